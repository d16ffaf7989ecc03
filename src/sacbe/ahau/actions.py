"""The numbered table of actions. New kinds are added at the end: a number never changes its meaning."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from sacbe.ahau.names import (
    CARDS,
    CITIES,
    COLOURS,
    GODS,
    OFFER_SLOTS,
    PYRAMID,
    REGIONS,
    RESOURCES,
    ROLE_ROOM,
    SITES,
    SPACES,
    SUMMARY_ROOM,
    TILES,
)
from sacbe.core.actions import ActionTable, Kind, roomy

CHOOSE: Final[i64] = 0  # choose a gameplay summary card with the starting tile on it
SELECT: Final[i64] = 8  # select two cards: left hand and right hand
DONE: Final[i64] = 57  # do no more of this, or none at all; stay where one is
RULER: Final[i64] = 58  # move the ruler to a region
TAKE: Final[i64] = 64  # take a pyramid tile from a region
DRAW: Final[i64] = 76  # draw a pyramid tile from the bag
PLACE: Final[i64] = 77  # place a worker
BONUS: Final[i64] = 87  # take the region bonus
REPLACE: Final[i64] = 88  # replace a building
SUMMON: Final[i64] = 93  # summon a god
OFFER: Final[i64] = 98  # discard a tile of a colour for the summoning
OFFER_WILD: Final[i64] = 103  # discard a wild tile, as this colour, for the summoning
COLOUR: Final[i64] = 108  # choose a colour
DEPLETE: Final[i64] = 113  # deplete a production site for the Rain God
MOVE: Final[i64] = 128  # move a worker (one that has not moved yet) between adjacent cities
GO_ON: Final[i64] = 228  # move the same worker on
SWAP: Final[i64] = 238  # swap a resource for another
RECALL: Final[i64] = 263  # take a card back
LAY: Final[i64] = 270  # lay a worker down
REMOVE: Final[i64] = 280  # take a worker back
STAND: Final[i64] = 290  # stand a worker up
ADVANCE: Final[i64] = 300  # advance on the Might track
PRODUCE: Final[i64] = 301  # produce from a site
PARTNER: Final[i64] = 316  # count the workers of another colour as well
BUILD: Final[i64] = 322  # build a pyramid tile on a space
CONSTRUCT: Final[i64] = 622  # build a building tile from a slot of the offer
PAY: Final[i64] = 625  # pay a resource
GAIN: Final[i64] = 630  # take a resource of one's choice
MARK: Final[i64] = 635  # put a marker at a temple
ROLE: Final[i64] = 640  # keep a role card
RETURN: Final[i64] = 648  # put a tile of one's reserve back into the bag
QUEEN: Final[i64] = 678  # use the Queen
BARTER: Final[i64] = 679  # discard two tiles for a resource
DROP: Final[i64] = 684  # discard a tile
TRADE: Final[i64] = 714  # trade two resources of one kind for another

OTHERS: Final = ("0", "1", "2", "3", "4", "5")
"""Seats, the one that the rules themselves play included."""


def action_table(summary_cards: Sequence[str], roles: Sequence[str]) -> ActionTable:
    """Return the table of actions; the ids of the cards are those of the component pack."""
    return ActionTable(
        Kind("choose", CHOOSE, card=roomy(summary_cards, SUMMARY_ROOM)),
        Kind("select", SELECT, left=CARDS, right=CARDS),
        Kind("done", DONE),
        Kind("ruler", RULER, region=REGIONS),
        Kind("take", TAKE, region=REGIONS, space=SPACES),
        Kind("draw", DRAW),
        Kind("place", PLACE, city=CITIES),
        Kind("bonus", BONUS),
        Kind("replace", REPLACE, space=("1", "2", "3", "4", "5")),
        Kind("summon", SUMMON, god=GODS),
        Kind("offer", OFFER, colour=COLOURS),
        Kind("wild", OFFER_WILD, colour=COLOURS),
        Kind("colour", COLOUR, colour=COLOURS),
        Kind("deplete", DEPLETE, site=SITES),
        Kind("move", MOVE, city=CITIES, to=CITIES),
        Kind("on", GO_ON, to=CITIES),
        Kind("swap", SWAP, give=RESOURCES, get=RESOURCES),
        Kind("recall", RECALL, card=CARDS),
        Kind("lay", LAY, city=CITIES),
        Kind("remove", REMOVE, city=CITIES),
        Kind("stand", STAND, city=CITIES),
        Kind("advance", ADVANCE),
        Kind("produce", PRODUCE, site=SITES),
        Kind("partner", PARTNER, seat=OTHERS),
        Kind("build", BUILD, tile=TILES, space=PYRAMID),
        Kind("construct", CONSTRUCT, slot=OFFER_SLOTS),
        Kind("pay", PAY, resource=RESOURCES),
        Kind("gain", GAIN, resource=RESOURCES),
        Kind("mark", MARK, temple=GODS),
        Kind("role", ROLE, secret=True, role=roomy(roles, ROLE_ROOM)),
        Kind("return", RETURN, tile=TILES),
        Kind("queen", QUEEN),
        Kind("barter", BARTER, resource=RESOURCES),
        Kind("drop", DROP, tile=TILES),
        Kind("trade", TRADE, give=RESOURCES, get=RESOURCES),
    )
