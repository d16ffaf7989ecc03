"""From a deal to the first position (AH-2)."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.names import (
    GODS,
    NUM_CITIES,
    NUM_GODS,
    NUM_SITES,
    NUM_SLOTS,
    NUM_TILES,
    RESOURCES,
    SHADES,
    SUMMARY_RESOURCES,
    TILES,
    WILD,
)
from sacbe.ahau.stacks import (
    BAG_STACK,
    BUILDING_STACK,
    CHANCE_STACK,
    CITY_STACK,
    PERSONALITY_STACK,
    ROLE_STACK,
    SCORING_STACK,
    SITE_STACK,
    STARTING_STACK,
    SUMMARY_STACK,
    building_items,
)
from sacbe.ahau.state import CHANCE_MASK, Ahau, Step, not_now
from sacbe.ahau.steps import rival, step_ids
from sacbe.ahau.steps.calendar import put_on_calendar
from sacbe.ahau.steps.tiles import draw_building, draw_tile, pick
from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY
from sacbe.core.refusals import Refusal
from sacbe.core.rng import MASK, mix


def set_up(s: Ahau) -> None:
    """Lay out the first position."""
    s.cells[cells.KATUN] = 1
    set_up_chance(s)
    set_up_board(s)
    set_up_seats(s)
    s.push(step_ids.ROUND, NOBODY)
    if s.version.family:
        deal_cards(s)
    else:
        set_up_buildings(s)
        for seat in range(s.players - 1, -1, -1):
            s.push(step_ids.CHOOSE_CARD, seat)
    if s.version.rival >= 0:
        set_up_rival(s)
    set_up_roles(s)


def set_up_chance(s: Ahau) -> None:
    """Stir the stack of chance into counter and key."""
    counter: i64 = 1
    key: i64 = 2
    for i in range(s.deal.size(CHANCE_STACK)):
        counter = mix(counter * 31 + s.deal.at(CHANCE_STACK, i) + 1 & MASK)
        key = mix(key ^ counter)
    s.cells[cells.CHANCE] = counter & CHANCE_MASK
    s.cells[cells.CHANCE_KEY] = key & CHANCE_MASK


def item(s: Ahau, stack: i64, place: i64) -> str:
    """Return the id of an item of the deal."""
    return s.deal.kinds[stack].ids[s.deal.at(stack, place)]


def set_up_board(s: Ahau) -> None:
    """Cities, production sites, scoring tiles of the temples, and two pyramid tiles in each region."""
    for city in range(NUM_CITIES):
        s.cells[cells.CITY_GOD + city] = GODS.index(item(s, CITY_STACK, city))
    for place in range(NUM_SITES):
        colour = s.parts.site_tiles[s.deal.at(SITE_STACK, place)]
        if place < s.version.side.sites:
            s.cells[cells.SITE + place] = colour + 1
        else:
            put_on_calendar(s, colour)
    for god in range(NUM_GODS):
        s.cells[cells.TEMPLE_TILE + god] = s.parts.scoring_ids.index(item(s, SCORING_STACK, god))
    for i in range(s.deal.size(BAG_STACK)):
        s.cells[cells.BAG + s.parts.bag_tiles[s.deal.at(BAG_STACK, i)]] += 1
        s.cells[cells.BAG_COUNT] += 1
    for space in range(s.version.spaces):
        s.cells[cells.REGION_TILE + space] = draw_tile(s) + 1
    if s.version.family:
        set_up_resources(s)


def set_up_resources(s: Ahau) -> None:
    """The family game: a resource for each pyramid tile on the board; for a wild one the bag decides."""
    for space in range(s.version.spaces):
        tile = s.cells[cells.REGION_TILE + space] - 1
        while tile % SHADES == WILD:
            tile = pick(s, cells.BAG, NUM_TILES, s.cells[cells.BAG_COUNT])
        s.cells[cells.REGION_RESOURCE + space] = tile % SHADES + 1


def set_up_seats(s: Ahau) -> None:
    """Workers, cards, and the stack on the Might track: seat 0 at the bottom, King Pakal or the Shadow on top."""
    for seat in range(s.version.seats):
        s.change(seat, cells.WORKERS, s.parts.workers, causes.SETUP)
        for card in range(s.parts.region_cards):
            s.change(seat, cells.HAND + card, 1, causes.SETUP)
        s.cells[cells.MIGHT_ORDER + s.version.seats - 1 - seat] = seat + 1


def set_up_buildings(s: Ahau) -> None:
    """The offer, whose left slot begins empty, and a building in each region."""
    items = building_items(s)
    for i in range(s.deal.size(BUILDING_STACK)):
        s.cells[cells.STACK + items[s.deal.at(BUILDING_STACK, i)]] += 1
    for slot in range(NUM_SLOTS):
        if s.parts.slot_at_setup[slot]:
            s.cells[cells.OFFER + slot] = draw_building(s) + 1
    for region in range(s.version.regions):
        s.cells[cells.REGION_BUILDING + region] = draw_building(s) + 1


def set_up_rival(s: Ahau) -> None:
    """The personality of King Pakal or the Shadow, and their own setup."""
    chosen = str(s.settings["personality"])
    if chosen == "random":
        chosen = item(s, PERSONALITY_STACK, 0)
    s.cells[cells.PERSONALITY] = s.parts.personality_ids.index(chosen) + 1
    rival.set_up(s)


def set_up_roles(s: Ahau) -> None:
    """The deck has a card more than there are players; King Pakal's own role is set aside first."""
    taken = s.parts.personality_role[s.cells[cells.PERSONALITY] - 1] if s.version.solo else i64(-1)
    left = (2 if s.version.solo else s.players) + s.parts.roles_beyond
    for i in range(s.deal.size(ROLE_STACK)):
        role = s.deal.at(ROLE_STACK, i)
        if role != taken and left > 0:
            s.cells[cells.ROLE_DECK] |= i64(1) << role
            left -= 1


