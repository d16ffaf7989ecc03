# Tikal in the browser: what the command line does not say.

lead = Explore the jungle around Tikal with ten action points a turn; whoever is strongest at a temple scores it.
note-auction = bid points for the turns of a round

## The table

tk-tab-map = Map
tk-tab-tiles = Tiles
tk-map = The map
tk-tile-of = Tile { $n } of { $all }
tk-next-scoring = next scoring: { $letter }
tk-whole-map = Show the whole map
tk-closer = Look closer

## Hexes

tk-about-base_camp = Base camp ({ $hex })
tk-about-jungle = Jungle ({ $hex })
tk-about-temple = Temple { $n } ({ $hex })
tk-about-treasure = { $n ->
    [0] Treasures, all recovered ({ $hex })
    [one] One treasure left ({ $hex })
   *[other] { $n } treasures left ({ $hex })
  }
tk-about-volcano = Volcano: nobody may enter ({ $hex })
tk-about-camp = Camp of { $name }
tk-about-members = { $name }: { $workers ->
    [0] { "" }
    [one] 1 worker
   *[other] { $workers } workers
  }{ $leader ->
    [true] { $workers ->
        [0] the leader
       *[other] , with the leader
      }
   *[other] { "" }
  }
tk-about-guard = { $name } has a guard here and scores { $value }.
tk-about-holder = { $name } is strongest and would score { $value } now.
tk-about-tied = Nobody is strongest: nobody would score it now.
tk-about-nobody = Nobody is here.
tk-shows-jungle = jungle
tk-shows-temple = temple { $n }
tk-shows-treasure = treasure { $n }
tk-shows-volcano = volcano
tk-shows-base_camp = base camp

## Laying

tk-space = Free space { $hex }
tk-turns = { $n ->
    [one] 1 turn
   *[other] { $n } turns
  }
tk-your-tile = Tile in hand
tk-hand-hint = Pull at a lit space to turn the tile there, let go to place it. Or click it, and turn it by click, wheel or R.
tk-sets-base_camp = { "" }
tk-sets-jungle = Jungle: a camp can be established here.
tk-sets-temple = Temple { $n }: whoever is strongest scores it.
tk-sets-treasure = { $n ->
    [one] One treasure is laid on it.
   *[other] { $n } treasures are laid on it.
  }
tk-sets-volcano = A volcano: its scoring round is over. Nobody may enter it.
tk-dial = Ways to turn it
tk-turn-to = Way { $n }
tk-fits = { $n ->
    [one] One way to turn it fits here.
   *[other] { $n } ways to turn it fit here.
  }
tk-walking-in = Walking in costs { $cost }.
tk-turn-on = Turn clockwise
tk-turn-back = Turn counter-clockwise
tk-lift = Lift the tile
tk-place-here = Place here

## Points

tk-buys = Points buy
tk-buys-hint = click: only these
tk-buy-place = Enter
tk-buy-move = Walk
tk-buy-jump = Secret path
tk-buy-uncover = Uncover
tk-buy-recover = Recover
tk-buy-exchange = Exchange
tk-buy-camp = Camp
tk-buy-guard = Guard
tk-pick-party = Walk from { $what }
tk-pick-enter = Bring members in at { $what }
tk-pick-leader = Send the leader from { $what }
tk-pick-give = Give your { $what } in exchange
tk-pick-space = Lay the tile on { $what }
tk-who-walks = Who walks
tk-walkers = { $member-id ->
    [leader] the leader
   *[other] { $count ->
        [one] 1 worker
       *[other] { $count } workers
      }
  }
tk-let-go = Let go
tk-price = price
tk-leaves = leaves { $n }
tk-now-change = { $n } now
tk-temple-at = Temple { $n }
tk-becomes = { $name } strongest
tk-becomes-nobodys = nobody strongest

## Treasures, tiles

tk-treasures = Treasures
tk-treasure-points = { $points } points
tk-pts = pts
tk-left = left
tk-tiles-left = Tiles left
tk-tiles-of = { $n } of { $all }
tk-scored = scored
tk-volcano-among = A volcano is among the tiles with { $letter }: it sets off a scoring round.
tk-levels-left = Temple tiles left

## Players

tk-workers-left = Workers in supply: { $n }
tk-leader = Leader: { $where }
tk-leader-ready = ready
tk-leader-map = on the map
tk-leader-out = out
tk-camps-left = Camps left: { $n }
tk-guards-left = Guards left: { $n }
tk-now = now +{ $n }
tk-now-about = A scoring as it stands: temples { $temples }, treasures { $treasures }
tk-lost = { $n } out

## Scoring rounds

tk-worth = As it stands
tk-worth-hint = temples, treasures
tk-scoring = Scoring round { $n } of { $all }

## Auction

tk-turns-left = { $n } of { $all } turns left
tk-acted = had a turn
tk-highest = highest: { $n }
tk-highest-bid = highest bid
tk-passed = passed
tk-to-bid = to bid
tk-bid = Bid { $n }
tk-amount = Your bid
tk-less = Less
tk-more = More
