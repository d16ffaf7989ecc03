"""The Movement Phase: selecting regions, resolving conflicts, taking pyramid tiles."""

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.ahau import actions, causes
from sacbe.ahau.layout import (
    BARRED,
    FROM_BUILDINGS,
    HAND,
    LEFT,
    MIGHT_ORDER,
    REGION_TILE,
    RIGHT,
    ROLE_SHOWN,
    ROUND,
    RULER_AT,
)
from sacbe.ahau.masks import lowest_bit
from sacbe.ahau.names import (
    ACROPOLIS,
    CITY_WALLS,
    GATEWAY,
    GIANT_STELE,
    NUM_CARDS,
    OBSERVATION_TOWER,
    ROLE_CARD,
    WAR_CAPTAIN,
)
from sacbe.ahau.state import Ahau, SeatStep, Step, TableStep
from sacbe.ahau.steps import numbers, rival
from sacbe.ahau.steps.preferences import can_draw_cards
from sacbe.ahau.steps.rewards import advance, gain_weapons
from sacbe.ahau.steps.rulers import has_free_neighbour, standing
from sacbe.ahau.steps.tiles import take_region_tile
from sacbe.core.choices import Choices
from sacbe.core.frames import NOBODY, SEALED


class Round(TableStep):
    """A round: the Movement Phase, then the Action Phase, then its end."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay out the steps of a round."""
        s.cells[ROUND] += 1
        s.new_turn()
        for player in range(s.version.seats):
            s.put(player, BARRED, 0)
        s.push(numbers.END_OF_ROUND, NOBODY)
        s.push(numbers.MOVEMENT_END, NOBODY)
        s.push(numbers.TILES, NOBODY)
        s.push(numbers.CONFLICT, NOBODY, 1)
        s.push(numbers.REVEAL, NOBODY)
        s.push(numbers.SELECT, SEALED, (i64(1) << s.players) - 1)


# -- 1. Select regions -----------------------------------------------------------------------------------------------


def can_lead(s: Ahau, seat: i64, card: i64) -> bool:
    """Tell whether a card can be the left-hand one: there is no region 6 on the small board."""
    return s.of(seat, HAND + card) != 0 and s.card_number(seat, card) <= s.version.regions


def can_play(s: Ahau, seat: i64) -> bool:
    """Tell whether the cards a seat has selected are in its hand, and the left-hand one names a region."""
    left, right = s.of(seat, LEFT), s.of(seat, RIGHT)
    return left > 0 and can_lead(s, seat, left - 1) and s.of(seat, HAND + right - 1) != 0


class Select(Step):
    """All players select a left-hand and a right-hand card in secret."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any two cards of the hand."""
        cells, hand = s.cells, s.cell(seat, HAND)
        for left in range(NUM_CARDS):
            if can_lead(s, seat, left):
                for right in range(NUM_CARDS):
                    if right != left and cells[hand + right]:
                        out.add(actions.SELECT + left * NUM_CARDS + right)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Put both face down; the last one to do so makes the reveal follow."""
        pair = action - actions.SELECT
        s.put(seat, LEFT, pair // NUM_CARDS + 1)
        s.put(seat, RIGHT, pair % NUM_CARDS + 1)
        waiting = s.a & ~(i64(1) << seat)
        if waiting:
            s.push(numbers.SELECT, SEALED, waiting)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Those wait who have no cards before them; what the others selected is still in their hands."""
        waiting: i64 = 0
        for player in range(s.players):
            if s.of(player, LEFT) == 0:
                waiting |= i64(1) << player
            elif not can_play(s, player):
                return False
        return seat == SEALED and a == waiting and b == 0


