"""From the course of a game to messages: everything that leaves the server about a game is built here, for one pair of
eyes, from ``view`` and from moves these eyes may know.
"""

from collections.abc import Iterator
from typing import Any

from sacbe.core.actions import Choice
from sacbe.core.ledger import Entry, Event
from sacbe.core.state import State
from sacbe.table import messages
from sacbe.table.course import Course
from sacbe.table.secrecy import Outcome, outcome

MAX_PATHS = 60
"""So many ways through a secret choice are told at once."""
MAX_DEPTH = 4


def choice_info(state: State, action: int, choice: Choice) -> messages.ChoiceInfo:
    """Return an action as a message."""
    return messages.ChoiceInfo(text=state.text(action), kind=choice.kind, args=choice.args)


def offers(state: State, seat: int, seed: int) -> list[messages.Offer]:
    """Return all that a seat can do now. They are found in another world that looks the same to it, drawn by a seed it
    does not know: what an action would bring to light here must not show before it is taken.
    """
    world = state.determinized(seat, seed)
    return [_offer(world, action, seat) for action in world.legal(seat)]


def _offer(state: State, action: int, seat: int) -> messages.Offer:
    choice = state.describe(action, seat)
    try:
        tried = outcome(state, action, seat)
    except Exception:
        # Where a rule fails over one action the others must still be shown; who takes it is told.
        tried = Outcome(reveals=False, ends=False, over=False)
    final = tried.reveals and not tried.ends
    return messages.Offer(text=state.text(action), kind=choice.kind, args=choice.args, final=final, ends=tried.ends)


def courses(state: State, seat: int) -> list[messages.CourseInfo]:
    """Return what a seat can do in several actions at once."""
    notation = state.rules.table.texts
    return [
        messages.CourseInfo(kind=course.kind, args=course.args, texts=[notation[action] for action in course.actions])
        for course in state.courses(seat)
    ]


def sealed_courses(state: State, seat: int) -> list[messages.CourseInfo]:
    """Return all ways through a secret choice of several decisions, so that it can be asked for as a whole; none where
    there are too many.
    """
    paths = _paths(state, seat, ())
    return [
        messages.CourseInfo(kind="sealed", args={}, texts=list(texts))
        for texts in paths
        if len(texts) > 1 and len(paths) <= MAX_PATHS
    ]


