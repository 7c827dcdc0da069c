"""Two workers end games of one ladder at the same moment: each result is entered once, in one order."""

import asyncio

from sqlalchemy import select

from hotelier.server.ratings.book import enter
from hotelier.server.ratings.recount import recount
from hotelier.server.settings import Settings, checked
from hotelier.server.store.host import Host
from hotelier.server.store.schema import profiles, rated_games
from hotelier.server.store.store import Store
from hotelier.server.tables import edits
from hotelier.server.tables.joining import Joining
from hotelier.server.tables.opening import open_table
from hotelier.server.tables.seating import Sitter
from hotelier.wire.messages.opening import NewSeat, NewTable
from hotelier.wire.messages.table import Join, Move
from tests.server.postgres import Postgres
from tests.server.sitting import new_key

GAMES = 6
PEOPLE = ("anna", "ben")


async def set_table(host: Host) -> tuple[str, list[str]]:
    """A rated table with both in their seats, and their tokens."""
    wish = NewTable(game="overbooking", seats=[NewSeat(kind="person")] * 2, rated=True)
    table, made = open_table(wish, 0, 0)
    await host.open(table)
    tokens = []
    for link, who in zip(made.seats, PEOPLE, strict=True):
        joining = Joining(link.token, Join(name=f"Miss {who}"), who=Sitter(who, "device"))
        await host.change(table.id, joining.edit)
        tokens.append(joining.secret)
    return table.id, tokens


async def decide(host: Host, id: str, tokens: list[str]) -> None:
    """Take the first choice to the end of the game."""
    table = await host.newest(id)
    while table.to_move is not None:
        action = table.game.notation(table.game.legal_actions()[0])
        asked = Move(version=table.version, action=action, key=new_key())
        table = await host.change(id, edits.move(tokens[table.to_move], asked))


def test_each_result_is_entered_once_and_in_one_order(postgres: Postgres) -> None:
    settings = checked(Settings(database_url=postgres.new_database()))

    async def run() -> None:
        stores = [Store(settings) for _ in range(2)]
        try:
            for store in stores:
                await store.start()
                store.at_end = [enter]
            async with stores[0].engine.begin() as connection:
                for who in PEOPLE:
                    row = {"id": who, "name": who, "settings": "{}", "created": 0}
                    await connection.execute(profiles.insert(), row)
            hosts = [Host(store, 100) for store in stores]
            tables = [await set_table(hosts[0]) for _ in range(GAMES)]
            ends = [decide(hosts[n % 2], id, tokens) for n, (id, tokens) in enumerate(tables)]
            await asyncio.gather(*ends)
            rows = await stores[0].read(select(rated_games.c.number).order_by(rated_games.c.number))
            assert [row.number for row in rows] == list(range(1, GAMES + 1))
            found = await recount(stores[1])
            assert (found.results, found.from_book, found.problems) == (GAMES, 0, [])
        finally:
            for store in stores:
                await store.close()

    asyncio.run(run())
