"""Deals: what looks the same is the same, and only hidden places change."""

from typing import Any

import pytest

from sacbe.core.deal import StackKind, deal_of, from_data, shuffled
from sacbe.core.errors import PositionError
from sacbe.core.rng import Generator

COINS = [StackKind("coins", ("gold", "gold", "silver")), StackKind("cards", ("a", "b", "c", "d"))]


def test_equal_items_have_one_number() -> None:
    assert COINS[0].items == [0, 0, 2]


def test_a_deal_survives_the_way_through_plain_data() -> None:
    for seed in range(20):
        deal = shuffled(COINS, seed)
        again = from_data(COINS, deal.data())
        assert (again.low, again.high) == (deal.low, deal.high)
        assert list(again.cards) == list(deal.cards)


def test_only_hidden_places_are_redrawn() -> None:
    deal = deal_of(COINS, [[0, 2, 0], [3, 1, 0, 2]])
    seen = {tuple(deal.redrawn([[], [0, 2, 3]], Generator(seed)).data()["cards"]) for seed in range(50)}
    assert {cards[1] for cards in seen} == {"b"}
    assert len(seen) == 6


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"coins": ["gold", "gold", "silver"]},
        {"coins": ["gold", "silver", "silver"], "cards": ["a", "b", "c", "d"]},
        {"coins": ["gold", "gold", "silver"], "cards": ["a", "b", "c"]},
        {"coins": ["gold", "gold", "silver"], "cards": ["a", "b", "c", "x"]},
        {"coins": ["gold", "gold", "silver"], "cards": 5},
    ],
)
def test_a_deal_that_is_none_is_refused(data: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        from_data(COINS, data)
