"""The Korean rules say what the English ones say: the same rows in order, the same numbers, the glossary's terms."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from tests.ledger import chapters, in_korean, ledgers, misplaced, rows

LEDGERS = ledgers()
NUMBER = re.compile(r"\d+")
CARDINALS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth")
WORDS = (
    {name: value for value, name in enumerate(CARDINALS)}
    | {name: value for value, name in enumerate(ORDINALS, start=1)}
    | {"once": 1, "twice": 2, "solo": 1}
)
"""Numbers that English spells: Korean may write them in digits, as it does before a counter (``2개``, ``4인 게임``)."""
SPELLED = {
    2: r"두|둘|이틀|양면",
    3: r"세 |셋|두세",
    4: r"네 |넷",
    5: r"다섯",
    6: r"여섯",
    7: r"일곱",
    8: r"여덟",
    9: r"아홉",
    10: r"열 ",
    11: r"열한",
    12: r"열두",
}
"""How Korean spells what English spells, where it writes no digit."""
OTHER_NUMBERS = {"TZ-20.4": "a quarter of a point is 1/4점, as in the Korean rulebook"}
"""Rows whose numbers are written in another way, and why."""
BASE = {
    r"dumm(?:y|ies)": "가짜 일꾼",
    r"corn": "옥수수",
    r"wood\b": "나무",
    r"stone": "돌",
    r"gold\b": "금",
    r"skull": "해골",
    r"gear": "기어",
    r"temple": "신전",
    r"monument": "기념비",
    r"building": "건물",
    r"technolog": "기술",
    r"agriculture": "농업 기술",
    r"extraction": "자원 기술",
    r"architecture": "건축 기술",
    r"theology": "신학 기술",
    r"jungle": "정글",
    r"fishing": "낚시",
    r"food day": "푸드 데이",
    r"wealth tile": "시작 자산 타일",
    r"player board": "개인 보드",
    r"Starting Player Space": "시작 플레이어 칸",
    r"Starting Player Marker|start marker": "선 마커",
    r"\bbeg(?:s|gar|ging)?\b": "구걸",
    r"market": "시장",
    r"free choice": "무료 선택",
}
EXPANSION = {r"prophec": "예언", r"calamit": "재앙", r"quick (?:action|tile)": "빠른 행동"}
GLOSSARY = {
    "tzolkin": BASE,
    "tzolkin-tribes-and-prophecies": BASE | EXPANSION,
    "tikal": {
        r"leader": "대장",
        r"worker": "대원",
        r"base camp": "베이스캠프",
        r"camp": "캠프",
        r"temple": "신전",
        r"jungle": "정글",
        r"treasure|wafer": "보물",
        r"volcano": "화산",
        r"stone": "돌",
        r"guard": "파수꾼",
        r"uncover": "발굴",
        r"auction": "경매",
        r"\bbid": "입찰",
        r"\bpass": "패스",
        r"action point": "행동 점수",
    },
    "ahau": {
        r"\bruler": "통치자",
        r"\bfame\b": "명성",
        r"weapon": "무기",
        r"\btemple": "신전",
        r"\b(?:city|cities)\b": "도시",
        r"worker": "일꾼",
        r"\bwild\b": "만능",
        r"reserve": "보관 타일",
        r"\bbag\b": "주머니",
        r"calendar": "달력",
        r"celebration": "축제",
        r"summon": "소환",
        r"conflict": "분쟁",
        r"\bsites?\b": "생산지",
        r"marker": "마커",
        r"\brole": "역할",
        r"pyramid": "피라미드",
        r"difficulty": "난이도",
        r"\bregion": "지역",
        r"Action Strength": "힘",
        r"Military Strength": "전력",
    },
}
"""What an English row says, and the word its Korean row has for it."""


def pairs(ledger: Path) -> Iterator[tuple[str, str, str]]:
    """Yield id, English rule and Korean rule of each row."""
    for (name, rule, _), (_, korean, _) in zip(rows(ledger), rows(in_korean(ledger)), strict=True):
        yield name, rule, korean


def numbers(text: str) -> Counter[int]:
    return Counter(map(int, NUMBER.findall(text)))


def spelled(text: str) -> Counter[int]:
    return Counter(WORDS[word] for word in re.findall(r"[a-z]+", text.lower()) if word in WORDS)


def same_numbers(english: str, korean: str) -> bool:
    """Tell whether Korean has every digit of the English row, and none but those and the numbers English spells."""
    printed, written = numbers(english), numbers(korean)
    return printed <= written <= printed + spelled(english)


def lost(english: str, korean: str) -> list[int]:
    """Return the numbers from two on that an English row spells and its Korean row has in no form."""
    said = {CARDINALS.index(word) for word in re.findall(r"[a-z]+", english.lower()) if word in CARDINALS[2:]}
    return sorted(value for value in said - set(numbers(korean)) if not re.search(rf"\b(?:{SPELLED[value]})", korean))


def names(game: str, language: str) -> dict[str, str]:
    """Return what the texts of a game call its things."""
    text = (sacbe.game(game).folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^name-(\w+) = ([^{\n]+)$", text, re.MULTILINE))


def proper_names(game: str) -> dict[str, str]:
    """Return the Korean of each name that is written with a capital."""
    korean = names(game, "ko")
    return {name: korean[key] for key, name in names(game, "en").items() if name[0].isupper()}


def named(text: str, known: dict[str, str]) -> set[str]:
    """Return the Korean of the names in an English row; of names within each other the longest counts."""
    longest = sorted(known, key=len, reverse=True)
    return {known[name] for name in re.findall(rf"\b(?:{'|'.join(map(re.escape, longest))})\b", text)}


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_korean_has_the_same_chapters_and_rows(ledger: Path) -> None:
    assert chapters(in_korean(ledger)) == chapters(ledger)
    assert misplaced(in_korean(ledger)) == []


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_every_row_and_section_is_korean(ledger: Path) -> None:
    hangul = re.compile(r"[가-힣]")
    said = rows(in_korean(ledger))
    assert [name for name, rule, section in said if not (hangul.search(rule) and hangul.search(section))] == []


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_no_english_word_is_left(ledger: Path) -> None:
    """Beside notation in backticks only the letters of stacks and of players in examples are Latin."""
    notation = re.compile(r"`[^`]*`|[A-Z]{2}-\d+\.\d+")
    said = {name: notation.sub("", f"{rule} {section}") for name, rule, section in rows(in_korean(ledger))}
    assert {name: found for name, text in said.items() if (found := re.findall(r"[A-Za-z]{2,}", text))} == {}


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_rules_are_polite_sentences(ledger: Path) -> None:
    """Every sentence ends in -니다; what stands in brackets at the end of a rule may be a bare noun."""
    said = {name: re.sub(r"\([^()]*\)(?=\.$)", "", rule) for name, rule, _ in rows(in_korean(ledger))}
    assert [name for name, rule in said.items() if not rule.endswith("니다.") or re.search(r"(?<!니)다\.", rule)] == []


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_numbers_agree(ledger: Path) -> None:
    wrong = [name for name, rule, korean in pairs(ledger) if not same_numbers(rule, korean)]
    assert wrong == [name for name, _, _ in rows(ledger) if name in OTHER_NUMBERS]
    assert [name for name, rule, korean in pairs(ledger) if lost(rule, korean)] == []


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_rulings_and_notation_are_kept(ledger: Path) -> None:
    def marks(text: str, ruling: str) -> tuple[int, set[str]]:
        return len(re.findall(ruling, text, re.IGNORECASE)), set(re.findall(r"`[^`]*`", text))

    wrong = [name for name, rule, korean in pairs(ledger) if marks(rule, "ruling") != marks(korean, "판정")]
    assert wrong == []


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_names_are_those_of_the_texts(ledger: Path) -> None:
    known = proper_names(ledger.stem.split("-")[0])
    wrong = [(row, name) for row, rule, korean in pairs(ledger) for name in named(rule, known) if name not in korean]
    assert wrong == []


@pytest.mark.parametrize("ledger", LEDGERS, ids=lambda path: path.stem)
def test_glossary_terms_are_used(ledger: Path) -> None:
    wrong = [
        (row, better)
        for row, rule, korean in pairs(ledger)
        for term, better in GLOSSARY[ledger.stem].items()
        if re.search(term, rule) and better not in korean
    ]
    assert wrong == []


def test_other_numbers_are_found() -> None:
    assert same_numbers("Two corn and 3 wood", "옥수수 2개와 나무 3개")
    assert not same_numbers("Two corn and 3 wood", "옥수수 2개와 나무 4개")
    assert not same_numbers("2 corn and 2 wood", "옥수수와 나무 2개")
    assert lost("Two of four temples", "두 신전") == [4]
    assert lost("Two of four temples", "신전 4개 중 둘") == []
