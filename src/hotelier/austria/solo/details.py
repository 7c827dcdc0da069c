"""What an automaton is given, as data: see austria/shown/described.py."""

from typing import Final

from hotelier.austria.content.components import ALL_ITEM_NAMES
from hotelier.austria.rules.state import Frame, State
from hotelier.austria.shown.described import Details, guest_at
from hotelier.core.game import Json


def _give(state: State, frame: Frame, action: int) -> Json:
    assert state.automaton is not None
    guest = guest_at(state, state.automaton.seat, action)
    _, _, item, _, _ = frame
    return {"guest": guest, "item": ALL_ITEM_NAMES[item]}


DETAILS: Final[dict[str, Details]] = {
    "give": _give,
}
