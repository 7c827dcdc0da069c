"""A letter: what a notice says, in the words of who gets it, and where it leads; nothing secret."""

from collections.abc import Mapping

import msgspec

from hotelier.server.post.outside import NotAllowed, Outside, Unreachable

GONE = (404, 410)


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


async def deliver(outside: Outside, url: str, headers: Mapping[str, str], body: bytes) -> None:
    """Bring a letter, as its endpoint reads it, to a web address."""
    try:
        answered = await outside.post(url, headers, body)
    except NotAllowed:
        raise Undelivered("not_allowed", final=True) from None
    except Unreachable:
        raise Undelivered("unreachable") from None
    if answered.status in GONE:
        raise Undelivered("gone", final=True)
    if not 200 <= answered.status < 300:
        raise Undelivered("refused", retry_after=answered.retry_after)
