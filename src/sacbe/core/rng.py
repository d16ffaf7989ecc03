"""The project's own random generator: small, fast, the same on every machine, compiled or not.

Specification (fixed within a rules version of every game)
----------------------------------------------------------
* State: four 32-bit words. Step: xoshiro128** (Blackman and Vigna), output ``rotl(w1 * 5, 7) * 9``, all modulo 2**32.
* Seeding: from the words 1, 2, 3, 4 absorb a digit for the sign (0, or 1 for a negative seed), then the 32-bit digits
  of the absolute value, the least significant first; at last the lowest bit of the fourth word is set.
* ``below(n)``: the first output ``x`` with ``x < 2**32 - 2**32 % n``, modulo ``n`` (no bias).
* ``shuffle``: Fisher-Yates from the end.

Every product stays below 2**63, so 64-bit machine integers and Python integers agree.
"""

from typing import Final

from mypy_extensions import i64

from sacbe.core.errors import OptionError, quoted

MASK: Final = 0xFFFFFFFF
_GOLDEN: Final = 0x1E3779B9
_MIX_1: Final = 0x45D9F3B
_MIX_2: Final = 0x2C1B3C6D


def mix(x: i64) -> i64:
    """Scramble a 32-bit word; a bijection on 0 .. 2**32 - 1."""
    x = ((x >> 16) ^ x) & MASK
    x = (x * _MIX_1) & MASK
    x = ((x >> 15) ^ x) & MASK
    x = (x * _MIX_2) & MASK
    return ((x >> 16) ^ x) & MASK


SEED_BITS: Final = 256
"""A seed of 128 bits cannot be searched for; what is counted on from it (games of a match) has room above."""


def checked_seed(seed: object) -> int:
    """Return a seed; refuse what is none."""
    if type(seed) is not int or seed.bit_length() > SEED_BITS:
        raise OptionError("error-seed", {"bits": SEED_BITS, "seed": quoted(seed)})
    return seed


class Generator:
    """A stream of random numbers.

    >>> dice = Generator(7)
    >>> [int(dice.below(6)) for _ in range(5)]
    [0, 3, 5, 5, 4]
    """

    def __init__(self, seed: int) -> None:
        self.w0: i64 = 1
        self.w1: i64 = 2
        self.w2: i64 = 3
        self.w3: i64 = 4
        rest = abs(seed)
        self._absorb(1 if seed < 0 else 0)
        self._absorb(rest & MASK)
        while rest > MASK:
            rest >>= 32
            self._absorb(rest & MASK)
        self.w3 |= 1

    def _absorb(self, digit: i64) -> None:
        """Mix a digit of the seed into all four words, each of which depends on the one before."""
        self.w0 = mix((self.w0 + _GOLDEN + digit) & MASK)
        self.w1 = mix((self.w1 + self.w0 + digit) & MASK)
        self.w2 = mix((self.w2 ^ self.w1) + digit & MASK)
        self.w3 = mix((self.w3 + self.w2) & MASK)
        self.w0 ^= self.w3

    def next32(self) -> i64:
        """Return the next word, 0 .. 2**32 - 1."""
        w1 = self.w1
        x = (w1 * 5) & MASK
        x = ((x << 7) | (x >> 25)) & MASK
        result = (x * 9) & MASK
        self.w2 ^= self.w0
        self.w3 ^= w1
        self.w1 ^= self.w2
        self.w0 ^= self.w3
        self.w2 ^= (w1 << 9) & MASK
        self.w3 = ((self.w3 << 11) | (self.w3 >> 21)) & MASK
        return result

    def below(self, n: i64) -> i64:
        """Return one of 0 .. n - 1, each with the same chance."""
        limit: i64 = 0x100000000 - 0x100000000 % n
        x = self.next32()
        while x >= limit:
            x = self.next32()
        return x % n

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
