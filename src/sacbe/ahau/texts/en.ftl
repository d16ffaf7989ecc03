# Ahau in English. Naming rules: name-<id>, short-<god>, letter-<colour>, amount-<resource>, action-<kind> (what one can do), did-<kind>
# (what somebody did), explain-<id>, step-<step>, cause-<cause>, source-<source>, option-<option>.

name-ahau = Ahau

## Gods, colours, resources

name-chief = Chief God
name-rain = Rain God
name-trade = God of Trade
name-sun = Sun God
name-jaguar = Jaguar God
name-yellow = yellow
name-blue = blue
name-black = black
name-brown = brown
name-white = white
name-corn = corn
name-water = water
name-obsidian = obsidian
name-cacao = cacao
name-limestone = limestone
amount-corn = { $n } corn
amount-water = { $n } water
amount-obsidian = { $n } obsidian
amount-cacao = { $n } cacao
amount-limestone = { $n } limestone

## Pyramid tiles

name-chief_yellow = yellow Chief God
name-chief_blue = blue Chief God
name-chief_black = black Chief God
name-chief_brown = brown Chief God
name-chief_white = white Chief God
name-chief_wild = wild Chief God
name-rain_yellow = yellow Rain God
name-rain_blue = blue Rain God
name-rain_black = black Rain God
name-rain_brown = brown Rain God
name-rain_white = white Rain God
name-rain_wild = wild Rain God
name-trade_yellow = yellow God of Trade
name-trade_blue = blue God of Trade
name-trade_black = black God of Trade
name-trade_brown = brown God of Trade
name-trade_white = white God of Trade
name-trade_wild = wild God of Trade
name-sun_yellow = yellow Sun God
name-sun_blue = blue Sun God
name-sun_black = black Sun God
name-sun_brown = brown Sun God
name-sun_white = white Sun God
name-sun_wild = wild Sun God
name-jaguar_yellow = yellow Jaguar God
name-jaguar_blue = blue Jaguar God
name-jaguar_black = black Jaguar God
name-jaguar_brown = brown Jaguar God
name-jaguar_white = white Jaguar God
name-jaguar_wild = wild Jaguar God
letter-yellow = y
letter-blue = b
letter-black = k
letter-brown = n
letter-white = w
letter-wild = { "*" }
short-chief = Chief
short-rain = Rain
short-trade = Trade
short-sun = Sun
short-jaguar = Jaguar
brief-chief = Ch
brief-rain = Ra
brief-trade = Tr
brief-sun = Su
brief-jaguar = Ja
letter-corn = c
letter-water = w
letter-obsidian = o
letter-cacao = k
letter-limestone = l
short-corn = corn
short-water = water
short-obsidian = obs.
short-cacao = cacao
short-limestone = lime

## Cities

name-chichen_itza = Chichen Itza
name-uxmal = Uxmal
name-tulum = Tulum
name-edzna = Edzná
name-calakmul = Calakmul
name-lamanai = Lamanai
name-palenque = Palenque
name-tikal = Tikal
name-yaxchilan = Yaxchilán
name-quirigua = Quiriguá

## Buildings

name-acropolis = Acropolis
name-ball_court = Ball Court
name-city_walls = City Walls
name-gateway = Gateway
name-giant_stele = Giant Stele
name-market = Market
name-observation_tower = Observation Tower
name-palace = Palace
name-plaza = Plaza
name-produce_market = Produce Market
name-raised_bed_farm = Raised-Bed Farm
name-royal_monument = Royal Monument
name-royal_palace = Royal Palace
name-temple = Temple
name-workshop = Workshop
explain-acropolis = { $n } fame after movement for most workers around your ruler
explain-ball_court = { $n } step of Might for every building you build
explain-city_walls = after a lost conflict you may stay, and place there
explain-gateway = your tile may come from an adjacent region
explain-giant_stele = { $n } fame and a weapon for every conflict won
explain-market = { $n } resources count as any when you build
explain-observation_tower = take { $n } tile more after movement
explain-palace = { $n } fame more for every city with most workers
explain-plaza = { $n } fame for every building you build
explain-produce_market = count the workers of { $n } other colour when producing
explain-raised_bed_farm = { $n } resources more when producing
explain-royal_monument = { $n } fame more for every adjacency bonus
explain-royal_palace = you win ties in conflicts and cities
explain-temple = { $n } fame for every temple without your marker
explain-workshop = build { $n } tile more

