# What each chapter of the rules is about, in a sentence or two before its rows, and one example in numbers after them.
# The numbers of every example are played in tests/rule_examples/.

## The page

rules-title = Rules of { $game }
rules-games = Games
rules-chapters = Chapters
rules-chapter = { $game }, chapter { $n } of { $of }
rules-part-TP = Tribes & Prophecies
rules-search = Search the rules of { $game }
rules-found = { $n } in { $chapters ->
    [one] one chapter
   *[other] { $chapters } chapters
  }
rules-nothing = No rule has these words.
rules-question = Now: { $question }
rules-all = All rules
rules-example = Example
rules-picture = The board somewhere in a game. Point at anything to read what it is.
rules-note = In our own words, tested rule by rule.
rules-rulings = What we decided where the rulebook is silent
rules-ruling = ruling

## A turn of a real game, step by step.

turn-shown = How a turn goes
turn-begins = { $name } begins a turn. Follow its { $n } decisions one by one.
turn-step = { $n } of { $of }
turn-back = One decision back
turn-next = Next
turn-leave = To the rules

## Tables of what is printed.

table-reconstructed = reconstructed
table-worker = worker
table-more = more
table-in-all = in all
table-corn = Corn for further workers
table-levels = Blocks for the levels of a technology
table-level = level
table-blocks = blocks
table-prices = The market
table-block = block
table-price = corn
table-offerings = A skull at Chichen Itza
table-space = space
table-points = points
table-temple = temple
table-leaders = Points for the highest
table-age-1 = end of age 1
table-age-2 = end of the game
table-food-days = Food days
table-day = day
table-reward = reward
table-goods = goods
table-by-players = By the number of players
table-players = players
table-monuments = monuments
table-fields = fields in a group
table-dummies = dummies
table-actions = What action points buy
table-action = action
table-action-points = points
table-stone = Walk, for each stone
table-sets = Treasures
table-of-a-kind = of a kind
table-temple-tiles = Tiles for the levels of temples
table-number = level
table-tiles = tiles
table-strengths = Strength
table-member = member
table-strength = strength
table-might = The Might track
table-markers = Markers at a temple
table-marker = marker
table-fame = fame
table-tile-costs = Cost of a pyramid tile
table-level-of = level
table-resources = resources
table-pyramid-day = Rewards of the pyramid, day side
table-pyramid-night = Rewards of the pyramid, night side
table-level-4 = level 4
table-level-3 = level 3
table-level-2 = level 2
table-level-1 = level 1
table-slots = Buildings on offer
table-slot = slot
table-discount = cost
table-building-spaces = Rewards of the building spaces
table-day-side = day side
table-night-side = night side
table-awards = A city at a celebration
table-award = who
table-most_workers = most workers there
table-tied_workers = tied for most
table-calendar = Sites until a celebration
table-sites = sites
table-difficulties = Difficulties
table-difficulty = difficulty
table-temples-marked = markers
table-weapons = weapons
table-building-fame = fame for a building

## Tzolk'in

