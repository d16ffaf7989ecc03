# --help가 하는 말과, 읽을 수 없는 명령줄에 대한 말입니다.

## 명령

command-play = 터미널에서 게임을 합니다. 사람과 봇이 한 화면을 씁니다.
command-simulate = 무작위 플레이어가 게임을 많이 하게 하고 점수를 보여 줍니다.
command-replay = 저장한 게임을 보여 줍니다: 진행 기록, 중간의 배치, 내보내기.
command-components = 게임의 보드, 타일, 카드에 인쇄된 모든 것과 그 확실함을 보여 줍니다.
command-actions = 게임의 모든 행동을 인수와 뜻과 함께 보여 줍니다.
command-rules = 게임의 규칙을 보여 줍니다: 규칙 하나, 어떤 것에 관한 규칙, 또는 전부.
command-bench = 컴파일한 엔진과 컴파일하지 않은 엔진을 한 코어에서 함께 측정합니다.
command-train =
    봇끼리 하는 게임에서 배치의 가치를 학습합니다.
    배운 것은 이전 것과의 경기에서 이길 때만 남습니다. 같은 명령은 멈춘 곳에서 이어집니다.
command-serve = 브라우저에서 쓰는 테이블의 서버를 시작합니다.
command-arena = 봇들이 같은 배분을 모든 자리 순서로 하게 하고 순위를 매깁니다.
command-analyze = 봇이 게임을 차례마다 살펴봅니다: 언제 무엇이 기대되었고 어떤 차례가 점수를 잃었는지 보여 줍니다.
command-level = 게임 기록에서 절반을 이길 수 있는 봇의 수준을 찾습니다.
command-sacbe = 마야에 관한 보드게임: 게임을 하고, 시뮬레이션하고, 다시 보고, 측정합니다.

## 옵션

help-version = 버전을 출력하고 끝냅니다.
help-lang = 언어.
help-game = 게임, 예: tzolkin.
help-seed = 섞기가 따르는 시드. 없으면 새로 뽑습니다.
help-option = 게임의 옵션.
help-components = 기본 구성물 대신 이 파일로 게임을 합니다.
help-game-asked = 게임. 없으면 물어봅니다.
help-players-asked = 플레이어 수. 없으면 물어봅니다.
help-humans = 사람 수 또는 사람의 자리(2,4). 나머지는 봇입니다.
help-bot = 나머지를 맡는 봇: random, greedy, easy, normal, hard, expert, file.py:Bot.
help-resume = 보관된 게임을 이름으로, 또는 파일로 이어 합니다. 이름이 없으면 마지막 게임입니다.
help-list = 보관된 게임을 보여 줍니다.
help-plain = 한 줄씩 출력합니다. 파이프, 스크립트, 화면 낭독기용이며 터미널이 아니면 늘 그렇습니다.
help-light = 밝은 바탕에 맞는 색을 씁니다.
help-confirm = 차례가 저절로 끝나기 전에 묻기. 여럿이 할 때는 늘 묻습니다. 혼자 봇과 하면 끝난 차례도 되돌릴 수 있습니다.
help-save = 게임을 늘 이 파일에 저장합니다.
help-players = 플레이어 수. 없으면 보통의 수입니다.
help-games = 게임 수.
help-seed-random = 섞기와 무작위 플레이어가 따르는 시드.
help-jobs = 일을 나누는 프로세스 수. 결과는 달라지지 않습니다.
help-json = 수치를 JSON으로 출력합니다.
help-record = 저장한 게임.
help-move = 이 수 뒤의 배치를 보여 줍니다.
help-export = 진행 기록, 게임 기록, 배치 전체를 대신 내보냅니다.
help-output = 내보낼 파일. 없으면 화면에 보여 줍니다.
help-pack-export = 고칠 수 있도록 구성물을 파일에 씁니다.
help-pack-shown = 기본 구성물 대신 이 파일을 보여 줍니다.
help-json-table = 표를 JSON으로 출력합니다.
help-row = TZ-6.3과 같은 규칙, TZ-6과 같은 장, 또는 낱말.
help-game-all = 게임. 없으면 모든 게임입니다.
help-seconds-figure = 수치 하나를 측정하는 시간(초).
help-players-all = 플레이어 수. 없으면 보통의 수를 차례로 씁니다.
help-games-round = 라운드마다 학습할 게임 수.
help-width = 플레이어가 한 번에 살펴보는 배치 수. 없으면 보통의 수입니다.
help-jobs-play = 동시에 게임을 하는 프로세스 수.
help-ray-cluster = Ray 클러스터에서 합니다(auto, 또는 새로 시작하는 local).
help-runs-kept = 이어서 할 수 있도록 실행을 저장할 폴더.
help-again = 같은 게임으로 이 신경망을 다시 학습합니다.
help-linear = 신경망 대신 특징의 가중치를 학습합니다.
help-rounds = 게임을 하고, 학습하고, 증명하는 횟수.
help-match = 새로 배운 것이 더 강한지 보는 경기의 게임 수.
help-seed-noise = 섞기와 플레이어의 실수가 따르는 시드.
help-weights-output = 쓸 파일. 없으면 게임의 파일에 씁니다.
help-host = 서버의 주소. 0.0.0.0이면 다른 기기에서도 들어올 수 있습니다.
help-port = 포트. 0이면 빈 포트, 없으면 되도록 8000입니다.
help-database = 테이블을 저장할 곳: sqlite:///FILE 또는 postgresql://…
help-redis = 여러 서버가 데이터베이스를 함께 쓸 때의 Redis.
help-host-name = games.example.org와 같은 이 서버의 인터넷 이름. *는 모든 이름에 답합니다.
help-trust-proxy = 서버 앞에서 방문자의 주소를 바르게 알려 주는 프록시나 그 네트워크.
help-allowance = 한 주소 뒤에 있을 수 있는 가구 수. 열 수 있는 양이 그만큼 늘어납니다.
help-open = 브라우저에서 페이지를 엽니다.
help-bots = 봇, 예: expert,hard,greedy 또는 mine.py:MyBot. 차례마다 쓸 예산을 붙일 수 있습니다: search@400은 시뮬레이션 400번, search@0.5s는 0.5초입니다. 마지막 봇이 남은 자리를 맡습니다.
help-games-deals = 게임 수. 배분이 온전하도록 올립니다.
help-seed-deals = 배분과 봇이 따르는 시드.
help-ray = 이 Ray 클러스터에서 합니다. local이면 여기에서 시작합니다.
help-seconds-turn = 예산이 없는 봇이 차례마다 쓰는 시간(초).
help-simulations-turn = 예산이 없는 봇의 차례마다 하는 시뮬레이션 수.
help-seatings = 배분마다 모든 자리 순서로 하거나, 한 순서를 돌려 가며 합니다.
help-runs = 실행을 저장할 폴더. 같은 경기는 멈춘 곳에서 이어집니다.
help-records = 모든 게임을 쓸 곳. 폴더에는 기록으로, Parquet 파일에는 학습용 행으로 씁니다.
help-analyst = 살펴보는 봇. 아레나에서처럼 예산을 붙일 수 있습니다.
help-seconds-decision = 차례마다 쓰는 시간(초).
help-simulations-decision = 차례마다 하는 시뮬레이션 수.
help-threshold = 아마 이만큼 이상 점수를 잃은 차례를 가리킵니다.
help-worlds = 차례마다 게임을 끝까지 이어서 진행하는 횟수. 점수를 잃은 것 같은 차례에서는 네 배.
help-level-records = 봇과 겨룬 게임 기록: 파일 또는 폴더.
help-level-name = 기록에 적힌 이름. 없으면 봇이 아닌 사람.
help-seed-bot = 봇이 따르는 시드.
help-html = 페이지를 쓸 파일. 없으면 기록 옆에 씁니다.
help-json-all = 모든 것을 JSON으로 출력합니다.

