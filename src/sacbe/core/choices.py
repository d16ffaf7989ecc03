"""The list of legal actions that a step fills in: a reusable buffer, so that playing on makes no objects."""

from librt.vecs import append, vec
from mypy_extensions import i64


class Choices:
    """Legal action numbers in ascending order: ``ids[0] .. ids[count - 1]``."""

    def __init__(self) -> None:
        self.ids: vec[i64] = vec[i64]()
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        """Add an action; steps add them in ascending order."""
        if self.count < len(self.ids):
            self.ids[self.count] = action
        else:
            self.ids = append(self.ids, action)
        self.count += 1

    def contains(self, action: i64) -> bool:
        """Tell whether an action is in the list."""
        for i in range(self.count):
            if self.ids[i] == action:
                return True
        return False

    def as_list(self) -> list[int]:
        """Return the actions as a plain list."""
        return [int(self.ids[i]) for i in range(self.count)]
