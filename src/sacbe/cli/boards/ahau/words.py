"""What is printed on Ahau's boards and tiles, in words; it is read from the pack, so an edited one is told right."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from sacbe.core.rules import Rules
from sacbe.front.texts import Texts
from sacbe.front.words import said, sayings_of

Row = Mapping[str, Any]

RESOURCE_COLOURS = {
    "corn": "#f6d04a",
    "water": "#5aa9e6",
    "obsidian": "#8d8d9a",
    "cacao": "#b0764a",
    "limestone": "#f2efe6",
}
TILE_COLOURS = {
    "yellow": "#f6d04a",
    "blue": "#5aa9e6",
    "black": "#8d8d9a",
    "brown": "#b0764a",
    "white": "#f2efe6",
    "wild": "bold magenta",
}


class Printed:
    """The words for everything printed."""

    def __init__(self, texts: Texts, rules: Rules, players: int | None) -> None:
        pack = rules.pack
        self.texts = texts
        self.things = sayings_of(rules, players or 0).things
        self.pack: Mapping[str, Any] = pack.data
        self.buildings: dict[str, Row] = {str(row["id"]): row for row in pack.rows("buildings")}
        self.roles: dict[str, Row] = {str(row["id"]): row for row in pack.rows("roles")}
        self.links: Sequence[Row] = pack.rows("map_large" if (players or 0) > 3 else "map_small")

    def does(self, name: str) -> str:
        """Return what a building or a role does."""
        return str(said(self.texts, self.things[name]))

    def cost(self, building: str) -> str:
        """Return what a building costs."""
        return " ".join(
            self.texts.name(good) if n == 1 else f"{n} {self.texts.name(good)}"
            for good, n in self.buildings[building]["cost"].items()
        )

    def tile(self, tile: str | None, *, brief: bool = False) -> Text:
        """Return a pyramid tile in a few letters: the god, and the colour, which alone never tells tiles apart."""
        if tile is None:
            return Text("·", style="dim")
        god, colour = tile.split("_")
        form = "brief" if brief else "short"
        return Text(f"{self.texts(f'{form}-{god}')}.{self.texts(f'letter-{colour}')}", style=TILE_COLOURS[colour])

    def resource(self, resource: str) -> Text:
        """Return a resource in its colour."""
        return Text(self.texts.name(resource), style=RESOURCE_COLOURS[resource])

    def around(self, region: int) -> list[str]:
        """Return the cities of a region."""
        cities = (city for link in self.links if region in link["regions"] for city in link["cities"])
        return list(dict.fromkeys(cities))

    def adjacent(self, region: int) -> list[int]:
        """Return the regions next to a region: those it shares a link with."""
        beside = {other for link in self.links if region in link["regions"] for other in link["regions"]}
        return sorted(beside - {region})

    def sites(self, city: str) -> list[int]:
        """Return the numbers of the sites beside a city."""
        return [link["site"] for link in self.links if city in link["cities"]]
