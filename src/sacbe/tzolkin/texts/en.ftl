# Tzolk'in in English. Naming rules: name-<id>, amount-<good>, action-<kind> (what one can do), did-<kind> (what somebody
# did), explain-<id>, effect-<kind>, scoring-<kind>, step-<step>, cause-<cause>, source-<source>.
# An argument such as $gear is the translated name; $gear-id is the bare id, for selectors.

name-tzolkin = Tzolk'in

## Places, goods and people

name-palenque = Palenque
name-yaxchilan = Yaxchilan
name-tikal = Tikal
name-uxmal = Uxmal
name-chichen_itza = Chichen Itza

name-chaac = Chaac
name-quetzalcoatl = Quetzalcoatl
name-kukulcan = Kukulcan

short-chaac = Chaac
short-quetzalcoatl = Quetz
short-kukulcan = Kukul

name-agriculture = Agriculture
name-extraction = Extraction
name-architecture = Architecture
name-theology = Theology

name-corn = corn
name-wood = wood
name-stone = stone
name-gold = gold
name-skull = skull
name-points = points

amount-corn = { $n } corn
amount-wood = { $n } wood
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-skull = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
  }
brief-wood = { $n }w
brief-stone = { $n }s
brief-gold = { $n }g
brief-skull = { $n } skull
amount-blocks = { $n ->
    [one] { $n } block of your choice
   *[other] { $n } blocks of your choice
  }

name-farm = farm
name-civic = civic
name-tomb = tomb
name-shrine = shrine

## Starting wealth

name-wealth_palenque_1 = Sower's Blessing
name-wealth_palenque_3 = Golden Maize
name-wealth_palenque_5 = Terrace Makers
name-wealth_palenque_7 = Full Granary
name-wealth_yaxchilan_1 = Woodcutter's Prayer
name-wealth_yaxchilan_3 = Forest Offering
name-wealth_yaxchilan_5 = Logging Camp
name-wealth_yaxchilan_7 = River Cargo
name-wealth_tikal_1 = Mason's Vow
name-wealth_tikal_3 = Quarry Supplies
name-wealth_tikal_5 = Gilded Plans
name-wealth_tikal_7 = Builder's Store
name-wealth_uxmal_1 = Prayer for Rain
name-wealth_uxmal_3 = Garden Plot
name-wealth_uxmal_5 = Helping Hands
name-wealth_uxmal_7 = Trader's Purse
name-wealth_chichen_0 = Crystal Heirloom
name-wealth_chichen_3 = Priest's Portion
name-wealth_chichen_5 = Timber Tribute
name-wealth_chichen_7 = Temple Novices
name-wealth_chichen_10 = Pilgrim's Provisions

## Buildings

name-farm_small_1 = Kitchen Garden
name-farm_small_2 = Kitchen Garden
name-farm_small_3 = Kitchen Garden
name-farm_common_1 = Raised Fields
name-farm_common_2 = Raised Fields
name-tomb_chaac_quetzalcoatl = Tomb of Rain and Wind
name-tomb_chaac_kukulcan = Tomb of Rain and Snake
name-tomb_builder = Architect's Tomb
name-civic_agriculture = Seed House
name-civic_agriculture_stone = Terraced Garden
name-civic_extraction_corn = Tool House
name-civic_extraction_gold = Goldsmith's Yard
name-shrine_architecture = Mason's Shrine
name-shrine_theology_kukulcan = Snake Shrine
name-farm_large_1 = Great Fields
name-farm_large_2 = Great Fields
name-farm_large_3 = Great Fields
name-tomb_market = Merchant's Tomb
name-tomb_worker = Overseer's Tomb
name-tomb_glory = Royal Tomb
name-tomb_any_action = Pathfinder's Tomb
name-tomb_three_gods = Tomb of Three Gods
name-civic_tech_stone = Stonecutter School
name-civic_tech_gold = Goldsmith School
name-civic_tech_corn = Harvest School
name-civic_tech_skull = Crystal School
name-shrine_chaac = Rain Shrine
name-shrine_architecture_points = Shrine of Measure
name-shrine_kukulcan = Great Snake Shrine
name-shrine_theology_two_gods = Oracle
name-shrine_two_techs = House of Scribes
name-shrine_quetzalcoatl = Feathered Shrine

## Monuments

