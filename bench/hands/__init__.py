"""How the decisions of each game are made by hand at the page, by the fewest clicks."""
