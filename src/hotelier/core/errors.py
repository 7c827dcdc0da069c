"""Everything that can go wrong, as a tree.

HotelierError
├── IllegalAction     an action that is not among the legal ones; the game is unchanged
└── BadInput          something given from outside is wrong; the message says what is allowed
    ├── BadOption     a game, seat count, seed or option that does not exist
    ├── BadScript     a script that names unknown cards, impossible dice, …
    ├── BadRecord     a record that cannot be replayed
    │   └── Missing   … because it does not hold a result of chance
    ├── BadContent    a data file with wrong or missing values
    └── MissingPackage  what is asked for comes with an extra that is not installed
"""


class HotelierError(Exception):
    """The root of all errors that hotelier raises on purpose; the message is meant for people."""


class IllegalAction(HotelierError):
    """The action is not legal now; the game was left unchanged."""


class BadInput(HotelierError):
    """Something given from outside is wrong."""


class BadOption(BadInput):
    """No such game, seat count, seed or option."""


class BadScript(BadInput):
    """A script that cannot be dealt."""


class BadRecord(BadInput):
    """A record that cannot be replayed."""


class Missing(BadRecord):
    """A result of chance that must be given and is not: its name, and how many there are to choose from."""

    def __init__(self, name: str, number: int, size: int) -> None:
        super().__init__(f"the record ends too early: no result for draw {number} of {name!r}")
        self.name = name
        self.number = number
        self.size = size


class BadContent(BadInput):
    """A data file with wrong or missing values."""


class MissingPackage(BadInput, ImportError):
    """A package that comes with an extra is not installed; the message says which extra."""