name-mon_tombs = Necropolis
name-mon_constructions = City Gate
name-mon_corn_tiles = Maize Altar
name-mon_wood_tiles = Forest Stela
name-mon_all_monuments = Avenue of Stelae
name-mon_civics = Great Plaza
name-mon_mastered_techs = Observatory
name-mon_tech_levels = Great Library
name-mon_workers = People's House
name-mon_shrines = Sanctuary
name-mon_temple_points = Pyramid of the Gods
name-mon_best_temple = Great Stairway
name-mon_placed_skulls = Skull Platform

## What tiles do

effect-temple = { $temple-id ->
    [any] any temple +{ $steps }
   *[other] { $temple } +{ $steps }
  }
effect-tech = { $tech-id ->
    [any] any technology +{ $steps }
   *[other] { $tech } +{ $steps }
  }
effect-worker = { $n ->
    [one] 1 new worker
   *[other] { $n } new workers
  }
effect-feed_workers = { $n ->
    [one] 1 worker eats nothing
   *[other] { $n } workers eat nothing
  }
effect-feed_discount_all = every worker eats { $n } less
effect-build_building = another building
effect-market = market
effect-any_action_for_corn = any gear action for { $n } corn
effect-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }

scoring-own_tomb_building_or_monument = { $points } points per tomb of yours
scoring-own_civic_building_or_monument = { $points } points per civic tile of yours
scoring-own_shrine_building_or_monument = { $points } points per shrine of yours
scoring-own_building_or_monument = { $points } points per building or monument of yours
scoring-own_corn_harvest_tile = { $points } points per corn tile of yours
scoring-own_wood_harvest_tile = { $points } points per wood tile of yours
scoring-monument_built_by_anyone = { $points } points per monument in the game
scoring-techs_at_level_3 = { $table } for 1-4 techs at level 3
scoring-own_tech_level = { $points } points per technology level of yours
scoring-own_workers_in_play = { $table } points for 4/5/6 workers
scoring-current_step_points_of_all_temples = points of your temple steps again
scoring-steps_above_start_on_one_chosen_temple = { $points } points per step on best temple
scoring-skull_placed_in_chichen_itza_by_anyone = { $points } points per skull at Chichen Itza

## What the spaces of the gears do, in a few words for the board

space-none = no action
space-free = free choice
space-fishing = { $corn } corn
space-corn = { $corn }c×{ $tiles }
    .long = { $corn } corn ×{ $tiles }
space-corn_wood = { $corn }c×{ $tiles } { $wood }w×{ $forest }
    .long = { $corn } corn ×{ $tiles }, { $wood } wood ×{ $forest }
space-gain = { $goods }
space-tikal_1 = technology
space-tikal_2 = building
space-tikal_3 = 2 technologies
    .long = 1-2 technologies
space-tikal_4 = 2 bld/monument
    .long = 2 buildings/monument
space-tikal_5 = 2 temples
    .long = 2 temples for a block
space-uxmal_1 = temple:{ $corn } corn
    .long = temple for { $corn } corn
space-uxmal_2 = market
space-uxmal_3 = new worker
space-uxmal_4 = corn building
    .long = building for corn
space-uxmal_5 = other gear
    .long = other gear for { $corn } corn
space-offering = { $points }p { $temple }
    .long = { $points } pts { $temple }
space-offering_block = { $points }p { $temple }+block
    .long = { $points } pts { $temple }+block
space-offered = skull placed

## What the spaces do, in a sentence

explain-fishing = fish for { $corn } corn
explain-corn = harvest { $corn } corn
explain-corn_wood = harvest { $corn } corn or { $wood } wood
explain-gain = take { $goods }
explain-tikal_1 = advance one technology
explain-tikal_2 = construct a building
explain-tikal_3 = advance one technology or two
explain-tikal_4 = construct one or two buildings, or a monument
explain-tikal_5 = pay { $blocks }, climb one step on two temples
explain-uxmal_1 = pay { $corn } corn, climb one step on a temple
explain-uxmal_2 = trade at the market
explain-uxmal_3 = take a new worker
explain-uxmal_4 = construct a building for { $corn } corn a block
explain-uxmal_5 = pay { $corn } corn, use any action of Palenque, Yaxchilan, Tikal or Uxmal
explain-offering = place a skull: { $points } points, one step on { $temple }
explain-offering_block = place a skull: { $points } points, one step on { $temple }, { $blocks }

