# 브라우저의 티칼: 명령줄이 말하지 않는 것.

lead = 차례마다 행동 점수 10으로 티칼 주변의 정글을 탐험합니다. 신전에서 가장 강한 사람이 그 신전의 점수를 얻습니다.
note-auction = 점수를 걸고 라운드의 차례를 입찰합니다

## The table

tk-tab-map = 지도
tk-tab-tiles = 타일
tk-map = 지도
tk-tile-of = 타일 { $n }/{ $all }
tk-next-scoring = 다음 점수 계산: { $letter }
tk-whole-map = 지도 전체 보기
tk-closer = 가까이 보기

## Hexes

tk-about-base_camp = 베이스캠프 ({ $hex })
tk-about-jungle = 정글 ({ $hex })
tk-about-temple = 신전 { $n } ({ $hex })
tk-about-treasure = { $n ->
    [0] 보물을 모두 찾은 곳 ({ $hex })
   *[other] 남은 보물 { $n }개 ({ $hex })
  }
tk-about-volcano = 화산: 아무도 들어갈 수 없음 ({ $hex })
tk-about-camp = { $name }의 캠프
tk-about-members = { $name }: { $workers ->
    [0] { "" }
   *[other] 대원 { $workers }명
  }{ $leader ->
    [true] { $workers ->
        [0] 대장
       *[other] 과 대장
      }
   *[other] { "" }
  }
tk-about-guard = { $name }의 파수꾼 ({ $value }점)
tk-about-holder = 가장 강한 사람: { $name } (지금 { $value }점)
tk-about-tied = 가장 강한 사람이 없어 지금은 아무도 점수를 얻지 못합니다.
tk-about-nobody = 아무도 없습니다.
tk-shows-jungle = 정글
tk-shows-temple = 신전 { $n }
tk-shows-treasure = 보물 { $n }
tk-shows-volcano = 화산
tk-shows-base_camp = 베이스캠프

## Laying

tk-space = 빈칸 { $hex }
tk-turns = { $n }방향
tk-your-tile = 손에 든 타일
tk-hand-hint = 빛나는 칸을 끌어 타일을 돌리고, 손을 떼면 놓입니다. 누른 뒤 다시 누르거나 휠, R 키로 돌릴 수도 있습니다.
tk-sets-base_camp = { "" }
tk-sets-jungle = 정글: 이곳에 캠프를 세울 수 있습니다.
tk-sets-temple = 신전 { $n }: 세력이 가장 강한 사람이 점수를 얻습니다.
tk-sets-treasure = 이 위에 보물 { $n }개를 놓습니다.
tk-sets-volcano = 화산: 점수 계산 라운드가 끝났습니다. 아무도 들어갈 수 없습니다.
tk-dial = 돌리는 방향
tk-turn-to = 방향 { $n }
tk-fits = 여기에는 { $n }방향으로 놓을 수 있습니다.
tk-walking-in = 들어가는 비용은 { $cost }입니다.
tk-turn-on = 시계 방향으로 돌리기
tk-turn-back = 시계 반대 방향으로 돌리기
tk-lift = 타일 들기
tk-place-here = 여기에 놓기

## Points

tk-buys = 행동 점수 쓰기
tk-buys-hint = 누르면 이것만 표시
tk-buy-place = 투입
tk-buy-move = 이동
tk-buy-jump = 비밀 통로
tk-buy-uncover = 발굴
tk-buy-recover = 보물 찾기
tk-buy-exchange = 교환
tk-buy-camp = 캠프
tk-buy-guard = 파수꾼
tk-pick-party = { $what }에서 이동
tk-pick-enter = { $what }에 대원 투입
tk-pick-leader = { $what }에서 대장 보내기
tk-pick-give = 내 { $what } 내놓기
tk-pick-space = { $what }에 타일 놓기
tk-who-walks = 이동할 대원
tk-walkers = { $member-id ->
    [leader] 대장
   *[other] 대원 { $count }명
  }
tk-let-go = 취소
tk-price = 비용
tk-leaves = { $n } 남음
tk-now-change = 지금 { $n }
tk-temple-at = 신전 { $n }
tk-becomes = { $name }의 세력이 가장 강해집니다
tk-becomes-nobodys = 가장 강한 사람이 없어집니다

## Treasures, tiles

tk-treasures = 보물
tk-treasure-points = { $points }점
tk-pts = 점수
tk-left = 남음
tk-tiles-left = 남은 타일
tk-tiles-of = { $n }/{ $all }
tk-scored = 점수 계산
tk-volcano-among = { $letter } 타일에는 화산이 있습니다. 화산이 나오면 점수 계산 라운드가 열립니다.
tk-levels-left = 남은 신전 타일

## Players

tk-workers-left = 남은 대원: { $n }
tk-leader = 대장: { $where }
tk-leader-ready = 대기
tk-leader-map = 지도 위
tk-leader-out = 제외됨
tk-camps-left = 남은 캠프: { $n }
tk-guards-left = 남은 파수꾼: { $n }
tk-now = 지금 +{ $n }
tk-now-about = 지금 점수 계산을 하면: 신전 { $temples }, 보물 { $treasures }
tk-lost = { $n }명 제외

## Scoring rounds

tk-worth = 지금 점수 계산을 하면
tk-worth-hint = 신전, 보물
tk-scoring = 점수 계산 라운드 { $n }/{ $all }

## Auction

tk-turns-left = 남은 차례 { $n }/{ $all }
tk-acted = 차례 마침
tk-highest = 최고 { $n }
tk-highest-bid = 최고 입찰
tk-passed = 패스
tk-to-bid = 입찰할 차례
tk-bid = { $n } 입찰
tk-amount = 내 입찰
tk-less = 줄이기
tk-more = 늘리기