## Roles

name-dancer = Dancer
name-queen = Queen
name-merchant = Merchant
name-master_builder = Master Builder
name-high_priestess = High Priestess
name-war_captain = War Captain
explain-dancer = summon a god instead of producing or building
explain-queen = pay { $n } resource to lay a worker down
explain-merchant = produce anywhere, with { $n } more resources of your choice
explain-master_builder = the first { $n } tiles cost a resource less
explain-high_priestess = summon any god, with { $n } more strength
explain-war_captain = move to an adjacent region before conflicts
name-role = role
name-pakal = King Pakal
name-shadow = Shadow

## God scoring tiles

name-might_steps = Might steps, every two
name-pyramid_symbols = symbols in the pyramid
name-reserve_colours = tile colours in reserve
name-temples_scored = temples scored
name-resource_colours = kinds of resources
name-buildings_built = buildings
name-city_gods = gods of your cities

## Other things of the pack

name-card_1 = Card 1
name-card_2 = Card 2
name-card_3 = Card 3
name-card_4 = Card 4
name-card_5 = Card 5
name-left = left
name-middle = middle
name-right = right
name-always = in every game
name-five_players = with five players
name-easy = easy
name-moderate = moderate
name-hard = hard

## What changes hands besides (what has no name here is not told)

name-weapons = weapons
name-might = Might
name-workers = workers in hand
name-tracker = resources
name-standing_chichen_itza = worker in Chichen Itza
name-standing_uxmal = worker in Uxmal
name-standing_tulum = worker in Tulum
name-standing_edzna = worker in Edzná
name-standing_calakmul = worker in Calakmul
name-standing_lamanai = worker in Lamanai
name-standing_palenque = worker in Palenque
name-standing_tikal = worker in Tikal
name-standing_yaxchilan = worker in Yaxchilán
name-standing_quirigua = worker in Quiriguá
name-lying_chichen_itza = worker lying in Chichen Itza
name-lying_uxmal = worker lying in Uxmal
name-lying_tulum = worker lying in Tulum
name-lying_edzna = worker lying in Edzná
name-lying_calakmul = worker lying in Calakmul
name-lying_lamanai = worker lying in Lamanai
name-lying_palenque = worker lying in Palenque
name-lying_tikal = worker lying in Tikal
name-lying_yaxchilan = worker lying in Yaxchilán
name-lying_quirigua = worker lying in Quiriguá
name-region_1 = ruler in region 1
name-region_2 = ruler in region 2
name-region_3 = ruler in region 3
name-region_4 = ruler in region 4
name-region_5 = ruler in region 5
name-region_6 = ruler in region 6
name-temple_chief = space at the temple of the Chief God
name-temple_rain = space at the temple of the Rain God
name-temple_trade = space at the temple of the God of Trade
name-temple_sun = space at the temple of the Sun God
name-temple_jaguar = space at the temple of the Jaguar God

## Fame, by its source

source-pyramid_spaces = Pyramid spaces
source-adjacency = Adjacency
source-building_spaces = Building spaces
source-offer_slots = Offer slots
source-building_effects = Buildings
source-might_track = Might track
source-temple_spaces = Temple spaces
source-jaguar_god = Jaguar God
source-god_scoring = Temples
source-cities = Cities
source-pakal_trade = God of Trade (King Pakal)
source-pakal_buildings = Buildings (King Pakal)
source-pakal_unbuilt = Tiles not built (King Pakal)
name-points = fame

## What can be done

action-choose = { $card }: { $resources }, with the tile { $tile }
action-select = Ruler to region { $region }, strength { $number }{ $role ->
    [none] { "" }
   *[other] , with the { $role }
  }
action-done = { $decision ->
    [war_captain] Stay
    [may_advance] Do not advance
    [retreat] Stay behind the City Walls
    [take_tile] Take no more tiles
    [region_bonus] Leave the bonus
    [summon] Summon nobody
    [offering] Discard no more, and summon
    [trade] Move no more workers
    [swap] Swap nothing
    [recall] Take no more cards back
    [lay_down] Lay nobody down
    [partner] Count nobody else
    [role] Keep none, now and later
    [produce_or_build] End the turn
   *[other] Done
  }
