"""A game: its options, its table of actions, and the ways a state comes into being."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sacbe.core.actions import ActionTable
from sacbe.core.choices import Choices
from sacbe.core.deal import Deal, StackKind, from_data, shuffled
from sacbe.core.errors import OptionError, PositionError, quoted
from sacbe.core.frames import SEALED, packed
from sacbe.core.ledger import History
from sacbe.core.line import unpacked_line
from sacbe.core.names import can_be_kept
from sacbe.core.observation import Observation
from sacbe.core.options import Option, Value, resolve
from sacbe.core.pack import Pack, load_pack
from sacbe.core.pending import MOST_PENDING
from sacbe.core.rng import checked_seed
from sacbe.core.rules import Rules
from sacbe.core.state import State
from sacbe.core.telling import Teller

MOST_PACKS: Final = 16
"""How many edited packs' rules a game keeps at hand."""


class Game:
    """What can be known of a game before it is played. Each game of the house is one subclass with one instance."""

    def __init__(self, name: str, version: int, counts: Sequence[int], options: Sequence[Option], folder: Path) -> None:
        self.name = name
        self.version = version
        self.counts = tuple(counts)
        """The numbers of players it can be played with."""
        self.options = tuple(options)
        self.folder = folder
        self._own: Rules | None = None
        self._rules: dict[str, Rules] = {}
        """The rules of the edited packs used last, the latest at the end; games under way hold on to theirs."""

    # -- what each game adds -----------------------------------------------------------------------------------------

    def make_rules(self, pack: Pack) -> Rules:
        """Check a component pack and build the tables that play with it."""
        raise NotImplementedError

    def stacks(self, rules: Rules, players: int, settings: dict[str, Value]) -> list[StackKind]:
        """Return the stacks that are shuffled before a game."""
        raise NotImplementedError

    def blank(self, rules: Rules, players: int, settings: dict[str, Value], deal: Deal) -> State:
        """Return a state whose position is still empty."""
        raise NotImplementedError

    def set_up(self, state: State) -> None:
        """Lay out the first position, with the first steps on the stack."""
        raise NotImplementedError

    def seats(self, players: int, settings: dict[str, Value]) -> int:
        """Return how many seats a position has: the players', and after them those that the rules play themselves."""
        return players

    def teller(self, rules: Rules) -> Teller:
        """Return what tells seats that which lies only in the deal."""
        return Teller()

    def check(self, players: int, settings: dict[str, Value]) -> None:
        """Refuse combinations of options that the options themselves cannot express."""

    def most_decisions(self, players: int) -> int:
        """Return a number of decisions that no game can exceed."""
        raise NotImplementedError

    # -- the contract ------------------------------------------------------------------------------------------------

    @property
    def table(self) -> ActionTable:
        """The table of actions."""
        return self.rules().table

    @property
    def num_actions(self) -> int:
        """The size of the table of actions."""
        return len(self.table)

    @property
    def usual_players(self) -> int:
        """How many play where nobody says: as many as can without an option being forced on them."""
        free = [count for count in self.counts if not any(count in option.forced for option in self.options)]
        return max(free or self.counts)

    def rules(self, components: str | Path | Pack | None = None) -> Rules:
        """Return the rules for a component pack; without one, for the pack that ships with the game."""
        if self._own is None:
            self._own = self.make_rules(load_pack(self.folder / "components.toml"))
        if components is None:
            return self._own
        pack = components if isinstance(components, Pack) else load_pack(components)
        return self._own if pack.digest == self._own.pack.digest else self._edited(pack)

    def _edited(self, pack: Pack) -> Rules:
        """Return the rules for somebody's own pack: kept if they were asked for lately, or else built."""
        rules = self._rules.pop(pack.digest, None) or self.make_rules(pack)
        self._rules[pack.digest] = rules
        for digest in list(self._rules)[:-MOST_PACKS]:
            self._rules.pop(digest, None)
        return rules

    def settings(self, players: int, options: Mapping[str, object]) -> dict[str, Value]:
        """Return the value of every option, checked."""
        settings = resolve(self.options, self.counts, players, options)
        self.check(players, settings)
        return settings

    def observation(self, players: int, components: str | Path | Pack | None = None, **options: object) -> Observation:
        """Return what makes rows of numbers of what a seat may know, with a name for each number."""
        settings, rules = self.settings(players, options), self.rules(components)
        return Observation(rules, self.teller(rules), players, self.seats(players, settings))

    def deal(
        self, players: int, seed: int = 0, components: str | Path | Pack | None = None, **options: object
    ) -> dict[str, list[str]]:
        """Return every shuffled stack of a game as plain data."""
        settings = self.settings(players, options)
        return shuffled(self.stacks(self.rules(components), players, settings), checked_seed(seed)).data()

    def start(
        self,
        players: int,
        seed: int = 0,
        deal: Mapping[str, Sequence[str]] | None = None,
        components: str | Path | Pack | None = None,
        names: Sequence[str] | None = None,
        **options: object,
    ) -> State:
        """Return the first position of a game, from a seed or from a given deal."""
        settings = self.settings(players, options)
        rules = self.rules(components)
        kinds = self.stacks(rules, players, settings)
        dealt = shuffled(kinds, checked_seed(seed)) if deal is None else from_data(kinds, deal)
        state = self.blank(rules, players, settings, dealt)
        origin: dict[str, object] = {"seed": seed} if deal is None else {"deal": dealt.data()}
        state.history = History(origin, _names(players, names))
        state.cells = vec[i64]([0] * rules.layout.size(self.seats(players, settings)))
        self.set_up(state)
        state.pop()
        state.settle(Choices())
        return state

    def load(
        self,
        data: Mapping[str, object] | str,
        components: str | Path | Pack | None = None,
        names: Sequence[str] | None = None,
    ) -> State:
        """Return the position that ``state.position()`` or ``state.line()`` described, or raise PositionError."""
        if isinstance(data, str):
            data = unpacked_line(data)
        if not isinstance(data, Mapping) or data.get("game") != self.name:
            raise PositionError("error-position-game", {"game": self.name})
        rules = self.rules(components)
        if data.get("rules") != self.version:
            raise PositionError("error-position-rules", {"rules": quoted(data.get("rules")), "known": self.version})
        if data.get("components") != rules.pack.digest:
            raise PositionError("error-position-pack")
        players, options = data.get("players"), data.get("options")
        if not isinstance(players, int) or not isinstance(options, dict):
            raise PositionError("error-position-players")
        settings = self.settings(players, options)
        deal = data.get("deal")
        if not isinstance(deal, Mapping):
            raise PositionError("error-position-deal")
        state = self.blank(rules, players, settings, from_data(self.stacks(rules, players, settings), deal))
        state.cells = rules.layout.cells(data, self.seats(players, settings))
        _read_pending(state, data.get("pending"))
        problems = state.problems()
        if problems:
            raise PositionError("error-position", {"problems": "; ".join(problems[:3])})
        state.history = History({"position": state.position()}, _names(players, names))
        state.settle(Choices())
        return state


