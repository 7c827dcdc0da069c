"""The clock of a table: whose time runs, what is left of it, and when it runs out.

At most one seat decides at a time, and only the time of a person who decides runs. It is measured by the
clock of the house, and written only when it begins and when it ends: in between it is worked out. So a
server that is killed takes nobody's time, nor does one that is down.

- Time runs when all have come and a person has to decide for whom others wait: it stands still while a bot
  plays, and for the last person at a table from which all others are gone. Whoever plays alone is on the
  clock, and so is everybody in a tournament: there others wait for the round.
- Before it runs for the first time, everybody has a moment to notice that all have come.
- A turn begins when somebody has to decide after somebody else, or when the game says so. Then a live clock
  adds its increment; one for correspondence gives the time of a turn, of which nothing is kept later.
- What is taken back does not bring time back, and turns that are played again bring no further increment.
  Whoever takes a decision back has used the time that ran since for another one, who loses nothing.
- A move is made when it comes to the server. The time that it waits there, to be written, is nobody's.
- Whoever comes back after their time ran out has a minute again, but not before the bot has ended the turn.
"""

from hotelier.server.refusals import Refusal
from hotelier.server.tables.clock_rules import full
from hotelier.server.tables.house import announce
from hotelier.server.tables.seating import SeatTime, ThinkingTime
from hotelier.server.tables.table import Table
from hotelier.wire.messages.table import SeatClock, TableClock

HEAD_START = 60_000
"""Milliseconds after the last one has come before the first time begins to run."""
RETURN = 60_000
"""What somebody has left who comes back to a live game after their time had run out."""


# Whose time runs


def running_seat(table: Table) -> int | None:
    """The seat whose time has to run now."""
    seat = table.to_move
    if seat is None or table.seating.free() or seat not in table.seating.people():
        return None
    return seat if others_wait(table, seat) or is_alone(table) else None


def others_wait(table: Table, seat: int) -> bool:
    return table.seating.cup is not None or table.seating.people() != [seat]


def is_alone(table: Table) -> bool:
    """Whether the table is one for a single person."""
    return sum(holder.person for holder in table.seating.seats) == 1


def keep_time(draft: Table) -> None:
    """Something has changed: perhaps it is somebody else's time that runs now, or a turn has begun."""
    time = draft.seating.clock
    if time is None:
        return
    seat = running_seat(draft)
    if seat != time.seat or seat in draft.new_turns:
        since = paid_by_taker(draft, time, seat)
        if since is None:
            charge(time, draft.arrived)
        begin(draft, time, seat)
        if since is not None:
            time.since = min(time.since, since)
    elif draft.new_entries:  # the same seat decides on
        charge(time, draft.arrived)
        time.since = max(time.since, draft.house_time)


def paid_by_taker(draft: Table, time: ThinkingTime, seat: int | None) -> int | None:
    """If somebody takes a decision back after which the time of another ran: since when it did."""
    taken = seat is not None and seat == draft.taker and time.seat not in (None, seat)
    return time.since if taken else None


def begin(draft: Table, time: ThinkingTime, seat: int | None) -> None:
    """Let the time of a seat run, for a new turn."""
    time.seat = seat
    if seat is None:
        return
    own = time.seats[seat]
    first = HEAD_START if time.granted == 0 else 0
    time.since = max(draft.house_time + first, own.vacation_until)
    time.turn = 1000 * time.rule.turn
    if len(draft.steps) >= time.granted:
        own.bank += 1000 * time.rule.increment
        time.granted = len(draft.steps) + 1


def charge(time: ThinkingTime, at: int) -> None:
    """Take what was used until now: first of the turn's time, then of the bank."""
    if time.seat is None:
        return
    used = max(0, at - time.since)
    of_turn = min(used, time.turn)
    own = time.seats[time.seat]
    own.bank = max(0, own.bank - (used - of_turn))
    time.turn -= of_turn
    time.since += used


# When it runs out


def flag_of(table: Table) -> int | None:
    """When the time that runs now will be used up."""
    time = table.seating.clock
    return None if time is None or time.seat is None else flag(time, time.seat)


def flag(time: ThinkingTime, seat: int) -> int:
    return time.since + time.turn + time.seats[seat].bank


def check_time(draft: Table, seat: int) -> None:
    """Nothing is decided with no time left: what came too late does not count."""
    time = draft.seating.clock
    if time is not None and time.seat == seat and draft.arrived > flag(time, seat):
        raise Refusal("time_is_up", "your time is up: this came too late")


def lost_on_time(table: Table) -> list[int]:
    """The seats that have lost because their time ran out."""
    time = table.seating.clock
    if time is None or time.rule.at_zero != "lost":
        return []
    return [seat for seat, own in enumerate(time.seats) if own.out_at is not None]


def check_may_return(draft: Table, seat: int) -> None:
    """Nobody buys time by coming back at once: the bot ends the turn, if others wait for it."""
    time = draft.seating.clock
    if time is None or is_alone(draft):
        return
    out_at = time.seats[seat].out_at
    if out_at is None or draft.to_move != seat:
        return
    if all(step.seat == seat for step in draft.steps if step.version > out_at):
        raise Refusal("time_is_up", "your time is up: the bot ends this turn, then you can come back")


def come_back(draft: Table, seat: int) -> None:
    """Somebody has taken a seat; if their time had run out, they get some again."""
    time = draft.seating.clock
    if time is None or time.seats[seat].out_at is None:
        return
    own = time.seats[seat]
    own.out_at = None
    own.bank = max(own.bank, min(RETURN, 1000 * time.rule.bank))


def begin_anew(draft: Table) -> None:
    """The game begins anew, and so does everybody's time."""
    time = draft.seating.clock
    if time is not None:
        draft.seating.clock = ThinkingTime(time.rule, [full(time.rule) for _ in time.seats])


def go_on_from_now(table: Table, at: int) -> None:
    """Nobody could decide until now: nothing was used up."""
    if table.seating.clock is not None:
        table.seating.clock.since = max(table.seating.clock.since, at)


# Vacation


def end_vacation(draft: Table, seat: int) -> bool:
    """Somebody is back, because they say so or because they decide; the rest can be taken later."""
    time = draft.seating.clock
    if time is None or time.seats[seat].vacation_until <= draft.house_time:
        return False
    own = time.seats[seat]
    own.vacation += own.vacation_until - draft.house_time
    own.vacation_until = 0
    if time.seat == seat:
        time.since = draft.house_time
    announce(draft, "vacation_over", seat)
    return True


# What it shows


def clock_of(table: Table, at: int) -> TableClock | None:
    """What the clock shows at a time by the clock of the house."""
    time = table.seating.clock
    if time is None:
        return None
    return TableClock(
        rule=time.rule,
        running=time.seat,
        starts_in=0 if time.seat is None else max(0, time.since - at),
        seats=[
            seat_clock(time, seat, own, at) if table.seating.seats[seat].person else None
            for seat, own in enumerate(time.seats)
        ],
    )


def seat_clock(time: ThinkingTime, seat: int, own: SeatTime, at: int) -> SeatClock:
    used = max(0, at - time.since) if time.seat == seat else 0
    turn = time.turn if time.seat == seat else 1000 * time.rule.turn
    left = max(0, turn + own.bank - used)
    return SeatClock(
        left=left,
        bank=min(left, own.bank),
        vacation=own.vacation,
        away_for=max(0, own.vacation_until - at),
        out=own.out_at is not None,
    )
