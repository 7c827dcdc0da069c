"""What is shuffled and dealt before a game at a real table: the setup of a game of the engine."""

from hotelier.core.errors import BadInput
from hotelier.core.game import Json, Opening
from hotelier.overbooking.game import INFO


def deal(seats: int, seed: int, options: Json, content: Json | None, kept: list[int]) -> Json:
    """Who starts, and the hotels of round 1 from the top; everybody shuffles the own deck (OS3)."""
    if kept:
        raise BadInput("nothing is drafted in Overbooking; leave `kept` out")
    game = INFO.begin(Opening(seats, seed, INFO.choose(seats, options), content=content))
    chance = game.chance()
    parts = {"hotels": chance["hotels"][0]}
    return {"start": chance["start"], "parts": parts, "sets": [], "hands": [], "draft": None}
