"""What a seat sees of the modules: a section for each of them in play."""

from typing import Any

from hotelier.austria.modules.ballrooms.printed import BallBook
from hotelier.austria.modules.hotels.reactions import KEY, entrance_of
from hotelier.austria.modules.parts import Ball, Doors, Lounge
from hotelier.austria.rules.components import BALCONY, HALLS, NONE, ROW_NAMES, ROWS
from hotelier.austria.rules.state import State
from hotelier.core.game import Json


def waltz_view(state: State) -> Json | None:
    """The sections of the modules, or nothing in a game without any.

    Orders that were completed count for objectives of several modules, so they have a section of their own.
    """
    if state.waltz is None:
        return None
    view: Json = {}
    if state.waltz.ball is not None and state.book.ball is not None:
        view["ball"] = _ball(state, state.waltz.ball, state.book.ball)
    if state.waltz.lounge is not None:
        view["lounge"] = _lounge(state, state.waltz.lounge)
    if state.waltz.doors is not None:
        view["doors"] = _doors_view(state, state.waltz.doors)
    if state.waltz.key is not None:
        holder = state.waltz.key.holder
        view["key"] = {"holder": holder if holder != NONE else None}
    if state.waltz.flips is not None:
        numbers = state.book.staff_number
        view["flips"] = {
            "players": [
                {"turned": [number for card, number in enumerate(numbers) if turned >> card & 1]}
                for turned in state.waltz.flips.turned
            ]
        }
    view["orders"] = {
        "players": [
            {"green": green, "large": large}
            for green, large in zip(state.waltz.greens, state.waltz.large_orders, strict=True)
        ]
    }
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
    what: Any
    if entrance is None:
        return {"kind": "none", "entrance": None}
    if entrance.dice_sum:
        beside, what = "first_die", _first_die(doors)
    elif entrance.tokens:
        beside, what = "tokens", _tokens(state, doors)
    elif entrance.guests_vp:
        beside, what = "guests", doors.guests
    elif entrance.claim_vp:
        beside, what = "objectives", _own_objectives(state, doors)
    elif entrance.tile_steps:
        beside, what = "tiles", [book.tile_rows[tile]["id"] for tile in doors.tiles]
    else:
        return {"kind": "plain", "entrance": entrance.name}
    return {"kind": beside, "entrance": entrance.name, beside: what}


def _first_die(doors: Doors) -> int | str | None:
    return "key" if doors.first_die == KEY else doors.first_die or None


def _tokens(state: State, doors: Doors) -> list[int]:
    return [token.number for place, token in enumerate(state.book.dove_tokens) if doors.tokens >> place & 1]


def _own_objectives(state: State, doors: Doors) -> list[Json]:
    return [
        {"id": state.book.objective_rows[objective]["id"], "claimed": bool(doors.claimed >> place & 1)}
        for place, objective in enumerate(doors.objectives)
    ]


def _lounge(state: State, lounge: Lounge) -> Json:
    """Module 2: all of it but the order of the celebrities face down."""
    book = state.book

    def named(celebrities: int) -> list[str]:
        return [each.id for place, each in enumerate(book.celebrities) if celebrities >> place & 1]

    colours = list(enumerate(book.die_colours))
    return {
        "dice": {name: lounge.dice[colour] or None for colour, name in colours},
        "tiles": {
            name: book.celebrities[lounge.tiles[colour]].id if lounge.tiles[colour] != NONE else None
            for colour, name in colours
        },
        "deck": len(lounge.deck),
        "discard": book.celebrity_ids(lounge.discard),
        "cost": book.celebrity_cost,
        "players": [
            {"taken": named(taken), "used": named(used)}
            for taken, used in zip(lounge.taken, lounge.used, strict=True)
        ],
    }


def _ball(state: State, ball: Ball, printed: BallBook) -> Json:
    """Module 1: all of it lies open."""
    seats = range(state.seats)
    return {
        "halls": [
            {
                "id": printed.ids[ball.halls[hall]],
                "scored": hall < ball.scored,
                "spaces": state.seats + printed.spaces_beyond_seats,
                "rows": {
                    name: [ball.placed[seat][place] for seat in seats] for name, place in _places(hall)
                },
            }
            for hall in range(HALLS)
        ],
        "costs": dict(zip(ROW_NAMES, printed.row_costs, strict=True)),
        "rehearsals_left": [room + 1 for room in ball.rehearsals],
        "players": [
            {
                "dancers": ball.supply[seat],
                "sent": ball.sent[seat],
                "rehearsal": ball.rehearsal[seat] + 1 if ball.rehearsal[seat] != NONE else None,
            }
            for seat in seats
        ],
    }


def _places(hall: int) -> list[tuple[str, int]]:
    """The rows of a ballroom by name, with their places."""
    places = [(name, hall * ROWS + row) for row, name in enumerate(ROW_NAMES)]
    return [*places, ("balcony", BALCONY)] if hall == HALLS - 1 else places
