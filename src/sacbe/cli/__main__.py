"""``python -m sacbe.cli`` is the command ``sacbe``."""

from sacbe.cli import main

if __name__ == "__main__":
    main()
