"""The frames of the live connection."""

from typing import Literal

from hotelier.wire.messages.base import Answer, Count, Request, Token
from hotelier.wire.messages.problems import Problem
from hotelier.wire.messages.table import ChatLine, TableState


class Hello(Request):
    """The first frame of a client on the live connection."""

    type: Literal["hello"]
    token: Token | None = None
    seen: Count | None = None


class StateFrame(Answer, tag_field="type", tag="state"):
    state: TableState


class PresenceFrame(Answer, tag_field="type", tag="presence"):
    present: list[int]
    watchers: int


class ChatFrame(Answer, tag_field="type", tag="chat"):
    line: ChatLine


class PingFrame(Answer, tag_field="type", tag="ping"):
    """Sent now and then; needs no answer."""


class ErrorFrame(Answer, tag_field="type", tag="error"):
    error: Problem


Frame = StateFrame | PresenceFrame | ChatFrame | PingFrame | ErrorFrame
