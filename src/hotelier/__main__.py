"""`python -m hotelier` is the command `hotelier`."""

from hotelier.cli import main

if __name__ == "__main__":
    main()
