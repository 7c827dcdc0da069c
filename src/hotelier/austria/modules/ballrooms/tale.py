"""Told of ballrooms and dancers: `tell_NAME` tells the event NAME."""

from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.core.tale import Json


def _row(tale: AustriaTale, hall: int, row: str) -> Json:
    return {"ballroom": tale.part("ballroom", hall), "row": row}


def tell_ballrooms_opened(tale: AustriaTale, halls: list[int], dancers: int) -> None:
    ids = tale.book.ids_of("ballroom")
    tale.tell({"kind": "ballrooms_opened", "ballrooms": [ids[hall] for hall in halls], "dancers": dancers})


def tell_rehearsal_room_taken(tale: AustriaTale, seat: int, room: int) -> None:
    tale.tell({"kind": "rehearsal_room_taken", "seat": seat, "rehearsal": room + 1})


def tell_went_dancing(tale: AustriaTale, seat: int, table: int, guest: int, hall: int, row: str) -> None:
    tale.tell(
        {
            "kind": "went_dancing",
            "seat": seat,
            "table": table + 1,
            "guest": tale.guest(guest),
            **_row(tale, hall, row),
        }
    )


def tell_dancer_sent(tale: AustriaTale, seat: int, hall: int, row: str) -> None:
    tale.tell({"kind": "dancer_sent", "seat": seat, **_row(tale, hall, row)})


def tell_dancer_lost(tale: AustriaTale, seat: int, hall: int, row: str) -> None:
    tale.tell({"kind": "dancer_lost", "seat": seat, **_row(tale, hall, row)})


def tell_ballroom_scored(tale: AustriaTale, hall: int, dancers: list[int]) -> None:
    tale.tell({"kind": "ballroom_scored", "ballroom": tale.part("ballroom", hall), "dancers": dancers})