def _names(players: int, names: Sequence[object] | None) -> list[str]:
    """Return the names of the seats."""
    if names is None:
        return [f"Player {seat + 1}" for seat in range(players)]
    if len(names) != players:
        raise OptionError("error-names", {"names": len(names), "players": players})
    for name in names:
        if not can_be_kept(name):
            raise OptionError("error-name", {"name": quoted(name)})
    return [str(name) for name in names]


def _read_pending(state: State, pending: object) -> None:
    """Read the stack of pending steps, the open one first."""
    if not isinstance(pending, list) or not 0 < len(pending) <= MOST_PENDING:
        raise PositionError("error-pending", {"most": MOST_PENDING})
    frames = [_read_frame(state, number, frame) for number, frame in enumerate(pending)]
    for frame in reversed(frames[1:]):
        state.stack = append(state.stack, i64(frame))
    state.open(frames[0])


def _read_frame(state: State, number: int, frame: object) -> int:
    """Read one pending step; the numbers must fit into a frame."""
    names = state.rules.step_names
    if not isinstance(frame, Mapping) or set(frame) != {"step", "seat", "a", "b"}:
        raise PositionError("error-pending-parts", {"number": number})
    step, seat, a, b = frame["step"], frame["seat"], frame["a"], frame["b"]
    if not isinstance(step, str) or step not in names:
        raise PositionError("error-pending-step", {"number": number, "step": quoted(step)})
    if not all(type(n) is int for n in (seat, a, b)):
        raise PositionError("error-pending-numbers", {"number": number})
    if not (SEALED <= seat < state.seats() and 0 <= a < 2**24 and 0 <= b < 2**23):
        raise PositionError(
            "error-pending-range", {"number": number, "seat": quoted(seat), "a": quoted(a), "b": quoted(b)}
        )
    return packed(names.index(step), seat, a, b)