lead-TZ-4 = The game lasts one turn of the great wheel, 26 days. Each day everybody takes one turn: place workers on the gears, or pick some up.
example-TZ-4 = On day 8 all 4 players take their turns, one after the other. Then everybody feeds and is rewarded, and only then the calendar advances to day 9.
lead-TZ-1 = Corn feeds your workers and pays for placing them. Wood, stone and gold build. Crystal skulls are offered at Chichen Itza.
example-TZ-1 = 12 of the 13 skulls are taken. Yaxchilan 4 gives you the last one; whoever uses it after you gains nothing.
lead-TZ-6 = Put workers on the gears today; the gears carry them to better actions day by day. You pay when you place, never when you wait.
example-TZ-6 = Your second worker of this turn goes to Uxmal. Spaces 0 and 1 are taken, so it stands on 2: 2 corn for the space and 1 for the second worker, **2 + 1 = 3** in all.
lead-TZ-7 = A worker you take back does the action it stands at. The longer it has waited, the better that is.
example-TZ-7 = Your worker stands on Palenque 5, and you want the action of space 3: the steps back cost **5 − 3 = 2** corn.
lead-TZ-5 = With little corn you may beg for more before your turn, and anger a god.
example-TZ-5 = You have 1 corn and beg. Now you have 3, and you step down on one temple.
lead-TZ-8 = At the end of each round the wheel turns by a day, and every gear with it.
example-TZ-8 = Your worker on Uxmal 6 moves on to 7; the one on Palenque 7 is pushed off, back into your hand and without an action. Nobody stands on the Starting Player Space, so 1 corn is put on the tooth.
lead-TZ-19 = On four days of the game you feed all your workers, and the gods reward you: twice with goods, twice with points.
example-TZ-19 = You have 4 workers and 7 corn. 6 corn feed 3 of them, 1 corn is kept, and the worker that is not fed costs you 3 points.
lead-TZ-16 = Steps up the three temples bring goods on the first food day of an age and points at its end.
example-TZ-16 = At the end of age 1 you are the highest on Chaac, 3 steps above the start: 6 points for the step and 6 for the highest, **6 + 6 = 12**. With somebody beside you it would be **6 + 3 = 9** for each.
lead-TZ-10 = Fish, and harvest corn and wood from the jungle.
example-TZ-10 = At Palenque 4 wood lies on all the corn. You take a wood tile for 3 wood, or you burn it, take the corn tile below for 7 corn, and step down on one temple.
lead-TZ-11 = Wood, stone, gold and crystal skulls.
example-TZ-11 = You use Yaxchilan 5 with extraction 3: **1 + 1 = 2** gold, **1 + 1 = 2** stone, and 2 corn.
lead-TZ-12 = Advance technologies, and build.
example-TZ-12 = Tikal 3 takes two technologies to level 1 for **1 + 1 = 2** blocks, or one of them to level 2 for **1 + 2 = 3** blocks.
lead-TZ-13 = A bit of everything: temples, trade, a new worker, and any action for corn.
example-TZ-13 = At the market you sell 2 stone for **2 × 3 = 6** corn and buy 1 gold for 4. You keep 2 corn.
lead-TZ-14 = Offer crystal skulls for points and a step up a temple.
example-TZ-14 = You use Chichen Itza 6 and put a skull there: 8 points, 1 step on Kukulcan and 1 block of your choice.
lead-TZ-15 = Whoever goes there first takes the corn that has gathered, begins the next round, and may let two days pass.
example-TZ-15 = 4 corn lie on the teeth. Your worker on the Starting Player Space costs 0 corn and takes all 4 at the end of your turn: they feed, but they do not pay for the workers of this turn.
lead-TZ-9 = What an advance and a construction cost, wherever you come by one.
example-TZ-9 = The three levels of a technology cost **1 + 2 + 3 = 6** blocks. Every advance after that costs 1 block and gives the bonus of the track.
lead-TZ-17 = Buildings help at once or for the rest of the game; monuments score at its end.
example-TZ-17 = You have 5 workers, a farm for one worker and a farm for all. One worker needs nothing and 4 need 1 corn each: 4 corn instead of **5 × 2 = 10**.
lead-TZ-18 = Four tracks make farming, gathering, building and worship better, level by level.
example-TZ-18 = With agriculture 3 you harvest **5 + 3 = 8** corn at Palenque 3, and fishing brings **3 + 1 = 4**.
lead-TZ-21 = What the marks on wealth tiles and buildings mean.
example-TZ-21 = A civic building for 2 wood and 1 stone gives you 1 gold and takes extraction up by 1 level without payment.
lead-TZ-22 = Each monument counts something of its own at the end of the game.
example-TZ-22 = Your monument pays 4 points for each tomb. You have 2 tombs, and it is one itself: **3 × 4 = 12** points.
lead-TZ-20 = After the last food day, what is left and the monuments are scored.
example-TZ-20 = You have 2 wood, 1 gold, 3 corn and 1 skull. The blocks turn into corn: **4 + 4 + 3 = 11** corn are 2.75 points. With 3 for the skull you score **2.75 + 3 = 5.75**.
lead-TZ-2 = How the table is laid before the first day.
example-TZ-2 = Of your 4 wealth tiles you keep 2: one with 9 corn and 1 stone, one with 4 corn and 3 wood. You start with **9 + 4 = 13** corn, 3 wood and 1 stone.
lead-TZ-3 = With fewer players dummies stand on the gears, and fewer tiles are laid out.
example-TZ-3 = In a game of 3 the first tile drawn shows Palenque 5: a dummy goes there, and being the first of its gear it brings another on the opposite space, 0.
lead-TZ-23 = How this table cuts a turn into small decisions.

