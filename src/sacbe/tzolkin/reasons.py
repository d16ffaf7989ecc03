"""Reasons that several rules give for a refusal."""

from mypy_extensions import i64

from sacbe.core.refusals import Refusal


def lacks_corn(rule: str, needs: i64, has: i64) -> Refusal | None:
    """Return a reason if there is less corn than something costs."""
    return _short("why-corn-short", rule, needs, has)


def lacks_blocks(rule: str, needs: i64, has: i64) -> Refusal | None:
    """Return a reason if there are fewer blocks than something costs."""
    return _short("why-blocks-short", rule, needs, has)


def _short(message: str, rule: str, needs: i64, has: i64) -> Refusal | None:
    return Refusal(message, rule, {"needs": int(needs), "has": int(has)}) if needs > has else None