explain-agriculture_1 = { $harvest } corn more from every harvest
explain-agriculture_2 = harvest corn where none is in sight; { $fishing } corn more from fishing
explain-agriculture_3 = { $harvest } corn more from every harvest
explain-agriculture_bonus = one step on a temple of your choice
explain-extraction_1 = 1 wood more from Yaxchilan and Palenque
explain-extraction_2 = 1 stone more from Yaxchilan
explain-extraction_3 = 1 gold more from Yaxchilan
explain-extraction_bonus = take { $blocks }
explain-architecture_1 = { $corn } corn for every building
explain-architecture_2 = { $points } points for every building
explain-architecture_3 = buildings cost { $blocks } less, at Uxmal { $corn } corn less
explain-architecture_bonus = { $points } points
explain-theology_1 = use the next higher action at Chichen Itza
explain-theology_2 = after an action at Chichen Itza, pay a block to climb a temple
explain-theology_3 = 1 skull more from Yaxchilan
explain-theology_bonus = take 1 skull

## Actions of the gears, by name

name-palenque_1 = { name-palenque } 1
name-palenque_2 = { name-palenque } 2
name-palenque_3 = { name-palenque } 3
name-palenque_4 = { name-palenque } 4
name-palenque_5 = { name-palenque } 5
name-yaxchilan_1 = { name-yaxchilan } 1
name-yaxchilan_2 = { name-yaxchilan } 2
name-yaxchilan_3 = { name-yaxchilan } 3
name-yaxchilan_4 = { name-yaxchilan } 4
name-yaxchilan_5 = { name-yaxchilan } 5
name-tikal_1 = { name-tikal } 1
name-tikal_2 = { name-tikal } 2
name-tikal_3 = { name-tikal } 3
name-tikal_4 = { name-tikal } 4
name-tikal_5 = { name-tikal } 5
name-uxmal_1 = { name-uxmal } 1
name-uxmal_2 = { name-uxmal } 2
name-uxmal_3 = { name-uxmal } 3
name-uxmal_4 = { name-uxmal } 4
name-uxmal_5 = { name-uxmal } 5
name-chichen_itza_1 = { name-chichen_itza } 1
name-chichen_itza_2 = { name-chichen_itza } 2
name-chichen_itza_3 = { name-chichen_itza } 3
name-chichen_itza_4 = { name-chichen_itza } 4
name-chichen_itza_5 = { name-chichen_itza } 5
name-chichen_itza_6 = { name-chichen_itza } 6
name-chichen_itza_7 = { name-chichen_itza } 7
name-chichen_itza_8 = { name-chichen_itza } 8
name-chichen_itza_9 = { name-chichen_itza } 9

## What changes hands besides goods (what has no name here is not told)

name-workers = workers
name-corn_tiles = corn tiles
name-wood_tiles = wood tiles
name-feed_workers = workers that eat nothing
name-feed_discount = corn saved on every worker

## What can be done

action-keep = Keep { $tile }: { $does }
action-beg = Beg: have { $corn } corn in all, and anger the gods
action-place = { $gear }, space { $space }: place a worker for { $cost } corn
action-start = Starting player space: place a worker for { $cost } corn
action-pick = Pick up the worker on { $gear }, space { $space }: { $explain }
action-use = { $action }: { $explain }{ $cost ->
    [0] { "" }
   *[other] { " " }(pay { $cost } corn first)
  }
action-nothing = Do nothing
action-done = { $decision ->
    [placing] Place no more workers
    [picking_up] Pick up no more workers
    [technology] Advance no further
    [construction] Build nothing more
    [market] Leave the market
    [offering] Make no offering
   *[other] Done
  }
action-harvest = { $way-id ->
    [corn] Take a corn tile: { $amount } corn
    [wood] Take a wood tile: { $amount } wood
    [burn] Burn the forest: { $amount } corn and a corn tile, and anger the gods
   *[hidden] Take { $amount } corn without a tile
  }
action-anger = Step down on { $temple }, to the step of { $points } points
action-climb = Climb a step on { $temple }, to the step of { $points } points
action-advance = { $technology }, { $level ->
    [4] bonus
   *[other] level { $level }
  } for { $price }: { $explain }
action-build = Build { $building } for { $cost }{ $saves ->
    [0] { "" }
   *[other] { " " }less { $saves } of them
  }{ $adds ->
    [0] { "" }
   *[other] { " " }plus { $adds } of any kind
  }: { $does }
