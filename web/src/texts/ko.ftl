# 브라우저 테이블의 틀, 한국어. 특정 게임에 대한 말은 없습니다.

brand = Sacbe
close = 닫기
cancel = 취소
language = 언어
language-en = 영어
language-ko = 한국어
switch-language = 영어로 보기
theme = 화면 테마
theme-stone = 돌 (밝음)
theme-night = 밤 (어두움)
switch-theme = 밝은 화면과 어두운 화면 전환
settings = 설정
speed = 상대 행동 속도
speed-times = { $n }×
speed-off = 즉시
sound = 소리
sound-turn = 내 차례만
sound-all = 모두
sound-off = 끄기
sound-try = 들어 보기
volume = 음량
menu = 메뉴
ends-by-itself = 차례 자동으로 끝내기
ends-by-itself-note = 할 일이 없으면 혼자일 때는 바로, 여럿일 때는 5초 뒤에
one-tap = 한 번 눌러 선택
one-tap-note = 비용을 먼저 보여 주지 않음
shortcuts = 단축키
key-next = N
key-next-does = 고를 수 있는 다음 항목으로 가기
key-confirm = Enter, E
key-confirm-does = 차례 마치기
key-undo = U, Backspace
key-undo-does = 마지막 결정 되돌리기
key-skip = S
key-skip-does = 상대의 행동 건너뛰기
key-explain = ?
key-explain-does = 설명 보기: 화살표 키로 옮겨 다니고 Esc로 끝내기
key-arrows = 화살표 키
key-arrows-does = 고를 수 있는 것 사이나 기록의 줄 사이를 옮겨 다니기
key-log = L
key-log-does = 기록으로 가기
key-replay = [ 와 ]
key-replay-does = 다시 보기에서 한 수 앞뒤로

## 홈

home-title = 어떤 게임을 할까요?
home-players = { $least }~{ $most }명
play-computer = 컴퓨터와 하기
invite = 초대하기
no-such-page = 이 주소에는 아무것도 없습니다. 아래에서 골라 주세요.
your-turn-title = 내 차례
tables-wait = 테이블 { $n }개가 기다립니다
waits-since = { $time }부터 기다림
finished = 끝난 게임
no-finished = 끝난 게임이 여기에 나옵니다. 다시 볼 수 있습니다.
won-with = { $n }점으로 승리
won-by = { $name } 승리
placed = { $players }명 중 { $place }위, { $n }점
takebacks = 차례 되돌리기
takebacks-note = 끝난 차례를 되돌릴 수 있고, 결과에 표시됩니다
links-come = 테이블을 열면 보낼 링크가 나옵니다.
about-level-random = 아무렇게나 바로 둡니다
about-level-easy = 실수를 하고 바로 둡니다
about-level-normal = 무난한 상대이고 바로 둡니다
about-level-hard = 앞을 내다보고 1초쯤 생각합니다
about-level-expert = 가장 강하고 몇 초 생각합니다
keys-save = 내 테이블을 파일로 저장
keys-open = 저장한 테이블 열기
keys-read = { $n ->
    [0] 모두 이미 있는 테이블입니다.
   *[other] 테이블 { $n }개를 추가했습니다.
  }
keys-bad = 이 파일에는 테이블이 없습니다.
upload-refused = 파일을 열 수 없습니다
new-table = 새 테이블: { $game }
table-name = 테이블 이름
players = 인원
seats = 자리
seat-name = { $n }번 자리의 이름
seat-kind = { $n }번 자리의 플레이어
seat-level = { $n }번 자리의 실력
seat-character = { $n }번 자리의 성격
character-none = 성격 없음
kind-here = 이 화면에서
kind-link = 링크로
kind-bot = 컴퓨터
level-random = 무작위
level-easy = 쉬움
level-normal = 보통
level-hard = 어려움
level-expert = 전문가
you = 나
friend = 손님 { $n }
bot-name = { $n ->
    [1] 발람
    [2] 닉테
    [3] 칸 에크
    [4] 이슈첼
   *[other] 봇 { $n }
  }
