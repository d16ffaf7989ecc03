"""How the choices of Tzolk'in are offered: on the gears, the temples, the technologies and the offers."""

from sacbe.cli.ways import Group, Scoring, Ways

BRIEF = (
    *("TZ-20.7", "TZ-4.1", "TZ-4.3", "TZ-6.3", "TZ-6.5", "TZ-6.6", "TZ-7.3", "TZ-8.1"),
    *("TZ-19.1", "TZ-19.4", "TZ-19.7", "TZ-19.13", "TZ-19.15", "TZ-20.1"),
)
"""The game in short: how it is won, a turn, a scoring, the end."""

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
    brief=BRIEF,
    scorings={"event-food-day": Scoring(frozenset({"feeding", "gods"}))},
)
