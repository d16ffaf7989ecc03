"""What the server does not do, and why: one error with one sentence, turned into a message where it leaves."""

from typing import Any

from starlette.responses import JSONResponse

from sacbe.core.errors import SPOKEN, SacbeError
from sacbe.core.refusals import Refusal as Why
from sacbe.front.texts import FRAME, LANGUAGES, Texts
from sacbe.front.words import complaint
from sacbe.table.messages import Refusal

STATUS = {
    "not-found": 404,
    "deleted": 404,
    "replaced": 404,
    "not-allowed": 403,
    "too-large": 413,
    "too-many": 429,
    "failed": 500,
    "not-stored": 503,
    "not-read": 503,
}
"""The status of a refusal by HTTP; all others are a request that cannot be carried out."""
UNPROCESSABLE = 422


class Refused(Exception):
    """A request that is not carried out; nothing has changed."""

    def __init__(self, reason: Any, sentence: str, why: Why | None = None) -> None:
        super().__init__(sentence)
        told: dict[str, Any] = {} if why is None else {"rule": why.rule, "message": why.message, "args": why.args}
        self.refusal = Refusal(reason=reason, sentence=sentence, **told)

    @classmethod
    def because(cls, reason: Any, error: SacbeError) -> "Refused":
        """Return the refusal of what an error of the rules, of a record or of a pack speaks against."""
        if not error.message.startswith(SPOKEN):
            return cls(reason, str(error))
        told = {name: _spoken(one) if isinstance(one, SacbeError) else one for name, one in error.told.items()}
        return cls(reason, str(error), Why(error.message, args=told))

    @classmethod
    def again(cls, refusal: Refusal) -> "Refused":
        """Return what was refused elsewhere."""
        refused = cls(refusal.reason, refusal.sentence)
        refused.refusal = refusal
        return refused

    @property
    def status(self) -> int:
        """The status by HTTP."""
        return STATUS.get(self.refusal.reason, UNPROCESSABLE)


def _spoken(error: SacbeError) -> dict[str, str]:
    """Return what went wrong in every language: reasons are many, so that a page need not know them all."""
    return {language: complaint(Texts(language, FRAME), error) for language in LANGUAGES}


def answer(refused: Refused, headers: dict[str, str] | None = None) -> JSONResponse:
    """Return a refusal as it leaves by HTTP."""
    return JSONResponse(refused.refusal.model_dump(), refused.status, headers)


def not_found() -> Refused:
    """Return the one answer to a table that is not there and to a link that does not fit."""
    return Refused("not-found", "there is no such table, or the link does not fit it")


def not_allowed() -> Refused:
    """Return the answer to a link that may look but not do this."""
    return Refused("not-allowed", "this link does not allow that")


def rule_error() -> Refused:
    """Return the answer to what a mistake in the rules of a game does not let happen."""
    return Refused("rule-error", "the rules of this program fail here; take something back and play on differently")
