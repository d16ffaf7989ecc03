"""Hooks of MkDocs: pages that are made from the sources, and pages that need no script or style written into them."""

import re
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

import sacbe
from sacbe.core.game import Game
from sacbe.front.texts import game_texts

ROOT = Path(__file__).parent.parent
OUTWARD = re.compile(r"\]\(\.\./((?:examples|src|bench)/[^)#]*)\)")
"""A link out of the documentation, to a file of the sources."""
LANGUAGES = {".py": "python", ".toml": "toml", ".md": "markdown"}
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
STYLED = re.compile(r'(<[^>]*?) style="[^"]*"')
MOVED = "assets/moved"
"""Where scripts and styles go that the theme writes into its pages."""
DECISIONS = 60
"""So far into a random game views are shown: something of everything is there."""


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add a page for each game, the changelog, and the sources that pages link to."""
    for name in sacbe.games():
        files.append(File.generated(config, f"games/{name}.md", content=game_page(sacbe.game(name))))
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    files.append(File.generated(config, "changelog.md", content=changes))
    texts = [file.content_string for file in files.documentation_pages()]
    for path in sorted({link for text in texts for link in OUTWARD.findall(text)}):
        files.append(File.generated(config, page_of(path), content=source_page(path)))
    return files


def on_nav(nav: Any, config: MkDocsConfig, files: Files) -> Any:
    """Leave the pages of sources out of the contents: they are reached by links."""
    for file in files.documentation_pages():
        if file.src_uri.startswith("source/") and file.page is not None:
            file.page.meta["search"] = {"exclude": True}
    return nav


def on_page_markdown(markdown: str, page: Any, config: MkDocsConfig, files: Files) -> str:
    """Turn links to sources into links to their pages."""
    return OUTWARD.sub(lambda link: f"]({page_of(link[1])})", markdown)


def on_post_page(output: str, page: Any, config: MkDocsConfig) -> str:
    """Move what is written into a page into files."""
    return moved(output, config, "../" * page.url.count("/"))


def on_post_template(output_content: str, template_name: str, config: MkDocsConfig) -> str:
    """Do the same for pages without a text, such as that for addresses that lead nowhere."""
    return moved(output_content, config, "/docs/") if template_name.endswith(".html") else output_content


def moved(page: str, config: MkDocsConfig, top: str) -> str:
    """Return a page whose scripts and styles are files: the server lets no others count."""

    def file(found: re.Match[str]) -> str:
        kind, text = found[1], found[2]
        name = f"{MOVED}/{sha256(text.encode()).hexdigest()[:16]}.{'js' if kind == 'script' else 'css'}"
        target = Path(config.site_dir, name)
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")
        if kind == "script":
            return f'<script src="{top}{name}"></script>'
        return f'<link rel="stylesheet" href="{top}{name}">'

    return STYLED.sub(r"\1", INLINE.sub(file, page))


# -- pages made from the sources ---------------------------------------------------------------------------------------


def page_of(path: str) -> str:
    """Return which page shows a file of the sources. No folder of the site is called as if it were a module."""
    return f"source/{path.replace('.', '-')}.md"


def source_page(path: str) -> str:
    """Return a file of the sources as a page."""
    text = (ROOT / path).read_text(encoding="utf-8")
    return f"# `{path}`\n\n````{LANGUAGES.get(Path(path).suffix, '')}\n{text}````\n"


def game_page(game: Game) -> str:
    """Return what can be known of a game before it is played."""
    texts = game_texts("en", game.folder)
    counts = ", ".join(map(str, game.counts))
    parts = [
        f"# {texts.name(game.name)}",
        f"Rules version {game.version}; for {counts} players. The rules, row by row: [rules](../rules/{game.name}.md).",
        f'```python\n>>> state = sacbe.game("{game.name}").start(players={game.usual_players}, seed=7)\n\n```',
        "## Options\n\n" + table(("name", "values", "default", "players", ""), options(game, texts)),
        f"## Actions\n\n{game.num_actions:,} actions, by kind. The notation is the kind and its arguments.\n\n"
        + table(("from", "notation", "meaning"), actions(game, texts)),
        observation(game),
        view(game),
    ]
    return "\n\n".join(parts) + "\n"


def table(head: tuple[str, ...], rows: list[tuple[str, ...]]) -> str:
    """Return a table of Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines)


def options(game: Game, texts: Any) -> list[tuple[str, ...]]:
    """Return a row for each option."""
    return [
        (
            f"`{option.name}`",
            ", ".join(f"`{str(value).lower()}`" for value in option.values),
            f"`{str(option.default).lower()}`",
            ", ".join(map(str, option.players or game.counts)),
            texts(f"option-{option.name}"),
        )
        for option in game.options
    ]


def actions(game: Game, texts: Any) -> list[tuple[str, ...]]:
    """Return a row for each kind of action."""
    return [
        (
            str(kind.first),
            f"`{' '.join([kind.name, *(f'<{argument}>' for argument in kind.arguments)])}`",
            texts(f"means-{kind.name}"),
        )
        for kind in game.table.kinds
    ]


def observation(game: Game) -> str:
    """Return what the numbers of an observation are: those that share the beginning of their names in one row."""
    names = game.observation(game.usual_players).names
    sizes = ", ".join(f"{len(game.observation(count))} with {count}" for count in game.counts)
    rows = []
    for field, group in groupby(enumerate(names), key=lambda item: field_of(item[1])):
        numbers = [number for number, _ in group]
        rows.append((f"{numbers[0]}", str(len(numbers)), f"`{field}`"))
    about = f"Numbers by the number of players: {sizes}. With {game.usual_players} they are, field by field:"
    return f"## Observation\n\n{about}\n\n{table(('from', 'numbers', 'field'), rows)}"


def field_of(name: str) -> str:
    """Return the field of a number: the name without what tells its parts apart."""
    words = name.split()
    return " ".join(words[:3]) if words[0] == "seat" else words[0]


def view(game: Game) -> str:
    """Return the parts of a view, with what they hold in the middle of a game."""
    state = game.start(game.usual_players, seed=7)
    sacbe.play_randomly(state, sacbe.Generator(7), DECISIONS)
    rows = [(f"`{key}`", f"`{shortened(value)}`") for key, value in state.view(0).items()]
    return (
        f"## View\n\n`state.view(seat)`, here of seat 0 in the middle of a game:\n\n{table(('part', 'such as'), rows)}"
    )


def shortened(value: object) -> str:
    """Return plain data in some dozens of letters."""
    text = str(value)
    return text if len(text) <= 90 else f"{text[:89]}…"
