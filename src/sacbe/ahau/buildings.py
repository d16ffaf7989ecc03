"""What buildings do, and where.

| building | what it does (`AH-15`) | row | where |
|---|---|---|---|
| Acropolis | fame for most workers around one's ruler, after movement | 15.1 | `steps/movement.py` `MovementEnd` |
| Ball Court | steps on the Might track for every building built | 15.2 | `steps/building.py` `SetBuilding` |
| City Walls | a loser may stay, and place there | 15.3, 15.4 | `steps/conflicts.py` `Retreat` |
| Gateway | tiles from adjacent regions | 15.6, 15.9 | `steps/taking.py` `TakeTile` |
| Giant Stele | fame and a weapon for a conflict won | 15.7 | `steps/conflicts.py` `Conflict` |
| Market | resources count as any when one builds | 15.8 | `steps/payment.py` `market_left` |
| Observation Tower | more tiles after movement | 15.9 | `steps/taking.py` `TakeTile` |
| Palace | more fame for every city with most workers | 15.10 | `scoring.py` `score_cities` |
| Plaza | fame for every building built | 15.11 | `steps/building.py` `SetBuilding` |
| Produce Market | others' workers count when one produces | 15.20 | `steps/production.py` `Partner` |
| Raised-Bed Farm | more resources when one produces | 15.12 | `steps/production.py` `produce` |
| Royal Monument | more fame for every adjacency bonus | 15.13 | `steps/pyramid.py` `set_tile` |
| Royal Palace | ties in conflicts | 15.14 | `steps/rulers.py` `standing` |
| | ties for cities | 15.15 | `scoring.py` `share`; King Pakal: `steps/pakal_cities.py` `wins_ties` |
| Temple | fame for every temple without one's marker | 15.16 | `scoring.py` `score_temples` |
| Workshop | more tiles in the build step | 15.17 | `steps/building.py` `tiles_allowed` |

Rules ask ``s.copies(seat, effect)`` and ``s.power(seat, effect)``, the sum of the amounts printed.
"""

from typing import Final

from mypy_extensions import i64

EFFECTS: Final = (
    "acropolis",
    "ball_court",
    "city_walls",
    "gateway",
    "giant_stele",
    "market",
    "observation_tower",
    "palace",
    "plaza",
    "produce_market",
    "raised_bed_farm",
    "royal_monument",
    "royal_palace",
    "temple",
    "workshop",
)
"""What buildings do. The printed ones are called by what they do; a pack may have others that do the same."""
ACROPOLIS: Final[i64] = 0
BALL_COURT: Final[i64] = 1
CITY_WALLS: Final[i64] = 2
GATEWAY: Final[i64] = 3
GIANT_STELE: Final[i64] = 4
MARKET: Final[i64] = 5
OBSERVATION_TOWER: Final[i64] = 6
PALACE: Final[i64] = 7
PLAZA: Final[i64] = 8
PRODUCE_MARKET: Final[i64] = 9
RAISED_BED_FARM: Final[i64] = 10
ROYAL_MONUMENT: Final[i64] = 11
ROYAL_PALACE: Final[i64] = 12
TEMPLE: Final[i64] = 13
WORKSHOP: Final[i64] = 14
BUILDING_ROOM: Final[i64] = 20
"""There are cells for so many kinds of buildings."""
