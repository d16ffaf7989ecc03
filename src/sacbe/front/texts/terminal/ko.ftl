# 터미널에서만 쓰는 한국어. 특정 게임의 말은 여기에 없습니다.
random-player = 무작위 봇 { $n }
greedy-player = 욕심쟁이 { $n }
search-player = 탐색 { $n }
easy-player = 쉬움 { $n }
normal-player = 보통 { $n }
hard-player = 어려움 { $n }
expert-player = 전문가 { $n }

## 게임하기
ask-game = 어떤 게임을 할까요? [{ $game }]
ask-players = 몇 명이 할까요? { $least }~{ $most }명 [{ $usual }]
prompt = { $name }>
hand-over = { $name } 차례입니다. 화면을 넘긴 다음 Enter를 누르세요.
help =
    선택지의 번호나 표기, 또는 하나만 가리키는 짧은 말을 입력하세요: pl lead, c0r4 c2r4.
    한 번에 여러 개: 1 1 1, 또는 쌍반점으로 이어서. Tab으로 완성하며, 맞는 선택지가 나타납니다.
    이동, 지불, 신이 하는 일은 통째로 고를 수 있고, 각 목록의 첫 줄은 하나씩 정합니다.
    3.                  3번을 고르고 차례 마치기. 점만 치면 바로 마치고, Enter는 마칠지 묻기
    undo [N] (취소)     마지막 결정을 (또는 N개를) 되돌리기. 혼자 봇과 하면 끝난 차례도 되돌리기
    why, ? (설명)       지금 정하는 것과 그 규칙
    rule TK-2.1 (규칙)  규칙 하나 또는 한 장(TK-2), rules는 장의 목록
    log (기록)          지금까지 일어난 일
    board (보드)        보드와 선택지 다시 보기
    players (플레이어)  플레이어와 보드 옆에 놓인 것
    info (정보)         보드에 적힌 내용을 문장으로 보기
    scores (점수)       점수의 출처
    save FILE (저장)    이제부터 이 파일에 기록하기
    quit (종료)         나가기, 게임은 보관됩니다
help-rules = ?는 그 규칙을 보여 주고, rules는 게임을 간단히 설명하고 장 목록을 보여 줍니다.
rules-brief = 간단한 게임 설명
rules-chapters = 장 목록. rule과 번호를 입력하면 그 장을 보여 줍니다
page-back = Enter를 누르면 다시 보드를 보여 줍니다.
typed-undo = undo u 취소
typed-save = save 저장
typed-log = log l 기록
typed-board = board b 보드
typed-players = players p 플레이어
typed-scores = scores s 점수
typed-info = info i 정보
typed-why = why ? 설명
typed-help = help h 도움말
typed-rule = rule r 규칙
typed-rules = rules 규칙들
typed-quit = quit q exit 종료
saved = 게임을 { $file }에 저장했습니다.
left = 게임에서 나갔습니다. 아직 보관할 것이 없었습니다.
go-on = 게임을 보관했습니다. 이어 하기: sacbe play --resume { $name }
look-over = 돌아보기: sacbe analyze { $file }
again = 한 판 더 하기: { $command }
really-quit = Ctrl-C를 다시 누르면 나갑니다(게임은 보관됩니다). Enter를 누르면 계속합니다.
taken-back = 되돌림: { $what }
with-answers = { $what }, 그 뒤 상대가 한 일까지
is-thinking = { $name }: 생각하는 중…
hold = { $what }. { $how }
hold-ends = Enter는 차례 마치기, undo는 되돌리기.
hold-asks = Enter는 확정, undo는 되돌리기.
choices-narrow = 맞는 선택지 { $n }개, Enter를 누르면 모두 보입니다.
rest-dropped = 차례가 끝나 더 받지 않은 입력: { $rest }
kept-title = 보관된 게임
kept-none = 아직 보관된 게임이 없습니다.
column-name = 이름
column-moves = 결정
column-stands = 상태
kept-over = 끝남
kept-open = 진행 중
why-step = 지금 정하는 것: { $step }
why-rules = 규칙은 { $chapter }. { $title }입니다. rule { $chapter }로 다시 볼 수 있습니다.
keys-players = 플레이어
keys-log = 기록
keys-info = 정보
keys-scores = 점수
keys-why = 설명
keys-help = 도움말
keys-undo = 취소

