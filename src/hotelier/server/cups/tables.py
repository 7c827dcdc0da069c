"""The tables of a tournament: who sits there, on which deal, and what may be told of them."""

from hotelier.server.cups.cup import Cup, Pairing, Side
from hotelier.server.tables.fairness import counts
from hotelier.server.tables.opening import open_table
from hotelier.server.tables.seating import SeatHolder, Sitter
from hotelier.server.tables.substitutes import substitute
from hotelier.server.tables.table import Table
from hotelier.server.tables.thinking_time import keep_time
from hotelier.server.tables.tokens import hashed
from hotelier.wire.messages.opening import NewSeat, NewTable

AT_THE_START = 0
"""The version at which a bot sits for somebody who was away before."""


def open_for(cup: Cup, place: int, pairing: Pairing, now: int, house_time: int) -> Table:
    """The table of a pairing in the last round. All who sit there have come, so that time begins to run;
    whoever has a profile finds the table among the own games. It is rated: there are no hints."""
    number = len(cup.drawn) - 1
    sides = [cup.sides[side] for side in pairing.sides]
    asked = NewTable(
        seats=[seat_of(side) for side in sides],
        game=cup.game,
        options=cup.options,
        clock=cup.clock,
        rated=any(side.bot is None for side in sides),
        key=cup.table_key(number, place),
    )
    deal = cup.deal(number) if cup.equal else None
    table, _ = open_table(asked, now, house_time, start=0, deal=deal)
    table.house_time = table.arrived = house_time
    seating = table.seating
    seating.cup, seating.sealed, seating.maker = cup.id, cup.equal, cup.crowd
    seating.watchers_muted = True  # the table has no owner who could do it
    seating.watch = hashed(cup.watch_token(number, place))
    for holder, side in zip(seating.seats, sides, strict=True):
        sit(holder, side, substitute(cup.clock.bot))
    keep_time(table)
    return table


def seat_of(side: Side) -> NewSeat:
    return NewSeat(kind="person" if side.bot is None else "bot", name=side.name, bot=side.bot)


def sit(holder: SeatHolder, side: Side, stand_in: str) -> None:
    """Whoever was away begins with a bot, and may come back; who has no profile any more cannot."""
    if side.bot is not None:
        return
    holder.taken = True
    if side.profile is not None:
        holder.sitter = Sitter(side.profile, device="", portrait=side.portrait)
    if side.away:
        holder.bot, holder.replaced_at = stand_in, AT_THE_START


def unseal(draft: Table) -> bool:
    """Nobody plays this deal any more."""
    if not draft.seating.sealed:
        return False
    draft.seating.sealed = False
    return True


def close(draft: Table) -> bool:
    """The tournament is called off. Whoever does that may play in it, and be about to lose: a game whose
    result will be rated is played to its end."""
    if draft.over or counts(draft):
        return False
    draft.seating.closed = True
    draft.seating.proposals = []
    return True


def may_watch(cup: Cup, number: int) -> bool:
    """Whether the tables of a round may be looked at by all: equal deals only when the round is over."""
    return not cup.equal or cup.drawn[number].over or not cup.tended
