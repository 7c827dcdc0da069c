"""Listening to a game for one decision at a time.

Between decisions it tells nothing, so that bots who think with copies of it need not listen too.
"""

from hotelier.core.game import Game, Json
from hotelier.core.tale import Told


def hear(game: Game) -> list[Told]:
    """What a game has told until now; then it falls silent."""
    tale = game.tale
    game.silence()
    return tale.told if tale is not None else []


def hear_action(game: Game, action: int) -> list[Told]:
    """Carry out an action; all that it led to."""
    game.listen()
    try:
        game.apply(action)
    finally:
        told = hear(game)
    return told


def seen(told: list[Told], seat: int | None) -> list[Json]:
    """What was told, as an audience may know it; None is a spectator."""
    return [each.seen_by(seat) for each in told]
