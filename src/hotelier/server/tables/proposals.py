"""Undo and proposals: what may be taken back freely, and what all must agree to."""

from typing import Literal

from hotelier.bots import BOTS
from hotelier.server.refusals import Refusal
from hotelier.server.tables.house import announce
from hotelier.server.tables.opening import bot_info
from hotelier.server.tables.seating import PendingProposal, SeatHolder
from hotelier.server.tables.table import Table
from hotelier.wire.messages import NewProposal

SUBSTITUTES = ("waiter", "random")
"""Who plays for somebody who left, if nobody is named: the first of these that there is."""


def undo_of(table: Table, seat: int | None) -> Literal["free", "ask"] | None:
    """How a seat can take its last decision back."""
    if seat is None or table.over:
        return None
    keep = before_last_of(table, seat)
    if keep is None:
        return None
    return "free" if is_free(table, seat, keep) else "ask"


def before_last_of(table: Table, seat: int) -> int | None:
    """How many decisions stood before the last one of a seat."""
    for place in range(len(table.steps) - 1, -1, -1):
        if table.steps[place].seat == seat:
            return place
    return None


def is_free(table: Table, seat: int, keep: int) -> bool:
    """Whether nobody else has acted since, and nothing new has come out."""
    return table.steps[keep].revealed == table.game.revealed and all(
        step.seat == seat for step in table.steps[keep:]
    )


def kept_at(table: Table, version: int) -> int:
    """How many decisions stood at an earlier version; it must lie on the way to the present one."""
    if version == 0:
        return 0
    for place, step in enumerate(table.steps):
        if step.version == version:
            return place + 1
    raise Refusal("bad_request", f"version {version} cannot be gone back to: it is not on the way to here")


def undo(draft: Table, seat: int, to: int | None, key: str) -> None:
    """Take the own last decision back, or all down to a version; ask the others if it is not free."""
    keep = before_last_of(draft, seat) if to is None else kept_at(draft, to)
    if keep is None or keep >= len(draft.steps):
        raise Refusal("nothing_to_undo", "there is no decision that could be taken back")
    if is_free(draft, seat, keep):
        draft.take_back(seat, keep, key)
        gone_on(draft, seat)
    else:
        version = draft.steps[keep - 1].version if keep else 0
        propose(draft, seat, NewProposal(kind="takeback", key=key, to=version))


def propose(draft: Table, seat: int, asked: NewProposal) -> None:
    """Put a proposal on the table; it is carried out at once if nobody else has to agree."""
    seating = draft.seating
    proposal = PendingProposal(
        seating.proposed + 1, asked.kind, seat, asked.key, asked.to, asked.seat, asked.bot, [seat]
    )
    check_proposal(draft, proposal)
    seating.proposed += 1
    seating.proposals.append(proposal)
    carry_out_if_agreed(draft, proposal)


def check_proposal(draft: Table, proposal: PendingProposal) -> None:
    for other in draft.seating.proposals:
        if (other.kind, other.to, other.seat) == (proposal.kind, proposal.to, proposal.seat):
            raise Refusal("already_proposed", f"that is proposal {other.number} already: vote on it")
    if proposal.kind == "takeback":
        if proposal.to is None:
            raise Refusal("bad_request", "a takeback needs the version `to` which to go back")
        if kept_at(draft, proposal.to) >= len(draft.steps):
            raise Refusal("nothing_to_undo", "there is no decision that could be taken back")
    elif proposal.kind == "replace":
        if proposal.seat is None or proposal.seat not in draft.seating.people():
            raise Refusal("no_such_seat", "a replacement needs the `seat` of a person")
        if proposal.seat == proposal.by:
            raise Refusal("bad_request", "resign, if a bot shall play on for you")
        if not waiting_for(draft, proposal):
            raise Refusal("not_away", "nobody else can agree: wait until the seat has been away too long")
        proposal.bot = substitute(proposal.bot)
    elif draft.seating.hints_agreed():
        raise Refusal("already_proposed", "hints are agreed on already")


def vote(draft: Table, seat: int, number: int, agree: bool) -> None:
    """Agree to a proposal, or end it; who was replaced may still say no, who resigned has no say."""
    if draft.seating.seats[seat].resigned:
        raise Refusal("seat_needed", "who has resigned has no vote")
    proposal = next((each for each in draft.seating.proposals if each.number == number), None)
    if proposal is None:
        raise Refusal("no_such_proposal", f"there is no open proposal {number}")
    if not agree:
        draft.seating.proposals.remove(proposal)
        announce(draft, "disagreed", seat, number=number)
        return
    if seat not in proposal.agreed:
        proposal.agreed.append(seat)
    carry_out_if_agreed(draft, proposal)


def waiting_for(table: Table, proposal: PendingProposal) -> list[int]:
    """The people who still have to agree."""
    seats = table.seating.seats
    return [
        seat
        for seat in range(len(seats))
        if seat not in proposal.agreed and is_asked(table, seats[seat], seat, proposal)
    ]


def is_asked(table: Table, holder: SeatHolder, seat: int, proposal: PendingProposal) -> bool:
    """Whether somebody has a say in a proposal. Whoever is to be replaced is not asked. Hints and takebacks
    also wait for those who have not come yet, and a takeback that goes back behind the moment at which
    somebody was replaced waits for that person."""
    if not holder.person or holder.resigned or seat == proposal.seat:
        return False
    if holder.bot is None:
        return holder.taken or proposal.kind != "replace"
    behind = holder.replaced_at is not None and (proposal.to or 0) < holder.replaced_at
    return holder.taken and proposal.kind == "takeback" and behind


def carry_out_if_agreed(draft: Table, proposal: PendingProposal) -> None:
    if waiting_for(draft, proposal):
        return
    draft.seating.proposals.remove(proposal)
    if proposal.kind == "takeback":
        assert proposal.to is not None
        draft.take_back(proposal.by, kept_at(draft, proposal.to), proposal.key)
        gone_on(draft, proposal.by)
    elif proposal.kind == "replace":
        assert proposal.seat is not None and proposal.bot is not None
        if len(proposal.agreed) > 1:  # else nobody is left who could agree
            seat_bot(draft, proposal.seat, proposal.bot)
    else:
        draft.seating.hinted = proposal.agreed


def gone_on(draft: Table, seat: int) -> None:
    """A seat has acted: what was to be taken back is another thing now, and nobody has to replace it."""
    draft.seating.proposals = [
        each
        for each in draft.seating.proposals
        if each.kind != "takeback" and not (each.kind == "replace" and each.seat == seat)
    ]


def come_back(draft: Table, seat: int) -> None:
    """Somebody has taken a seat, perhaps from a bot: what was wanted without them they have no part in."""
    gone_on(draft, seat)
    holder = draft.seating.seats[seat]
    holder.bot = None
    holder.replaced_at = None
    holder.last_seen = draft.house_time


def settle_proposals(draft: Table) -> None:
    """Carry out what is agreed on because somebody who had not voted is gone."""
    for proposal in draft.seating.proposals.copy():
        if proposal in draft.seating.proposals:
            carry_out_if_agreed(draft, proposal)


def seat_bot(draft: Table, seat: int, bot: str) -> None:
    """Let a bot play for a seat."""
    holder = draft.seating.seats[seat]
    holder.bot = bot
    holder.replaced_at = draft.version
    draft.seating.proposals = [each for each in draft.seating.proposals if each.by != seat]
    announce(draft, "bot_plays", seat, bot)


def substitute(asked: str | None) -> str:
    """A bot that there is."""
    if asked is None:
        return next(code for code in SUBSTITUTES if code in BOTS)
    return bot_info(asked).code
