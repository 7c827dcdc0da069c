"""What clients send, read strictly: whatever is wrong is said in one sentence."""

from typing import TypeVar

import msgspec

from hotelier.server.refusals import Refusal
from hotelier.wire.messages.base import Request

T = TypeVar("T", bound=Request)


def decoded(body: bytes | str, kind: type[T]) -> T:
    """The body of a request."""
    try:
        return msgspec.json.decode(body, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad_request", f"the request is wrong: {error}") from None
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Refusal("bad_request", "the body of the request is not readable JSON") from None


def number_in_path(text: str) -> int:
    if not is_number(text):
        raise Refusal("not_found", f"{text!r} is not a number")
    return int(text)


def number_in_query(name: str, text: str | None) -> int | None:
    if text is None:
        return None
    if not is_number(text):
        raise Refusal("bad_request", f"{name} must be a whole number, not {text!r}")
    return int(text)


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 9
