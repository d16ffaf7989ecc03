"""What a position of Tikal is worth: temples held and contested, treasures, and the people to hold them with."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluator import MOST_SEATS, Evaluator, Weights
from sacbe.core.state import State
from sacbe.tikal.names import FIRST_TEMPLE_NUMBER, NUM_HEXES, NUM_SIDES, NUM_TREASURES, TEMPLE, WORKER
from sacbe.tikal.scoring import treasure_points
from sacbe.tikal.state import (
    CAMP_AT,
    DRAWN,
    GUARDS_LEFT,
    LEADER_AT,
    OWNER,
    PILES_LEFT,
    SCORINGS,
    STOCK,
    SUPPLY,
    TEMPLES,
    TREASURE,
    VALUE,
    Tikal,
)
from sacbe.tikal.steps import numbers

STAGES: Final = 37
"""Stages are hexagons drawn."""
KNOTS: Final = (0, 12, 24, 36)
ALL_SCORINGS: Final[i64] = 4

FEATURES: Final = (
    "any",
    "opponents",
    "scorings_to_come",
    "guarded",
    "lead_by_1",
    "lead_by_2",
    "lead_by_3",
    "lead_by_5",
    "tied",
    "behind_by_1",
    "behind_by_2",
    "behind_by_4",
    "held_each_scoring",
    "guarded_each_scoring",
    "held_now",
    "treasure_points",
    "treasures_each_scoring",
    "singles",
    "pairs",
    "wafers_at_hand",
    "levels_at_hand",
    "supply",
    "leader_out",
    "leader_at_temple",
    "people_at_temples",
    "people_on_the_way",
    "camps_left",
    "camp_near_temples",
    "guards_left",
    "workers_at_camps",
)
ANY: Final[i64] = 0
OPPONENTS: Final[i64] = 1
TO_COME: Final[i64] = 2
GUARDED: Final[i64] = 3
LEAD: Final[i64] = 4  # by 1, by 2, by 3 or 4, by more
TIED: Final[i64] = 8
BEHIND: Final[i64] = 9  # by 1, by 2 or 3, by more
HELD_EACH: Final[i64] = 12
GUARDED_EACH: Final[i64] = 13
HELD_NOW: Final[i64] = 14
TREASURES: Final[i64] = 15
TREASURES_EACH: Final[i64] = 16
SINGLES: Final[i64] = 17
PAIRS: Final[i64] = 18
WAFERS: Final[i64] = 19
LEVELS: Final[i64] = 20
IN_SUPPLY: Final[i64] = 21
LEADER_OUT: Final[i64] = 22
LEADER_AT_TEMPLE: Final[i64] = 23
AT_TEMPLES: Final[i64] = 24
ON_THE_WAY: Final[i64] = 25
CAMPS_FREE: Final[i64] = 26
CAMP_NEAR: Final[i64] = 27
GUARDS_FREE: Final[i64] = 28
AT_CAMPS: Final[i64] = 29
assert FEATURES[AT_CAMPS] == "workers_at_camps"
assert FEATURES[HELD_NOW] == "held_now"


class TikalEvaluator(Evaluator):
    """Measures positions of Tikal."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(FEATURES, STAGES, weights)
        self.width, self.narrow, self.ahead, self.branches = 16, 8, 0, 0
        self.whim, self.learning_width = 0.65, 6
        self.strength: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def left(self, state: State) -> i64:
        """Return the action points left."""
        assert isinstance(state, Tikal)
        return state.a if state.step == numbers.EXPLORE else state.parts.turn_points + 1

    def measure(self, state: State) -> None:
        """Measure what the seats hold and have."""
        assert isinstance(state, Tikal)
        self.stage = min(state.cells[DRAWN], STAGES - 1)
        somewhere: i64 = 0
        for seat in range(state.players):
            somewhere |= state.where(seat)
        for seat in range(self.first, self.end):
            self.measure_seat(state, seat, seat * self.size)
            self.measure_people(state, seat, state.where(seat))
        self.measure_guards(state)
        temples = somewhere & state.among(TEMPLES)
        at: i64 = 0
        while temples:
            if temples & 1:
                self.measure_temple(state, at)
            temples >>= 1
            at += 1
        self.measure_scorings(state)

    def measure_seat(self, s: Tikal, seat: i64, row: i64) -> None:
        """Measure what lies in front of a seat, and its camps."""
        self.x[row + ANY] = 1.0
        self.x[row + OPPONENTS] = float(s.players - 1)
        self.x[row + TREASURES] = float(treasure_points(s, seat))
        for kind in range(NUM_TREASURES):
            count = s.of(seat, TREASURE + kind)
            if count == 1:
                self.x[row + SINGLES] += 1.0
            elif count == 2:
                self.x[row + PAIRS] += 1.0
        self.x[row + IN_SUPPLY] = float(s.of(seat, SUPPLY + WORKER))
        self.x[row + GUARDS_FREE] = float(s.of(seat, GUARDS_LEFT))
        self.x[row + LEADER_OUT] = 1.0 if s.of(seat, LEADER_AT) else 0.0
        for camp in range(i64(2)):
            at = s.of(seat, CAMP_AT + camp) - 1
            if at < 0:
                self.x[row + CAMPS_FREE] += 1.0
            else:
                self.x[row + CAMP_NEAR] += self.temples_near(s, at)

    def temples_near(self, s: Tikal, at: i64) -> float:
        """Return the value of the temples that can be reached from a hexagon, for each stone on the way."""
        total = 0.0
        for side in range(NUM_SIDES):
            cost = s.path(at, side)
            if cost > 0:
                there = s.parts.neighbour[at * NUM_SIDES + side]
                if s.kind(there) == TEMPLE and s.cells[OWNER + there] == 0:
                    total += float(s.cells[VALUE + there]) / float(cost)
        return total

    # -- the map -------------------------------------------------------------------------------------------------------

    def measure_temple(self, s: Tikal, at: i64) -> None:
        """Measure who holds a temple, by how much, and who could take it."""
        value = s.cells[VALUE + at]
        most: i64 = 0
        second: i64 = 0
        for seat in range(s.players):
            strength = s.strength(seat, at)
            self.strength[seat] = strength
            if strength > most:
                most, second = strength, most
            elif strength > second:
                second = strength
        higher = value < 10 and s.cells[STOCK + value + 1 - FIRST_TEMPLE_NUMBER] > 0
        for seat in range(self.first, self.end):
            strength = self.strength[seat]
            row = seat * self.size
            self.x[row + self.standing(strength, most, second)] += float(value)
            if strength > 0:
                self.at_temple(s, seat, at, row, higher)

    def standing(self, strength: i64, most: i64, second: i64) -> i64:
        """Return the feature that a seat of this strength at a temple counts for."""
        if strength == most:
            lead = strength - second
            if lead == 0:
                return TIED
            return LEAD + lead - 1 if lead < 3 else LEAD + 2 if lead < 5 else LEAD + 3
        lack = most - strength
        return BEHIND if lack == 1 else BEHIND + 1 if lack < 4 else BEHIND + 2

    def at_temple(self, s: Tikal, seat: i64, at: i64, row: i64, higher: bool) -> None:
        """Count the people of a seat at a temple, and a level that they could uncover."""
        self.x[row + AT_TEMPLES] += float(s.members(seat, at))
        if s.leads(seat, at):
            self.x[row + LEADER_AT_TEMPLE] += 1.0
        if higher:
            self.x[row + LEVELS] += 1.0

    def measure_guards(self, s: Tikal) -> None:
        """Count the temples under guard."""
        cells = s.cells
        for at in range(NUM_HEXES):
            owner = cells[OWNER + at]
            if owner and s.kind(at) == TEMPLE:
                guard = (owner - 1) & 3
                if self.first <= guard < self.end:
                    self.x[guard * self.size + GUARDED] += float(cells[VALUE + at])

    def measure_people(self, s: Tikal, seat: i64, here: i64) -> None:
        """Count people beside treasures, as many as could recover one, and people at camps and on the way."""
        row = seat * self.size
        others = here & ~s.among(TEMPLES)
        wafers = s.among(PILES_LEFT)
        at: i64 = 0
        while others:
            if others & 1:
                members = s.members(seat, at)
                if wafers >> at & 1:
                    self.x[row + WAFERS] += float(min(members, s.cells[VALUE + at]))
                elif s.cells[OWNER + at] == seat + 1 or at == s.parts.base:
                    self.x[row + AT_CAMPS] += float(members)
                else:
                    self.x[row + ON_THE_WAY] += float(members)
            others >>= 1
            at += 1

    # -- scoring rounds ------------------------------------------------------------------------------------------------

    def measure_scorings(self, s: Tikal) -> None:
        """Weigh what is held by how often it will still count; who has yet to score in this round scores once more."""
        for seat in range(self.first, self.end):
            row = seat * self.size
            left = float(ALL_SCORINGS - s.cells[SCORINGS])
            held = self.x[row + LEAD] + self.x[row + LEAD + 1] + self.x[row + LEAD + 2] + self.x[row + LEAD + 3]
            self.x[row + TO_COME] = left
            if self.is_to_score(s, seat):
                self.x[row + HELD_NOW] = held + self.x[row + GUARDED] + self.x[row + TREASURES]
            self.x[row + HELD_EACH] = held * left / 4.0
            self.x[row + GUARDED_EACH] = self.x[row + GUARDED] * left / 4.0
            self.x[row + TREASURES_EACH] = self.x[row + TREASURES] * left / 4.0

    def is_to_score(self, s: Tikal, seat: i64) -> bool:
        """Tell whether a scoring round is going on in which a seat has not scored yet."""
        for i in range(len(s.stack)):
            frame = s.stack[i]
            step, a, b = frame & 0xFF, (frame >> 16) & 0xFFFFFF, frame >> 40
            if step == numbers.SCORE and a == seat:
                return True
            if step == numbers.SCORING_ROUND and (seat - a + s.players) % s.players < b:
                return True
            if step == numbers.FINAL_ROUND and a >> seat & 1:
                return True
        return False


