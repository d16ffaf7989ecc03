"""The shapes of views and records, for type checkers: ``state.view(seat)`` is plain data, and these say what is in it.

>>> from typing import cast
>>> import sacbe
>>> view = cast(TikalView, sacbe.game("tikal").start(players=2, seed=1).view(0))
>>> view["seats"][0]["workers"]
18
"""

from typing import NotRequired, TypedDict


class View(TypedDict):
    """What the view of every game begins with."""

    game: str
    players: int
    options: dict[str, bool | int | str]
    you: int | None
    actors: list[int]
    step: str
    over: bool
    winners: list[int]


class RecordSeat(TypedDict):
    """Who sat on a seat of a record."""

    name: str
    bot: NotRequired[str]


class RecordVariation(TypedDict):
    """Moves that were not played, after so many that were."""

    after: int
    turns: list[list[int | str]]
    comment: NotRequired[str]


class RecordResult(TypedDict):
    """How a game ended."""

    scores: list[float]
    winners: list[int]
    breakdown: list[dict[str, float]]


class RecordData(TypedDict):
    """A record of format 2, as ``json.loads`` reads it."""

    format: int
    game: str
    rules: int
    components: str
    players: int
    options: dict[str, bool | int | str]
    start: dict[str, object]
    """One of ``seed``, ``deal`` and ``position``."""
    seats: list[RecordSeat]
    made: dict[str, str]
    """By which version of the program, and when."""
    turns: list[list[int | str]]
    """The seat, then the notations of its moves."""
    comments: NotRequired[dict[str, str]]
    """By the number of moves before them."""
    variations: NotRequired[list[RecordVariation]]
    result: RecordResult | None


class TzolkinField(TypedDict):
    """What is left on a field of the jungle."""

    corn: int
    wood: int


class TzolkinQuickActions(TypedDict):
    """The board of quick actions."""

    spaces: list[int | str | None]
    tiles: list[list[str]]
    """By age: the tiles in the order of the days; those of the second age are hidden at first."""
    today: str | None


class TzolkinPlayer(TypedDict):
    """A seat of Tzolk'in."""

    corn: int
    wood: int
    stone: int
    gold: int
    skull: int
    temples: dict[str, int]
    technologies: dict[str, int]
    workers: int
    available: int
    light: bool
    corn_tiles: int
    wood_tiles: int
    feed_workers: int
    feed_discount: int
    feeding: int
    """The corn that would feed all workers today, with farms and calamity."""
    worker_costs: list[int]
    """What the first, second, ... worker of a turn costs besides its space."""
    buildings: list[str]
    monuments: list[str]
    tribe: str | None
    tribes: list[str] | None
    fed: int
    used: int
    hand: list[str] | None
    wealth: list[str] | None
    score: float
    breakdown: dict[str, float]


class TzolkinView(View):
    """A position of Tzolk'in."""

    day: int
    age: int
    food_day: bool
    food_days_over: int
    next_food_day: int | None
    placed: int
    """Workers placed this turn by the seat to move."""
    starting_player: int
    start_space: int | str | None
    corn_on_teeth: list[int]
    skull_bank: int
    gears: dict[str, list[int | str | None]]
    fields: dict[str, TzolkinField]
    chichen_skulls: list[int | str | None]
    row: list[str | None]
    stacks: dict[str, int]
    monuments: list[str]
    prophecies: list[str]
    calamity: str | None
    quick_actions: TzolkinQuickActions | None
    seats: list[TzolkinPlayer]


class TikalTile(TypedDict):
    """A hexagon as it lies or would lie: stones by side, clockwise from the north."""

    id: str
    kind: str
    face: int
    """The number of a temple, the treasures of a treasure hexagon."""
    turn: NotRequired[str]
    stones: list[int]


class TikalParty(TypedDict):
    """A player's members on a hexagon."""

    seat: int
    workers: int
    leader: bool


class TikalSpace(TikalTile):
    """An explored hexagon and all that is on it."""

    paths: list[int]
    """By side: the action points it takes to cross it; 0 where there is no path."""
    members: list[TikalParty]
    value: NotRequired[int]
    """Of a temple: its topmost number, who scores it now, whose guard stands there."""
    holder: NotRequired[int | None]
    guard: NotRequired[int | None]
    guard_is_leader: NotRequired[bool]
    treasures: NotRequired[int]
    """How many are left."""
    camp: NotRequired[int | None]


