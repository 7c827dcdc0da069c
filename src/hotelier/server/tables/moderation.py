"""What the owner of a table, or whoever runs the server, may do to keep it pleasant."""

from typing import Any

from hotelier.games import new_secret_game
from hotelier.server.refusals import Refusal
from hotelier.server.tables import proposals, thinking_time
from hotelier.server.tables.edits import SPEAKERS, Edit, check_owner, check_running, person_at
from hotelier.server.tables.fairness import counts
from hotelier.server.tables.house import announce
from hotelier.server.tables.substitutes import substitute
from hotelier.server.tables.table import Table
from hotelier.wire.messages.table import TableChange

MOST_UNWELCOME = 50


def change_table(token: str | None, asked: TableChange) -> Edit:
    def edit(draft: Table) -> bool:
        check_owner(draft, token)
        if asked.closed:
            check_no_result(draft)
        if asked.open is not None:
            draft.seating.open = asked.open
        if asked.closed:
            draft.seating.closed = True
            draft.seating.proposals = []
        if asked.muted is not None:
            mute(draft, asked.muted)
        if asked.watchers_muted is not None:
            mute_watchers(draft, asked.watchers_muted)
        return True

    return edit


def check_no_result(draft: Table) -> None:
    """Nobody ends a game that goes badly for them without having lost it."""
    if not draft.over and counts(draft):
        raise Refusal("result_counts", "the result of this game counts now: play on, or resign")


def kick(token: str | None, seat: int, key: str | None = None) -> Edit:
    """The owner asks somebody to leave, before anybody else has moved. All is dealt anew then: so nobody
    learns a hand by sending its holder away. Later it takes a vote."""

    def edit(draft: Table) -> bool:
        check_owner(draft, token)
        if key is not None:
            if draft.seating.is_repeated(SPEAKERS[True], key):
                return False
            draft.seating.remember(SPEAKERS[True], key)
        check_running(draft)
        if not person_at(draft, seat).taken:
            raise Refusal("no_such_seat", f"nobody sits at seat {seat}")
        check_no_result(draft)
        if any(step.seat != seat for step in draft.steps):
            raise Refusal("game_begun", "the game has begun: propose a bot for the seat, and let all vote")
        send_away(draft, seat)
        thinking_time.begin_anew(draft)
        if not draft.seating.known_seed:
            deal_anew(draft)
        elif draft.steps:  # what the maker chose is begun again as it was
            draft.take_back(seat, 0, f"deal→{draft.version}")
        return True

    return edit


def send_away(draft: Table, seat: int) -> None:
    """The seat waits for somebody else: the link of who sat there is worth nothing, as a stranger they do
    not come back, and nothing that they agreed to counts."""
    announce(draft, "kicked", seat)
    seating = draft.seating
    holder = seating.seats[seat]
    if holder.crowd:
        seating.unwelcome = [*seating.unwelcome, holder.crowd][-MOST_UNWELCOME:]
    holder.renew(None, None)
    holder.name = f"Player {seat + 1}"
    holder.crowd, holder.stranger, holder.taken = "", False, False
    holder.bot, holder.replaced_at, holder.resigned = None, None, False
    seating.muted = [each for each in seating.muted if each != seat]
    seating.hinted = [each for each in seating.hinted if each != seat]
    seating.proposals = [each for each in seating.proposals if each.by != seat]
    for proposal in seating.proposals:
        proposal.agreed = [each for each in proposal.agreed if each != seat]


def deal_anew(draft: Table) -> None:
    """The same game with other cards and dice. It is an entry of the log: what was meant for the game
    before comes too late for this one."""
    before = draft.game
    options: dict[str, Any] = dict(before.options)
    game = new_secret_game(before.info.name, seats=before.seats, content=draft.pack, **options)
    draft.begin_anew(game)
    announce(draft, "dealt_anew")


def mute(draft: Table, muted: list[int]) -> None:
    """Who may not speak now, instead of those before."""
    for seat in muted:
        person_at(draft, seat)
        if seat not in draft.seating.muted:
            announce(draft, "muted", seat)
    draft.seating.muted = sorted(set(muted))


def mute_watchers(draft: Table, muted: bool) -> None:
    if muted and not draft.seating.watchers_muted:
        announce(draft, "watchers_muted")
    draft.seating.watchers_muted = muted


# By whoever runs the server, from its command line


def close(draft: Table) -> bool:
    if draft.over:
        raise Refusal("table_closed", "the table is over already")
    announce(draft, "closed")
    draft.seating.closed = True
    draft.seating.proposals = []
    return True


def remove(seat: int) -> Edit:
    """Send somebody away at any time. In a game that has begun a bot plays on for good: nobody gets a hand
    by having its holder sent away."""

    def edit(draft: Table) -> bool:
        check_running(draft)
        if not person_at(draft, seat).taken:
            raise Refusal("no_such_seat", f"nobody sits at seat {seat}")
        send_away(draft, seat)
        if draft.steps:
            proposals.seat_bot(draft, seat, substitute(None))
            draft.seating.seats[seat].resigned = True
        proposals.settle_proposals(draft)
        return True

    return edit