modules = 선택 규칙
option-fixed = { $n }인 게임에서는 항상 적용
option-not-with = 함께 쓸 수 없음: { $other }
option-players = { $n }인 게임에서는 쓸 수 없음
seed-optional = 시드 (비우면 무작위, 직접 정하면 모두에게 표시됨)
more-settings = 이름, 구성물, 시드
pack = 구성물 파일
pack-choose = 내 파일로 하기
pack-save = 기본 파일을 받아 고치기
pack-drop = 기본 구성물로 하기
pack-note = 보드, 타일, 카드에 인쇄된 모든 것을 담은 텍스트 파일입니다. 실물이 있으면 고칠 수 있고, 테이블의 모두에게 표시됩니다.
create = 테이블 만들기
continue = 다른 사람 차례인 테이블
play = 게임하기
watch = 관전
look-at = 결과
table-running = { $move }수째
table-over = 끝남
rename = 이름 바꾸기
rename-table = 테이블 { $name } 이름 바꾸기
delete = 삭제
delete-table = 테이블 { $name } 삭제
delete-sure = ‘{ $name }’ 테이블과 게임을 완전히 삭제할까요?
forget-sure = ‘{ $name }’ 테이블을 목록에서 뺄까요? 다시 들어오려면 링크가 필요합니다.
save = 저장
upload = 기록 파일 열기
upload-bad = 이 파일은 게임 기록이 아닙니다.

## 테이블

your-turn = 내 차례
your-turn-now = 내 차례입니다.
title-turn = ● 내 차례
thinking = 생각 중
deciding = 고르는 중
away = 아직 오지 않음
seat-bot = 컴퓨터
seat-label = { $name }, { $colour }
colour-cinnabar = 빨간 동그라미
colour-river = 파란 네모
colour-jade = 녹색 세모
colour-maize = 노란 마름모
colour-plum = 자주색 십자
colour-grey = 회색 육각형
points-of = { $n }점
the-table = 테이블
log = 기록
log-jump = { $name }의 { $move }번째 수로 가기
what-to-do = 할 일
choose-lit = 보드에서 빛나는 { $n }가지 중 하나를 고르세요.
choose-below = 하나를 고르세요.
ways = 방법 고르기
confirm-hint = 차례를 마치거나 되돌리세요.
turn-done = 할 일을 모두 마쳤습니다.
waiting-for = { $names } 기다리는 중
watching-move = { $name }의 차례
see-board = 보드 보기
show-choices = 선택지 보기
show-again = 다시 보기
skip = 건너뛰기
undo = 되돌리기
redo = 다시 하기
end-first = 먼저 선택하세요
end-answer = 먼저 답하세요
end-others = 다른 사람 차례
end-soon = 자동으로 끝남
take-this = 이것으로 선택
undo-what = 되돌리기: { $what }
take-back = 되돌리기
take-back-turn = 내 지난 차례 되돌리기
take-back-others = 그 뒤에 { $names } 쪽에서 한 일도 함께 되돌립니다.
take-back-result = 게임이 끝났습니다. 끝난 것도 함께 되돌립니다.
take-back-told = 되돌린 일은 결과에 표시됩니다.
chosen-secretly = 이렇게 고르셨습니다.
last-turn = 마지막 차례입니다.
question-of = { $name }: { $question }
end-turn = 차례 마치기
final-choice = 되돌릴 수 없음
players-and-log = 플레이어와 기록
tab-board = 게임판
fact-yes = 예
fact-no = 아니요
tab-players = 플레이어
tab-log = 기록
board = 보드
pass-title = { $name }에게 화면을 넘기세요
pass-lead = 다음은 { $name }만 볼 수 있습니다.
pass-ready = { $name }입니다
lost = 연결이 끊겨 다시 연결하는 중…
connecting = 연결하는 중…
share = 링크
share-title = 이 테이블의 링크
share-lead = 플레이어마다 자기 자리의 링크를 보내세요. 링크가 있으면 누구나 그 자리로 플레이할 수 있습니다.
share-seat = { $name }의 자리
share-watch = 관전
share-invite = 초대: 이 링크를 보내세요
share-own-lead = 내 자리를 다른 기기에서 이어 하거나 다른 사람이 지켜보게 합니다.
share-own = 다른 기기에서 내 자리 이어 하기
share-own-note = 이 링크는 본인만 쓰세요
share-alone = 이 주소는 이 컴퓨터에서만 열립니다. 다른 사람을 부르려면 서버를 이렇게 시작하세요:
share-code = QR 코드
share-code-label = QR 코드: { $label }
here-now = 와 있음
you-watch = 관전 중
has-come = { $name } 입장
name-title = 자리에 앉기
name-ask = 이름이 무엇인가요?
name-sit = 앉기
share-new = 새 링크
share-new-sure = 기존 링크는 끊깁니다. 계속할까요?
share-new-label = 새 링크 만들기: { $name }. 기존 링크는 더 이상 쓸 수 없습니다
share-watchers = 관전자
about-table = 이 테이블에 대하여
chosen-seed = 이 테이블을 연 사람이 시드를 직접 정했으며, 비공개 정보를 알 수도 있습니다.
chosen-deal = 이 테이블을 연 사람이 모든 배치를 직접 정했으며, 비공개 정보를 알 수도 있습니다.
chosen-position = 이 테이블을 연 사람이 시작 상황을 직접 정했으며, 비공개 정보를 알 수도 있습니다.
own-components = 연 사람의 구성물
own-components-note = 이 테이블은 연 사람이 넣은 구성물 파일로 합니다. 보드, 타일, 카드에 인쇄된 것이 기본과 다를 수 있습니다.
owner-renews-links = 이 테이블을 연 사람은 어느 자리든 새 링크를 만들 수 있습니다. 그러면 기존 링크는 끊깁니다.
copy = 복사
copied = 복사됨
download = 기록 저장
no-link = 이 테이블의 링크가 없거나 테이블이 없습니다.
closed-title = 테이블이 닫혔습니다
back-home = 게임 목록으로

