"""Told by more than one module: `tell_NAME` tells the event NAME."""

from hotelier.austria.rules.tale.tale import AustriaTale


def tell_die_moved(tale: AustriaTale, seat: int, value: int, to: int, colour: int) -> None:
    tale.tell(
        {
            "kind": "die_moved",
            "seat": seat,
            "value": value,
            "to": to,
            "colour": tale.die_colour(colour),
        }
    )