## Tzolk'in: Tribes & Prophecies

lead-TP-1 = Four parts that can be played alone or together.
lead-TP-2 = Everybody keeps one of two tribes, together with the wealth tiles.
example-TP-2 = In a game of 4, **4 × 2 = 8** of the 13 tribes are dealt, and 4 are kept.
lead-TP-3 = What each tribe can do, and what it must do without.
example-TP-3 = With Itzamna the three levels of a technology cost **0 + 1 + 2 = 3** blocks instead of 6.
lead-TP-4 = Three prophecies lie open from the start; each holds from one food day to the next.
example-TP-4 = The first prophecy holds from day 9 to day 14, the second from 15 to 21, the third from 22 to 27.
lead-TP-5 = While a prophecy holds, its calamity makes something dearer for everybody.
example-TP-5 = During Gold Shortage you use Yaxchilan 5. You pay 1 of the corn it brings for the gold and have 1 gold, 1 stone and 1 corn; or you leave the gold and have 1 stone and 2 corn.
lead-TP-6 = When a prophecy ends, everybody scores by what they have of what it counts.
example-TP-6 = Drought counts corn tiles: with 1 you lose 5 points, with 3 you score 0, with 6 you score 6, and with 7 you score 13.
lead-TP-7 = Steps up the temples cost something, and count.
example-TP-7 = During the Angry God of Chaac you use Tikal 5 for steps on Chaac and Kukulcan: 1 block for the action and 1 for the step on Chaac, **1 + 1 = 2** in all.
lead-TP-8 = Harvests are poorer, and their tiles count.
example-TP-8 = During Forest Fires Palenque 5 brings **4 − 1 = 3** wood, during Drought **9 − 1 = 8** corn.
lead-TP-9 = Gold and crystal skulls cost something, and count.
example-TP-9 = During Desecration you gain 1 skull at Yaxchilan 4 and step down on a temple. When it ends you hold 3 skulls: 6 points.
lead-TP-10 = Technologies are dearer or weaker, and count.
example-TP-10 = During Teacher Shortage the advance to level 2 costs **2 + 1 = 3** blocks.
lead-TP-11 = Building, feeding or placing costs more, and it counts.
example-TP-11 = On the food day of Hunger 5 workers need **5 × 3 = 15** corn. You feed all of them and score 6 points; with 4 it would be 0.
lead-TP-12 = Some buildings can be torn down to pay for others.
example-TP-12 = You tear down a building that cost 3 wood and construct one for 2 wood and 1 stone: you pay 1 stone, and the third wood is lost.
lead-TP-13 = Buildings with new effects are shuffled into the stacks.
example-TP-13 = You construct the corn store before day 8. It brings 3 corn on each of the 4 food days, **4 × 3 = 12** in all, and each time before you feed.
lead-TP-14 = What changes with a fifth player.
example-TP-14 = The jungle has **4 × 5 = 20** corn tiles and **3 × 5 = 15** wood tiles, 35 in all instead of 28.
lead-TP-15 = A worker on the quick action space acts in the same turn.
example-TP-15 = The quick action of the day is a stone. Your second worker of the turn goes there: 1 corn for the space and 1 for the second worker, **1 + 1 = 2** corn for 1 stone today.
lead-TP-17 = Where workers need 3 corn or more, a farm for single workers no longer feeds them alone.
example-TP-17 = During Hunger each of your 3 workers needs 3 corn. A farm for one worker saves 2: **1 + 3 + 3 = 7** corn in all.
lead-TP-16 = How this table cuts the expansion into small decisions.

## Tikal

