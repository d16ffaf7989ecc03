"""The God of Trade: moving workers between cities, and swapping resources."""

from typing import ClassVar, Final

from mypy_extensions import i64

from sacbe.ahau import actions, causes, cells
from sacbe.ahau.names import (
    CITIES,
    NUM_CITIES,
    NUM_COLOURS,
    RESOURCES,
    TRADE_GOD,
)
from sacbe.ahau.state import Ahau, Automatic, not_now
from sacbe.ahau.steps import step_ids
from sacbe.core.choices import Choices
from sacbe.core.refusals import Refusal

MOST_MOVES: Final[i64] = 256
"""No summoning is as strong: it has at most ten tiles of the pyramid and those of the reserve."""


def begin_moves(s: Ahau) -> None:
    """No worker has moved yet."""
    s.cells[cells.WALKER] = 0
    s.cells[cells.VISITED] = 0
    for city in range(NUM_CITIES):
        s.cells[cells.MOVED + city] = 0


def push_moves(s: Ahau, seat: i64, moves: i64) -> None:
    """Have a seat move workers."""
    s.push(step_ids.TRADE, seat, moves)


def not_linked(city: i64, to: i64) -> Refusal:
    """Return the refusal of a move between cities that are not adjacent."""
    return Refusal("why-cities-not-adjacent", "AH-9.10", {"city": CITIES[city], "to": CITIES[to]})


class Trade(Automatic):
    """Move workers between adjacent cities; ``a`` moves are left (AH-9.12).

    A worker never enters a city twice, so a walk is told from the next worker's: ``move`` begins with one that has not
    moved, ``on`` goes on with the last. Walks do not depend on each other, so one after the other is no loss.
    """

    number: ClassVar[int] = step_ids.TRADE
    name: ClassVar[str] = "trade"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Begin a walk, go on with one, or stop."""
        if s.a == 0:
            return
        out.add(actions.DONE)
        for city in range(NUM_CITIES):
            if s.of(seat, cells.STANDING + city) > s.cells[cells.MOVED + city]:
                for to in range(NUM_CITIES):
                    if s.version.side.linked(city, to):
                        out.add(actions.MOVE + city * NUM_CITIES + to)
        here = s.cells[cells.WALKER] - 1
        if here >= 0:
            for to in range(NUM_CITIES):
                if s.version.side.linked(here, to) and not s.cells[cells.VISITED] >> to & 1:
                    out.add(actions.GO_ON + to)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Move a worker; a swap may follow. In the end the region bonus is looked at once more (AH-7.6)."""
        if action < actions.MOVE:
            s.push(step_ids.REGION_BONUS, seat)
            return
        push_moves(s, seat, s.a - 1)
        if action >= actions.GO_ON:
            self.walk(s, seat, s.cells[cells.WALKER] - 1, action - actions.GO_ON)
            return
        city = (action - actions.MOVE) // NUM_CITIES
        s.cells[cells.VISITED] = i64(1) << city
        s.cells[cells.MOVED + city] += 1
        self.walk(s, seat, city, (action - actions.MOVE) % NUM_CITIES)

    def walk(self, s: Ahau, seat: i64, city: i64, to: i64) -> None:
        """Move one worker. In the family game it may go anywhere again, and there are no swaps."""
        s.change(seat, cells.STANDING + city, -1, causes.OF_GOD + TRADE_GOD)
        s.change(seat, cells.STANDING + to, 1, causes.OF_GOD + TRADE_GOD)
        s.cells[cells.MOVED + city] -= 1
        if s.version.family:
            return
        s.cells[cells.MOVED + to] += 1
        s.cells[cells.WALKER] = to + 1
        s.cells[cells.VISITED] |= i64(1) << to
        s.push(step_ids.SWAP, seat)

    def details(self, s: Ahau, seat: i64, action: i64) -> dict[str, object]:
        """What all cities would award to each seat, before and after."""
        from sacbe.ahau.outlook import cities_fame

        if action < actions.MOVE:
            return {}
        then = s.copy()
        assert isinstance(then, Ahau)
        then.apply(int(action), int(seat))
        return {"before": cities_fame(s), "after": cities_fame(then)}

    def fits(self, s: Ahau, seat: i64, a: i64, b: i64) -> bool:
        """Not more moves than any summoning brings."""
        return super().fits(s, seat, 0, b) and a < MOST_MOVES

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """Standing workers move between adjacent cities, each into a city once."""
        kind = s.kind_of(action)
        if kind == actions.DONE:
            return None
        if kind == actions.GO_ON:
            return self.walk_refusal(s, action - actions.GO_ON)
        if kind != actions.MOVE:
            return not_now(s)
        city, to = (action - actions.MOVE) // NUM_CITIES, (action - actions.MOVE) % NUM_CITIES
        if not s.version.side.linked(city, to):
            return not_linked(city, to)
        standing = s.of(seat, cells.STANDING + city)
        if standing > s.cells[cells.MOVED + city]:
            return None
        if standing:
            return Refusal("why-worker-has-moved", "AH-20.6", {"city": CITIES[city]})
        if s.of(seat, cells.LYING + city):
            return Refusal("why-worker-lies", "AH-9.11", {"city": CITIES[city]})
        return Refusal("why-nobody-stands", "AH-9.10", {"city": CITIES[city]})

    def walk_refusal(self, s: Ahau, to: i64) -> Refusal | None:
        """Return why the worker moved last cannot go on to a city."""
        here = s.cells[cells.WALKER] - 1
        if here < 0:
            return Refusal("why-nobody-walks", "AH-20.6")
        if s.cells[cells.VISITED] >> to & 1:
            return Refusal("why-city-visited", "AH-9.12", {"city": CITIES[to]})
        return None if s.version.side.linked(here, to) else not_linked(here, to)