action-plain = Build { $building } for { $cost }, keeping architecture for the second building: { $does }
action-monument = Build the monument { $monument } for { $cost }: { $does }
action-spare = Save 1 { $block }
action-pay = Pay 1 { $block }
action-sell = Sell 1 { $block } for { $corn } corn
action-buy = Buy 1 { $block } for { $corn } corn
action-take = Take 1 { $block }
action-days = { $days ->
    [1] Advance the calendar by one day
   *[2] Advance the calendar by two days, and turn your board to its dark side
  }

## What is one thing though it takes several decisions

action-pick_use = Pick up the worker on { $gear } { $space } for { $action }: { $explain }{ $cost ->
    [0] { "" }
   *[other] { " " }(pay { $cost } corn first)
  }
action-beg_down = Beg to { $corn } corn: { $temple } down to { $points }
action-pay_all = Pay { $pay }
action-take_all = Take { $get }
action-sell_often = Sell { $times } { $block } for { $corn } corn
action-buy_often = Buy { $times } { $block } for { $corn } corn

## What somebody did

did-keep = keeps { $tile }
did-beg = begs for corn
did-place = places on { $gear } { $space }
did-start = places on the starting player space
did-pick = picks up from { $gear } { $space }
did-use = uses { $action }
did-nothing = does nothing with it
did-done = { $decision ->
    [market] leaves the market
    [offering] makes no offering
   *[other] stops
  }
did-harvest = { $way-id ->
    [corn] harvests corn
    [wood] cuts wood
    [burn] burns the forest
   *[hidden] harvests unseen corn
  }
did-anger = steps down on { $temple }
did-climb = climbs { $temple }
did-advance = advances { $technology }
did-build = builds { $building }
did-plain = builds { $building } without architecture
did-monument = builds the monument { $monument }
did-spare = saves { $block }
did-pay = pays { $block }
did-sell = sells { $block }
did-buy = buys { $block }
did-take = takes { $block }
did-days = { $days ->
    [1] advances the calendar by one day
   *[2] speeds the calendar up: two days
  }

## What is being decided

step-over = The game is over
step-wealth = Choose what you start with
step-round = A round begins
step-turn = Your turn: place workers or pick some up
step-placing = Place another worker, or stop
step-picking_up = Pick up another worker, or stop
step-end_of_turn = The turn ends
step-worker_action = What does this worker do?
step-harvest = What do you harvest?
step-anger = The gods are angry: step down on a temple
step-climb = Climb which temple?
step-step_up = A step up on a temple
step-effect = What a tile gives
step-technology = Advance which technology?
step-free_technology = Advance which technology, for free?
step-gain_technology = A technology advances
step-pay = Pay with which block?
step-construction = Build what?
step-spare = Architecture saves you a block: which one?
step-completion = A building is finished
step-market = The market: sell first, then buy
step-any_action = Which action of the four gears?
step-take_blocks = Take which block?
step-offering = Offer a block to climb a temple?
step-food_day = Food day
step-feeding = The workers are fed
step-new_age = The second age begins
step-rewards = The gods give their rewards
step-calendar = The calendar advances
step-speed = How far does the calendar advance?
step-final_scoring = Final scoring

## Why something changed; tiles, gears and technologies are called by their names

cause-begging = begging
cause-placing = placing
cause-picking_up = picking up
cause-stepping_back = stepping back
cause-starting_player = corn from the teeth
cause-calendar = pushed off
cause-feeding = feeding
cause-gods = rewards of the gods
cause-final_scoring = final scoring
cause-offering = offering
cause-setup = setup

## Where points come from

source-buildings = Buildings
source-architecture = Architecture
source-chichen_itza = Chichen Itza
source-temples_age_1 = Temples, first age
source-temples_age_2 = Temples, second age
source-unfed_workers = Unfed workers
source-corn = Corn and resources
source-skulls = Skulls left
source-monuments = Monuments

## The board

board-day = Day { $day } of { $days }
board-setup = Setup
board-food-today = FOOD DAY ({ $reward })
board-food-in = { $days ->
    [one] food day tomorrow ({ $reward })
   *[other] food day in { $days } days ({ $reward })
  }
board-reward-goods = gods give goods
board-reward-points = gods give points
board-teeth = corn on the teeth: { $corn }
board-skulls = skulls in the bank: { $skulls }
board-start-space = Starting player space
board-first = first player
board-own = You have
board-own-workers = { $available } of { $workers } workers free
board-temples = Temples
board-technologies = Technologies
board-leader = leader +{ $points }
board-players = Players
board-points = Points
board-workers = Workers
board-workers-cell = { $available } of { $workers }
board-farms = Farms
board-farms-cell = { $some ->
    [0] { "" }
   *[other] { $some } fed{ " " }
  }{ $all ->
    [0] { "" }
   *[other] −{ $all } each
  }
