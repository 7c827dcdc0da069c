"""Which clocks a table can be made with."""

from msgspec.structs import replace

from hotelier.server.refusals import Refusal
from hotelier.server.tables.seating import SeatTime, ThinkingTime
from hotelier.server.tables.substitutes import substitute
from hotelier.wire.messages.opening import ClockRule

HOUR = 3600
DAY = 24 * HOUR
LIMITS: dict[str, dict[str, tuple[int, int]]] = {
    "live": {"bank": (60, 12 * HOUR), "increment": (0, 600), "turn": (0, 0), "vacation": (0, 0)},
    "correspondence": {
        "turn": (HOUR, 30 * DAY),
        "bank": (0, 90 * DAY),
        "vacation": (0, 60),
        "increment": (0, 0),
    },
}
"""What may be chosen, from and to: seconds, and of vacation days."""
RATED = ClockRule(kind="correspondence", turn=14 * DAY, at_zero="lost")
"""Of a rated table for which none is named: a game that goes badly is not left standing for ever."""


def new_time(rule: ClockRule, seats: int) -> ThinkingTime:
    """The clock of a new table; who stands in is known from the start."""
    for name, (least, most) in LIMITS[rule.kind].items():
        if not least <= getattr(rule, name) <= most:
            unit = "days" if name == "vacation" else "seconds"
            allowed = f"{least} to {most} {unit}" if most else "0"
            raise Refusal("bad_option", f"the `{name}` of a {rule.kind} clock must be {allowed}")
    rule = replace(rule, bot=substitute(rule.bot))
    return ThinkingTime(rule, [full(rule) for _ in range(seats)])


def full(rule: ClockRule) -> SeatTime:
    """The time with which a seat begins."""
    return SeatTime(bank=1000 * rule.bank, vacation=1000 * DAY * rule.vacation)
