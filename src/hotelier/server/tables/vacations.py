"""Going on vacation from a game by correspondence."""

from hotelier.server.refusals import Refusal
from hotelier.server.tables.edits import Edit, check_running, is_repeated, seat_of
from hotelier.server.tables.house import announce
from hotelier.server.tables.table import Table
from hotelier.server.tables.thinking_time import charge, check_time, end_vacation
from hotelier.wire.messages.table import Vacation

DAY = 86_400_000


def vacation(token: str | None, asked: Vacation) -> Edit:
    """The own time stands still for some days; whoever decides something is back."""

    def edit(draft: Table) -> bool:
        seat = seat_of(draft, token)
        if is_repeated(draft, seat, asked.key, None):
            return False
        check_running(draft)
        check_time(draft, seat)
        draft.seating.remember(seat, asked.key)
        end_vacation(draft, seat)
        if asked.days:
            leave(draft, seat, asked.days)
        return True

    return edit


def leave(draft: Table, seat: int, days: int) -> None:
    time = draft.seating.clock
    if time is None or time.rule.kind != "correspondence":
        raise Refusal("no_vacation", "there is no vacation at this table: its clock is not one for it")
    if seat not in draft.seating.people():
        raise Refusal("no_vacation", "a bot plays for you: nobody waits for your decisions")
    own = time.seats[seat]
    if days * DAY > own.vacation:
        raise Refusal("no_vacation", f"you have {own.vacation // DAY} whole days of vacation left")
    own.vacation -= days * DAY
    own.vacation_until = draft.house_time + days * DAY
    if time.seat == seat:
        charge(time, draft.arrived)
        time.since = own.vacation_until
    announce(draft, "vacation", seat, number=days)
