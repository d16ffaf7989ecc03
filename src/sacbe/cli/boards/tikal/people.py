"""The players of Tikal, what is still to come, and the auction."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from sacbe.cli.boards import named
from sacbe.cli.layout import by_seat
from sacbe.cli.screen import faded, number
from sacbe.front.texts import Texts
from sacbe.front.words import listing

NARROW, ROOMY = 76, 68
"""Below these widths columns stand closer, and each player has one."""
NUMBERS = 2
"""So many columns of numbers follow the names."""


def people(texts: Texts, view: Mapping[str, Any], names: list[str], width: int) -> Table:
    """Return what everybody has: a line a player where there is room."""
    auction = ["indicator"] if view["auction"] else []
    columns = ("players", "points", "now", "workers", "leader", "camps", "guards", "treasures", *auction)
    heads = [Text(texts(f"board-{name}"), style="dim") for name in columns]
    rows = (list(_person(texts, view, names, seat, player)) for seat, player in enumerate(view["seats"]))
    return by_seat(heads, rows, NUMBERS, wide=width >= ROOMY, gap=1 if width < NARROW else 2)


def _person(
    texts: Texts, view: Mapping[str, Any], names: list[str], seat: int, player: Mapping[str, Any]
) -> Iterator[Text]:
    name = named(seat, names)
    if seat in view["actors"]:
        name.stylize("bold reverse")
    yield name
    yield Text(number(player["score"]), style="bold")
    yield faded(sum(player["now"].values()))
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


def news(texts: Texts, view: Mapping[str, Any], names: list[str]) -> Iterator[Text]:
    """Yield what is left of the turn, or how the bidding stands; and what one would score now."""
    if view["points_left"] is not None:
        line = Text(texts("board-points-left", points=view["points_left"]), style="bold")
        yield line.append(f" · {texts('board-scoring')}" if view["scoring_turn"] else "")
    if view["auction"] and view["auction"]["display"] and not view["hand"]:
        yield bidding(texts, view["auction"], names)
        yield Text(texts("board-displayed", tiles=listing(_tile(texts, tile) for tile in view["auction"]["display"])))
    if view["you"] is not None:
        now = view["seats"][view["you"]]["now"]
        yield Text(texts("board-worth", points=sum(now.values()), temples=now["temples"], treasures=now["treasures"]))


def _tile(texts: Texts, tile: Mapping[str, Any]) -> str:
    """Return a hexagon in a few words."""
    said = {"tile": texts.name(tile["id"]), "kind": texts.name(tile["kind"]), "kind-id": tile["kind"]}
    return texts("board-tile", said, face=tile["face"])


def bidding(texts: Texts, state: Mapping[str, Any], names: list[str]) -> Text:
    """Return how the bidding stands."""
    if state["bidder"] is None:
        return Text(texts("board-no-bid"))
    return Text.assemble(texts("board-bidding", points=state["high_bid"]), " ", named(state["bidder"], names))


def left(texts: Texts, view: Mapping[str, Any], rounds: int) -> Iterator[Text]:
    """Yield what is still to come, and what the signs mean."""
    if view["set_aside"]:
        yield Text(texts("board-set-aside", tiles=", ".join(map(texts.name, view["set_aside"]))))
    letters = " ".join(f"{letter.upper()}×{count}" for letter, count in view["tiles_left"].items() if count) or "0"
    levels = " ".join(f"{level}×{count}" for level, count in view["temple_tiles"].items())
    yield Text(texts("board-tiles-left", letters=letters), style="dim")
    yield Text(texts("board-levels-left", levels=levels), style="dim")
    yield Text(texts("board-rounds", rounds=view["scoring_rounds"], all=rounds), style="dim")
    yield Text(texts("board-legend"), style="dim")
