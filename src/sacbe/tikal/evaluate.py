"""What a position of Tikal is worth: temples held and contested, treasures, and the people to hold them with."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.core.evaluator import MOST_SEATS, Evaluator, Weights
from sacbe.core.state import State
from sacbe.tikal import cells, features
from sacbe.tikal.names import NUM_CAMPS, NUM_HEXES, NUM_SIDES, TEMPLE, WORKER
from sacbe.tikal.scoring import treasure_points
from sacbe.tikal.state import Tikal
from sacbe.tikal.steps import step_ids
from sacbe.tikal.steps.explore import points_left
from sacbe.tikal.steps.scoring_round import has_yet_to_score
from sacbe.tikal.steps.temples import has_next_tile

STAGES: Final = 37
"""Stages are hexagons drawn, of the 36 that are printed; a pack with more or fewer goes through the same stages."""
KNOTS: Final = (0, 12, 24, 36)
WEIGHED_SCORINGS: Final = 4.0
"""What is held is weighed by the scorings to come, in parts of the printed game's."""


class TikalEvaluator(Evaluator):
    """Measures positions of Tikal."""

    def __init__(self, weights: Weights) -> None:
        super().__init__(features.FEATURES, STAGES, weights)
        self.width, self.narrow, self.ahead, self.branches = 16, 8, 0, 0
        self.learning_width = 6
        self.strength: vec[i64] = vec[i64]([0] * MOST_SEATS)

    def left(self, state: State) -> i64:
        """Return the action points left."""
        assert isinstance(state, Tikal)
        return points_left(state) if state.step == step_ids.EXPLORE else state.parts.turn_points + 1

    def measure(self, state: State) -> None:
        """Measure what the seats hold and have."""
        assert isinstance(state, Tikal)
        self.stage = state.cells[cells.DRAWN] * (STAGES - 1) // state.parts.num_tiles
        somewhere: i64 = 0
        for seat in range(state.players):
            somewhere |= state.where(seat)
        for seat in range(self.first, self.end):
            self.measure_seat(state, seat, seat * self.size)
            self.measure_people(state, seat, state.where(seat))
        self.measure_guards(state)
        temples = somewhere & state.among(cells.TEMPLES)
        at: i64 = 0
        while temples:
            if temples & 1:
                self.measure_temple(state, at)
            temples >>= 1
            at += 1
        self.measure_scorings(state)

    def measure_seat(self, s: Tikal, seat: i64, row: i64) -> None:
        """Measure what lies in front of a seat, and its camps."""
        self.x[row + features.ANY] = 1.0
        self.x[row + features.OPPONENTS] = float(s.players - 1)
        self.x[row + features.TREASURES] = float(treasure_points(s, seat))
        for kind in range(s.parts.num_treasures):
            count = s.of(seat, cells.TREASURE + kind)
            if count == 1:
                self.x[row + features.SINGLES] += 1.0
            elif count == 2:
                self.x[row + features.PAIRS] += 1.0
        self.x[row + features.IN_SUPPLY] = float(s.of(seat, cells.SUPPLY + WORKER))
        self.x[row + features.GUARDS_FREE] = float(s.of(seat, cells.GUARDS_LEFT))
        self.x[row + features.LEADER_OUT] = 1.0 if s.of(seat, cells.LEADER_AT) else 0.0
        for camp in range(NUM_CAMPS - 1):
            at = s.of(seat, cells.CAMP_AT + camp) - 1
            if at < 0:
                self.x[row + features.CAMPS_FREE] += 1.0
            else:
                self.x[row + features.CAMP_NEAR] += self.temples_near(s, at)

    def temples_near(self, s: Tikal, at: i64) -> float:
        """Return the value of the temples that can be reached from a hexagon, for each stone on the way."""
        total = 0.0
        for side in range(NUM_SIDES):
            cost = s.path(at, side)
            if cost > 0:
                there = s.parts.neighbour[at * NUM_SIDES + side]
                if s.kind(there) == TEMPLE and s.cells[cells.OWNER + there] == 0:
                    total += float(s.cells[cells.VALUE + there]) / float(cost)
        return total

    # -- the map -------------------------------------------------------------------------------------------------------

    def measure_temple(self, s: Tikal, at: i64) -> None:
        """Measure who holds a temple, by how much, and who could take it."""
        value = s.cells[cells.VALUE + at]
        most: i64 = 0
        second: i64 = 0
        for seat in range(s.players):
            strength = s.strength(seat, at)
            self.strength[seat] = strength
            if strength > most:
                most, second = strength, most
            elif strength > second:
                second = strength
        higher = has_next_tile(s, at)
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
                return features.TIED
            return features.LEAD + lead - 1 if lead < 3 else features.LEAD + 2 if lead < 5 else features.LEAD + 3
        lack = most - strength
        return features.BEHIND if lack == 1 else features.BEHIND + 1 if lack < 4 else features.BEHIND + 2

    def at_temple(self, s: Tikal, seat: i64, at: i64, row: i64, higher: bool) -> None:
        """Count the people of a seat at a temple, and a level that they could uncover."""
        self.x[row + features.AT_TEMPLES] += float(s.members(seat, at))
        if s.leads(seat, at):
            self.x[row + features.LEADER_AT_TEMPLE] += 1.0
        if higher:
            self.x[row + features.LEVELS] += 1.0

    def measure_guards(self, s: Tikal) -> None:
        """Count the temples under guard."""
        for at in range(NUM_HEXES):
            guard = s.owner(at)
            if self.first <= guard < self.end and s.kind(at) == TEMPLE:
                self.x[guard * self.size + features.GUARDED] += float(s.cells[cells.VALUE + at])

    def measure_people(self, s: Tikal, seat: i64, here: i64) -> None:
        """Count people beside treasures, as many as could recover one, and people at camps and on the way."""
        row = seat * self.size
        others = here & ~s.among(cells.TEMPLES)
        wafers = s.among(cells.PILES_LEFT)
        at: i64 = 0
        while others:
            if others & 1:
                members = s.members(seat, at)
                if wafers >> at & 1:
                    self.x[row + features.WAFERS] += float(min(members, s.cells[cells.VALUE + at]))
                elif s.cells[cells.OWNER + at] == seat + 1 or at == s.parts.base:
                    self.x[row + features.AT_CAMPS] += float(members)
                else:
                    self.x[row + features.ON_THE_WAY] += float(members)
            others >>= 1
            at += 1

    # -- scoring rounds ------------------------------------------------------------------------------------------------

    def measure_scorings(self, s: Tikal) -> None:
        """Weigh what is held by how often it will still count; who has yet to score in this round scores once more."""
        for seat in range(self.first, self.end):
            row = seat * self.size
            left = float(s.parts.scorings - s.cells[cells.SCORINGS])
            guarded, treasures, held = self.x[row + features.GUARDED], self.x[row + features.TREASURES], 0.0
            for lead in range(row + features.LEAD, row + features.TIED):
                held += self.x[lead]
            self.x[row + features.TO_COME] = left
            if has_yet_to_score(s, seat):
                self.x[row + features.HELD_NOW] = held + guarded + treasures
            self.x[row + features.HELD_EACH] = held * left / WEIGHED_SCORINGS
            self.x[row + features.GUARDED_EACH] = guarded * left / WEIGHED_SCORINGS
            self.x[row + features.TREASURES_EACH] = treasures * left / WEIGHED_SCORINGS


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
        guesses = [FIRST_GUESSES.get(name, (0.0, 0.0)) for name in features.FEATURES]
        rows.append([end + (start - end) * left for start, end in guesses])
    return Weights(features.FEATURES, KNOTS, rows, {"by": "hand"})