action-ruler = Move the ruler to region { $region }
action-take = Take { $tile } from region { $region }
action-draw = Draw a tile from the bag
action-place = Place a worker in { $city } ({ $god })
action-bonus = Take the region bonus: { $does }
action-replace = Replace { $building }
action-summon = Summon the { $god } ({ $tiles } in your pyramid)
action-offer = Discard a { $colour } tile for it
action-wild = Discard a wild tile as { $colour }
action-colour = Choose { $colour }
action-deplete = Deplete site { $site }: { $resource }
action-move = Move a worker from { $city } to { $to }
action-on = Move it on to { $to }
action-swap = Swap { $give } for { $get }
action-recall = Take back the card { $card }
action-lay = Lay a worker down in { $city }
action-remove = Take the worker back from { $city }
action-stand = Stand the worker in { $city } up
action-advance = Advance on the Might track
action-produce = Produce at site { $site }: { $amount } { $resource }{ $any ->
    [0] { "" }
   *[other] , and { $any } of your choice
  }
action-partner = Count the { $amount } of player { $player }
action-build = Build { $tile } on { $space } for { $cost ->
    [0] nothing
    [1] 1 resource
   *[other] { $cost } different resources
  }{ $bonuses ->
    [0] { "" }
   *[other] , { $bonuses } bonuses
  }
action-construct = Build { $building } ({ $slot } slot) for { $cost } of { $printed }{ $fame ->
    [0] { "" }
   *[other] , { $fame } fame
  }: { $does }
action-pay = Pay 1 { $resource }
action-gain = Take 1 { $resource }
action-mark = Put a marker at the temple of the { $temple }
action-role = Keep the { $role } ({ $number }): { $does }
action-return = Put { $tile } back into the bag
action-queen = Use the Queen: pay a resource, lay a worker down
action-barter = Trade two tiles for 1 { $resource }
action-drop = Discard { $tile }
action-trade = Trade 2 { $give } for 1 { $get }

## What is one thing though it takes several decisions

action-build_for = Build { $tile } on { $space } for { $pay }{ $bonuses ->
    [0] { "" }
   *[other] , { $bonuses } bonuses
  }
action-construct_for = Build { $building } ({ $slot } slot) for { $pay }{ $fame ->
    [0] { "" }
   *[other] , { $fame } fame
  }: { $does }
action-pay_all = Pay { $pay }
action-gain_all = Take { $get }
action-summon_with = Summon the { $god }, strength { $strength }{ $n ->
    [0] { "" }
   *[other] , discarding { $discards }
  }
action-barter_for = Trade { $discards } for 1 { $resource }
action-trade_often = Trade 2 { $give } for 1 { $get }, { $times } times
action-recall_all = Take back the cards { $cards }
name-wild_yellow = wild as yellow
name-wild_blue = wild as blue
name-wild_black = wild as black
name-wild_brown = wild as brown
name-wild_white = wild as white

## What somebody did

did-choose = chooses { $card }
did-select = selects region { $region } and { $number }
did-done = { $decision ->
    [produce_or_build] ends the turn
    [may_advance] does not advance
    [retreat] stays behind the City Walls
    [region_bonus] leaves the bonus
    [summon] summons nobody
   *[other] leaves it
  }
did-ruler = moves the ruler to region { $region }
did-take = takes { $tile }
did-draw = draws a tile
did-place = places a worker in { $city }
did-bonus = takes the region bonus
did-replace = replaces { $building }
did-summon = summons the { $god }
did-offer = discards a { $colour } tile
did-wild = discards a wild tile as { $colour }
did-colour = chooses { $colour }
did-deplete = depletes site { $site } ({ $resource })
did-move = moves a worker from { $city } to { $to }
did-on = moves it on to { $to }
did-swap = swaps { $give } for { $get }
did-recall = takes back the card { $card }
did-lay = lays a worker down in { $city }
did-remove = takes a worker back from { $city }
did-stand = stands a worker up in { $city }
did-advance = advances on the Might track
did-produce = produces { $amount } { $resource }
did-partner = counts player { $player }
did-build = builds { $tile } on { $space }
did-construct = builds { $building }
did-pay = pays { $resource }
did-gain = takes { $resource }
did-mark = marks the temple of the { $temple }
did-role = keeps a role card
did-return = puts { $tile } back
did-queen = uses the Queen
did-barter = trades two tiles for { $resource }
did-drop = discards { $tile }
did-trade = trades { $give } for { $get }

