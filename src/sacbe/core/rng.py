"""The project's own random generator: small, fast, the same on every machine, compiled or not.

Specification (fixed within a rules version of every game)
----------------------------------------------------------
* State: four 32-bit words. Step: xoshiro128** (Blackman and Vigna), output ``rotl(w1 * 5, 7) * 9``, all modulo 2**32.
* Seeding: the seed's 32-bit digits, least significant first (of its absolute value, then one digit 1 if it is
  negative), are absorbed into a 32-bit accumulator; four words are then drawn from it with :func:`mix`.
* ``below(n)``: the first output ``x`` with ``x < 2**32 - 2**32 % n``, modulo ``n`` (no bias).
* ``shuffle``: Fisher-Yates from the end.

Every product stays below 2**63, so 64-bit machine integers and Python integers agree.
"""

from typing import Final

from mypy_extensions import i64

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


class Generator:
    """A stream of random numbers.

    >>> dice = Generator(7)
    >>> [int(dice.below(6)) for _ in range(5)]
    [2, 1, 0, 3, 0]
    """

    def __init__(self, seed: int) -> None:
        state: i64 = 0
        rest = abs(seed)
        while True:
            digit: i64 = rest & MASK
            state = mix((state + _GOLDEN + digit) & MASK)
            rest >>= 32
            if rest == 0:
                break
        if seed < 0:
            state = mix((state + _GOLDEN + 1) & MASK)
        self.w0: i64 = mix((state + _GOLDEN) & MASK)
        self.w1: i64 = mix((state + 2 * _GOLDEN) & MASK)
        self.w2: i64 = mix((state + 3 * _GOLDEN) & MASK)
        self.w3: i64 = mix((state + 4 * _GOLDEN) & MASK) | 1

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
