"""Why an action is not possible: a sentence, and the row of the rule ledger that says so."""


class Refusal:
    """The reason why something cannot be done now.

    >>> str(Refusal("a turn cannot be skipped", "TZ-4.4"))
    'a turn cannot be skipped [TZ-4.4]'
    """

    def __init__(self, words: str, rule: str = "") -> None:
        self.words = words
        self.rule = rule

    def __str__(self) -> str:
        return f"{self.words} [{self.rule}]" if self.rule else self.words

    def __repr__(self) -> str:
        return f"Refusal({self.words!r}, {self.rule!r})"
