# 티칼 한국어. 이름 규칙은 en.ftl과 같습니다.

name-tikal = 티칼

option-auction = 경매 규칙: 라운드의 차례를 경매로 정하기

## 탐험대와 지도

name-worker = 대원
name-leader = 대장
name-base_camp = 베이스캠프
name-camp_1 = 내 첫 번째 캠프
name-camp_2 = 내 두 번째 캠프

name-n = 북쪽
name-ne = 북동쪽
name-se = 남동쪽
name-s = 남쪽
name-sw = 남서쪽
name-nw = 북서쪽

name-jungle = 정글
name-temple = 신전
name-treasure = 보물
name-volcano = 화산

name-north_temple = 북쪽 신전
name-clearing = 빈터
name-south_temple = 남쪽 신전
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-e1 = E1
name-e2 = E2
name-e3 = E3
name-e4 = E4
name-e5 = E5
name-f1 = F1
name-f2 = F2
name-f3 = F3
name-f4 = F4
name-f5 = F5
name-g1 = G1
name-g2 = G2
name-g3 = G3
name-g4 = G4

name-mask = 가면
name-necklace = 목걸이
name-vase = 항아리
name-ear_flare = 귀 장식
name-blade = 칼날
name-shell = 조개껍데기
name-sceptre = 홀
name-figurine = 조각상

## 바뀌는 것 (여기에 이름이 없는 것은 알리지 않습니다)

name-points = 점수
name-workers_lost = 게임에서 빠진 대원
name-leader_lost = 게임에서 빠진 대장

## 할 수 있는 일

action-lay = { $hex }에 { $tile } 놓기 (방향: { $turn })
action-place = { $camp-id ->
    [base_camp] 베이스캠프
   *[other] { $camp }
  }({ $at })에 { $member } 놓기 (행동 점수 { $cost })
action-jump = 비밀 통로로 { $member } 이동: { $at } → { $goal } (행동 점수 { $cost })
action-move = { $member } 이동: { $hex } → { $goal }, { $side } (행동 점수 { $cost })
action-uncover = { $hex } 신전을 { $value }까지 발굴 (행동 점수 { $cost })
action-recover = { $hex }에서 보물 하나 찾기 (행동 점수 { $cost })
action-exchange = 보물 교환: { $give } 주고 { $whom }의 { $take } 받기 (행동 점수 { $cost })
action-camp = { $hex }에 캠프 세우기 (행동 점수 { $cost })
action-guard = { $hex } 신전({ $value }점)의 파수꾼으로 { $member } 세우기 (행동 점수 { $cost })
action-end = 차례 마치기{ $left ->
    [0] { "" }
   *[other] { " " }(남은 행동 점수 { $left }점은 사라짐)
  }
action-choose = { $tile } 고르기: { $what }
action-pass = 패스
action-bid = { $points }점 입찰하기

## 여러 결정이 한 번에 이루어지는 것

action-enter = { $member-id ->
    [leader] 대장
   *[other] 대원 { $count }명
  } 투입: { $hex } → { $goal } (행동 점수 { $cost })
action-walk = { $member-id ->
    [leader] 대장
   *[other] 대원 { $count }명
  } 이동: { $hex } → { $goal } (행동 점수 { $cost })

## 누가 한 일

did-lay = { $hex }에 { $tile } 놓음
did-place = { $at }에 { $member } 놓음
did-jump = 비밀 통로로 { $member } 이동: { $at } → { $goal }
did-move = { $member } 이동: { $hex } → { $goal }
did-uncover = { $hex } 신전을 { $value }까지 발굴
did-recover = { $hex }에서 보물 찾음
did-exchange = { $give } 주고 { $whom }의 { $take } 받음
did-camp = { $hex }에 캠프 세움
did-guard = { $hex } 신전({ $value }점)에 파수꾼 { $member } 세움
did-end = 차례 마침
did-choose = { $tile } 고름
did-pass = 패스
did-bid = { $points }점 입찰

## 지금 정할 것

step-over = 게임이 끝났습니다
step-draw = 지형 타일을 뽑습니다
step-lay = 지형 타일을 놓으세요
step-explore = 행동 점수를 쓰세요
step-scoring_round = 점수 계산 라운드
step-score = 점수 계산
step-display = 새 지형 타일을 펼칩니다
step-bid = 차례를 정하는 경매: 입찰하거나 패스하세요
step-choose = 지형 타일을 고르세요
ask-bid = 입찰 ({ $least }~{ $most }), Enter는 패스

## 두 단계로 고르는 것

group-lay = { $hex }에 { $tile } 놓기, 방향 { $n }가지
group-walk = { $place }에서 { $member-id ->
    [leader] 대장
   *[other] 대원 { $count }명
  } 이동: 갈 수 있는 곳 { $places }군데
group-enter = { $hex }에서 { $member-id ->
    [leader] 대장
   *[other] 대원 { $count }명
  } 투입하고 이동: 갈 수 있는 곳 { $places }군데
group-exchange = { $give } 교환하기 ({ $n }가지)
lay-paths = { $hex }, 방향 { $turn }: 행동 점수 { $paths }
lay-path = { $hex }까지 { $cost }
lay-alone = 없음, 돌 옆에 놓인 타일이 없습니다