## 점수
final-scores = 최종 점수
scores-so-far = 현재 점수
scorings-title = 점수 계산별 점수
scorings-column = 얻은 점수

## 시뮬레이션, 다시 보기, 측정
simulation-title = { $game }: 무작위 플레이어의 게임 { $games }판, 시드 { $seed }
games-written = { $count ->
   *[other] 게임 { $count }판
  }을 { $target }에 저장했습니다
simulation-speed = 한 판에 결정 { $decisions }번, 1초에 { $speed }판
column-seat = 자리
column-mean = 평균
column-min = 최저
column-max = 최고
column-wins = 승률
column-game = 게임
column-players = 인원
column-mode = 방식
column-decisions_per_s = 결정/초
column-games_per_s = 게임/초
column-copies_per_s = 복사/초
column-state_bytes = 상태 크기 (바이트)
column-simulations_per_s = 시뮬레이션/초
column-batched_per_s = 결정/초
column-bare_per_s = 맨 반복/초
games-progress = 판
bench-progress = 판
bench-total = 약 { $seconds }초 걸립니다: 인원수 { $tables }가지를 여러 번 잽니다.
bench-title = 속도
bench-batches = 여러 판을 나란히, 관찰을 모두 포함한 속도
bench-ratios = 컴파일판과 순수 파이썬판 비교
bench-pure-only = 여기서는 엔진이 컴파일되지 않아 비교할 대상이 없습니다.
replay-title = { $game }, { $moves }수

## 구성물 목록
pack-title = { $game }, 구성물 목록 { $digest }
exported = 구성물 목록을 { $file }에 저장했습니다. 고친 다음 --components FILE로 사용하세요.
confidence-high = 신뢰도: 높음
confidence-medium = 확실도: 중간
confidence-low = 확실도: 낮음
confidence-confirmed = 규칙서로 확인됨
confidence-single-source = 단일 출처
confidence-reconstructed = 규칙서에 맞춘 재구성

# The server
server-starts = 서버를 시작하는 중…
serving = 테이블 주소: { $url } (Ctrl-C를 누르면 서버가 종료됩니다)
actions-title = { $game }, 규칙 판 { $rules }: 행동 { $n }개
actions-number = 번호
actions-notation = 표기
actions-meaning = 뜻

## Why not
why-not-read = { $text }: 이 게임에는 그런 행동이 없습니다. 목록의 번호나 도움말을 입력하세요
why-no-such-choice = { $number }번 선택지는 없습니다. { $least }번부터 { $most }번까지 있습니다

## 규칙
rules-none = { $words }: 이 낱말이 들어 있는 규칙이 없습니다.

## 오류
error-in-file = { $file }: { $reason }
error-reason-missing = 그런 파일이나 폴더가 없습니다
error-reason-folder = 폴더입니다
error-reason-denied = 권한이 없습니다
error-reason-not-text = 텍스트 파일이 아닙니다
error-reason-form = 형식이 다릅니다
error-redis = Redis를 사용할 수 없습니다: { $reason }
error-database = 데이터베이스를 열 수 없습니다: { $url } ({ $reason })
error-numpy = 학습에는 numpy가 필요합니다: sacbe[train] 설치
error-output = --output에는 --export가 필요합니다
error-resumed = 이어서 하는 게임에서는 바꿀 수 없습니다: { $option }
error-other-game = 이 기록의 게임은 { $game }이며, 요청한 게임은 { $wished }입니다
error-which-game = 어떤 게임을 할지 정해 주세요: { $games }
error-player-count = 플레이어 수가 아닙니다: { $answer }
error-humans = --humans에는 사람 수 또는 1,3과 같은 자리 목록을 적습니다: { $text }
error-no-seat = { $players }인 게임에는 { $seat }번 자리가 없습니다
error-option-form = 옵션은 이름=값으로 적습니다: { $word }
error-input-ended = 게임이 끝나기 전에 입력이 끝났습니다
error-undo-usage = undo는 마지막에 고른 것을, undo 3은 결정 세 개를 되돌립니다
error-nothing-to-end = 여기서는 마칠 수 없습니다. 먼저 고르세요
error-held = 이것으로 차례가 끝납니다. Enter는 마치기, undo는 되돌리기입니다
error-nothing-kept = 끝나지 않은 채 보관된 게임이 없습니다
error-bot-answer = { $bot } 봇은 { $answer } 대신 state.legal(seat)에 있는 번호를 돌려주어야 합니다
error-one-bot = 봇을 둘 이상 적어 주세요(예: { $bots },greedy). 자기 자신과 두게 하려면 --games로 판 수를 정해 주세요
error-save-usage = 저장할 파일을 적어 주세요: save 파일
error-proxy = 프록시는 주소로 적습니다: { $reason }
error-not-started = 서버를 시작하지 못했습니다. 이유는 위에 있습니다
error-listen = { $host }, 포트 { NUMBER($port, useGrouping: 0) }에서 서버를 열 수 없습니다: { $reason }
error-bench-ended = 엔진을 측정하는 프로세스가 먼저 끝났습니다
error-unexpected = 예상하지 못한 { $kind }: { $reason } (SACBE_DEBUG=1로 위치를 볼 수 있습니다)
error-interrupted = 중단되었습니다

