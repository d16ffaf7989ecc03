"""What one visitor may ask for, by address: plenty for a family behind one address, too little to stop all others."""

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from sacbe.table.refusals import Refused

HOUR = 3600.0
MOST_KEPT = 10_000
"""How many addresses are remembered; those that were here longest ago are forgotten first."""
HOUSEHOLD = 64
"""So many bits of a long address are a household's; the rest it chooses as it likes."""

Kind = Literal["tables", "uploads", "bytes"]


@dataclass(frozen=True)
class Allowance:
    """So much at once, and so much again every hour."""

    at_once: float
    hourly: float


ALLOWANCES: dict[Kind, Allowance] = {
    "tables": Allowance(100, 200),
    "uploads": Allowance(50, 100),
    "bytes": Allowance(5_000_000, 5_000_000),
}
SOCKETS = 200
"""How many sockets an address may have open."""


def household(address: str) -> str:
    """Return what visitors are told apart by.

    >>> household("192.0.2.7"), household("2001:db8:1:2:3:4:5:6"), household("::ffff:192.0.2.7"), household("unix")
    ('192.0.2.7', '2001:db8:1:2::/64', '192.0.2.7', 'unix')
    """
    try:
        number = ip_address(address)
    except ValueError:
        return address[:HOUSEHOLD]
    if not isinstance(number, IPv6Address):
        return str(number)
    return str(number.ipv4_mapped or ip_network((number, HOUSEHOLD), strict=False))


class Visitors:
    """Keeps account of who has asked for how much."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        """All allowances are multiplied by this."""
        self.used: dict[tuple[str, Kind], tuple[float, float]] = {}
        """What an address has used of an allowance, and when that was; the one that asked last at the end."""
        self.sockets: Counter[str] = Counter()

    def take(self, address: str, kind: Kind, amount: float = 1.0) -> None:
        """Let an address have so much more of an allowance, or refuse it."""
        allowance, now = ALLOWANCES[kind], time.monotonic()
        used, then = self.used.pop((address, kind), (0.0, now))
        used = max(0.0, used - (now - then) * allowance.hourly * self.factor / HOUR)
        enough = used + amount > allowance.at_once * self.factor
        self.used[address, kind] = (used if enough else used + amount, now)
        if len(self.used) > MOST_KEPT:
            del self.used[next(iter(self.used))]
        if enough:
            raise too_many()

    @contextmanager
    def connected(self, address: str) -> Iterator[None]:
        """Count a socket for as long as it is open, or refuse it."""
        if self.sockets[address] >= SOCKETS * self.factor:
            raise too_many()
        self.sockets[address] += 1
        try:
            yield
        finally:
            release(self.sockets, address)


def release(counted: Counter[str], address: str) -> None:
    """Count one less for an address, and forget it with the last."""
    counted[address] -= 1
    if not counted[address]:
        del counted[address]


def too_many() -> Refused:
    """Return the answer to who has asked for too much."""
    return Refused("too-many", "this address has asked for too much; wait a while")
