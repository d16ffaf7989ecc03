"""Reads the component pack into typed tables, and refuses one that breaks a count or a cross-reference."""

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.ahau.buildings import BUILDING_ROOM, EFFECTS, ROYAL_PALACE
from sacbe.ahau.names import (
    ABILITIES,
    BUILDING_SPACES,
    CATEGORIES,
    CITIES,
    COLOURS,
    DIFFICULTIES,
    GODS,
    MOST_PLAYERS,
    NUM_CITIES,
    NUM_REGIONS,
    NUM_SITES,
    OFFER_SLOTS,
    PYRAMID_SPACES,
    RESOURCES,
    REWARDS,
    ROLE_ROOM,
    SHADES,
    SUMMARY_RESOURCES,
    SUMMARY_ROOM,
    TEMPLE_SPACES,
    TILES,
)
from sacbe.ahau.reader import AhauReader, Rewards
from sacbe.ahau.regions import SPACES_OF_REGION
from sacbe.core.errors import flaw
from sacbe.core.pack import Pack
from sacbe.core.reader import Row

PLAYER_COUNTS: Final = (1, 2, 3, 4, 5)
LEVELS: Final = (4, 3, 2, 1)
SYMBOL_BITS: Final[i64] = 4
"""Counters of the colours and gods on the tiles of a pyramid, all in one number: no pyramid has more than ten."""


def symbol_count(counts: i64, counter: i64) -> i64:
    """Return one of the counters of a sum of symbols: a colour, or ``SHADES`` and a god."""
    return counts >> SYMBOL_BITS * counter & 15


class Side:
    """One side of the game board: regions, and links that join two cities and carry a production site."""

    def __init__(self, read: AhauReader, block: str) -> None:
        rows = read.pack.rows(block)
        if [row.get("site") for row in rows] != list(range(1, len(rows) + 1)) or len(rows) > NUM_SITES:
            raise read.pack.error(flaw("sites", {"block": block, "most": int(NUM_SITES)}), f"[{block}]")
        self.sites: i64 = len(rows)
        self.regions: i64 = 0
        self.site_city = vec[i64]([0] * (2 * len(rows)))
        self.cities = vec[i64]([0] * int(NUM_REGIONS))
        """By region: a bit for each city adjacent to it."""
        self.borders = vec[i64]([0] * int(NUM_REGIONS * NUM_REGIONS))
        self.joined = vec[i64]([0] * int(NUM_CITIES * NUM_CITIES))
        for i, row in enumerate(rows):
            self._link(read, i, row)
        self._check(read, block)
        self.distance = self._distances()
        near = [[i for i in range(len(rows)) if self.beside(i, city)] for city in range(int(NUM_CITIES))]
        self.near = vec[i64]([site for sites in near for site in sites])
        """The sites beside city 0, then those beside city 1, and so on."""
        self.near_first = vec[i64]([sum(len(sites) for sites in near[:i]) for i in range(len(near) + 1)])

    def _distances(self) -> vec[i64]:
        """Return the number of moves between each two cities."""
        size = int(NUM_CITIES)
        far = size * size
        table = [[0 if a == b else 1 if self.linked(a, b) else far for b in range(size)] for a in range(size)]
        for via in range(size):
            for a in range(size):
                for b in range(size):
                    table[a][b] = min(table[a][b], table[a][via] + table[via][b])
        return vec[i64]([moves for row in table for moves in row])

    def _link(self, read: AhauReader, site: int, row: dict[str, object]) -> None:
        """Enter one link: the cities at its ends, and the regions on its sides."""
        ends = read.words(row, "cities", CITIES, 2)
        regions = row.get("regions")
        if not isinstance(regions, list) or not 1 <= len(regions) <= 2 or ends[0] == ends[1]:
            raise read.error(row, flaw("link"))
        if not all(type(r) is int and 1 <= r <= NUM_REGIONS for r in regions):
            raise read.error(row, flaw("region-number", {"most": int(NUM_REGIONS)}))
        if row.get("kind") not in ("road", "water"):
            raise read.error(row, flaw("link-kind"))
        for end in (0, 1):
            self.site_city[2 * site + end] = ends[end]
            self.joined[ends[end] * NUM_CITIES + ends[1 - end]] = 1
            for region in regions:
                self.cities[region - 1] |= 1 << ends[end]
        self.regions = max(self.regions, i64(max(regions)))
        # Two regions are adjacent where they share a road (AH-1.5).
        if len(regions) == 2 and row.get("kind") == "road":
            self.borders[(regions[0] - 1) * NUM_REGIONS + regions[1] - 1] = 1
            self.borders[(regions[1] - 1) * NUM_REGIONS + regions[0] - 1] = 1

    def _check(self, read: AhauReader, block: str) -> None:
        """Every city straddles two or three regions, and every region has cities (AH-1.3)."""
        for city in range(int(NUM_CITIES)):
            count = sum(self.touches(region, city) for region in range(1, int(NUM_REGIONS) + 1))
            if not 2 <= count <= 3:
                told = {"city": CITIES[city], "count": count, "block": block}
                raise read.pack.error(flaw("city", told), f"[{block}]")
        for region in range(int(self.regions)):
            if self.cities[region] == 0:
                raise read.pack.error(flaw("region", {"region": region + 1, "block": block}), f"[{block}]")

    def touches(self, region: i64, city: i64) -> bool:
        """Tell whether a city is adjacent to a region (1 to 6)."""
        return self.cities[region - 1] >> city & 1 != 0

    def adjacent(self, region: i64, other: i64) -> bool:
        """Tell whether two regions (1 to 6) are adjacent."""
        return self.borders[(region - 1) * NUM_REGIONS + other - 1] != 0

    def linked(self, city: i64, other: i64) -> bool:
        """Tell whether two cities are adjacent."""
        return self.joined[city * NUM_CITIES + other] != 0

    def beside(self, site: i64, city: i64) -> bool:
        """Tell whether a city is adjacent to a production site."""
        return self.site_city[2 * site] == city or self.site_city[2 * site + 1] == city


