"""Whole games at rated tables: people decide through the API, bots through the host."""

from typing import Any

from hotelier.server.ratings.recount import Recount, recount
from hotelier.server.store.host import Host
from hotelier.server.store.store import Store
from hotelier.server.tables import edits
from hotelier.server.tables.table import Table
from hotelier.wire.messages.table import Move
from tests.server.profiles.person import Person, new_table
from tests.server.sitting import Answered, House, new_key


class RatedTable:
    """A rated table with everybody in their seats."""

    def __init__(self, home: House, *people: Person, bots: int = 0, **asked: Any) -> None:
        self.home = home
        self.made = made = new_table(home, len(people), bots, rated=True, **asked)
        self.path = f"/tables/{made['table']}"
        self.id = str(made["table"])
        self.tokens = [who.join(made, seat, f"Guest {seat}") for seat, who in enumerate(people)]

    def state(self) -> Answered:
        return self.home.ask("GET", self.path, token=self.tokens[0])

    def resign(self, seat: int) -> None:
        asked = {"bot": "random", "key": new_key()}
        self.home.ask("POST", f"{self.path}/resign", asked, token=self.tokens[seat])

    def step(self, table: Table) -> Table:
        """Whoever is to move takes the first choice."""
        seat, version = table.to_move, table.version
        assert seat is not None
        action = table.game.notation(table.game.legal_actions()[0])
        edit = edits.bot_move(version, seat, action)
        if table.bot_to_move is None:
            edit = edits.move(self.tokens[seat], Move(version=version, action=action, key=new_key()))
        changed: Table = self.call(host_of(self.home).change, self.id, edit)
        return changed

    def finish(self) -> Answered:
        """Play on to the end."""
        table: Table = self.call(host_of(self.home).at_hand, self.id)
        while table.to_move is not None:
            table = self.step(table)
        return self.state()

    def lost_by(self, seat: int) -> Answered:
        """Play on until everybody has decided something; then a seat resigns, and bots end the game."""
        table: Table = self.call(host_of(self.home).at_hand, self.id)
        while not all(holder.played_by for holder in table.seating.seats if holder.person):
            table = self.step(table)
        self.resign(seat)
        return self.finish()

    def call(self, work: Any, *given: Any) -> Any:
        assert self.home.http.portal is not None
        return self.home.http.portal.call(work, *given)


def host_of(home: House) -> Host:
    host: Host = home.http.app.state.service.host  # type: ignore[attr-defined]
    return host


def store_of(home: House) -> Store:
    store: Store = home.http.app.state.service.store  # type: ignore[attr-defined]
    return store


def recounted(home: House) -> Recount:
    assert home.http.portal is not None
    found: Recount = home.http.portal.call(recount, store_of(home))
    return found
