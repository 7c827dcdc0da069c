"""Webhooks: letters for chat rooms and programs, in the shape that these understand."""

from typing import Literal

import msgspec

from hotelier.server.post.letters import Letter, Undelivered
from hotelier.server.post.outside import NotAllowed, Outside, Unreachable

Shape = Literal["discord", "slack", "json"]
GONE = (404, 410)
JSON = {"content-type": "application/json"}


async def send(outside: Outside, url: str, shape: Shape, letter: Letter, base: str) -> None:
    try:
        answered = await outside.post(url, JSON, msgspec.json.encode(shaped(letter, shape, base)))
    except NotAllowed:
        raise Undelivered("not_allowed", final=True) from None
    except Unreachable:
        raise Undelivered("unreachable") from None
    if answered.status in GONE:
        raise Undelivered("gone", final=True)
    if not 200 <= answered.status < 300:
        raise Undelivered("refused", retry_after=answered.retry_after)


def shaped(letter: Letter, shape: Shape, base: str) -> dict[str, object]:
    """A letter as a program wants it. Names are what people wrote: nobody is called by them."""
    link = base + letter.link
    if shape == "discord":
        said = f"**{plain(letter.title)}**\n{plain(letter.text)}\n{link}"
        return {"content": said, "allowed_mentions": {"parse": []}}
    if shape == "slack":
        return {"text": f"*{escaped(letter.title)}*\n{escaped(letter.text)}\n<{escaped(link)}>"}
    told: dict[str, object] = {"kind": letter.kind, "title": letter.title, "text": letter.text}
    return {**told, "link": link, "tables": letter.tables}


def plain(text: str) -> str:
    """Text in which nothing is a sign of the markup."""
    return "".join(f"\\{sign}" if sign in "\\*_~`|<>[]()#@:" else sign for sign in text)


def escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
