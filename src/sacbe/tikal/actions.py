"""The numbered table of actions. New kinds are added at the end: a number never changes its meaning."""

from typing import Final

from mypy_extensions import i64

from sacbe.core.actions import ActionTable, Kind, roomy
from sacbe.tikal.names import CAMPS, HEXES, MEMBERS, PLAYERS, SIDES, TILE_ROOM, TREASURE_ROOM

HIGHEST_BID: Final = 480
"""More than anybody can have before the last auction: the capital of 20 and three scorings of 150 points at most."""

LAY: Final[i64] = 0  # place the hexagon in hand: where, and to which side its first side is turned
PLACE: Final[i64] = 240  # place a member from the supply in the base camp or one of the player's camps
JUMP: Final[i64] = 246  # move a member along the secret paths from camp to camp
MOVE: Final[i64] = 264  # move a member over the stones of one side
UNCOVER: Final[i64] = 744  # uncover a temple level
RECOVER: Final[i64] = 784  # recover the topmost treasure
EXCHANGE: Final[i64] = 824  # give a treasure to a player and take another from that player
CAMP: Final[i64] = 1148  # establish a camp
GUARD: Final[i64] = 1188  # make a member the guard of a temple
END: Final[i64] = 1268  # end the turn; action points that are left are lost
CHOOSE: Final[i64] = 1269  # choose a hexagon of the display
PASS: Final[i64] = 1317  # pass in an auction
BID: Final[i64] = 1318  # bid so many points


def action_table(tiles: tuple[str, ...], treasures: tuple[str, ...]) -> ActionTable:
    """Return the table of actions; the ids of hexagons and treasures are those of the component pack."""
    kinds_of_treasure = roomy(treasures, TREASURE_ROOM)
    return ActionTable(
        Kind("lay", LAY, hex=HEXES, turn=SIDES),
        Kind("place", PLACE, member=MEMBERS, camp=CAMPS),
        Kind("jump", JUMP, member=MEMBERS, camp=CAMPS, to=CAMPS),
        Kind("move", MOVE, member=MEMBERS, hex=HEXES, side=SIDES),
        Kind("uncover", UNCOVER, hex=HEXES),
        Kind("recover", RECOVER, hex=HEXES),
        Kind("exchange", EXCHANGE, give=kinds_of_treasure, player=PLAYERS, take=kinds_of_treasure),
        Kind("camp", CAMP, hex=HEXES),
        Kind("guard", GUARD, hex=HEXES, member=MEMBERS),
        Kind("end", END),
        Kind("choose", CHOOSE, tile=roomy(tiles, TILE_ROOM)),
        Kind("pass", PASS),
        Kind("bid", BID, points=tuple(map(str, range(1, HIGHEST_BID + 1)))),
    )