## What is being decided

step-over = The game is over
step-choose_card = Choose a gameplay summary card
step-round = A round begins
step-select = Select two cards: left hand the region, right hand the strength
step-reveal = The cards are revealed
step-war_captain = The War Captain may move on
step-conflict = A conflict
step-may_advance = Advance on the Might track?
step-retreat = You have lost the conflict: move your ruler
step-tiles = Everybody takes a tile
step-take_tile = Take a pyramid tile
step-movement_end = The Movement Phase ends
step-turn = A turn begins
step-place = Place a worker
step-region_bonus = Take the region bonus?
step-summon = Summon a god?
step-offering = Discard tiles for the summoning?
step-colour = Choose a colour used
step-chief = Chief God: take or draw a tile
step-rain = Rain God: deplete a production site
step-trade = God of Trade: move workers
step-swap = Swap a resource?
step-recall = Take back cards
step-lay_down = Lay a worker down
step-jaguar = Jaguar God: take a worker back, or stand one up
step-produce_or_build = Produce or build
step-partner = Count another colour's workers?
step-pay = Pay with which resource?
step-set_tile = Which colour does the wild tile take?
step-set_building = Replace which building?
step-advance = A step of Might
step-gain = Take which resource?
step-mark = Put a marker at which temple?
step-role = Keep which role card?
step-drop = Discard which tile?
step-end_of_turn = The turn ends
step-end_of_round = The round ends
step-replenish = Tiles are replenished
step-give_back = The bag is empty
step-return_tile = The bag is empty: give back a tile
step-offer = The offer is renewed
step-celebration = K'atun celebration
step-family_rain = Rain God
step-pakal_reward = King Pakal's reward
step-pakal_bonus = King Pakal's region bonus
step-pakal_summon = King Pakal summons
step-pakal_action = King Pakal produces or builds
step-pakal_build = King Pakal builds
step-pakal_end = King Pakal's turn ends

## Why something changed

cause-setup = setup
cause-cards = cards
cause-conflict = conflict
cause-retreat = retreat
cause-taking = taking a tile
cause-placing = placing
cause-region_bonus = region bonus
cause-marker = marker
cause-producing = producing
cause-building = building
cause-pyramid_space = pyramid space
cause-building_space = building space
cause-might_track = Might track
cause-offer_slot = offer slot
cause-adjacency = adjacency
cause-trading = trading
cause-summoning = summoning
cause-redraw = redraw
cause-empty_bag = empty bag
cause-celebration = celebration
cause-city_majority = most workers in a city
cause-shadow_retreat = retreats to the region it prefers
cause-shadow_tile = discards the tile it prefers
cause-shadow_place = where it has fewest workers
cause-pakal_beats = War Captain: he beats you there
cause-pakal_avoids = War Captain: he avoids a defeat
cause-pakal_seeks = War Captain: his highest god is there
cause-pakal_stays = War Captain: he follows his card
cause-pakal_retreat = retreats to the region he prefers
cause-pakal_tile = the tile he prefers
cause-pakal_place_1 = completes his region for its building
cause-pakal_place_2 = a new city of another region with a building
cause-pakal_place_3 = the city of the god he has most tiles of
cause-pakal_offers = one tile for every three in reserve
cause-pakal_claims = God of Trade: claims the building
cause-pakal_majorities = God of Trade: wins cities
cause-pakal_idle = God of Trade: strength left over
cause-pakal_limit = more than the tracker holds: a building instead
cause-pakal_builds = next in his build order
cause-pakal_trades = trades tiles for a resource
cause-pakal_unbuilt = tiles he could not build
cause-pakal_difficulty = difficulty
cause-pakal_marker = middle space, by difficulty
cause-pakal_cards = two sixes go back

