"""The seeds of bots at tables, on a server and in a browser alike."""

import hashlib
import secrets

from hotelier.core.chance import SEEDS
from hotelier.core.game import Game
from hotelier.server.tables.table import Table


def seed_for(table: Table) -> int:
    """The seed of a bot's decision. Where a deal is the same for everybody, as that of a day or a lesson,
    bots are too: in the same position they decide alike."""
    if table.seating.daily is None and table.seating.lesson is None:
        return secrets.randbelow(SEEDS)
    return seed_of_position(table.game)


def seed_of_position(game: Game) -> int:
    position = f"{game.seed} {game.history}".encode()
    return int.from_bytes(hashlib.sha256(position).digest()) % SEEDS
