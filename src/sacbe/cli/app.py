"""The commands and their options. Each imports what it needs only when it runs, so that ``--help`` is quick.

What ``--help`` says of them are messages of ``texts``; ``sacbe.cli.help`` puts them into words.
"""

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


@app.callback(help="command-sacbe")
def frame(
    version: Annotated[bool, Option("--version", is_eager=True, callback=_version, help="help-version")] = False,
) -> None:
    """Board games about the Maya: play them, simulate them, replay and measure them."""


Lang = Annotated[Literal["en", "ko"], Option(help="help-lang", envvar="SACBE_LANG")]
GameName = Annotated[str, Argument(metavar="GAME", help="help-game")]
Seed = Annotated[int | None, Option(help="help-seed")]
Options = Annotated[list[str] | None, Option("--option", metavar="NAME=VALUE", help="help-option")]
Records = Annotated[Path | None, Option(metavar="FOLDER|FILE.parquet", help="help-records")]
Components = Annotated[Path | None, Option(metavar="FILE", help="help-components")]


@app.command(help="command-play")
def play(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="help-game-asked")] = None,
    players: Annotated[int | None, Option(help="help-players-asked")] = None,
    seed: Seed = None,
    lang: Lang = "en",
    humans: Annotated[
        str | None,
        Option(metavar="N|LIST", help="help-humans"),
    ] = None,
    bot: Annotated[
        str,
        Option(metavar="NAME", help="help-bot"),
    ] = "normal",
    resume: Annotated[str | None, Option(metavar="[NAME|FILE]", help="help-resume")] = None,
    kept: Annotated[bool, Option("--list", help="help-list")] = False,
    save: Annotated[Path | None, Option(metavar="FILE", help="help-save")] = None,
    components: Components = None,
    option: Options = None,
    plain: Annotated[bool, Option("--plain", help="help-plain", envvar="SACBE_PLAIN")] = False,
    light: Annotated[bool, Option("--light", help="help-light", envvar="SACBE_LIGHT")] = False,
    confirm: Annotated[
        bool | None, Option("--confirm/--no-confirm", help="help-confirm", envvar="SACBE_CONFIRM", show_default=False)
    ] = None,
) -> int:
    """Play a game in the terminal: people and bots at one screen."""
    from sacbe.cli.seating import Seating

    if kept:
        from sacbe.cli.kept import list_games

        return list_games(lang)
    from sacbe.cli.play import play_game

    wish = Seating(game, players, seed, humans, option or [], components, resume, bot)
    return play_game(wish, lang, save, plain=plain, light=light, confirm=confirm)


