# Tikal in English. Naming rules: name-<id>, action-<kind> (what one can do), did-<kind> (what somebody did),
# step-<step>, cause-<cause>, source-<source>, option-<option>.
# An argument such as $member is the translated name; $member-id is the bare id, for selectors.

name-tikal = Tikal

option-auction = Auction version: bid for the turns of a round

## Expeditions and the map

name-worker = worker
name-leader = leader
name-base_camp = base camp
name-camp_1 = your first camp
name-camp_2 = your second camp

name-n = north
name-ne = north-east
name-se = south-east
name-s = south
name-sw = south-west
name-nw = north-west

name-jungle = jungle
name-temple = temple
name-treasure = treasure
name-volcano = volcano

name-north_temple = northern temple
name-clearing = clearing
name-south_temple = southern temple
name-a1 = A1
name-a2 = A2
name-a3 = A3
name-a4 = A4
name-a5 = A5
name-a6 = A6
name-b1 = B1
name-b2 = B2
name-b3 = B3
name-b4 = B4
name-b5 = B5
name-b6 = B6
name-c1 = C1
name-c2 = C2
name-c3 = C3
name-c4 = C4
name-c5 = C5
name-d1 = D1
name-d2 = D2
name-d3 = D3
name-d4 = D4
name-d5 = D5
name-e1 = E1
name-e2 = E2
name-e3 = E3
name-e4 = E4
name-e5 = E5
name-f1 = F1
name-f2 = F2
name-f3 = F3
name-f4 = F4
name-f5 = F5
name-g1 = G1
name-g2 = G2
name-g3 = G3
name-g4 = G4

name-mask = mask
name-necklace = necklace
name-vase = vase
name-ear_flare = ear flare
name-blade = blade
name-shell = shell
name-sceptre = sceptre
name-figurine = figurine

## What changes hands (what has no name here is not told)

name-points = points
name-workers_lost = workers out of the game
name-leader_lost = leader out of the game

## What can be done

action-lay = { $hex }, turned { $turn }: place { $tile }
action-place = Place a { $member } in { $camp-id ->
    [base_camp] the base camp
   *[other] { $camp }
  } ({ $at }, { $cost } AP)
action-jump = Send a { $member } from { $at } to { $goal } by the secret paths ({ $cost } AP)
action-move = Move a { $member } from { $hex } to { $goal }, { $side } ({ $cost } AP)
action-uncover = Uncover the temple in { $hex } to { $value } ({ $cost } AP)
action-recover = Recover a treasure in { $hex } ({ $cost } AP)
action-exchange = Give the { $give } to { $whom } and take the { $take } ({ $cost } AP)
action-camp = Establish a camp in { $hex } ({ $cost } AP)
action-guard = Make a { $member } the guard of the temple of { $value } in { $hex } ({ $cost } AP)
action-end = End the turn{ $left ->
    [0] { "" }
   *[other] { "" }, losing { $left } AP
  }