lead-TK-2 = In your turn you place a hexagon of jungle, and then use ten action points.
example-TK-2 = In a game of 4, each player draws and places **36 / 4 = 9** of the hexagons.
lead-TK-4 = Everything costs action points, and what is left at the end of a turn is lost.
example-TK-4 = A member enters at the base camp (1 point), walks over 2 stones (2) and uncovers a level (2): **1 + 2 + 2 = 5** of your 10 points.
lead-TK-3 = The map grows by one hexagon each turn. The stones on its sides decide who can walk there.
example-TK-3 = You place a treasure hexagon with 4 masks next to a side with 1 stone: 4 treasures go on it, face down. If you turn its own 2 stones to that side, the way there costs **1 + 2 = 3** points.
lead-TK-5 = Members of your expedition come from the base camp or from your camps.
example-TK-5 = You place 3 members in the base camp and move one of them to your camp, however far that is: **3 + 1 = 4** points.
lead-TK-6 = Members walk over the stones between two hexagons and pay a point for each stone.
example-TK-6 = 1 stone lies on your side and 1 on the other: the step costs **1 + 1 = 2** points.
lead-TK-7 = Members uncover a temple level by level, and make it more valuable.
example-TK-7 = 2 of your members stand on a temple of 3. For **2 × 2 = 4** points you uncover levels 4 and 5: it is worth 5 now, and a third level must wait for your next turn.
lead-TK-8 = Members dig for treasures, which lie face down until they are found.
example-TK-8 = 2 of your members stand where 4 treasures lie. For **2 × 3 = 6** points you recover 2 of them.
lead-TK-9 = One of a kind scores little, three of a kind much.
example-TK-9 = 2 masks and 1 vase are worth **3 + 1 = 4** points, 3 masks are worth 6.
lead-TK-10 = For action points you may make another player exchange a single treasure.
example-TK-10 = You have 2 masks and 1 shell, another player 1 mask. For 3 action points you give the shell for the mask: your treasures are worth 6 points now instead of **3 + 1 = 4**.
lead-TK-11 = A camp lets your members enter the jungle far from the base camp.
example-TK-11 = You establish a camp (5 points) and place 5 members in it at once (5): all 10 points of the turn.
lead-TK-12 = A guard keeps a temple for you until the end, and costs you every other member you have on it.
example-TK-12 = You have 1 leader and 1 worker on a temple, **3 + 1 = 4**, another player 3 workers. For 5 points your worker becomes the guard; your leader leaves the game.
lead-TK-13 = When a volcano is drawn, everybody takes a turn and scores temples and treasures.
example-TK-13 = You are strongest on a temple of 5, tied on one of 8, and have 2 masks: **5 + 0 + 3 = 8** points.
lead-TK-14 = After the last hexagon everybody plays and scores once more.
example-TK-14 = The volcanoes set off 3 scoring rounds, and the end of the game one more: **3 + 1 = 4**.
lead-TK-1 = What is in the box, and how it is laid out.
example-TK-1 = 4 hexagons are printed on the map and 36 are placed: **4 + 36 = 40**, as many as it has spaces.
lead-TK-15 = In the auction everybody bids points for the order of turns and the choice of hexagons.
example-TK-15 = You start with 20 points. You bid 5, the others pass: you pay and have **20 − 5 = 15**, choose a hexagon and take the first turn.
lead-TK-16 = How this table cuts a turn into small decisions.

## Ahau