class Reveal(TableStep):
    """All flip their cards and move their rulers; then a War Captain may move on (Role cards)."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Turn the cards up."""
        s.reveal()
        for player in range(s.players):
            self.play_cards(s, player)
        if s.version.rival >= 0:
            rival.reveal(s)
        for player in range(s.players):
            if s.playing(player, WAR_CAPTAIN):
                s.push(numbers.WAR_CAPTAIN, player)

    def play_cards(self, s: Ahau, seat: i64) -> None:
        """Play the two selected cards of a seat."""
        left = s.of(seat, LEFT) - 1
        right = s.of(seat, RIGHT) - 1
        s.change(seat, HAND + left, -1, causes.CARDS)
        s.change(seat, HAND + right, -1, causes.CARDS)
        if left == ROLE_CARD or right == ROLE_CARD:
            s.put(seat, ROLE_SHOWN, 1)
        s.move_ruler(seat, s.card_number(seat, left), causes.CARDS)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """All have selected or are about to, and the deck of the rival has cards."""
        for player in range(s.players):
            if s.step != numbers.SELECT and not can_play(s, player):
                return False
        return super().fits(s, seat, a, b) and (s.version.rival < 0 or can_draw_cards(s))


class WarCaptain(Step):
    """The War Captain may move the ruler to any adjacent region before conflicts."""

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


# -- 2. Resolve conflicts --------------------------------------------------------------------------------------------


class Conflict(TableStep):
    """The next conflict from region ``a`` on: regions in the order of their numbers."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Find it, and let the others follow."""
        contested = self.contested(s) >> s.a << s.a
        if contested:
            region = lowest_bit(contested)
            s.push(numbers.CONFLICT, NOBODY, region + 1)
            self.resolve(s, region, self.in_order(s, region))

    def contested(self, s: Ahau) -> i64:
        """Return the regions with more than one ruler, a bit for each."""
        ruled: i64 = 0
        contested: i64 = 0
        for seat in range(s.version.seats):
            region = i64(1) << s.ruler(seat)
            contested |= ruled & region
            ruled |= region
        return contested

    def in_order(self, s: Ahau, region: i64) -> vec[i64]:
        """Return the seats whose rulers are in a region, the strongest first."""
        found = vec[i64]()
        for seat in range(s.version.seats):
            if s.of(seat, RULER_AT + region - 1):
                found = append(found, seat)
                i: i64 = len(found) - 1
                while i > 0 and standing(s, found[i - 1]) < standing(s, seat):
                    found[i] = found[i - 1]
                    i -= 1
                found[i] = seat
        return found

    def resolve(self, s: Ahau, region: i64, rivals: vec[i64]) -> None:
        """The first wins; the others retreat in their order."""
        for i in range(len(rivals) - 1, 0, -1):
            s.push(numbers.RETREAT, rivals[i], region)
        winner = rivals[0]
        stele = s.copies(winner, GIANT_STELE)
        if stele:
            cause = causes.OF_BUILDING + GIANT_STELE
            s.score(winner, FROM_BUILDINGS, stele * s.parts.building_amount[GIANT_STELE], cause)
            gain_weapons(s, winner, stele, cause)
        if winner == s.version.rival:
            advance(s, winner, causes.CONFLICT)
        else:
            s.push(numbers.MAY_ADVANCE, winner, 0, causes.CONFLICT)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """There is such a region, or it was the last one."""
        return 0 < a <= s.version.regions + 1 and super().fits(s, seat, 0, b)


class Retreat(SeatStep):
    """The loser of a conflict in region ``a`` gains a weapon, moves away and may not place a worker there."""

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Adjacent regions without a ruler (AH-5.9), or else any such region; behind City Walls one may stay."""
        if seat == s.version.rival:
            return
        if s.copies(seat, CITY_WALLS):
            out.add(actions.DONE)
        near = has_free_neighbour(s, s.a)
        for region in range(i64(1), s.version.regions + 1):
            if not s.occupied(region) and (not near or s.version.side.adjacent(s.a, region)):
                out.add(actions.RULER + region - 1)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Move the ruler."""
        gain_weapons(s, seat, s.parts.lost_weapons, causes.CONFLICT)
        if not s.copies(seat, CITY_WALLS):
            s.put(seat, BARRED, s.of(seat, BARRED) | i64(1) << s.a)
        if seat == s.version.rival:
            rival.retreat(s, s.a)
        elif action >= actions.RULER:
            s.move_ruler(seat, action - actions.RULER + 1, causes.RETREAT)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """The ruler is in this region."""
        return super().fits(s, seat, 0, b) and 0 < a <= s.version.regions and s.ruler(seat) == a


