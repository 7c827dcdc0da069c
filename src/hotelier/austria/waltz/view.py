"""What a seat sees of the modules: a section for each of them in play."""

from hotelier.austria.components import NONE
from hotelier.austria.state import State
from hotelier.austria.waltz.door_reactions import KEY, entrance_of
from hotelier.austria.waltz.parts import Doors
from hotelier.core.game import Json


def waltz_view(state: State) -> Json | None:
    """The sections of the modules, or nothing in a game without any."""
    if state.waltz is None:
        return None
    view: Json = {}
    if state.waltz.doors is not None:
        view["doors"] = _doors_view(state, state.waltz.doors)
    return view


def _doors_view(state: State, doors: Doors) -> Json:
    names = [entrance.name for entrance in state.book.entrances]
    offers = zip(doors.offers, doors.bids, doors.bidders, strict=True)
    return {
        "offers": [
            {"id": names[entrance], "bid": bid, "bidder": bidder if bidder != NONE else None}
            for entrance, bid, bidder in offers
        ],
        "players": [_door_view(state, doors, seat) for seat in range(state.seats)],
    }


def _door_view(state: State, doors: Doors, seat: int) -> Json:
    """An entrance with what lies beside it."""
    book = state.book
    entrance = entrance_of(state, seat)
    view: Json = {"entrance": entrance.name if entrance is not None else None}
    if entrance is None:
        return view
    if entrance.dice_sum:
        view["first_die"] = "key" if doors.first_die == KEY else doors.first_die or None
    if entrance.tokens:
        view["tokens"] = [
            token.number for place, token in enumerate(book.dove_tokens) if doors.tokens >> place & 1
        ]
    if entrance.guests_vp:
        view["guests"] = doors.guests
    if entrance.claim_vp:
        view["objectives"] = [
            {"id": book.objective_rows[objective]["id"], "claimed": bool(doors.claimed >> place & 1)}
            for place, objective in enumerate(doors.objectives)
        ]
    if entrance.tile_steps:
        view["tiles"] = [book.tile_rows[tile]["id"] for tile in doors.tiles]
    return view
