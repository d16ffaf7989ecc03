"""The commands and their options. Each imports what it needs only when it runs, so that ``--help`` is quick."""

from pathlib import Path
from typing import Annotated, Literal

from typer import Argument, Exit, Option, Typer

app = Typer(
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def _version(wanted: bool) -> None:
    """Print the version and leave."""
    if wanted:
        from sacbe.core.version import VERSION

        print(f"sacbe {VERSION}")
        raise Exit


@app.callback()
def frame(
    version: Annotated[
        bool, Option("--version", is_eager=True, callback=_version, help="Print the version and leave.")
    ] = False,
) -> None:
    """Board games about the Maya: play them, simulate them, replay and measure them."""


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
        Option(metavar="N|LIST", help="How many people play, or their seats: 2,4. The others are bots."),
    ] = None,
    bot: Annotated[
        str,
        Option(metavar="NAME", help="Who plays them: random, greedy, easy, normal, hard, expert, file.py:Bot."),
    ] = "random",
    resume: Annotated[Path | None, Option(metavar="FILE", help="Go on with a saved game.")] = None,
    save: Annotated[Path | None, Option(metavar="FILE", help="Keep the game in this file all the time.")] = None,
    components: Components = None,
    option: Options = None,
) -> int:
    """Play a game in the terminal: people and bots at one screen."""
    from sacbe.cli.play import play_game
    from sacbe.cli.seating import Seating

    wish = Seating(game, players, seed, humans, option or [], components, resume, bot)
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
def actions(
    game: GameName,
    lang: Lang = "en",
    json: Annotated[bool, Option("--json", help="Print the table as JSON.")] = False,
) -> int:
    """List every kind of action of a game, with its arguments and what it means."""
    from sacbe.cli.actions import show_actions

    return show_actions(game, lang, json)


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
def train(
    game: GameName,
    players: Annotated[int | None, Option(help="How many players; left out, all usual counts in turn.")] = None,
    games: Annotated[int, Option(min=1, help="Games to learn from in each round.")] = 300,
    rounds: Annotated[int, Option(min=1, help="How often to play, learn, and prove what was learned.")] = 5,
    match: Annotated[int, Option(min=2, help="Games of the match that new weights must win.")] = 60,
    seed: Annotated[int, Option(help="What the shuffles and the noise of the players follow.")] = 1,
    output: Annotated[Path | None, Option(metavar="FILE", help="Where to write; left out, to its own file.")] = None,
) -> int:
    """Learn the weights of a game's evaluation from games that bots play among themselves."""
    from sacbe.cli.train import train_game

    return train_game(game, players, games, rounds, match, seed, output)


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
    host_name: Annotated[
        list[str] | None,
        Option(
            metavar="NAME",
            help="A name of this server in the internet, such as games.example.org; * answers to any.",
            envvar="SACBE_HOST_NAME",
        ),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        Option(
            metavar="ADDRESS",
            help="A proxy in front of the server, or its network, which says truly where visitors come from.",
            envvar="SACBE_TRUST_PROXY",
        ),
    ] = None,
    allowance: Annotated[
        float,
        Option(
            min=0.01,
            help="How many households may be behind one address: multiplies what it may open.",
            envvar="SACBE_ALLOWANCE",
        ),
    ] = 1.0,
    open_page: Annotated[bool, Option("--open", help="Open the page in a browser.")] = False,
    lang: Lang = "en",
) -> int:
    """Start the server with the table in the browser."""
    from sacbe.cli.serve import serve_tables

    return serve_tables(
        host,
        port,
        database,
        redis,
        lang,
        open_page=open_page,
        names=host_name or (),
        proxies=trust_proxy or (),
        allowance=allowance,
    )


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        str,
        Option(
            metavar="LIST",
            help="The bots, such as expert,hard,greedy or mine.py:MyBot. A budget a turn may follow: search@400 is 400 "
            "simulations, search@0.5s half a second. The last one takes the seats that are left.",
        ),
    ],
    players: Annotated[int | None, Option(help="How many players; left out, as many as usual.")] = None,
    games: Annotated[int, Option(min=1, help="How many games; rounded up to whole deals.")] = 100,
    seed: Annotated[int, Option(help="What deals and bots follow.")] = 1,
    jobs: Annotated[int, Option(min=1, help="How many processes share the work; the results do not depend on it.")] = 1,
    ray: Annotated[
        str | None, Option(metavar="ADDRESS", help="Play on this Ray cluster instead; local starts one here.")
    ] = None,
    seconds: Annotated[float | None, Option(min=0.001, help="Seconds a turn, for bots without a budget.")] = None,
    simulations: Annotated[int | None, Option(min=1, help="Simulations a turn, for bots without a budget.")] = None,
    seatings: Annotated[
        Literal["all", "rotations"], Option(help="Play each deal in all seatings, or only in rotations of one order.")
    ] = "all",
    runs: Annotated[
        Path, Option(metavar="FOLDER", help="Where runs are kept; the same match goes on there where it stopped.")
    ] = Path("arena-runs"),
    records: Annotated[Path | None, Option(metavar="FOLDER", help="Write the record of every game here.")] = None,
    lang: Lang = "en",
    components: Components = None,
    option: Options = None,
    json: Annotated[bool, Option("--json", help="Print the figures as JSON.")] = False,
) -> int:
    """Let bots play the same deals in every seating, and rate them."""
    from sacbe.cli.arena import Wish, play_match

    wish = Wish(game, players, bots, games, seed, seconds, simulations, seatings, option or [], components)
    return play_match(wish, runs, jobs, ray, lang, records, as_json=json)


@app.command()
def analyze(
    file: Annotated[Path, Argument(metavar="RECORD", help="A saved game.")],
    bot: Annotated[
        str, Option(help="Who looks it over: a bot that searches; a budget may follow, as in the arena.")
    ] = "normal",
    seconds: Annotated[float | None, Option(min=0.001, help="Seconds a decision.")] = None,
    simulations: Annotated[int | None, Option(min=1, help="Simulations a decision.")] = None,
    threshold: Annotated[
        float, Option(min=0.0, help="Point out choices that give away at least so many points.")
    ] = 3.0,
    seed: Annotated[int, Option(help="What the bot follows.")] = 1,
    jobs: Annotated[int, Option(min=1, help="How many processes share the work; the results do not depend on it.")] = 1,
    html: Annotated[
        Path | None, Option(metavar="FILE", help="Where to write the page; left out, beside the record.")
    ] = None,
    lang: Lang = "en",
    components: Components = None,
    json: Annotated[bool, Option("--json", help="Print everything as JSON.")] = False,
) -> int:
    """Have a bot look over a finished game: what was expected when, and which choices gave points away."""
    from sacbe.arena.entrants import Entrant
    from sacbe.cli.analyze import analyse_file

    entrant = Entrant.parse(bot, seconds, simulations)
    return analyse_file(file, entrant, seed, threshold, jobs, html, lang, components, as_json=json)