# -- 3. Take a pyramid tile ------------------------------------------------------------------------------------------


def push_all(s: Ahau, step: i64) -> None:
    """Push a step for every seat, the last one first: they come in region order, in one region by the Might track."""
    seats = s.version.seats
    rulers: i64 = 0  # regions by the place on the Might track, four bits each
    for place in range(seats):
        rulers |= s.ruler(s.cells[MIGHT_ORDER + place] - 1) << 4 * place
    for region in range(s.version.regions, 0, -1):
        for place in range(seats - 1, -1, -1):
            if rulers >> 4 * place & 15 == region:
                s.push(step, s.cells[MIGHT_ORDER + place] - 1)


class Tiles(TableStep):
    """Everybody takes a pyramid tile, in region order."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Lay out a step for each."""
        push_all(s, numbers.TAKE_TILE)


class TakeTile(SeatStep):
    """Take a tile from the ruler's region (AH-6.1, AH-15.9).

    With Observation Towers one may take more, with Gateways some of them from adjacent regions. ``a`` counts tiles
    taken, from bit 4 those from adjacent regions, and from bit 8 holds the first space that may follow: they are taken
    in board order.
    """

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Tiles in the own region, and in adjacent ones with a Gateway."""
        if seat == s.version.rival:
            return
        here = s.ruler(seat)
        far = (s.a >> 4 & 15) < self.more(s, seat, GATEWAY)
        own = s.cells[REGION_TILE + 2 * here - 2] + s.cells[REGION_TILE + 2 * here - 1]
        if s.a & 15 or (own == 0 and far):
            out.add(actions.DONE)
        first = s.a >> 8 if far else max(s.a >> 8, 2 * here - 2)
        for space in range(first, 2 * s.version.regions if far else 2 * here):
            region = space // 2 + 1
            if s.cells[REGION_TILE + space] and (region == here or (far and s.version.side.adjacent(here, region))):
                out.add(actions.TAKE + space)

    def more(self, s: Ahau, seat: i64, building: i64) -> i64:
        """Return by how many tiles a building goes beyond the ordinary."""
        return s.copies(seat, building) * s.parts.building_amount[building]

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Take the tile into the reserve."""
        if seat == s.version.rival:
            rival.take_tile(s)
        elif action >= actions.TAKE:
            space = action - actions.TAKE
            far: i64 = 0 if space // 2 + 1 == s.ruler(seat) else 16
            take_region_tile(s, seat, space, causes.TAKING)
            if (s.a & 15) < self.more(s, seat, OBSERVATION_TOWER):
                s.push(numbers.TAKE_TILE, seat, (s.a & 255) + 1 + far | (space + 1) << 8)

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """The ruler is on the board, and as many tiles are taken as buildings allow."""
        if not super().fits(s, seat, 0, b) or s.ruler(seat) == 0:
            return False
        taken, far, first = a & 15, a >> 4 & 15, a >> 8
        return far <= taken <= self.more(s, seat, OBSERVATION_TOWER) and first <= 2 * s.version.regions

    def idles(self, s: Ahau, seat: i64) -> bool:
        """There may be no tile."""
        return True


class MovementEnd(TableStep):
    """The end of the Movement Phase: the Acropolis; then all take their turns in region order."""

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Score the Acropolis, and lay out the turns."""
        for player in range(s.players):
            copies = s.copies(player, ACROPOLIS)
            if copies and self.has_most(s, player):
                fame = copies * s.parts.building_amount[ACROPOLIS]
                s.score(player, FROM_BUILDINGS, fame, causes.OF_BUILDING + ACROPOLIS)
        push_all(s, numbers.TURN)

    def has_most(self, s: Ahau, seat: i64) -> bool:
        """Tell whether a seat has more workers around its ruler's region than any other (AH-15.1)."""
        region = s.ruler(seat)
        own = s.region_workers(seat, region)
        for other in range(s.version.seats):
            if other != seat and s.region_workers(other, region) >= own:
                return False
        return True
