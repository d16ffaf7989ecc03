# 아레나와 게임 분석의 한국어. 점수 출처, 타일, 행동의 이름은 각 게임의 파일에 있습니다.

arena-title = { $game }: { $bots }
arena-about = 게임 { $games }판: 시작 배치 { $deals }가지를 각각 { $seatings ->
   *[other] 자리 배치 { $seatings }가지
  }로 진행. 인원 { $players }명. 시드 { $seed }.
arena-options = 옵션: { $options }
arena-fault = { $count ->
   *[other] { $count }번
  } 잘못이 있어 그 자리는 아무 수로나 이어 갔습니다: { $fault }
arena-progress = 판
arena-report-written = 보고서: { $file }
arena-rival = 가상 상대

## 표

arena-ladder = 봇
arena-column-bot = 봇
arena-column-rating = 레이팅
arena-column-wins = 승률
arena-column-points = 점수
arena-column-range = 최저~최고
arena-column-spread = 편차
arena-column-games = 판 수
arena-column-decisions = 판당 결정 수
arena-column-seconds = 판당 시간 (초)
arena-breakdown = 점수의 출처
arena-breakdown-column = 점수 출처
arena-total = 합계
arena-ahead = 누가 누구를 앞섰나
arena-ahead-column = 상대
arena-seats = 자리별 승률
arena-seat = { $n }번 자리
arena-length = 승자의 점수는 평균 { $winner }점입니다. 한 판은 차례 { $turns }번, 결정 { $decisions }번이고, 봇이 생각한 시간은 { $seconds }초입니다.

## 그림

arena-plot-rating = 레이팅과 95% 구간
arena-plot-wins = 한 자리의 승률과 95 % 구간. 선은 공평한 몫입니다
arena-plot-points = 평균 점수와 95 % 구간
arena-plot-spread = 점수의 분포: 최저에서 최고, 가운데 절반, 중앙값과 평균
arena-plot-breakdown = 출처별 평균 점수

## 보고서 읽는 법

arena-how = 읽는 법
arena-how-deals = 모든 패 배치를 모든 자리 배치로 진행했으므로 패와 자리의 운은 모든 봇에게 똑같이 돌아갑니다.
arena-how-wins = 승률은 봇이 앉은 자리 하나당 값이고, 공동 승리는 몫만큼 셉니다. 구간은 95 % 윌슨 구간입니다.
arena-how-points = 같은 패의 게임은 서로 닮으므로 점수의 구간은 패 배치 하나를 표본 하나로 봅니다.
arena-how-rating = 레이팅은 플래킷-루스 모형(openskill)이며 모두 25에서 시작합니다. 패 배치를 임의의 순서로 다시 뽑아 { $rounds }번 계산한 평균입니다.
arena-how-again = 같은 명령은 같은 게임을 진행합니다: { $command }
arena-how-files = 이 페이지 옆의 bots.csv에는 이 수치가, games.csv에는 모든 게임의 모든 자리가 있습니다. 실행 { $digest }.

## 게임 분석

analysis-title = { $game }: { $names }
analysis-about = 분석한 봇: { $bot }, 결정 { $decisions }번. 가장 좋은 선택보다 { $threshold }점 이상 손해인 선택을 짚습니다.
analysis-progress = 결정
analysis-plot = 각 수 다음의 예상 최종 점수. 도형은 점수를 잃은 선택입니다
analysis-seats = 각자가 잃은 점수
analysis-column-seat = 자리
analysis-column-decisions = 결정
analysis-column-lost = 잃은 점수
analysis-column-pointed-out = 짚은 선택
analysis-column-score = 최종 점수
analysis-choices = 점수를 잃은 선택
analysis-no-choices = { $threshold }점 이상 잃은 선택은 없습니다.
analysis-column-move = 수
analysis-column-played = 둔 수
analysis-column-best = 더 나은 수
analysis-column-loss = 손해
analysis-column-expected = 예상 점수
analysis-column-line = 예상 진행
analysis-moves = 모든 결정
analysis-written = 페이지: { $file }
analysis-how = 값은 결정하는 자리가 알 수 있는 것만으로 봇이 예상한 것으로, 자신의 최종 점수에서 가장 앞선 다른 자리의 점수를 뺀 값입니다. 추정이므로 작은 차이는 의미가 없습니다.