## 학습
train-round = { $game } { $round }: 오차 { $error }, 승리 { $won }, 점수 { $points }, { $kept ->
    [true] 채택
   *[false] 버림
  }, { $seconds }초
train-net-round = { $game } { $round }: 게임 { NUMBER($games, useGrouping: 0) }개, 오차 { $error }, 승률 { $wins }, 점수 { $points }, { $kept ->
    [true] 채택
   *[false] 버림
  }, { $seconds }초
train-again = { $game }: 게임 { $games }개로 다시 학습해 { $file } 파일에 썼습니다

## 남의 테이블에 앉기
sit-taken = { $table } 테이블에서 { $bot } 봇이 { $name } 자리를 맡았습니다.
sit-lost = 연결이 끊겨({ $reason }) 다시 연결합니다.
sit-failed = { $bot } 봇이 실패하여({ $reason }) 그 자리는 아무 수로나 이어 갑니다.
sit-over = 게임이 끝났습니다. 승자: { $names }
error-sit-link = { $link }: 자리 링크가 아닙니다. 자리 링크는 https://…/t/…#link=… 모양입니다
error-sit-watch = 이 링크는 구경만 할 수 있습니다. 자리 링크를 받으세요
error-sit-closed = 테이블에서 나가게 되었습니다: { $reason }
error-sit-refused = { $bot } 봇이 고른 수를 테이블이 받지 않습니다: { $reason }
error-program-name = 프로그램은 이름=명령으로 적습니다: { $word }

## 글로 보는 게임
words-game = { $game }, 규칙 버전 { $rules } ({ $options })
words-seat = 자리 { $seat }: { $name }, { $points }점
words-you = 지금 보는 자리: { $name }
words-decides = 지금 결정하는 플레이어: { $names }. { $step }
words-over = 게임이 끝났습니다. 승자: { $names }
words-position = 국면
words-history = 지금까지의 수
words-choices = 할 수 있는 것

# 구성물 파일을 받지 않는 이유. 서버는 모든 언어로 말합니다.
error-flaw-toml = TOML로 읽을 수 없습니다: { $reason }
error-flaw-deep = { $entry }: 너무 깊이 들어 있습니다
error-flaw-long = { $entry }: { NUMBER($most, useGrouping: 0) }자를 넘습니다
error-flaw-large = { $entry }: 최대 { $most }까지입니다
error-flaw-kind = { $entry }: 정수, 낱말, true, false 가운데 하나여야 합니다
error-flaw-tiles = [{ $block }] 블록에 타일 목록이 없습니다
error-flaw-number = [{ $block }]의 '{ $name }': { $least } 이상의 정수여야 합니다
error-flaw-numbers = [{ $block }]의 '{ $name }': { $size ->
    [0] 정수 목록이어야 합니다
   *[other] 정수 { $size }개여야 합니다
  }