board-harvest = Harvest
board-harvest-cell = { $corn }c { $wood }w
board-speed = Board
board-light = light
board-dark = dark
board-built = Built
board-buildings = Buildings (age { $age }, { $left } more)
board-monuments = Monuments
board-kept = You keep { $tile }:

## The reference card

reference-technology = { $technology }, { $level ->
    [4] bonus
   *[other] level { $level }
  }
reference-level = { $explain } (costs { $blocks })
reference-market = Market
reference-rate = { $block } { $corn } corn
reference-kinds = Kinds of tiles

## Tribes & Prophecies: tribes. A tribe's numbers arrive under the names of its traits.

name-ah_chuy_kak = Ah Chuy Kak
name-ahau_chamahez = Ahau Chamahez
name-ahmakiq = Ahmakiq
name-bacab = Bacab
name-balam = Balam
name-cit_bolon_tum = Cit-Bolon-Tum
name-huracan = Huracan
name-itzamna = Itzamná
name-ixtab = Ixtab
name-vacub_caquix = Vacub-Caquix
name-xaman_ek = Xaman Ek
name-yaluk = Yaluk
name-yumkaax = Yumkaax

explain-ah_chuy_kak = after placing { $pick_up_after } workers on gears in a turn, also pick one up
explain-ahau_chamahez = once a turn, a worker picked up uses the action one space ahead for { $ahead_corn } corn
explain-ahmakiq = you may pass instead of placing or picking up
explain-bacab = start every turn with at least { $least_corn } corn; beg up to { $beg_corn } corn, having { $beg_most } or fewer
explain-balam = a worker that uses a lower action pays nothing and brings { $step_back_gain } corn
explain-cit_bolon_tum = once a turn, a worker on a gear costs { $fixed_space_corn } corn instead of its space's number; your gears have { $extra_spaces ->
    [one] one space
   *[other] { $extra_spaces } spaces
  } more
explain-huracan = use the actions of Palenque and Yaxchilan from either gear; so for Tikal and Uxmal
explain-itzamna = technologies cost { $technology_discount } block less up to level 3; take any technology's bonus above that
explain-ixtab = keep { $wealth_kept } wealth tiles, then step down { $steps_down ->
    [one] once
   *[other] { $steps_down } times
  } on a temple
explain-vacub_caquix = once a turn, treat one space of a gear as taken, and place beyond it
explain-xaman_ek = { $trades ->
    [one] once
   *[other] { $trades } times
  } a turn, at any moment, turn a block into corn at the market price
explain-yaluk = start with { $start_workers } workers; each eats { $extra_food } corn more, and an unfed one costs { $points_unfed } points
explain-yumkaax = placing 1 to 6 workers costs { $worker_cost } corn in all, besides their spaces

## Tribes & Prophecies: prophecies

name-wrathful_gods = Wrathful Gods
name-angry_god_chaac = Angry God (Chaac)
name-angry_god_quetzalcoatl = Angry God (Quetzalcoatl)
name-angry_god_kukulcan = Angry God (Kukulcan)
name-forest_fires = Forest Fires
name-drought = Drought
name-gold_shortage = Gold Shortage
name-desecration = Desecration
name-teacher_shortage = Teacher Shortage
name-forgotten_lore = Forgotten Lore
name-crowded_cities = Crowded Cities
name-hunger = Hunger
name-high_floodwaters = High Floodwaters

explain-wrathful_gods = every step up on a temple costs 1 corn
explain-angry_god_chaac = every step up on Chaac's temple costs 1 block
explain-angry_god_quetzalcoatl = every step up on Quetzalcoatl's temple costs 1 block
explain-angry_god_kukulcan = every step up on Kukulcan's temple costs 1 block
explain-forest_fires = wood harvests bring { $less_wood } wood less
explain-drought = corn harvests bring { $less_corn } corn less
explain-gold_shortage = every gold you receive costs 1 corn
explain-desecration = every skull you receive costs a step down on a temple
explain-teacher_shortage = every technology level costs 1 block more
explain-forgotten_lore = level { $lost_level } of no technology works
explain-crowded_cities = every building costs { $building_blocks } block more, or { $building_corn } corn more if paid in corn
explain-hunger = every worker eats { $extra_food } corn more
explain-high_floodwaters = every worker placed on Chichen Itza costs { $chichen_corn } corn more

