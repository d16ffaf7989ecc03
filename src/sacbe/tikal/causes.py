"""Why something changed hands: the reasons of the ledger, numbered."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.numbered import numbered

SETUP: Final[i64] = 0
AUCTION: Final[i64] = 1
PLACING: Final[i64] = 2
RECOVERING: Final[i64] = 3
EXCHANGING: Final[i64] = 4
ESTABLISHING: Final[i64] = 5
GUARDING: Final[i64] = 6
SCORING: Final[i64] = 7

CAUSES: Final = numbered(
    (SETUP, "setup"),
    (AUCTION, "auction"),
    (PLACING, "placing"),
    (RECOVERING, "recovering"),
    (EXCHANGING, "exchanging"),
    (ESTABLISHING, "establishing"),
    (GUARDING, "guarding"),
    (SCORING, "scoring"),
)
