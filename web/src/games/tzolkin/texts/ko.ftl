# 브라우저 보드의 촐킨: 명령줄에는 필요 없는 말. 

## The calendar

tz-train = 달력과 다섯 톱니바퀴
tz-age = { $age ->
    [1] 첫째 시대
   *[other] 둘째 시대
  }
tz-day = { $day }일째
tz-food-in = { $days ->
    [0] 오늘은 푸드 데이
    [1] 내일은 푸드 데이
   *[other] 푸드 데이까지 { $days }일
  }
tz-food-day = { $day }일은 푸드 데이: 일꾼이 먹고, { $reward }.
pays-goods = 신전이 자원을 줌
pays-points = 신전이 점수를 줌
tz-feed = 식량 { $corn } · 보유 { $have }
about-goods = { $day }일에 모든 일꾼을 먹여야 합니다. 그런 다음 각 신전이 내 단계와 그 아래 모든 단계의 자원을 줍니다.
about-points = { $day }일에 모든 일꾼을 먹여야 합니다. 그런 다음 각 신전이 내 단계의 점수를 주고, 가장 높은 사람은 보너스를 받습니다.
tz-explain-feeding = 일꾼을 모두 먹이려면 옥수수 { $corn }개가 필요하고, 지금 { $have }개가 있습니다. 굶는 일꾼마다 점수를 잃습니다.
tz-corn-on-tooth = 시작 플레이어 칸에 가는 사람이 가져갈 옥수수입니다.

## Gears

tz-free = 비어 있음
tz-dummy = 더미 일꾼
tz-space = { $gear } { $space }: { $explain }
tz-space-held = { $gear } { $space } ({ $name }): { $explain }
tz-offered = { $name }: 여기에 해골을 바쳤습니다.
tz-skulls-left = { $n }개 남음
tz-explain-free = 자유 선택: 이 톱니바퀴의 아무 행동이나 합니다.
about-palenque = 팔렝케: 물고기를 잡고, 옥수수를 거두고, 정글에서 나무를 벱니다.
about-yaxchilan = 야슈칠란: 나무, 돌, 금, 수정 해골.
about-tikal = 티칼: 기술, 건물, 기념비.
about-uxmal = 우슈말: 신전, 시장, 새 일꾼, 지름길.
about-chichen_itza = 치첸이차: 수정 해골을 바쳐 점수를 얻고 신전을 오릅니다. 칸마다 해골 하나만 놓을 수 있습니다.

## Around the gears

tz-jungle = 정글
tz-explain-field = 팔렝케 { $space }: 옥수수 타일 { $corn }개, 나무 타일 { $wood }개 남음. 숲 아래 옥수수는 나무를 베거나 태운 뒤에 거둘 수 있습니다.
tz-go-first = 먼저 하기
tz-take-corn = 옥수수 { $n }개
tz-explain-start = 시작 플레이어 칸: 톱니의 옥수수를 모두 가져가고 다음 라운드에 먼저 합니다. 개인판이 밝은 면이면 한 번 달력을 이틀 나아가게 할 수 있습니다.
tz-ladder = 한 차례에 놓는 일꾼마다 더 내는 옥수수: { $costs }. 이번 차례에 놓은 일꾼: { $placed }
tz-placed = 이번 차례에 놓은 일꾼: { $placed }명.
tz-explain-ladder = 일꾼마다 칸의 숫자만큼 내고, 한 차례에 놓는 둘째, 셋째, ... 일꾼은 이만큼 더 냅니다.
tz-explain-quick = 오늘의 빠른 행동. 이번 차례의 일꾼을 모두 놓으면 바로 합니다:

## Tracks and offers

tz-tracks = 신전과 기술
tz-technology-costs = 자원 { $costs }개
tz-explain-step = { $temple }, { $points }점.
tz-explain-step-good = 시대 중간에 { $good } 획득.
tz-explain-leader = { $temple }: 이 시대가 끝날 때 가장 높은 사람이 { $points }점을 더 받고, 동률이면 절반씩 받습니다.
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
per-monument_built_by_anyone = 모든 기념비
per-techs_at_level_3 = 3단계 기술 수
per-own_tech_level = 기술 단계마다
per-own_workers_in_play = 일꾼 4/5/6명
per-current_step_points_of_all_temples = 신전 점수 다시
per-steps_above_start_on_one_chosen_temple = 최고 신전 단계마다
per-skull_placed_in_chichen_itza_by_anyone = 바친 해골마다

## Players

tz-explain-workers = 일꾼 { $workers }명 가운데 { $available }명을 놓을 수 있습니다.
tz-feeds = 다음 푸드 데이에 옥수수 { $corn }개가 필요합니다. 지금 { $have }개 있음.
tz-explain-light = 밝은 면: 달력을 이틀 나아가게 할 수 있습니다.
tz-explain-dark = 어두운 면: 이미 달력을 이틀 나아가게 했습니다.
tz-explain-farms = 농장: 일꾼 { $some }명은 먹지 않고, 모든 일꾼이 { $all }개씩 덜 먹습니다.
tz-explain-corn-tiles = 거둔 옥수수 타일: { $n }
tz-explain-wood-tiles = 거둔 나무 타일: { $n }
tz-kept = 선택함
tz-leaves = 남는 것

## Choosing

tz-tab-gears = 톱니바퀴
tz-tab-temples = 신전
tz-tab-offers = 건축

## At home

lead = 돌아가는 톱니바퀴에 일꾼을 놓고, 때가 무르익으면 데려옵니다.
note-tribes = 저마다 다른 재주를 가진 부족을 이끕니다
note-prophecies = 세 가지 재앙, 그리고 대비한 사람에게 점수
note-buildings = 건물 여덟 개 추가
note-quick_actions = 바로 작은 행동을 하는 세 칸. 5인 게임에서는 늘 씁니다
