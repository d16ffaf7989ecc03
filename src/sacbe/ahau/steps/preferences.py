"""What a personality card decides for the Shadow and for King Pakal: gods, regions, tiles and cards."""

from mypy_extensions import i64

from sacbe.ahau import causes, cells, events
from sacbe.ahau.choosing import Best, key
from sacbe.ahau.names import NUM_CARDS, NUM_GODS, PYRAMID_SPACES, SHADES, WILD
from sacbe.ahau.regions import first_space
from sacbe.ahau.state import Ahau
from sacbe.ahau.steps.rulers import has_free_neighbour


def rank(s: Ahau, god: i64) -> i64:
    """Return the place of a god on the personality card: 0 is the most preferred."""
    return s.parts.rank[(s.cells[cells.PERSONALITY] - 1) * NUM_GODS + god]


def ranked_god(s: Ahau, place: i64) -> i64:
    """Return the god at a place of the personality card."""
    return s.parts.ranking[(s.cells[cells.PERSONALITY] - 1) * NUM_GODS + place]


def region_rank(s: Ahau, region: i64) -> i64:
    """Return the best place of a god on the pyramid tiles of a region (1 to 6)."""
    best = NUM_GODS
    for space in range(first_space(region), first_space(region + 1)):
        tile = s.cells[cells.REGION_TILE + space] - 1
        if tile >= 0:
            best = min(best, rank(s, tile // SHADES))
    return best


def preferred_region(s: Ahau, regions: i64) -> Best:
    """Return the most preferred of the regions marked: by god, then most workers around it, then lowest number."""
    best = Best(0)
    for region in range(i64(1), s.version.regions + 1):
        if regions >> region & 1:
            god = NUM_GODS - region_rank(s, region)
            best.offer(key(god, s.region_workers(s.version.rival, region)), region)
    return best


def retreat_regions(s: Ahau, region: i64) -> i64:
    """Return where the loser of a conflict in a region can go: free adjacent regions, or else all free ones."""
    near = has_free_neighbour(s, region)
    found: i64 = 0
    for other in range(i64(1), s.version.regions + 1):
        if not s.occupied(other) and (not near or s.version.side.adjacent(region, other)):
            found |= i64(1) << other
    return found


def preferred_space(s: Ahau, region: i64, by_colour: bool) -> Best:
    """Return the space of the preferred tile of a region: by god, then wild, then (King Pakal) by colour."""
    best = Best()
    for space in range(first_space(region), first_space(region + 1)):
        tile = s.cells[cells.REGION_TILE + space] - 1
        if tile >= 0:
            best.offer(key(NUM_GODS - rank(s, tile // SHADES), shade_key(s, tile, by_colour)), space)
    return best


def preferred_tile(s: Ahau, best: Best) -> i64:
    """Return the tile of the preferred space, or -1, and tell why it is preferred to the other one of its region."""
    tile = s.cells[cells.REGION_TILE + best.item] - 1 if best.item >= 0 else i64(-1)
    if s.history is not None:
        shade = "wild" if tile >= 0 and tile % SHADES == WILD else "colour"
        events.rival_tile(s, tile, best.reason(("god", shade), "left"))
    return tile


def shade_key(s: Ahau, tile: i64, by_colour: bool) -> i64:
    """Return how much a tile is preferred to others of its god."""
    if tile % SHADES == WILD:
        return PYRAMID_SPACES + 1
    return pyramid_colour(s, tile % SHADES) if by_colour else i64(0)


def pyramid_colour(s: Ahau, colour: i64) -> i64:
    """Return how many tiles of a colour are in King Pakal's pyramid."""
    row, pyramid = s.cells, s.cell(s.version.rival, cells.PYRAMID)
    count: i64 = 0
    for i in range(pyramid, pyramid + PYRAMID_SPACES):
        if row[i] and (row[i] - 1) % SHADES == colour:
            count += 1
    return count


def draw_card(s: Ahau) -> i64:
    """Draw a card of the Shadow's or King Pakal's deck."""
    seat = s.version.rival
    row, hand = s.cells, s.cell(seat, cells.HAND)
    left = s.below(s.cards_in_hand(seat))
    for card in range(NUM_CARDS):
        left -= row[hand + card]
        if left < 0:
            s.change(seat, cells.HAND + card, -1, causes.CARDS)
            return card
    return -1


def draw_cards(s: Ahau) -> None:
    """Draw the left-hand and the right-hand card; one that names no region changes places with the other."""
    seat = s.version.rival
    left = draw_card(s)
    right = draw_card(s)
    if s.card_number(seat, left) > s.version.regions:
        left, right = right, left
    s.put(seat, cells.LEFT, left + 1)
    s.put(seat, cells.RIGHT, right + 1)


def can_draw_cards(s: Ahau) -> bool:
    """Tell whether the deck has two cards, of which the Shadow, who draws no others, needs one that names a region."""
    seat = s.version.rival
    leading = s.version.solo
    for card in range(NUM_CARDS):
        if s.of(seat, cells.HAND + card) and s.card_number(seat, card) <= s.version.regions:
            leading = True
    return leading and s.cards_in_hand(seat) >= 2


def reform_deck(s: Ahau) -> None:
    """Shuffle all cards into a new deck."""
    events.deck_formed(s)
    for card in range(NUM_CARDS):
        if s.owns_card(s.version.rival, card) and s.of(s.version.rival, cells.HAND + card) == 0:
            s.change(s.version.rival, cells.HAND + card, 1, causes.REDRAW)
