"""Korean as Korean players read it: the rulebook's terms in every file, one form a place, no particle left to guess."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import sacbe
from sacbe.front.texts import FRAME, TERMINAL
from tests.ledger import in_korean, ledgers

ROOT = Path(__file__).parent.parent
FILES = [
    FRAME / "ko.ftl",
    TERMINAL / "ko.ftl",
    *(sacbe.game(name).folder / "texts" / "ko.ftl" for name in sacbe.games()),
    ROOT / "src/sacbe/tzolkin/texts/terminal/ko.ftl",
    ROOT / "src/sacbe/arena/texts/ko.ftl",
    ROOT / "src/sacbe/cli/texts/ko.ftl",
    *sorted((ROOT / "web/src").rglob("ko.ftl")),
]
RULES = [in_korean(ledger) for ledger in ledgers()]
NEVER = {
    r"\((?:를|을|가|이|는|은|으|과|와)\)": "a particle that depends on the word before: word it without",
    r"당신": "leave the person out",
    r"나요\?": "a choice is -하세요 or -ㄹ까요?",
    r"해요": "the form is -합니다",
    r";": "a comma or a full stop",
    r"–|\.\.\.": "~ for a range, … for what goes on",
    r"출킨": "촐킨",
    r"톱니바퀴": "기어",
    r"더미 일꾼": "가짜 일꾼",
    r"개인판": "개인 보드",
    r"자유 선택": "무료 선택",
    r"(?:첫|둘|셋)째": "1시대, 두 번째",
    r"일꾼 \{ \$\w+ \}명|일꾼 \d+명": "일꾼 N개",
    r"거두|거둔|거둘": "수확",
    r"상승|하락": "올림, 내림",
    r"나아가게": "전진시키다",
    r"밝은 면|어두운 면": "밝은 쪽, 어두운 쪽",
    r"굶는": "먹이지 못한",
    r"표식": "마커",
    r"제공 건물": "공개 건물",
    r"그 사이|그 다음|그 중": "one word: 그사이, 그다음, 그중",
    r"\d (?:개|명|점|칸|번|장)\b": "no blank before a counter",
}
"""What no Korean text has, and what it has instead."""
TERMS = {
    "tzolkin": {
        "name-tzolkin": "촐킨",
        "name-palenque": "팔렝케",
        "name-yaxchilan": "야슈칠란",
        "name-tikal": "티칼",
        "name-uxmal": "우슈말",
        "name-chichen_itza": "치첸이차",
        "name-chaac": "차크",
        "name-quetzalcoatl": "케찰코아틀",
        "name-kukulcan": "쿠쿨칸",
        "name-corn": "옥수수",
        "name-skull": "수정 해골",
        "name-agriculture": "농업 기술",
        "name-extraction": "자원 기술",
        "name-architecture": "건축 기술",
        "name-theology": "신학 기술",
        "name-angry_god_chaac": "성난 신 (차크)",
        "name-angry_god_quetzalcoatl": "성난 신 (케찰코아틀)",
        "name-angry_god_kukulcan": "성난 신 (쿠쿨칸)",
    },
    "tikal": {"name-tikal": "티칼", "name-worker": "대원", "name-leader": "대장"},
    "ahau": {
        "name-ahau": "아하우",
        "name-chief": "최고신",
        "name-rain": "비의 신",
        "name-trade": "교역의 신",
        "name-sun": "태양신",
        "name-jaguar": "재규어 신",
        "name-chief_white": "하양 최고신",
        "name-chichen_itza": "치첸이차",
        "name-uxmal": "우슈말",
    },
}
"""The glossary's names of things."""


def lines(file: Path) -> Iterator[str]:
    """Yield what a person reads: no comment of a text file, but the headings of the rules."""
    comment = "#" if file.suffix == ".ftl" else "\n"
    return (line for line in file.read_text(encoding="utf-8").splitlines() if line and not line.startswith(comment))


@pytest.mark.parametrize("file", [*FILES, *RULES], ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_words_that_are_never_used(file: Path) -> None:
    wrong = [
        f"{line.strip()}  ->  {better}" for line in lines(file) for bad, better in NEVER.items() if re.search(bad, line)
    ]
    assert wrong == []


@pytest.mark.parametrize("game", TERMS)
def test_the_glossary_is_kept(game: str) -> None:
    found = dict(line.split(" = ", 1) for line in lines(sacbe.game(game).folder / "texts" / "ko.ftl") if " = " in line)
    assert {key: found.get(key) for key in TERMS[game]} == TERMS[game]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.parent.name)
def test_what_can_be_done_is_no_sentence(file: Path) -> None:
    """A choice ends in -기 or a noun: no full stop, no -니다."""
    said = [line for line in lines(file) if re.match(r"action-[\w-]+ = ", line)]
    assert [line for line in said if re.search(r"니다$|\.$", line)] == []
