"""How the choices of Tzolk'in are offered: on the gears, the temples, the technologies and the offers."""

from sacbe.cli.ways import Group, Ways

WAYS = Ways(
    places={
        "place": "{gear}_{space}",
        "over": "{gear}_{space}",
        "cheap": "{gear}_{space}",
        "pick": "{gear}_{space}",
        "pick_use": "{action}",
        "use": "{action}",
        "ahead": "{action}",
        "start": "start",
        "climb": "{temple}",
        "anger": "{temple}",
        "beg_down": "{temple}",
        "advance": "{technology}",
        "bonus": "{technology}",
        "swap": "{technology}",
        "build": "{building}",
        "plain": "{building}",
        "monument": "{monument}",
        "renovate": "{building}",
    },
    groups={
        "pick": Group("group-pick", "{gear} {space}", "{gear}_{space}"),
        "pick_use": Group("group-pick", "{gear} {space}", "{gear}_{space}"),
        "beg": Group("group-beg", "beg"),
        "beg_down": Group("group-beg", "beg"),
        "sell": Group("group-sell", "{block}"),
        "sell_often": Group("group-sell", "{block}"),
        "buy": Group("group-buy", "{block}"),
        "buy_often": Group("group-buy", "{block}"),
    },
    whole={"pay": "pay_all", "take": "take_all"},
    like={"pick_use": ("use",), "beg_down": ("beg", "anger")},
)
