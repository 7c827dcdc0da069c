"""W8, W9: scoring a ballroom."""

from typing import Final

from hotelier.austria.content.components import BALLROOMS as FROM_BALLROOMS
from hotelier.austria.content.components import HALLS
from hotelier.austria.modules.ballrooms.causes import BY_HALL
from hotelier.austria.modules.ballrooms.places import BALCONY, ROWS
from hotelier.austria.modules.ballrooms.printed import DANCERS, HIGHEST_ROW, PAIRS, RANKS, Scoring
from hotelier.austria.modules.ballrooms.state import Ball, ball_of
from hotelier.austria.modules.ballrooms.tale import tell_ballroom_scored
from hotelier.austria.rules import hooks
from hotelier.austria.rules.points import add_points
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.tracks import score

NO_DANCER: Final = -5


class ScoreHall(Step):
    """The emperor has gone; the next ballroom is scored."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        return []

    def leave(self, state: State, frame: Frame) -> None:
        __, __, hall, __, __ = frame
        score_hall(state, hall)


def score_hall(state: State, hall: int) -> None:
    """W8: everybody scores as the board says; who does not dance there loses VP."""
    ball = ball_of(state)
    standing = [dancers_by_row(ball, seat, hall) for seat in range(state.seats)]
    won = hall_points(ball.page.printed.scorings[ball.halls[hall]], standing)
    if state.tale is not None:
        tell_ballroom_scored(state.tale, ball.halls[hall], [sum(rows) for rows in standing])
    why = BY_HALL - ball.halls[hall]
    for seat in range(state.seats):
        if sum(standing[seat]):
            score(state, seat, FROM_BALLROOMS, won[seat], why)
        else:
            add_points(state, seat, FROM_BALLROOMS, NO_DANCER, why)
    ball.scored = hall + 1
    hooks.hall_scored(state, hall)


def dancers_by_row(ball: Ball, seat: int, hall: int) -> list[int]:
    """How many dancers of a seat stand in each row of a ballroom; the balcony counts as the top row."""
    rows = ball.placed[seat][hall * ROWS : hall * ROWS + ROWS]
    if hall == HALLS - 1:
        rows[ROWS - 1] += ball.placed[seat][BALCONY]
    return rows


def hall_points(scoring: Scoring, standing: list[list[int]]) -> list[int]:
    """What the board gives to each seat for the dancers that stand in each row."""
    totals = [sum(rows) for rows in standing]
    if scoring.kind == HIGHEST_ROW:
        return [sum(rows) * _highest(rows, scoring.vp) for rows in standing]
    if scoring.kind == DANCERS:
        return [scoring.vp[min(total, len(scoring.vp)) - 1] if total else 0 for total in totals]
    if scoring.kind == PAIRS:
        return [scoring.vp[0] * (total // 2) for total in totals]
    if scoring.kind == RANKS:
        return rank_points(totals, scoring.ranks[len(standing) - 2])
    points = [0] * len(standing)
    for row in range(ROWS):
        for seat, vp in enumerate(rank_points([rows[row] for rows in standing], scoring.vp)):
            points[seat] += vp
    return points


def _highest(rows: list[int], vp: list[int]) -> int:
    """The VP of the highest row with a dancer."""
    for row in range(ROWS - 1, -1, -1):
        if rows[row]:
            return vp[row]
    return 0


def rank_points(dancers: list[int], vp: list[int]) -> list[int]:
    """W9: tied players share the VP of all ranks that they cover; a rank needs at least one dancer."""
    points: list[int] = []
    for own in dancers:
        if not own:
            points.append(0)
            continue
        ahead = sum(1 for other in dancers if other > own)
        tied = sum(1 for other in dancers if other == own)
        points.append(sum(vp[ahead : ahead + tied]) // tied)
    return points
