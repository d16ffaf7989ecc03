# 명령줄 화면의 한국어. 특정 게임의 말은 여기에 없습니다.

player = 플레이어 { $n }
random-player = 무작위 봇 { $n }
greedy-player = 욕심쟁이 { $n }
search-player = 탐색 { $n }
easy-player = 쉬움 { $n }
normal-player = 보통 { $n }
hard-player = 어려움 { $n }
expert-player = 전문가 { $n }
seed = 시드 { $seed }
rules-player = 가상 상대 { $n }
seat = { $n }번 자리
free = 무료
joint = { ", " }
change = { $what } { $n }
changes-because = { $changes } ({ $cause })
did-secretly = 비공개로 선택

## 게임하기

ask-game = 어떤 게임을 할까요? [{ $game }]
ask-players = 몇 명이 할까요? { $least }~{ $most }명 [{ $usual }]
prompt = { $name }>
hand-over = { $name } 차례입니다. 화면을 넘긴 다음 Enter를 누르세요.
help =
    선택지의 번호나 옆에 흐리게 적힌 표기를 입력하세요.
    undo [N]     마지막 결정을 (또는 N개를) 되돌리기
    save FILE    게임을 파일에 저장하고 계속 그 파일에 기록하기
    log          지금까지 일어난 일
    board        보드 다시 보기
    info         보드에 적힌 내용을 문장으로 보기
    scores       점수의 출처
    quit         게임 나가기
no-such-number = { $number }번 선택지는 없습니다. 1번부터 { $most }번까지 있습니다
undo-usage = undo는 결정 하나를, undo 3은 세 개를 되돌립니다
save-usage = 저장할 파일을 적으세요: save FILE
saved = 게임을 { $file }에 저장했습니다.
left = 게임에서 나갔습니다. 저장하지 않았습니다.
input-ended = 게임이 끝나기 전에 입력이 끝났습니다

## 점수

points-from = 점수 출처
final-scores = 최종 점수
scores-so-far = 현재 점수
total = 합계
winners = { $count ->
   *[other] 승자: { $names }
  }

## 시뮬레이션, 다시 보기, 측정

simulation-title = { $game }: 무작위 플레이어의 게임 { $games }판, 시드 { $seed }
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
column-bare_per_s = 맨 반복/초
bench-title = 속도
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
serving = 테이블 주소: { $url } (Ctrl-C를 누르면 서버가 종료됩니다)

actions-title = { $game }, 규칙 판 { $rules }: 행동 { $n }개
actions-number = 번호
actions-notation = 표기
actions-meaning = 뜻
