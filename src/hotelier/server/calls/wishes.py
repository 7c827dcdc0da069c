"""When somebody wants to be called: at once, after a while, once a day or never; and never at night."""

from datetime import UTC, datetime, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from hotelier.server.refusals import Refusal
from hotelier.wire.messages.notices import NoticeMoment, NoticeWishes

MINUTE = 60_000
A_WHILE = 10 * MINUTE
DAY = timedelta(days=1)


def due_of(wishes: NoticeWishes, moment: NoticeMoment, made: int, now: int, wall: int) -> int | None:
    """When a call is due that was made at a time of the house; None: never. `now` is the time of the house,
    `wall` that of the people: quiet hours and the daily letter go by theirs."""
    if moment == "off":
        return None
    if moment == "daily":
        waited = max(0, now - made)
        return made + until_time(wishes, wishes.daily_at, wall - waited)
    due = made + (A_WHILE if moment == "ten_minutes" else 0)
    ahead = max(0, due - now)
    return max(due, now + ahead + until_loud(wishes, wall + ahead))


def until_time(wishes: NoticeWishes, time: str, wall: int) -> int:
    """Milliseconds from a moment until a time of the day, which is ahead."""
    here = datetime.fromtimestamp(wall / 1000, zone_of(wishes.zone))
    there = at_time(here, time)
    if there <= here:
        there = at_time(here + DAY, time)
    return milliseconds(there, here)


def until_loud(wishes: NoticeWishes, wall: int) -> int:
    """Milliseconds until the quiet hours are over; 0 outside them."""
    if wishes.quiet_from is None or wishes.quiet_to is None or wishes.quiet_from == wishes.quiet_to:
        return 0
    here = datetime.fromtimestamp(wall / 1000, zone_of(wishes.zone))
    clock = here.strftime("%H:%M")
    begin, end = wishes.quiet_from, wishes.quiet_to
    quiet = begin <= clock < end if begin < end else (clock >= begin or clock < end)
    return until_time(wishes, end, wall) if quiet else 0


def at_time(day: datetime, time: str) -> datetime:
    hour, minute = map(int, time.split(":"))
    return day.replace(hour=hour, minute=minute, second=0, microsecond=0)


def milliseconds(there: datetime, here: datetime) -> int:
    """Between two moments of one zone, over a change of its clocks too."""
    return round(1000 * (there.astimezone(UTC) - here.astimezone(UTC)).total_seconds())


@lru_cache(1000)
def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; the world's own if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


def check_zone(name: str) -> None:
    if name != "UTC" and zone_of(name).key != name:
        raise Refusal(
            "bad_request", f"there is no time zone {name!r}; they are called such as Europe/Vienna"
        )