action-choose = Choose { $tile }: { $what }
action-pass = Pass
action-bid = Bid { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## What is one thing though it takes several decisions

action-enter = Bring { $member-id ->
    [leader] the leader
   *[other] { $count ->
        [one] a worker
       *[other] { $count } workers
      }
  } in at { $hex }, to { $goal } ({ $cost } AP)
action-walk = Walk from { $hex } to { $goal } with { $member-id ->
    [leader] the leader
   *[other] { $count ->
        [one] a worker
       *[other] { $count } workers
      }
  } ({ $cost } AP)

## What somebody did

did-lay = places { $tile } on { $hex }
did-place = places a { $member } in { $at }
did-jump = sends a { $member } from { $at } to { $goal }
did-move = moves a { $member } from { $hex } to { $goal }
did-uncover = uncovers the temple in { $hex } to { $value }
did-recover = recovers a treasure in { $hex }
did-exchange = gives the { $give } to { $whom } for the { $take }
did-camp = establishes a camp in { $hex }
did-guard = makes a { $member } guard of the temple of { $value } in { $hex }
did-end = ends the turn
did-choose = chooses { $tile }
did-pass = passes
did-bid = bids { $points }

## What is being decided

step-over = The game is over
step-draw = A hexagon is drawn
step-lay = Place the hexagon
step-explore = Use your action points
step-scoring_round = A scoring round
step-score = Scoring
step-display = New hexagons are displayed
step-bid = Bid for the turn, or pass
step-choose = Choose a hexagon
ask-bid = Bid ({ $least } to { $most }), Enter passes

## Choices that are told apart in a second step

group-lay = Place { $tile } on { $hex }, { $n ->
    [one] 1 way
   *[other] { $n } ways
  } to turn it
group-walk = Move { $member-id ->
    [leader] the leader
   *[other] { $count ->
        [one] a worker
       *[other] { $count } workers
      }
  } from { $place } to ... ({ $places ->
    [one] 1 place
   *[other] { $places } places
  })
group-enter = Bring { $member-id ->
    [leader] the leader
   *[other] { $count ->
        [one] a worker
       *[other] { $count } workers
      }
  } in at { $hex } and on to ... ({ $places ->
    [one] 1 place
   *[other] { $places } places
  })
group-exchange = Exchange the { $give } ({ $n ->
    [one] 1 way
   *[other] { $n } ways
  })
lay-paths = { $hex }, turned { $turn }: action points { $paths }
lay-path = to { $hex } { $cost }
lay-alone = none, nothing lies next to its stones

step-turn_taken = A turn is over
step-final_round = The final scoring round

## Why something changed

cause-setup = setup
cause-auction = auction
cause-placing = placing
cause-recovering = recovered
cause-exchanging = exchanged
cause-establishing = new camp
cause-guarding = new guard
cause-scoring = scoring

## Where points come from

source-capital = Starting capital
source-bids = Bids paid
source-temples = Temples
source-treasures = Treasures

## The board

board-player = { $mark } (player { $n })
board-base_camp = Base camp
board-jungle = Jungle
board-temple = Temple { $n }
board-treasure = Treasure { $n }
board-treasure-empty = Empty
board-volcano = Volcano
letter-base_camp = Base
letter-jungle = J
letter-temple = T{ $n }
letter-treasure = tr{ $n }
letter-treasure-empty = tr-
letter-volcano = V
board-points-left = { $points ->
    [one] 1 action point left
   *[other] { $points } action points left
  }
board-scoring = scoring turn
board-worth = A scoring now would bring you { $points ->
    [one] 1 point
   *[other] { $points } points
  }: temples { $temples }, treasures { $treasures }
board-rounds = Scoring rounds begun: { $rounds } of { $all }
board-tiles-left = Hexagons to come, by letter: { $letters }
board-levels-left = Temple tiles left: { $levels }
board-hand = In hand, stones at its sides
board-set-aside = Without a place: { $tiles }
board-legend = ♜ guard · ⌂ camp · L leader · beside a name: who holds the temple, with what strength · T temple · tr treasure · J jungle · V volcano · numbers on the sides: action points to cross, dim where nothing lies yet: stones
board-players = Players
board-points = Points
board-now = Scores now
board-workers = Workers
board-leader = Leader
board-leader-supply = supply
board-leader-map = map
board-leader-out = out
board-camps = Camps
board-guards = Guards
board-treasures = Treasures
board-indicator = Turn
board-acted = taken
board-display = On display
board-displayed = On display: { $tiles }
board-tile = { $kind-id ->
    [temple] { $tile } temple { $face }
    [treasure] { $tile } { $face } treasures
   *[other] { $tile } { $kind }
  }
board-bidding = Highest bid: { $points } by
board-no-bid = No bid yet
board-what = { $kind-id ->
    [temple] temple { $face }
    [treasure] { $face } treasures
   *[other] { $kind }
  }, stones clockwise from the north { $stones }

## The reference card

reference-action = Action
reference-cost = AP
reference-place = Place a member in the base camp or one of your camps
reference-jump = Move a member between these
reference-stone = Move a member, for each stone
reference-uncover = Uncover a temple level: { $most } a temple and turn, a member for each
reference-recover = Recover a treasure: { $most } a hexagon and turn, a member for each
reference-exchange = Exchange single treasures
reference-camp = Establish a camp in the jungle or where all treasures are recovered
reference-guard = Guard a temple where you are strongest; your other members there leave the game
reference-values = Treasures: { $points } points for equal ones
reference-strength = Strength: worker { $worker }, leader { $leader }

## What kinds of actions mean, for people who write bots

means-lay = place the hexagon in hand: where, and to which side its first side is turned
means-place = place a member from the supply in the base camp or one of your camps
means-jump = move a member along the secret paths from camp to camp
means-move = move a member over the stones of one side
means-uncover = uncover a temple level
means-recover = recover the topmost treasure
means-exchange = give a treasure to a player and take another from that player
means-camp = establish a camp
means-guard = make a member the guard of a temple
means-end = end the turn; action points that are left are lost
means-choose = choose a hexagon of the display
means-pass = pass in an auction
means-bid = bid so many points

## Why something is not possible

why-not-now = { $step-id ->
    [lay] the hexagon has to be placed first
    [explore] this is the time to use action points
    [bid] this is the time to bid for the turn or to pass
   *[other] this is the time to choose a hexagon
  }
why-explored = { $hex } is explored already
why-not-next-to-explored = { $hex } is not next to an explored hexagon
why-no-stone = turned { $turn }, no stone would lead to { $hex } from a hexagon that can be entered
why-same-rotation = in { $hex } the hexagon would look the same in a rotation that is offered already
why-too-few-points = it costs { $needs ->
    [one] 1 action point
   *[other] { $needs } action points
  }, and you have { $has } left
why-supply-empty = you have no { $member } left in your supply
why-no-such-camp = you do not have { $camp } yet
why-same-camp = a member moves from one camp to another
why-not-in-camp = you have no { $member } in { $camp-id ->
    [base_camp] the base camp
   *[other] { $camp }
  }
why-not-there = you have no { $member } in { $hex }
why-volcano = a volcano lies { $side } of { $hex }, and nobody enters a volcano
why-no-path = no stones lead { $side } from { $hex }
why-no-camp-left = you have established all { $camps } of your camps
why-no-camp-site = { $hex } is neither jungle nor a treasure hexagon
why-treasures-left = { $treasures ->
    [one] there is 1 treasure left in { $hex }
   *[other] there are { $treasures } treasures left in { $hex }
  }
why-camp-there = there is a camp in { $hex } already
why-no-temple = there is no temple in { $hex }
why-guarded = the temple in { $hex } is guarded
why-no-temple-tile = there is no temple tile with the number { $number } left
why-enough-levels = only { $most } levels of one temple can be uncovered in a turn
why-level-needs-member = each level of a turn needs a member of yours there, and you have { $members } in { $hex }
why-no-guard-left = you have placed all { $guards } of your guards
why-guarded-already = the temple in { $hex } has a guard already
why-no-majority = your strength in { $hex } is { $strength }, and that of another player { $others }
why-no-treasure = there is no treasure in { $hex }
why-enough-treasures = only { $most } treasures of one hexagon can be recovered in a turn
why-treasure-needs-member = each treasure of a turn needs a member of yours there, and you have { $members } in { $hex }
why-exchange-with-other = a treasure is exchanged with another player
why-you-have-no-single = only single treasures are exchanged, and you have { $count } of the { $treasure }
why-they-have-no-single = only single treasures are exchanged, and that player has { $count } of the { $treasure }
why-equal-treasures = equal treasures are not exchanged
why-bid-too-low = the next bid is at least { $least }
why-bid-too-high = you cannot bid { $bid } with { $has ->
    [one] 1 point
   *[other] { $has } points
  }
why-not-displayed = hexagon { $tile } is not displayed

## What happened beside what somebody did; with a player, the name stands before it

event-volcano = turns up a volcano, { $tile }
event-scoring-round = begins scoring round { $number } of { $of }
event-temple-held = holds the temple in { $hex } with strength { $strength }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
event-temple-guarded = guards the temple in { $hex }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }
event-treasures = has { $size ->
    [1] { $sets ->
        [one] 1 single treasure
       *[other] { $sets } single treasures
      }
    [2] { $sets ->
        [one] 1 pair
       *[other] { $sets } pairs
      }
    [3] { $sets ->
        [one] 1 triplet
       *[other] { $sets } triplets
      }
   *[other] { $sets } × { $size } equal treasures
  } ({ $treasures }): { $points ->
    [one] 1 point
   *[other] { $points } points
  }
event-auction = opens the bidding; on display: { $tiles }
event-turn-won = gets the turn { $points ->
    [0] for nothing
    [one] for 1 point
   *[other] for { $points } points
  }
event-tile-taken = takes hexagon { $tile }
event-no-place = has no place for hexagon { $tile }, which leaves the game
event-last-tile = draws the last hexagon, { $tile }
event-last-tiles = The last hexagons are displayed: { $tiles }
event-end = The game is over
event-winner = { $winners ->
    [1] wins
   *[other] shares the win
  } with { $points ->
    [one] 1 point
   *[other] { $points } points
  }

## Characters of bots: what they like for its own sake

character-archaeologist = archaeologist
character-treasure_hunter = treasure hunter
character-guardian = guardian
character-scout = scout
about-character-archaeologist = likes to uncover temples and to hold them
about-character-treasure_hunter = likes treasures, most of all in pairs
about-character-guardian = likes to put guards on temples
about-character-scout = likes camps near temples, and to be on the way
