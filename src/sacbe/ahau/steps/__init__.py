"""The rules, a file a rule area, in the order and with the words of the rulebook."""