step-turn_taken = 차례가 끝났습니다
step-final_round = 마지막 점수 계산 라운드

## 바뀐 까닭

cause-setup = 게임 준비
cause-auction = 경매
cause-placing = 배치
cause-recovering = 보물 찾기
cause-exchanging = 교환
cause-establishing = 새 캠프
cause-guarding = 새 파수꾼
cause-scoring = 점수 계산

## 점수가 나온 곳

source-capital = 시작 점수
source-bids = 입찰한 점수
source-temples = 신전
source-treasures = 보물

## 게임판

board-player = { $mark } ({ $n }번 플레이어)
board-base_camp = 베이스캠프
board-jungle = 정글
board-temple = 신전 { $n }
board-treasure = 보물 { $n }
board-treasure-empty = 보물 없음
board-volcano = 화산
letter-base_camp = 베캠
letter-jungle = 정
letter-temple = 신{ $n }
letter-treasure = 보{ $n }
letter-treasure-empty = 보-
letter-volcano = 화
board-points-left = 남은 행동 점수 { $points }점
board-scoring = 점수 계산 차례
board-worth = 지금 점수를 계산하면 { $points }점: 신전 { $temples }점, 보물 { $treasures }점
board-rounds = 점수 계산 라운드: { $all }번 중 { $rounds }번 시작
board-tiles-left = 글자별 남은 지형 타일: { $letters }
board-levels-left = 남은 신전 타일: { $levels }
board-hand = 손에 든 타일 (변의 숫자는 돌)
board-set-aside = 놓을 곳이 없던 타일: { $tiles }
board-legend = ♜ 파수꾼 · ⌂ 캠프 · L 대장 · 이름 옆: 신전을 차지한 사람과 그 힘 · 신 신전 · 보 보물 · 정 정글 · 화 화산 · 변의 숫자: 건너는 데 드는 행동 점수 · 흐린 숫자: 아직 타일이 없는 쪽의 돌
board-players = 플레이어
board-points = 점수
board-now = 지금 받을 점수
board-workers = 대원
board-leader = 대장
board-leader-supply = 대기
board-leader-map = 지도
board-leader-out = 빠짐
board-camps = 캠프
board-guards = 파수꾼
board-treasures = 보물
board-indicator = 차례
board-acted = 마침
board-display = 펼친 타일
board-displayed = 펼친 타일: { $tiles }
board-tile = { $kind-id ->
    [temple] { $tile } 신전 { $face }
    [treasure] { $tile } 보물 { $face }개
   *[other] { $tile } { $kind }
  }
board-bidding = 최고 입찰 { $points }점:
board-no-bid = 아직 입찰이 없습니다
board-what = { $kind-id ->
    [temple] 신전 { $face }
    [treasure] 보물 { $face }개
   *[other] { $kind }
  }, 북쪽부터 시계 방향으로 돌 { $stones }

## 참조표

reference-action = 행동
reference-cost = 행동 점수
reference-place = 베이스캠프나 자기 캠프에 대원 또는 대장 놓기
reference-jump = 캠프 사이에서 대원 또는 대장 이동
reference-stone = 대원 또는 대장 이동, 돌 하나당
reference-uncover = 신전 한 층 발굴: 신전마다 한 차례에 { $most }개 층까지, 층마다 대원 1명 필요
reference-recover = 보물 하나 찾기: 타일마다 한 차례에 { $most }개까지, 보물마다 대원 1명 필요
reference-exchange = 한 개만 가진 보물끼리 교환
reference-camp = 정글이나 보물을 모두 찾은 곳에 캠프 세우기
reference-guard = 내 세력이 가장 강한 신전에 파수꾼 세우기. 그곳의 나머지 내 대원은 게임에서 빠짐
reference-values = 같은 보물의 점수: { $points }
reference-strength = 세력: 대원 { $worker }, 대장 { $leader }

## 행동 종류의 뜻, 봇을 만드는 사람에게

means-lay = 손에 든 지형 타일 놓기: 놓을 곳과 첫 번째 변이 향할 쪽
means-place = 공급처의 대원을 베이스캠프나 자신의 캠프에 배치
means-jump = 비밀 통로로 대원을 캠프에서 캠프로 이동
means-move = 한 변의 돌을 건너 대원 이동
means-uncover = 신전 한 층 발굴
means-recover = 맨 위의 보물 찾기
means-exchange = 보물 하나를 주고 그 사람의 다른 보물 받기
means-camp = 캠프 설치
means-guard = 대원 한 명을 신전의 파수꾼으로 세우기
means-end = 차례 끝내기, 남은 행동 점수는 사라짐
means-choose = 공개된 지형 타일 고르기
means-pass = 경매에서 패스
means-bid = 점수를 걸고 입찰

## 할 수 없는 까닭

why-not-now = { $step-id ->
    [lay] 먼저 지형 타일을 놓아야 합니다
    [explore] 지금은 행동 점수를 쓰는 때입니다
    [bid] 지금은 입찰하거나 패스하는 때입니다
   *[other] 지금은 지형 타일을 고르는 때입니다
  }
