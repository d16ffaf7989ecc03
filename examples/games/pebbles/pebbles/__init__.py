"""Pebbles: a game to copy, with a stack, a secret choice and a score.

Stones lie face down in a stack. Each round the topmost is turned up; everybody offers some of their pebbles for it in
secret, and all offers are paid. Who alone has offered most gets the stone and its points. The stack ends the game.
"""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import ClassVar, Final

from sacbe.making import (
    NOBODY,
    PUBLIC,
    SEALED,
    ActionTable,
    Design,
    Field,
    Generator,
    Kind,
    Layout,
    Pack,
    Reader,
    Refusal,
    StackKind,
    State,
    Step,
    Value,
    made,
    push,
)

STONE_ROOM: Final = 12  # the pack may list as many stones
MOST_PEBBLES: Final = 20

OFFER: Final = 0  # the first action: offer no pebble; the number of an action is the number of pebbles

DRAWN: Final = 0  # a cell of the table: how many stones have been turned up

PEBBLES: Final = 0  # cells of a seat: pebbles left,
OFFERED: Final = 1  # 1 + the pebbles offered in secret, 0 before,
POINTS: Final = 2  # and points, by source

SETUP, OFFERING, WINNING = range(3)  # causes


class Turn(Step):
    """Turn up the next stone; everybody offers for it. An empty stack is the end."""

    name: ClassVar[str] = "turn"

    def take(self, s: State, seat: int, action: int) -> None:
        """Begin a round."""
        if s.cells[DRAWN] < s.deal.size(0):
            s.cells[DRAWN] += 1
            s.new_turn()
            s.reveal()
            push(s, "turn", NOBODY)
            push(s, "compare", NOBODY)
            push(s, "offer", SEALED, a=(1 << s.players) - 1)

    def fits(self, s: State, seat: int, a: int, b: int) -> bool:
        """It is a step of the whole table."""
        return seat == NOBODY and a == b == 0


class Offer(Step):
    """Offer pebbles in secret; ``a`` has a bit for each seat that has yet to."""

    name: ClassVar[str] = "offer"

    def legal(self, s: State, seat: int) -> Iterable[int]:
        """As many as there are, or none."""
        return range(OFFER, OFFER + s.of(seat, PEBBLES) + 1)

    def take(self, s: State, seat: int, action: int) -> None:
        """Put the pebbles in the fist; the others follow."""
        s.put(seat, OFFERED, action - OFFER + 1)
        waiting = s.a & ~(1 << seat)
        if waiting:
            push(s, "offer", SEALED, a=waiting)

    def fits(self, s: State, seat: int, a: int, b: int) -> bool:
        """Those wait who have offered nothing yet."""
        return seat == SEALED and b == 0 and a == sum(1 << p for p in range(s.players) if s.of(p, OFFERED) == 0)

    def refusal(self, s: State, seat: int, action: int) -> Refusal | None:
        """Nobody offers more than they have."""
        needs, has = action - OFFER, s.of(seat, PEBBLES)
        return Refusal("why-too-many", "", {"needs": needs, "has": has}) if needs > has else None


class Compare(Step):
    """Open the fists: all pay, and the one highest offer takes the stone."""

    name: ClassVar[str] = "compare"

    def take(self, s: State, seat: int, action: int) -> None:
        """Pay and score."""
        s.reveal()
        offers = [s.of(player, OFFERED) - 1 for player in range(s.players)]
        for player, offer in enumerate(offers):
            s.put(player, OFFERED, 0)
            s.change(player, PEBBLES, -offer, OFFERING)
        stone, points = top(s)
        if offers.count(max(offers)) == 1:
            winner = offers.index(max(offers))
            s.score(winner, 0, points, WINNING)
            s.tell("event-won", winner, {"stone": stone, "offer": max(offers)})
        else:
            s.tell("event-lost", NOBODY, {"stone": stone})

    def fits(self, s: State, seat: int, a: int, b: int) -> bool:
        """It is a step of the whole table, with a stone turned up."""
        return seat == NOBODY and a == b == 0 and s.cells[DRAWN] > 0


