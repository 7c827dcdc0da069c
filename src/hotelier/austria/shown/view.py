"""What a seat may know, field by field: nothing else ever leaves the engine."""

from hotelier.austria.content.book import Book
from hotelier.austria.content.cards import EXTRA_DANCER, EXTRA_ROOM, EXTRA_STAFF, EXTRA_STEPS
from hotelier.austria.content.components import (
    CLAIM_SPACES,
    NONE,
    OBJECTIVES,
    items_of,
    space_name,
    spaces_in,
)
from hotelier.austria.content.effects import FREE, PART_NAMES
from hotelier.austria.rules import hooks
from hotelier.austria.rules.causes import cause_of
from hotelier.austria.rules.emperor import VACANT, may_avert, may_choose
from hotelier.austria.rules.final_scoring import total
from hotelier.austria.rules.frames import kind_of, seat_of
from hotelier.austria.rules.knowledge import unknown_to
from hotelier.austria.rules.prices import AVERTING_COST, copy_cost
from hotelier.austria.rules.rewards import PART_BITS, PART_MASK
from hotelier.austria.rules.rounds import visible_number
from hotelier.austria.rules.setup import has_board
from hotelier.austria.rules.state import ALL_OF_THEM, OVER, Frame, Player, State
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
    "board",
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
        "to_move": seat_of(state.stack[-1]) if state.stack else None,
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
    if state.parts:
        view["waltz"] = hooks.view(state)
    if state.automaton is not None:
        view["solo"] = state.automaton.view(state)
    return view


def _question(state: State, seat: int | None) -> Json | None:
    """What is being decided; the cards in question only for the one who decides."""
    if not state.stack:
        return None
    frame = state.stack[-1]
    kind, asked, _, _, _ = frame
    of_module = hooks.question(state, frame)
    if of_module:
        return {"kind": of_module["kind"], "seat": asked} | of_module
    return {"kind": QUESTIONS[kind], "seat": asked} | _details(state, frame, seat == asked)


def _details(state: State, frame: Frame, own: bool) -> Json:
    """What belongs to this kind of question: see questions.py."""
    kind = QUESTIONS[kind_of(frame)]
    if kind in OF_DICE:
        return _of_die(frame, kind)
    if kind in OF_CARDS:
        return _of_cards(state, frame, kind, own)
    if kind in OF_EMPEROR:
        return _of_emperor(state, frame, kind)
    if kind in OF_SPENDING:
        return _of_spending(frame, kind)
    return _of_turn(state.book, frame, kind)


OF_DICE = ("dishes", "drinks", "rooms", "krones", "staff", "copy", "extra")
OF_CARDS = ("drawn", "under", "draft")
OF_EMPEROR = ("penalty", "remove")
OF_SPENDING = ("spend", "exchange", "others")


def _of_turn(book: Book, frame: Frame, kind: str) -> Json:
    """Turns, items, rewards, and how a hotel begins."""
    if kind == "turn":
        _, _, extra, _, _ = frame
        return {"extra": bool(extra)}
    if kind == "receive":
        _, _, items, _, _ = frame
        return {"items": items_of(items)}
    if kind == "serve":
        _, _, left, _, _ = frame
        return {"left": left}
    if kind == "reward":
        _, _, source, left, waiting = frame
        return {
            "source": cause_of(book, source),
            "parts": _parts(book, source, left),
            "income_waiting": waiting,
        }
    if kind == "first_guest":
        _, _, more, _, _ = frame
        return {"more": bool(more)}
    if kind == "first_rooms":
        _, _, left, discount, how_many = frame
        return {"left": left, "free": discount == FREE, "optional": how_many != ALL_OF_THEM}
    return {}


def _of_die(frame: Frame, kind: str) -> Json:
    """The action of a die, and what staff add to it."""
    if kind == "extra":
        _, _, extras, _, _ = frame
        return {"extras": _extras(extras)}
    if kind == "rooms":
        _, _, left, extras, begun = frame
        return {"left": left, "extras": [] if begun else _extras(extras)}
    _, _, strength, extras, both = frame
    if kind == "copy":
        return {"strength": strength, "cost": copy_cost(frame)}
    details: Json = {"strength": strength, "extras": _extras(extras)}
    if kind == "krones":
        details["both"] = bool(both)
    return details


def _of_cards(state: State, frame: Frame, kind: str, own: bool) -> Json:
    """Staff cards that only the one who decides sees."""
    if kind == "draft":
        return {"cards": state.book.staff_numbers(state.packs[seat_of(frame)]) if own else None}
    _, _, cards, count, from_hand = frame
    numbers = state.book.staff_numbers(cards) if own else None
    if kind == "under":
        return {"count": count, "cards": numbers, "from_hand": bool(from_hand)}
    return {"count": cards.bit_count(), "cards": numbers}


def _of_emperor(state: State, frame: Frame, kind: str) -> Json:
    if kind == "penalty":
        _, seat, tile, _, _ = frame
        chosen = may_choose(state, seat, tile)
        return {
            "tile": state.book.tile_rows[tile]["id"],
            "cost": AVERTING_COST if may_avert(state, seat) else None,
            "vp": state.book.penalties[tile].else_vp if chosen else None,
        }
    _, _, which, _, _ = frame
    return {"occupied": which != VACANT}


def _of_spending(frame: Frame, kind: str) -> Json:
    _, _, left, taken, _ = frame
    return {"count": left, "taken": bool(taken)} if kind == "spend" else {"count": left}


def _extras(extras: int) -> list[str]:
    """What staff let one do besides the action of a die."""
    return [name for bit, name in EXTRA_NAMES if extras & bit]


EXTRA_NAMES = (
    (EXTRA_STEPS, "steps"),
    (EXTRA_ROOM, "room"),
    (EXTRA_STAFF, "staff"),
    (EXTRA_DANCER, "dancer"),
)


def _parts(book: Book, source: int, left: int) -> list[Json]:
    """The parts of a reward that are left, in printed order."""
    parts: list[Json] = []
    for effect in book.rewards[source]:
        if left & PART_MASK:
            parts.append({"part": PART_NAMES[effect.kind], "times": left & PART_MASK})
        left >>= PART_BITS
    return parts


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
        "board": player.board.name if has_board(state, other) else None,
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
        "known_hand": book.staff_numbers(known),
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
