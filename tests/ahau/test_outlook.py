"""What a position holds in store: a celebration as it stands, rivals in a region, and the stage of a turn."""

from pathlib import Path
from typing import Any

import sacbe
from sacbe.core.record import Record

GOLDEN = sorted(Path(__file__).parents[1].joinpath("golden", "ahau").glob("*.json"))
CELEBRATED = ("celebration", "city_majority", "palace", "temple")


def views(path: Path) -> list[tuple[dict[str, Any], dict[str, Any], list[Any]]]:
    """Return by decision of a game the spectator's view before and after it, and what it changed."""
    record = Record.load(path)
    state = sacbe.replay(record, upto=0)
    found = []
    for seat, move in record.moves:
        before, known = state.view(None), len(state.ledger)
        state.play(move, seat)
        found.append((before, state.view(None), list(state.ledger[known:])))
    return found


def test_a_celebration_pays_what_the_view_before_the_last_decision_leads_one_to_expect() -> None:
    """Where nothing but the celebration followed a decision, the fame is what was said."""
    compared = 0
    for path in GOLDEN:
        for before, after, entries in views(path):
            paid = [entry for entry in entries if entry.because in CELEBRATED and entry.what == "points"]
            others = [entry for entry in entries if entry.because not in (*CELEBRATED, "redraw", "cards")]
            if not paid or others or after["over"]:
                continue
            for seat, player in enumerate(before["seats"]):
                if player["now"]:
                    assert sum(entry.amount for entry in paid if entry.seat == seat) == sum(player["now"].values())
                    compared += 1
    assert compared > 0


def test_who_has_most_workers_is_the_one_who_scores() -> None:
    record = Record.load(GOLDEN[2])
    view: dict[str, Any] = sacbe.replay(record).view(None)
    for city in view["cities"].values():
        most = max(city["workers"])
        for workers, share in zip(city["workers"], city["share"], strict=True):
            assert share == 0 or workers == most > 0


def test_stages_follow_each_other_in_a_turn() -> None:
    record = Record.load(GOLDEN[2])
    state = sacbe.replay(record, upto=0)
    order = ["setup", "select", "movement", "place", "summon", "act"]
    seen: list[str] = []
    for seat, move in record.moves:
        turn = state.view(seat)["turn"]
        assert isinstance(turn, dict)
        stage = turn["stage"]
        assert stage in order
        if state.view(seat)["step"] in ("place", "summon", "select"):
            assert stage == state.view(seat)["step"]
        seen.append(str(stage))
        state.play(move, seat)
    assert set(seen) == set(order)


def test_a_rival_can_come_only_with_a_card_for_the_region() -> None:
    record = Record.load(GOLDEN[2])
    state = sacbe.replay(record, upto=0)
    checked = 0
    for seat, move in record.moves:
        view: dict[str, Any] = state.view(seat)
        for region, contenders in enumerate(view["contest"], start=1):
            for one in contenders:
                player = view["seats"][one["seat"]]
                if not player["has_role"]:
                    assert (one["most"] is not None) == (str(region) in player["hand"])
                    if one["most"] is not None:
                        others = [int(card) for card in player["hand"] if card != str(region)]
                        assert one["most"] == max(others) + player["weapons"]
                        checked += 1
        state.play(move, seat)
    assert checked > 20
