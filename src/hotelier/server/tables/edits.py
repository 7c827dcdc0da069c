"""What people do at a table, as edits of a draft: each checks who asks, on which version, and whether it
was asked before."""

from collections.abc import Callable

from hotelier.core.errors import HotelierError
from hotelier.server.refusals import Refusal
from hotelier.server.tables import proposals, takebacks, thinking_time
from hotelier.server.tables.agreeing import clock_decides
from hotelier.server.tables.audience_view import NOBODY, Present, state_of
from hotelier.server.tables.house import announce
from hotelier.server.tables.names import OWNER, WATCHER, clean
from hotelier.server.tables.seating import SeatHolder
from hotelier.server.tables.substitutes import substitute
from hotelier.server.tables.table import Audience, Table, key_of_bot
from hotelier.wire.messages.table import (
    LONGEST_CHAT,
    Move,
    NewProposal,
    Redo,
    Resign,
    Say,
    SeatBot,
    Undo,
    Vote,
)

SPEAKERS = {False: -1, True: -2}
"""As whom watchers and the owner are remembered: requests of seats have their number."""
LINES_AFTER_END = 100
"""How many lines may be said at a table after its game."""
Edit = Callable[[Table], bool]
"""Changes a draft; False if there was nothing to change."""


def seat_of(table: Table, token: str | None) -> int:
    """The seat that a token belongs to."""
    if token is None:
        raise Refusal("no_token", "this needs the token of a seat")
    audience = table.audience(token)
    check_joined(audience)
    if audience.seat is None:
        raise Refusal(
            "seat_needed", "only who sits at the table can do this: the token is not that of a seat"
        )
    return audience.seat


def check_joined(audience: Audience) -> None:
    if audience.invited is not None:
        raise Refusal("join_first", f"seat {audience.invited + 1} is yours when you have joined")


def check_owner(table: Table, token: str | None) -> None:
    if token is None:
        raise Refusal("no_token", "this needs the token of the table's owner")
    if not table.audience(token).owner:
        raise Refusal("owner_needed", "only the owner of the table can do this")


def check_running(table: Table) -> None:
    if table.seating.closed:
        raise Refusal("table_closed", "the table is closed")
    if table.game.to_move is None:
        raise Refusal("game_over", "the game is over")


def check_over(table: Table) -> None:
    """Refuse to tell the secrets of a table that is still played."""
    if not table.over:
        raise Refusal("not_over", "the record holds what is hidden: it is told when the game is over")
    if table.seating.sealed:
        raise Refusal("not_over", "others still play this deal: it is told when the round is over")


def check_hints(table: Table, seat: int) -> None:
    """Refuse advice that a seat may not have now."""
    check_unrated(table)
    if table.seating.advice == "never":
        raise Refusal("advice_off", "at this table nobody is advised")
    if not table.seating.hints_agreed():
        raise Refusal("hints_not_agreed", "the people at this table have not agreed on hints: propose them")
    if table.to_move != seat:
        raise Refusal("not_your_turn", "hints are given to who must decide")


def check_unrated(table: Table) -> None:
    if table.seating.rated:
        raise Refusal("rated_table", "this table is rated: nobody is given hints here")


def advise(seat: int) -> Edit:
    """A seat asks for a hint: the table remembers it for ever. Where several people play, all hear of it,
    once for every decision."""

    def edit(draft: Table) -> bool:
        check_hints(draft, seat)
        key = f"advice→{draft.version}"  # no client can have used this key
        is_known = seat in draft.seating.advised
        if is_known and (len(draft.seating.people()) < 2 or draft.seating.is_repeated(seat, key)):
            return False
        if not is_known:
            draft.seating.advised = [*draft.seating.advised, seat]
        if len(draft.seating.people()) > 1:
            draft.seating.remember(seat, key)
            announce(draft, "advised", seat)
        return True

    return edit


