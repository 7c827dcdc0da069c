"""Who plays for somebody who left."""

from hotelier.bots import BOTS, BotInfo, make_bot
from hotelier.core.chance import Seeded
from hotelier.core.errors import HotelierError
from hotelier.server.refusals import Refusal

SUBSTITUTES = ("waiter", "random")
"""If nobody is named: the first of these that there is."""


def substitute(asked: str | None) -> str:
    """A bot that there is."""
    if asked is None:
        return next(code for code in SUBSTITUTES if code in BOTS)
    return bot_info(asked).code


def bot_info(code: str) -> BotInfo:
    """A bot that there is and that can play; settings, such as time to think, are not for guests."""
    offered = [bot.code for bot in BOTS.values() if bot.offered]
    if code not in offered:
        raise Refusal("bad_option", f"unknown bot {code!r}; there are: {', '.join(offered)}")
    try:
        make_bot(code, Seeded(0))
    except HotelierError as error:
        raise Refusal("bad_option", str(error)) from None
    return BOTS[code]
