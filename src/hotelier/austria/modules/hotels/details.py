"""What an entrance lets one do, as data: see austria/shown/described.py."""

from typing import Final

from hotelier.austria.modules.hotels.state import entrance_of, entrances_of
from hotelier.austria.modules.hotels.steps import FLOOR
from hotelier.austria.rules.frames import kind_of, seat_of
from hotelier.austria.rules.state import REWARD, Frame, State
from hotelier.austria.rules.tracks import raised
from hotelier.austria.shown.described import Details, argument_of, decider
from hotelier.austria.solo.entrance import toll
from hotelier.core.game import Json


def _token(state: State, frame: Frame, action: int) -> Json:
    _, _, completed, _, _ = frame
    return {"completed": "floor" if completed == FLOOR else "column"}


def _claim_own(state: State, frame: Frame, action: int) -> Json:
    seat = seat_of(frame)
    entrance = entrance_of(state, seat)
    assert entrance is not None
    objective = entrances_of(state).objectives[argument_of(state, action)]
    return {
        "id": state.book.objective_rows[objective]["id"],
        "vp": raised(state, seat, entrance.claim_vp[state.round - 1]),
    }


def _shift(state: State, frame: Frame, action: int) -> Json:
    to = state.book.actions.seconds[action]
    krones, lost = toll(state, decider(state, frame), to) if kind_of(frame) == REWARD else (0, 0)
    return {"dice": state.dice[to] + 1, "cost": krones, "vp": -lost}


def _tile(state: State, frame: Frame, action: int) -> Json:
    entrance = entrance_of(state, seat_of(frame))
    assert entrance is not None
    category = state.book.tile_category[argument_of(state, action)]
    return {"steps_back": entrance.tile_steps[category]}


DETAILS: Final[dict[str, Details]] = {
    "token": _token,
    "claim_own": _claim_own,
    "shift": _shift,
    "tile": _tile,
}
