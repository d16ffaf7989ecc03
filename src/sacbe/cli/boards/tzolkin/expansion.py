"""What Tribes & Prophecies adds to the board: tribes, prophecies and quick actions, each where it is played with."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from sacbe.cli.boards import mark
from sacbe.cli.boards.tzolkin.gears import standing
from sacbe.cli.boards.tzolkin.words import Printed
from sacbe.cli.layout import compact


def modules(printed: Printed, view: Mapping[str, Any]) -> Iterator[RenderableType]:
    """Yield a block for every module in play."""
    if view["prophecies"]:
        yield prophecies(printed, view)
    if view["day"] and any(player["tribe"] for player in view["seats"]):
        yield tribes(printed, view)
    if view["quick_actions"]:
        yield quick_actions(printed, view["quick_actions"], view["day"])


def prophecies(printed: Printed, view: Mapping[str, Any]) -> RenderableType:
    """Return the prophecies in the order in which they take effect; each begins the day after a food day."""
    texts = printed.texts
    table = compact(texts("board-prophecies"), "", "")
    days = printed.pack["calendar"]["days"]
    for turn, prophecy in enumerate(view["prophecies"]):
        now = prophecy == view["calamity"]
        when = texts("board-prophecy-now") if now else texts("board-prophecy-day", day=days[turn] + 1)
        if not now and turn < view["food_days_over"] - 1:
            when = texts("board-prophecy-over")
        name = Text(texts.name(prophecy), style="bold" if now else "")
        table.add_row(name, Text(when, style="bold" if now else "dim"), Text(printed.does(prophecy), style="grey70"))
    return table


def tribes(printed: Printed, view: Mapping[str, Any]) -> RenderableType:
    """Return everybody's tribe, with what is different for it."""
    table = compact(printed.texts("board-tribe"), "")
    for seat, player in enumerate(view["seats"]):
        name = Text.assemble(mark(seat), " ", printed.texts.name(player["tribe"]))
        table.add_row(name, Text(printed.does(player["tribe"]), style="grey70"))
    return table


def quick_actions(printed: Printed, quick: Mapping[str, Any], day: int) -> RenderableType:
    """Return the quick action of the day, who stands there, and the one that follows."""
    texts = printed.texts
    tiles = [tile for age in quick["tiles"] for tile in age]
    days = printed.pack["quick_actions"]["days_per_tile"]
    today = max(day - 1, 0) // days
    line = Text.assemble(
        (texts("board-quick"), "dim"), "  ", (printed.quick(f"quick_{quick['today'] or tiles[0]}"), "bold")
    )
    line.append(f" · {texts('board-quick-spaces')}: ").append_text(Text(" ").join(map(standing, quick["spaces"])))
    if today + 1 < len(tiles):
        action = texts.name(f"quick_{tiles[today + 1]}")
        line.append(f" · {texts('board-quick-next', day=(today + 1) * days + 1, action=action)}", style="grey70")
    return line
