"""Search: a tree over the decisions of its turn and over whole turns of all seats, and short guided play after it.

The turn is planned with the evaluation alone first; what it finds worth while is the tree. Every simulation walks down
the tree, decision by decision, deals anew what the seat cannot know, goes on through the turns ahead that are known
already, makes one more of them known, lets every seat play on for a while, and tells all decisions and turns on its
way what came of them. Simulation number n after any choice meets the same deal and the same luck, so choices are
compared under equal conditions.
"""

import time
from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sacbe.bots.bot import Bot, Opinion, Thought
from sacbe.bots.judge import envy, fold, utility
from sacbe.bots.levels import EXPERT, Skill, skill_of
from sacbe.bots.playout import Playout, Visit, follow
from sacbe.bots.tree import CURIOSITY, Node, Tree, even
from sacbe.bots.turns import Line, Planner
from sacbe.bots.whims import judge_for, misjudge
from sacbe.core.deal import Deal
from sacbe.core.evaluator import MOST_SEATS, Evaluator, Weights
from sacbe.core.frames import SEALED
from sacbe.core.rng import Generator
from sacbe.core.state import State

CANDIDATES: Final = 12
"""Ends of the turn that become part of the tree."""
PLANNING: Final = 0.2
"""The part of a turn's budget after which a plan is no longer made more widely."""
WORTH: Final = 100
"""Positions of a plan that cost as much as a simulation."""
FIRST: Final = 0.8
"""The part of a turn's budget for its first decision."""
LATER: Final = 0.04
"""And for each of the others, which the tree already knows much about."""


