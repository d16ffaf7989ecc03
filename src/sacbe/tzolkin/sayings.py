"""What Tzolk'in's tiles, gears and technologies say, read from the pack: an edited one is told right."""

from collections.abc import Mapping
from itertools import accumulate
from typing import Any, Final

from sacbe.core.pack import Pack
from sacbe.core.sayings import Said, Sayings, goods, listed, name, say
from sacbe.tzolkin.actions import SPACES

Row = Mapping[str, Any]

MINUS: Final = "−"
HARVEST_FIRST: Final = 2
"""The first space of Palenque with a group of fields."""
TILES: Final = ("wealth", "buildings", "new_buildings", "monuments", "tribes", "prophecies")
TECHNOLOGIES: Final = ("agriculture", "extraction", "architecture", "theology")
BUILT: Final = ("buildings", "new_buildings", "monuments")

CHOICES: Final[dict[str, dict[str, Said]]] = {
    "keep": {"does": "{tile}"},
    "build": {"does": "{building}"},
    "plain": {"does": "{building}"},
    "monument": {"does": "{monument}"},
    "tribe": {"does": "{tribe}"},
    "renovate": {"cost": "cost {building}"},
    "pick": {"explain": "{gear} {space}"},
    "use": {"explain": "{action}"},
    "ahead": {"explain": "{action}"},
    "bonus": {"explain": "bonus {technology}"},
    "quick": {"explain": "{action}"},
    "advance": {"explain": "{technology} {level}", "price": {"goods": {"blocks": "{cost}"}}},
    "anger": {"points": "step {temple} {step}"},
    "climb": {"points": "step {temple} {step}"},
    "beg": {"corn": "begging"},
}


def sayings(pack: Pack, players: int) -> Sayings:
    """Return what everything printed says; ``players`` decides what some monuments count."""
    data: Mapping[str, Any] = pack.data
    things: dict[str, Said] = {"begging": data["begging"]["corn"]}
    for block in TILES:
        for row in pack.rows(block):
            things[str(row["id"])] = _does(row, data, players)
    for block in BUILT:
        for row in pack.rows(block):
            things[f"cost {row['id']}"] = _cost(row)
    things.update(_monuments(pack, players))
    things.update(_gears(data))
    things.update(_technologies(data))
    things.update(_temples(data))
    things.update(_quick_actions(data))
    return Sayings(things, CHOICES, {"done": ["offering"]})


def _cost(row: Row) -> Said:
    return goods(row["cost"])


def number(n: int) -> str:
    """Return a number as it is printed, with a true minus sign."""
    return f"{MINUS}{-n}" if n < 0 else str(n)


# -- tiles -------------------------------------------------------------------------------------------------------------


def _does(row: Row, data: Row, players: int) -> Said:
    if "scoring" in row:
        points = _points(row["scoring"], players)
        return say(f"scoring-{row['scoring']['per']}", points=points, table=points)
    if "effects" in row:
        return listed([_effect(effect) for effect in row["effects"]])
    if "traits" in row:
        return say(f"explain-{row['id']}", **{trait: _trait(value) for trait, value in row["traits"].items()})
    calamity = say(f"explain-{row['id']}", **row["calamity"])
    return say("prophecy-both", calamity=calamity, score=_prophecy(row, data["prophecies"]["points"]))


def _effect(effect: Row) -> Said:
    kind = next(iter(effect))
    value = effect[kind]
    if kind == "gain":
        return goods(value)
    if kind == "food_day_gain":
        first, last = effect["days"]
        return say(f"effect-{kind}", goods=goods(value), first=first, last=last)
    if kind in ("temple", "tech"):
        return say(f"effect-{kind}", **{kind: name(value)}, steps=effect["steps"])
    return say(f"effect-{kind}", n=value)


def _points(rule: Row, players: int) -> str:
    """Return the points of a monument for each thing it counts; several where a table says so."""
    points = rule.get("points") or rule.get("by_players", {}).get(str(players))
    return str(points) if points else "/".join(str(step) for step in rule.get("table", []) if step)


def _trait(value: object) -> object:
    """Return a trait as its message wants it; a list of costs becomes what so many workers cost in all."""
    if isinstance(value, list):
        return "/".join(str(total) for total in accumulate(value))
    return number(value) if isinstance(value, int) and value < 0 else value


def _prophecy(row: Row, points: list[int]) -> Said:
    """Return the points of a prophecy, band by band."""
    low, middle, high = row["bounds"]
    first, second, third, last = (number(one) for one in points)
    bands = [
        say("prophecy-first", to=number(low), points=first),
        say("prophecy-band", **{"from": _range(low + 1, middle)}, points=second),
        say("prophecy-band", **{"from": _range(middle + 1, high)}, points=third),
        say("prophecy-last", **{"from": high + 1}, points=last),
    ]
    return say("prophecy-score", counts=say(f"counts-{row['counts']}"), bands=listed(bands))