error-flaw-needs = [{ $block }]의 '{ $name }': 필요한 항목은 { $words }
error-flaw-amounts = [{ $block }]의 '{ $name }': 0 이상의 정수여야 합니다
error-flaw-rows = [{ $block }]: id가 서로 다른 줄이 { $count }개여야 합니다
error-flaw-row = [{ $block }]: 줄이 하나는 있어야 합니다
error-flaw-room = [{ $block }]: 줄은 { $room }개까지입니다. 이 줄부터 넘칩니다
error-flaw-ids = [{ $block }]: 줄마다 id가 달라야 합니다
error-flaw-id = id는 소문자로 된 짧은 낱말 하나입니다
error-flaw-cell = '{ $name }': { $least } 이상의 정수여야 합니다
error-flaw-cells = '{ $name }': { $size ->
    [0] 정수 목록이어야 합니다
   *[other] 정수 { $size }개여야 합니다
  }
error-flaw-word = '{ $name }': 다음 가운데 하나여야 합니다: { $words }
error-flaw-order = [{ $block }]: 다음을 이 순서로 적어야 합니다: { $words }
error-flaw-words = '{ $name }': 다음 가운데 { $size }개여야 합니다: { $words }
error-flaw-cost-words = 'cost': 다음 가운데에서 적어야 합니다: { $words }
error-flaw-cost = 'cost': 1 이상의 정수여야 합니다
error-flaw-by-players = [{ $block }]의 '{ $name }': 인원수마다 정수가 하나씩 필요합니다: { $counts }
error-flaw-rewards = [{ $block }]의 '{ $name }': { $size ->
    [0] 보상 목록이어야 합니다
   *[other] 보상 { $size }개여야 합니다
  }
