"""The features of a position that are measured, numbered; the learned weights know them by name."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.numbered import numbered

ANY: Final[i64] = 0
OPPONENTS: Final[i64] = 1
TO_COME: Final[i64] = 2
GUARDED: Final[i64] = 3
LEAD: Final[i64] = 4  # by 1, by 2, by 3 or 4, by more
TIED: Final[i64] = 8
BEHIND: Final[i64] = 9  # by 1, by 2 or 3, by more
HELD_EACH: Final[i64] = 12
GUARDED_EACH: Final[i64] = 13
HELD_NOW: Final[i64] = 14
TREASURES: Final[i64] = 15
TREASURES_EACH: Final[i64] = 16
SINGLES: Final[i64] = 17
PAIRS: Final[i64] = 18
WAFERS: Final[i64] = 19
LEVELS: Final[i64] = 20
IN_SUPPLY: Final[i64] = 21
LEADER_OUT: Final[i64] = 22
LEADER_AT_TEMPLE: Final[i64] = 23
AT_TEMPLES: Final[i64] = 24
ON_THE_WAY: Final[i64] = 25
CAMPS_FREE: Final[i64] = 26
CAMP_NEAR: Final[i64] = 27
GUARDS_FREE: Final[i64] = 28
AT_CAMPS: Final[i64] = 29

FEATURES: Final = numbered(
    (ANY, "any"),
    (OPPONENTS, "opponents"),
    (TO_COME, "scorings_to_come"),
    (GUARDED, "guarded"),
    (LEAD, "lead_by_1"),
    (LEAD + 1, "lead_by_2"),
    (LEAD + 2, "lead_by_3"),
    (LEAD + 3, "lead_by_5"),
    (TIED, "tied"),
    (BEHIND, "behind_by_1"),
    (BEHIND + 1, "behind_by_2"),
    (BEHIND + 2, "behind_by_4"),
    (HELD_EACH, "held_each_scoring"),
    (GUARDED_EACH, "guarded_each_scoring"),
    (HELD_NOW, "held_now"),
    (TREASURES, "treasure_points"),
    (TREASURES_EACH, "treasures_each_scoring"),
    (SINGLES, "singles"),
    (PAIRS, "pairs"),
    (WAFERS, "wafers_at_hand"),
    (LEVELS, "levels_at_hand"),
    (IN_SUPPLY, "supply"),
    (LEADER_OUT, "leader_out"),
    (LEADER_AT_TEMPLE, "leader_at_temple"),
    (AT_TEMPLES, "people_at_temples"),
    (ON_THE_WAY, "people_on_the_way"),
    (CAMPS_FREE, "camps_left"),
    (CAMP_NEAR, "camp_near_temples"),
    (GUARDS_FREE, "guards_left"),
    (AT_CAMPS, "workers_at_camps"),
)
