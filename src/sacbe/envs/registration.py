"""What Gymnasium is told when this room is opened: the environments, by game and version of the rules."""

from gymnasium.envs.registration import register, registry

import sacbe

NAMESPACE = "sacbe"


def register_all() -> None:
    """Make ``sacbe/tikal-v2`` (one seat against bots) and ``sacbe/tikal-selfplay-v2`` (batches) known, game by game."""
    for name in sacbe.games():
        version = sacbe.game(name).version
        one, many = f"{NAMESPACE}/{name}-v{version}", f"{NAMESPACE}/{name}-selfplay-v{version}"
        if one not in registry:
            register(id=one, entry_point="sacbe.envs.gym:SeatEnv", kwargs={"game": name})
            register(id=many, vector_entry_point="sacbe.envs.gym:SelfPlayEnv", kwargs={"game": name})
