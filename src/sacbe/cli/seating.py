"""Who sits down to what: the wishes of a command line, checked, completed by asking, and made into a first position."""

from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow

import sacbe
from sacbe import bots
from sacbe.bots.outside import name_of
from sacbe.cli.screen import Screen
from sacbe.cli.shelf import find
from sacbe.core.errors import OptionError, quoted
from sacbe.core.game import Game
from sacbe.core.record import Record, sign
from sacbe.core.state import State
from sacbe.front.dates import today
from sacbe.front.texts import Texts

NEW_SEEDS = 1_000_000


@dataclass
class Seating:
    """What a person wishes to play."""

    game: str | None
    players: int | None
    seed: int | None
    humans: str | None
    options: list[str]
    components: Path | None
    resume: str | None
    bot: str = "normal"


@dataclass
class Seated:
    """A game ready to be played: ``start`` is its first position, ``moves`` what has been played already.

    ``bots`` names the bot of every seat that is not a person's.
    """

    game: Game
    start: State
    moves: list[tuple[int, int]]
    people: frozenset[int]
    names: list[str]
    bots: dict[int, str]
    file: Path | None = None
    """Where a game that is resumed is kept."""


def find_game(name: str) -> Game:
    """Return a game by name."""
    return sacbe.game(name)


def sit_down(wish: Seating, screen: Screen) -> Seated:
    """Turn wishes into a game, asking for what is missing where somebody can answer."""
    make_sure_of(wish.bot)
    return _resumed(wish, find(wish.resume)) if wish.resume else _new(wish, screen)


def make_sure_of(bot: str) -> None:
    """Refuse a bot that does not exist before anything starts."""
    bots.make(bot)


def _new(wish: Seating, screen: Screen) -> Seated:
    game = find_game(wish.game or _ask_game(screen))
    players = wish.players or _ask_players(game, screen)
    people = read_seats(wish.humans or "1", players)
    by_seat = dict.fromkeys(set(range(players)) - people, wish.bot)
    names = [
        bot_name(screen.texts, by_seat[seat], seat) if seat in by_seat else screen.texts("player", n=seat + 1)
        for seat in range(players)
    ]
    seed = randbelow(NEW_SEEDS) if wish.seed is None else wish.seed
    options = read_options(game, wish.options)
    start = game.start(players, seed, components=wish.components, names=names, **options)  # type: ignore[arg-type]
    sign(start, by_seat, today())
    return Seated(game, start, [], people, names, by_seat)


def _resumed(wish: Seating, file: Path) -> Seated:
    """Go on with a record: who was a bot is one again, unless the command says otherwise."""
    for value, name in ((wish.players, "--players"), (wish.seed, "--seed"), (wish.options or None, "--option")):
        if value is not None:
            raise OptionError("error-resumed", {"option": name})
    record = Record.load(file)
    if wish.game not in (None, record.game):
        raise OptionError("error-other-game", {"game": record.game, "wished": wish.game})
    moves = sacbe.replay(record, components=wish.components).moves
    start = sacbe.replay(record, upto=0, components=wish.components)
    everybody = frozenset(range(record.players))
    people = read_seats(wish.humans, record.players) if wish.humans else everybody - set(record.bots)
    by_seat = {seat: record.bots.get(seat, wish.bot) for seat in sorted(everybody - people)}
    for bot in by_seat.values():
        make_sure_of(bot)
    sign(start, by_seat, record.made.get("date") or today())
    return Seated(find_game(record.game), start, moves, people, record.names, by_seat, file)


BOT_PLAYERS = {
    "random": "random-player",
    "greedy": "greedy-player",
    "search": "search-player",
    "easy": "easy-player",
    "normal": "normal-player",
    "hard": "hard-player",
    "expert": "expert-player",
}
"""What the bots of the house are called at a table."""


def bot_name(texts: Texts, bot: str, seat: int) -> str:
    """Return what a bot is called at a table; one of somebody's own by its class or its program."""
    if bot in BOT_PLAYERS:
        return texts(BOT_PLAYERS[bot], n=seat + 1)
    return f"{name_of(bot).rpartition(':')[2]} {seat + 1}"


def _ask_game(screen: Screen) -> str:
    games = sacbe.games()
    if not screen.interactive:
        raise OptionError("error-which-game", {"games": ", ".join(games)})
    for number, name in enumerate(games, 1):
        screen.show(f" {number}  {Texts(screen.texts.language, find_game(name).folder / 'texts').name(name)}")
    answer = screen.answer(screen.texts("ask-game", game=games[0])) or games[0]
    return games[int(answer) - 1] if answer.isdecimal() and 0 < int(answer) <= len(games) else answer


def _ask_players(game: Game, screen: Screen) -> int:
    usual = game.usual_players
    if not screen.interactive:
        return usual
    words = screen.texts("ask-players", least=min(game.counts), most=max(game.counts), usual=usual)
    answer = screen.answer(words) or str(usual)
    if not answer.isdecimal():
        raise OptionError("error-player-count", {"answer": quoted(answer)})
    return int(answer)


def read_seats(text: str, players: int) -> frozenset[int]:
    """Return the seats of people, counted from 0: ``2`` is the first two, ``2,4`` those two, ``2,`` only the second.

    >>> sorted(read_seats("2", 4)), sorted(read_seats("2,4", 4)), sorted(read_seats("2,", 4))
    ([0, 1], [1, 3], [1])
    """
    words = [word.strip() for word in text.split(",")]
    numbers = [int(word) for word in words if word.isascii() and word.isdecimal()]
    if len(numbers) != len([word for word in words if word]) or not numbers:
        raise OptionError("error-humans", {"text": quoted(text)})
    seats = range(1, numbers[0] + 1) if len(words) == 1 else numbers
    wrong = [seat for seat in seats if not 1 <= seat <= players]
    if wrong:
        raise OptionError("error-no-seat", {"seat": wrong[0], "players": players})
    return frozenset(seat - 1 for seat in seats)


def read_options(game: Game, words: list[str]) -> dict[str, object]:
    """Return options given as ``name=value``; the values are checked by the game itself."""
    given: dict[str, object] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not sign:
            raise OptionError("error-option-form", {"word": quoted(word)})
        legal = next((option.values for option in game.options if option.name == name), ())
        given[name] = next((one for one in legal if str(one).lower() == value.lower()), value)
    return given
