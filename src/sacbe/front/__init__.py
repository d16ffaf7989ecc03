"""What the front ends share: words in two languages, and processes that help. It lies below arena, table and cli."""
