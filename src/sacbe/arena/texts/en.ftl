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

arena-plot-rating = Ratings with 95 % intervals
arena-plot-wins = Share of wins of a seat, with 95 % intervals; the line is a fair share
arena-plot-points = Mean points with 95 % intervals
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

analysis-title = { $game }: { $names }
analysis-about = Analysed by { $bot }: { $decisions } decisions. A choice is pointed out where it gives away at least { $threshold } points against the best one.
analysis-progress = decisions
analysis-plot = Expected final points after each move; shapes mark choices that gave points away
analysis-seats = What everybody gave away
analysis-column-seat = Seat
analysis-column-decisions = Decisions
analysis-column-lost = Points given away
analysis-column-pointed-out = Pointed out
analysis-column-score = Final points
analysis-choices = Choices that gave points away
analysis-no-choices = No choice gave away as much as { $threshold } points.
analysis-column-move = Move
analysis-column-played = Played
analysis-column-best = Better
analysis-column-loss = Points
analysis-column-expected = Expected points
analysis-column-line = Expected line
analysis-moves = All decisions
analysis-written = Page: { $file }
analysis-how = Values are what the bot expects from what the deciding seat may know: its own final points less those of the best other seat. They are estimates, so small differences mean nothing.
