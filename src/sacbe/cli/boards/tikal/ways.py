"""How the choices of Tikal are offered: on the map, walks by who walks from where, bids by their points."""

from sacbe.cli.ways import Chain, Group, Ways

DIG = Chain(frozenset({"explore"}), frozenset({"uncover", "recover"}), there=True)
"""What is done where a walk led to, or done again."""

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
)
