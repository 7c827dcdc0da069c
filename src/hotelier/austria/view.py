"""What a seat may know, field by field: nothing else ever leaves the engine."""

from hotelier.austria.book import Book
from hotelier.austria.components import (
    ALL_ITEM_NAMES,
    CLAIM_SPACES,
    NONE,
    OBJECTIVES,
    count_of,
    space_name,
    spaces_in,
)
from hotelier.austria.final_scoring import total
from hotelier.austria.knowledge import unknown_to
from hotelier.austria.rounds import visible_number
from hotelier.austria.solo.words import solo_view
from hotelier.austria.state import (
    DRAWN,
    OVER,
    REWARD,
    TURN,
    UNDER,
    Frame,
    Player,
    State,
)
from hotelier.austria.waltz.door_reactions import FLOOR
from hotelier.austria.waltz.view import waltz_view
from hotelier.core.game import Json
from hotelier.core.options import Value

PHASES = ("setup", "turns", "emperor", "over")
QUESTIONS = (
    "turn",
    "receive",
    "serve",
    "dishes",
    "drinks",
    "rooms",
    "krones",
    "staff",
    "copy",
    "extra",
    "reward",
    "drawn",
    "under",
    "scored",
    "penalty",
    "remove",
    "discard",
    "draft",
    "first_guest",
    "first_rooms",
    "grant",
    "spend",
    "exchange",
    "others",
    "bid",
    "gift",
    "token",
    "shifted",
    "rehearse",
    "invite",
    "recall",
    "hall",
    "give",
    "enter",
    "celebrity",
    "flip",
)
"""What is being decided, by kind of frame."""


def view_of(state: State, options: dict[str, Value], seat: int | None, legal: list[int]) -> Json:
    """The table as a seat sees it; None is a spectator."""
    book = state.book
    unknown = unknown_to(state, seat)
    view: Json = {
        "game": "austria",
        "options": dict(options),
        "seats": state.seats if state.automaton is None else state.seats - 1,
        "seat": seat,
        "phase": PHASES[state.phase],
        "round": state.round,
        "start": state.start,
        "to_move": state.stack[-1][1] if state.stack else None,
        "question": _question(state, seat),
        "turn": {
            "guest_taken": state.guest_taken,
            "die_taken": state.die_taken,
            "touched": state.touched,
            "extra_turns": state.extra_turns,
        },
        "dice": state.dice[1:],
        "queue": [book.guest_number[guest] if guest != NONE else None for guest in state.queue],
        "guest_deck": len(state.deck),
        "discard": [book.guest_number[guest] for guest in state.discard],
        "staff_deck": len(state.staff_deck),
        "known_in_staff_deck": _known_deck(state, unknown) if seat is not None else [],
        "objectives": [
            {
                "id": book.objective_rows[state.objectives[place]]["id"],
                "claimed": state.claimed[place],
                "next_vp": book.claim_vp[state.claimed[place]]
                if state.claimed[place] < CLAIM_SPACES
                else None,
            }
            for place in range(OBJECTIVES)
        ],
        "emperor_tiles": [book.tile_rows[tile]["id"] for tile in state.tiles],
        "players": [_player(state, other, seat, unknown) for other in range(state.seats)],
        "legal": [book.actions.texts[action] for action in legal],
    }
    waltz = waltz_view(state)
    if waltz is not None:
        view["waltz"] = waltz
    solo = solo_view(state)
    if solo is not None:
        view["solo"] = solo
    return view


SECRET_KINDS = ("draft", "under")
"""S6, P11, G3: others see that a card is kept or put under the deck, and not which."""


def seen_of(described: Json) -> Json:
    """An action as the others see it."""
    kind = described["kind"]
    return {**described, "notation": kind, "staff": None} if kind in SECRET_KINDS else described


