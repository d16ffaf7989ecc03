"""The players of Tikal, what is still to come, and the auction."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from sacbe.cli.boards import SHAPES, named
from sacbe.cli.layout import compact
from sacbe.cli.screen import faded, number
from sacbe.front.texts import Texts


def people(texts: Texts, view: Mapping[str, Any], names: list[str]) -> Table:
    """Return a line a player."""
    table = compact(texts("board-players"), (texts("board-points"), "right"))
    for heading in ("workers", "leader", "camps", "guards", "treasures"):
        table.add_column(texts(f"board-{heading}"))
    if view["auction"]:
        table.add_column(texts("board-indicator"))
    for seat, player in enumerate(view["seats"]):
        table.add_row(*_person(texts, view, names, seat, player))
    return table


def _person(
    texts: Texts, view: Mapping[str, Any], names: list[str], seat: int, player: Mapping[str, Any]
) -> Iterator[Text]:
    name = named(seat, names)
    if seat in view["actors"]:
        name.stylize("bold reverse")
    yield name
    yield Text(number(player["score"]), style="bold")
    yield faded(player["workers"])
    yield Text(texts(f"board-leader-{_leader(view, seat, player)}"))
    yield Text(" ".join([*player["camps"], *["·"] * player["camps_left"]]))
    yield faded(player["guards_left"])
    yield Text(", ".join(f"{count} {texts.name(kind)}" for kind, count in player["treasures"].items()))
    if view["auction"]:
        yield Text(texts("board-acted") if player["acted"] else "")


def _leader(view: Mapping[str, Any], seat: int, player: Mapping[str, Any]) -> str:
    """Return where a player's leader is: in the supply, on the map, or out of the game or on guard."""
    if player["leader"]:
        return "supply"
    parties = [party for space in view["map"].values() for party in space["members"] if party["seat"] == seat]
    return "map" if any(party["leader"] for party in parties) else "out"


def what(texts: Texts, tile: Mapping[str, Any]) -> str:
    """Return what a hexagon shows: its kind, its number, its stones clockwise from the north."""
    kind = {"kind": texts.name(tile["kind"]), "kind-id": tile["kind"]}
    return texts("board-what", kind, face=tile["face"], stones=" ".join(map(str, tile["stones"])))


def whom(texts: Texts, seat: int) -> str:
    """Return a seat by its shape and number."""
    return texts("board-player", mark=SHAPES[seat], n=seat + 1)


def news(texts: Texts, view: Mapping[str, Any], rounds: int) -> Iterator[Text]:
    """Yield a line for the turn, for what is in hand, and for what is left."""
    if view["points_left"] is not None:
        line = Text(texts("board-points-left", points=view["points_left"]), style="bold")
        yield line.append(f" · {texts('board-scoring')}" if view["scoring_turn"] else "")
    if view["hand"]:
        tile = view["hand"]
        yield Text(texts("board-in-hand", tile=f"{texts.name(tile['id'])}, {what(texts, tile)}"), style="bold")
    if view["auction"]:
        yield from auction(texts, view["auction"])
    if view["set_aside"]:
        yield Text(texts("board-set-aside", tiles=", ".join(map(texts.name, view["set_aside"]))))
    letters = " ".join(f"{letter.upper()}{count}" for letter, count in view["tiles_left"].items() if count) or "0"
    levels = " ".join(f"{level}×{count}" for level, count in view["temple_tiles"].items())
    yield Text(
        " · ".join(
            (
                texts("board-tiles-left", letters=letters),
                texts("board-levels-left", levels=levels),
                texts("board-rounds", rounds=view["scoring_rounds"], all=rounds),
            )
        ),
        style="dim",
    )
    yield Text(texts("board-legend"), style="dim")


def auction(texts: Texts, state: Mapping[str, Any]) -> Iterator[Text]:
    """Yield the display, and how the bidding stands."""
    if state["display"]:
        yield Text(texts("board-display"), style="bold")
    for tile in state["display"]:
        yield Text(f"  {texts.name(tile['id'])}: {what(texts, tile)}")
    if state["bidder"] is not None:
        yield Text(texts("board-bidding", points=state["high_bid"], whom=whom(texts, state["bidder"])))
    elif state["display"]:
        yield Text(texts("board-no-bid"))