def _paths(state: State, seat: int, before: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return the notations of all that leads out of a seat's secret choice."""
    found: list[tuple[str, ...]] = []
    for action in state.legal(seat):
        texts = (*before, state.text(action))
        twin = state.quiet()
        twin.apply(action, seat)
        goes_on = twin.sealed and seat in twin.actors and len(texts) < MAX_DEPTH
        found += _paths(twin, seat, texts) if goes_on else [texts]
        if len(found) > MAX_PATHS:
            break
    return found


def entry_infos(entries: tuple[Entry, ...]) -> list[messages.EntryInfo]:
    """Return entries of the ledger as messages."""
    return [
        messages.EntryInfo(
            seat=entry.seat, what=entry.what, amount=entry.amount, cause=entry.because, source=entry.source
        )
        for entry in entries
    ]


def event_infos(events: tuple[Event, ...]) -> list[messages.EventInfo]:
    """Return events as messages."""
    return [messages.EventInfo(seat=event.seat, message=event.message, args=event.args) for event in events]


def logged(course: Course, number: int, eyes: int | None, sight: int) -> messages.LoggedMove:
    """Return move ``number`` (from 1) as known to eyes that see ``sight`` moves."""
    return messages.LoggedMove.model_construct(**_logged(course, number, eyes, sight))


def _logged(course: Course, number: int, eyes: int | None, sight: int) -> dict[str, Any]:
    deed = course.deeds[number - 1]
    veiled = course.veiled(number, eyes, sight)
    return {
        "move": number,
        "seat": deed.seat,
        "choice": None if veiled else choice_info(course.start, deed.action, deed.choice),
        "step": deed.step,
        "entries": [] if veiled else entry_infos(deed.entries),
        "events": [] if veiled else event_infos(deed.events),
        "turn": deed.turn,
    }


def log(course: Course, eyes: int | None) -> messages.Log:
    """Return all moves so far."""
    sight = course.sight(eyes)
    moves = [logged(course, number, eyes, sight) for number in range(1, sight + 1)]
    return messages.Log(seat=eyes, setup=entry_infos(course.setup), opening=event_infos(course.opening), moves=moves)


def position(course: Course, eyes: int | None) -> messages.Position:
    """Return the position with all that can be done in it."""
    state = course.position(eyes)
    seat = -1 if eyes is None else eyes
    asked = eyes is not None and course.decides(eyes)
    return messages.Position.model_construct(
        type="position",
        move=course.sight(eyes),
        seat=eyes,
        view=course.view(course.sight(eyes), eyes),
        key=course.key(eyes),
        actors=list(state.actors),
        choices=offers(state, seat, course.seed(f"offers {course.key(eyes)}")) if asked else [],
        courses=(sealed_courses if state.sealed else courses)(state, seat) if asked else [],
        held=len(course.deeds) - course.shown if seat == course.holder else 0,
        ended=course.ended(seat),
        undoable=course.undoable(seat),
        redoable=course.redoable(seat),
        redo=course.forth(seat),
        undo=undo_info(course, seat),
        takebacks=course.taken,
        sealed=state.sealed and asked,
        over=state.over,
        scores=list(state.scores),
        winners=list(state.winners),
        breakdown=breakdown(state),
    )


def world(course: Course, request: messages.Imagine, components: str | None) -> messages.World:
    """Return a position that looks the same to a seat; all that it cannot know is drawn by a seed it does not know."""
    key = course.key(request.seat)
    seen = course.position(request.seat).determinized(request.seat, course.seed(f"world {request.seat} {key}"))
    return messages.World.model_construct(
        type="world", id=request.id, key=key, position=seen.position(), components=components
    )


def undo_info(course: Course, seat: int) -> messages.UndoInfo | None:
    """Return what a seat would take back next."""
    back = course.back(seat)
    if back is None:
        return None
    gone = course.deeds[back.cut :]
    return messages.UndoInfo.model_construct(
        count=back.count,
        choice=choice_info(course.start, gone[0].action, gone[0].choice),
        step=gone[0].step,
        turn=back.turn,
        seats=sorted({deed.seat for deed in gone} - {seat}),
        over=gone[-1].over,
    )


def breakdown(state: State) -> list[dict[str, float]] | None:
    """Return where all points came from, at the end."""
    return [state.breakdown(seat) for seat in range(len(state.scores))] if state.over else None


def moved(course: Course, number: int, eyes: int | None) -> messages.Moved:
    """Return the message that move ``number`` was made, as those see it who have seen all before it."""
    state = course.states[number]
    return messages.Moved.model_construct(
        type="moved",
        **_logged(course, number, eyes, number),
        view=course.view(number, eyes) if number < course.sight(eyes) else None,
        scores=list(state.scores),
        revealed=list(_revealed(course, number, eyes)),
    )


def _revealed(course: Course, number: int, eyes: int | None) -> Iterator[messages.LoggedMove]:
    """Yield the earlier moves that become known with a move."""
    for earlier, deed in enumerate(course.deeds[: number - 1], start=1):
        if deed.veil and course.veiled(earlier, eyes, number - 1) and not course.veiled(earlier, eyes, number):
            yield logged(course, earlier, eyes, number)


def changes(course: Course, eyes: int | None, seen: int) -> list[messages.Message]:
    """Return what has changed for eyes that have seen ``seen`` moves."""
    sight = course.sight(eyes)
    undone = [messages.Undone(move=sight)] if sight < seen else []
    return [*undone, *(moved(course, number, eyes) for number in range(seen + 1, sight + 1))]


def replayed(course: Course, number: int, eyes: int | None) -> messages.Replayed:
    """Return the position after a move on the way."""
    sight = course.sight(eyes)
    state = course.replayed(number)
    return messages.Replayed.model_construct(
        move=number,
        seat=eyes,
        logged=logged(course, number, eyes, sight) if number else None,
        view=state.view(eyes),
        scores=list(state.scores),
        winners=list(state.winners),
        breakdown=breakdown(state),
        last=sight,
    )
