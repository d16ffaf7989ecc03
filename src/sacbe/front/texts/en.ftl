# The frame of the command line in English: nothing here knows any game.

player = Player { $n }
random-player = Random { $n }
greedy-player = Greedy { $n }
search-player = Search { $n }
easy-player = Easy { $n }
normal-player = Normal { $n }
hard-player = Hard { $n }
expert-player = Expert { $n }
seed = Seed { $seed }
rules-player = Rival { $n }
seat = Seat { $n }
free = free
joint = { "; " }
times = { $what } ×{ $n }
change = { $what } { $n }
changes-because = { $changes } ({ $cause })
did-secretly = chooses in secret

## Playing

ask-game = Which game? [{ $game }]
ask-players = How many players, { $least } to { $most }? [{ $usual }]
prompt = { $name }>
hand-over = Hand the screen to { $name }, then press Enter.
help =
    Type the number of a choice, its notation, or a few letters that only it has: pl lead, c0r4 c2r4.
    Several at once: 3; 1; end or 1 1 1. Tab completes; the choices that fit are shown.
    A walk, a price, a god with all it does is one choice; the first of each list does it step by step.
    3.           choice 3, and that ends the turn; . alone ends it, Enter asks whether to
    undo [N]     take back what you chose last, or N decisions; alone against bots, turns that are over, too
    why or ?     what is decided now, and its rules
    rule TK-2.1  a rule, or a chapter (TK-2); rules lists the chapters
    log          what has happened so far
    board        the board and the choices again
    players      the players and what lies beside the board
    info         what the board says, in full sentences
    scores       where everybody's points come from
    save FILE    keep the game in this file from now on
    quit         leave; the game is kept
typed-undo = undo u
typed-save = save
typed-log = log l
typed-board = board b
typed-players = players p
typed-scores = scores s
typed-info = info i
typed-why = why ?
typed-help = help h
typed-rule = rule r
typed-rules = rules
typed-quit = quit q exit
saved = The game is saved in { $file }.
left = You have left the game; there was nothing to keep yet.
go-on = The game is kept. Go on with: sacbe play --resume { $name }
look-over = Look it over with: sacbe analyze { $file }
really-quit = Ctrl-C again leaves the game (it is kept); Enter goes on.
taken-back = Taken back: { $what }
with-answers = { $what }, and what others answered
is-thinking = { $name } is thinking ...
hold = { $what }. { $how }
hold-ends = Enter ends the turn, undo takes back.
hold-asks = Enter confirms, undo takes back.
choices-narrow = { $n } choices fit; Enter shows all.
rest-dropped = Not taken any more, the turn is over: { $rest }
kept-title = Games that are kept
kept-none = No games are kept yet.
column-name = Name
column-moves = Moves
column-stands = Stands
kept-over = over
kept-open = goes on
why-step = This is decided now: { $step }
why-rules = Its rules are { $chapter }. { $title }; rule { $chapter } shows them again.
keys-players = players
keys-log = log
keys-info = info
keys-scores = scores
keys-why = why
keys-help = help
keys-undo = undo

## A game in words alone

words-game = { $game }, rules version { $rules } ({ $options })
words-seat = seat { $seat } is { $name }: { $points } points
words-you = you are { $name }
words-decides = now decides { $names }: { $step }
words-over = the game is over; won by { $names }
words-position = Position
words-history = History
words-choices = You can

## Scores

points-from = Points from
final-scores = Final scores
scores-so-far = Scores so far
total = Total
winners = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the win.
  }

## Simulating, replaying, measuring

simulation-title = { $game }: { $games } games of random players, seed { $seed }
games-written = { $count ->
    [one] One game
   *[other] { $count } games
  } written to { $target }
simulation-speed = { $decisions } decisions a game, { $speed } games a second
column-seat = Seat
column-mean = Mean
column-min = Min
column-max = Max
column-wins = Wins
column-game = Game
column-players = Players
column-mode = Mode
column-decisions_per_s = Decisions/s
column-games_per_s = Games/s
column-copies_per_s = Copies/s
column-state_bytes = Bytes a state
column-simulations_per_s = Simulations/s
column-batched_per_s = Decisions/s
column-bare_per_s = Bare/s
games-progress = games
bench-progress = tables
bench-total = This takes about { $seconds } s: { $tables } numbers of players, each measured several times.
bench-title = Speed
bench-batches = Many games side by side, everything observed
bench-ratios = Compiled against pure
bench-pure-only = The engine is not compiled here, so there is nothing to compare it with.
replay-title = { $game }, { $moves } moves

## Component packs

pack-title = { $game }, component pack { $digest }
exported = The pack is written to { $file }. Edit it and play with it: --components FILE
confidence-high = confidence: high
confidence-medium = confidence: medium
confidence-low = confidence: low
confidence-confirmed = confirmed by the rulebook
confidence-single-source = from a single source
confidence-reconstructed = reconstructed to fit the rulebook

# The server
server-starts = The server is starting ...
serving = The tables are at { $url } (Ctrl-C ends the server)

actions-title = { $game }, rules version { $rules }: { $n } actions
actions-number = from
actions-notation = notation
actions-meaning = meaning

## Why not

