# What only a terminal says, in English: nothing here knows any game.
random-player = Random { $n }
greedy-player = Greedy { $n }
search-player = Search { $n }
easy-player = Easy { $n }
normal-player = Normal { $n }
hard-player = Hard { $n }
expert-player = Expert { $n }

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
help-rules = ? shows its rules; rules tells the game in short and lists the chapters.
rules-brief = The game in short
rules-chapters = Chapters; rule and a number shows one
page-back = Enter shows the board again.
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
again = Play another one with: { $command }
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

## Scores
final-scores = Final scores
scores-so-far = Scores so far
scorings-title = Scoring by scoring
scorings-column = What it brought

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
why-not-read = { $text } is not an action of this game; type a number of the list, or help
why-no-such-choice = there is no choice { $number }; the choices are { $least } to { $most }

## Rules
rules-none = No rule has { $words } in it.

## Errors
error-in-file = { $file }: { $reason }
error-reason-missing = there is no such file or folder
error-reason-folder = it is a folder
error-reason-denied = that is not allowed here
error-reason-not-text = it is not a text
error-reason-form = it has another form
error-redis = Redis cannot be used: { $reason }
error-database = the database { $url } cannot be opened: { $reason }
error-numpy = learning needs numpy: install sacbe[train]
error-output = --output needs --export
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
error-unexpected = unexpected { $kind }: { $reason } (SACBE_DEBUG=1 shows where)
error-interrupted = interrupted

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

## A game in words alone
words-game = { $game }, rules version { $rules } ({ $options })
words-seat = seat { $seat } is { $name }: { $points } points
words-you = you are { $name }
words-decides = now decides { $names }: { $step }
words-over = the game is over; won by { $names }
words-position = Position
words-history = History
words-choices = You can

# Why a component pack is refused; servers say it in every language.
error-flaw-toml = { $reason }
error-flaw-deep = { $entry } is nested too deeply
error-flaw-long = { $entry } has more than { NUMBER($most, useGrouping: 0) } characters
error-flaw-large = { $entry } is beyond { $most }
error-flaw-kind = { $entry } must be a whole number, a word or true or false
error-flaw-tiles = the block [{ $block }] has no list of tiles
error-flaw-number = '{ $name }' of [{ $block }] must be a whole number, at least { $least }
error-flaw-numbers = '{ $name }' of [{ $block }] must be { $size ->
    [0] whole numbers
   *[other] { $size } whole numbers
  }
error-flaw-needs = '{ $name }' of [{ $block }] needs { $words }
error-flaw-amounts = '{ $name }' of [{ $block }] must be whole numbers, at least 0
error-flaw-rows = [{ $block }] must list { $count } rows with ids of their own
error-flaw-row = [{ $block }] must list at least one row
error-flaw-room = [{ $block }] has room for { $room } rows, and this is one too many
error-flaw-ids = [{ $block }] must list rows with ids of their own
error-flaw-id = an id is one short word in small letters
error-flaw-cell = '{ $name }' must be a whole number, at least { $least }
error-flaw-cells = '{ $name }' must be { $size ->
    [0] whole numbers
   *[other] { $size } whole numbers
  }
error-flaw-word = '{ $name }' must be one of: { $words }
error-flaw-order = [{ $block }] must list { $words }, in this order
error-flaw-words = '{ $name }' must be { $size } of: { $words }
error-flaw-cost-words = 'cost' must name some of: { $words }
error-flaw-cost = 'cost' must give positive whole numbers
error-flaw-by-players = '{ $name }' of [{ $block }] needs a whole number for each number of players: { $counts }
error-flaw-rewards = '{ $name }' of [{ $block }] must list { $size ->
    [0] some rewards
   *[other] { $size } rewards
  }
