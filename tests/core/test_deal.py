"""Deals: what looks the same is the same."""

from sacbe.core.deal import Deal, StackKind, from_data, shuffled

COINS = [StackKind("coins", ("gold", "gold", "silver"))]


def test_equal_ids_are_numbered_by_their_order() -> None:
    one, other = Deal(COINS, [[0, 2, 1]]), Deal(COINS, [[1, 2, 0]])
    assert one.data() == other.data() == {"coins": ["gold", "silver", "gold"]}
    assert one.order() == other.order() == [[0, 2, 1]]
    assert list(one.lanes) == list(other.lanes)


def test_a_deal_survives_the_way_through_plain_data() -> None:
    for seed in range(20):
        deal = shuffled(COINS, seed)
        assert list(from_data(COINS, deal.data()).lanes) == list(deal.lanes)