error-flaw-reward = [{ $block }]의 '{ $name }': 보상이 아닌 것이 있습니다: { $entry }. 보상의 종류: { $words }
error-flaw-sites = [{ $block }]: 생산지 번호는 1부터이고 { $most }까지입니다
error-flaw-link = 길은 두 도시를 잇고, 양옆에 지역이 하나나 둘 있습니다
error-flaw-region-number = 지역 번호는 1부터 { $most }까지입니다
error-flaw-link-kind = 길은 road 또는 water입니다
error-flaw-city = [{ $block }]의 { $city }: 지역 { $count }개와 맞닿아 있습니다. 도시는 지역 둘이나 셋과 맞닿습니다
error-flaw-region = [{ $block }]의 { $region }번 지역에 도시가 없습니다
error-flaw-printed = [{ $block }]의 'printed': 건물이거나 비어 있어야 합니다
error-flaw-pakal-role = 파칼 왕은 처음부터 역할이 있습니다: 왕의 판에는 role_card가 없어야 합니다
error-flaw-pyramid = 피라미드는 4칸, 3칸, 2칸, 1칸으로 된 네 층입니다
error-flaw-pyramid-cost = 피라미드 타일의 비용은 서로 다른 자원 1~5개입니다
error-flaw-fixed = [setup]의 '{ $name }': 이 게임에서는 { $value }입니다
error-flaw-zero = [{ $block }]의 '{ $name }': 0일 수 없습니다
error-flaw-trade = 교환은 받는 것보다 많이 줍니다: 타일은 2개, 자원은 2개 이상
error-flaw-city-tiles = 도시 { $count }칸에는 도시 타일 { $count }개가 필요합니다
error-flaw-site-tiles = 생산지 타일은 { $count }개입니다
error-flaw-calendar = 달력에는 빈칸이 있어야 하고, 생산지로 다 채울 수 있어야 합니다
error-flaw-might = 무력 트랙의 칸은 무력 트랙의 전진을 줄 수 없습니다
error-flaw-temple = 신전은 { $count }칸이고, 가운데는 첫 두 칸이 아닙니다
error-flaw-pyramid-tiles = [pyramid_tiles]: 피라미드 타일이 { $count }개여야 합니다
error-flaw-starting-tile = 시작 타일은 색이 있는 피라미드 타일입니다
error-flaw-starting-gods = 시작 타일은 신마다 있어야 합니다
error-flaw-buildings = [buildings]: 건물 타일이 { $count }개여야 합니다
error-flaw-roles = 역할 카드 번호는 1부터 { $most }까지입니다
error-flaw-summary-cards = 요약 카드마다 시작 타일이 하나 있고, 카드는 { $count }명 몫이 있어야 합니다
error-flaw-family = 가족 게임에는 다섯 신전에 놓을 점수 타일이 필요합니다
error-flaw-personality = [personalities]: 선택 사항에 있는 항목이 빠졌습니다: '{ $name }'
error-flaw-ranking = 성격 카드는 신마다 순위를 하나씩 매깁니다
error-flaw-pakal-tiles = 'building_after'와 'last_tiles'는 피라미드 타일의 수이고, 차례로 커집니다
error-flaw-markers = 왕의 마커를 놓을 신전은 다섯입니다
error-flaw-camps = 행동 목록에 있는 캠프는 한 사람에 두 개입니다
error-flaw-temple-numbers = [temple_tiles]: 서로 다른 숫자는 { $room }개까지입니다
error-flaw-limit = 한 차례의 제한은 { $most }까지입니다
error-flaw-map = 지도는 { $columns }열이고, 한 열은 { $rows }칸입니다
error-flaw-printed-id = 인쇄된 타일의 id가 지형 타일의 id와 같습니다
error-flaw-terrain-order = 지형 타일은 A부터 G까지 차례로 적어야 합니다
error-flaw-temple-worth = 신전의 값은 { $most }까지입니다
error-flaw-treasure-hexagons = 보물 타일은 { $room }개까지입니다
error-flaw-masks = 가면 { $masks }개와 보물 { $treasures }개가 맞지 않습니다
error-flaw-treasure-points = 같은 보물 0개부터 { $most }개까지의 점수가 필요합니다
error-flaw-printed-space = 인쇄된 타일 두 개가 한 칸에 있습니다
error-flaw-base-camp = 베이스캠프는 하나이고 보드에 인쇄되어 있습니다
error-flaw-printed-kinds = 보드에는 베이스캠프, 정글, 신전만 인쇄되어 있습니다
error-flaw-stones = 한 변의 돌은 0개에서 { $most }개까지입니다
error-flaw-volcano-stones = 화산을 뺀 모든 타일에 돌이 있고, 화산에는 없습니다
error-flaw-words-of = [{ $block }]의 '{ $name }': 다음 가운데 { $size }개여야 합니다: { $words }
error-flaw-some-of = [{ $block }]의 '{ $name }': 다음 가운데 하나 이상이어야 합니다: { $words }
error-flaw-for-players = { $count }인 게임의 값이 정수로 있어야 합니다
error-flaw-spaces = [{ $block }]: 1번부터 { $count }번까지의 칸을 적어야 합니다
error-flaw-goods = '{ $name }': 다음 물품만 적을 수 있습니다: { $words }
error-flaw-goods-amounts = '{ $name }': 0 이상의 정수여야 합니다
error-flaw-same-id = 다른 타일과 id가 같습니다
error-flaw-effects = 'effects': 목록이어야 합니다
error-flaw-effect-table = 효과는 작은 표여야 합니다
error-flaw-effect = { $effect }: 그런 효과는 없습니다. 있는 효과: { $words }
error-flaw-teeth = 기어의 톱니는 { $most }개까지입니다
error-flaw-temple-steps = 신전은 물품과 점수의 단계 수가 같고 { $most }단계까지입니다
error-flaw-temple-goods = 신전의 한 단계는 물품 하나를 주거나 아무것도 주지 않습니다
error-flaw-renovation = 확장의 건물만 개축할 수 있습니다
error-flaw-renovations = 개축할 수 있는 건물은 { $room }개까지입니다
error-flaw-tribe = 부족이 바꿀 수 있는 것: { $words }
error-flaw-traits = 특성은 정수이고, 일꾼의 값은 정수 여섯 개입니다
error-flaw-calamity = 재앙이 바꿀 수 있는 것: { $words }
error-flaw-calamity-price = 세금을 걷는 재앙에만 값이 있습니다
error-flaw-wealth-dummy = 시작 자산 타일에는 가짜 일꾼의 기어와 칸이 있습니다
error-flaw-ages = 건물은 1시대 또는 2시대의 것이고, 1시대의 건물을 먼저 적습니다
error-flaw-monument = 기념비가 세는 것은 다음 가운데 하나입니다: { $words }
error-flaw-points-table = 점수표가 비어 있습니다
error-flaw-row-spaces = 건물 줄은 { $most }칸까지입니다
error-flaw-workers = 일꾼의 수가 맞지 않습니다
error-flaw-most-workers = 한 사람의 일꾼은 { $most }개까지입니다
error-flaw-kept = 받은 타일보다 많이 가질 수 없습니다
error-flaw-wealth = 시작 자산 타일은 { $count }개뿐입니다
error-flaw-dealt = { $name }: 0에서 { $most }까지입니다
error-flaw-calendar-teeth = 달력의 톱니는 1개에서 { $most }개까지입니다
error-flaw-food-days = 푸드 데이은 차례대로, 한 바퀴 안에 있어야 합니다
error-flaw-new-age = 새 시대는 푸드 데이에 시작됩니다
error-flaw-block-price = 자원 하나의 값은 옥수수 1개 이상입니다
error-flaw-corn-per-point = 1점이 되려면 옥수수가 1개 이상이어야 합니다
error-flaw-tribes-dealt = 한 사람이 받는 부족은 1개에서 { $most }개까지입니다
error-flaw-prophecies = 효력이 생기는 예언은 { $most }개까지입니다
error-flaw-quick-spaces = 칸은 1칸에서 { $most }칸까지입니다
error-flaw-tile-days = 타일은 하루 이상 놓여 있어야 합니다
error-flaw-quick-dummies = 가짜 일꾼은 있는 칸에만 놓입니다
error-flaw-quick-ages = 1시대의 타일은 첫 푸드 데이 뒤까지 남아야 합니다
error-flaw-quick-room = 한 시대의 타일은 { $room }개까지입니다
error-flaw-trait-range = 특성의 값이 맞지 않습니다
error-flaw-bounds = 구간의 경계는 차례로 커져야 합니다
error-flaw-free-choice = 무료 선택은 마지막 칸보다 앞에, 마지막 칸은 마지막 톱니보다 앞에 있어야 합니다
error-flaw-gear-space = 그 기어에 없는 칸입니다
error-flaw-temple-start = 신전에는 시작 칸의 위와 아래에 칸이 있어야 합니다
error-flaw-tile-corn = 타일의 값은 자원과 해골이며 옥수수가 아닙니다
error-flaw-effect-most = 효과가 주는 것은 { $most }까지입니다

