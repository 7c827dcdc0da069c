"""Told while the table is laid out: `tell_NAME` tells the event NAME."""

from hotelier.austria.content.components import items_of
from hotelier.austria.rules.tale.tale import AustriaTale


def tell_set_up(
    tale: AustriaTale,
    seats: int,
    start: int,
    objectives: list[int],
    tiles: list[int],
    queue: list[int],
    guest_deck: int,
    staff_deck: int,
) -> None:
    tale.tell(
        {
            "kind": "set_up",
            "seats": seats,
            "start": start,
            "objectives": [tale.book.objective_rows[place]["id"] for place in objectives],
            "tiles": [tale.book.tile_rows[place]["id"] for place in tiles],
            "queue": [tale.guest(guest) for guest in queue],
            "guest_deck": guest_deck,
            "staff_deck": staff_deck,
        }
    )


def tell_seated(tale: AustriaTale, seat: int, board: str | None, krones: int, kitchen: int) -> None:
    tale.tell(
        {"kind": "seated", "seat": seat, "board": board, "krones": krones, "items": items_of(kitchen)}
    )


def tell_board_chosen(tale: AustriaTale, seat: int, board: str) -> None:
    tale.tell({"kind": "board_chosen", "seat": seat, "board": board})


def tell_hand_dealt(tale: AustriaTale, seat: int, cards: int) -> None:
    tale.tell_cards({"kind": "hand_dealt", "seat": seat}, seat, cards)


def tell_pack_passed(tale: AustriaTale, seat: int, cards: int) -> None:
    tale.tell_cards({"kind": "pack_passed", "seat": seat}, seat, cards)


def tell_staff_kept(tale: AustriaTale, seat: int, card: int) -> None:
    event = {"kind": "staff_kept", "seat": seat, "staff": tale.book.staff_number[card]}
    tale.tell_secret(event, seat, {"staff": None})
