"""Names: what people may be called, and what is shown of a name that somebody else wrote."""

import pytest

import sacbe
from sacbe.core.names import LONGEST_NAME, harmless, is_name, shown_name

TURNING = "\u202a\u202b\u202d\u202e\u2066\u2067\u2068\u200e\u200f\u061c"
UNSEEN = "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u115f\u1160\u3164\uffa0\u2800\ufe0f\U000e0041\U000e0101"
COMMANDING = "\x00\x07\x08\t\n\r\x1b\x7f\x85\x9b\u2028\u2029"
HARMFUL = TURNING + UNSEEN + COMMANDING + "\ue000"


@pytest.mark.parametrize(
    "name", ["Itzel", "K'inich Janaab", "보라", "Łucja Ñ-2", "👍", "👩‍🌾", "❤️", "x" * LONGEST_NAME]
)
def test_what_people_are_called(name: str) -> None:
    assert is_name(name)
    assert shown_name(name) == name


@pytest.mark.parametrize("name", ["", " ", "\u3000\u00a0", "x" * (LONGEST_NAME + 1), "\u0301"])
def test_a_name_is_short_and_can_be_seen(name: str) -> None:
    assert not is_name(name)
    assert is_name(shown_name(name))


@pytest.mark.parametrize("sign", [*HARMFUL, "\ud800"], ids=ascii)
def test_whatever_hides_commands_or_turns_is_no_name_and_shown_as_replaced(sign: str) -> None:
    assert not is_name(f"An{sign}n")
    assert sign not in shown_name(f"An{sign}n")
    assert harmless(f"An{sign}n") == "An\ufffdn"
    assert is_name(shown_name(sign))


def test_a_record_is_printed_without_what_cannot_be_seen_and_reads_back() -> None:
    names = ["보라 👩‍🌾", f"Ann{HARMFUL}"]
    text = sacbe.game("tzolkin").start(2, names=names).record().to_json()
    assert "보라" in text
    assert all(line.isprintable() for line in text.splitlines())
    assert sacbe.Record.from_json(text).names == names
