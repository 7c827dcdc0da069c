"""Undo and proposals: what somebody wants that all must agree to, and what comes of it."""

from hotelier.server.refusals import Refusal
from hotelier.server.tables.agreeing import clock_decides, waiting_for
from hotelier.server.tables.house import announce
from hotelier.server.tables.seating import PendingProposal
from hotelier.server.tables.substitutes import substitute
from hotelier.server.tables.table import Table
from hotelier.server.tables.takebacks import (
    before_last_of,
    kept_at,
    seen_already,
    version_at,
    way_back,
)
from hotelier.wire.messages.table import HouseKind, NewProposal


def undo(draft: Table, seat: int, to: int | None, key: str) -> None:
    """Take a seat's last decision back, or all down to a version; ask the others if they have a say."""
    keep = before_last_of(draft, seat) if to is None else kept_at(draft, to)
    if keep is None or keep >= len(draft.steps):
        raise Refusal("nothing_to_undo", "there is no decision that could be taken back")
    way = way_back(draft, seat, keep)
    if way == "revealed":
        raise seen_already()
    if way == "ask":
        propose(draft, seat, NewProposal(kind="takeback", key=key, to=version_at(draft, keep)))
    else:
        draft.take_back(seat, keep, key)
        gone_on(draft, seat)


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
        keep = kept_at(draft, proposal.to)
        if keep >= len(draft.steps):
            raise Refusal("nothing_to_undo", "there is no decision that could be taken back")
        if way_back(draft, proposal.by, keep) == "revealed":
            raise seen_already()
    elif proposal.kind == "replace":
        if clock_decides(draft):
            raise Refusal("not_away", "this table is rated: its clock says when somebody was away too long")
        if proposal.seat is None or proposal.seat not in draft.seating.people():
            raise Refusal("no_such_seat", "a replacement needs the `seat` of a person")
        if proposal.seat == proposal.by:
            raise Refusal("bad_request", "resign, if a bot shall play on for you")
        if not waiting_for(draft, proposal):
            raise Refusal("not_away", "nobody else can agree: wait until the seat has been away too long")
        proposal.bot = substitute(proposal.bot)
    elif draft.seating.rated:
        raise Refusal("rated_table", "this table is rated: nobody is given hints here")
    elif draft.seating.advice == "never":
        raise Refusal("advice_off", "at this table nobody is advised")
    elif draft.seating.hints_agreed():
        raise Refusal("already_proposed", "hints are agreed on already")


def vote(draft: Table, seat: int, number: int, agree: bool) -> None:
    """Agree to a proposal, or end it; whoever made it withdraws it by a no. Who was replaced may still say
    no, who resigned has no say."""
    if draft.seating.seats[seat].resigned:
        raise Refusal("seat_needed", "who has resigned has no vote")
    proposal = next((each for each in draft.seating.proposals if each.number == number), None)
    if proposal is None:
        raise Refusal("no_such_proposal", f"there is no open proposal {number}")
    if not agree:
        draft.seating.proposals.remove(proposal)
        said: HouseKind = "withdrawn" if seat == proposal.by else "disagreed"
        announce(draft, said, seat, number=number, proposal=proposal.kind)
        return
    if seat not in proposal.agreed:
        proposal.agreed.append(seat)
    carry_out_if_agreed(draft, proposal)


def carry_out_if_agreed(draft: Table, proposal: PendingProposal) -> None:
    if waiting_for(draft, proposal):
        return
    draft.seating.proposals.remove(proposal)
    if proposal.kind == "takeback":
        assert proposal.to is not None
        keep = kept_at(draft, proposal.to)
        if len(proposal.agreed) > 1 or way_back(draft, proposal.by, keep) == "free":  # else nobody is left
            draft.take_back(proposal.by, keep, proposal.key)
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


def seat_bot(draft: Table, seat: int, bot: str, why: HouseKind = "bot_plays") -> None:
    """Let a bot play for a seat."""
    holder = draft.seating.seats[seat]
    holder.bot = bot
    holder.replaced_at = draft.version
    draft.seating.proposals = [each for each in draft.seating.proposals if each.by != seat]
    announce(draft, why, seat, bot)
