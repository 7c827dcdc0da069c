"""Tables at which a game has been going on for a while: to see its end, nobody has to click through it."""

from hotelier.client import Server
from hotelier.core.game import Game
from hotelier.wire.messages.opening import NewSeat, NewTable, TableMade


def table_from(client: Server, game: Game, *seats: NewSeat, at: int | None = None) -> TableMade:
    """A table where this game goes on, perhaps from an earlier decision."""
    step = len(game.history) if at is None else at
    wanted = NewTable(list(seats), record=game.record(), at=step)
    return client.ask("POST", "/tables", TableMade, wanted)
