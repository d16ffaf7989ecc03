"""Secret links: made here, told once, kept only as fingerprints."""

import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from hmac import compare_digest

from sacbe.table.messages import Role

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{12}")


@dataclass(frozen=True)
class Grant:
    """What a link allows: its role and the seats it plays."""

    role: Role
    seats: tuple[int, ...]


@dataclass(frozen=True)
class StoredLink:
    """A link as it is stored: what it is for, and its fingerprint."""

    role: Role
    seat: int | None
    fingerprint: str


def new_table_id() -> str:
    """Return an address for a table; it opens nothing by itself."""
    return secrets.token_urlsafe(9)


def new_link(role: Role, seat: int | None = None) -> tuple[str, StoredLink]:
    """Return a new secret link, and what is stored of it."""
    link = secrets.token_urlsafe(24)
    return link, StoredLink(role, seat, fingerprint(link))


def fingerprint(link: str) -> str:
    """Return what is stored of a link. It is as long and random as a key, so that no slow hash is needed."""
    return sha256(link.encode("utf-8", "surrogatepass")).hexdigest()


def fitting(link: str, stored: list[StoredLink]) -> StoredLink | None:
    """Return the stored link that a link fits, always comparing all of them."""
    print_ = fingerprint(link)
    fits = [one for one in stored if compare_digest(one.fingerprint, print_)]
    return fits[0] if fits else None
