"""Webhooks: letters for chat rooms and programs, in the shape that these understand."""

from typing import Literal

import msgspec

from hotelier.server.post.letters import Letter, deliver
from hotelier.server.post.outside import Outside

Shape = Literal["discord", "slack", "json"]
JSON = {"content-type": "application/json"}


async def send(outside: Outside, url: str, shape: Shape, letter: Letter, base: str) -> None:
    await deliver(outside, url, JSON, msgspec.json.encode(shaped(letter, shape, base)))


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
