"""Looking at games that are over: any step, through the eyes of any seat, with nothing hidden."""

from typing import cast

from hotelier.core.game import Game, Json
from hotelier.server.opening import replayed
from hotelier.server.refusals import Refusal
from hotelier.server.table import Table, standing
from hotelier.server.telling import iso, outcome_of
from hotelier.server.views import View
from hotelier.server.wire import Action, Happening, ReplayRequest, ReplayStep


def replay_of_table(table: Table, step: int | None, seat: int | None) -> ReplayStep:
    at = table.updated
    return replay_step(table.game.record(), step, seat, iso(at))


def replay_of_upload(asked: ReplayRequest) -> ReplayStep:
    return replay_step(asked.record, asked.step, asked.seat, "")


def replay_step(record: Json, step: int | None, seat: int | None, at: str) -> ReplayStep:
    """The game after so many actions, and the last of them."""
    game = replayed(record, step)
    if seat is not None and seat >= game.seats:
        raise Refusal("no_such_seat", f"there is no seat {seat}; they are 0 to {game.seats - 1}")
    made = len(game.history)
    return ReplayStep(
        game=game.info.name,
        step=made,
        steps=len(record["actions"]),
        seat=seat,
        view=cast("View", game.view(seat)),
        last=last_of(record, game, made, at) if made else None,
        finished=outcome_of(game),
    )


def last_of(record: Json, game: Game, made: int, at: str) -> Happening:
    before = replayed(record, made - 1)
    action = game.history[-1]
    round, points = standing(game)
    return Happening(
        version=made,
        seat=before.to_move,
        action=cast("Action", game.describe(action)),
        events=game.event_data()[len(before.event_data()) :],  # type: ignore[arg-type]
        check=before.news(action),  # type: ignore[arg-type]
        points=points,
        round=round,
        at=at,
    )
