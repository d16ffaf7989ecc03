"""Words with numbers: the one way in which a game joins its numbered constants with their names."""


def numbered(*words: tuple[int, str]) -> tuple[str, ...]:
    """Return words in the order of their numbers, which must run from 0 without gaps, each word once.

    >>> numbered((0, "setup"), (1, "auction"))
    ('setup', 'auction')
    """
    for place, (number, word) in enumerate(words):
        if number != place:
            raise AssertionError(f"{word!r} has number {number}, its place is {place}")
    names = tuple(word for _, word in words)
    if len(set(names)) < len(names):
        raise AssertionError("a word has two numbers")
    return names
