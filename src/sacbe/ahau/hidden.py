"""Drawing anew, consistently with what a seat knows, all that it cannot know.

Hidden are the order of the bag and of the building stack, whatever chance will decide later, the role cards of others
and of the deck, and the cards that others have selected but not revealed.
"""

from mypy_extensions import i64

from sacbe.ahau import cells
from sacbe.ahau.names import ROLE_CARD
from sacbe.ahau.round_flaws import round_flaws
from sacbe.ahau.stacks import BAG_STACK, BUILDING_STACK, CHANCE_STACK, ROLE_STACK
from sacbe.ahau.state import CHANCE_MASK, Ahau
from sacbe.ahau.steps import step_ids
from sacbe.ahau.steps.movement import selected
from sacbe.ahau.steps.placing import must_redraw
from sacbe.core.choices import Choices
from sacbe.core.rng import Generator


def redeal(s: Ahau, seat: i64, random: Generator) -> None:
    """Draw anew what a seat (-1: a spectator) cannot know."""
    hidden: list[range] = [range(0)] * len(s.deal.kinds)
    hidden[BAG_STACK] = range(int(s.cells[cells.BAG_DRAWN]), int(s.deal.size(BAG_STACK)))
    hidden[BUILDING_STACK] = range(int(s.cells[cells.STACK_DRAWN]), int(s.deal.size(BUILDING_STACK)))
    hidden[ROLE_STACK] = range(int(s.deal.size(ROLE_STACK)))
    hidden[CHANCE_STACK] = range(int(s.deal.size(CHANCE_STACK)))
    s.deal = s.deal.redrawn(hidden, random)
    s.cells[cells.CHANCE] = random.below(CHANCE_MASK + 1)
    s.cells[cells.CHANCE_KEY] = random.below(CHANCE_MASK + 1)
    exchange_roles(s, new_roles(s, seat, random))
    while not hands_can_be(s):
        exchange_roles(s, new_roles(s, seat, random))
    if s.step == step_ids.SELECT:
        for player in range(s.players):
            if player != seat and s.of(player, cells.LEFT):
                select_again(s, player, random)


def new_roles(s: Ahau, seat: i64, random: Generator) -> list[int]:
    """Return which role takes the place of each: those the seat knows stay, others change places among their like.

    Who has looked through the deck knows which roles were in it then, and which were not.
    """
    known: i64 = 0
    for player in range(s.version.seats):
        if s.of(player, cells.ROLE) and (player == seat or s.of(player, cells.ROLE_SHOWN)):
            known |= i64(1) << (s.of(player, cells.ROLE) - 1)
    seen = s.of(seat, cells.SEEN) if seat >= 0 else i64(0)
    places = list(range(int(s.parts.roles)))
    for group in (seen & ~known, ~seen & ~known):
        mixed = [role for role in places if group >> role & 1]
        roles = sorted(mixed, key=lambda role: whereabouts(s, role))  # so that the outcome tells nothing of before
        random.shuffle(mixed)
        for old, new in zip(roles, mixed, strict=True):
            places[old] = new
    return places


def whereabouts(s: Ahau, role: int) -> list[int]:
    """Return where a role is and who has seen it: roles of which this is equal can be taken for each other."""
    places = [int(s.cells[cells.ROLE_DECK] >> role & 1)]
    for player in range(s.version.seats):
        places += [int(s.of(player, cells.ROLE) == role + 1), int(s.of(player, cells.SEEN) >> role & 1)]
    return places


def exchange_roles(s: Ahau, places: list[int]) -> None:
    """Let roles change places wherever they are: in hands, in the deck, and in what others have seen."""
    s.cells[cells.ROLE_DECK] = exchanged(s.cells[cells.ROLE_DECK], places)
    for player in range(s.version.seats):
        s.put(player, cells.SEEN, exchanged(s.of(player, cells.SEEN), places))
        if s.of(player, cells.ROLE):
            s.put(player, cells.ROLE, places[s.of(player, cells.ROLE) - 1] + 1)


def exchanged(roles: i64, places: list[int]) -> i64:
    """Return a set of roles after the exchange, a bit for each."""
    found: i64 = 0
    for role in range(len(places)):
        if roles >> role & 1:
            found |= i64(1) << places[role]
    return found


def hands_can_be(s: Ahau) -> bool:
    """Tell whether nobody holds, with roles as they are drawn, what the rules would have made them redraw."""
    if s.step == step_ids.SELECT:
        return everybody_can_select(s)
    for player in range(s.players):
        if s.of(player, cells.HAND + ROLE_CARD) and must_redraw(s, player):
            return not round_flaws(s)
    return True


def everybody_can_select(s: Ahau) -> bool:
    """Tell whether every hand has two cards to select: one that has not was drawn anew, so nobody can hold it."""
    out = Choices()
    for player in range(s.players):
        out.count = 0
        s.fill(player, out)
        if out.count == 0:
            return False
    return True


def select_again(s: Ahau, player: i64, random: Generator) -> None:
    """Select two cards at random in the place of another player."""
    out = Choices()
    s.fill(player, out)
    left, right = selected(out.ids[random.below(out.count)])
    s.put(player, cells.LEFT, left + 1)
    s.put(player, cells.RIGHT, right + 1)