class PlayerBoard:
    """One side of a player board: the rewards of its pyramid and building spaces."""

    def __init__(self, read: AhauReader, block: str, buildings: Sequence[str]) -> None:
        levels = [read.rewards(block, f"level_{n + 1}", size) for n, size in enumerate(LEVELS)]
        pairs = [(int(part.kind[i]), int(part.amount[i])) for part in levels for i in range(len(part.kind))]
        self.pyramid = Rewards(pairs)
        self.buildings = read.rewards(block, "buildings", int(BUILDING_SPACES))
        printed = read.pack.block(block).get("printed")
        if printed != "" and printed not in buildings:
            raise read.pack.error(flaw("printed", {"block": block}), "printed =", block)
        self.printed: i64 = buildings.index(printed) if isinstance(printed, str) and printed else -1
        kinds = [kind for part in (self.pyramid, self.buildings) for kind in part.kind]
        if block.startswith("board_pakal") and REWARDS.index("role_card") in kinds:
            raise read.pack.error(flaw("pakal-role"), f"[{block}]")


class Shape:
    """The pyramid of every player board: the level of each space, its cost, its supports and its neighbours."""

    def __init__(self, read: AhauReader) -> None:
        rows = read.pack.rows("pyramid")
        if [(row.get("level"), row.get("spaces")) for row in rows] != [(n + 1, size) for n, size in enumerate(LEVELS)]:
            raise read.pack.error(flaw("pyramid"), "[pyramid]")
        places = [(level, place) for level, size in enumerate(LEVELS) for place in range(size)]
        self.level = vec[i64]([level + 1 for level, _ in places])
        self.cost = vec[i64]([read.cell(rows[level], "cost") for level, _ in places])
        if any(not 1 <= cost <= len(COLOURS) for cost in self.cost):
            raise read.pack.error(flaw("pyramid-cost"), "[pyramid]")
        self.within = vec[i64]([self._within(most) for most in range(len(COLOURS) + 1)])
        """By number of resources: a bit for each space on which a tile costs no more."""
        below = [places.index((level - 1, place)) if level else -1 for level, place in places]
        self.under = vec[i64]([0 if left < 0 else 0b11 << left for left in below])
        """By space: a bit for each of the two spaces below it; none on the first level."""
        near = [self._near(places, *space) for space in places]
        self.near = vec[i64]([other for spaces in near for other in spaces])
        """The spaces that touch space 0, then those that touch space 1, and so on."""
        self.near_first = vec[i64]([sum(len(spaces) for spaces in near[:i]) for i in range(len(places) + 1)])
        shades = int(SHADES)
        ones = [1 << int(SYMBOL_BITS) * counter for counter in range(shades + len(GODS))]
        symbols = [0]
        symbols += [ones[tile % shades] | ones[shades + tile // shades] for tile in range(len(TILES))]
        self.symbols = vec[i64](symbols)
        """By what is on a space (tile + 1, or 0): a one in the counter of its colour and one in that of its god."""

    def _within(self, most: int) -> int:
        """Return the spaces on which a tile costs no more than ``most`` different resources."""
        return sum(1 << space for space, cost in enumerate(self.cost) if cost <= most)

    def matches(self, counts: i64, tile: i64) -> i64:
        """Return how often the colour and the god of a tile are among the sum of some tiles' symbols."""
        return symbol_count(counts, tile % SHADES) + symbol_count(counts, SHADES + tile // SHADES)

    def _near(self, places: list[tuple[int, int]], level: int, place: int) -> list[int]:
        """Return the spaces that touch one: on its level, below it, above it."""
        beside = [(level, place - 1), (level, place + 1)]
        below, above = [(level - 1, place), (level - 1, place + 1)], [(level + 1, place - 1), (level + 1, place)]
        return [places.index(other) for other in beside + below + above if other in places]


class Components:
    """Every printed fact, as the rules read it. Tables are indexed as :mod:`sacbe.ahau.names` counts."""

    def __init__(self, pack: Pack) -> None:
        read = AhauReader(pack)
        self.workers: i64 = read.number("setup", "workers")
        self.region_cards: i64 = read.number("setup", "region_cards")
        self.roles_beyond: i64 = read.number("setup", "role_cards_beyond_players")
        self.most_weapons: i64 = read.number("weapons", "most")
        self.lost_weapons: i64 = read.number("weapons", "for_a_lost_conflict")
        self.trade_resources: i64 = read.number("trading", "resources_for_one")
        self.trade_tiles: i64 = read.number("trading", "tiles_for_one")
        self.katuns: i64 = read.number("katuns", "count")
        self.rounds: i64 = read.number("limits", "rounds")
        self._check_constants(read)
        self._read_map(read)
        self._read_tracks(read)
        self._read_tiles(read)
        self._read_buildings(read)
        self._read_cards(read)
        self._read_solo(read)

    def _check_constants(self, read: AhauReader) -> None:
        """Counts that the table of actions and the cells of a position rest on."""
        fixed = (
            ("region_cards", NUM_REGIONS),
            ("tiles_in_region", SPACES_OF_REGION),
            ("summary_resources", SUMMARY_RESOURCES),
            ("scoring_tiles_used", len(GODS)),
        )
        for name, value in fixed:
            if read.number("setup", name) != value:
                raise read.pack.error(flaw("fixed", {"name": name, "value": int(value)}), name)
        # 12 rounds of placing are what a worker supply is for; without any there is no turn.
        for block, name in (("setup", "workers"), ("limits", "rounds")):
            if read.number(block, name) == 0:
                raise read.pack.error(flaw("zero", {"name": name, "block": block}), name)
        if self.trade_tiles != 2 or self.trade_resources < 2:
            raise read.pack.error(flaw("trade"), "[trading]")

    def _read_map(self, read: AhauReader) -> None:
        read.named("cities", CITIES)
        self.small = Side(read, "map_small")
        self.large = Side(read, "map_large")
        of_each = read.number("city_tiles", "of_each_god")
        if of_each * len(GODS) != NUM_CITIES:
            raise read.pack.error(flaw("city-tiles", {"count": int(NUM_CITIES)}), "of_each_god")
        self.city_tiles = vec[i64]([god for god in range(len(GODS)) for _ in range(of_each)])
        sites = read.named("production_sites", RESOURCES)
        self.site_tiles = vec[i64]([c for c, row in enumerate(sites) for _ in range(read.cell(row, "count"))])
        if len(self.site_tiles) != NUM_SITES:
            raise read.pack.error(flaw("site-tiles", {"count": int(NUM_SITES)}), "[production_sites]")

    def _read_tracks(self, read: AhauReader) -> None:
        self.last_space = read.by_players("calendar", "last_space", PLAYER_COUNTS[1:])
        self.last_space[1] = self.last_space[2]  # the solo game is set up as for two
        for count, side in ((2, self.small), (3, self.small), (4, self.large), (5, self.large)):
            spare = len(self.site_tiles) - int(side.sites)
            if not spare < self.last_space[count] <= len(self.site_tiles):
                raise read.pack.error(flaw("calendar"), "last_space")
        self.might = read.rewards("might", "rewards", 0)
        self.might_top: i64 = len(self.might.kind) - 1
        self.fame_past_top: i64 = read.number("might", "fame_past_the_top")
        if any(kind == REWARDS.index("might") for kind in self.might.kind):
            raise read.pack.error(flaw("might"), "[might]")
        temple = read.list_of("temples", "fame")
        if len(temple) != TEMPLE_SPACES or not 3 <= read.number("temples", "middle") <= TEMPLE_SPACES:
            # Two markers never reach the middle by themselves, so a marker there was put there by the solo rules.
            raise read.pack.error(flaw("temple", {"count": int(TEMPLE_SPACES)}), "[temples]")
        self.temple_fame = vec[i64](temple)
        self.temple_middle: i64 = read.number("temples", "middle") - 1
        self.most_workers: i64 = read.number("celebration", "most_workers")
        self.tied_workers: i64 = read.number("celebration", "tied_workers")
        self.might_per_fame: i64 = max(1, read.number("celebration", "might_steps_per_fame"))

    def _read_tiles(self, read: AhauReader) -> None:
        """The bag holds the tiles of every game first, then those with the five-player icon."""
        bags = [self._bag(read, row) for row in read.named("pyramid_tiles", ("always", "five_players"))]
        self.bag_always: i64 = len(bags[0])
        self.bag_tiles = vec[i64](bags[0] + bags[1])
        for bag, count in zip(bags, read.list_of("pyramid_tiles", "count", 2), strict=True):
            if len(bag) != count:
                raise read.pack.error(flaw("pyramid-tiles", {"count": count}), "count =", "pyramid_tiles")
        starting = [str(row.get("id")) for row in read.pack.rows("starting_tiles")]
        gods = {tile.split("_", maxsplit=1)[0] for tile in starting}
        for tile in starting:
            if tile not in TILES or tile.endswith("wild"):
                raise read.pack.error(flaw("starting-tile"), f'"{tile}"', "starting_tiles")
        if gods != set(GODS):
            raise read.pack.error(flaw("starting-gods"), "[starting_tiles]")
        self.starting_tiles = vec[i64]([TILES.index(tile) for tile in starting])

    def _bag(self, read: AhauReader, row: dict[str, object]) -> list[int]:
        each, wild = read.cell(row, "of_each_god_and_colour"), read.cell(row, "wild_of_each_god")
        return [i for i, tile in enumerate(TILES) for _ in range(wild if tile.endswith("wild") else each)]

    def _read_buildings(self, read: AhauReader) -> None:
        rows = read.some("buildings", int(BUILDING_ROOM))
        self.building_ids = tuple(str(row["id"]) for row in rows)
        self.buildings: i64 = len(rows)
        """How many kinds there are."""
        effects = [read.like(row, "effect", EFFECTS) for row in rows]
        self.building_effect = vec[i64](effects)
        with_effect = [[i for i, effect in enumerate(effects) if effect == e] for e in range(len(EFFECTS))]
        self.with_effect = vec[i64]([i for kinds in with_effect for i in kinds])
        """The buildings with effect 0, then those with effect 1, and so on."""
        self.effect_first = vec[i64]([sum(len(kinds) for kinds in with_effect[:e]) for e in range(len(EFFECTS) + 1)])
        self.building_amount = read.column(rows, "amount")
        self.building_cost = vec[i64]([n for row in rows for n in read.cost(row, RESOURCES)])
        self.building_total = vec[i64]([sum(read.cost(row, RESOURCES)) for row in rows])
        self._read_stack(read, rows)
        slots = read.named("offer", OFFER_SLOTS)
        self.slot_discount = read.column(slots, "discount")
        self.slot_fame = read.column(slots, "fame")
        self.slot_at_setup = read.column(slots, "at_setup")
        self.shape = Shape(read)
        self.adjacency_fame: i64 = read.number("pyramid", "adjacency_fame")
        self.day = PlayerBoard(read, "board_day", self.building_ids)
        self.night = PlayerBoard(read, "board_night", self.building_ids)
        self.pakal_day = PlayerBoard(read, "board_pakal_day", self.building_ids)
        self.pakal_night = PlayerBoard(read, "board_pakal_night", self.building_ids)

    def _read_stack(self, read: AhauReader, rows: Sequence[Row]) -> None:
        """The building tiles of every game first, then those with the five-player icon."""
        items = [
            [i for i, row in enumerate(rows) for _ in range(read.cell(row, key))] for key in ("always", "five_players")
        ]
        self.stack_always: i64 = len(items[0])
        self.stack_tiles = vec[i64](items[0] + items[1])
        palaces = [kind for kind in range(len(rows)) if self.building_effect[kind] == ROYAL_PALACE]
        self.solo_stack = vec[i64]([kind for kind in items[0] if kind not in palaces])
        for tiles, count in zip(items, read.list_of("buildings", "count", 2), strict=True):
            if len(tiles) != count:
                raise read.pack.error(flaw("buildings", {"count": count}), "count =", "buildings")

    def _read_cards(self, read: AhauReader) -> None:
        roles = read.some("roles", ROLE_ROOM)
        self.role_ids = tuple(str(row["id"]) for row in roles)
        self.roles: i64 = len(roles)
        """How many there are."""
        self.role_ability = vec[i64]([-1] + [read.like(row, "ability", ABILITIES) for row in roles])
        """By role + 1: what it can do; -1 of no role."""
        self.role_number = read.column(roles, "number")
        self.role_amount = read.column(roles, "amount")
        if any(not 1 <= number <= NUM_REGIONS for number in self.role_number):
            raise read.pack.error(flaw("roles", {"most": int(NUM_REGIONS)}), "[roles]")
        cards = read.some("summary_cards", SUMMARY_ROOM)
        self.summary_ids = tuple(str(row["id"]) for row in cards)
        self.summary_cards: i64 = len(cards)
        """How many there are."""
        resources = int(SUMMARY_RESOURCES)
        self.summary_start = vec[i64]([c for row in cards for c in read.words(row, "start", RESOURCES, resources)])
        if len(cards) != len(self.starting_tiles) or len(cards) < MOST_PLAYERS:
            raise read.pack.error(flaw("summary-cards", {"count": int(MOST_PLAYERS)}), "[summary_cards]")
        scoring = read.some("god_scoring", len(read.pack.rows("god_scoring")))
        self.scoring_ids = tuple(str(row["id"]) for row in scoring)
        self.scoring_category = vec[i64]([read.like(row, "counts", CATEGORIES) for row in scoring])
        self.in_family = read.column(scoring, "family")
        if sum(int(n > 0) for n in self.in_family) < len(GODS):
            raise read.pack.error(flaw("family"), "[god_scoring]")

    def _read_solo(self, read: AhauReader) -> None:
        people = read.some("personalities", len(read.pack.rows("personalities")))
        self.personality_ids = tuple(str(row["id"]) for row in people)
        missing = [name for name in ABILITIES if name not in self.personality_ids]
        if missing:
            raise read.pack.error(flaw("personality", {"name": missing[0]}), "[personalities]")
        self.personality_role = vec[i64]([read.like(row, "role", self.role_ids) for row in people])
        rankings = [read.words(row, "ranking", GODS, len(GODS)) for row in people]
        for row, ranking in zip(people, rankings, strict=True):
            if len(set(ranking)) != len(GODS):
                raise read.error(row, flaw("ranking"))
        self.ranking = vec[i64]([god for ranking in rankings for god in ranking])
        """The gods of the first personality card from the most to the least preferred, then those of the second."""
        self.rank = vec[i64]([ranking.index(god) for ranking in rankings for god in range(len(GODS))])
        """The place of each god on the first personality card, then on the second."""
        self.shadow_weapons: i64 = read.number("shadow", "weapons")
        self.tracker_start: i64 = read.number("pakal", "tracker_start")
        self.tracker_most: i64 = read.number("pakal", "tracker_most")
        self.tiles_for_discard: i64 = max(1, read.number("pakal", "tiles_for_a_discard"))
        self.resources_per_fame: i64 = max(1, read.number("pakal", "resources_per_fame"))
        self.unbuilt_fame: i64 = read.number("pakal", "fame_for_a_tile_not_built")
        self.priestess_fame: i64 = read.number("pakal", "fame_the_high_priestess_looks_for")
        self.building_after = vec[i64](read.list_of("pakal", "building_after"))
        """In his build order: after how many pyramid tiles a building comes; after the last of the tiles all are."""
        self.last_tiles: i64 = PYRAMID_SPACES - read.number("pakal", "last_tiles", 1)
        """The pyramid tile, counted from 0, with which the last ones of his pyramid begin."""
        after = list(self.building_after)
        if after != sorted(set(after)) or not all(0 < count < PYRAMID_SPACES for count in after) or self.last_tiles < 0:
            raise read.pack.error(flaw("pakal-tiles"), "building_after", "pakal")
        levels = read.named("difficulty", DIFFICULTIES)
        self.solo_markers = vec[i64]([n for row in levels for n in read.list_cell(row, "markers", int(self.katuns))])
        self.solo_weapons = read.column(levels, "weapons")
        self.solo_building_fame = read.column(levels, "fame_per_building")
        if any(count > len(GODS) for count in self.solo_markers):
            raise read.pack.error(flaw("markers"), "[difficulty]")