## 다시 보기와 결과

replay = 다시 보기
replay-move = { $last }수 중 { $move }번째
replay-slider = 수
replay-first = 처음으로
replay-back = 한 수 뒤로
replay-on = 한 수 앞으로
replay-play = 재생
replay-pause = 멈춤
replay-leave = 게임으로 돌아가기
replay-link = 이 순간의 링크 복사
result = 결과
wins-by = { $names }, { $n }점 차로 승리
wins-tie = { $names }, 동점 끝에 승리
wins-shared = { $names } 공동 승리
wins-alone = { $names } { $n }점
with-takebacks = { $n }번 되돌림
result-note = { $moves }수
bars = 출처별 점수
play-again = 한 판 더
over-time = 점수의 흐름
points-by-part = 단계별 점수
part-before = 그 전
turning-points = 승부처
moment-label = { $name }, { $cause }: { $n }. { $move }번째 수로 가기

## 서버의 거절

refused-malformed = 잘못된 요청입니다.
refused-too-large = 보낸 내용이 너무 큽니다.
refused-too-many = 요청이 너무 많습니다. 잠시 기다려 주세요.
refused-not-found = 이 링크로 열 수 있는 테이블이 없습니다. 잘못 입력했거나, 새 링크로 바뀌었거나, 테이블이 삭제되었을 수 있습니다. 링크를 보낸 사람에게 새 링크를 부탁하세요.
refused-deleted = 테이블을 연 사람이 이 테이블을 삭제했습니다.
refused-replaced = 테이블을 연 사람이 이 링크를 새 링크로 바꾸었습니다. 새 링크를 부탁하세요.
refused-not-allowed = 이 링크로는 할 수 없습니다.
refused-not-your-turn = 내 차례가 아닙니다.
refused-stale = 그사이 게임이 진행되었습니다. 다시 확인하세요.
refused-illegal = 지금은 규칙에 맞지 않습니다.
refused-nothing-to-undo = 되돌릴 것이 없습니다.
refused-nothing-to-redo = 다시 할 것이 없습니다.
refused-nothing-to-confirm = 마칠 차례가 없습니다.
refused-id-reused = 이미 처리한 요청입니다.
refused-bad-options = 함께 쓸 수 없는 설정입니다.
refused-bad-record = 이 기록은 규칙에 맞는 게임이 아닙니다.
refused-bad-components = 구성물 파일에 잘못이 있습니다.
refused-not-stored = 저장하지 못했습니다. 다시 해 보세요.
refused-failed = 서버에 문제가 생겼습니다. 다시 해 보세요.
refused-not-read = 지금은 테이블을 읽을 수 없습니다. 다시 해 보세요.
refused-rule-error = 이 프로그램의 규칙에 오류가 있습니다. 되돌린 뒤 다르게 진행해 주세요.
refused-too-slow = 확인하는 데 시간이 너무 오래 걸립니다.
refused-unreachable = 서버에 연결할 수 없습니다.

why-not = 선택할 수 없는 이유
not-here = 지금은 선택할 수 없습니다.
possible-instead = 대신 할 수 있는 일: { $choice }
click-keeps = 클릭하면 열어 둡니다
rule-row = 규칙 { $rule }
idle-ended = 차례가 끝났습니다. 차례를 마치거나 되돌려 주세요.
idle-waiting = 다른 플레이어를 기다리는 중입니다: { $names }

## 규칙

rules = 규칙
rules-open = 지금 결정하는 것에 대한 규칙
rules-of-tzolkin = 촐킨
rules-of-tikal = 티칼
rules-of-ahau = 아하우

## What came of a move, told again

retold = 결과
retold-sum = 지금까지 +{ $n }
retold-back = 이전
retold-on = 다음
retold-again = 다시 보기
retold-close = 닫기
