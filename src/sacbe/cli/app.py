"""The commands and their options. Each imports what it needs only when it runs, so that ``--help`` is quick."""

from pathlib import Path
from typing import Annotated, Literal

from typer import Argument, Option, Typer

app = Typer(
    help="Board games about the Maya: play them, simulate them, replay and measure them.",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

Lang = Annotated[Literal["en", "ko"], Option(help="Language.", envvar="SACBE_LANG")]
GameName = Annotated[str, Argument(metavar="GAME", help="The game, such as tzolkin.")]
Seed = Annotated[int | None, Option(help="What the shuffles follow; left out, a new one is drawn.")]
Options = Annotated[list[str] | None, Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
Components = Annotated[Path | None, Option(metavar="FILE", help="Play with this component pack instead of our own.")]


@app.command()
def play(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="The game; left out, you are asked.")] = None,
    players: Annotated[int | None, Option(help="How many players; left out, you are asked.")] = None,
    seed: Seed = None,
    lang: Lang = "en",
    humans: Annotated[
        str | None,
        Option(metavar="N|LIST", help="How many people play, or their seats: 2,4. The others are random."),
    ] = None,
    resume: Annotated[Path | None, Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, Option(metavar="FILE", help="Keep the game in this file all the time.")] = None,
    components: Components = None,
    option: Options = None,
) -> int:
    """Play a game in the terminal: people and random players at one screen."""
    from sacbe.cli.play import play_game
    from sacbe.cli.seating import Seating

    wish = Seating(game, players, seed, humans, option or [], components, resume)
    return play_game(wish, lang, save)


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int | None, Option(help="How many players; left out, as many as usual.")] = None,
    games: Annotated[int, Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, Option(help="What the shuffles and the random players follow.")] = 1,
    jobs: Annotated[int, Option(min=1, help="How many processes share the work; the results do not depend on it.")] = 1,
    lang: Lang = "en",
    components: Components = None,
    option: Options = None,
    json: Annotated[bool, Option("--json", help="Print the figures as JSON.")] = False,
) -> int:
    """Let random players play many games, and show the scores."""
    from sacbe.cli.simulate import simulate_games

    return simulate_games(game, players, games, seed, jobs, lang, components, option or [], as_json=json)


@app.command()
def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="A saved game.")],
    move: Annotated[int | None, Option(metavar="N", help="Show the position after this move.")] = None,
    export: Annotated[
        Literal["text", "json", "position"] | None,
        Option(help="Write the log in words, the record, or the whole position instead."),
    ] = None,
    output: Annotated[Path | None, Option(metavar="FILE", help="Where to export to; left out, to the screen.")] = None,
    lang: Lang = "en",
    components: Components = None,
) -> int:
    """Show a saved game: its log, a position on the way, or an export."""
    from sacbe.cli.replay import replay_file

    return replay_file(file, move, export, output, lang, components)


@app.command()
def components(
    game: GameName,
    export: Annotated[Path | None, Option(metavar="FILE", help="Write the pack to a file, to be edited.")] = None,
    lang: Lang = "en",
    pack: Annotated[
        Path | None, Option("--components", metavar="FILE", help="Show this pack instead of our own.")
    ] = None,
) -> int:
    """Show everything printed on a game's boards, tiles and cards, and how sure we are of it."""
    from sacbe.cli.components import show_components

    return show_components(game, export, lang, pack)


@app.command()
def bench(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="The game; left out, all of them.")] = None,
    json: Annotated[bool, Option("--json", help="Print the figures as JSON.")] = False,
    seconds: Annotated[float, Option(min=0.05, help="How long each figure is measured.")] = 1.0,
    lang: Lang = "en",
) -> int:
    """Measure the engine, compiled against uncompiled, in one run on one core."""
    from sacbe.cli.bench import bench_games

    return bench_games(game, seconds, lang, as_json=json)


@app.command()
def serve(
    host: Annotated[str, Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[
        int | None, Option(min=0, max=65535, help="The port; 0 takes any that is free; left out, 8000 if it is.")
    ] = None,
    database: Annotated[
        str | None,
        Option(metavar="URL", help="Where to keep tables: sqlite:///FILE or postgresql://...", envvar="SACBE_DATABASE"),
    ] = None,
    redis: Annotated[
        str | None,
        Option(metavar="URL", help="Redis, where several servers share a database.", envvar="SACBE_REDIS"),
    ] = None,
    open_page: Annotated[bool, Option("--open", help="Open the page in a browser.")] = False,
    lang: Lang = "en",
) -> int:
    """Start the server with the table in the browser."""
    from sacbe.cli.serve import serve_tables

    return serve_tables(host, port, database, redis, lang, open_page=open_page)
