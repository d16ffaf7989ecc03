"""The five gears with everybody's workers, and the calendar that turns them."""

from collections.abc import Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from sacbe.cli.boards import COLOURS, mark, named
from sacbe.cli.boards.tzolkin.words import Printed
from sacbe.cli.places import put_at

GEAR_COLOURS = {
    "palenque": "#8db37a",
    "yaxchilan": "#be966a",
    "tikal": "#cb7a62",
    "uxmal": "#e2bf62",
    "chichen_itza": "#6fa6c2",
}
DUMMY = ("○", "grey58")
CORN = "#f6d04a"
REWARD_COLOURS = {"goods": "#c98a4b", "points": "#5cc6da"}


def gears(printed: Printed, view: Mapping[str, Any], *, wide: bool) -> Table:
    """Return the gears as columns: number of the space, who stands there, what it does."""
    table = Table(box=None, padding=(0, 1, 0, 0), pad_edge=False, expand=True)
    for gear, colour in GEAR_COLOURS.items():
        table.add_column(
            Text(printed.texts.name(gear), style=f"bold {colour}"), no_wrap=True, overflow="ellipsis", ratio=1
        )
    rows = max(shown_spaces(printed, gear, view["gears"][gear]) for gear in GEAR_COLOURS)
    for space in range(rows):
        table.add_row(*(_space(printed, view, gear, space, wide=wide) for gear in GEAR_COLOURS))
    return table


def shown_spaces(printed: Printed, gear: str, spaces: list[object]) -> int:
    """Return how many spaces of a gear are worth showing: all numbered ones, and those beyond where a dummy stands."""
    beyond = [space for space, who in enumerate(spaces) if who is not None]
    last: int = printed.gear(gear)["last"]
    return 1 + max([last, *beyond])


def _space(printed: Printed, view: Mapping[str, Any], gear: str, space: int, *, wide: bool) -> Text:
    return put_at(f"{gear}_{space}", _shown_space(printed, view, gear, space, wide=wide))


def _shown_space(printed: Printed, view: Mapping[str, Any], gear: str, space: int, *, wide: bool) -> Text:
    spaces = view["gears"][gear]
    if space >= shown_spaces(printed, gear, spaces):
        return Text()
    who = spaces[space]
    numbered = space <= printed.gear(gear)["last"]
    text = Text.assemble((f"{space:>2}" if numbered else "  ", GEAR_COLOURS[gear]), " ", standing(who), " ")
    if gear == "chichen_itza" and 0 < space <= len(view["chichen_skulls"]):
        placed = view["chichen_skulls"][space - 1]
        if placed is not None:
            return text.append(printed.texts("space-offered"), style="dim").append(" ").append_text(mark(placed))
    words = printed.brief(gear, space, view["fields"], long=wide)
    return text.append(words, style="grey70" if who is None else "")


def standing(who: object) -> Text:
    """Return whoever stands on a space."""
    if isinstance(who, int):
        return Text.assemble((mark(who).plain, f"bold {COLOURS[who]}"))
    return Text.assemble(DUMMY) if who else Text("·", style="grey42")


def calendar(printed: Printed, view: Mapping[str, Any]) -> Text:
    """Return the calendar, a sign a day, and what to know of the day."""
    return Text.assemble(_days(printed, view), "  ", " · ".join([_day(printed, view), *_food(printed, view)]))


def table_facts(printed: Printed, view: Mapping[str, Any], names: list[str]) -> Text:
    """Return who begins, the starting player space, and what lies ready for everybody."""
    texts = printed.texts
    first = Text.assemble(texts("board-first"), ": ", named(view["starting_player"], names))
    space = Text.assemble(texts("board-start-space"), ": ", standing(view["start_space"]))
    teeth = Text(texts("board-teeth", corn=len(view["corn_on_teeth"])))
    skulls = Text(texts("board-skulls", skulls=view["skull_bank"]))
    return Text(" · ").join([first, put_at("start", space), teeth, skulls])


def _day(printed: Printed, view: Mapping[str, Any]) -> str:
    last = printed.pack["calendar"]["days"][-1]
    if not view["day"]:
        return printed.texts("board-setup")
    return printed.texts("board-day", day=min(view["day"], last), days=last)


def _food(printed: Printed, view: Mapping[str, Any]) -> list[str]:
    """Return when workers must be fed next, and what the gods give then."""
    if view["next_food_day"] is None:
        return []
    reward = printed.texts(f"board-reward-{printed.pack['calendar']['rewards'][view['food_days_over']]}")
    if view["food_day"]:
        return [printed.texts("board-food-today", reward=reward)]
    return [printed.texts("board-food-in", days=view["next_food_day"] - max(view["day"], 1), reward=reward)]


def _days(printed: Printed, view: Mapping[str, Any]) -> Text:
    """Return the days of the game: past, today, food days by their reward, corn on the teeth."""
    facts = printed.pack["calendar"]
    reward = dict(zip(facts["days"], facts["rewards"], strict=True))
    corn = {tooth + 1 for tooth in view["corn_on_teeth"]}
    line = Text()
    for day in range(1, facts["days"][-1] + 1):
        if day == view["day"]:
            line.append("▼", style="bold")
        elif day in corn:
            line.append("•", style=CORN)
        elif day in reward:
            line.append("◉", style=REWARD_COLOURS[reward[day]] if day > view["day"] else "dim")
        else:
            line.append("·" if day < view["day"] else "-", style="dim")
    return line