def take_card(s: Ahau, seat: i64, card: i64, tile_place: i64) -> None:
    """Take a gameplay summary card's resources and a starting tile."""
    for i in range(SUMMARY_RESOURCES * card, SUMMARY_RESOURCES * (card + 1)):
        s.change(seat, cells.RESOURCE + s.parts.summary_start[i], 1, causes.SETUP)
    s.change(seat, cells.RESERVE + starting_tile(s, tile_place), 1, causes.SETUP)
    s.cells[cells.CARDS_TAKEN] |= i64(1) << card


def card_resources(s: Ahau, card: i64) -> list[str]:
    """Return the resources on a gameplay summary card."""
    first = SUMMARY_RESOURCES * card
    return [RESOURCES[s.parts.summary_start[i]] for i in range(first, first + SUMMARY_RESOURCES)]


def starting_tile(s: Ahau, card: i64) -> i64:
    """Return the starting tile on a gameplay summary card."""
    return s.parts.starting_tiles[s.deal.at(STARTING_STACK, card)]


def deal_cards(s: Ahau) -> None:
    """The family game: card and starting tile are dealt at random."""
    for seat in range(s.players):
        take_card(s, seat, s.deal.at(SUMMARY_STACK, seat), seat)


class ChooseCard(Step):
    """Choose a gameplay summary card with the starting tile on it."""

    number: ClassVar[int] = step_ids.CHOOSE_CARD
    name: ClassVar[str] = "choose_card"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any card that is left."""
        for card in range(s.parts.summary_cards):
            if not s.cells[cells.CARDS_TAKEN] >> card & 1:
                out.add(actions.CHOOSE + card)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take it."""
        card = action - actions.CHOOSE
        take_card(s, seat, card, card)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """Somebody has the card."""
        if s.kind_of(action) != actions.CHOOSE:
            return not_now(s)
        taken = s.cells[cells.CARDS_TAKEN] >> action - actions.CHOOSE & 1
        return Refusal("why-card-taken", "AH-2.14") if taken else None

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The resources of the card and the tile on it."""
        if s.kind_of(action) != actions.CHOOSE:
            return {}
        card = action - actions.CHOOSE
        return {"tile": TILES[starting_tile(s, card)], "resources": card_resources(s, card)}