## Why something is not possible now

why-not-now = that is not what is being decided now
why-must-choose = one of these must be chosen
why-card-taken = another player has that card
why-same-card = two different cards are selected
why-card-not-in-hand = the card { $card } is not in your hand
why-no-region = there is no region { $region } on this side of the board, only { $regions }
why-region-not-adjacent = region { $region } is not adjacent to region { $from }
why-region-occupied = there is a ruler in region { $region }
why-must-retreat = whoever loses a conflict must move the ruler
why-must-take = a pyramid tile must be taken
why-no-tile = there is no pyramid tile in that space of region { $region }
why-ruler-elsewhere = your ruler is in region { $ruler }, not in region { $region }
why-gateway-used = your Gateways let you take no more tiles from adjacent regions
why-tiles-in-order = tiles are taken and discarded in one order, and so that enough are left
why-must-place = a worker must be placed
why-city-not-adjacent = { $city } is not adjacent to region { $region }, where your ruler is
why-city-barred = { $city } is adjacent to region { $region }, where you lost a conflict this round
why-queen-not-played = you have not played the Queen this round
why-queen-used = the Queen works once a round
why-queen-too-dear = the Queen needs { $needs ->
    [one] { $needs } resource
   *[other] { $needs } resources
  }, you have { $has }
why-queen-no-worker = none of your workers is standing
why-too-few-tiles = a trade needs { $needs } { $colour } or wild tiles, you have { $has }
why-too-few-to-trade = a trade needs { $needs } { $resource }, you have { $has }
why-same-resource = it must be another resource
why-trades-in-order = trades that do not depend on each other are made in one order
why-tile-other-colour = { $tile } is neither { $colour } nor wild
why-tile-not-in-reserve = you have no such tile in reserve: { $tile }
why-god-of-another-city = you placed your worker in a city of the { $god }
why-god-again = you have summoned the { $god } already this turn
why-no-matching-tile = you have no tile of the { $god }
why-no-site-for-rain = no production site has the colour of a tile you could use
why-no-worker-for-jaguar = none of your workers is by a site of the colour of a tile you could use
why-offering-too-small = the tiles used so far do not summon the { $god }
why-offering-in-order = tiles are discarded in the order of their colours, wild ones last
why-offering-leads-nowhere = with { $colour } now, the god could not be summoned any more
why-colour-not-used = { $colour } was not used in the summoning
why-chief-takes-all = all tiles of the Chief God are taken
why-bag-empty = there is no tile to draw
why-site-depleted = there is no production site at { $site } now
why-site-other-colour = { $resource } is not of a colour used in the summoning
why-cities-not-adjacent = { $city } and { $to } are not adjacent
why-worker-has-moved = all workers standing in { $city } have moved already; the last one goes on with "on"
why-worker-lies = your worker in { $city } is lying down and cannot move
why-nobody-stands = you have no standing worker in { $city }
why-nobody-lies = you have no lying worker in { $city }
why-nobody-walks = no worker has moved yet that could go on
why-city-visited = the worker has been in { $city } already
why-none-to-give = you have no { $resource } to give
why-swap-without-colour = one of the two resources must be { $resource }
why-no-site-of-colour = { $city } is not adjacent to a production site of a colour used
why-produce-or-build = you produce or build, not both
why-no-worker-placed = you placed no worker this turn
why-only-the-dancer = only the Dancer summons another god here
why-site-not-adjacent = site { $site } is not adjacent to { $city }, where you placed your worker
why-no-worker-by-site = none of your workers is adjacent to site { $site }
why-no-more-tiles = you can build { $most ->
    [0] no tiles
    [one] { $most } tile
   *[other] { $most } tiles
  } with your workers in the city
