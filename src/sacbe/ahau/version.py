"""What the options and the number of players decide, once for a whole game."""

from mypy_extensions import i64

from sacbe.ahau.components import Components, PlayerBoard, Side
from sacbe.ahau.names import (
    DIFFICULTIES,
)
from sacbe.ahau.regions import SPACES_OF_REGION
from sacbe.core.options import Value


class Version:
    """What the options and the number of players decide, once for a whole game."""

    def __init__(self, parts: Components, players: int, settings: dict[str, Value]) -> None:
        self.solo: bool = players == 1
        self.shadow: bool = settings["shadow"] is True
        self.family: bool = settings["family"] is True
        self.personal: bool = settings["personal_scoring"] is True or self.family
        self.seats: i64 = players + 1 if self.solo or self.shadow else players
        self.rival: i64 = players if self.solo or self.shadow else -1
        """The seat that the rules play themselves: King Pakal's or the Shadow's."""
        self.side: Side = parts.large if players > 3 else parts.small
        self.regions: i64 = self.side.regions
        self.spaces: i64 = SPACES_OF_REGION * self.regions
        self.last_space: i64 = parts.last_space[players]
        self.board: PlayerBoard = parts.night if settings["board"] == "night" else parts.day
        self.rival_board: PlayerBoard = parts.pakal_night if settings["pakal_board"] == "night" else parts.pakal_day
        self.difficulty: i64 = DIFFICULTIES.index(str(settings["difficulty"]))
