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
change = { $what } { $n }
changes-because = { $changes } ({ $cause })
did-secretly = chooses in secret

## Playing

ask-game = Which game? [{ $game }]
ask-players = How many players, { $least } to { $most }? [{ $usual }]
prompt = { $name }>
hand-over = Hand the screen to { $name }, then press Enter.
help =
    Type the number of a choice or its notation (shown dim beside it).
    undo [N]     take back your last decision, or N of them
    save FILE    write the game to a file, and keep it there from now on
    log          what has happened so far
    board        show the board again
    info         what the board says, in full sentences
    scores       where everybody's points come from
    quit         leave the game
no-such-number = there is no choice { $number }; the choices are 1 to { $most }
undo-usage = undo takes back one decision, undo 3 takes back three
save-usage = say where to save the game: save FILE
saved = The game is saved in { $file }.
left = You have left the game; it was not saved.
input-ended = the input ended before the game did

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
column-bare_per_s = Bare/s
bench-title = Speed
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
serving = The tables are at { $url } (Ctrl-C ends the server)

actions-title = { $game }, rules version { $rules }: { $n } actions
actions-number = from
actions-notation = notation
actions-meaning = meaning