## 틀

usage = 사용법:
options = 옵션
commands = 명령
arguments = 인수
required = 필수
default = 기본값: { $value }
from-environment = 환경 변수: { $value }
show-help = 이 도움말을 보여 주고 끝냅니다.
missing-argument = 인수가 없습니다: { $name }
missing-option = 옵션이 없습니다: { $name }
missing-command = 명령이 없습니다
no-such-option = 그런 옵션은 없습니다: { $name }
no-such-command = 그런 명령은 없습니다: { $name }
needs-value = 값이 필요한 옵션입니다: { $name }
too-many = 쓸 수 없는 인수가 더 있습니다: { $name }
bad-value = 값이 맞지 않습니다: { $name } ({ $reason })
reason-whole-number = 정수여야 합니다
reason-number = 숫자여야 합니다
reason-least = { $value } 이상이어야 합니다
reason-most = { $value } 이하여야 합니다
reason-one-of = 고를 수 있는 값은 { $value }이며 { $given } 값은 없습니다
command-sit = 봇이 어느 서버의 테이블에서든 자리를 맡아 게임합니다.
help-link = 테이블 화면에 보이는 자리 링크: https://…/t/…#link=…
help-sit-bot = 맡을 봇: hard, …, file.py:Bot 또는 exec:./program (docs/protocol.md).
help-sit-seat = 링크가 여러 자리를 맡을 때 그중 하나. 없으면 첫 자리입니다.
help-serve-bot = 이 이름으로 자리를 내 프로그램에 맡길 수 있게 합니다: mine=./mybot.

## sacbe level

level-found = 봇과 겨룬 게임 { $games }판: { $bot }에게 절반을 이깁니다. 수준은 { $low }에서 { $high } 사이입니다(95 %).
level-next = 비슷한 상대와의 게임: { $command }
level-none = 한 사람이 수준 있는 봇과 끝까지 겨룬 { $game } 기록이 없습니다