counts-steps = steps on all temples
counts-steps_chaac = steps on Chaac's temple
counts-steps_quetzalcoatl = steps on Quetzalcoatl's temple
counts-steps_kukulcan = steps on Kukulcan's temple
counts-wood_tiles = your wood tiles
counts-corn_tiles = your corn tiles
counts-gold = your gold
counts-skulls = skulls in hand
counts-technology_levels = technology levels
counts-technologies_at_2 = technologies at level 2 or more
counts-buildings = your buildings
counts-fed_workers = workers fed
counts-workers_on_chichen_itza = your workers on Chichen Itza
prophecy-both = { $calamity }; { $score }
prophecy-band = { $from }: { $points }
prophecy-last = { $from }+: { $points }
prophecy-first = to { $to }: { $points }
prophecy-score = points for { $counts } ({ $bands })

## Tribes & Prophecies: buildings

name-x_farm_corn_store = Corn Store
name-x_tomb_seasons = Tomb of the Seasons
name-x_civic_gold_yard = Gold Washers
name-x_shrine_stone_yard = Stone Shrine
name-x_farm_great_harvest = Harvest Feast
name-x_tomb_monument = Founder's Tomb
name-x_civic_tech_swap = Council House
name-x_shrine_skull = Crystal Shrine

effect-renovation = can be renovated: torn down later, its blocks help to pay for what you construct
effect-food_day_gain = { $first ->
    [1] { $last ->
        [4] { $goods } every food day
       *[other] { $goods } on food days 1 to { $last }
      }
   *[other] { $goods } on food days { $first } to { $last }
  }
effect-build_monument = a monument
effect-tech_swap = one technology −1, the others +1
effect-skull_offering = its skull counts as offered

## Tribes & Prophecies: quick actions

name-quick_corn = quick corn
name-quick_wood_corn = quick wood
name-quick_stone = quick stone
name-quick_gold = quick gold
name-quick_technology = quick technology
name-quick_market = quick market
name-quick_build = quick building

explain-quick_gain = take { $goods }
explain-quick_technology = advance one technology
explain-quick_market = trade at the market
explain-quick_build = pay { $corn } corn and construct a building

## Tribes & Prophecies: what can be done

action-tribe = Be { $tribe }: { $does }
action-pass = Pass
action-over = { $gear }, space { $space }: place a worker for { $cost } corn, past a space treated as taken
action-cheap = { $gear }, space { $space }: place a worker for { $cost } corn, at your fixed price
action-quick = Quick action: place a worker for { $cost } corn ({ $explain })
action-ahead = { $action }, ahead of the worker: { $explain } (pay { $cost } corn first)
action-bonus = Bonus of { $technology }: { $explain }
action-accept = Pay 1 corn and have it
action-refuse = Do without it
action-swap = Lower { $technology } by one level, advance the three others
action-renovate = Tear down { $building } and use its blocks ({ $cost })
action-trade = Exchange 1 { $block } for { $corn } corn

did-tribe = leads { $tribe }
did-pass = passes
did-over = places on { $gear } { $space }, past a free space
did-cheap = places on { $gear } { $space } at a fixed price
did-quick = places on a quick action space
did-ahead = uses { $action } ahead
did-bonus = takes the bonus of { $technology }
did-accept = pays for it
did-refuse = does without it
did-swap = lowers { $technology }
did-renovate = tears down { $building }
did-trade = exchanges { $block }

step-end_of_food_day = The food day ends
step-start_of_turn = A turn begins
step-tribe_gifts = What a tribe brings
step-technology_bonus = The bonus of which technology?
step-trade = Exchange a block?
step-tax = A calamity: pay for it, or do without?
step-technology_swap = Lower which technology?
step-food_day_goods = Buildings give their goods
step-quick_action = The quick action
step-quick_tiles = New quick actions

source-prophecies = Prophecies

option-tribes = Tribes
option-prophecies = Prophecies
option-buildings = New buildings
option-quick_actions = Quick actions

## Tribes & Prophecies: the board

board-tribe = Tribe
board-prophecies = Prophecies
board-prophecy-now = now
board-prophecy-day = from day { $day }
board-prophecy-over = over
board-quick = Quick action
board-quick-spaces = Quick action spaces
board-quick-next = then day { $day }: { $action }
board-leads = You lead { $tribe }:

