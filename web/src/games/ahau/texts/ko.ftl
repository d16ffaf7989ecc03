# 브라우저의 아하우: 명령줄에는 없는 말.

lead = 유카탄의 마야 도시를 다스립니다. 카드 두 장을 비밀리에 고르고, 신을 소환하고, 피라미드를 쌓습니다.
note-family = 건물과 역할이 없고 신의 힘이 단순함
note-personal_scoring = 신전이 각자 이룬 만큼 지급
note-shadow = 규칙이 움직이는 경쟁자가 길을 막음
name-day = 낮
name-night = 밤
name-random = 무작위

## 테이블

ah-tab-map = 지도
ah-tab-temples = 신전
ah-tab-kingdom = 왕국
ah-map = 유카탄 지도
ah-round = { $n }라운드
ah-katun-of = 카툰 { $n }/{ $all }
ah-solo = 1인, { $difficulty }
ah-with-shadow = 그림자 포함
ah-last-round = 마지막 라운드
ah-whole-map = 지도 전체 보기
ah-closer = 크게 보기

## 지도 위

ah-about-city = { $city }, { $god }의 도시
ah-about-workers = { $name }: { $n }{ $lying ->
    [0] { "" }
   *[other] , 누운 일꾼 { $lying }
  }{ $fame ->
    [0] { "" }
   *[other] , 지금 명성 { $fame }
  }
ah-about-region = { $n }번 지역
ah-about-tiles = 타일: { $tiles }
ah-about-bonus = 모든 도시에 일꾼이 있으면 받는 건물: { $building }
ah-about-rulers = 통치자: { $names }
ah-about-site = { $n }번 생산지 ({ $cities })
ah-site-used = 소모됨: 달력 위에 있음
ah-site-yields = 생산: { $resource }
ah-site-workers = 옆에 있는 내 일꾼: { $n }
ah-region-missing = { $n ->
    [0] 이 지역의 모든 도시에 내 일꾼이 있습니다.
   *[other] 일꾼이 더 필요한 도시: { $cities }
  }
ah-region-resources = 지역의 모든 도시에 일꾼이 있으면 받음
ah-ruler-there = 통치자: { $name }
ah-cities-then = { $name }: 모든 도시의 명성 { $before } → { $after }
ah-cities-same = 모든 도시의 명성은 그대로입니다.
ah-then-place = 일꾼을 놓을 곳: { $cities }
ah-place-not = 놓을 수 없는 곳: { $cities }, 분쟁에서 진 { $n }번 지역 옆
ah-free-with = { $building } 무료, 일꾼이 필요한 도시: { $cities }
ah-free-now = { $building } 무료: 모든 도시에 일꾼이 있음
ah-completes = { $n }번 지역 완성: { $building } 무료
ah-level = { $n }층
ah-adjacency = { $n ->
    [0] 맞는 이웃 없음
   *[other] 맞는 이웃 보너스 { $n }개
  }
ah-strength-with = { $god }에 대한 내 힘: 건설 { $built }, 버릴 수 있는 보관 타일 { $held }

## 신전, 트랙, 공개 건물

ah-temples = 신전
ah-temples-best = 테이블 최고값을 지급 · 아래: 내 타일
ah-temples-personal = 각자의 값을 지급 · 아래: 내 타일
ah-temple = { $god }의 신전
ah-temple-counts = { $personal ->
    [true] 지금 마커 지급: 명성 { $n } (내 { $what })
   *[other] 지금 마커마다 지급: 명성 { $n } (가장 많은 { $what })
  }
ah-value-of = { $name } { $n }
ah-calendar = 달력
ah-calendar-left = { $n ->
    [0] 이 라운드 뒤 축제
   *[other] 생산지 { $n }개 뒤 축제
  }
