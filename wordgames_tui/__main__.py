"""`python -m wordgames_tui` is the `wordgames` command."""

from wordgames_tui.cli import main

if __name__ == "__main__":
    main()
