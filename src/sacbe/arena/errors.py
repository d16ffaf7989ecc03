"""What can go wrong in the arena, beyond what the rules and the bots already name."""

from sacbe.core.errors import SacbeError


class ArenaError(SacbeError):
    """A match that cannot be set up, stored or played on; the sentence says what and where."""
