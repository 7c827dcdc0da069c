"""Whose turn it is to think: a queue in which nobody can push others aside.

Tables at which people play come before those of bots alone. Among equals it is the turn of the address that
thinks least and was served longest ago, then of its table that was. An address never has all the processes
to itself, so that somebody who comes new does not wait for the thoughts of another.
"""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

MOST_REMEMBERED = 10_000


class Asker(msgspec.Struct, frozen=True):
    """For whom is thought: a table, and the address that made it or asks."""

    table: str
    address: str
    people: bool = True
    """Whether a person plays there."""


class Waiting:
    """Somebody in the queue."""

    def __init__(self, asker: Asker, number: int) -> None:
        self.asker = asker
        self.number = number
        self.turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Turns:
    """At most `size` think at once, the others wait."""

    def __init__(self, size: int) -> None:
        self.size = size
        self.share = max(1, size - 1)
        """The most processes that think for one address."""
        self.thinking: Counter[str] = Counter()
        self.waiting: list[Waiting] = []
        self.came = 0
        self.called = 0
        self.served: OrderedDict[str, int] = OrderedDict()
        """When an address or a table was served last, counted in turns."""

    def asked_by(self, address: str) -> int:
        """How many an address has in the queue and in thought."""
        return self.thinking[address] + sum(each.asker.address == address for each in self.waiting)

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a turn, and have it; whoever gives up leaves the queue at once."""
        self.came += 1
        mine = Waiting(asker, self.came)
        self.waiting.append(mine)
        self.call()
        try:
            await mine.turn
            yield
        finally:
            if mine in self.waiting:
                self.waiting.remove(mine)
            else:
                self.thinking[asker.address] -= 1
                self.thinking += Counter()  # forgets those who think no more
            self.call()

    def call(self) -> None:
        """Give their turn to as many as can think."""
        while self.thinking.total() < self.size and (chosen := self.next()) is not None:
            self.waiting.remove(chosen)
            self.thinking[chosen.asker.address] += 1
            self.remember(chosen)
            chosen.turn.set_result(None)

    def next(self) -> Waiting | None:
        able = [
            each
            for each in self.waiting
            if self.thinking[each.asker.address] < self.share and not each.turn.done()  # nor given up
        ]
        return min(able, key=self.rank, default=None)

    def rank(self, waiting: Waiting) -> tuple[bool, int, int, int, int]:
        asker = waiting.asker
        return (
            not asker.people,
            self.thinking[asker.address],
            self.served.get(asker.address, 0),
            self.served.get(f"{asker.address} {asker.table}", 0),
            waiting.number,
        )

    def remember(self, chosen: Waiting) -> None:
        asker = chosen.asker
        self.called += 1
        for name in (asker.address, f"{asker.address} {asker.table}"):
            self.served[name] = self.called
            self.served.move_to_end(name)
        while len(self.served) > MOST_REMEMBERED:
            self.served.popitem(last=False)
