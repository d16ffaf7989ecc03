"""How the choices of Tikal are offered: on the map, walks by who walks from where, bids by their points."""

from sacbe.cli.ways import Chain, Group, Scoring, Ways

DIG = Chain(frozenset({"explore"}), frozenset({"uncover", "recover"}), there=True)
"""What is done where a walk led to, or done again."""

BRIEF = (
    *("TK-14.4", "TK-2.1", "TK-4.1", "TK-4.3", "TK-4.2"),
    *("TK-13.1", "TK-13.2", "TK-13.3", "TK-13.5", "TK-13.6", "TK-9.1", "TK-14.1"),
)
"""The game in short: how it is won, a turn, a scoring, the end."""

WAYS = Ways(
    places={
        "lay": "{hex}",
        "place": "{at}",
        "jump": "{goal}",
        "move": "{goal}",
        "walk": "{goal}",
        "enter": "{goal}",
        "uncover": "{hex}",
        "recover": "{hex}",
        "camp": "{hex}",
        "guard": "{hex}",
        "choose": "{tile}",
    },
    groups={
        "lay": Group("group-lay", "{hex}", "{hex}"),
        "move": Group("group-walk", "{member} 1 {hex}", "{hex}"),
        "jump": Group("group-walk", "{member} 1 {at}", "{at}"),
        "walk": Group("group-walk", "{member} {count} {hex}", "{hex}"),
        "enter": Group("group-enter", "{member} {count} {hex}", "{hex}"),
        "exchange": Group("group-exchange", "{give}"),
    },
    numbers={"bid": "{points}", "pass": "0"},
    entered={"bid": "pass"},
    chains=dict.fromkeys(("move", "jump", "walk", "enter", "uncover", "recover"), DIG),
    shown=frozenset({"lay"}),
    confirmed=frozenset({"bid"}),
    brief=BRIEF,
    scorings={"event-scoring-round": Scoring(frozenset({"scoring"}), later=True)},
)