why-space-full = there is a tile on space { $space }
why-no-support = both spaces below { $space } must have a tile
why-too-few-kinds = it costs { $needs } different resources, you have { $has }
why-colour-missing = one of the resources must be { $resource }, and you have none
why-slot-empty = the { $slot } slot is empty
why-building-too-dear = it costs { $needs } resources, you have { $has }
why-shown-missing = it costs { $needs } of the resources it shows, you have { $has } of them
why-no-other-player = the workers of another player are counted
why-player-not-by-site = player { $player } has no workers by the site
why-player-counted = players are counted in their order, each once
why-none-to-pay = you have no { $resource }
why-payment-in-order = resources are paid in their order
why-rest-unpaid = with { $resource } now, the rest of the price could not be paid
why-colour-not-paid = a wild tile takes the colour of a resource paid for it, and { $resource } was not
why-resources-in-order = resources are taken in their order
why-marker-there = your marker is at the temple of the { $god } already
why-role-gone = the { $role } is not in the deck
why-card-not-away = the card { $card } is not among those you have played or discarded
why-only-the-role = only your role card comes back
why-cards-in-order = cards are taken back in their order

## What happens beside changes of goods; of what the rules choose for the Shadow and King Pakal, also why

event-round = Round { $round } of K'atun { $katun } begins
event-cards = reveals region { $region } and strength { $number }{ $role ->
    [none] { "" }
   *[other] , with the { $role }
  }
event-conflict = Conflict in region { $region }
event-strength = has strength { $strength }: { $number } on the card, { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
  }
event-conflict-won = wins the conflict in region { $region } { $by-id ->
    [strength] by strength
    [palace] in a tie, with the Royal Palace
   *[might] in a tie, standing higher on the Might track
  }
event-site = Site { $site } ({ $resource }) goes to the calendar: { $count } of { $last }
event-calendar-full = The calendar is full: a K'atun celebration follows this round
event-ending = { $ending-id ->
    [pyramid] completes the pyramid: the game ends after this round
    [workers] places the last worker: the game ends after this round
    [rounds] There are no more rounds: the game ends
   *[katuns] It was the last K'atun: the game ends
  }
event-celebration = Celebration of K'atun { $katun }
event-temple = gains { $fame } fame at the temple of the { $god }: { $scoring }
event-temple-empty = Nobody has a marker at the temple of the { $god }
event-city = gains { $fame } fame in { $city } with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }{ $tied ->
    [true] , in a tie
   *[false] { "" }
  }
event-city-shadow = holds { $city } with { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
  }, and gains no fame
event-katun = K'atun { $katun } begins: the sites are spread again, markers return
event-rival-retreats = retreats to region { $region }: { $reason-id ->
    [only] the only one that is free
    [god] a tile of the most preferred god lies there
    [workers] of equal ones the one with most of its workers around it
   *[number] of equal ones the lowest number
  }
event-rival-tile = prefers { $tile }: { $reason-id ->
    [only] the only tile there
    [god] the more preferred god
    [wild] of one god, a wild tile comes first
    [colour] of one god, the colour commonest in the pyramid
   *[left] equal tiles, so the left one
  }
event-rival-no-tile = finds no tile in the region
event-rival-no-city = can place no worker: all cities are adjacent to a lost conflict
event-rival-deck = shuffles all cards into a new deck
event-shadow-city = places a worker in { $city }: { $reason-id ->
    [only] the only city open
    [fewest] it has fewest workers there
    [god] of equal cities that of the most preferred god
   *[top] of equal cities the one nearest the top
  }
event-shadow-building = surrounds region { $region }: { $building } leaves the game
event-pakal-redraws = has two cards that name no region: they go back, and two others are drawn
event-pakal-region = leads his ruler to region { $region }: { $reason-id ->
    [card] his card says so
    [beats] the War Captain beats you there
    [avoids] the War Captain avoids a defeat and goes where the god he prefers is
    [seeks] the War Captain finds his highest god there
   *[stays] the War Captain finds nothing better and stays
  }
event-pakal-city = places a worker in { $city }, { $rule ->
    [1] the city that is missing for the building of his region
    [2] a new city of another region with a building
   *[3] as nothing helps him to a building
  }{ $reason-id ->
    [only] { "" }
    [tiles] : of several the one whose god he has most tiles of
    [god] : of several the one of the god he prefers
    [majority] : of several one where he has no majority yet
   *[top] : of several equal ones the one nearest the top
  }
event-pakal-bonus = surrounds region { $region } and builds { $building } for free
event-pakal-no-bonus = does not surround region { $region }: { $building } stays there
event-pakal-summons = summons the { $god } with strength { $strength }: { $tiles } in his pyramid, { $discards } discarded
event-pakal-no-god = does not summon the { $god }: { $reason-id ->
    [tile] no tile of his pyramid matches
    [site] no production site has a colour he could use
   *[worker] he has no worker to spare but the one just placed
  }
