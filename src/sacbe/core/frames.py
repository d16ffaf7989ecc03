"""A frame of the stack of pending steps, in one integer: step number, seat, and two small numbers for its own use."""

from typing import Final

from mypy_extensions import i64

OVER: Final = 0
"""The number of the step that is the end of the game."""
NONE: Final = -1
"""The action handed to a step that leaves no choice."""
NOBODY: Final = -1
"""The seat of a frame that decides itself."""
SEALED: Final = -2
"""The seat of a frame that several decide in secret at the same time; its ``a`` has a bit for each that has yet to."""


def packed(step: i64, seat: i64, a: i64, b: i64) -> i64:
    """Return a frame: 8 bits for the step, 8 for the seat, 24 for ``a``, 23 for ``b``."""
    return step | (seat + 2) << 8 | a << 16 | b << 40


def step_of(frame: i64) -> i64:
    """Return the step of a frame."""
    return frame & 0xFF


def seat_of(frame: i64) -> i64:
    """Return the seat of a frame."""
    return (frame >> 8 & 0xFF) - 2


def a_of(frame: i64) -> i64:
    """Return the first number of a frame."""
    return frame >> 16 & 0xFFFFFF


def b_of(frame: i64) -> i64:
    """Return the second number of a frame."""
    return frame >> 40
