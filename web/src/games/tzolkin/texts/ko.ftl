# 브라우저 보드의 촐킨: 명령줄에는 필요 없는 말. 

## The calendar

tz-train = 달력과 기어 다섯 개
tz-age = { $age ->
    [1] 1시대
   *[other] 2시대
  }
tz-day = { $day }일째
tz-food-in = { $days ->
    [0] 오늘은 푸드 데이
    [1] 내일은 푸드 데이
   *[other] 푸드 데이까지 { $days }일
  }
tz-food-day = { $day }일째는 푸드 데이입니다. 일꾼을 먹입니다. { $reward }.
pays-goods = 보상: 물품
pays-points = 보상: 점수
tz-feed = 필요 { $corn } · 보유 { $have }
about-goods = { $day }일째에 모든 일꾼을 먹입니다. 그런 다음 신전마다 내 마커가 있는 칸과 그 아래 칸들의 물품을 모두 받습니다.
about-points = { $day }일째에 모든 일꾼을 먹입니다. 그런 다음 신전마다 내 마커가 있는 칸의 점수를 얻고, 가장 높은 칸에 있는 사람은 추가 점수를 얻습니다.
tz-explain-feeding = 일꾼을 모두 먹이려면 옥수수 { $corn }개가 필요하고, 지금 { $have }개가 있습니다. 먹이지 못한 일꾼마다 점수를 잃습니다.
tz-corn-on-tooth = 시작 플레이어 칸에 일꾼을 배치한 사람이 가져갈 옥수수입니다.

## Gears

tz-free = 비어 있음
tz-dummy = 가짜 일꾼
tz-space = { $gear } { $space }: { $space ->
    [0] 아직 행동 없음, 내일 1번 칸
   *[other] { $explain }
  }
tz-space-held = { $gear } { $space } ({ $name }): { $explain }
tz-offered = 여기에 수정 해골을 놓은 사람: { $name }
tz-skulls-left = { $n }개 남음
tz-explain-free = 무료 선택: 이 기어에서 원하는 행동을 한 번 수행합니다.
about-palenque = 팔렝케: 낚시, 정글의 옥수수와 나무 수확.
about-yaxchilan = 야슈칠란: 나무, 돌, 금, 수정 해골.
about-tikal = 티칼: 기술, 건물, 기념비.
about-uxmal = 우슈말: 신전, 시장, 새 일꾼, 옥수수로 짓는 건물, 다른 기어의 행동.
about-chichen_itza = 치첸이차: 수정 해골을 놓아 점수를 얻고 신전을 올립니다. 칸마다 해골을 하나만 놓을 수 있습니다.

## Around the gears

tz-jungle = 정글
tz-explain-field = 팔렝케 { $space }번 칸: 옥수수 타일 { $corn }개, 나무 타일 { $wood }개가 남아 있습니다. 나무 타일 밑의 옥수수는 나무를 수확하거나 숲을 태워야 얻을 수 있습니다.
tz-go-first = 선 마커
tz-take-corn = 옥수수 { $n }개
tz-explain-start = 시작 플레이어 칸: 톱니에 쌓인 옥수수를 모두 가져오고 선 마커를 받습니다. 이미 선이면 왼쪽 사람에게 넘깁니다. 개인 보드가 밝은 쪽이면 달력을 이틀 전진시킬 수 있습니다.
tz-ladder = 한 차례에 배치하는 일꾼마다 더 내는 옥수수: { $costs }. 이번 차례에 배치한 일꾼: { $placed }개
tz-placed = 이번 차례에 배치한 일꾼: { $placed }개.
tz-explain-ladder = 일꾼마다 칸의 숫자만큼 옥수수를 내고, 한 차례에 배치하는 두 번째 일꾼부터는 표시된 만큼 더 냅니다.
tz-explain-quick = 오늘의 빠른 행동. 이번 차례의 일꾼을 모두 배치하면 바로 수행합니다:

## Tracks and offers

tz-tracks = 신전과 기술
tz-technology-costs = 자원 { $costs }개
tz-explain-step = { $temple }, { $points }{ $n ->
   *[other] 점
  }.
tz-explain-step-good = 시대 중간의 보상: { $good }.
tz-explain-leader = { $temple }: 이 시대가 끝날 때 가장 높은 칸에 있는 사람이 { $points }점을 더 얻고, 동률이면 절반씩 얻습니다.
tz-offers = 건물과 기념비
tz-buildings = 건물 { $age ->
    [1] I
   *[other] II
  }
per-own_tomb_building_or_monument = 내 무덤마다
per-own_civic_building_or_monument = 내 도시 타일마다
per-own_shrine_building_or_monument = 내 성지마다
per-own_building_or_monument = 내 건물·기념비마다
per-own_corn_harvest_tile = 내 옥수수 타일마다
per-own_wood_harvest_tile = 내 나무 타일마다
per-monument_built_by_anyone = 모두의 기념비마다
per-techs_at_level_3 = 3단계 기술 수
per-own_tech_level = 기술 단계마다
per-own_workers_in_play = 일꾼 4/5/6개
per-current_step_points_of_all_temples = 신전 점수 다시
per-steps_above_start_on_one_chosen_temple = 신전 하나의 칸마다
per-skull_placed_in_chichen_itza_by_anyone = 놓인 해골마다

## Players

tz-explain-workers = 일꾼 { $workers }개 중 { $available }개를 배치할 수 있습니다.
tz-feeds = 다음 푸드 데이에 옥수수 { $corn }개가 필요하고, 지금 { $have }개가 있습니다.
tz-explain-light = 밝은 쪽: 달력을 이틀 전진시킬 수 있습니다.
tz-explain-dark = 어두운 쪽: 달력을 이틀 전진시키는 특권을 이미 썼습니다.
tz-explain-farms = 농장: 일꾼 { $some }개는 옥수수를 먹지 않고, 모든 일꾼이 { $all }개씩 덜 먹습니다.
tz-explain-corn-tiles = 옥수수 수확 타일: { $n }개
tz-explain-wood-tiles = 나무 수확 타일: { $n }개
tz-kept = 선택함
tz-leaves = 남음

## Choosing

tz-tab-gears = 기어
tz-tab-temples = 신전
tz-tab-offers = 건물

## At home

standing = { $day ->
    [0] 첫날 전
   *[other] { $day }일째
  }
lead = 돌아가는 기어에 일꾼을 배치하고, 때가 무르익으면 회수합니다.
note-tribes = 저마다 고유한 능력이 있는 부족을 이끕니다
note-prophecies = 세 가지 재앙, 그리고 대비한 사람에게 점수
note-buildings = 건물 여덟 개 추가
note-quick_actions = 배치하면 바로 작은 행동을 하는 칸 세 개. 5인 게임에서는 항상 사용

## 질문 자리

tz-buy = 사기
tz-sell = 팔기
undo-place = { $gear } { $space }
undo-pick = 일꾼 회수
undo-use = { $action }
undo-start = 시작 플레이어
undo-beg = 구걸
undo-anger = { $temple }
undo-climb = { $temple }
undo-keep = { $tile }
undo-tribe = { $tribe }
undo-pay = { $block }
undo-spare = { $block }
undo-sell = { $block }
undo-buy = { $block }
undo-take = { $block }
undo-trade = { $block }
undo-build = { $building }
undo-monument = { $monument }
undo-advance = { $technology }
undo-harvest = 수확
undo-quick = 빠른 행동
undo-days = 달력
tz-parts = 칸 { $space } + { $nth }번째 일꾼 { $worker }
tz-yields-nothing = 지금은 얻는 것이 없음
when-event-day = { $day }일째
