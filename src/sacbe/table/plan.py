"""From a request to the line that would be stored, or to the reason why not. Nothing is changed here."""

from dataclasses import replace

from sacbe.core.errors import IllegalAction
from sacbe.core.state import State
from sacbe.table import messages
from sacbe.table.course import Course, Line, LineKind, turn_over
from sacbe.table.refusals import Refused
from sacbe.table.secrecy import outcome, veil

Request = messages.Play | messages.Follow | messages.Undo | messages.Redo | messages.Confirm


def planned(course: Course, request: Request) -> list[Line]:
    """Return the lines a person's request asks for; none where it has been carried out already."""
    earlier = course.known.get((request.seat, request.id))
    if earlier is not None:
        _check_repeated(request, earlier)
        return []
    if request.key != course.key(request.seat):
        raise Refused("stale", "the table has moved on since then")
    lines = _follow(course, request) if isinstance(request, messages.Follow) else [_alone(course, request)]
    ending = getattr(request, "end", False)
    return lines + _ending(course, lines, request.seat) if ending else lines


def _alone(course: Course, request: messages.Play | messages.Undo | messages.Redo | messages.Confirm) -> Line:
    return replace(_plan(course, request), number=course.number + 1, client=request.id)


def _ending(course: Course, lines: list[Line], seat: int) -> list[Line]:
    """Return the line that ends a turn after others; none where it is not over then."""
    trial = course.fork()
    trial.absorb(*lines)
    return [replace(_confirm(trial, seat), number=trial.number + 1)] if trial.ended(seat) else []


def _follow(course: Course, request: messages.Follow) -> list[Line]:
    """Return the lines of several decisions, each planned where those before it lead to. The first has the id."""
    trial = course.fork()
    lines: list[Line] = []
    for text in request.texts:
        client = None if lines else request.id
        line = decision(trial, request.seat, text)
        lines.append(replace(line, number=trial.number + 1, client=client, count=len(lines)))
        trial.absorb(lines[-1])
    return lines


def _check_repeated(request: Request, earlier: Line) -> None:
    """Refuse an id that has stood for something else before."""
    count = request.count if isinstance(request, messages.Undo | messages.Redo) else 0
    if not earlier.same_request(Line(0, _kind(request), request.seat, _text(request), count)):
        raise Refused("id-reused", "another request has had this id before")


def _kind(request: Request) -> LineKind:
    return "play" if isinstance(request, messages.Follow) else request.type


def _text(request: Request) -> str:
    """Return the notation of a request's first decision as it is stored."""
    texts = request.texts if isinstance(request, messages.Follow) else [getattr(request, "text", "")]
    return " ".join(texts[0].lower().split())


def _plan(course: Course, request: messages.Play | messages.Undo | messages.Redo | messages.Confirm) -> Line:
    match request:
        case messages.Play():
            return decision(course, request.seat, request.text)
        case messages.Undo():
            return _undo(course, request.seat, request.count)
        case messages.Redo():
            return _redo(course, request.seat, request.count)
        case messages.Confirm():
            return _confirm(course, request.seat)


def decision(course: Course, seat: int, text: str) -> Line:
    """Return the line of a decision, of a person or a bot."""
    state = course.position(seat)
    if seat not in state.actors:
        raise Refused("not-your-turn", f"seat {seat + 1} has nothing to decide now")
    action = _legal(state, seat, text)
    shown = len(course.deeds) + 1
    if seat in course.people and not _irrevocable(state, action, seat):
        # Playing on after the end of one's turn, where the next is one's own too, confirms it.
        shown = shown - 1 if turn_over(state, seat) else course.shown
    return Line(course.number + 1, "play", seat, state.text(action), shown=shown, veil=veil(state, action))


def _legal(state: State, seat: int, text: str) -> int:
    """Return the action of a notation, or say which rule forbids it."""
    try:
        refusal = state.check(text, seat)
    except IllegalAction as error:
        raise Refused("illegal", str(error), error.refusal) from None
    if refusal is not None:
        raise Refused("illegal", str(refusal), refusal)
    return state.parse(text)


def _irrevocable(state: State, action: int, seat: int) -> bool:
    """Tell whether a move cannot be taken back: it is sealed, brings something to light, or ends the game."""
    tried = outcome(state, action, seat)
    return state.sealed or tried.reveals or tried.over


def _undo(course: Course, seat: int, count: int) -> Line:
    if count > course.undoable(seat):
        raise Refused("nothing-to-undo", f"{count} decision(s) cannot be taken back; {course.undoable(seat)} can")
    shown = min(course.shown, course.cut(seat, count))
    return Line(0, "undo", seat, count=count, shown=shown)


def _redo(course: Course, seat: int, count: int) -> Line:
    if count > course.redoable(seat):
        raise Refused("nothing-to-redo", f"{count} decision(s) cannot be done again; {course.redoable(seat)} can")
    moves = course.to_redo(count)
    # What others had answered had been seen by them.
    answered = max((i + 1 for i, deed in enumerate(moves) if deed.seat != seat), default=0)
    shown = len(course.deeds) + answered if answered else course.shown
    return Line(0, "redo", seat, count=count, shown=shown)


def _confirm(course: Course, seat: int) -> Line:
    if not course.ended(seat):
        raise Refused("nothing-to-confirm", f"seat {seat + 1} has no whole turn to show")
    return Line(0, "confirm", seat, shown=len(course.deeds))
