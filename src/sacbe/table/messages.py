"""What server and page say to each other: the one definition, from which the page's types are generated.

HTTP carries what is asked once; a link goes into the header ``Authorization: Bearer LINK``, never into an address:

==========================================  ===========================================================================
``GET    /api/games``                       :class:`Catalogue`
``GET    /api/reach``                       :class:`Reach`: the address under which others find this server
``GET    /api/texts/{game}/{language}``     the Fluent messages of the game (``front``: of the frame), ``text/plain``
``GET    /api/components/{game}``           the component pack, as JSON; ``/api/tables/{id}/components``: a table's own
``GET    /api/components/{game}/file``      the component pack as the file that can be edited, ``application/toml``
``GET    /api/games/{game}/example``        :class:`Example`
``GET    /api/games/{game}/turn``           list of :class:`Replayed`: one turn of a game, and the position before it
``POST   /api/tables``                      :class:`NewTable` -> :class:`Opened`
``POST   /api/tables/held``                 :class:`Keyring` -> list of :class:`HeldTable`; wrong keys are left out
``GET    /api/tables/{id}``                 :class:`HeldTable`
``PATCH  /api/tables/{id}``                 :class:`Rename` -> :class:`TableInfo` (owner)
``DELETE /api/tables/{id}``                 204 (owner)
``PATCH  /api/tables/{id}/seats/{n}``       :class:`Rename` -> :class:`TableInfo` (who plays that seat)
``POST   /api/tables/{id}/links``           :class:`NewLink` -> :class:`Link`; the old one no longer works (owner)
``POST   /api/tables/{id}/again``           :class:`Opened`: the same options and seats, shuffled anew (owner)
``GET    /api/tables/{id}/record``          the record as JSON, once the game is over: it tells the seed
``POST   /api/records``                     :class:`Upload` -> :class:`Opened`
``GET    /api/tables/{id}/positions/{n}``   :class:`Replayed`: the view after move n, ``?seat=`` for a seat's eyes
``WS     /api/tables/{id}/live``            first :class:`Join`, then :data:`FromPage`; answers are :data:`FromServer`
==========================================  ===========================================================================

Whatever is refused by HTTP has a :class:`Refusal` as its body. A wrong link is answered as a table that does not exist.

On the socket every position is one seat's (or a spectator's: ``None``), and only what its eyes may see. A person's
turn is *held* until it is confirmed: the decisions are stored, but only their own seat sees them, they can be taken
back, and nobody answers them. A decision that brought something hidden to light, or ended the game, is shown at once,
with all before it.
"""

import json
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, JsonValue
from typing_extensions import TypedDict

from sacbe.core.names import LONGEST_NAME, is_name

MAX_SEATS = 8
SEED_BITS = 128
"""More than anybody can try out."""
MAX_TEXT = 200
MAX_COURSE = 100
"""No notation is longer."""

Value = bool | int | str
Language = Literal["en", "ko"]
SeatKind = Literal["here", "link", "bot"]
Role = Literal["owner", "seat", "watch"]


def _visible(name: str) -> str:
    if not is_name(name):
        raise ValueError("a name has something to see and nothing hidden in it")
    return name


def _encodable(data: dict[str, JsonValue]) -> dict[str, JsonValue]:
    """Refuse halves of letters, which JSON can spell and no file can hold."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise ValueError("there is half a letter in it") from None
    return data


def _of_seed_size(seed: str) -> str:
    if int(seed) >= 2**SEED_BITS:
        raise ValueError(f"a seed has at most {SEED_BITS} bits")
    return seed


Name = Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(_visible)]
SeedText = Annotated[str, Field(pattern=r"^[0-9]{1,39}$"), AfterValidator(_of_seed_size)]
"""A seed in digits: numbers of this size are rounded by many readers of JSON."""
PackText = Annotated[str, Field(max_length=100_000)]
"""An edited component pack (TOML) to play with instead of the game's own; those are a fifth of this."""
SecretLink = Annotated[str, Field(min_length=1, max_length=100)]
RequestId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[!-~]+$")]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]