class TikalPlayer(TypedDict):
    """A seat of Tikal."""

    score: float
    breakdown: dict[str, float]
    now: dict[str, int]
    """What a scoring would bring as it stands: temples, treasures."""
    workers: int
    leader: bool
    workers_lost: int
    leader_lost: bool
    camps_left: int
    guards_left: int
    camps: list[str]
    treasures: dict[str, int]
    acted: bool


class TikalAuction(TypedDict):
    """An auction, while one is under way."""

    display: list[TikalTile]
    high_bid: int
    bidder: int | None
    passed: list[int]
    first_passed: int | None


class TikalView(View):
    """A position of Tikal."""

    points_left: int | None
    scoring_turn: bool
    scoring_rounds: int
    scoring_order: list[int]
    """Who has yet to score in this scoring round, the seat that uses its points now first."""
    hand: TikalTile | None
    tiles_left: dict[str, int]
    set_aside: list[str]
    temple_tiles: dict[str, int]
    map: dict[str, TikalSpace]
    reach: dict[str, dict[str, int]]
    """By hexagon with own members: where they can go and at what cost."""
    auction: TikalAuction | None
    seats: list[TikalPlayer]


class AhauRegion(TypedDict):
    """A region of Yucatán."""

    tiles: list[str | None]
    building: str | None
    resources: list[str]
    """Of the family game."""
    rulers: list[int]
    missing: list[list[str]]
    """By seat: the cities where it still needs a worker for the bonus."""


class AhauCity(TypedDict):
    """A city; everything but its god by seat."""

    god: str
    standing: list[int]
    lying: list[int]
    workers: list[int]
    """Lying ones count two."""
    share: list[int]
    """2: alone with most workers, 1: in a tie, 0: neither."""
    fame: list[int]
    """What it would award now."""


class AhauTemple(TypedDict):
    """A temple."""

    scoring: str
    markers: list[int | None]
    """By space from the left: whose marker."""
    values: list[int]
    """By seat: what it achieves in the category, and what the temple would pay it for a marker."""
    pays: list[int]


class AhauTurn(TypedDict):
    """The turn that is under way."""

    stage: str | None
    count: int | None
    """How often what is asked may still be chosen."""
    to_build: int | None
    city: str | None
    summoned: str | None
    built: int
    strength: int
    colours: list[str]
    colour: str | None


class AhauPayment(TypedDict):
    """A payment that is under way."""

    total: int
    left: int
    paid: dict[str, int]
    match: str | None


class AhauContender(TypedDict):
    """How strong another seat can come to a region, and whether it would win a tie."""

    seat: int
    most: int | None
    wins_ties: bool


class AhauNextTile(TypedDict):
    """What King Pakal builds next: the space of his pyramid or the slot of the offer, its price, and what he has."""

    space: str | None
    slot: int | None
    price: int
    has: int


class AhauSummaryCard(TypedDict):
    """What a gameplay summary card gives."""

    tile: str
    resources: list[str]


class AhauPreferences(TypedDict):
    """How King Pakal or the Shadow decides."""

    ranking: list[str]
    next: AhauNextTile | None
    building_fame: int


class AhauPlayer(TypedDict):
    """A seat of Ahau."""

    resources: dict[str, int]
    reserve: dict[str, int]
    weapons: int
    might: int
    workers: int
    """Not on the board."""
    ruler: int | None
    hand: list[str]
    discards: list[str]
    selected: bool
    left: str | None
    right: str | None
    has_role: bool
    role: str | None
    role_shown: bool
    """Everybody has seen it."""
    seen_roles: list[str] | None
    barred: list[int]
    pyramid: dict[str, str | None]
    buildings: list[str | None]
    tracker: int | None
    """King Pakal's resources."""
    strengths: dict[str, list[int]]
    """By god: tiles built, tiles in reserve."""
    now: dict[str, int] | None
    """What a celebration would bring: temples, cities, buildings; nobody's for the Shadow."""
    score: float | None
    breakdown: dict[str, float] | None


class AhauView(View):
    """A position of Ahau."""

    round: int
    katun: int
    celebration: bool
    ending: list[str]
    rival: str | None
    personality: str | None
    preferences: AhauPreferences | None
    regions: list[AhauRegion]
    cities: dict[str, AhauCity]
    sites: list[str | None]
    calendar: list[str]
    last_space: int
    temples: dict[str, AhauTemple]
    might_order: list[int]
    offer: dict[str, str | None]
    building_stack: int
    building_pile: dict[str, int]
    bag: int
    discards: dict[str, int]
    role_deck: int
    cards: dict[str, AhauSummaryCard]
    turn: AhauTurn
    payment: AhauPayment | None
    contest: list[list[AhauContender]]
    """By region, while cards are selected."""
    seats: list[AhauPlayer]
