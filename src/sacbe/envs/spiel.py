"""The games for OpenSpiel: ``pyspiel.load_game("sacbe_tikal(players=2,auction=True)")``, once this module is imported.

Chance plays first, and never again: it draws the seed of the deal, a byte at a time. So a history tells everything,
and serializing is left to OpenSpiel. Where several decide in secret at the same time, they are asked one after the
other and see nothing of each other. Returns are the share of the victory less an equal share.
"""

from typing import Any, ClassVar

import numpy as np
import pyspiel

import sacbe
from sacbe.core.batch import reward_named
from sacbe.front.told import Told

BYTE = 256
SEED_BYTES = 4
"""How many bytes of a seed chance draws."""
SEEDS = 2**62


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and options; each game is registered as a subclass of its own."""

    name: ClassVar[str]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any]) -> None:
        self.game = sacbe.game(self.name)
        # OpenSpiel fills in the defaults, also where a number of players has another.
        self.options = {o.name: params[o.name] for o in self.game.options if params[o.name] != o.default}
        self.players = int(params["players"])
        self.observation = self.game.observation(self.players, **self.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game.num_actions,
            max_chance_outcomes=BYTE,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.game.most_decisions(self.players),
        )
        super().__init__(self.kind, info, params)

    def __reduce__(self) -> tuple[Any, ...]:
        return loaded, (str(self),)

    def new_initial_state(self) -> "SpielState":
        """Return the state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance plays."""
        return SEED_BYTES

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """Return what tells a player of a state: the position, and with perfect recall the moves so far."""
        if params:
            raise ValueError(f"an observer has no parameters: {params}")
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position on its way from the deal to the end."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.seed: list[int] = []
        self.position: sacbe.State | None = None
        self.told = Told()
        self.imagined = False
        """Whether it was resampled: then its history is not what led to it."""

    @property
    def dealt(self) -> sacbe.State:
        """The position, which is there once chance has played."""
        assert self.position is not None
        return self.position

    def current_player(self) -> int:
        """Return who decides: of several who do so in secret the first."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over else self.position.actors[0]

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.position is not None and self.position.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.legal(player) if player in self.dealt.actors else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the bytes that the seed may go on with, all with the same chance."""
        return [(byte, 1 / BYTE) for byte in range(BYTE)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self._draw(action)
            return
        seat = self.position.actors[0]
        self.told.note(self.position, action, seat)
        self.position.apply(action, seat)

    def _draw(self, byte: int) -> None:
        """Take a byte of the seed, and deal with the last."""
        self.seed.append(byte)
        if len(self.seed) == SEED_BYTES:
            made: SpielGame = self.get_game()
            seed = int.from_bytes(self.seed, "big")
            self.position = made.game.start(made.players, seed, **made.options).quiet()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return str(self.get_game().game.table.text(action))

    def returns(self) -> list[float]:
        """Return each player's share of the victory less an equal share, or nothing before the end."""
        made: SpielGame = self.get_game()
        return reward_named("win")(self.dealt) if self.is_terminal() else [0.0] * made.players

    def resample_from_infostate(self, player: int, sampler: Any) -> "SpielState":
        """Return a state that looks the same to a player, all else drawn anew by the numbers of ``sampler``."""
        twin: SpielState = self.clone()
        twin.position = self.dealt.determinized(player, int(sampler() * SEEDS))
        twin.told = self.told.resampled(self.dealt, player)
        twin.imagined = True
        return twin

    def serialize(self) -> str:
        """Return the history, from which OpenSpiel makes the state again."""
        if self.imagined:
            raise ValueError("a resampled state cannot be serialized: its history is another world's")
        return str(super().serialize())

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.get_game(), self.serialize())

    def __str__(self) -> str:
        return f"seed {self.seed}" if self.position is None else repr(self.position)


class Observer:
    """Tells what a player may know, as numbers (``tensor``) and as a string.

    The numbers tell the position; the way to it, which never ends to grow, is told by the string alone.
    """

    def __init__(self, game: SpielGame, kind: Any) -> None:
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("a player is told all that it may know, or what everybody may know")
        self.game = game
        self.recalls = kind.perfect_recall
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(len(game.observation), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor."""
        self.tensor[:] = 0 if state.position is None else self._row(state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the numbers of the position and, with perfect recall, the moves that the player knows of."""
        if state.position is None:
            return ""
        eyes = None if self.public else player
        row = " ".join(map(str, self._row(state, player).tolist()))
        if not self.recalls:
            return row
        moves = (f"{seat}:{'?' if action is None else action}" for seat, action in state.told.known(state.dealt, eyes))
        return f"{' '.join(moves)}\n{row}"

    def _row(self, state: SpielState, player: int) -> "np.ndarray[Any, np.dtype[np.int16]]":
        return np.asarray(self.game.observation.row(state.dealt, None if self.public else player))


def loaded(text: str) -> SpielGame:
    """Return a game by its name and parameters; unpickling comes here, so that the games are registered."""
    game: SpielGame = pyspiel.load_game(text)
    return game


def restored(game: SpielGame, text: str) -> SpielState:
    """Return a state that was serialized."""
    state: SpielState = game.deserialize_state(text)
    return state


def register_all() -> None:
    """Make ``sacbe_tikal`` known, game by game, and the same with the version of its rules: ``sacbe_tikal_v2``."""
    for name in sacbe.games():
        for known in (f"sacbe_{name}", f"sacbe_{name}_v{sacbe.game(name).version}"):
            if known not in pyspiel.registered_names():
                _register(known, name)


def _register(known: str, name: str) -> None:
    game = sacbe.game(name)
    kind = pyspiel.GameType(
        short_name=known,
        long_name=f"{name}, rules {game.version}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.counts),
        min_num_players=min(game.counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": game.usual_players,
            **{option.name: option.default for option in game.options},
        },
    )
    # OpenSpiel lets go of what is registered after Python has ended: a class bears that, a function does not.
    pyspiel.register_game(kind, type(f"{name.title()}Game", (SpielGame,), {"name": name, "kind": kind}))


register_all()
