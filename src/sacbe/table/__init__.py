"""The table: a server that keeps games, shows every seat what it may see, and has bots play along. It holds no rule.

The words of this room and the usual terms: a *course* is a game session, built from an append-only log of *lines*
(event sourcing); a *deed* is a move record; *eyes* are the viewer (a seat, or None for spectators), *sight* how many
moves it has seen; *veiled* is hidden from a viewer; *held* is not yet committed; a *guest* is a connection, a *room*
the session's actor, the *house* its shared services; a *thinker* is a bot worker; a *wish* is a request to open a
table.
"""
