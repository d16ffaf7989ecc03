# The arena and the analysis of games, in English. Names of sources, tiles and actions are each game's own.

arena-title = { $game }: { $bots }
arena-about = { $games } games: { $deals } deals, each in { $seatings ->
    [one] one seating
   *[other] { $seatings } seatings
  }. Players: { $players }. Seed { $seed }.
arena-options = Options: { $options }
arena-fault = { $count ->
    [one] Once
   *[other] { $count } times
  } { $fault }; its seat went on with any legal action.
arena-too-few = Too few games to tell { $better } from { $other }.
arena-progress = games
arena-report-written = Report: { $file }
arena-rival = rival

## Tables

arena-ladder = Bots
arena-column-bot = Bot
arena-column-rating = Rating
arena-column-wins = Wins
arena-column-points = Points
arena-column-range = Least to most
arena-column-spread = Spread
arena-column-games = Games
arena-column-decisions = Decisions a game
arena-column-seconds = Seconds a game
arena-breakdown = Where the points come from
arena-breakdown-column = Points from
arena-total = Total
arena-ahead = Who ends ahead of whom
arena-ahead-column = Ahead of
arena-seats = Wins by seat
arena-seat = Seat { $n }
arena-length = The winner has { $winner } points. A game takes { $turns } turns with { $decisions } decisions, and its bots { $seconds } seconds to think.

## Plots

arena-plot-wins = Share of wins of a seat, with 95 % intervals; the line is a fair share
arena-plot-spread = How points spread: least to most, the middle half, median and mean
arena-plot-breakdown = Mean points by source

## How to read a report

arena-how = How to read this
arena-how-deals = Every deal was played with every seating, so luck of the deal and of the seat meets all bots alike.
arena-how-wins = Wins are for each seat a bot had; shared wins count by share. Intervals are Wilson's, 95 %.
arena-how-points = Intervals of points treat each deal as one draw, because games of the same deal resemble each other.
arena-how-rating = Ratings are those of the Plackett-Luce model (openskill); everybody begins at 25. They are means of { $rounds } ratings of the run with its deals drawn anew, in random order.
arena-how-again = The same command plays the same games: { $command }
arena-how-files = Beside this page: bots.csv has these figures, games.csv every seat of every game. Run { $digest }.

## Analysing a game

analysis-title = { $over ->
    [true] { $game }: { $names }
   *[false] { $game }, unfinished, points so far: { $names }
}
analysis-about = Analysed by { $bot }: { $turns } turns, each played on to the end { $worlds } times or more. A turn is pointed out where it probably gave away at least { $threshold } points against the turn of the bot, and surely ({ $sure }) some.
analysis-progress = turns
analysis-plot = Expected final points after each turn; shapes mark turns that gave points away
analysis-chances = Chance to win after each turn
analysis-seats = What everybody surely gave away
analysis-column-seat = Seat
analysis-column-turns = Turns
analysis-column-lost = Points given away
analysis-column-pointed-out = Pointed out
analysis-column-score = Final points
analysis-choices = Turns that gave points away
analysis-no-choices = No turn surely gave points away, and probably { $threshold } of them.
analysis-column-move = Move
analysis-column-played = Played
analysis-column-best = Better
analysis-column-loss = Points
analysis-column-expected = Expected points
analysis-column-chances = Chance to win
analysis-column-sure = How sure
analysis-moves = All turns
analysis-written = Page: { $file }
analysis-how = After every turn the game is played on to its end many times by quick bots, each time in another world that looks the same to the seat; expected points and chances to win are what came of it, with intervals of 95 %. The turn that was played and the turn of the bot meet the same worlds, and what counts is the lead over the best other seat. A difference whose interval holds 0 means nothing.

## A run of learning

curves-title = Learning { $game }
curves-round = Round { $n }
curves-errors = Mean squared error on games held out, pass by pass
curves-wins = Share of wins against the best net before, on the same deals with changed seats
curves-winners = Points of the winners of the games that were learned from
curves-column-round = Round
curves-column-games = Games learned from
curves-column-error = Least error
curves-column-wins = Wins
curves-column-points = Points more
curves-column-winner = Winner's points
curves-column-kept = What came of it
curves-kept = { $kept ->
    [true] kept
   *[false] not stronger for sure
}
curves-written = Curves: { $file }
