"""What is not installed with `pip install hotelier`: whoever needs it is told in one line how to get it.

    with extra("envs", "environments"):
        import gymnasium

The extras are listed in pyproject.toml.
"""

from types import TracebackType

from hotelier.core.errors import MissingPackage

OURS = "hotelier"


class extra:  # noqa: N801 (read as a word: with extra("envs", "environments"))
    """Imports within it may fail because an extra is not installed; then it says which."""

    def __init__(self, name: str, what: str, instead: str = "") -> None:
        self.name = name
        self.what = what
        self.instead = instead
        """What else could be done, for the end of the line."""

    def __enter__(self) -> None: ...

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if isinstance(error, ModuleNotFoundError) and error.name is not None:
            package = error.name.partition(".")[0]
            if package != OURS:  # a module of ours that is missing is our own mistake
                raise missing(self.name, self.what, package, self.instead) from None


def missing(name: str, what: str, package: str, instead: str = "") -> MissingPackage:
    """The error that says what to install."""
    return MissingPackage(f"{what} need {package}: pip install 'hotelier[{name}]'{instead}")
