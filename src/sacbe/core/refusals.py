"""Why an action is not possible: a message with its arguments, in no language, and the row of the rule ledger."""

from collections.abc import Mapping

from sacbe.core.voice import say


class Refusal:
    """The reason why something cannot be done now.

    ``message`` is the id of a Fluent message of the game (``why-...``), ``args`` are what it tells: numbers, and ids
    that the texts call by name. ``str()`` says it in English where the texts can be read.

    >>> refusal = Refusal("why-too-dear", "TZ-6.8", {"needs": 2, "has": 0})
    >>> refusal.message, refusal.rule, refusal.args["needs"]
    ('why-too-dear', 'TZ-6.8', 2)
    """

    def __init__(self, message: str, rule: str = "", args: Mapping[str, object] | None = None, game: str = "") -> None:
        self.message = message
        self.rule = rule
        self.args: dict[str, object] = dict(args or {})
        self.game = game

    @property
    def words(self) -> str:
        """The sentence in English, without the row."""
        return say(self.game, self.message, self.args)

    def __str__(self) -> str:
        return f"{self.words} [{self.rule}]" if self.rule else self.words

    def __repr__(self) -> str:
        return f"Refusal({self.message!r}, {self.rule!r}, {self.args!r})"