## What kinds of actions mean, for people who write bots

means-keep = keep a starting wealth tile
means-beg = beg for corn
means-place = place a worker on a gear, on its lowest free space
means-start = place a worker on the starting player space
means-pick = pick up a worker from a space of a gear
means-use = use an action of a gear with the worker in hand
means-nothing = pick up the worker and do nothing with it
means-done = stop placing, picking up, building, trading, ...
means-harvest = harvest corn, wood, burn the forest, or corn no tile shows
means-anger = step down on a temple
means-climb = step up on a temple
means-advance = advance a technology
means-build = construct a building (with architecture, where it applies)
means-plain = construct the first of two buildings without architecture
means-monument = construct a monument
means-spare = name the block that architecture 3 saves
means-pay = pay a block of your choice
means-sell = sell a block at the market
means-buy = buy a block at the market
means-take = take a block of your choice from the bank
means-days = advance the calendar by one day or by two
means-tribe = keep a tribe
means-pass = Ahmakiq: neither place nor pick up
means-over = Vacub-Caquix: place a worker on a gear, skipping its lowest free space
means-cheap = Cit-Bolon-Tum: place a worker on a gear for a fixed cost
means-quick = place a worker on a quick action space
means-ahead = Ahau Chamahez: use an action ahead of the worker's space for corn
means-bonus = Itzamna: choose whose bonus to take
means-accept = pay a calamity's corn for a benefit
means-refuse = do without a benefit that a calamity taxes
means-swap = lower a technology to advance the three others
means-renovate = tear down a building to help pay for what is constructed next
means-trade = Xaman Ek: exchange a block for corn

## Why something cannot be done now

why-not-now = { $step-id ->
    [wealth] everybody chooses starting wealth tiles first
    [turn] a turn begins with begging, placing or picking up
    [placing] you are placing workers
    [picking_up] you are picking up workers
    [worker_action] the worker you picked up comes first
    [anger] first choose a temple to step down on
    [speed] first say how far the calendar advances
   *[other] first finish what is being decided
  }
why-carried-out = the action you chose has to be carried out
why-corn-short = it costs { $needs } corn, and you have { $has }
why-blocks-short = { $needs ->
    [one] it costs { $needs } block, and you have { $has }
   *[other] it costs { $needs } blocks, and you have { $has }
  }
why-blocks-missing = you lack { $missing }
why-no-block = you have no { $block }
why-no-skull = you have no crystal skull
why-no-worker = you have no worker in hand
why-start-taken = somebody stands on the starting player space already
why-gear-full = all spaces of { $gear } are taken
why-quick-action-needs-corn = it costs { $cost } corn, and the quick action you chose needs { $keeps } more
why-begged = you can beg only once a turn
why-beg-first = begging comes before placing or picking up
why-too-much-corn = you can beg with at most { $most } corn, and you have { $has }
why-all-at-bottom = all your temple markers are at the bottom
why-pity-is-cheap = the gods take pity only on a worker on a space of { $cheapest } corn
why-pity-is-one-worker = the gods took pity on one worker, so no other can follow
why-turn-not-skipped = you cannot skip your turn
why-cannot-pass = your tribe does not let you pass
why-pass-is-a-turn = you can pass only instead of a whole turn
why-place-or-pick-up = you cannot place and pick up workers in the same turn
why-no-worker-there = none of your workers stands on { $gear } { $space }
why-other-gear = the worker was picked up from { $gear }
why-space-without-action = a worker on space 0 has no action
why-action-too-high = the worker stood on space { $space }, below that action
why-not-chichen-itza = actions of Chichen Itza cannot be chosen this way
why-not-itself = choosing this action again would only cost corn
why-nothing-to-harvest = nothing is left to harvest at Palenque { $space }
why-no-corn-tile = no corn tile is in sight
why-no-wood-tile = there is no wood tile
why-corn-tile-in-sight = a corn tile is in sight
why-level-forgotten = the calamity lets nobody use that level of { $technology }
why-level-short = it takes level { $needs } of { $technology }, and you have level { $has }
why-nothing-affordable = there is nothing you could pay for
why-skull-there = a skull lies on space { $space } already
why-at-bottom = your marker is at the bottom of { $temple }
why-climbed = you have climbed { $temple } already; the second temple is another one
why-block-order = blocks are named in the order wood, stone, gold
why-earlier-blocks-too = { $due ->
    [one] { $due } block is due, and from { $block } on you have { $has }
   *[other] { $due } blocks are due, and from { $block } on you have { $has }
  }
