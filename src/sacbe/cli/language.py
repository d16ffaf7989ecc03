"""The language of a command line. It is asked for before anything else, so nothing is imported for it."""

import os
import re
from collections.abc import Mapping, Sequence

KNOWN = ("en", "ko")


def language(words: Sequence[str], environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of a command line: that of ``--lang``, of ``SACBE_LANG``, or of the system.

    >>> language(["play", "--lang", "ko"], {}), language(["play", "--lang=ko"], {})
    ('ko', 'ko')
    >>> language([], {"LANG": "ko_KR.UTF-8"}), language([], {"LANG": "C"})
    ('ko', 'en')
    >>> language([], {"LANG": "ko_KR", "SACBE_LANG": "en"})
    'en'
    """
    given = re.search(r"(?:^| )--lang[= ](\w+)", " ".join(words))
    system = environment.get("LC_ALL") or environment.get("LC_MESSAGES") or environment.get("LANG") or ""
    wished = (given[1] if given else "", environment.get("SACBE_LANG", ""), system[:2].lower())
    return next((one for one in wished if one in KNOWN), KNOWN[0])