class Message(BaseModel):
    """The base of all: fixed fields, nothing beside them."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# -- refusals ----------------------------------------------------------------------------------------------------------


class Refusal(Message):
    """Why something was not done. ``reason`` names the message ``refused-<reason>``, ``sentence`` is its English."""

    reason: Literal[
        "malformed",
        "too-large",
        "too-many",
        "not-found",
        "not-allowed",
        "not-your-turn",
        "stale",
        "illegal",
        "nothing-to-undo",
        "nothing-to-redo",
        "nothing-to-confirm",
        "id-reused",
        "bad-options",
        "bad-record",
        "bad-components",
        "not-stored",
        "failed",
        "not-read",
        "rule-error",
        "too-slow",
        "deleted",
        "replaced",
    ]
    sentence: str
    rule: str = ""
    """The row of the rule ledger that forbids an illegal action."""
    message: str = ""
    """The Fluent message that says more than ``refused-<reason>``, in every language; empty where there is none."""
    args: dict[str, JsonValue] = {}


# -- games -------------------------------------------------------------------------------------------------------------


class OptionInfo(Message):
    """What can be chosen before a game: legal values, for which player counts, what it excludes."""

    name: str
    kind: Literal["flag", "choice"]
    default: Value
    values: list[Value]
    players: list[int]
    """The player counts it exists for; empty: all."""
    excludes: list[str]
    forced: dict[str, Value]
    """The value it always has, by player count."""


class GameInfo(Message):
    """A game that can be played here."""

    name: str
    rules: int
    components: str
    players: list[int]
    usual_players: int
    options: list[OptionInfo]
    characters: list[str]
    """What bots can be: ``hard:builder`` plays as well as ``hard``, but likes to build."""


class Catalogue(Message):
    """All that can be chosen at a new table."""

    games: list[GameInfo]
    levels: list[str]
    """The bots a seat can be given, weakest first."""
    programs: list[str]
    """Bots beside those, by the names that the operator of this server has given them."""
    languages: list[Language]


class Example(Message):
    """A position somewhere in a game, as a spectator sees it: pictures beside the rules are drawn from it."""

    view: dict[str, Any]
    scores: list[float]


class Reach(Message):
    """Where others find this server."""

    address: str | None
    """In the network of the house; none where it answers to this machine only."""


# -- tables ------------------------------------------------------------------------------------------------------------


class NewSeat(Message):
    """Who is to sit on a seat: somebody at this screen, somebody with a link, or a bot of a level."""

    kind: SeatKind
    name: Name
    level: str | None = Field(default=None, max_length=40)


class NewTable(Message):
    """A table to be opened."""

    name: Name
    game: str = Field(max_length=40)
    players: int = Field(ge=1, le=MAX_SEATS)
    seed: SeedText | Annotated[int, Field(ge=0, lt=2**53)] | None = None
    """What the shuffles shall follow; everybody at the table is told that it was chosen. None: nobody knows it."""
    options: dict[str, Value] = Field(default={}, max_length=50)
    seats: list[NewSeat] = Field(min_length=1, max_length=MAX_SEATS)
    language: Language = "en"
    components: PackText | None = None
    takebacks: bool = True
    """Whether one person against bots may take back turns that are over."""


class Upload(Message):
    """A record to go on with, or to watch. Without seats all are played at this screen."""

    record: Annotated[dict[str, JsonValue], AfterValidator(_encodable)]
    name: Name
    seats: list[NewSeat] | None = Field(default=None, min_length=1, max_length=MAX_SEATS)
    language: Language = "en"
    components: PackText | None = None


class Rename(Message):
    """A new name for a table."""

    name: Name


class NewLink(Message):
    """The seat that needs a new link; none: the spectators."""

    seat: SeatNumber | None = None


class Link(Message):
    """A secret link."""

    link: str


class Links(Message):
    """The secret links of a new table. They are told once; the server itself keeps only their fingerprints."""

    owner: str
    """Manages the table and plays the seats of this screen."""
    seats: list[str | None]
    """One for each seat that is played by link, in the order of the seats."""
    watch: str


class SeatInfo(Message):
    """A seat as everybody sees it."""

    name: str
    kind: SeatKind
    level: str | None
    connected: bool


class TableInfo(Message):
    """A table as everybody at it sees it."""

    id: str
    name: str
    game: str
    players: int
    options: dict[str, Value]
    components: str
    """The digest of the component pack."""
    own_components: bool
    """Whether the owner gave that pack, and it is not the game's own."""
    seats: list[SeatInfo]
    language: Language
    move: int
    """How many moves have been shown to everybody."""
    over: bool
    seed: str | None
    """What the shuffles followed, in digits; nobody is told before the end."""
    chosen: Literal["", "seed", "deal", "position"]
    """What of the start the owner chose, and so may know what is hidden in it; empty where the server shuffled."""
    takebacks: bool
    """Whether turns that are over may be taken back, where one person plays against bots."""
    facts: dict[str, Value]
    """Where the game stands: the plain facts of what everybody sees, such as the day."""
    actors: list[int]
    """The seats that have to decide or to confirm."""
    scores: list[float]
    winners: list[int]
    owner_renews_links: bool
    """Whether somebody plays by link: whoever holds the owner's link can make a new one for any seat, and use it."""
    created: str
    updated: str


