# 아레나와 게임 분석의 한국어. 점수 출처, 타일, 행동의 이름은 각 게임의 파일에 있습니다.

arena-title = { $game }: { $bots }
arena-about = 게임 { $games }판: 시작 배치 { $deals }가지를 각각 { $seatings ->
   *[other] 자리 배치 { $seatings }가지
  }로 진행. 인원 { $players }명. 시드 { $seed }.
arena-options = 옵션: { $options }
arena-fault = { $count ->
   *[other] { $count }번
  } 잘못이 있어 그 자리는 아무 수로나 이어 갔습니다: { $fault }
arena-too-few = 판 수가 적어 어느 쪽이 더 강한지 알 수 없습니다: { $better }, { $other }
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

arena-plot-wins = 한 자리의 승률과 95 % 구간. 선은 공평한 몫입니다
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

analysis-title = { $over ->
    [true] { $game }: { $names }
   *[false] { $game }, 끝나지 않은 게임, 지금까지의 점수: { $names }
}
analysis-about = 분석한 봇: { $bot }, 차례 { $turns }번. 차례마다 게임을 끝까지 { $worlds }번 이상 이어서 진행합니다. 봇의 차례보다 점수를 잃은 것이 확실하고({ $sure }) 아마 { $threshold }점 이상 잃은 차례를 짚습니다.
analysis-progress = 차례
analysis-plot = 각 차례 다음의 예상 최종 점수. 도형은 점수를 잃은 차례입니다
analysis-chances = 각 차례 다음의 승리 확률
analysis-seats = 각자가 확실히 잃은 점수
analysis-column-seat = 자리
analysis-column-turns = 차례
analysis-column-lost = 잃은 점수
analysis-column-pointed-out = 짚은 차례
analysis-column-score = 최종 점수
analysis-choices = 점수를 잃은 차례
analysis-no-choices = 확실히 점수를 잃고 아마 { $threshold }점 이상 잃은 차례는 없습니다.
analysis-column-move = 수
analysis-column-played = 둔 수
analysis-column-best = 더 나은 수
analysis-column-loss = 손해
analysis-column-expected = 예상 점수
analysis-column-chances = 승리 확률
analysis-column-sure = 확실한 정도
analysis-moves = 모든 차례
analysis-written = 페이지: { $file }
analysis-how = 차례가 끝날 때마다 빠른 봇들이 게임을 끝까지 여러 번 이어서 진행합니다. 매번 그 자리에서는 똑같아 보이는 다른 배치입니다. 예상 점수와 승리 확률은 그 결과이며 95 % 구간이 함께 나옵니다. 실제 차례와 봇의 차례는 같은 배치에서 비교하고, 가장 앞선 다른 자리보다 얼마나 앞서는지를 셉니다. 구간에 0이 들어 있는 차이는 의미가 없습니다.

## 학습 과정

curves-title = { $game } 학습
curves-round = { $n }회
curves-errors = 따로 둔 게임의 평균 제곱 오차, 학습 단계별
curves-wins = 이전까지 가장 좋은 신경망을 상대로 한 승률. 같은 패 배치, 자리를 바꾸어 진행
curves-winners = 학습에 쓴 게임의 승자 점수
curves-column-round = 회
curves-column-games = 학습한 게임
curves-column-error = 가장 작은 오차
curves-column-wins = 승률
curves-column-points = 점수 차이
curves-column-winner = 승자의 점수
curves-column-kept = 결과
curves-kept = { $kept ->
    [true] 채택
   *[false] 더 강하다고 확실하지 않음
}
curves-written = 학습 곡선: { $file }
