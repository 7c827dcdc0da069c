"""Looking at games that are over: any step, and all that happened, through the eyes of any seat."""

from hotelier.analysis.turns import Turns
from hotelier.core.chance import SEEDS
from hotelier.core.game import Game, Json
from hotelier.core.records import seed_of
from hotelier.server.clock import iso
from hotelier.server.refusals import Refusal
from hotelier.server.tables.audience_view import outcome_of
from hotelier.server.tables.log import standing
from hotelier.server.tables.opening import replayed
from hotelier.server.tables.packs import welcome
from hotelier.server.tables.table import Table
from hotelier.wire.messages.study import (
    Course,
    CourseRequest,
    Events,
    PlayedMove,
    ReplayRequest,
    ReplayStep,
)
from hotelier.wire.messages.table import Happening


def published(record: Json) -> Json:
    """A record for people: all results are in it, so nothing needs the key, and a seed is a number."""
    return {**record, "seed": seed_of(record) % SEEDS}


def replay_of_table(table: Table, step: int | None, seat: int | None) -> ReplayStep:
    return replay_step(table.game.record(), table.pack, step, seat, iso(table.updated))


def replay_of_upload(asked: ReplayRequest) -> ReplayStep:
    pack = None if asked.content is None else welcome(asked.content)
    return replay_step(asked.record, pack, asked.step, asked.seat, "")


def replay_step(record: Json, pack: Json | None, step: int | None, seat: int | None, at: str) -> ReplayStep:
    """The game after `step` actions, and what the last of them led to."""
    movers: list[int | None] = [None]
    game = replayed(record, step, pack=pack, before=lambda game, *_: movers.append(game.to_move), tell=True)
    check_seat(seat, game.seats)
    made = len(game.history)
    stood = standing(game)
    return ReplayStep(
        game=game.info.name,
        step=made,
        steps=len(record["actions"]),
        seat=seat,
        view=game.view(seat),
        last=Happening(
            version=made,
            seat=movers[-1],
            undone_to=None,
            events=game.events(seat, since=made),
            points=stood.points,
            round=stood.round,
            at=at,
        ),
        finished=outcome_of(game),
    )


def events_of_table(table: Table, seat: int | None) -> Events:
    """All that a seat saw happen at a table."""
    check_seat(seat, table.game.seats)
    game = replayed(table.game.record(), None, pack=table.pack, tell=True)
    return Events(game=game.info.name, seat=seat, events=game.events(seat))


def course_of_table(table: Table, seat: int | None) -> Course:
    return course_of(table.game.record(), table.pack, seat)


def course_of_upload(asked: CourseRequest) -> Course:
    pack = None if asked.content is None else welcome(asked.content)
    return course_of(asked.record, pack, asked.seat)


def course_of(record: Json, pack: Json | None, seat: int | None) -> Course:
    """All decisions of a game, each in its turn."""
    turns = Turns()
    moves: list[PlayedMove] = []

    def note(game: Game, number: int, action: int) -> None:
        turns.before(game, number, action)
        number_of_turn = len(turns.played) - 1
        mover = turns.played[-1].seat
        moves.append(PlayedMove(seat=mover, round=game.round, turn=number_of_turn, events=[]))

    game = replayed(record, None, pack=pack, before=note, tell=True)
    check_seat(seat, game.seats)
    for event in game.events(seat, since=1):
        moves[event["decision"] - 1].events.append(event)
    return Course(game=game.info.name, seat=seat, over=game.outcome is not None, moves=moves)


def check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise Refusal("no_such_seat", f"there is no seat {seat}; they are 0 to {seats - 1}")