ah-calendar-about = 소모된 생산지가 여기에 놓입니다. 마지막 칸이 차면 라운드가 끝날 때 축제를 엽니다. 빈칸: { $n }
ah-might = 무력
ah-might-ties = 한 칸에서는 왼쪽이 위이며 동점에서 이김
ah-might-space = { $n }번 칸: { $reward }
ah-offer = 공개 건물
ah-stack = 더미에 { $n }개
ah-empty = 비어 있음
ah-about-building = { $building }: { $price }
ah-slot = { $discount ->
    [0] 이 칸의 건물은 명성 { $fame } 추가
   *[other] 이 칸의 건물은 자원 { $discount }개 할인
  }
ah-bonus-building = { $building } 무료 건설: { $does }

## 보상

ah-reward-fame = 명성 { $n }
ah-reward-resources = 원하는 자원 { $n }개
ah-reward-temple_marker = 신전에 마커 1개
ah-reward-weapon = 무기 { $n }개
ah-reward-role_card = 역할 카드, 또는 내 역할 되가져오기
ah-reward-might = 무력 { $n }칸
ah-reward-lay_down_worker = 일꾼 눕히기
ah-reward-draw_pyramid_tiles = 타일 { $n }개 뽑기
ah-reward-none = 보상 없음
ah-reconstructed = 재구성한 값: 규칙서에는 그림으로만 나옵니다. 실물이 있으면 고칠 수 있습니다. 새 테이블 화면에서 기본 구성물 파일을 받아 고친 다음 그 파일로 하세요.

## 왕국

ah-kingdom = { $own ->
    [true] 내 왕국
   *[other] 왕국: { $name }
  }
ah-family-differs = 다른 점
ah-family-regions = 지역에 자원 두 개
ah-family-regions-about = 건물이 없습니다. 지역을 둘러싼 모든 도시에 일꾼이 있으면 그 지역의 자원 두 개를 가져올 수 있습니다.
ah-family-temples = 신전은 자기 값을 지급
ah-family-temples-about = 신전은 항상 개인 점수로 계산합니다. 각자 자기가 가진 만큼 받습니다.
ah-family-gods = 지은 타일로만 소환
ah-family-gods-about = 신의 힘은 내 피라미드에 있는 그 신의 타일 수입니다. 타일을 버리지 않고 색도 상관없습니다.
ah-family-roles = 역할 칸: 카드 되찾기
ah-family-roles-about = 역할 카드가 없습니다. 역할이 그려진 칸에서는 지역 카드 한 장을 되찾을 수 있습니다.
ah-side-day = 낮 면
ah-side-night = 밤 면
ah-side-family = 가족 게임
ah-pyramid = 피라미드
ah-space-about = { $level }층: { $cost ->
    [1] 타일과 같은 색 자원 1개
   *[other] 서로 다른 자원 { $cost }개, 그중 하나는 타일과 같은 색
  }
ah-space-brings = 칸의 보상: { $reward }
ah-building-space = 건물 칸의 보상: { $reward }
ah-resources = 자원
ah-give-hint = 2:1은 같은 자원 두 개를 다른 자원으로 교환
ah-get-hint = 어떤 자원으로 바꿀까요?
ah-buildings = 건물 · 칸의 보상
ah-reserve = 보관 타일
ah-no-tiles = 타일 없음
ah-no-cards = 없음
ah-pick-tile = { $tile } 건설: 놓을 칸 보기
ah-barter-about = 같은 색 타일 두 개를 교환: { $resource }
ah-weapons = 무기 { $n }/{ $most }
ah-workers-left = 아직 놓지 않은 일꾼 { $n }개
ah-in-reserve = 보관 타일: { $tiles }
ah-now = 지금 +{ $n }
ah-now-short = +{ $n }
ah-now-about = 지금 축제를 열면: 신전 { $temples }, 도시 { $cities }, 신전 건물 { $buildings }
ah-chosen = 선택함
ah-role-about = { $role }({ $n }): { $does }
ah-role-hidden = 아무도 보지 못한 역할 카드
ah-roles-secret = 나만 볼 수 있습니다
ah-role-numbers = 왼쪽에 내면 { $n }번 지역, 오른쪽에 내면 전력 { $n }. 낼 때까지 비밀입니다.
ah-hand-about = 손에 든 카드: { $hand }
ah-hand-legend = 어두운 카드: 이번 라운드에 사용. 점선: 버린 카드. 모든 카드는 공개입니다.

