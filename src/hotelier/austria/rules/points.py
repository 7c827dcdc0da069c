"""VP as they are written down: what modules add to a source is the business of tracks.py."""

from hotelier.austria.rules.state import State
from hotelier.austria.rules.tale.rewards import tell_points_scored


def add_points(state: State, seat: int, source: int, vp: int, why: int) -> None:
    """VP to which nothing is added, or that are lost."""
    state.players[seat].points[source] += vp
    if state.tale is not None and vp:
        tell_points_scored(state.tale, seat, vp, source, why)
