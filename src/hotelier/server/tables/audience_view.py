"""A table as one audience sees it: nothing else is ever sent."""

from typing import cast, get_args

import msgspec

from hotelier.bots import BOTS
from hotelier.core.game import Game, Json
from hotelier.server.clock import iso
from hotelier.server.tables.agreeing import waiting_for
from hotelier.server.tables.fairness import unfair
from hotelier.server.tables.log import DEALER, Entry, Said, Told, standing
from hotelier.server.tables.seating import Seating
from hotelier.server.tables.table import MOST_CHAT, MOST_HAPPENINGS, Audience, Table
from hotelier.server.tables.takebacks import can_redo, points_of, undo_of
from hotelier.server.tables.thinking_time import clock_of, lost_on_time
from hotelier.wire.messages.base import Portrait
from hotelier.wire.messages.opening import OpenTable
from hotelier.wire.messages.table import ChatLine, Happening, Outcome, Proposal, Seat, TableNote, TableState


class Present(msgspec.Struct, frozen=True):
    """Who is connected to a table now."""

    seats: tuple[int, ...] = ()
    watchers: int = 0


NOBODY = Present()
PORTRAITS = get_args(Portrait)
NOTHING_SEEN = -1
"""As the version that somebody has seen: not even the setup, which is version 0."""


def state_of(
    table: Table,
    audience: Audience,
    since: int | None,
    present: Present,
    at: int,
    entries: list[Entry] | None = None,
) -> TableState:
    """All that an audience may know of a table, with what happened after a version: of the entries at hand,
    or of those given; `at` is the time by the clock of the house."""
    game = table.game
    seat = audience.seat
    mine = seat is not None and seat == table.to_move and table.seating.bot_at(seat) is None
    return TableState(
        table=table.id,
        game=game.info.name,
        options=dict(game.options),
        pack=table.seating.pack,
        version=table.version,
        seat=seat,
        invited=audience.invited,
        owner=audience.owner,
        to_move=table.to_move,
        view=game.view(seat),
        legal=[game.describe(action) for action in game.legal_actions()] if mine else [],
        seats=[_seat(table, number, present) for number in range(game.seats)],
        automata=list(game.automata),
        happenings=happenings_of(table, table.recent if entries is None else entries, seat, since),
        undo=undo_of(table, seat),
        undo_points=points_of(table, seat),
        undo_rule=table.seating.undo,
        advice_rule=table.seating.advice,
        rated=table.seating.rated,
        unfair=unfair(table) if table.seating.rated and table.over else [],
        redo=can_redo(table, seat),
        proposals=_proposals(table),
        hints=table.seating.hints_agreed(),
        clock=clock_of(table, at),
        chat=[chat_line(said) for said in table.chat[-MOST_CHAT:]],
        finished=outcome_at(table),
        closed=table.seating.closed,
        rematch=table.seating.rematch,
        open=table.seating.open,
        known_seed=table.seating.known_seed,
        lesson=table.seating.lesson,
        daily=table.seating.daily,
        watchers=present.watchers,
        watchers_muted=table.seating.watchers_muted,
        created=iso(table.created),
        updated=iso(table.updated),
    )


def note_of(table: Table, audience: Audience, present: Present, at: int) -> TableNote:
    """A table in short, for a list of several."""
    game = table.game
    return TableNote(
        table=table.id,
        game=game.info.name,
        seat=audience.seat,
        seats=[_seat(table, number, present) for number in range(game.seats)],
        automata=list(game.automata),
        round=standing(game).round,
        to_move=table.to_move,
        clock=clock_of(table, at),
        finished=outcome_at(table),
        closed=table.seating.closed,
        options=dict(game.options),
        pack=table.seating.pack,
        undo_rule=table.seating.undo,
        advice_rule=table.seating.advice,
        rated=table.seating.rated,
        rematch=table.seating.rematch,
        updated=iso(table.updated),
    )


