"""The `hotelier` command."""

from hotelier import __version__


def main() -> None:
    print(f"hotelier {__version__}")