class Effort:
    """How hard a search tries: what it may spend on a turn, how well it plays, and where it differs from others."""

    def __init__(
        self,
        seconds: float | None,
        simulations: int | None,
        width: int | None = None,
        ahead: int | None = None,
        hasty: bool = False,
        level: float = EXPERT,
        past: str = "",
        character: str = "",
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.seconds = seconds
        """None: as many as its level has in the game."""
        self.simulations = simulations
        self.width = width
        self.ahead = ahead
        self.hasty = hasty
        """Whether it takes what lies ahead at the first glance, and a narrow one."""
        self.level = level
        self.past = past
        """The name of the weights of the past that it values things by; else those of today."""
        self.character = character
        """What it likes for its own sake, by the name of the character."""
        self.clock = clock
        """What seconds are counted by."""


class Search(Bot):
    """Chooses what simulations show to be best."""

    def __init__(self, seed: int, effort: Effort, weights: Weights | None = None) -> None:
        self.seed = seed
        self.effort = effort
        self.weights = weights
        self.judge: Evaluator | None = None
        self.skill: Skill | None = None
        self.random = Generator(seed)
        """For errors; worlds have luck of their own."""
        self.tree = Tree()
        self.node: Node | None = None
        """Where the tree expects the game to go on after the decision chosen last."""
        self.expected_key: int = 0
        self.deal: Deal | None = None
        self.sums: vec[float] = vec[float]([0.0] * MOST_SEATS)
        self.simulations: int = 0
        self.positions: i64 = 0

    def choose(self, state: State, seat: int) -> int:
        """Return the best choice."""
        return self.think(state, seat).choices[0].action

    def think(self, state: State, seat: int) -> Thought:
        """Return what the search thinks of a position where a seat must decide."""
        began = self.effort.clock()
        start = state.determinized(seat, self.seed)  # as the bot imagines it: what was hidden makes no difference
        judge = self.ready(start)
        node, kept = self.root(start, seat, judge, began)
        if len(node.actions) > 1:
            self.simulate(node, state, seat, judge, LATER if kept else FIRST, began)
        return self.conclude(node, start, seat, judge)

    # -- getting ready -----------------------------------------------------------------------------------------------

    def ready(self, state: State) -> Evaluator:
        """Return the evaluator, made when the first position shows which game is played."""
        if self.judge is None:
            effort, game = self.effort, state.rules.game
            skill = self.skill = skill_of(game, effort.level, effort.past)
            self.judge = judge_for(game, self.weights, self.seed, effort.past, skill.whim, effort.character)
            self.deal = state.deal
        for seat in range(MOST_SEATS):
            self.sums[seat] = 0.0
        self.simulations = 0
        return self.judge

    def root(self, start: State, seat: int, judge: Evaluator, began: float) -> tuple[Node, bool]:
        """Return the node to search from, and whether it comes from the decision before in the same turn."""
        assert self.deal is not None
        key = int(fold(start, self.deal))
        kept = self.node
        if kept is not None and key == self.expected_key and kept.actions:
            return kept, True
        self.tree = Tree()
        if start.seat == SEALED:
            return even(start.legal(seat)), False
        self.tree.grow(self.plan(start, seat, judge, began)[:CANDIDATES])
        return self.tree.node(start), False

    def plan(self, start: State, seat: int, judge: Evaluator, began: float) -> list[Line]:
        """Return the ends of the turn, looked for more and more widely as long as the budget allows."""
        assert self.skill is not None
        planner = Planner(judge, self.effort.width or self.skill.width)
        ends = planner.ends(start, seat)
        seen: i64 = 0
        while planner.positions > seen and self.may_widen(planner, began):  # until there is nothing more to see
            self.positions += planner.positions
            seen, planner.positions = planner.positions, 0
            planner.width *= 2
            ends = planner.ends(start, seat)
        self.positions += planner.positions
        misjudge(ends, self.skill.noise, self.random)
        return ends

    def seconds(self) -> float:
        """Return what may be spent on a turn."""
        assert self.skill is not None
        return self.effort.seconds or self.skill.seconds

    def may_widen(self, planner: Planner, began: float) -> bool:
        """Tell whether the budget allows to look twice as widely."""
        effort = self.effort
        if effort.simulations is not None:
            return float(planner.positions) < PLANNING * WORTH * effort.simulations
        return effort.clock() - began < PLANNING * self.seconds()

    # -- simulations -------------------------------------------------------------------------------------------------

    def simulate(self, node: Node, state: State, seat: i64, judge: Evaluator, part: float, began: float) -> None:
        """Simulate until the budget of this decision is spent."""
        effort = self.effort
        assert self.deal is not None
        planner = Planner(judge, judge.narrow // 2 if effort.hasty else judge.narrow, glance=True)
        playout = Playout(planner, self.deal, 0 if effort.hasty else judge.branches)
        share = envy(state.ranked)
        if effort.simulations is not None:
            for _ in range(max(int(effort.simulations * part), 1)):
                self.one(node, state, seat, judge, playout, share)
        else:
            end = began + self.seconds() * part
            self.one(node, state, seat, judge, playout, share)
            while effort.clock() < end:
                self.one(node, state, seat, judge, playout, share)
        self.positions += planner.positions

    def one(self, node: Node, state: State, seat: i64, judge: Evaluator, playout: Playout, share: float) -> None:
        """Walk down the tree, play on, and tell all decisions on the way."""
        way: list[Visit] = []
        at: Node | None = node
        while at is not None and at.actions:
            i = at.select(CURIOSITY)
            way.append(Visit(at, i, seat))
            at = at.children[i]
        last = way[-1]
        number = last.node.visits[last.choice]
        position = state.determinized(int(seat), (self.seed << 24) + number % judge.worlds)
        follow(position, seat, [visit.node.actions[visit.choice] for visit in way])
        own = self.effort.ahead
        ahead: i64 = judge.ahead if own is None else own
        position = playout.run(position, seat, ahead, Generator((self.seed << 24) + number), way)
        judge.judge(position)
        for other in range(state.ranked):
            self.sums[other] += judge.values[other]
        self.simulations += 1
        for visit in way:
            visit.node.add(visit.choice, utility(judge, visit.seat, state.ranked, share))

    # -- what was found ----------------------------------------------------------------------------------------------

    def conclude(self, node: Node, start: State, seat: int, judge: Evaluator) -> Thought:
        """Return the opinions, and remember where the tree goes on."""
        assert self.deal is not None
        order = sorted(range(len(node.actions)), key=lambda i: -node.value(i))
        total = max(node.total, 1)
        priors = node.total == 0
        choices = [
            Opinion(node.actions[i], node.priors[i] if priors else node.visits[i] / total, node.value(i)) for i in order
        ]
        expected = self.expectations(start, judge)
        line = self.main_line(node, seat)
        self.node = node.children[order[0]]
        after = start.quiet()
        after.apply(choices[0].action, seat)
        self.expected_key = int(fold(after, self.deal))
        return Thought(choices, expected, line, self.simulations)

    def expectations(self, start: State, judge: Evaluator) -> list[float]:
        """Return the final points of each seat: the mean of all simulations, or what the position itself promises."""
        if self.simulations:
            return [self.sums[seat] / self.simulations for seat in range(start.ranked)]
        judge.judge(start)
        return [judge.values[seat] for seat in range(start.ranked)]

    def main_line(self, node: Node, seat: int) -> list[tuple[int, int]]:
        """Return the decisions of the turn that were looked at most."""
        line: list[tuple[int, int]] = []
        at: Node | None = node
        while at is not None and at.actions:
            best = at.best()
            line.append((seat, at.actions[best]))
            at = at.children[best]
        return line