# 파일, 신경망, 봇의 오류. 웹 페이지에는 나오지 않습니다.
error-no-rule = { $game }에는 { $row } 규칙이 없습니다
error-write = 파일을 쓸 수 없습니다: { $file } ({ $reason })
error-read = 파일을 읽을 수 없습니다: { $file } ({ $reason })
error-quiet = 조용한 상태(추정한 배치, 시뮬레이션)에는 기록이 없습니다
error-weights = 평가의 가중치 파일이 아닙니다: { $file } ({ $reason })
error-features = 가중치의 특징이 이 평가의 특징과 다릅니다
error-no-evaluation = { $game }에는 학습할 평가가 없습니다. 봇은 점수만 셉니다
error-told = 수 { $told }개를 알렸지만 이름은 { $names }개입니다
error-no-reward = 그런 보상은 없습니다: { $reward }. 있는 보상: { $rewards }
error-batch-empty = 묶음에는 게임이 하나 이상 있어야 합니다
error-batch-actions = 게임은 { $games }개인데 행동은 { $actions }개입니다
error-net = 평가의 신경망 파일이 아닙니다: { $file } ({ $reason })
error-net-inputs = 신경망의 입력이 이 평가의 입력과 다릅니다: { $inputs }
error-net-first-layer = 신경망의 첫 번째 층에 들어가지 않는 큰 수가 있습니다
error-net-second-layer = 신경망의 두 번째 층에 들어가지 않는 큰 수가 있습니다
error-past-weights = { $game }에는 그런 이전 가중치가 없습니다: { $name }. 있는 것: { $names }
error-bot-start = { $bot } 봇을 시작할 수 없습니다: { $reason }
error-bot-slow = { $bot } 봇이 { $seconds }초보다 오래 걸렸습니다
error-bot-ended = { $bot } 봇이 스스로 끝났습니다 (종료 코드 { $code })
error-bot-line = { $bot } 봇이 JSON 줄이 아닌 것을 말했습니다: { $line }
error-bot-wants = { $bot } 봇이 없는 것을 알려 달라고 합니다. 있는 것: { $wants }
error-bot-illegal = { $bot } 봇이 고른 수는 규칙에 맞지 않습니다: { $action }
