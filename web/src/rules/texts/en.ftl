# What each chapter of the rules is about, in a sentence or two before its rows.

## Tzolk'in

lead-TZ-4 = The game lasts one turn of the great wheel, 26 days. Each day everybody takes one turn: place workers on the gears, or pick some up.
lead-TZ-1 = Corn feeds your workers and pays for placing them. Wood, stone and gold build. Crystal skulls are offered at Chichen Itza.
lead-TZ-6 = Put workers on the gears today; the gears carry them to better actions day by day. You pay when you place, never when you wait.
lead-TZ-7 = A worker you take back does the action it stands at. The longer it has waited, the better that is.
lead-TZ-5 = With little corn you may beg for more before your turn, and anger a god.
lead-TZ-8 = At the end of each round the wheel turns by a day, and every gear with it.
lead-TZ-19 = On four days of the game you feed all your workers, and the gods reward you: twice with goods, twice with points.
lead-TZ-16 = Steps up the three temples bring goods on the first food day of an age and points at its end.
lead-TZ-10 = Fish, and harvest corn and wood from the jungle.
lead-TZ-11 = Wood, stone, gold and crystal skulls.
lead-TZ-12 = Advance technologies, and build.
lead-TZ-13 = A bit of everything: temples, trade, a new worker, and any action for corn.
lead-TZ-14 = Offer crystal skulls for points and a step up a temple.
lead-TZ-15 = Whoever goes there first takes the corn that has gathered, begins the next round, and may let two days pass.
lead-TZ-17 = Buildings help at once or for the rest of the game; monuments score at its end.
lead-TZ-18 = Four tracks make farming, gathering, building and worship better, level by level.
lead-TZ-20 = After the last food day, what is left and the monuments are scored.
lead-TZ-2 = How the table is laid before the first day.

## Tikal

lead-TK-2 = In your turn you place a hexagon of jungle, and then use ten action points.
lead-TK-4 = Everything costs action points, and what is left at the end of a turn is lost.
lead-TK-3 = The map grows by one hexagon each turn. The stones on its sides decide who can walk there.
lead-TK-5 = Members of your expedition come from the base camp or from your camps.
lead-TK-6 = Members walk over the stones between two hexagons and pay a point for each stone.
lead-TK-7 = Workers uncover a temple level by level, and make it more valuable.
lead-TK-8 = Workers dig for treasures, which lie face down until they are found.
lead-TK-9 = One of a kind scores little, three of a kind much.
lead-TK-10 = For action points you may make another player exchange a single treasure.
lead-TK-11 = A camp lets your members enter the jungle far from the base camp.
lead-TK-12 = A guard keeps a temple for you until the end, and costs you every other member you have on it.
lead-TK-13 = When a volcano is drawn, everybody takes a turn and scores temples and treasures.
lead-TK-15 = In the auction everybody bids points for the order of turns and the choice of hexagons.

## Ahau

lead-AH-4 = Two cards are chosen in secret: one for where your ruler goes, one for how strong it is.
lead-AH-5 = Where rulers meet, the stronger stays and the weaker moves on.
lead-AH-6 = Every ruler takes a pyramid tile of its region.
lead-AH-7 = Workers stand in cities, beside what they shall produce and build.
lead-AH-8 = Pyramid tiles summon a god, who lends you a power.
lead-AH-10 = Workers beside a production site bring its resource.
lead-AH-11 = Pyramid tiles are set on your board, and score together.
lead-AH-12 = Buildings stand on the map and give their reward.
lead-AH-14 = When a K'atun ends it is celebrated and scored; after the last the game is over.

## Examples

example-TZ-6 = Your second worker of this turn goes to Uxmal. Spaces 0 and 1 are taken, so it stands on 2: 2 corn for the space and 1 for the second worker, 3 in all.
example-TZ-7 = Your worker stands on Palenque 5, and you want the action of space 3. Two steps back cost 2 corn.
example-TZ-5 = You have 1 corn and beg. Now you have 3, and you step down on one temple.
example-TZ-19 = You have 4 workers and 7 corn. Three workers are fed with 6 corn; the fourth is not fed and costs 3 points.
example-TK-4 = A member enters at the base camp (1 point), walks over two stones (2) and uncovers a level (2): 5 of your 10 points.
example-TK-6 = One stone lies on your side and one on the other: the step costs 2 points.
example-TK-9 = Two masks and one vase are worth 3 + 1 = 4 points.
example-AH-5 = Your right-hand card is a 4 and you have 2 weapons: strength 6. The other ruler there has 5. You win, and the other must move on.
example-AH-8 = One matching tile is in your pyramid, and you discard two from your reserve: strength 3.
example-AH-10 = You have two workers in one city of the site and one in the other: you gain 3 of its resource.
