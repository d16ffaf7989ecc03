"""Kinds of construction, and the frame of a construction: its kind, and a building torn down for it."""

from typing import Final

from mypy_extensions import i64

from sacbe.tzolkin.state import Tzolkin
from sacbe.tzolkin.steps import step_ids

ONE: Final[i64] = 0  # Tikal 2: one building
FIRST: Final[i64] = 1  # Tikal 4: the first of two buildings, or a monument
SECOND: Final[i64] = 2  # Tikal 4: the second; architecture applies, for the first did without
SECOND_PLAIN: Final[i64] = 3  # Tikal 4: the second, without architecture
FOR_CORN: Final[i64] = 4  # Uxmal 4: one building, paid in corn
MAY_BUILD: Final[i64] = 5  # from a building: as Tikal 2, if one likes
QUICK_BUILDING: Final[i64] = 6  # quick action: one building, without architecture
MAY_BUILD_MONUMENT: Final[i64] = 7  # from a building: a monument as at Tikal 4, if one likes
KINDS: Final[i64] = 8

NOTHING_OLD: Final[i64] = -1
"""No building is torn down."""


def push_construction(s: Tzolkin, seat: i64, kind: i64, old: i64 = NOTHING_OLD) -> None:
    """Let a seat construct something, with the help of a building torn down or without."""
    s.push(step_ids.CONSTRUCTION, seat, kind, old + 1)


def kind_now(s: Tzolkin) -> i64:
    """Return the kind of the open construction; as at Tikal 2 where none is open."""
    return s.a if s.step == step_ids.CONSTRUCTION else ONE


def old_now(s: Tzolkin) -> i64:
    """Return the building that is torn down for the open construction, or NOTHING_OLD."""
    return s.b - 1 if s.step == step_ids.CONSTRUCTION else NOTHING_OLD


def has_architecture(kind: i64) -> bool:
    """Tell whether architecture works in a kind of construction."""
    return kind != SECOND_PLAIN and kind != QUICK_BUILDING


def may_stop(kind: i64, old: i64) -> bool:
    """Tell whether nothing needs to be constructed; having torn down a building one goes on."""
    return old == NOTHING_OLD and kind in (SECOND, SECOND_PLAIN, MAY_BUILD, MAY_BUILD_MONUMENT)


def is_for_buildings(kind: i64) -> bool:
    """Tell whether buildings can be constructed."""
    return kind != MAY_BUILD_MONUMENT


def is_for_monuments(kind: i64) -> bool:
    """Tell whether monuments can be constructed."""
    return kind in (FIRST, MAY_BUILD_MONUMENT)