def evaluator(weights: Weights) -> Evaluator:
    """Return what measures positions with these weights."""
    return TikalEvaluator(weights)


FIRST_GUESSES: Final[dict[str, tuple[float, float]]] = {
    "guarded": (0.0, 0.0),
    "lead_by_1": (0.2, 0.1),
    "lead_by_2": (0.5, 0.3),
    "lead_by_3": (0.7, 0.5),
    "lead_by_5": (0.8, 0.6),
    "tied": (0.3, 0.2),
    "behind_by_1": (0.2, 0.1),
    "behind_by_2": (0.05, 0.03),
    "held_each_scoring": (1.6, 2.0),
    "guarded_each_scoring": (4.0, 4.0),
    "held_now": (0.8, 0.8),
    "treasures_each_scoring": (4.0, 4.0),
    "singles": (1.0, 0.3),
    "pairs": (1.5, 0.4),
    "wafers_at_hand": (1.5, 0.5),
    "levels_at_hand": (0.5, 0.2),
    "supply": (-0.3, 0.0),
    "leader_out": (1.5, 0.5),
    "leader_at_temple": (0.5, 0.3),
    "people_at_temples": (0.3, 0.1),
    "people_on_the_way": (0.2, 0.0),
    "camps_left": (-1.0, 0.0),
    "camp_near_temples": (0.3, 0.0),
    "guards_left": (2.0, 0.0),
    "workers_at_camps": (0.3, 0.0),
}
"""Weights at the start and at the end of a game; between them they change in a straight line."""


def first_weights() -> Weights:
    """Return weights set by hand: the start of all learning."""
    rows = []
    for stage in KNOTS:
        left = (STAGES - 1 - stage) / (STAGES - 1)
        guesses = [FIRST_GUESSES.get(name, (0.0, 0.0)) for name in FEATURES]
        rows.append([end + (start - end) * left for start, end in guesses])
    return Weights(FEATURES, KNOTS, rows, {"by": "hand"})