class Pebbles(Design):
    """The game."""

    name: ClassVar[str] = "pebbles"
    counts: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    folder: ClassVar[Path] = Path(__file__).parent
    steps: ClassVar[tuple[Step, ...]] = (Turn(), Offer(), Compare())
    causes: ClassVar[tuple[str, ...]] = ("setup", "offering", "winning")
    sources: ClassVar[tuple[str, ...]] = ("stones",)
    told: ClassVar[tuple[str, ...]] = ("stone",)

    def actions(self, pack: Pack) -> ActionTable:
        """Offer nothing, or up to as many pebbles as a pack may give."""
        if begin_with(pack) > MOST_PEBBLES:
            raise pack.error(f"nobody has more than {MOST_PEBBLES} pebbles", "pebbles =", "pieces")
        return ActionTable(Kind("offer", OFFER, pebbles=tuple(map(str, range(MOST_PEBBLES + 1)))))

    def layout(self, pack: Pack) -> Layout:
        """One number of the table, three of a seat."""
        seat = [
            Field("pebbles", PEBBLES, shown=PUBLIC),
            Field("offered", OFFERED, shown=PUBLIC.own(face_down=True)),
            Field("points", POINTS, labels=self.sources, shown=PUBLIC),
        ]
        return Layout([Field("drawn", DRAWN, shown=PUBLIC)], seat)

    def stacks(self, pack: Pack, players: int, settings: Mapping[str, Value]) -> list[StackKind]:
        """The stones."""
        return [StackKind("stones", [stone for stone, _ in stones(pack)])]

    def set_up(self, s: State) -> None:
        """Give everybody pebbles."""
        for seat in range(s.players):
            s.change(seat, PEBBLES, begin_with(s.rules.pack), SETUP)
        push(s, "turn", NOBODY)

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        """All but the order of the stack and the offers of others."""
        seats = [
            {
                "score": s.scores[player],
                "pebbles": s.of(player, PEBBLES),
                "has_offered": s.of(player, OFFERED) > 0,
                "offer": s.of(player, OFFERED) - 1 if player == seat and s.of(player, OFFERED) else None,
            }
            for player in range(s.players)
        ]
        stone, points = top(s)
        return {"stone": stone, "worth": points, "left": s.deal.size(0) - s.cells[DRAWN], "seats": seats}

    def tell(self, s: State) -> list[int]:
        """1 and the number of the stone that is turned up."""
        return [s.deal.at(0, s.cells[DRAWN] - 1) + 1]

    def redeal(self, s: State, seat: int, random: Generator) -> None:
        """Shuffle the rest of the stack, and let the others have offered anything."""
        s.deal = s.deal.redrawn([range(s.cells[DRAWN], s.deal.size(0))], random)
        for player in range(s.players):
            if player != seat and s.of(player, OFFERED):
                s.put(player, OFFERED, 1 + random.below(s.of(player, PEBBLES) + 1))

    def most_decisions(self, players: int) -> int:
        """One for each stone and player."""
        return STONE_ROOM * players

    def tie_break(self, s: State, seat: int) -> int:
        """Of equal points, those with more pebbles left."""
        return s.of(seat, PEBBLES)

    def flaws(self, s: State) -> list[str]:
        """Nobody has less than nothing, or offers what they do not have."""
        if not 0 < s.cells[DRAWN] <= s.deal.size(0):
            return ["no stone is turned up"]
        fine = [0 <= s.of(p, OFFERED) - 1 <= s.of(p, PEBBLES) or s.of(p, OFFERED) == 0 for p in range(s.players)]
        few = [0 <= s.of(p, PEBBLES) <= MOST_PEBBLES and s.units(p) >= 0 for p in range(s.players)]
        return [] if all(fine) and all(few) else ["somebody has pebbles that cannot be"]


def stones(pack: Pack) -> list[tuple[str, int]]:
    """Return the stones of a pack: their ids and points."""
    read = Reader(pack)
    return [(str(row["id"]), read.cell(row, "points", 1)) for row in read.rows_within("stones", STONE_ROOM)]


def begin_with(pack: Pack) -> int:
    """Return the pebbles that everybody begins with."""
    return Reader(pack).number("pieces", "pebbles", 1)


def top(s: State) -> tuple[str, int]:
    """Return the stone that is turned up, and its points."""
    return stones(s.rules.pack)[s.deal.at(0, s.cells[DRAWN] - 1)]


GAME: Final = made(Pebbles())