def check_version(table: Table, seat: int, version: int) -> None:
    if version > table.version:
        raise Refusal(
            "bad_request", f"the table is at version {table.version}: there is no version {version}"
        )
    if version < table.version:
        raise Refusal(
            "stale_version",
            f"the table has gone on to version {table.version}",
            state=state_of(table, Audience(seat=seat), version, NOBODY, table.house_time),
        )


def is_repeated(table: Table, seat: int, key: str, action: str | None) -> bool:
    """Whether a request was carried out before; a key may not be used for something else."""
    done = table.keys.get((seat, key))
    if done is None:
        return table.seating.is_repeated(seat, key)
    if done[1] != action:
        raise Refusal("key_reused", f"the key {key!r} was used for another request")
    return True


def move(token: str | None, asked: Move) -> Edit:
    def edit(draft: Table) -> bool:
        seat = seat_of(draft, token)
        if is_repeated(draft, seat, asked.key, normal(draft, asked.action)):
            return False
        check_running(draft)
        check_version(draft, seat, asked.version)
        thinking_time.check_time(draft, seat)
        if draft.to_move != seat:
            raise Refusal("not_your_turn", f"it is the turn of seat {draft.to_move}, not of seat {seat}")
        if draft.seating.seats[seat].bot is not None:
            raise Refusal("not_your_turn", "a bot plays for this seat now: join again to take it back")
        draft.play(seat, asked.action, asked.key)
        thinking_time.end_vacation(draft, seat)
        proposals.gone_on(draft, seat)
        return True

    return edit


def bot_move(version: int, seat: int, action: str) -> Edit:
    """A bot's move; worth nothing if the table has gone on while it thought."""

    def edit(draft: Table) -> bool:
        if draft.version != version or draft.to_move != seat or draft.bot_to_move is None:
            return False
        draft.play(seat, action, key_of_bot(version))
        proposals.gone_on(draft, seat)
        return True

    return edit


def normal(table: Table, action: str) -> str:
    """An action as the log has it, if there is such an action."""
    try:
        return table.game.notation(table.game.parse(action))
    except HotelierError:
        return action


def undo(token: str | None, asked: Undo) -> Edit:
    def edit(draft: Table) -> bool:
        seat = seat_of(draft, token)
        if is_repeated(draft, seat, asked.key, None):
            return False
        check_running(draft)
        check_version(draft, seat, asked.version)
        thinking_time.check_time(draft, seat)
        proposals.undo(draft, seat, asked.to, asked.key)
        draft.seating.remember(seat, asked.key)
        return True

    return edit


def redo(token: str | None, asked: Redo) -> Edit:
    def edit(draft: Table) -> bool:
        seat = seat_of(draft, token)
        if draft.seating.is_repeated(seat, asked.key):
            return False
        check_running(draft)
        check_version(draft, seat, asked.version)
        thinking_time.check_time(draft, seat)
        takebacks.redo(draft, seat, asked.key)
        draft.seating.remember(seat, asked.key)
        proposals.gone_on(draft, seat)
        return True

    return edit


def propose(token: str | None, asked: NewProposal, present: Present, away: int) -> Edit:
    """Somebody who is away longer than `away` milliseconds is replaced without a vote."""

    def edit(draft: Table) -> bool:
        seat = seat_of(draft, token)
        if is_repeated(draft, seat, asked.key, None):
            return False
        check_running(draft)
        draft.seating.remember(seat, asked.key)
        if asked.kind == "replace" and asked.seat in draft.seating.people():
            check_absent(asked.seat, present)
            if is_missing(draft, asked.seat, present, away):
                proposals.seat_bot(draft, asked.seat, substitute(asked.bot))
                proposals.settle_proposals(draft)
                return True
        proposals.propose(draft, seat, asked)
        return True

    return edit


def vote(token: str | None, number: int, asked: Vote, present: Present) -> Edit:
    def edit(draft: Table) -> bool:
        seat = seat_of(draft, token)
        check_running(draft)
        for each in draft.seating.proposals:
            if each.number == number and each.kind == "replace" and asked.agree:
                check_absent(each.seat, present)
        proposals.vote(draft, seat, number, asked.agree)
        return True

    return edit