## 질문 창

ah-step-place = 일꾼 놓기
ah-step-summon = 신 소환
ah-step-act = 생산 또는 건설
ah-placed = 일꾼: { $city }
ah-summoned = { $god }, 힘 { $n }
ah-skipped-place = 일꾼을 놓지 않음
ah-skipped-summon = 소환하지 않음
ah-choose-left = 왼쪽 카드: 지역
ah-choose-right = 오른쪽 카드: 전력
ah-put-back = 카드 { $n } 되돌리기
ah-into = { $n }번 지역으로
ah-at-most = 최대 { $n }
ah-cannot-come = 올 수 없음
ah-wins-ties = 동점이면 승리
ah-safe = 이길 수 없음
ah-tie = 동점에서 이김
ah-lost = 이길 수 있음
ah-let-go = 놓기
ah-leave = 그만두기
ah-take-bonus = { $resources ->
    [true] 자원 받기
   *[other] { $building } 무료로 받기
  }
ah-summon = { $god } 소환
ah-strength = 힘 { $n }
ah-which-tile = 건설할 타일
ah-as-colour = 색: { $colour }
ah-part = { $what }: { $n }
ah-propose-build_for = 이렇게 지불할까요?
ah-propose-build = 이렇게 지불할까요?
ah-propose-construct_for = 이렇게 지불할까요?
ah-propose-construct = 이렇게 지불할까요?
ah-propose-pay_all = 이렇게 지불할까요?
ah-propose-gain_all = 이렇게 받을까요?
ah-propose-summon_with = 타일을 버릴까요?
ah-propose-summon = 타일을 버릴까요?
ah-propose-barter_for = 이 두 개를 버릴까요?
ah-propose-barter = 이 두 개를 버릴까요?
ah-propose-recall_all = 이 카드들을 되가져올까요?
ah-propose-recall = 이 카드들을 되가져올까요?
ah-do-build_for = 건설
ah-do-build = 건설
ah-do-construct_for = 건설
ah-do-construct = 건설
ah-do-pay_all = 지불
ah-do-gain_all = 받기
ah-do-summon_with = 소환
ah-do-summon = 소환
ah-do-barter_for = 교환
ah-do-barter = 교환
ah-do-recall_all = 되가져오기
ah-do-recall = 되가져오기
ah-pick-card = 왼쪽 카드로 선택: { $what }
ah-pick-from = 일꾼 옮기기: { $what }
ah-pick-give = 바꾸기: { $what }
ah-pick-reserve = 건설: { $what }
ah-pick-proposal = { $what }

## 경쟁자

ah-prefers = 선호
ah-prefers-about = 성격 카드에 적힌 신의 순서입니다. 어디로 가고 무엇을 가져갈지 이 순서로 정합니다.
ah-lead = { $who ->
    [you] { $by }점 앞섬
    [he] 파칼 왕이 { $by }점 앞섬
   *[level] 동점
  }
ah-lead-then = { $who ->
    [you] 지금 축제를 열면 { $by }점 앞섬
    [he] 지금 축제를 열면 { $by }점 뒤짐
   *[level] 지금 축제를 열면 동점
  }
ah-pakal-price = 비용 { $price }, 보유 { $has }
ah-pakal-builds = 건설할 수 있음
ah-pakal-produces = 생산해야 함
ah-pakal-buildings = 건물마다 명성 { $n }
ah-tracker = 파칼 왕의 자원: { $n }/{ $most }

## 축제

ah-told-building = { $building }: 명성 { $fame } 획득
ah-celebrated = 카툰 축제
ah-sum = 합계
ah-now-word = 현재
