# What --help says, and the command line when it cannot be read.

## Commands

command-play = Play a game in the terminal: people and bots at one screen.
command-simulate = Let random players play many games, and show the scores.
command-replay = Show a saved game: its log, a position on the way, or an export.
command-components = Show everything printed on a game's boards, tiles and cards, and how sure we are of it.
command-actions = List every kind of action of a game, with its arguments and what it means.
command-rules = Print the rules of a game: one of them, those about something, or all.
command-bench = Measure the engine, compiled against uncompiled, in one run on one core.
command-train =
    Learn to value positions of a game from games that bots play among themselves.
    What is learned is kept only if it wins a match against what there was. The same command goes on where it stopped.
command-serve = Start the server with the table in the browser.
command-arena = Let bots play the same deals in every seating, and rate them.
command-analyze = Have a bot look over a game, turn by turn: what could be expected when, and which turns gave points away.
command-level = Find the level of bots at which you win half of your games, from records of them.
command-sacbe = Board games about the Maya: play them, simulate them, replay and measure them.

## Options

help-version = Print the version and leave.
help-lang = Language.
help-game = The game, such as tzolkin.
help-seed = What the shuffles follow; left out, a new one is drawn.
help-option = An option of the game.
help-components = Play with this component pack instead of our own.
help-game-asked = The game; left out, you are asked.
help-players-asked = How many players; left out, you are asked.
help-humans = How many people play, or their seats: 2,4. The others are bots.
help-bot = Who plays them: random, greedy, easy, normal, hard, expert, file.py:Bot.
help-resume = Go on with a kept game by its name, or with a file; without a name, with the last one.
help-list = List the games that are kept.
help-plain = Print line by line, for pipes, scripts and screen readers; so it is wherever there is no terminal.
help-light = Colours for light ground.
help-confirm = Ask before a turn ends by itself; usual where several people play. One person against bots can undo turns that are over.
help-save = Keep the game in this file all the time.
help-players = How many players; left out, as many as usual.
help-games = How many games.
help-seed-random = What the shuffles and the random players follow.
help-jobs = How many processes share the work; the results do not depend on it.
help-json = Print the figures as JSON.
help-record = A saved game.
help-move = Show the position after this move.
help-export = Write the log in words, the record, or the whole position instead.
help-output = Where to export to; left out, to the screen.
help-pack-export = Write the pack to a file, to be edited.
help-pack-shown = Show this pack instead of our own.
help-json-table = Print the table as JSON.
help-row = A rule such as TZ-6.3, a chapter such as TZ-6, or a word.
help-game-all = The game; left out, all of them.
help-seconds-figure = How long each figure is measured.
help-players-all = How many players; left out, all usual counts in turn.
help-games-round = Games to learn from in each round.
help-width = How many positions players follow at once; else as usual.
help-jobs-play = Processes that play at the same time.
help-ray-cluster = Play on a Ray cluster (auto, or local to start one).
help-runs-kept = Where runs are kept, to go on with.
help-again = Learn this net again, from the same games.
help-linear = Learn the weights of features instead of a net.
help-rounds = How often to play, learn, and prove what was learned.
help-match = Games of the match that shows whether it is stronger.
help-seed-noise = What the shuffles and the errors of the players follow.
help-weights-output = Where to write; left out, to its own file.
help-host = The address to listen at; 0.0.0.0 lets other machines in.
help-port = The port; 0 takes any that is free; left out, 8000 if it is.
help-database = Where to keep tables: sqlite:///FILE or postgresql://...
help-redis = Redis, where several servers share a database.
help-host-name = A name of this server in the internet, such as games.example.org; * answers to any.
help-trust-proxy = A proxy in front of the server, or its network, which says truly where visitors come from.
help-allowance = How many households may be behind one address: multiplies what it may open.
help-open = Open the page in a browser.
help-bots = The bots, such as expert,hard,greedy or mine.py:MyBot. A budget a turn may follow: search@400 is 400 simulations, search@0.5s half a second. The last one takes the seats that are left.
help-games-deals = How many games; rounded up to whole deals.
help-seed-deals = What deals and bots follow.
help-ray = Play on this Ray cluster instead; local starts one here.
help-seconds-turn = Seconds a turn, for bots without a budget.
help-simulations-turn = Simulations a turn, for bots without a budget.
help-seatings = Play each deal in all seatings, or only in rotations of one order.
help-runs = Where runs are kept; the same match goes on there where it stopped.
help-records = Write every game here: into a folder as records, or into a file of Parquet as rows for learners.
help-analyst = Who looks it over: a bot that searches; a budget may follow, as in the arena.
help-seconds-decision = Seconds a turn.
help-simulations-decision = Simulations a turn.
help-threshold = Point out turns that probably gave away at least so many points.
help-worlds = How often the game is played on from each turn; four times as often where a turn seems to give points away.
help-level-records = Records of your games against bots: files, or folders of them.
help-level-name = Your name in the records; else whoever is no bot.
help-seed-bot = What the bot follows.
help-html = Where to write the page; left out, beside the record.
help-json-all = Print everything as JSON.

## The frame

usage = Usage:
options = Options
commands = Commands
arguments = Arguments
required = required
default = default: { $value }
from-environment = env var: { $value }
show-help = Show this message and leave.
missing-argument = the argument { $name } is missing
missing-option = the option { $name } is missing
missing-command = the command is missing
no-such-option = there is no option { $name }
no-such-command = there is no command { $name }
needs-value = the option { $name } needs a value
too-many = there are more arguments than can be used: { $name }
bad-value = the value of { $name } does not fit: { $reason }
reason-whole-number = it must be a whole number
reason-number = it must be a number
reason-least = it must be at least { $value }
reason-most = it must be at most { $value }
reason-one-of = { $given } is none of { $value }
command-sit = Have a bot take a seat at a table of any server and play.
help-link = The link of a seat, as the table's page shows it: https://…/t/…#link=…
help-sit-bot = Who plays: hard, …, file.py:Bot, or exec:./program (docs/protocol.md).
help-sit-seat = Which seat, where the link plays several; left out, the first.
help-serve-bot = Lets seats be given to a program of yours under this name: mine=./mybot.

## sacbe level

level-found = { $games ->
    [one] One game against bots: you win half against { $bot }; your level is between { $low } and { $high } (95 %). Play more, and it will be known better.
   *[other] { $games } games against bots: you win half against { $bot }; your level is between { $low } and { $high } (95 %).
}
level-next = An even game: { $command }
level-none = no finished game of { $game } against bots with a level, with one person in it, was found there
