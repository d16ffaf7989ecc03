"""The map of Ahau: cities and the links between them, a production site on each, and the regions they enclose.

Where things stand follows the real geography loosely, in parts of a hundred of the width and the height.
"""

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

from rich.text import Text

from sacbe.cli.boards import COLOURS, SHAPES
from sacbe.cli.boards.ahau.words import RESOURCE_COLOURS, Printed
from sacbe.cli.boards.canvas import Canvas

Spot = tuple[int, int]

HIGH = 22
CITIES: Mapping[str, Spot] = {
    "chichen_itza": (62, 0),
    "uxmal": (24, 6),
    "tulum": (84, 13),
    "edzna": (17, 29),
    "calakmul": (43, 43),
    "lamanai": (76, 48),
    "palenque": (0, 60),
    "tikal": (58, 67),
    "yaxchilan": (22, 71),
    "quirigua": (70, 93),
}
BENT: Mapping[tuple[str, str], Spot] = {
    ("chichen_itza", "edzna"): (45, 29),
    ("uxmal", "palenque"): (3, 30),
    ("tulum", "quirigua"): (99, 55),
    ("palenque", "quirigua"): (33, 97),
}
"""Links that go round: through which point."""
SMALL: tuple[Spot, ...] = ((40, 22), (70, 30), (5, 38), (78, 70), (42, 80))
LARGE: tuple[Spot, ...] = ((38, 14), (70, 30), (34, 32), (5, 38), (78, 70), (42, 80))
"""Where the regions are, from 1 on."""
ROAD, WATER = "·", "~"


def atlas(printed: Printed, view: Mapping[str, Any], width: int) -> Text:
    """Return the map."""
    canvas = Canvas(width, HIGH)
    for link in printed.links:
        _road(canvas, link)
    for link in printed.links:
        _site(canvas, printed, view, link)
    lands = LARGE if len(view["regions"]) > len(SMALL) else SMALL
    for number, (spot, region) in enumerate(zip(lands, view["regions"], strict=True), 1):
        _region(canvas, printed, number, spot, region)
    for name, city in view["cities"].items():
        _city(canvas, printed, name, city)
    return canvas.text()


def _scaled(canvas: Canvas, spot: Spot) -> tuple[int, int]:
    """Return where a spot is on the canvas; the names of cities need room at the right."""
    return round(spot[0] * (canvas.width - 13) / 100), round(spot[1] * (HIGH - 2) / 100)


def _course(canvas: Canvas, link: Mapping[str, Any]) -> list[tuple[int, int]]:
    """Return the cells from one city of a link to the other."""
    first, second = link["cities"]
    by = BENT.get((first, second))
    ends = [CITIES[first], *([by] if by else []), CITIES[second]]
    spots = [_scaled(canvas, (x, y)) for x, y in ends]
    return [cell for start, end in pairwise(spots) for cell in _line(start, end)]


def _line(start: tuple[int, int], end: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """Yield the cells of a straight line; cells are twice as high as wide."""
    (x, y), (to_x, to_y) = start, end
    steps = max(abs(to_x - x) // 2, abs(to_y - y), 1)
    for step in range(steps + 1):
        yield x + (to_x - x) * step // steps + 2, y + (to_y - y) * step // steps


def _road(canvas: Canvas, link: Mapping[str, Any]) -> None:
    sign = WATER if link["kind"] == "water" else ROAD
    for x, y in _course(canvas, link):
        if canvas.is_free(x, y):
            canvas.put(x, y, sign, "grey50")


def _site(canvas: Canvas, printed: Printed, view: Mapping[str, Any], link: Mapping[str, Any]) -> None:
    """Write the number of a site and what it brings in the middle of its link."""
    course = _course(canvas, link)
    x, y = course[len(course) // 2]
    number, place = link["site"], f"site {link['site']}"
    resource = view["sites"][number - 1]
    x = canvas.put(x - 1, y, str(number), "grey70", place)
    said = printed.texts(f"letter-{resource}") if resource else "-"
    canvas.put(x, y, said, RESOURCE_COLOURS.get(resource, "dim"), place)


def _region(canvas: Canvas, printed: Printed, number: int, spot: Spot, region: Mapping[str, Any]) -> None:
    """Write the number of a region with the rulers there, and below it its tiles."""
    x, y = _scaled(canvas, spot)
    place = f"region {number}"
    end = canvas.put(x, y, f"[{number}]", "bold", place)
    for seat in region["rulers"]:
        end = canvas.put(end, y, f"♛{SHAPES[seat]}", f"bold {COLOURS[seat]}", place)
    for tile in region["tiles"]:
        shown = printed.tile(tile, brief=True)
        x = canvas.put(x, y + 1, f"{shown.plain} ", shown.style, place)


def _city(canvas: Canvas, printed: Printed, name: str, city: Mapping[str, Any]) -> None:
    """Write the name of a city, and below it its god and everybody's workers."""
    x, y = _scaled(canvas, CITIES[name])
    texts = printed.texts
    canvas.put(x, y, texts.name(name), "bold", name)
    end = canvas.put(x, y + 1, texts(f"brief-{city['god']}"), "italic", name)
    for seat, standing in enumerate(city["standing"]):
        lying = city["lying"][seat]
        if standing or lying:
            said = f"{SHAPES[seat]}{standing or ''}" if standing else ""
            said += f"({SHAPES[seat]}{lying})" if lying else ""
            end = canvas.put(end + 1, y + 1, said, COLOURS[seat], name)
