"""The table: a server that keeps games, shows every seat what it may see, and has bots play along. It holds no rule."""
