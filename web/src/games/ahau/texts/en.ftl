# Ahau in the browser: what the command line does not say.

lead = Rule the Maya cities of Yucatán: choose two cards in secret, summon gods, build your pyramid.
note-family = no buildings and roles, simpler gods
note-personal_scoring = temples pay by what you achieve yourself
note-shadow = a rival whom the rules play stands in the way
name-day = day
name-night = night
name-random = random

## The table

ah-tab-map = Map
ah-tab-temples = Temples
ah-tab-kingdom = Kingdom
ah-map = The map of Yucatán
ah-round = Round { $n }
ah-katun-of = K'atun { $n }/{ $all }
ah-solo = solo, { $difficulty }
ah-with-shadow = with the Shadow
ah-last-round = last round
ah-whole-map = Show the whole map
ah-closer = Look closer

## On the map

ah-about-city = { $city }, city of the { $god }
ah-about-workers = { $name }: { $n }{ $lying ->
    [0] { "" }
   *[other] , { $lying } lying
  }{ $fame ->
    [0] { "" }
   *[other] , would score { $fame }
  }
ah-about-region = Region { $n }
ah-about-tiles = Tiles: { $tiles }
ah-about-bonus = Building for workers in all its cities: { $building }
ah-about-rulers = Rulers: { $names }
ah-about-site = Production site { $n } ({ $cities })
ah-site-used = used up: on the calendar
ah-site-yields = yields { $resource }
ah-site-workers = your workers beside it: { $n }
ah-region-missing = { $n ->
    [0] You have workers in all cities of this region.
   *[other] You still need workers in { $cities }.
  }
ah-region-resources = for workers in all cities of the region
ah-ruler-there = { $name } is there
ah-cities-then = { $name }: fame of all cities { $before } → { $after }
ah-cities-same = The fame of all cities stays as it is.
ah-then-place = Worker then to { $cities }
ah-place-not = not { $cities }: beside region { $n }, where you lost
ah-free-with = { $building } for free with workers in { $cities }
ah-free-now = { $building } for free: you have workers in all its cities
ah-completes = completes region { $n }: { $building } for free
ah-level = level { $n }
ah-adjacency = { $n ->
    [0] no neighbour matches
    [one] 1 bonus for a matching neighbour
   *[other] { $n } bonuses for matching neighbours
  }
ah-strength-with = Your strength with the { $god }: { $built } built, { $held } in reserve to discard

## Temples, tracks, offer

ah-temples = Temples
ah-temples-best = pay the best value at the table · below: your tiles
ah-temples-personal = pay each by the own value · below: your tiles
ah-temple = Temple of the { $god }
ah-temple-counts = { $personal ->
    [true] A marker pays you { $n } now, for your { $what }.
   *[other] Every marker pays { $n } now, for the most { $what } at the table.
  }
ah-value-of = { $name } { $n }
ah-calendar = Calendar
ah-calendar-left = { $n ->
    [0] celebration after this round
    [one] 1 more site, then the celebration
   *[other] { $n } more sites, then the celebration
  }
ah-calendar-about = Every site that is used up lies here; when the last space is covered, there is a celebration at the end of the round. Free spaces: { $n }
ah-might = Might
ah-might-ties = the left one of a space is on top and wins ties
ah-might-space = Space { $n }: { $reward }
ah-offer = Buildings on offer
ah-stack = { $n } in the stack
ah-empty = empty
ah-about-building = { $building }: { $price }
ah-slot = { $discount ->
    [0] In this slot it brings { $fame } fame.
   *[other] In this slot it costs { $discount } less.
  }
ah-bonus-building = { $building }, for free: { $does }

## Rewards

ah-reward-fame = { $n } fame
ah-reward-resources = { $n ->
    [one] a resource of your choice
   *[other] { $n } resources of your choice
  }
ah-reward-temple_marker = a marker at a temple
ah-reward-weapon = { $n ->
    [one] a weapon
   *[other] { $n } weapons
  }
ah-reward-role_card = a role card, or your own back
ah-reward-might = { $n ->
    [one] a step of Might
   *[other] { $n } steps of Might
  }
ah-reward-lay_down_worker = lay a worker down
ah-reward-draw_pyramid_tiles = { $n ->
    [one] draw a tile
   *[other] draw { $n } tiles
  }
ah-reward-none = no reward
ah-reconstructed = Reconstructed: the rulebook shows this value only in a picture. Owners of the game can correct it: the form of a new table saves our component pack as a file and plays with yours.

## Kingdom

ah-kingdom = { $own ->
    [true] Your kingdom
   *[other] Kingdom of { $name }
  }
