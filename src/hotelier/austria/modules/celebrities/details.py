"""Coloured dice and celebrities, as data: see austria/shown/described.py."""

from typing import Final

from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.modules.celebrities.state import lounge_of
from hotelier.austria.modules.hotels.frames import SHIFTED
from hotelier.austria.rules.frames import seat_of
from hotelier.austria.rules.state import Frame, State
from hotelier.austria.rules.tracks import raised
from hotelier.austria.shown.described import Details, argument_of, taking_die
from hotelier.core.game import Json


def _coloured_die(state: State, frame: Frame, action: int) -> Json:
    kind, _, moved_to, _, _ = frame
    value = moved_to if kind == SHIFTED else lounge_of(state).dice[argument_of(state, action)]
    boost: bool = state.book.actions.data[action]["boost"]
    return {"value": value, **taking_die(state, frame, value, boost)}


def _celebrity(state: State, frame: Frame, action: int) -> Json:
    page = lounge_page(state.book)
    _, seat, colour, _, _ = frame
    return {
        "colour": page.die_colours[colour],
        "cost": page.cost,
        "vp": raised(state, seat, page.celebrities[argument_of(state, action)].vp),
    }


def _exchange(state: State, frame: Frame, action: int) -> Json:
    lounge = lounge_of(state)
    seat = seat_of(frame)
    page = lounge_page(state.book)
    ready = lounge.taken[seat] & ~lounge.used[seat] & page.exchange_celebrities
    celebrity = page.celebrities[ready.bit_length() - 1]
    return {"celebrity": celebrity.id, "count": celebrity.exchange}


DETAILS: Final[dict[str, Details]] = {
    "coloured_die": _coloured_die,
    "celebrity": _celebrity,
    "exchange": _exchange,
}
