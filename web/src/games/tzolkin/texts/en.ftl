# Tzolk'in on the browser's board: words that the command line does not need. 

## The calendar

tz-train = The calendar and its five gears
tz-age = { $age ->
    [1] First age
   *[other] Second age
  }
tz-day = Day { $day }
tz-food-in = { $days ->
    [0] Food Day today
    [one] Food Day tomorrow
   *[other] Food Day in { $days }
  }
tz-food-day = Day { $day } is a Food Day: workers eat, { $reward }.
pays-goods = temples pay goods
pays-points = temples pay points
tz-feed = feed { $corn } · you have { $have }
about-goods = On day { $day } every worker must eat. Then each temple gives the goods of your step and of all steps below it.
about-points = On day { $day } every worker must eat. Then each temple gives the points of your step, and its leader a bonus.
tz-explain-feeding = Feeding all your workers will take { $corn } corn; you have { $have }. Each worker left hungry costs points.
tz-corn-on-tooth = Corn waits here for whoever goes to the starting player space.

## Gears

tz-free = free
tz-dummy = dummy worker
tz-space = { $gear } { $space }: { $space ->
    [0] no action yet, tomorrow on space 1
   *[other] { $explain }
  }
tz-space-held = { $gear } { $space } ({ $name }): { $explain }
tz-offered = { $name } has offered a skull here.
tz-skulls-left = { $n } left
tz-explain-free = Free choice: any action of this gear.
about-palenque = Palenque: fish, harvest corn and cut wood in the jungle.
about-yaxchilan = Yaxchilan: wood, stone, gold and crystal skulls.
about-tikal = Tikal: technologies, buildings and monuments.
about-uxmal = Uxmal: temples, market, new workers and shortcuts.
about-chichen_itza = Chichen Itza: offer crystal skulls for points and a step on a temple. Each space takes one skull.

## Around the gears

tz-jungle = Jungle
tz-explain-field = Palenque { $space }: { $corn } corn tiles and { $wood } wood tiles left. Corn under the forest can be harvested once the wood is cut or burned.
tz-go-first = Go first
tz-take-corn = take { $n } corn
tz-explain-start = Starting player space: take all corn from the teeth and go first in the next round. You may then advance the calendar by two days, once, while your board is light side up.
tz-ladder = Corn to add for each further worker of a turn: { $costs }. Placed this turn: { $placed }
tz-placed = { $placed ->
    [0] None placed this turn.
    [one] 1 placed this turn.
   *[other] { $placed } placed this turn.
  }
tz-explain-ladder = Each worker costs the number of its space, and so much more for the second, third, ... worker placed in one turn.
tz-explain-quick = Today's quick action, done as soon as all workers of the turn are placed:

## Tracks and offers

tz-tracks = Temples and technologies
tz-technology-costs = cost { $costs } blocks
tz-explain-step = { $temple }, { $points } { $n ->
    [1] point
   *[other] points
  }.
tz-explain-step-good = Gives { $good } in the middle of an age.
tz-explain-leader = { $temple }: at the end of this age the highest player gets { $points } more points; tied players get half.
tz-offers = Buildings and monuments
tz-buildings = Buildings { $age ->
    [1] I
   *[other] II
  }
per-own_tomb_building_or_monument = each own tomb
per-own_civic_building_or_monument = each own civic tile
per-own_shrine_building_or_monument = each own shrine
per-own_building_or_monument = each own tile
per-own_corn_harvest_tile = each own corn tile
per-own_wood_harvest_tile = each own wood tile
per-monument_built_by_anyone = each monu­ment
per-techs_at_level_3 = techs at level 3
per-own_tech_level = each tech level
per-own_workers_in_play = 4/5/6 workers
per-current_step_points_of_all_temples = temple steps again
per-steps_above_start_on_one_chosen_temple = best temple step
per-skull_placed_in_chichen_itza_by_anyone = each skull offered

## Players

tz-explain-workers = { $available } of { $workers } workers are free to be placed.
tz-feeds = The next Food Day will take { $corn } corn; { $have } there now.
tz-explain-light = Light side up: may still advance the calendar by two days.
tz-explain-dark = Dark side up: has advanced the calendar by two days.
tz-explain-farms = Farms: { $some } workers eat nothing; every worker eats { $all } less.
tz-explain-corn-tiles = Corn tiles harvested: { $n }
tz-explain-wood-tiles = Wood tiles harvested: { $n }
tz-kept = kept
tz-leaves = leaves

## Choosing

tz-tab-gears = Gears
tz-tab-temples = Temples
tz-tab-offers = Offers

## At home

standing = { $day ->
    [0] before the first day
   *[other] day { $day }
  }

lead = Place workers on turning gears and pick them up when the time is ripe.
note-tribes = everybody leads a people with a gift of its own
note-prophecies = three calamities, and points for those who prepare
note-buildings = eight more buildings
note-quick_actions = three spaces for a small action at once; always with five players

## In the prompt

tz-buy = buy
tz-sell = sell
undo-place = { $gear } { $space }
undo-pick = picking up
undo-use = { $action }
undo-start = going first
undo-beg = begging
undo-anger = { $temple }
undo-climb = { $temple }
undo-keep = { $tile }
undo-tribe = { $tribe }
undo-pay = { $block }
undo-spare = { $block }
undo-sell = { $block }
undo-buy = { $block }
undo-take = { $block }
undo-trade = { $block }
undo-build = { $building }
undo-monument = { $monument }
undo-advance = { $technology }
undo-harvest = the harvest
undo-quick = the quick action
undo-days = the calendar
tz-parts = space { $space } + { $nth ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
  } worker { $worker }
tz-yields-nothing = brings nothing now
when-event-day = Day { $day }
