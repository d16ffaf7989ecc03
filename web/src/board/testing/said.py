"""Every choice and every turn of the golden games in words, as the terminal says them; the page must say the same.

Usage: said.py GAME FOLDER_OF_RECORDS. Writes JSON: the sayings by number of players, each different choice with its
words, and each game's log. Everything is in both languages.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sacbe
from sacbe.cli.chronicle import Chronicle
from sacbe.cli.words import Words
from sacbe.core.record import Record
from sacbe.core.state import State
from sacbe.front.texts import LANGUAGES, game_texts
from sacbe.front.words import sayings_of


def spoken(state: State) -> dict[str, Words]:
    """Return the words of each language."""
    folder = sacbe.game(state.rules.game).folder
    sayings = sayings_of(state.rules, int(state.players))
    return {language: Words(game_texts(language, folder), sayings) for language in LANGUAGES}


def choices(state: State, seat: int, words: dict[str, Words], seen: set[str]) -> Iterator[dict[str, Any]]:
    """Yield the choices of a position that have not come up before."""
    step = state.rules.step_names[state.step]
    for action in state.legal(seat):
        choice = state.describe(action, seat)
        key = json.dumps([int(state.players), step, choice.kind, choice.args], sort_keys=True)
        if key not in seen:
            seen.add(key)
            said = {one: [of.choice(state, action, seat), of.deed(state, action, seat)] for one, of in words.items()}
            told = {"text": state.text(action), "kind": choice.kind, "args": dict(choice.args), "step": step}
            yield {**told, "players": int(state.players), "said": said}


def move(state: State, action: int, seat: int, number: int) -> dict[str, Any]:
    """Return a move as the server logs it, before it is taken; entries and events come after."""
    choice = state.describe(action, seat)
    step = state.rules.step_names[state.step]
    made = {"text": state.text(action), "kind": choice.kind, "args": dict(choice.args)}
    return {"move": number, "seat": seat, "choice": made, "step": step, "entries": [], "events": [], "turn": False}


def game(record: Record, seen: set[str]) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """Return the choices of a game that are new, and its log."""
    state = sacbe.replay(record, upto=0)
    words = spoken(state)
    names = [f"seat {seat}" for seat in range(int(state.seats()))]
    chronicles = {language: Chronicle(of, names) for language, of in words.items()}
    found: list[dict[str, Any]] = []
    moves: list[dict[str, Any]] = []
    for number, (seat, text) in enumerate(record.moves, 1):
        found += choices(state, seat, words, seen)
        action = state.parse(text)
        moves.append(move(state, action, seat, number))
        for chronicle in chronicles.values():
            chronicle.note(state, action, seat)
        state.apply(action, seat)
    history = state.history
    assert history is not None
    for entry in state.ledger:
        told = {"seat": entry.seat, "what": entry.what, "amount": entry.amount, "cause": entry.because}
        if entry.move:
            moves[entry.move - 1]["entries"].append(told)
    for event in state.events:
        if event.move:
            moves[event.move - 1]["events"].append({"seat": event.seat, "message": event.message, "args": event.args})
    for number in history.turns:
        if number < len(moves):
            moves[number]["turn"] = True
    told_lines = {language: [line.plain for line in of.lines(state, None)] for language, of in chronicles.items()}
    return found, {"players": int(state.players), "moves": moves, "lines": told_lines}


def main(name: str, folder: str) -> None:
    """Write everything."""
    seen: set[str] = set()
    told: list[dict[str, Any]] = []
    logs = []
    for path in sorted(Path(folder).glob("*.json")):
        found, log = game(Record.load(path), seen)
        told += found
        logs.append(log)
    rules = sacbe.game(name).rules()
    sayings = {players: sayings_of(rules, players).data() for players in sacbe.game(name).counts}
    json.dump({"pack": rules.pack.data, "sayings": sayings, "choices": told, "logs": logs}, sys.stdout)


if __name__ == "__main__":
    main(*sys.argv[1:])
