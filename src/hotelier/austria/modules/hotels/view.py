"""What a seat sees of the entrances, and what is asked about them."""

from typing import Any

from hotelier.austria.content.components import NONE
from hotelier.austria.modules.hotels.frames import SHIFTED, TOKEN
from hotelier.austria.modules.hotels.page import entrances_page
from hotelier.austria.modules.hotels.state import Entrances, entrance_of, entrances_of
from hotelier.austria.modules.hotels.steps import FLOOR
from hotelier.austria.modules.key.printed import AS_DIE
from hotelier.austria.rules.state import Frame, State
from hotelier.core.game import Json


def entrances_view(state: State) -> Json:
    """What is on offer, and what everybody has."""
    entrances = entrances_of(state)
    names = [entrance.name for entrance in entrances_page(state.book).entrances]
    offers = zip(entrances.offers, entrances.bids, entrances.bidders, strict=True)
    section = {
        "offers": [
            {"id": names[entrance], "bid": bid, "bidder": bidder if bidder != NONE else None}
            for entrance, bid, bidder in offers
        ],
        "players": [_entrance_view(state, entrances, seat) for seat in range(state.seats)],
    }
    return {"entrances": section}


def _entrance_view(state: State, entrances: Entrances, seat: int) -> Json:
    """An entrance with what lies beside it."""
    book = state.book
    entrance = entrance_of(state, seat)
    what: Any
    if entrance is None:
        return {"kind": "none", "entrance": None}
    if entrance.dice_sum:
        beside, what = "first_die", _first_die(entrances)
    elif entrance.tokens:
        beside, what = "tokens", _tokens(state, entrances)
    elif entrance.guests_vp:
        beside, what = "guests", entrances.guests
    elif entrance.claim_vp:
        beside, what = "objectives", _own_objectives(state, entrances)
    elif entrance.tile_steps:
        beside, what = "tiles", [book.tile_rows[tile]["id"] for tile in entrances.tiles]
    else:
        return {"kind": "plain", "entrance": entrance.name}
    return {"kind": beside, "entrance": entrance.name, beside: what}


def _first_die(entrances: Entrances) -> int | str | None:
    return "key" if entrances.first_die == AS_DIE else entrances.first_die or None


def _tokens(state: State, entrances: Entrances) -> list[int]:
    return [
        token.number
        for place, token in enumerate(entrances_page(state.book).tokens)
        if entrances.tokens >> place & 1
    ]


def _own_objectives(state: State, entrances: Entrances) -> list[Json]:
    return [
        {"id": state.book.objective_rows[objective]["id"], "claimed": bool(entrances.claimed >> place & 1)}
        for place, objective in enumerate(entrances.objectives)
    ]


def entrances_question(frame: Frame) -> Json:
    """What belongs to a question about an entrance."""
    kind, _, number, _, _ = frame
    if kind == TOKEN:
        return {"kind": "token", "completed": "floor" if number == FLOOR else "column"}
    if kind == SHIFTED:
        return {"kind": "shifted", "space": number}
    return {"kind": "bid"}
