"""Courses: what a person sees as one thing and that is made of several decisions, such as a walk of four steps.

A course adds no rule: each of its decisions is legal when its turn comes. Records keep the single decisions.
"""


class Course:
    """What it is for, as :meth:`State.describe` says it of one decision, and its decisions in order."""

    def __init__(self, kind: str, args: dict[str, object], actions: list[int]) -> None:
        self.kind = kind
        self.args = args
        self.actions = actions

    def __repr__(self) -> str:
        """Return what it is for."""
        return f"Course({self.kind!r}, {self.args!r}, {len(self.actions)} decisions)"
