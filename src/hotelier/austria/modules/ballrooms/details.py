"""What is done with dancers, as data: see austria/shown/described.py."""

from typing import Final

from hotelier.austria.content.cards import DISCOUNT_SHIFT
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.ballrooms.places import hall_of
from hotelier.austria.modules.ballrooms.state import ball_of
from hotelier.austria.modules.ballrooms.steps import Invite, dancer_cost
from hotelier.austria.rules.frames import kind_of, seat_of
from hotelier.austria.rules.state import EXTRA, REWARD, Frame, State
from hotelier.austria.rules.steps import STEPS
from hotelier.austria.shown.described import Details, argument_of, guest_at, part_of_reward
from hotelier.core.game import Json


def _dance(state: State, frame: Frame, action: int) -> Json:
    return _to_row(state, argument_of(state, action), _discount(state, frame, action))


def _discount(state: State, frame: Frame, action: int) -> int:
    """How much less champagne a dancer costs, by whom it is sent."""
    kind = kind_of(frame)
    if kind == REWARD:
        return part_of_reward(state, frame, action).discount
    step = STEPS[kind]
    if isinstance(step, Invite):
        _, _, card, _, _ = frame
        return step.discount(state, card)
    if kind == EXTRA:
        _, _, extras, _, _ = frame
    else:
        _, _, _, extras, _ = frame
    return extras >> DISCOUNT_SHIFT


def _to_row(state: State, place: int, discount: int) -> Json:
    return {"ballroom": _ballroom(state, place), "champagne": dancer_cost(state, place, discount)}


def _ballroom(state: State, place: int) -> str:
    return ball_page(state.book).printed.ids[ball_of(state).halls[hall_of(place)]]


def _ball(state: State, frame: Frame, action: int) -> Json:
    place = state.book.actions.seconds[action]
    return {"guest": guest_at(state, seat_of(frame), action), **_to_row(state, place, 0)}


def _recall(state: State, frame: Frame, action: int) -> Json:
    return {"ballroom": _ballroom(state, argument_of(state, action))}


DETAILS: Final[dict[str, Details]] = {
    "dance": _dance,
    "ball": _ball,
    "recall": _recall,
}
