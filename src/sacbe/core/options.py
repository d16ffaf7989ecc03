"""What can be chosen before a game starts, and the check of what was chosen."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from sacbe.core.errors import OptionError, quoted

Value = bool | int | str


@dataclass(frozen=True)
class Option:
    """One thing that can be chosen: its legal values, and for how many players it exists.

    ``forced`` fixes the value at some player counts. Two options where one ``excludes`` the other cannot both leave
    their default.
    """

    name: str
    default: Value
    values: tuple[Value, ...] = (False, True)
    players: tuple[int, ...] = ()
    excludes: tuple[str, ...] = ()
    forced: Mapping[int, Value] = field(default_factory=dict)

    @property
    def kind(self) -> str:
        """``flag`` or ``choice``."""
        return "flag" if self.values == (False, True) else "choice"


def resolve(
    options: Sequence[Option], counts: Sequence[int], players: object, given: Mapping[str, object]
) -> dict[str, Value]:
    """Return the value of every option; raise :class:`OptionError` for what does not fit, saying what would."""
    if isinstance(players, bool) or not isinstance(players, int) or players not in counts:
        raise OptionError("error-players", {"players": quoted(players), "least": min(counts), "most": max(counts)})
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise OptionError("error-no-option", {"option": quoted(name), "options": ", ".join(known) or "-"})
    chosen = {option.name: _value(option, players, given) for option in options}
    for option in options:
        for other in option.excludes:
            if chosen[option.name] != option.default and chosen[other] != known[other].default:
                raise OptionError("error-excludes", {"option": quoted(option.name), "other": quoted(other)})
    return chosen


def _value(option: Option, players: int, given: Mapping[str, object]) -> Value:
    """Return the value of one option at a player count."""
    fixed = option.forced.get(players)
    if option.name not in given:
        return option.default if fixed is None else fixed
    value = given[option.name]
    for legal in option.values:
        if type(value) is type(legal) and value == legal:
            break
    else:
        allowed = ", ".join(str(v).lower() for v in option.values)
        raise OptionError("error-value", {"option": quoted(option.name), "value": quoted(value), "allowed": allowed})
    if fixed is not None and legal != fixed:
        raise OptionError(
            "error-forced", {"option": quoted(option.name), "value": str(fixed).lower(), "players": players}
        )
    if option.players and players not in option.players and legal != option.default:
        counts = ", ".join(map(str, option.players))
        raise OptionError("error-option-players", {"option": quoted(option.name), "players": players, "counts": counts})
    return legal
