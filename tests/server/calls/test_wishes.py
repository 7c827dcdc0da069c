"""Quiet hours and the daily letter go by the clock of who gets it, over summer time and midnight too."""

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from hotelier.server.calls.wishes import due_of
from hotelier.wire.messages.notices import NoticeMoment, NoticeWishes

MINUTE = 60_000
HOUR = 60 * MINUTE
VIENNA = "Europe/Vienna"
NIGHT = NoticeWishes(zone=VIENNA, quiet_from="22:00", quiet_to="07:00", daily_at="18:00")
MADE = 1_000_000
"""By the clock of the house, which has nothing to do with the time of day."""


def wall(day: str, time: str, zone: str = VIENNA) -> int:
    there = datetime.fromisoformat(f"{day} {time}").replace(tzinfo=ZoneInfo(zone))
    return round(1000 * there.timestamp())


def waits(wishes: NoticeWishes, moment: NoticeMoment, at: int) -> int | None:
    """How long a call waits that is made at a time of day."""
    due = due_of(wishes, moment, MADE, MADE, at)
    return None if due is None else due - MADE


@pytest.mark.parametrize(
    ("time", "wait"),
    [
        ("21:59", 0),
        ("22:00", 9 * HOUR),
        ("23:30", 7 * HOUR + 30 * MINUTE),
        ("00:00", 7 * HOUR),
        ("06:59", MINUTE),
        ("07:00", 0),
        ("12:00", 0),
    ],
)
def test_quiet_hours_go_over_midnight(time: str, wait: int) -> None:
    assert waits(NIGHT, "at_once", wall("2026-11-18", time)) == wait


def test_what_is_due_in_the_quiet_hours_waits_for_their_end() -> None:
    """Ten minutes later it would be quiet."""
    assert waits(NIGHT, "ten_minutes", wall("2026-11-18", "21:55")) == 9 * HOUR + 5 * MINUTE
    assert waits(NIGHT, "ten_minutes", wall("2026-11-18", "21:45")) == 10 * MINUTE


def test_a_quiet_midday() -> None:
    midday = NoticeWishes(zone=VIENNA, quiet_from="12:00", quiet_to="14:00")
    assert waits(midday, "at_once", wall("2026-11-18", "13:00")) == HOUR
    assert waits(midday, "at_once", wall("2026-11-18", "22:00")) == 0


def test_an_hour_that_is_missing_or_comes_twice_is_counted_as_it_is() -> None:
    """In 2026 Vienna's clocks go forward on 29 March and back on 25 October, at night."""
    assert waits(NIGHT, "at_once", wall("2026-03-28", "23:00")) == 7 * HOUR
    assert waits(NIGHT, "at_once", wall("2026-10-24", "23:00")) == 9 * HOUR


@pytest.mark.parametrize(("time", "wait"), [("17:00", HOUR), ("18:00", 24 * HOUR), ("19:00", 23 * HOUR)])
def test_the_daily_letter_comes_at_its_time(time: str, wait: int) -> None:
    assert waits(NIGHT, "daily", wall("2026-11-18", time)) == wait


def test_the_daily_letter_is_the_same_moment_whenever_it_is_asked_for() -> None:
    begun = wall("2026-11-18", "10:00")
    for later in (0, MINUTE, 5 * HOUR, 12 * HOUR):
        due = due_of(NIGHT, "daily", MADE, MADE + later, begun + later)
        assert due == MADE + 8 * HOUR


def test_who_wants_nothing_gets_nothing() -> None:
    assert waits(NIGHT, "off", wall("2026-11-18", "12:00")) is None