event-pakal-priestess = has the High Priestess choose the { $god }: { $reason-id ->
    [only] no other can be summoned
    [fame] the marker there earns the fame she looks for
    [strength] the strongest summoning
    [unmarked] of equally strong ones, one without his marker
   *[god] of equal ones the god he prefers
  }
event-pakal-dances = has the Dancer summon the { $god }: the god he prefers of those he can summon
event-pakal-no-dance = has nobody for the Dancer to summon
event-pakal-marker = { $moved ->
    [true] moves his marker at the temple of the { $god } to the left
   *[false] puts a marker at the temple of the { $god }
  }
event-pakal-rain = depletes site { $site } for { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
  }: { $reason-id ->
    [only] the only one that matches
    [theirs] most of your workers are there
    [fewest] of equal ones, fewest of his workers are there
   *[top] of equal ones the one nearest the top
  }
event-pakal-walk = moves a worker from { $city } to { $to }
event-pakal-claims = claims { $building } of region { $region } with { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, the fewest that do it; { $left } strength left for resources
event-pakal-majorities = { $won ->
    [0] can win no city by moving workers
    [one] wins { $won } city with { $moves } moves, the most he can
   *[other] wins { $won } cities with { $moves } moves, the most he can
  }; { $left } strength left for fame
event-pakal-cards = returns { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } to his deck, the role card first
event-pakal-lays = lays a worker down in { $city }: { $reason-id ->
    [only] the only city he can choose
    [wins] he wins the majority there
    [fewest] fewest workers are there
    [site] of equal ones, one by a production site
    [god] of equal ones the god he prefers
    [least_god] of equal ones the god he prefers least
   *[top] of equal ones the one nearest the top
  }
event-pakal-lays-none = has no worker to lay down
event-pakal-jaguar = { $stands ->
    [true] stands up a worker in { $city }
   *[false] takes a worker back from { $city }
  }: { $reason-id ->
    [only] the only city he can choose
    [lead] your majority is largest there
    [most] of equal ones, most of his workers are there
    [least_god] of equal ones the god he prefers least
   *[top] of equal ones the one nearest the top
  }
event-pakal-temple = marks the temple of the { $god }: { $reason-id ->
    [only] the only one without his marker
    [award] it would pay him most now
   *[least_god] of equal ones the god he prefers least
  }
event-pakal-produces = produces { $amount ->
    [one] { $amount } resource
   *[other] { $amount } resources
  } at site { $site }, { $why-id ->
    [merchant] with the Merchant
   *[cannot_build] for he cannot build the next tile of his order
  }: { $reason-id ->
    [only] the only site
    [most] most of his workers are there
    [theirs] of equal ones, most of your workers are there
   *[chance] of equal ones by chance
  }
event-pakal-idle = can neither build the next tile of his order nor produce
event-pakal-builds = builds { $tile } on { $space } for { $cost ->
    [one] { $cost } resource
   *[other] { $cost } resources
  }{ $traded ->
    [0] { "" }
   *[other] { " " }and { $traded } tiles
  }: { $reason-id ->
    [only] the only tile he has
    [fame] it brings most fame
    [god] of equal ones, the god he prefers without his marker
    [colour] of equal ones, the commonest colour of his reserve
    [coloured] of equal ones, coloured before wild
   *[chance] of equal ones by chance
  }
event-pakal-buys = builds { $building } from the { $slot } slot for { $cost ->
    [one] { $cost } resource
   *[other] { $cost } resources
  }, { $why-id ->
    [order] next in his order
   *[tracker] instead of more resources than his tracker holds
  }: { $reason-id ->
    [only] the only one on offer
    [cheapest] the cheapest
   *[right] of equally cheap ones the rightmost
  }
event-pakal-gains-nothing = gains none of { $amount } resources: they are more than his tracker holds, and he can pay for no building
event-pakal-unbuilt = cannot build { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
  } more that he may
event-pakal-queen = has the Queen lay down the worker placed in { $city }

## Options

option-board = Player boards
option-family = Family game
option-personal_scoring = Personal scoring
option-shadow = Shadow player
option-difficulty = Difficulty
option-pakal_board = King Pakal's board
option-personality = Personality

## The board

board-reconstructed = Most printed values of this game are a reconstruction that fits its rulebook. Owners can correct them: sacbe components ahau --export FILE.
board-katun = K'atun { $katun }, round { $round }
board-calendar = calendar { $count } of { $last }
board-celebration = celebration at the end of the round
board-ending = last round
board-bag = bag { $bag }, discards { $discards }
board-region = Region
board-tiles = Tiles
board-in-region = Bonus
board-rulers = Rulers
board-adjacent = Next to regions
board-temple = Temple
board-pays = Pays 1 fame for
board-markers = Markers (fame left: { $fame })
board-offer = Offer
board-cost = Cost
board-does = Effect
board-might = Might
board-players = Players
board-fame = Fame
board-weapons = Weapons
board-left = Workers
board-cards = Cards
board-pyramid = Pyramid
board-reserve = Reserve
board-built = Buildings
board-personality = { $rival } prefers
board-own = You have
board-own-rest = weapons { $weapons } · Might { $might } · workers { $workers }
board-legend = Tiles: god and colour (y yellow, b blue, k black, n brown, w white, * wild) · [1] region, ♛ rulers there, its two tiles · below a city: its god, workers; lying ones in brackets, they count twice · on a link: site and resource (c corn, w water, o obsidian, k cacao, l limestone), - depleted · cards: played | in hand
group-select = Ruler to region { $region } (card { $left }), with ...
group-ruler = Move the ruler to region { $region } ({ $n } ways)
group-place = Place a worker in { $city } ({ $god }; { $n } ways)
group-summon = Summon the { $god } ({ $n } ways)
group-build = Build { $tile } ({ $n } ways)
group-construct = Build { $building }, { $slot } slot ({ $n } ways)
group-move = Move a worker from { $city } to ... ({ $n } cities)
group-trade = Trade { $give } ({ $n } ways)
group-barter = Trade two tiles for 1 { $resource } ({ $n } ways)
group-swap = Swap { $give } ({ $n } ways)
group-pay = Pay one by one ({ $n } kinds)
group-gain = Take one by one ({ $n } kinds)
group-recall = Take back cards one by one ({ $n } cards)

## The reference card

reference-building = { $building }: { $explain }
reference-role = { $role } ({ $number }): { $explain }
reference-buildings = Buildings
reference-roles = Roles

## What kinds of actions mean, for people who write bots

means-choose = choose a gameplay summary card with the starting tile on it
means-select = select two cards: left hand and right hand
means-done = do no more of this, or none at all; stay where you are
means-ruler = move the ruler to a region
means-take = take a pyramid tile from a region
means-draw = draw a pyramid tile from the bag
means-place = place a worker
means-bonus = take the region bonus
means-replace = replace a building
means-summon = summon a god
means-offer = discard a tile of a colour for the summoning
means-wild = discard a wild tile, as this colour, for the summoning
means-colour = choose a colour
means-deplete = deplete a production site for the Rain God
means-move = move a worker (one that has not moved yet) between adjacent cities
means-on = move the same worker on
means-swap = swap a resource for another
means-recall = take a card back
means-lay = lay a worker down
means-remove = take a worker back
means-stand = stand a worker up
means-advance = advance on the Might track
means-produce = produce from a site
means-partner = count the workers of another colour as well
means-build = build a pyramid tile on a space
means-construct = build a building tile from a slot of the offer
means-pay = pay a resource
means-gain = take a resource of your choice
means-mark = put a marker at a temple
means-role = keep a role card
means-return = put a tile of your reserve back into the bag
means-queen = use the Queen
means-barter = discard two tiles for a resource
means-drop = discard a tile
means-trade = trade two resources of one kind for another

## Characters of bots: what they like for its own sake

character-builder = builder
character-priest = priest
character-warrior = warrior
character-merchant = merchant
about-character-builder = likes buildings
about-character-priest = likes the pyramid and its gods
about-character-warrior = likes weapons, might and cities
about-character-merchant = likes resources and tiles of all colours
