"""The numbers and names of the steps. Number 0 is the end of the game; new steps are added at the end."""

from typing import Final

from mypy_extensions import i64

CHOOSE_CARD: Final[i64] = 1
ROUND: Final[i64] = 2
SELECT: Final[i64] = 3
REVEAL: Final[i64] = 4
WAR_CAPTAIN: Final[i64] = 5
CONFLICT: Final[i64] = 6
MAY_ADVANCE: Final[i64] = 7
RETREAT: Final[i64] = 8
TILES: Final[i64] = 9
TAKE_TILE: Final[i64] = 10
MOVEMENT_END: Final[i64] = 11
TURN: Final[i64] = 12
PLACE: Final[i64] = 13
REGION_BONUS: Final[i64] = 14
SUMMON: Final[i64] = 15
OFFERING: Final[i64] = 16
COLOUR: Final[i64] = 17
CHIEF: Final[i64] = 18
RAIN: Final[i64] = 19
TRADE: Final[i64] = 20
SWAP: Final[i64] = 21
RECALL: Final[i64] = 22
LAY_DOWN: Final[i64] = 23
JAGUAR: Final[i64] = 24
PRODUCE_OR_BUILD: Final[i64] = 25
PARTNER: Final[i64] = 26
PAY: Final[i64] = 27
SET_TILE: Final[i64] = 28
SET_BUILDING: Final[i64] = 29
ADVANCE: Final[i64] = 30
GAIN: Final[i64] = 31
MARK: Final[i64] = 32
ROLE: Final[i64] = 33
DROP: Final[i64] = 34
END_OF_TURN: Final[i64] = 35
END_OF_ROUND: Final[i64] = 36
REPLENISH: Final[i64] = 37
GIVE_BACK: Final[i64] = 38
RETURN_TILE: Final[i64] = 39
OFFER: Final[i64] = 40
CELEBRATION: Final[i64] = 41
FAMILY_RAIN: Final[i64] = 42
PAKAL_REWARD: Final[i64] = 43
PAKAL_BONUS: Final[i64] = 44
PAKAL_SUMMON: Final[i64] = 45
PAKAL_ACTION: Final[i64] = 46
PAKAL_BUILD: Final[i64] = 47
PAKAL_END: Final[i64] = 48

STEP_NAMES: Final = (
    "over",
    "choose_card",
    "round",
    "select",
    "reveal",
    "war_captain",
    "conflict",
    "may_advance",
    "retreat",
    "tiles",
    "take_tile",
    "movement_end",
    "turn",
    "place",
    "region_bonus",
    "summon",
    "offering",
    "colour",
    "chief",
    "rain",
    "trade",
    "swap",
    "recall",
    "lay_down",
    "jaguar",
    "produce_or_build",
    "partner",
    "pay",
    "set_tile",
    "set_building",
    "advance",
    "gain",
    "mark",
    "role",
    "drop",
    "end_of_turn",
    "end_of_round",
    "replenish",
    "give_back",
    "return_tile",
    "offer",
    "celebration",
    "family_rain",
    "pakal_reward",
    "pakal_bonus",
    "pakal_summon",
    "pakal_action",
    "pakal_build",
    "pakal_end",
)
