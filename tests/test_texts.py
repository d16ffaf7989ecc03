"""Every word people read exists in both languages, says the same things, and is used."""

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from rich.console import Console

import sacbe
from sacbe.bots.characters import characters_of
from sacbe.cli.boards import board, whole
from sacbe.cli.chronicle import Chronicle
from sacbe.cli.menu import menu_of
from sacbe.cli.screen import score_table
from sacbe.cli.words import Words
from sacbe.core.game import Game
from sacbe.core.rng import Generator
from sacbe.front.texts import FRAME, LANGUAGES, TERMINAL, Texts, game_texts
from sacbe.front.words import said, sayings_of

SOURCE = Path(sacbe.__file__).parent
GAMES = [sacbe.game(name) for name in sacbe.games()]
OF_GAMES = [game.folder / "texts" for game in GAMES]
FOLDERS = [FRAME, TERMINAL, *OF_GAMES, *(apart for folder in OF_GAMES if (apart := folder / "terminal").exists())]

by_name = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@cache
def messages(file: Path) -> dict[str, tuple[set[str], set[str]]]:
    """Return the messages of a file: id, variables, names of other forms."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} stands there twice"
            forms = {attribute.id.name for attribute in entry.attributes}
            found[entry.id.name] = (set(variables(entry)), forms)
    return found


def variables(node: object) -> Iterator[str]:
    """Yield the names of all variables below a node of the syntax tree."""
    if isinstance(node, ftl.VariableReference):
        yield node.id.name
    if isinstance(node, ftl.SyntaxNode):
        for value in vars(node).values():
            for child in value if isinstance(value, list) else [value]:
                yield from variables(child)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_all_languages_have_the_same_messages(folder: Path) -> None:
    first, *others = (messages(folder / f"{language}.ftl") for language in LANGUAGES)
    for other in others:
        assert first == other


def required(game: Game) -> Iterator[str]:
    """Yield the messages that the naming rules ask of a game."""
    rules = game.rules()
    yield f"name-{game.name}"
    for kind in rules.table.kinds:
        yield from (f"action-{kind.name}", f"did-{kind.name}", f"means-{kind.name}")
    for name in ids(rules.pack.data):
        yield f"name-{name}"
    yield from (f"step-{step}" for step in rules.step_names)
    yield from (f"source-{source}" for source in rules.sources)
    yield from (f"option-{option.name}" for option in game.options)
    for character in characters_of(game.name):
        yield from (f"character-{character}", f"about-character-{character}")


def ids(data: object) -> Iterator[str]:
    """Yield every id of a component pack."""
    if isinstance(data, Mapping):
        if isinstance(data.get("id"), str):
            yield data["id"]
        data = list(data.values())
    if isinstance(data, list):
        for one in data:
            yield from ids(one)


@by_name
def test_everything_with_a_name_has_its_message(game: Game) -> None:
    found = messages(game.folder / "texts" / "en.ftl")
    assert [message for message in required(game) if message not in found] == []
    unexplained = [
        cause for cause in game.rules().causes if cause and not {f"cause-{cause}", f"name-{cause}"} & set(found)
    ]
    assert unexplained == []


class Listened(Texts):
    """Texts that remember what was asked for."""

    def __init__(self, language: str, *folders: Path) -> None:
        super().__init__(language, *folders)
        self.heard: set[str] = set()

    def __call__(
        self, message: str, arguments: Mapping[str, object] | None = None, /, *, long: bool = False, **more: object
    ) -> str:
        self.heard.add(message)
        return super().__call__(message, arguments, long=long, **more)


@by_name
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_game_is_used(game: Game, language: str) -> None:
    texts = Listened(language, FRAME, game.folder / "texts")
    show_components(game, texts)
    for players in game.counts:
        play_and_show(game, texts, players, {})
        play_and_show(game, texts, players, all_options(game, players))
    rules = game.rules()
    by_rule = {*(f"cause-{cause}" for cause in rules.causes), *(f"name-{field}" for field in rules.field_names)}
    ways = board(game.name, texts, rules).ways
    # Courses that are rare, and may come up in none of these games.
    by_course = {f"action-{kind}" for kind in (*ways.groups, *ways.whole.values())}
    used = {*required(game), *by_rule, *by_course, *texts.heard, *spoken()[0]}
    unused = set(messages(game.folder / "texts" / f"{language}.ftl")) - used
    assert sorted(unused) == []


def show_components(game: Game, texts: Texts) -> None:
    """Have every tile explained."""
    rules = game.rules()
    drawn = board(game.name, texts, rules)
    write(drawn.reference())
    for block, content in rules.pack.data.items():
        for row in content.get("tiles", []) if isinstance(content, dict) else []:
            drawn.tile(block, row)


def all_options(game: Game, players: int) -> dict[str, object]:
    """Return the options that add most: every flag that can be set together with the others, in their order."""
    chosen: dict[str, object] = {}
    for option in game.options:
        try:
            game.settings(players, {**chosen, option.name: option.values[-1]})
        except sacbe.OptionError:
            continue
        chosen[option.name] = option.values[-1]
    return chosen


def play_and_show(game: Game, texts: Texts, players: int, options: dict[str, object]) -> None:
    """Play a random game and say all there is to say about it: kinds of choices, deeds, boards of both widths."""
    state = game.start(players, seed=players, **options)  # type: ignore[arg-type]
    names = [f"P{seat + 1}" for seat in range(int(state.seats()))]
    words = Words(texts, sayings_of(state.rules, players))
    drawn = board(game.name, texts, state.rules, players)
    chronicle = Chronicle(words, names)
    random = Generator(players)
    while not state.over:
        seat = state.actors[0]
        legal = state.legal(seat)
        menu = menu_of(state, seat, words, drawn.ways)
        assert menu.heading
        assert all(entry.words for entry in menu.entries)
        sorts = {(option.kind, str(option.args.get("discards"))): option for option in menu.options}
        assert all(option.words for option in sorts.values())
        action = legal[int(random.below(len(legal)))]
        chronicle.note(state, action, seat)
        state.apply(action, seat)
        if len(state.moves) % 50 == 1:
            for width in (60, 80, 100, 140):
                write(whole(drawn, state.view(seat), names, width), width)
    assert len(list(chronicle.story(state, None))) > players
    write(score_table(texts, state, names))


def write(thing: object, width: int = 100) -> str:
    page = StringIO()
    Console(file=page, width=width).print(thing)
    return page.getvalue()


@cache
def spoken() -> tuple[set[str], set[str]]:
    """Return the strings in the code, and the beginnings of its formatted strings."""
    whole, beginnings = set(), set()
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return whole, {beginning for beginning in beginnings if beginning.endswith("-")}


def test_every_message_of_the_frame_is_used() -> None:
    whole, beginnings = spoken()
    frame = [*messages(FRAME / "en.ftl"), *messages(TERMINAL / "en.ftl")]
    assert [name for name in frame if name not in whole and not name.startswith(tuple(beginnings))] == []


def test_a_missing_message_or_argument_is_an_error() -> None:
    texts = Texts("en", FRAME)
    with pytest.raises(LookupError):
        texts("no-such-message")
    with pytest.raises(LookupError):
        texts("player")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", sacbe.games())
def test_everything_printed_says_what_it_does(name: str, language: str) -> None:
    game = sacbe.game(name)
    texts = game_texts(language, game.folder)
    for players in game.counts:
        sayings = sayings_of(game.rules(), players)
        assert all(str(said(texts, thing)) for thing in sayings.things.values())