why-explored = { $hex }에는 이미 타일이 있습니다
why-not-next-to-explored = { $hex } 옆에 놓인 타일이 없습니다
why-no-stone = { $turn } 방향으로 놓으면 { $hex }까지 들어갈 수 있는 돌길이 없습니다
why-same-rotation = { $hex }에 놓을 때 모양이 같은 방향은 하나만 고를 수 있습니다
why-too-few-points = 행동 점수 { $needs }점이 필요하지만 { $has }점만 남아 있습니다
why-supply-empty = 남아 있는 { $member } 말이 없습니다
why-no-such-camp = 아직 세우지 않은 캠프입니다: { $camp }
why-same-camp = 다른 캠프로만 이동할 수 있습니다
why-not-in-camp = { $camp-id ->
    [base_camp] 베이스캠프
   *[other] { $camp }
  }에 내 { $member } 말이 없습니다
why-not-there = { $hex }에 내 { $member } 말이 없습니다
why-volcano = { $hex }의 { $side }에는 화산이 있고, 화산에는 들어갈 수 없습니다
why-no-path = { $hex }의 { $side }에는 돌길이 없습니다
why-no-camp-left = 캠프 { $camps }개를 이미 모두 세웠습니다
why-no-camp-site = { $hex }에는 정글도 보물 타일도 없습니다
why-treasures-left = { $hex }에 보물 { $treasures }개가 남아 있습니다
why-camp-there = { $hex }에는 이미 캠프가 있습니다
why-no-temple = { $hex }에는 신전이 없습니다
why-guarded = { $hex } 신전에는 파수꾼이 있습니다
why-no-temple-tile = 숫자 { $number } 신전 타일이 남아 있지 않습니다
why-enough-levels = 한 신전은 한 차례에 { $most }개 층까지만 발굴할 수 있습니다
why-level-needs-member = 한 차례에 발굴하는 층마다 그곳에 내 대원 1명이 필요합니다. { $hex }에는 { $members }명이 있습니다
why-no-guard-left = 파수꾼 { $guards }명을 이미 모두 세웠습니다
why-guarded-already = { $hex } 신전에는 이미 파수꾼이 있습니다
why-no-majority = { $hex }에서 내 세력은 { $strength }이고, 다른 사람의 세력은 { $others }입니다
why-no-treasure = { $hex }에는 보물이 없습니다
why-enough-treasures = 한 타일에서는 한 차례에 보물 { $most }개까지만 찾을 수 있습니다
why-treasure-needs-member = 한 차례에 찾는 보물마다 그곳에 내 대원 1명이 필요합니다. { $hex }에는 { $members }명이 있습니다
why-exchange-with-other = 보물은 다른 사람과 교환합니다
why-you-have-no-single = 한 개만 가진 보물끼리 교환합니다. 나는 { $treasure } 보물이 { $count }개입니다
why-they-have-no-single = 한 개만 가진 보물끼리 교환합니다. 상대는 { $treasure } 보물이 { $count }개입니다
why-equal-treasures = 같은 보물끼리는 교환하지 않습니다
why-bid-too-low = 다음 입찰은 { $least }점 이상이어야 합니다
why-bid-too-high = 점수가 { $has }점이므로 { $bid }점을 입찰할 수 없습니다
why-not-displayed = { $tile } 타일은 펼쳐져 있지 않습니다

## 그 밖에 일어난 일. 사람이 있으면 이름이 앞에 옵니다

event-volcano = 화산 { $tile } 나옴
event-scoring-round = 점수 계산 라운드 시작 ({ $number }/{ $of })
event-temple-held = { $hex } 신전 차지 (세력 { $strength }): { $points }점
event-temple-guarded = { $hex } 신전에 파수꾼 있음: { $points }점
event-treasures = 같은 보물 { $size }개씩 { $sets }종류 ({ $treasures }): { $points }점
event-auction = 경매 시작, 펼쳐진 타일: { $tiles }
event-turn-won = { $points ->
    [0] 점수를 내지 않고 차례를 가져옴
   *[other] { $points }점으로 차례를 가져옴
  }
event-tile-taken = { $tile } 타일을 가져옴
event-no-place = { $tile } 타일은 놓을 곳이 없어 게임에서 빠짐
event-last-tile = 마지막 타일 { $tile } 뽑음
event-last-tiles = 마지막 타일이 펼쳐졌습니다: { $tiles }
event-end = 게임이 끝났습니다
event-winner = { $winners ->
    [1] 승리
   *[other] 공동 승리
  }: { $points }점

## 봇의 성격: 그 자체로 좋아하는 것

character-archaeologist = 고고학자
character-treasure_hunter = 보물 사냥꾼
character-guardian = 수호자
character-scout = 정찰병
about-character-archaeologist = 신전을 발굴하고 차지하기를 좋아합니다
about-character-treasure_hunter = 보물을, 특히 짝을 맞추기를 좋아합니다
about-character-guardian = 신전에 파수꾼을 세우기를 좋아합니다
about-character-scout = 신전 가까운 캠프와 길 떠나기를 좋아합니다
