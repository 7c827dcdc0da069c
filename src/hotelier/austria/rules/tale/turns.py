"""Told of rounds and turns: `tell_NAME` tells the event NAME."""

from hotelier.austria.rules.tale.tale import AustriaTale


def tell_round_begins(tale: AustriaTale, number: int, start: int) -> None:
    tale.tell({"kind": "round_begins", "round": number, "start": start})


def tell_dice_rolled(tale: AustriaTale, dice: list[int], coloured: list[int] | None, again: bool) -> None:
    colours = tale.book.die_colours
    tale.tell(
        {
            "kind": "dice_rolled",
            "dice": dice[1:],
            "coloured": None
            if coloured is None
            else {colours[colour]: value or None for colour, value in enumerate(coloured)},
            "again": again,
        }
    )


def tell_dice_removed(tale: AustriaTale) -> None:
    tale.tell({"kind": "dice_removed"})


def tell_turn_begins(tale: AustriaTale, seat: int, extra: bool) -> None:
    tale.tell({"kind": "turn_begins", "seat": seat, "extra": extra})


def tell_passed(tale: AustriaTale, seat: int) -> None:
    tale.tell({"kind": "passed", "seat": seat})


def tell_turn_ends(tale: AustriaTale, seat: int) -> None:
    tale.tell({"kind": "turn_ends", "seat": seat})


def tell_round_ends(tale: AustriaTale, number: int) -> None:
    tale.tell({"kind": "round_ends", "round": number})
