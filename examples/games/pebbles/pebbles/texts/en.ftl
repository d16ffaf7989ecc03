# Pebbles in English. Naming rules: name-<id>, action-<kind> (what one can do), did-<kind> (what somebody did),
# means-<kind> (what it is, for people who write bots), step-<step>, cause-<cause>, source-<source>, why-... (why something
# is not possible), event-... (what happened).

name-pebbles = Pebbles

name-flint = flint
name-slate = slate
name-amber = amber
name-agate = agate
name-onyx = onyx
name-jade = jade

name-stone = Stone
name-worth = Worth
name-left = Stones to come
name-seats = Players
name-score = Points
name-points = points
name-has_offered = Has offered
name-offer = Your offer

action-offer = Offer { $pebbles ->
    [0] nothing
    [one] 1 pebble
   *[other] { $pebbles } pebbles
  }
did-offer = offers { $pebbles }
means-offer = offer pebbles for the stone, in secret

step-over = The game is over
step-turn = A stone is turned up
step-offer = Offer pebbles for the stone
step-compare = The offers are opened

cause-setup = setup
cause-offering = offered
cause-winning = stone

source-stones = Stones

why-not-now = this is not what is decided now
why-too-many = you have { $has ->
    [one] 1 pebble
   *[other] { $has } pebbles
  }, not { $needs }

event-won = gets the { $stone } for { $offer }
event-lost = Nobody gets the { $stone }