class HeldTable(Message):
    """A table as the holder of a link sees it."""

    table: TableInfo
    role: Role
    seats_held: list[int]
    """The seats this link plays."""
    waiting: bool
    """Whether one of them has to decide or to confirm."""


class Opened(Message):
    """A new table and its links."""

    table: TableInfo
    links: Links


class Key(Message):
    """A table and a link to it."""

    table: str = Field(max_length=40)
    link: SecretLink


class Keyring(Message):
    """All links this browser holds."""

    keys: list[Key] = Field(max_length=500)


# -- what happens at a table -------------------------------------------------------------------------------------------


# Of these there are dozens in a message, so they are plain dictionaries.


class ChoiceInfo(TypedDict):
    """An action: its notation, its kind, its arguments and what the position adds (a price, a space)."""

    text: str
    kind: str
    args: dict[str, Any]


class Offer(ChoiceInfo):
    """An action that can be taken now."""

    final: bool
    """Whether it is likely to bring something hidden to light within the turn, and then cannot be taken back."""
    ends: bool
    """Whether it is likely to end the turn (and may bring something to light in doing so)."""


class CourseInfo(TypedDict):
    """Something that takes several actions, which can be asked for together."""

    kind: str
    args: dict[str, Any]
    texts: list[str]
    """The actions in their order."""


class Saying(TypedDict):
    """A message of the game with its arguments, in no language: why something cannot be done, say."""

    message: str
    rule: str
    """The row of the rule ledger; empty where there is none."""
    args: dict[str, Any]


class Reason(ChoiceInfo):
    """Something that could be done with a thing on the board, and why it cannot be done now (none: it can)."""

    why: Saying | None


class EntryInfo(TypedDict):
    """An entry of the ledger: ``seat`` (-1: the table) had ``what`` changed by ``amount`` because of ``cause``."""

    seat: int
    what: str
    amount: float
    cause: str
    source: str


class EventInfo(TypedDict):
    """Something that happened beside changes of goods: a day, a conflict. ``seat`` is -1 where it concerns all."""

    seat: int
    message: str
    """A Fluent message of the game; where a seat did it, its name comes first."""
    args: dict[str, Any]


class LoggedMove(Message):
    """Move number ``move`` (from 1) as one seat may know it. What it may not know yet has no choice and no entries."""

    move: int
    seat: int
    choice: ChoiceInfo | None
    step: str
    """What was being decided: its words may depend on it."""
    entries: list[EntryInfo]
    events: list[EventInfo]
    turn: bool
    """Whether it begins a turn."""


class UndoInfo(Message):
    """What a seat would take back next."""

    count: int
    """How many of its decisions: all that one click made, or a whole turn that is over."""
    choice: ChoiceInfo | None
    """The decision that goes, the first where several do."""
    step: str
    turn: bool
    """Whether the turn was over, so that everybody has seen it."""
    seats: list[int]
    """Others whose moves go with it."""
    over: bool
    """Whether the end of the game goes with it."""


class Position(Message):
    """A position through the eyes of one seat, or of a spectator, with all that can be done in it."""

    type: Literal["position"] = "position"
    move: int
    """How many moves have been played, as far as these eyes see."""
    seat: int | None
    """Whose eyes."""
    view: dict[str, Any]
    key: str
    """What a request must show to prove that it means this position."""
    actors: list[int]
    """The seats that must decide, as far as these eyes see."""
    choices: list[Offer]
    """What this seat can do now; empty where it is not an actor."""
    courses: list[CourseInfo]
    """What it can do in several actions at once."""
    held: int
    """How many decisions of this seat are held back: they can be taken back and nobody else has seen them."""
    ended: bool
    """Whether this seat's held decisions make a whole turn: ``confirm`` shows it to the others, who wait for it."""
    undoable: int
    """How many of its decisions this seat can take back (more than ``held`` where one person plays against bots)."""
    redoable: int
    redo: int
    """How many of these a redo should bring back next."""
    undo: UndoInfo | None
    """What an undo should take back next."""
    takebacks: int
    """How often turns that were over have been taken back."""
    sealed: bool
    """Whether this seat chooses in secret: what it asks for is final, and best asked for as a whole."""
    over: bool
    scores: list[float]
    winners: list[int]
    breakdown: list[dict[str, float]] | None
    """Where the points of each seat come from; at the end of the game."""


class Moved(LoggedMove):
    """A move was made. After one or several of these always comes the :class:`Position` they lead to."""

    type: Literal["moved"] = "moved"
    view: dict[str, Any] | None
    """What these eyes see after the move. The last has none: the position that follows shows the same."""
    scores: list[float]
    revealed: list[LoggedMove]
    """Earlier moves that these eyes may know only now."""


