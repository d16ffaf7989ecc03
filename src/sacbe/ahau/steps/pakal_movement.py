"""King Pakal in the Movement Phase: his cards, the War Captain, and the tile he takes."""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau import causes, cells, events
from sacbe.ahau.names import NUM_TILES, SHADES, WAR_CAPTAIN, WILD
from sacbe.ahau.regions import region_of
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.preferences import (
    draw_cards,
    preferred_region,
    preferred_space,
    preferred_tile,
    ranked_god,
    reform_deck,
)
from sacbe.ahau.steps.rulers import standing
from sacbe.ahau.steps.tiles import take_region_tile

PLAYER: Final[i64] = 0


def reveal(s: Ahau) -> None:
    """Draw two cards and place his ruler, by the left-hand card or by the War Captain's rules."""
    draw_playable_cards(s)
    events.cards(s, s.version.rival)
    if s.playing(s.version.rival, WAR_CAPTAIN):
        lead_with_war_captain(s)
    else:
        lead(s, left_region(s), "card", causes.CARDS)


def lead(s: Ahau, region: i64, reason: str, cause: i64) -> None:
    """Move his ruler before conflicts."""
    events.pakal_region(s, region, reason)
    s.move_ruler(s.version.rival, region, cause)


def left_region(s: Ahau) -> i64:
    """Return the region of his left-hand card."""
    return s.card_number(s.version.rival, s.of(s.version.rival, cells.LEFT) - 1)


def draw_playable_cards(s: Ahau) -> None:
    """Draw until one of the two names a region; two sixes go back into the deck (AH-21.8)."""
    pakal = s.version.rival
    draw_cards(s)
    while left_region(s) > s.version.regions:
        events.pakal_redraws(s)
        s.change(pakal, cells.HAND + s.of(pakal, cells.LEFT) - 1, 1, causes.PAKAL_CARDS)
        s.change(pakal, cells.HAND + s.of(pakal, cells.RIGHT) - 1, 1, causes.PAKAL_CARDS)
        if s.cards_in_hand(pakal) == 2:
            reform_deck(s)
        draw_cards(s)


def lead_with_war_captain(s: Ahau) -> None:
    """Beat the player; or avoid a defeat; or seek the highest-ranked god; or stay (AH-24.8 to AH-24.11)."""
    pakal = s.version.rival
    theirs = s.ruler(PLAYER)
    if standing(s, pakal) > standing(s, PLAYER):
        lead(s, theirs, "beats", causes.PAKAL_BEATS)
    elif left_region(s) == theirs:
        lead(s, preferred_region(s, neighbours(s, theirs)).item, "avoids", causes.PAKAL_AVOIDS)
    else:
        region = region_of_top_god(s)
        if region:
            lead(s, region, "seeks", causes.PAKAL_SEEKS)
        elif s.ruler(pakal) == 0:
            lead(s, left_region(s), "card", causes.PAKAL_STAYS)
        else:
            lead(s, s.ruler(pakal), "stays", causes.PAKAL_STAYS)


def neighbours(s: Ahau, region: i64) -> i64:
    """Return the regions adjacent to one, a bit for each."""
    found: i64 = 0
    for other in range(i64(1), s.version.regions + 1):
        if s.version.side.adjacent(region, other):
            found |= i64(1) << other
    return found


def region_of_top_god(s: Ahau) -> i64:
    """Return the first region with a tile of his highest-ranked god, or 0 (AH-24.10: whoever is there)."""
    for space in range(s.version.spaces):
        tile = s.cells[cells.REGION_TILE + space] - 1
        if tile >= 0 and tile // SHADES == ranked_god(s, 0):
            return region_of(space)
    return 0


def take_tile(s: Ahau) -> None:
    """Take the preferred tile of his ruler's region."""
    best = preferred_space(s, s.ruler(s.version.rival), True)
    if preferred_tile(s, best) >= 0:
        take_region_tile(s, s.version.rival, best.item, causes.PAKAL_TILE)


def random_tile(s: Ahau) -> i64:
    """Return a tile of his reserve at random: coloured ones first, wild ones last."""
    coloured: i64 = 0
    for tile in range(NUM_TILES):
        coloured += 0 if tile % SHADES == WILD else s.of(s.version.rival, cells.RESERVE + tile)
    wild = s.reserve(s.version.rival) - coloured
    left = s.below(coloured if coloured else wild)
    for tile in range(NUM_TILES):
        if (tile % SHADES == WILD) == (coloured == 0):
            left -= s.of(s.version.rival, cells.RESERVE + tile)
            if left < 0:
                return tile
    return -1