lead-AH-1 = Cities, the regions between them, and the roads that carry production sites.
example-AH-1 = 5 players use the large side: 6 regions, 10 cities and 15 production sites.
lead-AH-4 = Two cards are chosen in secret: one for where your ruler goes, one for how strong it is.
example-AH-4 = You put card 2 on the left and card 5 on the right, and have 1 weapon: your ruler goes to region 2, with a strength of **5 + 1 = 6**.
lead-AH-5 = Where rulers meet, the stronger stays and the weaker moves on.
example-AH-5 = Your right-hand card is a 4 and you have 2 weapons: **4 + 2 = 6**. The other ruler there has 5. You win; the other gains 1 weapon and must move on.
lead-AH-6 = Every ruler takes a pyramid tile of its region.
example-AH-6 = 2 tiles lie in your region and you take 1. The other stays alone until the end of the round; then there are 2 again.
lead-AH-7 = Workers stand in cities, beside what they shall produce and build.
example-AH-7 = Region 4 of the small side has 4 cities. You have workers in 3 of them and place one in the last: you may build the building of the region for nothing.
lead-AH-8 = Pyramid tiles summon a god, who lends you a power.
example-AH-8 = 1 tile of the god is in your pyramid, and you discard 2 from your reserve: strength **1 + 2 = 3**. Your marker is the first at the temple, for 2 fame.
lead-AH-9 = What the five gods do for you.
example-AH-9 = You summon the Rain God with strength 2, one of the tiles blue: a water site anywhere on the board is depleted, and you gain 2 water.
lead-AH-10 = Workers beside a production site bring its resource.
example-AH-10 = You have 2 workers in one city of the site and 1 in the other: you gain **2 + 1 = 3** of its resource.
lead-AH-11 = Pyramid tiles are set on your board, and score together.
example-AH-11 = A blue tile on level 2 costs 2 different resources, one of them water. Below it lie a blue tile and one of the same god: **1 + 1 = 2** fame.
lead-AH-12 = Buildings stand on your board and give their reward.
example-AH-12 = The Workshop shows 4 resources. From the left slot you pay **4 − 1 = 3** of them; from the right slot all 4, and you gain 2 fame.
lead-AH-13 = Cards come back to hand, and the board is filled for the next round.
example-AH-13 = You had 3 cards and played 2. With 1 left, fewer than 2, you take back all: you have 6 again.
lead-AH-14 = When a K'atun ends it is celebrated and scored; after the last the game is over.
example-AH-14 = You have a marker at the temple that counts different resources. You have 1 kind and another player 3: it pays you 3. In one city you have most workers, for 2 more: **3 + 2 = 5** fame.
lead-AH-3 = Five resources, how they are traded, and what weapons and fame are.
example-AH-3 = You have 5 corn. You trade 4 of them, 2 for 1, into 1 water and 1 cacao, and keep 1 corn.
lead-AH-15 = What each building does for its owner.
example-AH-15 = You produce with 3 workers beside the site and have a Raised-Bed Farm: **3 + 2 = 5** resources.
lead-AH-16 = What the signs on spaces and tracks bring.
example-AH-16 = A step takes you to space 3 of the Might track: its reward is 2 fame.
lead-AH-17 = A role is one more card with a number, and with an ability in the round in which it is played.
example-AH-17 = With the Master Builder a tile on level 1 costs **1 − 1 = 0** resources, the next on level 2 costs **2 − 1 = 1**.
lead-AH-18 = Two ways to play differently: each for oneself at the temples, and an easier game for families.
example-AH-18 = A temple counts different resources; you have 1 kind, another player 3. With personal scoring it pays you 1. In the family game the Chief God with strength 2 brings **2 × 2 = 4** tiles.
lead-AH-2 = How the table is laid before the first round.
example-AH-2 = 3 players use the small side: 14 of the 15 production sites lie on the board, 1 on the calendar. The role deck has **3 + 1 = 4** cards.
lead-AH-19 = A rival without a mind of its own, who fights, places workers and takes buildings away.
example-AH-19 = The Shadow's right-hand card is a 3 and it has 1 weapon: **3 + 1 = 4**. You have 5 and win; it gains a weapon and has 2.
lead-AH-21 = Alone you play against King Pakal: how he is set up, and how he moves.
example-AH-21 = On moderate King Pakal starts with markers at 2 temples, with 1 weapon and with 3 on his Resource Tracker.
lead-AH-22 = Where King Pakal places his worker, and how he summons gods.
example-AH-22 = King Pakal has 1 tile of the god in his pyramid and 6 in reserve, of which he discards **6 / 3 = 2**: strength **1 + 2 = 3**.
lead-AH-23 = How King Pakal produces and builds.
example-AH-23 = King Pakal has 4 workers in the city and may build 4 tiles, but has only 1: the others bring him **3 × 2 = 6** fame.
lead-AH-24 = What rewards and roles do for King Pakal, and how he scores.
example-AH-24 = A temple counts different resources. King Pakal's tracker shows 11 and counts 1 for every 3: it pays him 3 fame.
lead-AH-20 = How this table cuts a turn into small decisions.
