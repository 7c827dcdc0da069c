"""Told of celebrities: `tell_NAME` tells the event NAME."""

from hotelier.austria.rules.tale.tale import AustriaTale


def tell_celebrity_arrives(tale: AustriaTale, colour: int, celebrity: int, deck: int) -> None:
    tale.tell(
        {
            "kind": "celebrity_arrives",
            "colour": tale.book.die_colours[colour],
            "celebrity": tale.part("celebrity", celebrity),
            "deck": deck,
        }
    )


def tell_celebrities_shuffled(tale: AustriaTale, deck: int) -> None:
    tale.tell({"kind": "celebrities_shuffled", "deck": deck})


def tell_celebrity_welcomed(tale: AustriaTale, seat: int, colour: int, celebrity: int, paid: int) -> None:
    tale.tell(
        {
            "kind": "celebrity_welcomed",
            "seat": seat,
            "colour": tale.book.die_colours[colour],
            "celebrity": tale.part("celebrity", celebrity),
            "krones": -paid,
        }
    )


def tell_celebrity_used(tale: AustriaTale, seat: int, celebrity: int) -> None:
    tale.tell({"kind": "celebrity_used", "seat": seat, "celebrity": tale.part("celebrity", celebrity)})


def tell_celebrities_leave(tale: AustriaTale, seat: int, celebrities: int) -> None:
    ids = tale.book.ids_of("celebrity")
    left = [each for place, each in enumerate(ids) if celebrities >> place & 1]
    tale.tell({"kind": "celebrities_leave", "seat": seat, "celebrities": left})