@app.command(help="command-simulate")
def simulate(
    game: GameName,
    players: Annotated[int | None, Option(help="help-players")] = None,
    games: Annotated[int, Option(min=1, help="help-games")] = 1000,
    seed: Annotated[int, Option(help="help-seed-random")] = 1,
    jobs: Annotated[int, Option(min=1, help="help-jobs")] = 1,
    lang: Lang = "en",
    components: Components = None,
    option: Options = None,
    records: Records = None,
    json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> int:
    """Let random players play many games, and show the scores."""
    from sacbe.cli.simulate import simulate_games

    return simulate_games(game, players, games, seed, jobs, lang, components, option or [], records, as_json=json)


@app.command(help="command-replay")
def replay(
    file: Annotated[Path, Argument(metavar="FILE", help="help-record")],
    move: Annotated[int | None, Option(metavar="N", help="help-move")] = None,
    export: Annotated[
        Literal["text", "json", "position"] | None,
        Option(help="help-export"),
    ] = None,
    output: Annotated[Path | None, Option(metavar="FILE", help="help-output")] = None,
    lang: Lang = "en",
    components: Components = None,
) -> int:
    """Show a saved game: its log, a position on the way, or an export."""
    from sacbe.cli.replay import replay_file

    return replay_file(file, move, export, output, lang, components)


@app.command(help="command-components")
def components(
    game: GameName,
    export: Annotated[Path | None, Option(metavar="FILE", help="help-pack-export")] = None,
    lang: Lang = "en",
    pack: Annotated[Path | None, Option("--components", metavar="FILE", help="help-pack-shown")] = None,
) -> int:
    """Show everything printed on a game's boards, tiles and cards, and how sure we are of it."""
    from sacbe.cli.components import show_components

    return show_components(game, export, lang, pack)


@app.command(help="command-actions")
def actions(
    game: GameName,
    lang: Lang = "en",
    json: Annotated[bool, Option("--json", help="help-json-table")] = False,
) -> int:
    """List every kind of action of a game, with its arguments and what it means."""
    from sacbe.cli.actions import show_actions

    return show_actions(game, lang, json)


@app.command(help="command-rules")
def rules(
    game: GameName,
    row: Annotated[str | None, Argument(metavar="[ROW|WORD]", help="help-row")] = None,
    lang: Lang = "en",
) -> int:
    """Print the rules of a game: one of them, those about something, or all."""
    from sacbe.cli.rules import show_rules

    return show_rules(game, row, lang)


@app.command(help="command-bench")
def bench(
    game: Annotated[str | None, Argument(metavar="[GAME]", help="help-game-all")] = None,
    json: Annotated[bool, Option("--json", help="help-json")] = False,
    seconds: Annotated[float, Option(min=0.05, help="help-seconds-figure")] = 1.0,
    lang: Lang = "en",
) -> int:
    """Measure the engine, compiled against uncompiled, in one run on one core."""
    from sacbe.cli.bench import bench_games

    return bench_games(game, seconds, lang, as_json=json)


@app.command(help="command-train")
def train(
    game: GameName,
    players: Annotated[int | None, Option(help="help-players-all")] = None,
    games: Annotated[int, Option(min=1, help="help-games-round")] = 1000,
    rounds: Annotated[int, Option(min=1, help="help-rounds")] = 5,
    match: Annotated[int, Option(min=4, help="help-match")] = 200,
    seed: Annotated[int, Option(help="help-seed-noise")] = 1,
    width: Annotated[int | None, Option(min=1, help="help-width")] = None,
    jobs: Annotated[int, Option(min=1, help="help-jobs-play")] = 1,
    ray: Annotated[str | None, Option(metavar="ADDRESS", help="help-ray-cluster")] = None,
    runs: Annotated[Path, Option(metavar="FOLDER", help="help-runs-kept")] = Path("train-runs"),
    output: Annotated[Path | None, Option(metavar="FILE", help="help-weights-output")] = None,
    again: Annotated[Path | None, Option(metavar="FILE", help="help-again")] = None,
    linear: Annotated[bool, Option("--linear", help="help-linear")] = False,
) -> int:
    """Learn to value positions of a game from games that bots play among themselves.

    What is learned is kept only if it wins a match against what there was. The same command goes on where it stopped.
    """
    from sacbe.cli.train import learn_again, train_net, train_weights

    if again:
        return learn_again(game, again, jobs, ray, runs, output)
    if linear:
        return train_weights(game, players, games, rounds, match, seed, output)
    return train_net(game, players, games, rounds, match, seed, width, jobs, ray, runs, output)


@app.command(help="command-serve")
def serve(
    host: Annotated[str, Option(help="help-host")] = "127.0.0.1",
    port: Annotated[int | None, Option(min=0, max=65535, help="help-port")] = None,
    database: Annotated[
        str | None,
        Option(metavar="URL", help="help-database", envvar="SACBE_DATABASE"),
    ] = None,
    redis: Annotated[
        str | None,
        Option(metavar="URL", help="help-redis", envvar="SACBE_REDIS"),
    ] = None,
    host_name: Annotated[
        list[str] | None,
        Option(
            metavar="NAME",
            help="help-host-name",
            envvar="SACBE_HOST_NAME",
        ),
    ] = None,
    trust_proxy: Annotated[
        list[str] | None,
        Option(
            metavar="ADDRESS",
            help="help-trust-proxy",
            envvar="SACBE_TRUST_PROXY",
        ),
    ] = None,
    allowance: Annotated[
        float,
        Option(
            min=0.01,
            help="help-allowance",
            envvar="SACBE_ALLOWANCE",
        ),
    ] = 1.0,
    bot: Annotated[list[str] | None, Option(metavar="NAME=COMMAND", help="help-serve-bot")] = None,
    open_page: Annotated[bool, Option("--open", help="help-open")] = False,
    lang: Lang = "en",
) -> int:
    """Start the server with the table in the browser."""
    from sacbe.cli.programs import name_programs
    from sacbe.cli.serve import serve_tables

    name_programs(bot or [])
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


@app.command(help="command-sit")
def sit(
    link: Annotated[str, Argument(metavar="LINK", help="help-link")],
    bot: Annotated[str, Option(metavar="NAME", help="help-sit-bot")],
    seat: Annotated[int | None, Option(min=1, help="help-sit-seat")] = None,
    seconds: Annotated[float | None, Option(min=0.001, help="help-seconds-turn")] = None,
    simulations: Annotated[int | None, Option(min=1, help="help-simulations-turn")] = None,
    lang: Lang = "en",
) -> int:
    """Have a bot take a seat at a table of any server, by the link of the seat."""
    from sacbe.cli.sit import take_seat

    return take_seat(link, bot, seat, seconds, simulations, lang)


@app.command(help="command-arena")
def arena(
    game: GameName,
    bots: Annotated[
        str,
        Option(
            metavar="LIST",
            help="help-bots",
        ),
    ],
    players: Annotated[int | None, Option(help="help-players")] = None,
    games: Annotated[int | None, Option(min=1, help="help-games-deals")] = None,
    seed: Annotated[int, Option(help="help-seed-deals")] = 1,
    jobs: Annotated[int, Option(min=1, help="help-jobs")] = 1,
    ray: Annotated[str | None, Option(metavar="ADDRESS", help="help-ray")] = None,
    seconds: Annotated[float | None, Option(min=0.001, help="help-seconds-turn")] = None,
    simulations: Annotated[int | None, Option(min=1, help="help-simulations-turn")] = None,
    seatings: Annotated[Literal["all", "rotations"], Option(help="help-seatings")] = "all",
    runs: Annotated[Path, Option(metavar="FOLDER", help="help-runs")] = Path("arena-runs"),
    records: Records = None,
    lang: Lang = "en",
    components: Components = None,
    option: Options = None,
    json: Annotated[bool, Option("--json", help="help-json")] = False,
) -> int:
    """Let bots play the same deals in every seating, and rate them."""
    from sacbe.cli.arena import Wish, games_of, play_match

    wish = Wish(
        game, players, bots, games_of(bots, games), seed, seconds, simulations, seatings, option or [], components
    )
    return play_match(wish, runs, jobs, ray, lang, records, as_json=json)


@app.command(help="command-level")
def level(
    game: GameName,
    records: Annotated[list[Path], Argument(metavar="RECORD...", help="help-level-records")],
    name: Annotated[str | None, Option(help="help-level-name")] = None,
    lang: Lang = "en",
) -> int:
    """Find the level of bots at which somebody wins half of the games."""
    from sacbe.cli.level import show_level

    return show_level(game, records, name, lang)


@app.command(help="command-analyze")
def analyze(
    file: Annotated[Path, Argument(metavar="RECORD", help="help-record")],
    bot: Annotated[str, Option(help="help-analyst")] = "normal",
    seconds: Annotated[float | None, Option(min=0.001, help="help-seconds-decision")] = None,
    simulations: Annotated[int | None, Option(min=1, help="help-simulations-decision")] = None,
    threshold: Annotated[float, Option(min=0.0, help="help-threshold")] = 3.0,
    worlds: Annotated[int, Option(min=1, max=10_000, help="help-worlds")] = 16,
    seed: Annotated[int, Option(help="help-seed-bot")] = 1,
    jobs: Annotated[int, Option(min=1, help="help-jobs")] = 1,
    html: Annotated[Path | None, Option(metavar="FILE", help="help-html")] = None,
    lang: Lang = "en",
    components: Components = None,
    json: Annotated[bool, Option("--json", help="help-json-all")] = False,
) -> int:
    """Have a bot look over a game, turn by turn: what could be expected when, and which turns gave points away."""
    from sacbe.arena.entrants import Entrant
    from sacbe.cli.analyze import analyse_file

    entrant = Entrant.parse(bot, seconds, simulations)
    return analyse_file(file, entrant, seed, threshold, worlds, jobs, html, lang, components, as_json=json)
