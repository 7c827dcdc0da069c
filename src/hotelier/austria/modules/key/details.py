"""What the key gives, as data: see austria/shown/described.py."""

from typing import Final

from hotelier.austria.modules.key.page import key_page
from hotelier.austria.rules.frames import seat_of
from hotelier.austria.rules.state import Frame, State
from hotelier.austria.shown.described import Details, gains_of
from hotelier.core.game import Json


def _key(state: State, frame: Frame, action: int) -> Json:
    page = key_page(state.book)
    gains = gains_of(state, seat_of(frame), krones=page.krones, steps=page.steps)
    return {name: gains[name] for name in ("krones", "steps", "vp")}


DETAILS: Final[dict[str, Details]] = {
    "key": _key,
}
