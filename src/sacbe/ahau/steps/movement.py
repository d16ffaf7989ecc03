"""The Movement Phase: a round, selecting regions, and the order in which all take tiles and turns."""

from typing import ClassVar

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells, events
from sacbe.ahau.buildings import ACROPOLIS
from sacbe.ahau.names import CARDS, NUM_CARDS, ROLE_CARD, WAR_CAPTAIN
from sacbe.ahau.state import Ahau, Step, TableStep, not_now
from sacbe.ahau.steps import rival, step_ids
from sacbe.ahau.steps.conflicts import push_conflict
from sacbe.ahau.steps.preferences import can_draw_cards
from sacbe.ahau.steps.rulers import no_region
from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY, SEALED
from sacbe.core.refusals import Refusal


class Round(TableStep):
    """A round: the Movement Phase, then the Action Phase, then its end."""

    number: ClassVar[int] = step_ids.ROUND
    name: ClassVar[str] = "round"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay out the steps of a round."""
        s.cells[cells.ROUND] += 1
        s.new_turn()
        events.begin_round(s)
        for player in range(s.version.seats):
            s.put(player, cells.BARRED, 0)
        s.push(step_ids.END_OF_ROUND, NOBODY)
        s.push(step_ids.MOVEMENT_END, NOBODY)
        s.push(step_ids.TILES, NOBODY)
        push_conflict(s, 1)
        s.push(step_ids.REVEAL, NOBODY)
        s.push(step_ids.SELECT, SEALED, (i64(1) << s.players) - 1)


# -- 1. Select regions -----------------------------------------------------------------------------------------------


def can_lead(s: Ahau, seat: i64, card: i64) -> bool:
    """Tell whether a card can be the left-hand one: there is no region 6 on the small board."""
    return s.of(seat, cells.HAND + card) != 0 and s.card_number(seat, card) <= s.version.regions


def can_play(s: Ahau, seat: i64) -> bool:
    """Tell whether the cards a seat has selected are in its hand, and the left-hand one names a region."""
    left, right = s.of(seat, cells.LEFT), s.of(seat, cells.RIGHT)
    return left > 0 and can_lead(s, seat, left - 1) and s.of(seat, cells.HAND + right - 1) != 0


def selected(action: i64) -> tuple[i64, i64]:
    """Return the left-hand and the right-hand card of a selection."""
    pair = action - actions.SELECT
    return pair // NUM_CARDS, pair % NUM_CARDS


class Select(Step):
    """All players select a left-hand and a right-hand card in secret."""

    number: ClassVar[int] = step_ids.SELECT
    name: ClassVar[str] = "select"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any two cards of the hand."""
        row, hand = s.cells, s.cell(seat, cells.HAND)
        for left in range(NUM_CARDS):
            if can_lead(s, seat, left):
                for right in range(NUM_CARDS):
                    if right != left and row[hand + right]:
                        out.add(actions.SELECT + left * NUM_CARDS + right)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Put both face down; the last one to do so makes the reveal follow."""
        left, right = selected(action)
        s.put(seat, cells.LEFT, left + 1)
        s.put(seat, cells.RIGHT, right + 1)
        waiting = s.a & ~(i64(1) << seat)
        if waiting:
            s.push(step_ids.SELECT, SEALED, waiting)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Those wait who have no cards before them; what the others selected is still in their hands."""
        waiting: i64 = 0
        for player in range(s.players):
            if s.of(player, cells.LEFT) == 0:
                waiting |= i64(1) << player
            elif not can_play(s, player):
                return False
        return seat == SEALED and a == waiting and b == 0

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """Two different cards of the hand, of which the left-hand one names a region."""
        if s.kind_of(action) != actions.SELECT:
            return not_now(s)
        left, right = selected(action)
        if left == right:
            return Refusal("why-same-card", "AH-4.1")
        for card in (left, right):
            if s.of(seat, cells.HAND + card) == 0:
                return Refusal("why-card-not-in-hand", "AH-4.1", {"card": CARDS[card]})
        return None if can_lead(s, seat, left) else no_region(s, s.card_number(seat, left))

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """The region and the number of the right-hand card, and the role played if there is one."""
        if s.kind_of(action) != actions.SELECT:
            return {}
        left, right = selected(action)
        role = s.parts.role_ids[s.of(seat, cells.ROLE) - 1] if ROLE_CARD in (left, right) else None
        return {"region": int(s.card_number(seat, left)), "number": int(s.card_number(seat, right)), "role": role}


