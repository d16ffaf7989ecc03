"""Golden games: complete records that between them show every tile, card, god, reward, end and version.

``python -m tests.ahau.golden`` looks for such games and writes them anew, after a change that raises the rules version.
"""

from itertools import count
from typing import Any

import sacbe
from sacbe.ahau.buildings import EFFECTS as BUILDINGS
from sacbe.ahau.causes import CAUSES
from sacbe.ahau.names import ABILITIES as ROLES
from sacbe.ahau.names import DIFFICULTIES, GODS, RESOURCES, TILES
from sacbe.core.record import Record
from sacbe.core.rng import Generator
from sacbe.core.state import State
from tests.golden import FOLDER, store, stored, weighted

GAME = sacbe.game("ahau")

WEIGHTS = {
    "builder": {"trade": 1, "barter": 1, "done": 3, "build": 90, "construct": 60, "bonus": 90, "summon": 40},
    "producer": {"trade": 1, "barter": 1, "done": 2, "produce": 90, "summon": 40, "role": 30, "queen": 30, "build": 5},
    "wanderer": {"done": 10, "trade": 4, "barter": 8, "build": 30, "construct": 30, "summon": 60, "queen": 90},
}  # fmt: skip
USED = ("acropolis", "ball_court", "giant_stele", "palace", "plaza", "produce_market", "raised_bed_farm", "temple")
REWARDS = {
    **dict.fromkeys(RESOURCES, "resources"),
    **dict.fromkeys(TILES, "draw_pyramid_tiles"),
    "weapons": "weapon",
    "might": "might",
    "hand_role": "role_card",
}
SILENT = ("pakal_stays",)
"""A ruler that stays changes nothing: the ledger has no entry."""
SPACES = ("pyramid_space", "building_space")


def wanted() -> set[str]:
    """Return all that golden games must show."""
    return {
        *(f"built {name}" for name in BUILDINGS),
        *(f"used {name}" for name in USED),
        *(f"played {name}" for name in ROLES),
        *(f"summoned {name}" for name in GODS),
        *(f"pakal summoned {name}" for name in GODS),
        *(f"reward {name}" for name in set(REWARDS.values())),
        *(f"reward {name}" for name in ("fame", "temple_marker", "lay_down_worker")),
        *(f"end {name}" for name in ("pyramid", "workers", "katuns", "rounds")),
        *(f"players {n}" for n in range(1, 6)),
        *(f"because {name}" for name in CAUSES if name.startswith(("pakal", "shadow")) and name not in SILENT),
        *(f"personality {name}" for name in ROLES),
        *(f"difficulty {name}" for name in DIFFICULTIES),
        *(f"{option} {value}" for option in ("board", "pakal_board") for value in ("day", "night")),
        *(f"{option} True" for option in ("family", "personal_scoring", "shadow")),
    }


def shown(state: State) -> set[str]:
    """Return what a finished game shows."""
    view: Any = state.view(None)
    found = {f"players {state.players}", *(f"end {name}" for name in view["ending"])}
    solo = state.players == 1
    for option, value in state.settings.items():
        if solo or option not in ("difficulty", "pakal_board", "personality"):
            found.add(f"{option} {value}")
    if solo:
        found.add(f"personality {view['personality']}")
    for player in range(state.players):
        found |= {f"played {view['seats'][player]['role']}"}
    for _, action in state.moves:
        kind, *words = state.text(action).split()
        if kind == "summon":
            found.add(f"summoned {words[0]}")
    for entry in state.ledger:
        found |= set(_entry(entry.seat < state.players, entry.what, entry.because))
    return found


def _entry(player: bool, what: str, because: str) -> list[str]:
    """Return what an entry of the ledger shows."""
    found = [f"because {because}"]
    if player:
        found += [f"used {because}", f"built {what}"]
        if because in SPACES:
            reward = REWARDS.get(what) or _reward(what)
            found.append(f"reward {reward}")
    elif because in GODS:
        found.append(f"pakal summoned {because}")
    elif because in ("pakal_claims", "pakal_majorities", "pakal_idle"):
        found.append("pakal summoned trade")
    return found


def _reward(what: str) -> str:
    if what.startswith("temple_") and what != "temple_spaces":
        return "temple_marker"
    return "lay_down_worker" if what.startswith("lying_") else "fame"


def shown_by(record: Record) -> set[str]:
    """Return what a golden game shows."""
    return shown(sacbe.replay(record))


def records() -> dict[str, Record]:
    """Return the golden games as they are stored."""
    return stored("ahau")


def play(state: State, style: str, seed: int) -> State:
    """Play a game to its end with weighted random choices."""
    random, weights = Generator(seed), WEIGHTS[style]
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        kinds = [weights.get(state.text(action).split()[0], 20) for action in legal]
        state.apply(legal[weighted(kinds, random)], seat)
    return state


def games() -> list[tuple[int, dict[str, Any]]]:
    """Return the versions that golden games are looked for in, again and again."""
    solo = [
        (1, {"personality": role, "difficulty": DIFFICULTIES[i % 3], "pakal_board": ("day", "night")[i % 2]})
        for i, role in enumerate(ROLES)
    ]
    many = [(n, {"board": ("day", "night")[n % 2]}) for n in (2, 3, 4, 5)]
    variants: list[tuple[int, dict[str, Any]]] = [
        (3, {"family": True}),
        (2, {"shadow": True}),
        (4, {"shadow": True, "personal_scoring": True}),
        (2, {"board": "night"}),
    ]
    return [*many, *variants, *solo]


def last_round() -> State:
    """Return a game that has gone on for forty rounds."""
    from tests.ahau.build import table

    return table(at="round", seat=-1, then=(), round=39).state


def main() -> None:
    """Look for golden games until all is shown, and write them."""
    for old in (FOLDER / "ahau").glob("*.json"):
        old.unlink()
    missing, written = wanted(), 0
    for seed in count():
        for i, (players, options) in enumerate(games()):
            style = tuple(WEIGHTS)[(seed + i) % len(WEIGHTS)]
            state = last_round() if seed == 0 and i == 0 else GAME.start(players, seed, **options)
            new = shown(play(state, style, seed)) & missing
            if new:
                written += 1
                missing -= new
                store(f"{written:02d}-{players}-{style}", state)
        if not missing or seed == 300:
            break
    print(f"{written} games; not shown: {sorted(missing)}")  # noqa: T201 - a script


if __name__ == "__main__":
    main()
