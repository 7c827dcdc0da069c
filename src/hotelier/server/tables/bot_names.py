"""Given names of bots, so that those of one table are told apart; their level is told beside the name."""

import hashlib
from collections.abc import Iterable

from hotelier.server.tables.names import look_of

GIVEN = (
    "Adele",
    "Alma",
    "Anton",
    "Berta",
    "Clemens",
    "Emilie",
    "Felix",
    "Franziska",
    "Gustav",
    "Hedwig",
    "Hugo",
    "Ida",
    "Josef",
    "Klara",
    "Konrad",
    "Ludwig",
    "Magda",
    "Oskar",
    "Paula",
    "Rosa",
    "Sophie",
    "Theodor",
    "Valerie",
    "Viktor",
)


def given_name(table: str, seat: int, others: Iterable[str]) -> str:
    """The name of a bot: always the same at a seat of a table, and one that nobody else has there."""
    taken = {look_of(other) for other in others}
    free = [name for name in GIVEN if look_of(name) not in taken]
    drawn = hashlib.sha256(f"bot {table} {seat}".encode()).digest()
    return free[int.from_bytes(drawn[:4]) % len(free)]
