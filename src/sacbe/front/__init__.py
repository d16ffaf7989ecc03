"""What the front ends share: words in two languages, and processes that help. It lies below arena, table and cli.

The words of this room and the usual terms: *texts* are message bundles (Project Fluent), the *frame* is the shell
around the games; a *saying* is a language-neutral message with arguments; a *ledger* here is a game's rules as a
table of rows.
"""
