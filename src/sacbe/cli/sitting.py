"""A game with people and bots at one terminal, whatever shows it: whose turn it is, what is taken, held and taken back.

Where several people play, a decision that would end a turn is *held* until its person says so: it can still be taken
back. One person against bots can take back turns that are over, too, and is only asked where that is wished for.
"""

import shlex
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from pathlib import Path

import sacbe
from sacbe import bots
from sacbe.cli.boards import board
from sacbe.cli.chronicle import chronicle_of
from sacbe.cli.menu import Menu, menu_of
from sacbe.cli.options import SAYS_SO, Option
from sacbe.cli.screen import seat_names
from sacbe.cli.seating import Seated
from sacbe.cli.shelf import new_place
from sacbe.cli.words import Words
from sacbe.core.errors import IllegalAction, SacbeError
from sacbe.core.record import replay_record
from sacbe.core.refusals import Refusal
from sacbe.core.rng import Generator
from sacbe.core.state import State
from sacbe.front.texts import Texts
from sacbe.front.words import complaint, reason, sayings_of

QUICK = ("random", "greedy", "easy")
"""Bots that answer before anybody would look up."""


class Sitting:
    """One game, the people and bots who play it, and the file it is kept in."""

    def __init__(self, seated: Seated, texts: Texts, file: Path | None, *, confirm: bool | None = None) -> None:
        self.game = seated.game
        self.texts = texts
        self.people = seated.people
        self.confirms = len(self.people) > 1 if confirm is None else confirm
        """Whether a decision that would end a turn is held."""
        self.bots = seated.bots
        self.minds: dict[int, bots.Player] = {}
        self.whims = seated.start.key()
        """What the whims of bots follow: others in another game, the same when this one is resumed."""
        self.names = seat_names(texts, seated.start, seated.names)
        self.board = board(self.game.name, texts, seated.start.rules, len(seated.names))
        self.words = Words(texts, sayings_of(seated.start.rules, len(seated.names)))
        self.chronicle, self.state = chronicle_of(seated.start, seated.moves, self.words, self.names, self.board.ways)
        self.file = file
        self.faults: list[str] = []
        """What programs that play did wrong, not told yet."""
        self.held: Option | None = None
        self.begun: list[int] = []
        """How many moves there were before each thing a person has chosen: an undo takes back one of those."""
        self.told = len(self.chronicle.deeds)
        """How many moves have been told to whoever sits at the screen."""

    # -- who and what -------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """The seat that decides next; of several at the same time, people come first."""
        actors = self.state.actors
        return next((seat for seat in actors if seat in self.people), actors[0])

    @property
    def alone(self) -> int | None:
        """The seat of the only person."""
        return next(iter(self.people)) if len(self.people) == 1 else None

    def menu(self, seat: int) -> Menu:
        """Return what a person can choose."""
        menu = menu_of(self.state, seat, self.words, self.board.ways)
        if not any(option.kind in self.board.ways.shown for option in menu.options):
            return menu
        return menu.told([replace(option, say=partial(str, self._foretold(option, seat))) for option in menu.options])

    def _foretold(self, option: Option, seat: int) -> str:
        """Return what an option would come to, where it is shown before."""
        view = self.preview(option, seat)
        return option.words if view is None else self.board.foretell(option.args, view)

    def view(self, seat: int | None) -> Mapping[str, object]:
        """Return what is shown to a seat."""
        return self.state.view(seat)

    def preview(self, option: Option, seat: int) -> Mapping[str, object] | None:
        """Return the board as an option would leave it, where that can be shown before."""
        if option.kind not in self.board.ways.shown:
            return None
        return _after(self.state.determinized(seat, 0), option.actions, seat).view(seat)

    def is_secret(self, seat: int, viewer: int | None) -> bool:
        """Tell whether the screen must change hands before a seat looks at it."""
        return (
            len(self.people) > 1 and seat != viewer and self.board.secret(self.state.view(seat), self.state.view(None))
        )

    def said(self, error: SacbeError) -> str:
        """Return an error in the language of the screen."""
        return reason(self.texts, error.refusal) if isinstance(error, IllegalAction) else complaint(self.texts, error)

    # -- moving -------------------------------------------------------------------------------------------------------

    def take(self, option: Option, seat: int, *, ask: bool) -> None:
        """Take what a person has chosen; what would end the turn is held first where somebody can be asked."""
        if ask and self.is_asked_about(option, seat):
            self.held = option
        else:
            self._play(option.actions, seat)

    def is_asked_about(self, option: Option, seat: int) -> bool:
        """Tell whether an option is held: nothing could be taken back after it, though it does not say so itself."""
        if option.kind in self.board.ways.confirmed:
            return True
        return option.kind not in SAYS_SO and (self.confirms or self._is_last(option, seat)) and self.ends(option, seat)

    def ends(self, option: Option, seat: int) -> bool:
        """Tell whether an option ends the turn."""
        then = _after(self.state.copy(), option.actions, seat)
        return seat not in then.actors or then.turns != self.state.turns

    def _is_last(self, option: Option, seat: int) -> bool:
        """Tell whether an option ends the game."""
        return bool(_after(self.state.copy(), option.actions, seat).over)

    def confirm(self) -> None:
        """Carry out what is held."""
        assert self.held is not None
        option, self.held = self.held, None
        self._play(option.actions, self.seat)

    def _play(self, actions: tuple[int, ...], seat: int) -> None:
        self.begun.append(len(self.state.moves))
        for action in actions:
            self.move(action, seat)
        self.keep()

    def move(self, action: int, seat: int) -> None:
        """Take a legal action and remember it."""
        self.chronicle.note(self.state, action, seat)
        self.state.apply(action, seat)
        if self.state.over:
            self.keep()

    def undo(self, count: int | None = None) -> str:
        """Take back what is held, or what one chose last, or so many decisions; return what was taken back."""
        if self.held is not None:
            option, self.held = self.held, None
            return option.words
        cut = self._own_cut(count) if self.alone is not None else self._turn_cut(count)
        back = self.chronicle.deeds[cut:]
        self.chronicle.cut(cut)
        self.begun = [before for before in self.begun if before < cut]
        self.told = min(self.told, cut)
        self.keep()
        own = self.texts("joint").join(deed.text for deed in back if deed.seat in self.people)
        return own if all(deed.seat in self.people for deed in back) else self.texts("with-answers", what=own)

    def _turn_cut(self, count: int | None) -> int:
        """Go back within a turn that is not over; return how many moves are left."""
        moves = len(self.state.moves)
        count = count or max(1, moves - (self.begun[-1] if self.begun else moves))
        self.state = sacbe.undo(self.state, count)
        return moves - count

    def _own_cut(self, count: int | None) -> int:
        """Go back to before decisions of the only person, whatever was answered; return how many moves are left."""
        own = [number for number, (seat, _) in enumerate(self.state.moves) if seat in self.people]
        if len(own) < (count or 1):
            raise IllegalAction(Refusal("why-not-undone", args={"count": count or 1, "most": len(own)}))
        cut = own[-count] if count else self.begun[-1] if self.begun else own[-1]
        self.state = replay_record(self.game, self.state.record(), cut, self.state.rules.pack)
        return cut

    # -- bots ---------------------------------------------------------------------------------------------------------

    def is_quick(self, seat: int) -> bool:
        """Tell whether a bot answers at once."""
        return self.bots[seat].partition("/")[0] in QUICK

    def bot_action(self, seat: int) -> int:
        """Return what the bot of a seat chooses; it is only shown what its seat may know."""
        if self.bots[seat] == "random":
            return self._random_action(seat)
        mind = self.mind(seat)
        faults = mind.faults if isinstance(mind, bots.Outside) else []
        known = len(faults)
        action = self.checked(mind.choose(self.seen_by(seat), seat), seat)
        self.faults += [self.said(fault) for fault in faults[known:]]
        return action

    def mind(self, seat: int) -> bots.Player:
        """Return the bot of a seat."""
        if seat not in self.minds:
            self.minds[seat] = bots.make(self.bots[seat], self.mind_seed(seat))
        return self.minds[seat]

    def is_outside(self, seat: int) -> bool:
        """Tell whether the bot of a seat is a program of its own, which is only waited for."""
        return isinstance(self.mind(seat), bots.Outside)

    def mind_seed(self, seat: int) -> int:
        """Return what the bot of a seat follows."""
        return self.whims * 8 + seat

    def seen_by(self, seat: int) -> State:
        """Return the position as a bot is shown it."""
        return self.state.determinized(seat, self.state.key() * 8 + seat)

    def checked(self, answer: object, seat: int) -> int:
        """Return the action a bot has chosen, if it is one."""
        if isinstance(answer, int) and answer in self.state.legal(seat):
            return answer
        told = {"bot": self.bots[seat], "answer": repr(answer)}
        raise SacbeError("error-bot-answer", told)

    def _random_action(self, seat: int) -> int:
        """Return a random choice that depends only on the position, so that a resumed game goes on as it would have."""
        legal = self.state.legal(seat)
        random = Generator(self.state.key() * 8 + seat)
        return legal[int(random.below(len(legal)))]

    @property
    def command(self) -> str:
        """What one types for another game like this one: as many players, the same people, bots and options."""
        words: list[object] = ["sacbe", "play", self.game.name, "--players", len(self.people) + len(self.bots)]
        if self.people != {0}:
            words += ["--humans", "".join(f"{seat + 1}," for seat in sorted(self.people)) or 0]
        for bot in sorted(set(self.bots.values()))[:1]:
            words += ["--bot", bot]
        for option in self.game.options:
            value = self.state.settings[option.name]
            words += [] if value == option.default else ["--option", f"{option.name}={str(value).lower()}"]
        return shlex.join(map(str, words))

    # -- keeping ------------------------------------------------------------------------------------------------------

    def keep(self) -> None:
        """Write the record where the game is kept: in its file, or on the shelf as soon as a person has decided."""
        if self.file is None and any(seat in self.people for seat, _ in self.state.moves):
            self.file = new_place(self.game.name)
        if self.file is not None:
            self.state.record().save(self.file)

    def save(self, file: Path) -> None:
        """Keep the game in another file from now on."""
        self.state.record().save(file)
        self.file = file


def _after(state: State, actions: tuple[int, ...], seat: int) -> State:
    """Return a state after some actions of a seat."""
    for action in actions:
        state.apply(action, seat)
    return state
