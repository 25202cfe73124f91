"""`python -m ludotheque`: the same as the command."""

from ludotheque.cli import main

if __name__ == "__main__":
    main()
