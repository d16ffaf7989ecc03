"""What guests are told of a course, written once for all who have the same eyes."""

from sacbe.table import messages, show
from sacbe.table.course import Course

Eyes = int | None


class Written:
    """The messages about one moment of a course; they are dropped when it goes on."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.positions: dict[Eyes, messages.Position] = {}
        self.looks: dict[Eyes, list[str]] = {}
        self.news: dict[tuple[Eyes, int, bool], list[str]] = {}

    def rehearse(self) -> "Written":
        """Write the position for all who play and for spectators: what cannot be shown must not be stored."""
        for eyes in (*self.course.people, None):
            self.position(eyes)
        return self

    def position(self, eyes: Eyes) -> messages.Position:
        """Return the position that eyes see."""
        if eyes not in self.positions:
            self.positions[eyes] = show.position(self.course, eyes)
        return self.positions[eyes]

    def look(self, eyes: Eyes) -> list[str]:
        """Return all that eyes see: the moves so far and the position."""
        if eyes not in self.looks:
            told = (show.log(self.course, eyes), self.position(eyes))
            self.looks[eyes] = [message.model_dump_json() for message in told]
        return self.looks[eyes]

    def changes(self, eyes: Eyes, seen: int, *, own: bool) -> list[str]:
        """Return what eyes that have seen ``seen`` moves are told after a line, their ``own`` or another's."""
        view = (eyes, seen, own)
        if view not in self.news:
            changes = show.changes(self.course, eyes, seen)
            told = [*changes, self.position(eyes)] if changes or own else []
            self.news[view] = [message.model_dump_json() for message in told]
        return self.news[view]
