"""What is dealt on a day: the same for everybody, made from a secret that the house keeps.

The attempt of a profile is an ordinary table. Its key is made from the secret too: so it is the same table
from whatever device it is begun, and the link with which it can be watched is found again when it is over.
"""

import hmac
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta

from msgspec import Struct

from hotelier.games import deal_from
from hotelier.wire.messages.base import Options
from hotelier.wire.messages.opening import NewSeat, NewTable

DAY = 86_400_000


class Setup(Struct, frozen=True):
    """How a game is played on a day; kept with the day, so another version changes none that has begun."""

    options: Options
    bots: list[str]
    """At the seats after that of the person."""


SETUPS: dict[str, Setup] = {
    "austria": Setup({"edition": "revised", "staff": "standard", "difficulty": "medium"}, []),
    "overbooking": Setup({}, ["waiter", "waiter"]),
}
"""The same on all days, so that they can be compared. The bots answer at once and are no matter of time: in
the same position they decide the same for everybody."""


def date_of(milliseconds: int) -> str:
    """The day of a time on the wall, by UTC."""
    return datetime.fromtimestamp(milliseconds / 1000, UTC).date().isoformat()


def is_date(text: str) -> bool:
    with suppress(ValueError):
        return date.fromisoformat(text).isoformat() == text
    return False


def day_after(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def left_of_day(milliseconds: int) -> int:
    """How much is left until midnight."""
    return DAY - milliseconds % DAY


def deal_of(secret: str, day: str, game: str) -> str:
    """The key of a deal."""
    return deal_from(secret, f"deal {day} {game}")


def attempt_key(secret: str, day: str, game: str, profile: str) -> str:
    """The key of the table of an attempt; the house's own attempt is nobody's."""
    return hmac.digest(secret.encode(), f"attempt {day} {game} {profile}".encode(), "sha256").hex()


def table_for(setup: Setup, game: str, key: str, first: NewSeat, *, rated: bool) -> NewTable:
    """The table that an attempt asks for; one that counts is rated."""
    bots = [NewSeat(kind="bot", bot=bot) for bot in setup.bots]
    return NewTable(seats=[first, *bots], game=game, options=setup.options, rated=rated, key=key)
