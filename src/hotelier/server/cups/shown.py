"""A tournament as those see it who have its link: no secret, and no deal that is still played."""

from hotelier.server.clock import iso
from hotelier.server.cups.cup import Cup, Pairing, Side
from hotelier.server.cups.standings import Line
from hotelier.server.cups.tables import may_watch
from hotelier.server.tables.audience_view import portrait_of
from hotelier.wire.messages.cups import CupGame, CupLine, CupNote, CupRound, CupSide, CupState


def state_of(cup: Cup, profile: str | None) -> CupState:
    """A tournament as a profile sees it, or a guest."""
    return CupState(
        cup=cup.id,
        title=cup.title,
        game=cup.game,
        options=cup.options,
        form=cup.form,
        rounds=cup.planned,
        clock=cup.clock,
        equal=cup.equal,
        stage=cup.stage,
        organiser=profile is not None and profile == cup.organiser,
        own=None if profile is None else cup.side_of(profile),
        sides=[_side(side) for side in cup.sides],
        standings=[_line(line) for line in cup.lines()] if cup.begun else [],
        drawn=[
            CupRound(
                games=[_game(cup, number, place, each) for place, each in enumerate(played.pairings)],
                bye=played.bye,
            )
            for number, played in enumerate(cup.drawn)
        ],
        created=iso(cup.created),
        updated=iso(cup.updated),
    )


def note_of(cup: Cup, profile: str) -> CupNote:
    return CupNote(
        cup=cup.id,
        title=cup.title,
        game=cup.game,
        form=cup.form,
        stage=cup.stage,
        sides=len(cup.sides),
        round=len(cup.drawn),
        rounds=cup.planned,
        organiser=cup.organiser == profile,
        updated=iso(cup.updated),
    )


def _side(side: Side) -> CupSide:
    return CupSide(
        number=side.number,
        name=side.name,
        bot=side.bot,
        portrait=portrait_of(side.portrait),
        away=side.away,
    )


def _line(line: Line) -> CupLine:
    return CupLine(
        place=line.place,
        side=line.side,
        points=line.halves / 2,
        buchholz=line.buchholz / 2,
        sonneborn=line.sonneborn / 4,
        difference=line.difference,
        played=line.played,
        won=line.won,
        drawn=line.drawn,
        lost=line.lost,
        byes=line.byes,
        missed=line.missed,
    )


def _game(cup: Cup, number: int, place: int, pairing: Pairing) -> CupGame:
    result = pairing.result
    return CupGame(
        sides=list(pairing.sides),
        table=pairing.table,
        watch=cup.watch_token(number, place) if may_watch(cup, number) else None,
        points=None if result is None else [halves / 2 for halves in result.halves],
        scores=None if result is None else list(result.scores),
        missed=None if result is None else list(result.missed),
    )
