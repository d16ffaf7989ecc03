# The frame of the browser table in English: nothing here knows any game. The messages of the command line's frame
# (src/sacbe/front/texts) are loaded beside these.

brand = Sacbe
close = Close
cancel = Cancel
language = Language
language-en = English
language-ko = Korean
switch-language = Read Korean
theme = Light
theme-stone = Stone, light
theme-night = Night, dark
switch-theme = Day or night
settings = Settings
speed = Moves of others
speed-times = { $n }×
speed-off = at once
sound = Sound
sound-turn = your turn
sound-all = all
sound-off = off
sound-try = Try
volume = Volume
menu = Menu
ends-by-itself = Turns end by themselves
ends-by-itself-note = where nothing is left to do: alone at once, with people after five seconds in which you can undo
one-tap = One tap chooses
one-tap-note = without showing the price first
shortcuts = Keyboard shortcuts
key-next = N
key-next-does = go to the next thing that can be chosen
key-confirm = Enter, E
key-confirm-does = end the turn
key-undo = U, Backspace
key-undo-does = take back the last decision
key-skip = S
key-skip-does = skip what others are doing
key-explain = ?
key-explain-does = have things explained: arrow keys go from one to the next, Esc ends it
key-arrows = Arrow keys
key-arrows-does = go between things that can be chosen, or between lines of the log
key-log = L
key-log-does = go to the log
key-replay = [ and ]
key-replay-does = one move back or on in a replay

## Home

home-title = What shall we play?
home-players = { $least }–{ $most } players
play-computer = Play the computer
invite = Invite
no-such-page = There is nothing at this address. Here is what there is.
your-turn-title = Your turn
tables-wait = { $n ->
    [one] 1 table waits for you
   *[other] { $n } tables wait for you
  }
waits-since = waits since { $time }
finished = Finished games
no-finished = Games you have finished appear here, to look at again.
won-with = Won with { $n }
won-by = { $name } has won
placed = Place { $place } of { $players }, { $n } points
takebacks = Take back turns
takebacks-note = turns that are over may be taken back; the result says so
links-come = You get the link to send when the table is open.
about-level-random = moves somehow, at once
about-level-easy = makes mistakes, moves at once
about-level-normal = a fair opponent, moves at once
about-level-hard = looks ahead, thinks about a second
about-level-expert = the strongest, thinks some seconds
keys-save = Save my tables as a file
keys-open = Open saved tables
keys-read = { $n ->
    [0] All of these were here already.
    [one] 1 table has been added.
   *[other] { $n } tables have been added.
  }
keys-bad = This file holds no tables.
upload-refused = The file cannot be opened
new-table = New table: { $game }
table-name = Name of the table
players = Players
seats = Seats
seat-name = Name of seat { $n }
seat-kind = Who plays seat { $n }
seat-level = How well seat { $n } plays
seat-character = What seat { $n } likes
character-none = no preference
kind-here = At this screen
kind-link = By link
kind-bot = Computer
level-random = random
level-easy = easy
level-normal = normal
level-hard = hard
level-expert = expert
you = You
friend = Guest { $n }
bot-name = { $n ->
    [1] Balam
    [2] Nicté
    [3] Kan Ek
    [4] Ixchel
   *[other] Bot { $n }
  }
modules = Modules
option-fixed = Always so with { $n } players
option-not-with = Not together with { $other }
option-players = Not with { $n } players
seed-optional = Seed (leave empty to shuffle; the others see that you chose one)
more-settings = Name, components and seed
pack = Component pack
pack-choose = Play with a file of mine
pack-save = Save ours to correct it
pack-drop = Play with ours
pack-note = All that is printed on boards, tiles and cards, as a text file. Whoever owns the game can correct it; everybody at the table is told.
create = Create table
continue = Others have their turn
play = Play
watch = Watch
look-at = Result
table-running = move { $move }
table-over = finished
rename = Rename
rename-table = Rename the table { $name }
delete = Delete
delete-table = Delete the table { $name }
delete-sure = Delete { $name } and its game for good?
forget-sure = Take { $name } off your list? You will need its link again.
save = Save
upload = Open a record from a file
upload-bad = This file is no record of a game.

## The table

your-turn = your turn
your-turn-now = It is your turn.
title-turn = ● Your turn
thinking = thinking
deciding = deciding
away = not here yet
here-now = is here
you-watch = You watch
has-come = { $name } has come
name-title = Sit down
name-ask = What is your name?
name-sit = Sit down
seat-bot = computer
seat-label = { $name }, { $colour }
colour-cinnabar = red circle
colour-river = blue square
colour-jade = green triangle
colour-maize = yellow diamond
colour-plum = purple cross
colour-grey = grey hexagon
points-of = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
the-table = The table
log = Log
log-jump = Go to move { $move } of { $name }
what-to-do = What to do
choose-lit = { $n ->
    [one] One thing on the board can be chosen: it is lit.
   *[other] Choose what is lit on the board ({ $n }).
  }