class Reveal(TableStep):
    """All flip their cards and move their rulers; then a War Captain may move on (AH-17.11)."""

    number: ClassVar[int] = step_ids.REVEAL
    name: ClassVar[str] = "reveal"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Turn the cards up."""
        s.reveal()
        for player in range(s.players):
            self.play_cards(s, player)
        if s.version.rival >= 0:
            rival.reveal(s)
        for player in range(s.players):
            if s.playing(player, WAR_CAPTAIN):
                s.push(step_ids.WAR_CAPTAIN, player)

    def play_cards(self, s: Ahau, seat: i64) -> None:
        """Play the two selected cards of a seat."""
        left = s.of(seat, cells.LEFT) - 1
        right = s.of(seat, cells.RIGHT) - 1
        s.change(seat, cells.HAND + left, -1, causes.CARDS)
        s.change(seat, cells.HAND + right, -1, causes.CARDS)
        if left == ROLE_CARD or right == ROLE_CARD:
            s.put(seat, cells.ROLE_SHOWN, 1)
        events.cards(s, seat)
        s.move_ruler(seat, s.card_number(seat, left), causes.CARDS)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """All have selected or are about to, and the deck of the rival has cards."""
        for player in range(s.players):
            if s.step != step_ids.SELECT and not can_play(s, player):
                return False
        return super().fits(s, seat, a, b) and (s.version.rival < 0 or can_draw_cards(s))


class WarCaptain(Step):
    """The War Captain may move the ruler to any adjacent region before conflicts."""

    number: ClassVar[int] = step_ids.WAR_CAPTAIN
    name: ClassVar[str] = "war_captain"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Stay, or go to an adjacent region, occupied or not."""
        out.add(actions.DONE)
        here = s.ruler(seat)
        for region in range(i64(1), s.version.regions + 1):
            if s.version.side.adjacent(here, region):
                out.add(actions.RULER + region - 1)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Move the ruler."""
        if action >= actions.RULER:
            s.move_ruler(seat, action - actions.RULER + 1, causes.OF_ROLE + WAR_CAPTAIN)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """The ruler is on the board."""
        return super().fits(s, seat, a, b) and s.ruler(seat) > 0

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """The region must be adjacent."""
        if action == actions.DONE:
            return None
        if s.kind_of(action) != actions.RULER:
            return not_now(s)
        region, here = action - actions.RULER + 1, s.ruler(seat)
        if region > s.version.regions:
            return no_region(s, region)
        near = s.version.side.adjacent(here, region)
        return None if near else Refusal("why-region-not-adjacent", "AH-17.11", {"region": region, "from": here})


# -- 3. Take a pyramid tile, and go on ---------------------------------------------------------------------------------


def push_all(s: Ahau, step: i64) -> None:
    """Push a step for every seat, the last one first: they come in region order, in one region by the Might track."""
    seats = s.version.seats
    rulers: i64 = 0  # regions by the place on the Might track, four bits each
    for place in range(seats):
        rulers |= s.ruler(s.cells[cells.MIGHT_ORDER + place] - 1) << 4 * place
    for region in range(s.version.regions, 0, -1):
        for place in range(seats - 1, -1, -1):
            if rulers >> 4 * place & 15 == region:
                s.push(step, s.cells[cells.MIGHT_ORDER + place] - 1)


class Tiles(TableStep):
    """Everybody takes a pyramid tile, in region order."""

    number: ClassVar[int] = step_ids.TILES
    name: ClassVar[str] = "tiles"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay out a step for each."""
        push_all(s, step_ids.TAKE_TILE)


class MovementEnd(TableStep):
    """The end of the Movement Phase: the Acropolis; then all take their turns in region order."""

    number: ClassVar[int] = step_ids.MOVEMENT_END
    name: ClassVar[str] = "movement_end"

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Score the Acropolis, and lay out the turns."""
        for player in range(s.players):
            if s.copies(player, ACROPOLIS) and self.has_most(s, player):
                s.score(player, cells.FROM_BUILDINGS, s.power(player, ACROPOLIS), causes.OF_BUILDING + ACROPOLIS)
        push_all(s, step_ids.TURN)

    def has_most(self, s: Ahau, seat: i64) -> bool:
        """Tell whether a seat has more workers around its ruler's region than any other (AH-15.1)."""
        region = s.ruler(seat)
        own = s.region_workers(seat, region)
        for other in range(s.version.seats):
            if other != seat and s.region_workers(other, region) >= own:
                return False
        return True
