"""The deal of the day: what is played, the own attempt, and how all others did."""

from typing import Annotated, Literal

from msgspec import Meta

from hotelier.wire.messages.base import Answer, Name, Options, Portrait, Request, SecretKey

DayState = Literal["today", "closing", "over"]
"""Whether it can be begun; or only those who began in time still play; or all is told."""
Standing = Literal["playing", "counted", "late", "given_up"]
"""What an attempt has come to. Given up is one whose result would not be fair at a rated table: a bot has
played on, or the table was closed."""
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


class Attempt(Request):
    """Begins the one attempt that counts, or continues it; for a day that is over, a table out of
    competition. A guest gives a `name`. Sent again with the same `key`, it is answered with the same
    seat."""

    key: SecretKey
    name: Name | None = None


class DailySeat(Answer):
    """The own seat at the table of a deal."""

    table: str
    seat: int
    token: str
    scored: bool


class OwnAttempt(Answer):
    """Your attempt, with the points of all sides, your own first, when it is over."""

    table: str
    standing: Standing
    points: list[int] | None


class DailyDeal(Answer):
    """The deal of a day in one of the games; `bots` sit at the seats after yours. `finished` of `begun`
    attempts are over. `told` says whether their results may be seen."""

    date: str
    game: str
    options: Options
    bots: list[str]
    state: DayState
    begun: int
    finished: int
    told: bool
    mine: OwnAttempt | None


class DailyDeals(Answer):
    """Today's deals, and how many milliseconds are left of the day."""

    today: str
    left: int
    deals: list[DailyDeal]


class PastDeals(Answer):
    """Deals of earlier days, the latest first; if there are more, those before `next`."""

    deals: list[DailyDeal]
    next: str | None


class DailyRow(Answer):
    """An attempt that counts. The best ones, and your own, can be watched with the token `watch`."""

    place: int
    name: str
    portrait: Portrait | None
    points: list[int]
    mine: bool
    table: str
    watch: str | None


class HouseAttempt(Answer):
    """How a bot of the house did with the same deal; without points it is still playing."""

    bot: str
    table: str
    points: list[int] | None
    watch: str | None


class DailyResults(Answer):
    """The results of a deal; nothing but the `deal` until they may be seen. `rows` are the best attempts
    and your own; `points` are the points of all attempts that count, the best first."""

    deal: DailyDeal
    rows: list[DailyRow]
    points: list[int]
    house: HouseAttempt | None