why-sales-first = you sell before you buy, in the order wood, stone, gold
why-purchases-in-order = you buy in the order wood, stone, gold
why-sold-before = you sold { $block } on this visit
why-not-in-row = { $building } is not in the row
why-not-on-offer = { $monument } is not on offer
why-monument-only = only a monument can be built now
why-no-monument-for-corn = monuments cannot be paid for in corn
why-no-monument-here = monuments are built with the fourth action of Tikal, instead of buildings
why-plain-is-first = only the first of two buildings can leave architecture for the second
why-nothing-to-save = you have no architecture, or there is no second building to keep it for
why-not-in-cost = { $block } is not in the cost
why-other-block-missing = saving { $block } would leave another block unpaid
why-chosen-before = tribes and wealth tiles are chosen before the first round
why-tile-kept = you keep that tile already
why-tile-not-dealt = { $tile } is not in your hand

why-not-your-ability = your tribe cannot do that
why-no-tribes = this game has no tribes
why-tribe-first = choose your tribe first
why-tribe-chosen = you have chosen your tribe already
why-tribe-not-dealt = { $tribe } is not one of the tribes dealt to you
why-no-space-behind = there is no free space behind space { $space }
why-other-space-skipped = you treat another space as taken this turn
why-fixed-price-used = your fixed price holds for one worker a turn
why-fixed-price-no-cheaper = your fixed price of { $fixed } corn is no cheaper than space { $space }
why-picked-up = only one worker a turn can be picked up
why-place-more-first = place { $needs } workers on gears first; so far you have placed { $has }
why-before-quick-action = pick up workers before choosing a quick action with a price
why-placed-this-turn = that worker was placed this turn
why-looked-ahead = you can look ahead only once a turn
why-nothing-ahead = there is no space ahead of the worker
why-not-ahead = the worker can only reach the action of space { $space }
why-bonus-above-top = the bonus comes with an advance above level 3
why-not-your-turn = you can exchange a block only in your turn
why-traded = you can exchange only one block a turn
why-block-is-needed = without that block you could not go on
why-no-quick-actions = this game has no quick actions
why-one-quick-action = only one quick action a turn is allowed
why-quick-spaces-taken = all quick action spaces are taken
why-quick-action-impossible = you could not carry out today's quick action
why-nothing-to-pay-for = there is nothing to be had for the price
why-other-price = { $price-id ->
    [corn] the calamity asks for corn
    [block] the calamity asks for a block
   *[step_down] the calamity asks for a step down on a temple
  }
why-no-price = no calamity asks for a price now
why-no-level-to-lose = you have no level of { $technology } to lose
why-swap-with-building = technologies are exchanged when the building for it is built
why-no-construction = nothing is being built now
why-not-your-building = { $building } is not one of your buildings
why-one-renovation = only one building can be torn down for a construction
why-renovation-helps-nothing = with its blocks you could build nothing

## What happens. Where it happens to somebody, the name stands before it.

event-day = Day { $day } begins
event-two-days = makes the calendar advance by { $days } days
event-last-round = The last round begins
event-food-day = Food day { $number }: workers are fed, and the gods give { $pays-id ->
    [goods] goods
   *[points] points
  }
event-feeds = { $workers ->
    [one] feeds { $workers } worker with { $corn } corn
   *[other] feeds { $workers } workers with { $corn } corn
  }
event-unfed = { $workers ->
    [one] leaves { $workers } worker unfed: { $points } points
   *[other] leaves { $workers } workers unfed: { $points } points
  }
event-age = { $age ->
    [1] The first age begins
   *[other] The second age begins
  }
event-prophecy = The prophecy { $prophecy } comes into effect
event-final = { $source-id ->
    [corn] final scoring: { $points } points for corn and resources
    [skulls] final scoring: { $points } points for skulls
   *[monuments] final scoring: { $points } points for monuments
  }
event-total = final score: { $points } points

## Characters of bots: what they like for its own sake

character-builder = builder
character-priest = priest
character-farmer = farmer
character-pilgrim = pilgrim
about-character-builder = likes architecture, buildings and monuments
about-character-priest = likes to climb the temples
about-character-farmer = likes corn and agriculture
about-character-pilgrim = likes crystal skulls, Chichen Itza and theology
