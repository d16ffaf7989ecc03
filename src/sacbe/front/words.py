"""Messages with their arguments in words: what every front end says of a game."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module

from sacbe.core.errors import SPOKEN, IllegalAction, SacbeError
from sacbe.core.refusals import Refusal
from sacbe.core.registry import game, house_games
from sacbe.core.rules import Rules
from sacbe.core.sayings import Said, Sayings
from sacbe.core.state import State
from sacbe.front.texts import FRAME, Texts, game_texts

_FILLED = re.compile(r"\{(\w+)\}")
"""An argument of an action, in braces."""


def arguments(texts: Texts, args: Mapping[str, object]) -> dict[str, object]:
    """Return arguments as messages want them: ids by name and bare, goods as amounts, numbers as they are."""
    said: dict[str, object] = {}
    for key, value in args.items():
        if isinstance(value, str) and value.isdecimal():
            said[key] = int(value)
        elif isinstance(value, str):
            said[key] = texts.name(value)
            said[f"{key}-id"] = value
        elif isinstance(value, bool) or value is None:
            said[key] = str(value).lower()
        elif isinstance(value, list | tuple):
            said[key] = listing(texts.name(str(item)) for item in value)
        elif isinstance(value, Mapping):
            said[key] = amounts(texts, value)
        else:
            said[key] = value
    return said


def amounts(texts: Texts, goods: Mapping[str, object]) -> str:
    """Return goods with their numbers: what is not there is left out."""
    return listing(texts(f"amount-{good}", n=n) for good, n in goods.items() if n) or texts("free")


def listing(items: Iterable[str]) -> str:
    """Return items as one line."""
    return ", ".join(items)


def said(texts: Texts, saying: Said) -> object:
    """Return a saying (see ``core/sayings.py``) in words; numbers stay numbers."""
    if not isinstance(saying, Mapping):
        return saying
    if "say" in saying:
        return texts(saying["say"], _spoken(texts, saying["args"]))
    if "name" in saying:
        return texts.name(saying["name"])
    if "names" in saying:
        return listing(texts.name(str(one)) for one in saying["names"])
    if "goods" in saying:
        return amounts(texts, saying["goods"])
    return listing(str(said(texts, one)) for one in saying["all"])


def _spoken(texts: Texts, args: Mapping[str, Said]) -> dict[str, object]:
    """Return the arguments of a saying; what has a name is also there by its bare id."""
    bare = {f"{key}-id": one["name"] for key, one in args.items() if isinstance(one, Mapping) and "name" in one}
    return {key: said(texts, one) for key, one in args.items()} | bare


def beside(texts: Texts, sayings: Sayings, kind: str, args: Mapping[str, object]) -> dict[str, object]:
    """Return what the messages of an action want beside its own arguments: what a tile does, what a level gives."""
    wanted = sayings.choices.get(kind, {})
    return {key: said(texts, _found(one, args, sayings.things)) for key, one in wanted.items()}


def _found(wanted: Said, args: Mapping[str, object], things: Mapping[str, Said]) -> Said:
    """Return the saying that is wanted for an action's arguments: of several the first that is there."""
    for one in wanted if isinstance(wanted, list) else [wanted]:
        if isinstance(one, str):
            found = things.get(_FILLED.sub(lambda match: str(args.get(match[1])), one))
            if found is not None:
                return found
        else:
            return {key: _filled(value, args) for key, value in one.items()}
    raise LookupError(f"nothing is said of {dict(args)}")


def _filled(value: Said, args: Mapping[str, object]) -> Said:
    """Return part of a saying with the arguments of an action put in for what stands in braces."""
    if isinstance(value, Mapping):
        return {key: _filled(one, args) for key, one in value.items()}
    match = _FILLED.fullmatch(value) if isinstance(value, str) else None
    return args[match[1]] if match else value


def said_action(texts: Texts, sayings: Sayings, form: str, state: State, action: int, seat: int) -> str:
    """Return in words what an action would mean (``form`` is ``action``), or what a seat does by it (``did``)."""
    choice = state.describe(action, seat)
    args = arguments(texts, choice.args)
    args.update(beside(texts, sayings, choice.kind, choice.args))
    return texts(f"{form}-{choice.kind}", args, decision=state.rules.step_names[state.step])


def sayings_of(rules: Rules, players: int) -> Sayings:
    """Return what the printed things of a game say; other people's games say it with their actions alone."""
    if rules.game not in house_games():
        return Sayings({}, {}, {})
    made: Sayings = import_module(f"sacbe.{rules.game}.sayings").sayings(rules.pack, players)
    return made


def reason(texts: Texts, refusal: Refusal) -> str:
    """Return why something is not possible, with the row of the rule ledger."""
    words = texts(refusal.message, arguments(texts, refusal.args))
    return f"{words} [{refusal.rule}]" if refusal.rule else words


def complaint(texts: Texts, error: SacbeError) -> str:
    """Return what went wrong, in the language of ``texts``."""
    if isinstance(error, IllegalAction):
        own = game_texts(texts.language, game(error.refusal.game).folder) if error.refusal.game else texts
        return reason(own, error.refusal)
    return texts(error.message, _told(texts, error.told)) if error.message.startswith(SPOKEN) else str(error)


def _told(texts: Texts, told: Mapping[str, object]) -> dict[str, object]:
    """Return the arguments of an error as they stand: what was given, and what went wrong before."""
    return {key: complaint(texts, one) if isinstance(one, SacbeError) else one for key, one in told.items()}


def english(name: str, message: str, args: Mapping[str, object]) -> str:
    """Lend the engine a voice: say a message of a game (empty: of the frame) in English."""
    texts = _english(name)
    return texts(message, _told(texts, args) if message.startswith(SPOKEN) else arguments(texts, args))


@cache
def _english(name: str) -> Texts:
    return game_texts("en", game(name).folder) if name else Texts("en", FRAME)
