"""Play a random game through the public API and tell how it went.

Run with: python examples/random_game.py
"""

import random

import sacbe


def main() -> None:
    """Play, print the last position's scores, and replay the record."""
    game = sacbe.game("tzolkin")
    state = game.start(players=3, seed=7, names=["Itzel", "Chan", "Ixchel"])
    dice = random.Random(7)
    while not state.over:
        seat = state.actors[0]
        state.apply(dice.choice(state.legal(seat)), seat)
    record = state.record()
    for seat, name in enumerate(record.names):
        print(f"{name}: {state.scores[seat]} points, {state.breakdown(seat)}")
    print("won by", " and ".join(record.names[seat] for seat in state.winners))
    assert sacbe.replay(record).key() == state.key()


if __name__ == "__main__":
    main()