why-over = the game is over
why-which-seat = seats { $seats } decide now: say which one
why-other-seat = seat { $seat } has nothing to decide now; seat { $seats } has
why-no-action = { $text } is not an action of this game
why-not-read = { $text } is not an action of this game; type a number of the list, or help
why-no-such-number = there is no action { $number }; actions are numbered up to { $most }
why-no-such-choice = there is no choice { $number }; the choices are { $least } to { $most }
why-not-undone = { $most ->
    [0] nothing of this turn can be taken back
    [one] only 1 decision of this turn can be taken back
   *[other] only { $most } decisions of this turn can be taken back
  }

## Rules

rules-none = No rule has { $words } in it.

## Errors

error-no-rule = { $game } has no rule { $row }
error-record-game = the record is of an unknown game, { $game }
error-output = --output needs --export
error-write = { $file } cannot be written: { $reason }
error-read = { $file } cannot be read: { $reason }
error-resumed = { $option } cannot be changed in a game that is resumed
error-other-game = the record is a game of { $game }, not of { $wished }
error-which-game = say which game to play: { $games }
error-player-count = { $answer } is not a number of players
error-humans = --humans is a number of people or a list of seats such as 1,3, not { $text }
error-no-seat = there is no seat { $seat } in a game of { $players } players
error-option-form = an option is given as name=value, not { $word }
error-input-ended = the input ended before the game did
error-undo-usage = undo takes back what you chose last, undo 3 takes back three decisions
error-nothing-to-end = nothing can be ended here: choose first
error-held = this ends your turn: Enter ends it, undo takes back
error-nothing-kept = no game is kept that is not over
error-bot-answer = the bot { $bot } must return a number from state.legal(seat), not { $answer }
error-one-bot = name at least two bots, such as { $bots },greedy, or say with --games how often { $bots } is to play itself
error-save-usage = say where to save the game: save FILE
error-proxy = a proxy is trusted by its address: { $reason }
error-not-started = the server could not start; the reason stands above
error-listen = the server cannot listen at { $host } port { NUMBER($port, useGrouping: 0) }: { $reason }
error-bench-ended = the process that measures the engine has ended early
error-numpy = learning needs numpy: install sacbe[train]
error-redis = Redis cannot be used: { $reason }
error-database = the database { $url } cannot be opened: { $reason }
error-record-names = the record does not name its players
error-record-format = the record has format { $format }; this program reads formats 1 and { $known }
error-not-a-record = this is not a record: { $reason }
error-record-depth = this is not a record: a number is too long, or it is nested too deeply
error-record-object = this is not a record: no JSON object
error-record-part = the record's { $part } is missing or malformed
error-line = this is not a position on one line
error-line-damaged = the packed part of the line is damaged
error-line-content = the packed part of the line does not hold a position
error-quiet = a quiet state (a determinized one, a playout) has no record
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
error-unexpected = unexpected { $kind }: { $reason } (SACBE_DEBUG=1 shows where)
error-interrupted = interrupted
error-weights = { $file } does not hold weights of an evaluation: { $reason }
error-features = the weights are for other features than this evaluation measures
error-no-evaluation = { $game } has no evaluation whose weights could be learned: bots count its points alone
error-told = { $told } numbers are told, and { $names } have names
error-no-reward = there is no reward { $reward }; there are: { $rewards }
error-batch-empty = a batch has at least one game
error-batch-actions = { $actions } actions for { $games } games
error-net = { $file } does not hold a net of an evaluation: { $reason }
error-net-inputs = the net is for other inputs than this evaluation has: { $inputs }
error-net-first-layer = the net has numbers too large for its first layer
error-net-second-layer = the net has numbers too large for its second layer
error-past-weights = { $game } has no weights of the past called { $name }; there are { $names }
error-bot-start = the bot { $bot } cannot be started: { $reason }
error-bot-slow = the bot { $bot } took longer than { $seconds } seconds
error-bot-ended = the bot { $bot } ended by itself (exit code { $code })
error-bot-line = the bot { $bot } said something that is no line of JSON: { $line }
error-bot-wants = the bot { $bot } wants to be told what there is not; there are: { $wants }
error-bot-illegal = the bot { $bot } chose { $action }, which is not legal
error-character = { $game } has no character { $name }; there are { $names }

## Learning

train-round = { $game } { $round }: error { $error }, won { $won }, points { $points }, { $kept ->
    [true] kept
   *[false] dropped
  }, { $seconds } s
train-net-round = { $game } { $round }: { NUMBER($games, useGrouping: 0) } games, error { $error }, wins { $wins }, points { $points }, { $kept ->
    [true] kept
   *[false] dropped
  }, { $seconds } s
train-again = { $game }: learned again from { $games } games, written to { $file }

## A seat at somebody's table

sit-taken = { $bot } plays { $name } at the table { $table }.
sit-lost = The connection is lost ({ $reason }); trying again.
sit-failed = { $bot } failed ({ $reason }); its seat goes on with any legal action.
sit-over = The game is over; won by { $names }.
error-sit-link = { $link } is not the link of a seat: it looks like https://…/t/…#link=…
error-sit-watch = this link only watches: ask for the link of a seat
error-sit-closed = the table has sent us away: { $reason }
error-sit-refused = the table refuses what { $bot } plays: { $reason }
error-program-name = a program is given as name=command, not { $word }