choose-below = Choose one.
ways = Several ways to do this
confirm-hint = End your turn, or take something back.
turn-done = Your turn is done.
waiting-for = Waiting for { $names }
watching-move = { $name } moves
see-board = See the board
show-choices = Show the choices
skip = Skip
show-again = Show again
undo = Undo
redo = Redo
end-turn = End turn
end-first = choose first
end-answer = answer first
end-others = others play
end-soon = by itself in a moment
take-this = Choose this
undo-what = Undo: { $what }
take-back = Take back
take-back-turn = Take back my last turn
take-back-others = This also takes back what { $names } did since then.
take-back-result = The game is over: this takes back its end, too.
take-back-told = The result will say that turns were taken back.
chosen-secretly = This is your choice.
last-turn = This is your last turn.
question-of = { $name }: { $question }
final-choice = Cannot be taken back
players-and-log = Players and log
tab-players = Players
tab-board = Board
fact-yes = yes
fact-no = no
tab-log = Log
board = Board
pass-title = Hand the screen to { $name }
pass-lead = What comes next is for { $name }'s eyes only.
pass-ready = I am { $name }
lost = Connection lost, trying again ...
connecting = Connecting ...
share = Links
share-title = Links to this table
share-invite = Invite: send these links
share-lead = Send each player the link of their seat. Whoever has it can play that seat.
share-own-lead = Take your seat to another device, or let others watch.
share-own = My seat on another device
share-own-note = keep this one to yourself
share-alone = Only this computer finds this address. For others start the server with
share-code = QR code
share-code-label = QR code: { $label }
share-seat = { $name } plays with
share-watch = Watch with
share-new = New link
share-new-sure = Old one ends: sure?
share-new-label = Make a new link for { $name }; the old one stops working
share-watchers = those who watch
about-table = About this table
chosen-seed = The owner of this table chose the seed, and may know what is hidden.
chosen-deal = The owner of this table chose how everything was dealt, and may know what is hidden.
chosen-position = The owner of this table chose the position it began with, and may know what is hidden.
own-components = Components of the owner
own-components-note = This table is played with a component pack that its owner gave: what is printed on boards, tiles and cards may differ from ours.
owner-renews-links = The owner of this table can make a new link for any seat; the old one then stops working.
copy = Copy
copied = Copied
download = Save the record
no-link = You have no link to this table, or it does not exist.
closed-title = The table is closed
back-home = To all games

## Replay and result

replay = Replay
replay-move = Move { $move } of { $last }
replay-slider = Move
replay-first = To the start
replay-back = One move back
replay-on = One move on
replay-play = Play
replay-pause = Pause
replay-leave = Back to the game
replay-link = Copy a link to this moment
result = Result
wins-by = { $names } wins by { $n }
wins-tie = { $names } wins the tie
wins-shared = { $names } share the win
wins-alone = { $names } scores { $n }
with-takebacks = { $n ->
    [one] with 1 take-back
   *[other] with { $n } take-backs
  }
result-note = { $moves ->
    [one] 1 move
   *[other] { $moves } moves
  }
bars = Points by source
play-again = Play again
over-time = Points over time
points-by-part = By parts of the game
part-before = Before
turning-points = Turning points
moment-label = { $name }, { $cause }: { $n }. Go to move { $move }

## Refusals by the server

refused-malformed = That could not be understood.
refused-too-large = That was too large.
refused-too-many = Too much at once; wait a moment.
refused-not-found = This link opens no table: it may be mistyped, replaced by another, or the table was deleted. Ask who sent it for a new one.
refused-deleted = The owner has deleted this table.
refused-replaced = The owner has replaced your link by another. Ask for the new one.
refused-not-allowed = This link does not allow that.
refused-not-your-turn = It is not your turn.
refused-stale = The table has moved on; look again.
refused-illegal = The rules do not allow that now.
refused-nothing-to-undo = There is nothing to take back.
refused-nothing-to-redo = There is nothing to do again.
refused-nothing-to-confirm = There is no turn to end.
refused-id-reused = That was asked before.
refused-bad-options = These options do not go together.
refused-bad-record = This record does not hold a legal game.
refused-bad-components = This component pack has a mistake.
refused-not-stored = It could not be stored; try again.
refused-failed = Something went wrong in the server; try again.
refused-not-read = The tables cannot be read now; try again.
refused-rule-error = Something is wrong in the rules of this program here. Take something back and play on differently.
refused-too-slow = Checking that takes too long.
refused-unreachable = The server cannot be reached.

why-not = Why not?
not-here = This cannot be chosen now.
possible-instead = You can choose: { $choice }
click-keeps = Click to keep this open
rule-row = Rule { $rule }
idle-ended = Your turn is over: end it, or take something back.
idle-waiting = { $names } must decide first.

## Rules

rules = Rules
rules-open = The rules, at what is being decided
rules-of-tzolkin = Tzolk'in
rules-of-tikal = Tikal
rules-of-ahau = Ahau

## What came of a move, told again

retold = What came of it
retold-sum = +{ $n } so far
retold-back = Step back
retold-on = Step on
retold-again = Tell it again
retold-close = Close