error-flaw-reward = { $entry } in '{ $name }' of [{ $block }] is no reward; there are: { $words }
error-flaw-sites = [{ $block }] must number its sites from 1 to { $most } at most
error-flaw-link = a link joins two cities and has one or two regions on its sides
error-flaw-region-number = regions are numbered 1 to { $most }
error-flaw-link-kind = a link is a road or a water route
error-flaw-city = { $city } touches { $count } regions of [{ $block }]; a city touches two or three
error-flaw-region = region { $region } of [{ $block }] has no cities
error-flaw-printed = 'printed' of [{ $block }] must be a building or empty
error-flaw-pakal-role = King Pakal holds his role from the start: no role_card on his board
error-flaw-pyramid = a pyramid has levels of 4, 3, 2 and 1 spaces
error-flaw-pyramid-cost = a pyramid tile costs 1 to 5 different resources
error-flaw-fixed = '{ $name }' of [setup] is { $value } in this game
error-flaw-zero = '{ $name }' of [{ $block }] cannot be 0
error-flaw-trade = a trade gives fewer than it takes: two tiles, at least two resources
error-flaw-city-tiles = { $count } city spaces need { $count } city tiles
error-flaw-site-tiles = there are { $count } production site tiles
error-flaw-calendar = the calendar must have room, and enough sites to fill it
error-flaw-might = a space of the Might track cannot give a step on the Might track
error-flaw-temple = a temple has { $count } spaces; the middle is none of the first two
error-flaw-pyramid-tiles = [pyramid_tiles] must have { $count } pyramid tiles
error-flaw-starting-tile = a starting tile is a pyramid tile with a colour
error-flaw-starting-gods = there is a starting tile of each god
error-flaw-buildings = [buildings] must have { $count } building tiles
error-flaw-roles = role cards are numbered 1 to { $most }
error-flaw-summary-cards = there is a starting tile for each summary card, and a card for each of { $count }
error-flaw-family = the family game needs a scoring tile for each of five temples
error-flaw-personality = [personalities] needs '{ $name }', which an option names
error-flaw-ranking = a personality ranks each god once
error-flaw-pakal-tiles = 'building_after' and 'last_tiles' count the tiles of a pyramid, upwards
error-flaw-markers = there are five temples for his markers
error-flaw-camps = the table of actions knows two camps a player
error-flaw-temple-numbers = [temple_tiles] has room for the tiles of { $room } numbers
error-flaw-limit = a limit of one turn is at most { $most }
error-flaw-map = the map has { $columns } columns of { $rows } hexagons
error-flaw-printed-id = a printed hexagon has the id of a terrain hexagon
error-flaw-terrain-order = the terrain hexagons must be listed from A to G
error-flaw-temple-worth = a temple is worth at most { $most }
error-flaw-treasure-hexagons = there is room for { $room } treasure hexagons
error-flaw-masks = { $masks } masks do not fit { $treasures } treasures
error-flaw-treasure-points = points for 0 to { $most } equal treasures are needed
error-flaw-printed-space = two printed hexagons share a space
error-flaw-base-camp = there is one base camp, and it is printed on the board
error-flaw-printed-kinds = only the base camp, jungle and temples are printed on the board
error-flaw-stones = a side has 0 to { $most } stones
error-flaw-volcano-stones = every hexagon but a volcano has stones, and a volcano has none
error-flaw-words-of = '{ $name }' of [{ $block }] must be { $size } of: { $words }
error-flaw-some-of = '{ $name }' of [{ $block }] must be some of: { $words }
error-flaw-for-players = a whole number is needed for { $count } players
error-flaw-spaces = [{ $block }] must list spaces 1 to { $count }
error-flaw-goods = '{ $name }' must name goods: { $words }
error-flaw-goods-amounts = '{ $name }' must have whole numbers, at least 0
error-flaw-same-id = another tile has the same id
error-flaw-effects = 'effects' must be a list
error-flaw-effect-table = an effect is a small table
error-flaw-effect = there is no effect { $effect }; there are: { $words }
error-flaw-teeth = a gear has at most { $most } teeth
error-flaw-temple-steps = a temple needs goods and points for the same steps, { $most } at most
error-flaw-temple-goods = a temple step gives a good or nothing
error-flaw-renovation = only buildings of the expansion can be renovated
error-flaw-renovations = there is room for { $room } buildings that can be renovated
error-flaw-tribe = a tribe changes some of: { $words }
error-flaw-traits = traits are whole numbers, and six of them the cost of workers
error-flaw-calamity = a calamity changes some of: { $words }
error-flaw-calamity-price = a calamity that taxes has a price, another has none
error-flaw-wealth-dummy = a wealth tile shows a gear and a space for dummy workers
error-flaw-ages = buildings are of age 1 or 2, and those of age 1 come first
error-flaw-monument = a monument counts one of: { $words }
error-flaw-points-table = a table of points is not empty
error-flaw-row-spaces = the row has { $most } spaces at most
error-flaw-workers = no such number of workers
error-flaw-most-workers = a player has { $most } workers at most
error-flaw-kept = tiles are kept from those dealt
error-flaw-wealth = there are only { $count } wealth tiles
error-flaw-dealt = { $name } are 0 to { $most }
error-flaw-calendar-teeth = the calendar has 1 to { $most } teeth
error-flaw-food-days = food days rise, within one revolution
error-flaw-new-age = the new age begins on a food day
error-flaw-block-price = a block costs at least 1 corn
error-flaw-corn-per-point = it takes at least 1 corn to make a point
error-flaw-tribes-dealt = each player is dealt 1 to { $most } tribes
error-flaw-prophecies = { $most } prophecies can take effect
error-flaw-quick-spaces = there are 1 to { $most } spaces
error-flaw-tile-days = a tile lasts for a day at least
error-flaw-quick-dummies = dummies stand on spaces there are
error-flaw-quick-ages = the tiles of age 1 last beyond the first food day
error-flaw-quick-room = there is room for { $room } tiles of an age
error-flaw-trait-range = a trait is out of range
error-flaw-bounds = the bounds of the bands rise
error-flaw-free-choice = the free choice comes before the last space, and that before the last tooth
error-flaw-gear-space = the gear has no such space
error-flaw-temple-start = a temple has a step below and a step above the start
error-flaw-tile-corn = a tile costs blocks and skulls, never corn
error-flaw-effect-most = an effect gives { $most } at most

# Errors of files, nets and bots, which no page hears.
error-no-rule = { $game } has no rule { $row }
error-write = { $file } cannot be written: { $reason }
error-read = { $file } cannot be read: { $reason }
error-quiet = a quiet state (a determinized one, a playout) has no record
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