def check_absent(seat: int | None, present: Present) -> None:
    if seat in present.seats:
        raise Refusal("player_present", f"seat {seat} is at the table")


def resign(token: str | None, asked: Resign) -> Edit:
    def edit(draft: Table) -> bool:
        seat = seat_of(draft, token)
        if is_repeated(draft, seat, asked.key, None):
            return False
        check_running(draft)
        bot = substitute(asked.bot)
        draft.seating.remember(seat, asked.key)
        draft.seating.seats[seat].resigned = True
        proposals.seat_bot(draft, seat, bot)
        proposals.settle_proposals(draft)
        return True

    return edit


def say(token: str | None, asked: Say) -> Edit:
    text = clean(asked.text, LONGEST_CHAT)

    def edit(draft: Table) -> bool:
        audience = draft.audience(token)
        check_speaker(audience, token)
        speaker = SPEAKERS[audience.owner] if audience.seat is None else audience.seat
        if asked.key is not None:
            if draft.seating.is_repeated(speaker, asked.key):
                return False
            draft.seating.remember(speaker, asked.key)
        if draft.over and draft.seating.said_at_end is None:
            draft.seating.said_at_end = draft.said
        check_may_speak(draft, audience)
        if audience.seat is None:
            draft.say(None, OWNER if audience.owner else WATCHER, text)
        else:
            draft.say(audience.seat, draft.seating.seats[audience.seat].name, text)
        return True

    return edit


def check_speaker(audience: Audience, token: str | None) -> None:
    if token is None:
        raise Refusal("no_token", "who watches an open table without a link cannot speak")
    check_joined(audience)


def check_may_speak(draft: Table, audience: Audience) -> None:
    seating = draft.seating
    muted = seating.watchers_muted if audience.seat is None else audience.seat in seating.muted
    if muted and not audience.owner:
        raise Refusal("muted", "the owner of the table has muted you")
    if seating.said_at_end is not None and draft.said - seating.said_at_end >= LINES_AFTER_END:
        raise Refusal("chat_full", f"{LINES_AFTER_END} lines were said after the game: that is enough")


def person_at(draft: Table, seat: int) -> SeatHolder:
    """Who holds a seat that is meant for a person."""
    seats = draft.seating.seats
    if seat >= len(seats) or not seats[seat].person:
        raise Refusal("no_such_seat", f"seat {seat} is not one for a person")
    return seats[seat]


def seat_bot(token: str | None, seat: int, asked: SeatBot, present: Present, away: int) -> Edit:
    def edit(draft: Table) -> bool:
        check_owner(draft, token)
        check_running(draft)
        holder = person_at(draft, seat)
        if holder.taken and not is_missing(draft, seat, present, away):
            raise Refusal(
                "player_present",
                f"{holder.name} has not been away long: propose it, and let the others vote",
            )
        if draft.seating.people() == [seat]:
            raise Refusal("operator_needed", "a table needs a person: bots alone play for nobody")
        proposals.seat_bot(draft, seat, substitute(asked.bot))
        proposals.settle_proposals(draft)
        return True

    return edit


def is_missing(draft: Table, seat: int, present: Present, away: int) -> bool:
    """Whether the others have waited more than `away` ms for a seat, and it is not even looking."""
    if clock_decides(draft):
        return False
    waiting = draft.to_move == seat and seat not in present.seats
    since = max(draft.seating.moved, draft.seating.seats[seat].last_seen)
    return waiting and draft.house_time - since > away


def note_seen(seat: int, every: float) -> Edit:
    """Somebody came to the table, or went: noted if the last note is more than `every` ms old."""

    def edit(draft: Table) -> bool:
        holder = draft.seating.seats[seat]
        if draft.house_time - holder.last_seen <= every:
            return False
        holder.last_seen = draft.house_time
        return True

    return edit
