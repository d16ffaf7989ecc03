# 화면마다 함께 쓰는 한국어. 특정 게임의 말은 여기에 없습니다.
player = 플레이어 { $n }
seed = 시드 { $seed }
rules-player = 가상 상대 { $n }
seat = { $n }번 자리
free = 무료
joint = { ", " }
times = { $what } ×{ $n }
change = { $what } { $n }
changes-because = { $changes } ({ $cause })
did-secretly = 비공개로 선택

## 점수
points-from = 점수 출처
total = 합계
winners = { $count ->
   *[other] 승자: { $names }
  }

## Why not
why-over = 게임이 끝났습니다
why-which-seat = 지금은 { $seats }번 자리가 결정합니다. 어느 자리인지 말해 주세요
why-other-seat = { $seat }번 자리는 지금 결정할 것이 없습니다. { $seats }번 자리의 차례입니다
why-no-action = { $text }: 이 게임에는 그런 행동이 없습니다
why-no-such-number = { $number }번 행동은 없습니다. 행동 번호는 { $most }까지입니다
why-not-undone = { $most ->
    [0] 이 차례에서 되돌릴 수 있는 결정이 없습니다
   *[other] 이 차례에서는 결정 { $most }개까지만 되돌릴 수 있습니다
  }

## 오류
error-record-game = 알 수 없는 게임의 기록입니다: { $game }
error-record-names = 기록에 플레이어 이름이 없습니다
error-record-format = 기록 형식이 { $format }입니다. 이 프로그램은 형식 1과 { $known }만 읽습니다
error-not-a-record = 기록이 아닙니다: { NUMBER($line, useGrouping: 0) }번째 줄 { NUMBER($column, useGrouping: 0) }번째 글자부터 JSON이 아닙니다
error-record-depth = 기록이 아닙니다: 숫자가 너무 길거나 너무 깊이 들어 있습니다
error-record-object = 기록이 아닙니다: JSON 객체가 없습니다
error-record-part = 기록에 없거나 잘못된 부분이 있습니다: { $part }
error-line = 한 줄로 된 배치가 아닙니다
error-line-damaged = 줄의 압축된 부분이 손상되었습니다
error-line-content = 줄의 압축된 부분에 배치가 들어 있지 않습니다
error-record-rules = 기록은 { $game } 규칙 버전 { $rules }의 것이고, 이 프로그램의 버전은 { $known }입니다
error-record-pack = 기록은 구성물 { $pack }의 것이고, 지금 구성물은 { $known }입니다
error-no-move = 기록에는 수가 { $moves }개 있습니다. 그런 수는 없습니다: { $move }
error-record-after = 기록에는 수가 { $moves }개 있는데, 설명이나 변화가 { $move }번 수 뒤에 있습니다
error-record-move = 기록의 { $move }번 수: { $reason }
error-variation-move = { $after }번 수 뒤 변화의 { $move }번 수: { $reason }
error-record-unfinished = 기록에 결과가 있지만 수가 게임이 끝나기 전에 끝납니다
error-record-result = 기록의 결과가 수와 맞지 않습니다. 수의 점수: { $scores }
error-record-position = 배치의 플레이어 수나 옵션이 기록과 다릅니다
error-record-start = 기록의 시작: { $reason }
error-pack = { $pack }: { $reason }
error-pack-line = { $pack }, { NUMBER($line, useGrouping: 0) }번째 줄: { $reason }
error-pack-length = { $pack }: 구성물 파일은 { NUMBER($most, useGrouping: 0) }자까지입니다
error-pack-depth = { $pack }: 숫자가 너무 길거나 너무 깊이 들어 있습니다
error-pack-entry = { $pack }: 그런 항목은 없습니다: { $entry }
error-pack-block = { $pack }: [{ $block }] 블록이 없습니다
error-room = 자리는 { $room }개인데 { $count }개가 있습니다. 하나가 더 많습니다: { $last }
error-deal-stacks = 배분에는 다음 더미가 있어야 합니다: { $stacks }
error-deal-list = 배분의 더미는 항목 { $count }개의 목록이어야 합니다: { $stack }
error-deal-items = 배분의 더미에 제 항목 { $count }개가 들어 있지 않습니다: { $stack }
error-endless = 아무도 결정하지 않은 채 끝없이 이어지는 배치입니다
error-no-such-package = 그런 이름의 게임이 아닙니다: { $value } ({ $game })
error-no-game = 그런 게임은 없습니다: { $game }. 있는 게임: { $games }
error-seats = 'seats'는 { $count }개의 목록이어야 합니다
error-fields = { $where }: 다음 필드가 정확히 있어야 합니다: { $fields }
error-labels = { $where }의 { $field }: 다음이 정확히 있어야 합니다: { $labels }
error-numbers = { $where }의 { $field }: 정수 { $count }개여야 합니다
error-position-game = { $game }의 배치가 아닙니다
error-position-rules = 배치의 규칙 버전은 { $rules }이고, 이 프로그램의 버전은 { $known }입니다
error-position-pack = 배치가 다른 구성물로 만들어졌습니다
error-position-players = 배치에는 'players'와 'options'가 필요합니다
error-position-deal = 배치에는 'deal'이 필요합니다
error-position = { $problems }
error-names = 플레이어는 { $players }명인데 이름은 { $names }개입니다
error-name = 기록에 남길 수 없는 이름입니다: { $name }
error-pending = 'pending'에는 남은 단계를 열린 것부터 { $most }개까지 적습니다
error-pending-parts = { $number }번 남은 단계에는 step, seat, a, b만 있어야 합니다
error-pending-step = { $number }번 남은 단계: 그런 단계는 없습니다: { $step }
error-pending-numbers = { $number }번 남은 단계: seat, a, b는 정수여야 합니다
error-pending-range = { $number }번 남은 단계: seat { $seat }, a { $a }, b { $b } 중에 범위를 벗어난 값이 있습니다
error-seed = 시드는 { $bits }비트까지의 정수입니다: { $seed }
error-players = 이 게임은 { $least }~{ $most }인 게임입니다: { $players }
error-no-option = 그런 옵션은 없습니다: { $option }. 이 게임의 옵션: { $options }
error-excludes = 함께 쓸 수 없는 옵션입니다: { $option }, { $other }
error-value = 옵션 { $option }의 값이 될 수 없습니다: { $value }. 가능한 값: { $allowed }
error-forced = { $players }인 게임에서 옵션 { $option }의 값은 항상 { $value }입니다
error-option-players = 옵션 { $option }에 필요한 플레이어 수: { $counts } (지금 { $players }명)
error-character = { $game }에는 그런 성격이 없습니다: { $name }. 있는 것: { $names }