class Swap(Automatic):
    """With each move, one resource may be swapped for another; one of the two is of the chosen colour."""

    number: ClassVar[int] = step_ids.SWAP
    name: ClassVar[str] = "swap"

    def legal(self, s: Ahau, seat: i64, out: Choices) -> None:
        """Any such swap, or none."""
        chosen = s.cells[cells.CHOSEN] - 1
        if s.resources(seat) == 0:
            return
        out.add(actions.DONE)
        for give in range(NUM_COLOURS):
            if s.of(seat, cells.RESOURCE + give):
                for get in range(NUM_COLOURS):
                    if give != get and (give == chosen or get == chosen):
                        out.add(actions.SWAP + give * NUM_COLOURS + get)

    def take(self, s: Ahau, seat: i64, action: i64) -> None:
        """Swap them."""
        if action >= actions.SWAP:
            swap = action - actions.SWAP
            s.change(seat, cells.RESOURCE + swap // NUM_COLOURS, -1, causes.OF_GOD + TRADE_GOD)
            s.change(seat, cells.RESOURCE + swap % NUM_COLOURS, 1, causes.OF_GOD + TRADE_GOD)

    def refusal(self, s: Ahau, seat: i64, action: i64) -> Refusal | None:
        """One of two different resources must be of the chosen colour."""
        if action == actions.DONE:
            return None
        if s.kind_of(action) != actions.SWAP:
            return not_now(s)
        give, get = (action - actions.SWAP) // NUM_COLOURS, (action - actions.SWAP) % NUM_COLOURS
        chosen = s.cells[cells.CHOSEN] - 1
        if s.of(seat, cells.RESOURCE + give) == 0:
            return Refusal("why-none-to-give", "AH-9.13", {"resource": RESOURCES[give]})
        if give == get:
            return Refusal("why-same-resource", "AH-9.13")
        fits = chosen in (give, get)
        return None if fits else Refusal("why-swap-without-colour", "AH-9.13", {"resource": RESOURCES[chosen]})
