"""What an entrance lets one do, as data: see austria/shown/described.py."""

from typing import Final

from hotelier.austria.modules.hotels.state import entrance_of, entrances_of
from hotelier.austria.modules.hotels.steps import FLOOR
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import kind_of, seat_of
from hotelier.austria.rules.state import REWARD, Frame, State
from hotelier.austria.rules.tracks import raised
from hotelier.austria.shown.described import Details, argument_of, decider
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
    details = {"dice": state.dice[to] + 1, "cost": 0, "vp": 0}
    if kind_of(frame) == REWARD:
        player = decider(state, frame)
        details["cost"] = hooks.toll(state, player, to)
        details["vp"] = -hooks.toll_lost(state, player, to)
    return details


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