class Undone(Message):
    """The moves after ``move`` were taken back. The :class:`Position` follows."""

    type: Literal["undone"] = "undone"
    move: int


class TableMessage(Message):
    """Where one has come to: the first message on a socket, and again whenever the table's names or guests change."""

    type: Literal["table"] = "table"
    table: TableInfo
    role: Role
    seats_held: list[int]
    seat: int | None
    """Whose eyes this socket has."""


class Log(Message):
    """All moves so far as one seat may know them: after every :class:`Join` and :class:`Look`, before the position."""

    type: Literal["log"] = "log"
    seat: int | None
    setup: list[EntryInfo]
    opening: list[EventInfo]
    """What happened before the first move."""
    moves: list[LoggedMove]


class Replayed(Message):
    """A position on the way, with the move that led to it."""

    move: int
    seat: int | None
    logged: LoggedMove | None
    view: dict[str, Any]
    scores: list[float]
    winners: list[int]
    breakdown: list[dict[str, float]] | None
    last: int
    """The number of the last move there is."""


class Accepted(Message):
    """A request has been carried out and stored. Sent twice, it is accepted twice and carried out once."""

    type: Literal["accepted"] = "accepted"
    id: str


class Refused(Message):
    """A request was not carried out. The position that holds follows in ``position`` where the socket has one."""

    type: Literal["refused"] = "refused"
    id: str | None
    refusal: Refusal
    position: Position | None


class Reasons(Message):
    """The answer to :class:`Why`: the most telling reasons first. None where the table has moved on since then."""

    type: Literal["reasons"] = "reasons"
    id: str
    reasons: list[Reason]


class World(Message):
    """The answer to :class:`Imagine`: a whole position that looks the same to the seat, as ``game.load`` reads it. What
    the seat cannot know is drawn anew in it, so that it betrays nothing.
    """

    type: Literal["world"] = "world"
    id: str
    key: str
    """The key of the position that it looks like."""
    position: dict[str, Any]
    components: str | None
    """The component pack it is played with, where that was edited."""


class Thinking(Message):
    """A bot has begun to think."""

    type: Literal["thinking"] = "thinking"
    seat: int


class Closed(Message):
    """The table has been deleted, or this link replaced; nothing more will come."""

    type: Literal["closed"] = "closed"
    refusal: Refusal


FromServer = Annotated[
    TableMessage | Log | Position | Moved | Undone | Accepted | Refused | Reasons | World | Thinking | Closed,
    Field(discriminator="type"),
]

# -- what a page asks for ----------------------------------------------------------------------------------------------


class Join(Message):
    """The first message of a page: its link, and whose eyes it wants (none: its first seat's, or a spectator's)."""

    type: Literal["join"]
    link: SecretLink
    seat: SeatNumber | None = None


class Look(Message):
    """Change eyes to another seat this link plays (hot seat), or to a spectator's."""

    type: Literal["look"]
    seat: SeatNumber | None


class Request(Message):
    """What every request of a seat has: an id of the page's own making, and the key of the position it saw."""

    id: RequestId
    seat: SeatNumber
    key: str = Field(min_length=1, max_length=64)


class Play(Request):
    """Take an action, given by its notation."""

    type: Literal["play"]
    text: str = Field(min_length=1, max_length=MAX_TEXT)
    end: bool = False
    """Whether to end the turn with it, where it is over then."""


class Follow(Request):
    """Take the actions of a course one after the other, all or none."""

    type: Literal["follow"]
    texts: list[Annotated[str, Field(min_length=1, max_length=MAX_TEXT)]] = Field(min_length=1, max_length=MAX_COURSE)
    end: bool = False
    """Whether to end the turn with them, where it is over then."""


class Undo(Request):
    """Take back so many of this seat's last decisions."""

    type: Literal["undo"]
    count: int = Field(default=1, ge=1, le=10_000)


class Redo(Request):
    """Do again what was taken back."""

    type: Literal["redo"]
    count: int = Field(default=1, ge=1, le=10_000)


class Confirm(Request):
    """End the turn: show the held decisions to everybody."""

    type: Literal["confirm"]


class Why(Request):
    """Ask why something on the board cannot be chosen, named by the words of its place."""

    type: Literal["why"]
    about: list[Annotated[str, Field(min_length=1, max_length=40)]] = Field(min_length=1, max_length=8)


class Imagine(Request):
    """Ask for a whole position that looks the same to a seat: bots from outside think in it (``sacbe sit``)."""

    type: Literal["imagine"]


FromPage = Annotated[Join | Look | Why | Imagine | Play | Follow | Undo | Redo | Confirm, Field(discriminator="type")]
