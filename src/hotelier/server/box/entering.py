"""Games at a real table that are entered: each request tells all of the game so far; nothing is kept."""

import msgspec

from hotelier.core.errors import HotelierError
from hotelier.games import enter
from hotelier.server.refusals import Refusal
from hotelier.server.tables.packs import welcome
from hotelier.wire.messages.study import Entered, EnterRequest


def entered(asked: EnterRequest) -> Entered:
    """How far the game has come, and what is asked next."""
    pack = None if asked.content is None else welcome(asked.content)
    answers = [msgspec.to_builtins(answer) for answer in asked.answers]
    try:
        found = enter(asked.game, asked.seats, asked.options, pack, answers)
    except HotelierError as error:
        raise Refusal("bad_request", str(error)) from None
    return msgspec.convert(found, Entered)