def happenings_of(
    table: Table, entries: list[Entry], seat: int | None, since: int | None
) -> list[Happening]:
    """The entries after a version, or the last ones, as a seat may know them. Before the first one comes
    what happened until the table was opened."""
    wanted = [entry for entry in entries if since is None or entry.version > since]
    told = [happening(entry, seat) for entry in (wanted[-MOST_HAPPENINGS:] if since is None else wanted)]
    saw_another_deal = since is not None and NOTHING_SEEN < since < table.seating.deal
    from_the_start = since in (None, NOTHING_SEEN) and not (told and told[0].version > 1)
    return [opening(table, seat), *told] if saw_another_deal or from_the_start else told


def happening(entry: Entry, seat: int | None) -> Happening:
    mover = None if entry.seat == DEALER else entry.seat
    return told_to(seat, entry.told, entry.version, mover, iso(entry.at))


def opening(table: Table, seat: int | None) -> Happening:
    return told_to(seat, table.opened(), 0, None, iso(table.created))


def told_to(audience: int | None, told: Told, version: int, seat: int | None, at: str) -> Happening:
    return Happening(
        version=version,
        seat=seat,
        undone_to=told.undone_to,
        events=cast("list[Json]", told.seen_by(audience)),
        points=told.points,
        round=told.round,
        at=at,
    )


def outcome_of(game: Game) -> Outcome | None:
    outcome = game.outcome
    return None if outcome is None else msgspec.convert(outcome.to_json(), Outcome)


def outcome_at(table: Table) -> Outcome | None:
    """The outcome of a table: whoever has lost on time, or resigned where the result counts, comes after
    all others, whatever the points."""
    outcome, lost = outcome_of(table.game), lost_at(table)
    if outcome is not None and lost:
        places = [(seat in lost, rank) for seat, rank in enumerate(outcome.ranking)]
        outcome.ranking = [1 + sum(other < place for other in places) for place in places]
        outcome.winners = [
            seat for seat, rank in enumerate(outcome.ranking) if rank == 1 and seat not in lost
        ]
    return outcome


def lost_at(table: Table) -> list[int]:
    """The seats that have lost before the end."""
    if not table.seating.rated:
        return lost_on_time(table)
    return [seat for seat, holder in enumerate(table.seating.seats) if holder.resigned]


def chat_line(said: Said) -> ChatLine:
    return ChatLine(
        number=said.number, seat=said.seat, name=said.name, text=said.text, at=iso(said.at), told=said.told
    )


def lobby_row(id: str, game: str, seating: Seating, created: int, updated: int) -> OpenTable:
    return OpenTable(
        table=id,
        game=game,
        options=seating.options,
        pack=seating.pack,
        clock=None if seating.clock is None else seating.clock.rule,
        rated=seating.rated,
        seats=[seat.name if seat.taken or not seat.person else None for seat in seating.seats],
        free=seating.for_strangers(),
        created=iso(created),
        updated=iso(updated),
    )


def _seat(table: Table, number: int, present: Present) -> Seat:
    holder = table.seating.seats[number]
    return Seat(
        seat=number,
        name=holder.name,
        kind="person" if holder.person else "bot",
        bot=holder.bot,
        thinks=BOTS[holder.bot].seconds if holder.bot in BOTS else 0.0,
        taken=holder.taken,
        present=number in present.seats,
        resigned=holder.resigned,
        muted=number in table.seating.muted,
        portrait=portrait_of(holder.sitter.portrait) if holder.sitter else None,
    )


def portrait_of(name: str | None) -> Portrait | None:
    """A portrait by its name, as long as there is such a drawing."""
    return cast("Portrait", name) if name in PORTRAITS else None


def _proposals(table: Table) -> list[Proposal]:
    return [
        Proposal(
            number=each.number,
            kind=each.kind,
            by=each.by,
            to=each.to,
            seat=each.seat,
            bot=each.bot,
            agreed=each.agreed,
            waiting=waiting_for(table, each),
        )
        for each in table.seating.proposals
    ]
