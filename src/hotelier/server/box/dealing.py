"""Dealing for a real table: everything follows from the request; nothing is kept."""

import msgspec

from hotelier.core.errors import BadOption, HotelierError
from hotelier.games import deal
from hotelier.server.refusals import Refusal
from hotelier.server.tables.packs import welcome
from hotelier.wire.messages.dealing import DealRequest, Dealt


def dealt(asked: DealRequest) -> Dealt:
    pack = None if asked.content is None else welcome(asked.content)
    try:
        found = deal(asked.game, asked.seats, asked.seed, asked.options, pack, asked.kept)
    except BadOption as error:
        raise Refusal("bad_option", str(error)) from None
    except HotelierError as error:
        raise Refusal("bad_request", str(error)) from None
    return msgspec.convert(found, Dealt)