ah-family-differs = what differs
ah-family-regions = regions hold two resources
ah-family-regions-about = There are no buildings. Whoever has workers in all cities around a region may take both its resources.
ah-family-temples = temples pay your own value
ah-family-temples-about = Temples always score personally: each player by what they have themselves.
ah-family-gods = only built tiles summon
ah-family-gods-about = Gods are as strong as their tiles in your pyramid. Nothing is discarded for them, and colours do not matter.
ah-family-roles = role space: a card back
ah-family-roles-about = There are no role cards. Where a space shows one, you may take back a region card.
ah-side-day = day side
ah-side-night = night side
ah-side-family = family game
ah-pyramid = Pyramid
ah-space-about = Level { $level }: { $cost ->
    [one] 1 resource, of the tile's colour
   *[other] { $cost } different resources, one of the tile's colour
  }
ah-space-brings = The space brings: { $reward }
ah-building-space = Space for a building, brings: { $reward }
ah-resources = Resources
ah-give-hint = 2:1 changes two of a kind for another
ah-get-hint = for which one?
ah-buildings = Buildings · reward of the space
ah-reserve = Reserve
ah-no-tiles = no tiles
ah-no-cards = none
ah-pick-tile = Build { $tile }: show where
ah-barter-about = Two tiles of one colour for { $resource }
ah-weapons = { $n } of { $most } weapons
ah-workers-left = { $n } workers not yet placed
ah-in-reserve = In reserve: { $tiles }
ah-now = now +{ $n }
ah-now-short = +{ $n }
ah-now-about = A celebration now would bring { $temples } from temples, { $cities } from cities and { $buildings } by the Temple.
ah-chosen = chosen
ah-role-about = { $role } ({ $n }): { $does }
ah-role-hidden = a role card nobody else has seen
ah-roles-secret = only you see these
ah-role-numbers = As left-hand card region { $n }, as right-hand card strength { $n }. Secret until it is played.
ah-hand-about = In hand: { $hand }
ah-hand-legend = Dark: played this round. Dashed: discarded. All cards are open.

## The prompt

ah-step-place = place a worker
ah-step-summon = summon a god
ah-step-act = produce or build
ah-placed = worker in { $city }
ah-summoned = { $god }, strength { $n }
ah-skipped-place = no worker placed
ah-skipped-summon = no god summoned
ah-choose-left = Left-hand card: the region
ah-choose-right = Right-hand card: the strength
ah-put-back = Put card { $n } back
ah-into = to region { $n }
ah-at-most = at most { $n }
ah-cannot-come = cannot come here
ah-wins-ties = wins ties
ah-safe = cannot beat you
ah-tie = wins a tie
ah-lost = could beat you
ah-let-go = Let go
ah-leave = Leave
ah-take-bonus = { $resources ->
    [true] Take the resources
   *[other] Take { $building } for free
  }
ah-summon = Summon the { $god }
ah-strength = strength { $n }
ah-which-tile = Which tile
ah-as-colour = as { $colour }
ah-part = { $what }: { $n }
ah-propose-build_for = Pay like this?
ah-propose-build = Pay like this?
ah-propose-construct_for = Pay like this?
ah-propose-construct = Pay like this?
ah-propose-pay_all = Pay like this?
ah-propose-gain_all = Take these?
ah-propose-summon_with = Discard for it?
ah-propose-summon = Discard for it?
ah-propose-barter_for = Discard these two?
ah-propose-barter = Discard these two?
ah-propose-recall_all = Take these back?
ah-propose-recall = Take these back?
ah-do-build_for = Build
ah-do-build = Build
ah-do-construct_for = Build
ah-do-construct = Build
ah-do-pay_all = Pay
ah-do-gain_all = Take
ah-do-summon_with = Summon
ah-do-summon = Summon
ah-do-barter_for = Trade
ah-do-barter = Trade
ah-do-recall_all = Take back
ah-do-recall = Take back
ah-pick-card = { $what } as the left-hand card
ah-pick-from = Move a worker from { $what }
ah-pick-give = Change { $what }
ah-pick-reserve = Build { $what }
ah-pick-proposal = { $what }

## Rivals

ah-prefers = prefers
ah-prefers-about = The gods in the order of its personality card: they settle where it goes and what it takes.
ah-lead = { $who ->
    [you] You lead by { $by }
    [he] King Pakal leads by { $by }
   *[level] You are level
  }
ah-lead-then = { $who ->
    [you] with a celebration now you lead by { $by }
    [he] with a celebration now he leads by { $by }
   *[level] with a celebration now you are level
  }
ah-pakal-price = costs { $price }, he has { $has }
ah-pakal-builds = he can build it
ah-pakal-produces = he must produce
ah-pakal-buildings = each building pays him { $n }
ah-tracker = King Pakal's resources: { $n } of { $most }

## Celebration

ah-told-building = gains { $fame } fame by the { $building }
ah-celebrated = K'atun celebration
ah-sum = sum
ah-now-word = now
