"""What the position adds to an action for those who show it; and why an action is not legal."""

from sacbe.tzolkin.state import Tzolkin


def details(s: Tzolkin, action: int, seat: int) -> dict[str, object]:
    return {}


def why_not(s: Tzolkin, action: int, seat: int) -> tuple[str, str]:
    return "", ""
