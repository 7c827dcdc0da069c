"""What is noticed of the modules of a game of Grand Austria Hotel; lists are by side."""

from hotelier.austria.components import HALLS, NONE, ROWS
from hotelier.austria.game import Austria
from hotelier.austria.solo.parts import ENTRANCES, Rival
from hotelier.austria.waltz.parts import Ball, Doors
from hotelier.core.game import Json


def module_facts(game: Austria, celebrities: list[list[str]], keys: list[int]) -> Json:
    """A fact for each module in play that brings more than cards; none in the base game."""
    waltz = game.state.waltz
    facts: Json = {}
    if waltz is None:
        return facts
    if waltz.ball is not None:
        facts["ball"] = ball_facts(game, waltz.ball)
    if waltz.lounge is not None:
        facts["celebrities"] = celebrities
    if waltz.doors is not None:
        facts["doors"] = door_facts(game, waltz.doors, waltz.rival)
    if waltz.key is not None:
        facts["keys"] = keys
    return facts


def ball_facts(game: Austria, ball: Ball) -> Json:
    """The ballrooms, how many dancers were sent, and how many stood in each ballroom at the end."""
    assert game.book.ball is not None
    return {
        "halls": [game.book.ball.ids[hall] for hall in ball.halls],
        "sent": ball.sent,
        "dancers": [
            [
                sum(count for place, count in enumerate(rows) if hall_of(place) == hall)
                for hall in range(HALLS)
            ]
            for rows in ball.placed
        ],
    }


def hall_of(place: int) -> int:
    """The ballroom of a row; the balcony belongs to the last one."""
    return min(place // ROWS, HALLS - 1)


def door_facts(game: Austria, doors: Doors, rival: Rival | None) -> Json:
    """The entrance of each side, and its bid; alone nobody bids."""
    names = [entrance.name for entrance in game.book.entrances]
    owned = [names[entrance] if entrance != NONE else None for entrance in doors.entrance]
    if rival is not None:
        owned[-1] = ENTRANCES[rival.entrance]
    bids = dict(zip(doors.bidders, doors.bids, strict=True)) if rival is None else {}
    return {"entrances": owned, "bids": [bids.get(side) for side in range(len(owned))]}