def _question(state: State, seat: int | None) -> Json | None:
    """What is being decided; the cards in question only for the one who decides."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    question: Json = {"kind": QUESTIONS[frame[0]], "seat": frame[1]}
    question.update(_details(state, frame, seat))
    return question


def _details(state: State, frame: Frame, seat: int | None) -> Json:
    book = state.book
    kind = QUESTIONS[frame[0]]
    if frame[0] in (DRAWN, UNDER):
        details: Json = {"count": frame[3] if frame[0] == UNDER else frame[2].bit_count()}
        if seat == frame[1]:
            details["cards"] = staff_numbers(book, frame[2])
        return details
    if kind == "draft":
        pack = state.packs[frame[1]]
        return {"cards": staff_numbers(book, pack)} if seat == frame[1] else {}
    if kind == "flip":
        return {"staff": book.staff_number[frame[2]]}
    if kind == "celebrity":
        return {"colour": book.die_colours[frame[2]], "value": frame[3], "strength": frame[4]}
    if kind in ("spend", "exchange", "others"):
        return {"count": frame[2]}
    if kind == "receive":
        return {"items": items_of(frame[2])}
    if kind == "krones":
        return {"strength": frame[2], "both": bool(frame[4])}
    if kind in ("dishes", "drinks", "staff", "copy", "serve", "rooms", "first_rooms"):
        return {"strength": frame[2]}
    if frame[0] == REWARD:
        return {"source": _source(book, frame[2]), "income_waiting": frame[4]}
    if kind == "invite":
        return {"staff": book.staff_number[frame[2]]}
    if kind == "recall":
        return {"hall": frame[2] + 1}
    if kind in ("penalty", "scored"):
        return {"tile": book.tile_rows[frame[2]]["id"]}
    if frame[0] == TURN:
        return {"extra": bool(frame[2])}
    if kind == "token":
        return {"completed": "floor" if frame[2] == FLOOR else "column"}
    if kind == "shifted":
        return {"space": frame[2]}
    if kind == "give":
        return {"item": ALL_ITEM_NAMES[frame[2]]}
    return {}


def _source(book: Book, source: int) -> Json:
    """Whose reward it is."""
    if source < book.tile_reward:
        return {"guest": book.guest_number[source]}
    if source < book.staff_reward:
        return {"tile": book.tile_rows[source - book.tile_reward]["id"]}
    if source >= book.added_reward:
        return dict(book.reward_owners[source - book.added_reward])
    return {"staff": book.staff_number[source - book.staff_reward]}


def _known_deck(state: State, unknown: int) -> list[Json]:
    """Cards of the staff deck that the seat knows, with the number of cards above each."""
    height = len(state.staff_deck)
    return [
        {"staff": state.book.staff_number[card], "above": height - 1 - place}
        for place, card in enumerate(state.staff_deck)
        if not unknown >> card & 1
    ]


def _player(state: State, other: int, seat: int | None, unknown: int) -> Json:
    book = state.book
    player = state.players[other]
    known = player.hand if other == seat else player.hand & ~unknown if seat is not None else 0
    over = state.phase == OVER
    return {
        "board": player.board.name,
        "krones": player.krones,
        "emperor": player.emperor,
        "points": total(player),
        "points_by_source": dict(zip(book.source_names, player.points, strict=True)),
        "kitchen": items_of(player.kitchen),
        "tables": [_table(book, player, table) for table in range(len(player.tables))],
        "vacant": [space_name(space) for space in spaces_in(player.vacant)],
        "occupied": [space_name(space) for space in spaces_in(player.occupied)],
        "groups_paid": [group for group in range(len(player.board.groups)) if player.paid >> group & 1],
        "hand_size": player.hand.bit_count(),
        "known_hand": staff_numbers(book, known),
        "staff": [
            {"staff": book.staff_number[card], "vp": vp, "used": bool(player.used >> card & 1)}
            for card, vp in zip(player.played, player.earned, strict=True)
        ],
        "objectives": ["ABC"[place] for place in range(OBJECTIVES) if player.markers >> place & 1],
        "number": None if over or player.covered == 2 else visible_number(state, other),
        "turns_taken": player.covered,
        "passed": player.passed,
    }


def _table(book: Book, player: Player, table: int) -> Json | None:
    guest = player.tables[table]
    if guest == NONE:
        return None
    return {"guest": book.guest_number[guest], "missing": items_of(player.missing[table])}


def items_of(items: int) -> dict[str, int]:
    """A pile by the names of its items."""
    return {
        name: count_of(items, kind) for kind, name in enumerate(ALL_ITEM_NAMES) if count_of(items, kind)
    }


def staff_numbers(book: Book, cards: int) -> list[int]:
    """A set of staff cards by printed numbers."""
    return [number for card, number in enumerate(book.staff_number) if cards >> card & 1]
