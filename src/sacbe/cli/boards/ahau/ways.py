"""How the choices of Ahau are offered: on the map, in one's kingdom, payments with what they are for."""

from sacbe.cli.ways import Chain, Group, Scoring, Ways

REWARDS = frozenset({"gain", "role", "mark", "set_building", "may_advance", "advance"})
"""Steps in which what was gained is taken."""
GODS = REWARDS | {"colour", "chief", "rain", "trade", "swap", "recall", "lay_down", "jaguar"}
"""Steps of what a god does."""
ARRIVAL = REWARDS | {"take_tile"}
"""Steps of a ruler who has come to a region."""

BRIEF = (
    *("AH-14.17", "AH-4.1", "AH-4.3", "AH-5.1", "AH-5.2", "AH-6.1"),
    *("AH-7.1", "AH-8.1", "AH-8.2", "AH-10.1", "AH-10.3", "AH-11.1"),
    *("AH-14.1", "AH-14.2", "AH-14.10", "AH-14.15"),
)
"""The game in short: how it is won, a turn, a scoring, the end."""

WAYS = Ways(
    places={
        "ruler": "region {region}",
        "take": "region {region}",
        "place": "{city}",
        "lay": "{city}",
        "remove": "{city}",
        "stand": "{city}",
        "move": "{to}",
        "on": "{to}",
        "deplete": "site {site}",
        "produce": "site {site}",
        "summon": "god {god}",
        "summon_with": "god {god}",
        "mark": "god {temple}",
        "construct": "slot {slot}",
        "construct_for": "slot {slot}",
        "build": "space {space}",
        "build_for": "space {space}",
    },
    groups={
        "select": Group("group-select", "{left}", "region {left}", "{left}"),
        "place": Group("group-place", "{city}", "{city}"),
        "ruler": Group("group-ruler", "{region}", "region {region}"),
        "summon": Group("group-summon", "{god}", "god {god}"),
        "summon_with": Group("group-summon", "{god}", "god {god}"),
        "build": Group("group-build", "{tile}"),
        "build_for": Group("group-build", "{tile}"),
        "construct": Group("group-construct", "{slot}", "slot {slot}"),
        "construct_for": Group("group-construct", "{slot}", "slot {slot}"),
        "move": Group("group-move", "{city}", "{city}"),
        "trade": Group("group-trade", "{give}"),
        "trade_often": Group("group-trade", "{give}"),
        "barter": Group("group-barter", "{resource}"),
        "barter_for": Group("group-barter", "{resource}"),
        "swap": Group("group-swap", "{give}"),
        "pay": Group("group-pay", "all"),
        "gain": Group("group-gain", "all"),
        "recall": Group("group-recall", "all"),
    },
    numbers={"select": "{right}"},
    chains={
        **dict.fromkeys(("summon", "summon_with"), Chain(GODS)),
        "place": Chain(frozenset({"summon"}), frozenset({"summon", "summon_with"})),
        **dict.fromkeys(("produce", "build", "build_for", "construct", "construct_for"), Chain(REWARDS)),
        **dict.fromkeys(("ruler", "advance"), Chain(ARRIVAL)),
    },
    like={"construct_for": ("construct",)},
    brief=BRIEF,
    scorings={"event-celebration": Scoring(frozenset({"celebration", "city_majority"}))},
)
