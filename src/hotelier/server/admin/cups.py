"""Whether tournaments stand as their records say: results are worked out again, rounds drawn again, and the
standings of it compared with those that are shown. Nothing is changed."""

import msgspec
from sqlalchemy import select

from hotelier.server.cups.book import read
from hotelier.server.cups.cup import Cup, Pairing, Played, Result, next_round
from hotelier.server.cups.results import result_of
from hotelier.server.refusals import Frozen
from hotelier.server.store.schema import cups
from hotelier.server.store.store import Store


class Recount(msgspec.Struct):
    """What came of it."""

    tournaments: int = 0
    results: int = 0
    from_book: int = 0
    """Of how many there is no record any more."""
    problems: list[str] = []


async def recount(store: Store) -> Recount:
    """Play all tournaments that have begun again, the oldest first."""
    found = Recount()
    for row in await store.read(select(cups.c.id, cups.c.doc).order_by(cups.c.created, cups.c.id)):
        try:
            cup = read(row)
        except msgspec.DecodeError:
            found.problems.append(f"tournament {row.id} cannot be read")
            continue
        if cup.begun:
            await recount_cup(store, cup, found)
    return found


async def recount_cup(store: Store, cup: Cup, found: Recount) -> None:
    """Play a tournament again, round by round."""
    found.tournaments += 1
    again = msgspec.structs.replace(cup, drawn=[])
    for number, played in enumerate(cup.drawn):
        drawn = next_round(again, number)
        if (drawn.pairs, drawn.bye) != (tuple(each.sides for each in played.pairings), played.bye):
            found.problems.append(f"tournament {cup.id}: others should have met in round {number + 1}")
        pairings = [await recounted(store, cup, pairing, found) for pairing in played.pairings]
        again.drawn.append(Played(pairings, played.bye))
    if again.lines() != cup.lines():
        found.problems.append(f"tournament {cup.id}: the records lead to other standings")


async def recounted(store: Store, cup: Cup, pairing: Pairing, found: Recount) -> Pairing:
    """A pairing with the result that its record tells; with that of the book if there is no record."""
    if pairing.result is None:
        return pairing
    found.results += 1
    result = await of_record(store, pairing.table)
    if result is None:
        found.from_book += 1
        return pairing
    if result != pairing.result:
        found.problems.append(f"tournament {cup.id}: table {pairing.table} tells another result than shown")
    return Pairing(pairing.sides, pairing.table, result)


async def of_record(store: Store, id: str) -> Result | None:
    """The result of a table, unless it was removed or cannot be played again."""
    try:
        table = await store.load(id)
    except Frozen:
        return None
    return None if table is None else result_of(table)
