# What every front end says, in English: nothing here knows any game.
player = Player { $n }
seed = Seed { $seed }
rules-player = Rival { $n }
seat = Seat { $n }
free = free
joint = { "; " }
times = { $what } ×{ $n }
change = { $what } { $n }
changes-because = { $changes } ({ $cause })
did-secretly = chooses in secret

## Scores
points-from = Points from
total = Total
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
  }

## Why not
why-over = the game is over
why-which-seat = seats { $seats } decide now: say which one
why-other-seat = seat { $seat } has nothing to decide now; seat { $seats } has
why-no-action = { $text } is not an action of this game
why-no-such-number = there is no action { $number }; actions are numbered up to { $most }
why-not-undone = { $most ->
    [0] nothing of this turn can be taken back
    [one] only 1 decision of this turn can be taken back
   *[other] only { $most } decisions of this turn can be taken back
  }

## Errors
error-record-game = the record is of an unknown game, { $game }
error-record-names = the record does not name its players
error-record-format = the record has format { $format }; this program reads formats 1 and { $known }
error-not-a-record = this is not a record: from line { NUMBER($line, useGrouping: 0) }, column { NUMBER($column, useGrouping: 0) } on it is not JSON
error-record-depth = this is not a record: a number is too long, or it is nested too deeply
error-record-object = this is not a record: no JSON object
error-record-part = the record's { $part } is missing or malformed
error-line = this is not a position on one line
error-line-damaged = the packed part of the line is damaged
error-line-content = the packed part of the line does not hold a position
error-record-rules = the record is of { $game } rules version { $rules }; this program plays { $known }
error-record-pack = the record was played with component pack { $pack }, not { $known }
error-no-move = the record has { $moves } moves; there is no move { $move }
error-record-after = the record has { $moves } moves, and a comment or a variation after move { $move }
error-record-move = move { $move } of the record: { $reason }
error-variation-move = move { $move } of a variation after move { $after }: { $reason }
error-record-unfinished = the record has a result, but its moves end before the game does
error-record-result = the record's result does not follow from its moves, which score { $scores }
error-record-position = its position has other players or options than the record
error-record-start = the record's start: { $reason }
error-pack = { $pack }: { $reason }
error-pack-line = { $pack }, line { NUMBER($line, useGrouping: 0) }: { $reason }
error-pack-length = { $pack }: a pack has at most { NUMBER($most, useGrouping: 0) } characters
error-pack-depth = { $pack }: a number is too long, or something is nested too deeply
error-pack-entry = { $pack }: there is no entry { $entry }
error-pack-block = { $pack }: the block [{ $block }] is missing
error-room = there is room for { $room }, not for { $count }: { $last } is one too many
error-deal-stacks = a deal has the stacks { $stacks }
error-deal-list = the stack { $stack } of the deal must be a list of { $count } items
error-deal-items = the stack { $stack } of the deal does not hold its { $count } items
error-endless = the position goes on for ever without anybody deciding anything
error-no-such-package = { $value } is no game called { $game }
error-no-game = there is no game { $game }; there are: { $games }
error-seats = 'seats' must be a list of { $count }
error-fields = { $where } must have exactly the fields { $fields }
error-labels = { $field } of { $where } must have exactly { $labels }
error-numbers = { $field } of { $where } must be { $count } whole number(s)
error-position-game = this is not a position of { $game }
error-position-rules = the position is of rules version { $rules }, this is { $known }
error-position-pack = the position was made with another component pack
error-position-players = a position needs 'players' and 'options'
error-position-deal = a position needs a 'deal'
error-position = { $problems }
error-names = { $names } names for { $players } players
error-name = { $name } is not a name that a record can keep
error-pending = 'pending' must list the pending steps, the open one first, { $most } at most
error-pending-parts = pending step { $number } must have exactly step, seat, a, b
error-pending-step = pending step { $number }: there is no step { $step }
error-pending-numbers = pending step { $number }: seat, a and b must be whole numbers
error-pending-range = pending step { $number }: seat { $seat }, a { $a } or b { $b } is out of range
error-seed = a seed is a whole number of at most { $bits } bits, not { $seed }
error-players = players is { $players }; this game is for { $least } to { $most } players
error-no-option = there is no option { $option }; the options of this game are: { $options }
error-excludes = the options { $option } and { $other } exclude each other
error-value = option { $option } cannot be { $value }; allowed: { $allowed }
error-forced = option { $option } is always { $value } with { $players } players
error-option-players = option { $option } needs another number of players than { $players }: { $counts }
error-character = { $game } has no character { $name }; there are { $names }
