"""King Pakal in the Movement Phase: his cards, the War Captain, and the tile he takes."""

from typing import Final

from mypy_extensions import i64

from sacbe.ahau import causes
from sacbe.ahau.layout import HAND, LEFT, REGION_TILE, RESERVE, RIGHT
from sacbe.ahau.names import NUM_TILES, SHADES, WAR_CAPTAIN, WILD
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.preferences import (
    draw_cards,
    preferred_region,
    preferred_space,
    ranked_god,
    reform_deck,
)
from sacbe.ahau.steps.rulers import standing
from sacbe.ahau.steps.tiles import take_region_tile

PLAYER: Final[i64] = 0


def reveal(s: Ahau) -> None:
    """Draw two cards and place his ruler, by the left-hand card or by the War Captain's rules."""
    draw_playable_cards(s)
    if s.playing(s.version.rival, WAR_CAPTAIN):
        lead_with_war_captain(s)
    else:
        s.move_ruler(s.version.rival, left_region(s), causes.CARDS)


def left_region(s: Ahau) -> i64:
    """Return the region of his left-hand card."""
    return s.card_number(s.version.rival, s.of(s.version.rival, LEFT) - 1)


def draw_playable_cards(s: Ahau) -> None:
    """Draw until one of the two names a region; two sixes go back into the deck (Solo: Select regions)."""
    pakal = s.version.rival
    draw_cards(s)
    while left_region(s) > s.version.regions:
        s.change(pakal, HAND + s.of(pakal, LEFT) - 1, 1, causes.PAKAL_CARDS)
        s.change(pakal, HAND + s.of(pakal, RIGHT) - 1, 1, causes.PAKAL_CARDS)
        if s.cards_in_hand(pakal) == 2:
            reform_deck(s)
        draw_cards(s)


def lead_with_war_captain(s: Ahau) -> None:
    """Beat the player; or avoid a defeat; or seek the highest-ranked god; or stay (Role cards in the solo mode)."""
    pakal = s.version.rival
    theirs = s.ruler(PLAYER)
    if standing(s, pakal) > standing(s, PLAYER):
        s.move_ruler(pakal, theirs, causes.PAKAL_BEATS)
    elif left_region(s) == theirs:
        s.move_ruler(pakal, preferred_region(s, neighbours(s, theirs)), causes.PAKAL_AVOIDS)
    else:
        region = region_of_top_god(s)
        if region:
            s.move_ruler(pakal, region, causes.PAKAL_SEEKS)
        elif s.ruler(pakal) == 0:
            s.move_ruler(pakal, left_region(s), causes.PAKAL_STAYS)


def neighbours(s: Ahau, region: i64) -> i64:
    """Return the regions adjacent to one, a bit for each."""
    found: i64 = 0
    for other in range(i64(1), s.version.regions + 1):
        if s.version.side.adjacent(region, other):
            found |= i64(1) << other
    return found


def region_of_top_god(s: Ahau) -> i64:
    """Return the first region with a tile of his highest-ranked god, or 0 (AH-24.10: whoever is there)."""
    for space in range(2 * s.version.regions):
        tile = s.cells[REGION_TILE + space] - 1
        if tile >= 0 and tile // SHADES == ranked_god(s, 0):
            return space // 2 + 1
    return 0


def take_tile(s: Ahau) -> None:
    """Take the preferred tile of his ruler's region."""
    space = preferred_space(s, s.ruler(s.version.rival), True)
    if space >= 0:
        take_region_tile(s, s.version.rival, space, causes.PAKAL_TILE)


def random_tile(s: Ahau) -> i64:
    """Return a tile of his reserve at random: coloured ones first, wild ones last."""
    coloured: i64 = 0
    for tile in range(NUM_TILES):
        coloured += 0 if tile % SHADES == WILD else s.of(s.version.rival, RESERVE + tile)
    wild = s.reserve(s.version.rival) - coloured
    left = s.below(coloured if coloured else wild)
    for tile in range(NUM_TILES):
        if (tile % SHADES == WILD) == (coloured == 0):
            left -= s.of(s.version.rival, RESERVE + tile)
            if left < 0:
                return tile
    return -1
