"""Who puts messages into words. The engine knows no language; a front end that does lends it a voice."""

from collections.abc import Callable, Mapping

Voice = Callable[[str, str, Mapping[str, object]], str]
"""Says a message of a game (empty: of the frame) with its arguments."""


def bare(game: str, message: str, args: Mapping[str, object]) -> str:
    """Say a message without any texts: its id and its arguments.

    >>> bare("tzolkin", "why-too-dear", {"needs": 2, "has": 0})
    'why-too-dear (needs 2, has 0)'
    """
    told = ", ".join(f"{name} {value}" for name, value in args.items())
    return f"{message} ({told})" if told else message


class Speaker:
    """Holds the voice in use."""

    def __init__(self) -> None:
        self.voice: Voice = bare


_speaker = Speaker()


def speak_with(voice: Voice) -> None:
    """Have everything that is said from now on said by ``voice``."""
    _speaker.voice = voice


def say(game: str, message: str, args: Mapping[str, object]) -> str:
    """Return a message in words, by whoever speaks."""
    return _speaker.voice(game, message, args)
