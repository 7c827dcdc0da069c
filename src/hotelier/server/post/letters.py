"""A letter: what a notice says, in the words of who gets it, and where it leads; nothing secret."""

import msgspec


class Letter(msgspec.Struct, kw_only=True):
    """What is carried; every kind of endpoint makes its own of it."""

    kind: str
    """What it is about, for programs: `turn`, `time`, `vote`, `over`, `digest`, `try`, `code`."""
    title: str
    text: str
    link: str
    """The path of the page to which it leads."""
    tag: str
    """A later letter with the same tag takes the place of this one."""
    button: str = ""
    """The words of the link."""
    tables: list[str] = []


class Undelivered(Exception):
    """A letter that was not taken, and whether it is worth trying again."""

    def __init__(self, why: str, *, final: bool = False, retry_after: float | None = None) -> None:
        super().__init__(why)
        self.why = why
        self.final = final
        self.retry_after = retry_after
