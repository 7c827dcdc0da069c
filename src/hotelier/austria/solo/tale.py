"""Told of automata: `tell_NAME` tells the event NAME."""

from hotelier.austria.content.components import (
    ALL_ITEM_NAMES,
    COLOUR_NAMES,
    ITEM_NAMES,
    NONE,
    items_of,
    space_name,
)
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.core.tale import Json


def _chosen_guest(tale: AustriaTale, guest: int, place: int, icon: int, tied: int) -> Json:
    colour = tale.book.guest_colour[guest]
    reason = "white_icon" if icon == NONE else "of_colour" if icon == colour else "none_of_colour"
    return {
        "guest": tale.guest(guest),
        "place": place + 1,
        "icon": _icon_colour(icon),
        "reason": reason,
        "tied": tied,
    }


def _icon_colour(icon: int) -> str:
    """The colour that a guest icon asks for."""
    return "white" if icon == NONE else COLOUR_NAMES[icon]


def tell_automaton_ready(
    tale: AustriaTale, seat: int, name: str, difficulty: str, staff: int, cards: int, entrance: str | None
) -> None:
    tale.tell(
        {
            "kind": "automaton_ready",
            "seat": seat,
            "name": name,
            "difficulty": difficulty,
            "staff": staff,
            "cards": cards,
            "entrance": entrance,
        }
    )


def tell_instruction_drawn(tale: AustriaTale, seat: int, card: int, right_to_left: bool, left: int) -> None:
    tale.tell(
        {
            "kind": "instruction_drawn",
            "seat": seat,
            "card": card,
            "hand": "right_to_left" if right_to_left else "left_to_right",
            "cards_left": left,
        }
    )


def tell_automaton_takes_guest(
    tale: AustriaTale, seat: int, guest: int, place: int, icon: int, tied: int, space: int
) -> None:
    chosen = _chosen_guest(tale, guest, place, icon, tied)
    tale.tell({"kind": "automaton_takes_guest", "seat": seat, **chosen, "space": space_name(space)})


def tell_automaton_sends_guest(
    tale: AustriaTale, seat: int, guest: int, place: int, icon: int, tied: int, arrows: int
) -> None:
    chosen = _chosen_guest(tale, guest, place, icon, tied)
    tale.tell({"kind": "automaton_sends_guest", "seat": seat, **chosen, "arrows": arrows})


def tell_automaton_finds_no_guest(tale: AustriaTale, seat: int, icon: int) -> None:
    tale.tell({"kind": "automaton_finds_no_guest", "seat": seat, "icon": _icon_colour(icon)})


def tell_automaton_takes_die(
    tale: AustriaTale,
    seat: int,
    value: int,
    dice: int,
    colour: int,
    shown: list[int],
    reason: str,
    tied: int,
) -> None:
    tale.tell(
        {
            "kind": "automaton_takes_die",
            "seat": seat,
            "value": value,
            "dice": dice,
            "colour": tale.die_colour(colour),
            "shown": shown.copy(),
            "reason": reason,
            "tied": tied,
        }
    )


def tell_automaton_receives_celebrity(tale: AustriaTale, seat: int, colour: int, celebrity: int) -> None:
    tale.tell(
        {
            "kind": "automaton_receives_celebrity",
            "seat": seat,
            "colour": tale.book.die_colours[colour],
            "celebrity": tale.part("celebrity", celebrity),
        }
    )


def tell_automaton_turns_up_staff(tale: AustriaTale, seat: int, card: int) -> None:
    number = tale.book.staff_number[card] if card != NONE else None
    tale.tell({"kind": "automaton_turns_up_staff", "seat": seat, "staff": number})


def tell_countdown_moves(
    tale: AustriaTale, seat: int, objective: int, countdown: str, shown: bool, tied: int
) -> None:
    tale.tell(
        {
            "kind": "countdown_moves",
            "seat": seat,
            "objective": "ABC"[objective],
            "countdown": countdown,
            "reason": "shown" if shown else "furthest_behind",
            "tied": tied,
        }
    )


def tell_automaton_finds_no_objective(tale: AustriaTale, seat: int) -> None:
    tale.tell({"kind": "automaton_finds_no_objective", "seat": seat})


def tell_automaton_sends_dancer(tale: AustriaTale, seat: int, arrows: int) -> None:
    tale.tell({"kind": "automaton_sends_dancer", "seat": seat, "arrows": arrows})


def tell_automaton_finds_no_dancer(tale: AustriaTale, seat: int) -> None:
    tale.tell({"kind": "automaton_finds_no_dancer", "seat": seat})


# Own entrances


def tell_automaton_invites(tale: AustriaTale, seat: int, guest: int, table: int, space: int) -> None:
    tale.tell(
        {
            "kind": "automaton_invites",
            "seat": seat,
            "guest": tale.guest(guest),
            "order": items_of(tale.book.guest_order[guest]),
            "table": table + 1,
            "space": space_name(space),
        }
    )


def tell_items_laid_out(tale: AustriaTale, seat: int, items: list[int], supply: list[int]) -> None:
    tale.tell(
        {
            "kind": "items_laid_out",
            "seat": seat,
            "items": [ITEM_NAMES[kind] if kind != NONE else None for kind in items[1:]],
            "supply": {name: supply.count(kind) for kind, name in enumerate(ITEM_NAMES)},
        }
    )


def tell_item_left(tale: AustriaTale, seat: int, value: int, kind: int, wanted: bool) -> None:
    tale.tell(
        {
            "kind": "item_left",
            "seat": seat,
            "value": value,
            "item": ALL_ITEM_NAMES[kind],
            "wanted": wanted,
        }
    )


def tell_item_given(tale: AustriaTale, seat: int, table: int, guest: int, kind: int) -> None:
    tale.tell(
        {
            "kind": "item_given",
            "seat": seat,
            "table": table + 1,
            "guest": tale.guest(guest),
            "item": ALL_ITEM_NAMES[kind],
        }
    )


def tell_automaton_checks_in(tale: AustriaTale, seat: int, table: int, guest: int, space: int) -> None:
    tale.tell(
        {
            "kind": "automaton_checks_in",
            "seat": seat,
            "table": table + 1,
            "guest": tale.guest(guest),
            "space": space_name(space),
        }
    )


def tell_stars_move(tale: AustriaTale, seat: int, stars: int, more: bool) -> None:
    tale.tell({"kind": "stars_move", "seat": seat, "stars": stars, "more": more})


def tell_guest_marked(tale: AustriaTale, seat: int, space: int, guest: int) -> None:
    tale.tell(
        {
            "kind": "guest_marked",
            "seat": seat,
            "space": space_name(space),
            "guest": tale.guest(guest),
        }
    )


def tell_marks_removed(tale: AustriaTale, seat: int, guest: int, paid: int, scored: bool) -> None:
    tale.tell(
        {
            "kind": "marks_removed",
            "seat": seat,
            "guest": tale.guest(guest),
            "krones": -paid,
            "scored": scored,
        }
    )


def tell_toll_left(tale: AustriaTale, seat: int, value: int, tokens: int) -> None:
    tale.tell({"kind": "toll_left", "seat": seat, "value": value, "tokens": tokens})


def tell_toll_paid(tale: AustriaTale, seat: int, value: int, tokens: int, paid: int, lost: int) -> None:
    tale.tell(
        {
            "kind": "toll_paid",
            "seat": seat,
            "value": value,
            "tokens": tokens,
            "krones": -paid,
            "vp": -lost,
        }
    )