def _range(low: int, high: int) -> str:
    return f"{low}-{high}" if low < high else str(high)


def _monuments(pack: Pack, players: int) -> dict[str, Said]:
    """Return the numbers that monuments are drawn with."""
    rows: list[Row] = list(pack.rows("monuments"))
    points = {f"points {row['id']}": _points(row["scoring"], players) for row in rows}
    return {key: value for key, value in points.items() if value}


def _quick_actions(data: Row) -> dict[str, Said]:
    printed = data["quick_actions"]
    gains = {f"quick_{kind}": say("explain-quick_gain", goods=goods(gain)) for kind, gain in printed["gains"].items()}
    others = sorted({*printed["age_1"], *printed["age_2"]} - set(printed["gains"]))
    return gains | {f"quick_{kind}": say(f"explain-quick_{kind}", corn=printed["build_corn"]) for kind in others}


# -- the board ---------------------------------------------------------------------------------------------------------


def _gears(data: Row) -> dict[str, Said]:
    """Return what each action does (``palenque_3``), and what a worker on each space can do (``palenque 3``)."""
    found: dict[str, Said] = {}
    for gear in data["gears"]["tiles"]:
        first_free = min(gear["free"])
        for space in range(first_free):
            if space:
                found[f"{gear['id']}_{space}"] = _action(data, gear["id"], space)
            found[f"{gear['id']} {space}"] = found.get(f"{gear['id']}_{space}", say("space-none"))
        for space in range(first_free, SPACES):
            found[f"{gear['id']} {space}"] = say("space-free")
    return found


def _action(data: Row, gear: str, space: int) -> Said:
    if gear == "palenque":
        return _jungle(data["palenque"], space)
    if gear == "yaxchilan":
        return say("explain-gain", goods=goods(data["yaxchilan"]["tiles"][space - 1]["gain"]))
    if gear == "chichen_itza":
        return _offering(data["chichen_itza"]["tiles"][space - 1])
    uxmal = data["uxmal"]
    corn = {1: uxmal["temple_cost"], 4: uxmal["corn_per_block"], 5: uxmal["any_action_cost"]}
    blocks = _blocks(data["tikal"]["temples_cost"])
    return say(f"explain-{gear}_{space}", corn=corn.get(space, 0), blocks=blocks)


def _jungle(palenque: Row, space: int) -> Said:
    if space < HARVEST_FIRST:
        return say("explain-fishing", corn=palenque["fishing"])
    corn, wood = palenque["corn"][space - HARVEST_FIRST], palenque["wood"][space - HARVEST_FIRST]
    return say("explain-corn_wood" if wood else "explain-corn", corn=corn, wood=wood, tiles=0, forest=0)


def _offering(row: Row) -> Said:
    message = "explain-offering_block" if row["blocks"] else "explain-offering"
    return say(message, points=row["points"], temple=name(row["temple"]), blocks=_blocks(row["blocks"]))


def _blocks(count: int) -> Said:
    """Return blocks of one's choice."""
    return say("amount-blocks", n=count)


def _temples(data: Row) -> dict[str, Said]:
    """Return the points of each step, counted from the start step; above the top there is nothing more to gain."""
    found: dict[str, Said] = {}
    for row in data["temples"]["tiles"]:
        points = row["points"]
        for step in range(-1, len(points) + 1):
            found[f"step {row['id']} {step}"] = number(points[min(step + 1, len(points) - 1)])
    return found


def _technologies(data: Row) -> dict[str, Said]:
    """Return what each level of a technology gives (``agriculture 2``), and its bonus."""
    printed = data["technologies"]
    last = len(printed["cost"])
    found: dict[str, Said] = {}
    for technology in TECHNOLOGIES:
        for level in range(1, last + 1):
            found[f"{technology} {level}"] = _level(printed, technology, level, last)
        found[f"bonus {technology}"] = _level(printed, technology, last + 1, last)
        found[f"{technology} {last + 1}"] = found[f"bonus {technology}"]
    return found


def _level(printed: Row, technology: str, level: int, last: int) -> Said:
    bonus = level > last
    harvest = printed["harvest"]
    return say(
        f"explain-{technology}_{'bonus' if bonus else level}",
        harvest=harvest[min(level, last)] - harvest[min(level, last) - 1],
        fishing=printed["fishing"],
        corn=printed["architecture_corn"] if level == 1 else printed["architecture_uxmal_corn"],
        points=printed["architecture_bonus"] if bonus else printed["architecture_points"],
        blocks=_blocks(printed["extraction_bonus"] if bonus else printed["architecture_blocks"]),
    )
