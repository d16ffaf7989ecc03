"""How long tests wait for what they expect: so long that only what hangs for good is given up, on any machine."""

PATIENCE = 300.0
"""In seconds."""
