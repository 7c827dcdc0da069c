"""The one door through which chance enters a game.

Every shuffle, pick and roll is asked for by name and its result is kept, in order, in `results`. A
record stores these results, so a replay needs no generator, and a script is nothing but results given
in advance.

`Seeded` draws from a small generator of our own, so that a seed means the same game on every machine
and every Python. `Scripted` takes given results first and, where none is given, draws as `Seeded`.
`Keyed` draws from SHAKE-256 instead: slower, but whoever has seen all results cannot tell the next one.
"""

from hashlib import shake_256
from operator import index
from typing import Any, Final, SupportsIndex

from hotelier.core.errors import BadInput, BadScript, Missing

MASK32: Final = 0xFFFFFFFF
MASK30: Final = 0x3FFFFFFF
SEEDS: Final = 1 << 64
"""Seeds are whole numbers from 0 to SEEDS - 1."""

KEYS: Final = 1 << 256
"""Numbers from SEEDS to KEYS - 1 are keys: nobody may know them before the game is over."""
DEALS: Final = 1 << 192
"""Of the keys those below this one are deals: the same for all who play them, whatever they do. They are as
good as never drawn as keys of single games."""
KEY_BYTES: Final = 32
DRAW_BYTES: Final = 16
"""Bytes for each number that is drawn: enough that no number comes noticeably more often than others."""

WARM_UP: Final = 12
DICE_PER_DRAW: Final = 10
"""6 ** 10 is well below 2 ** 30: one draw can be read as up to ten dice."""
POWERS_OF_SIX: Final = [6**dice for dice in range(DICE_PER_DRAW + 1)]

OPEN: Final = -1
"""In an order that is given: a place for whatever card the seed gives."""

Result = tuple[str, tuple[int, ...]]


class Seeded:
    """sfc32, a generator of four 32-bit words; small enough to be written again in any language."""

    __slots__ = ("a", "b", "c", "counter", "results")

    def __init__(self, seed: SupportsIndex, warm_up: int = WARM_UP) -> None:
        number = seed if isinstance(seed, int) else index(seed)
        self.a = number & MASK32
        self.b = (number >> 32) & MASK32
        self.c = 0
        self.counter = 1
        self.results: tuple[Result, ...] = ()
        """Never changed in place, so that copies share it."""
        for __ in range(warm_up):
            self.next32()

    def next32(self) -> int:
        """The next 32 random bits."""
        b = self.b
        c = self.c
        drawn = (self.a + b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK32
        self.c = (((c << 21) | (c >> 11)) + drawn) & MASK32
        return drawn

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely; 1 <= n < 2 ** 30.

        Thirty bits are used, so that compiled code multiplies machine words and not Python's long ints.
        """
        product = (self.next32() >> 2) * n
        low = product & MASK30
        if low < n:  # only here can a number be over-represented: draw again if it is
            unfair = (MASK30 + 1 - n) % n
            while low < unfair:
                product = (self.next32() >> 2) * n
                low = product & MASK30
        return product >> 30

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle in place."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            cards[i], cards[j] = cards[j], cards[i]

    def fork(self) -> "Seeded":
        """A fresh generator, seeded from this one."""
        low = self.next32()
        return Seeded(low | (self.next32() << 32))

    def keep(self, name: str, result: tuple[int, ...]) -> None:
        """Add a result to those that a record will tell."""
        self.results = (*self.results, (name, result))

    def pick(self, name: str, n: int) -> int:
        """One of n things."""
        picked = self.below(n)
        self.keep(name, (picked,))
        return picked

    def order(self, name: str, cards: list[int]) -> list[int]:
        """The cards in random order, first card first."""
        ordered = cards.copy()
        self.shuffle(ordered)
        self.keep(name, tuple(ordered))
        return ordered

    def roll(self, name: str, dice: int) -> list[int]:
        """Roll six-sided dice: how many show each face, by face; place 0 is not used."""
        counts = self.throw(dice)
        self.keep(name, tuple(counts))
        return counts

    def throw(self, dice: int) -> list[int]:
        """Roll without keeping the result."""
        counts = [0, 0, 0, 0, 0, 0, 0]
        while dice > 0:
            some = min(dice, DICE_PER_DRAW)
            drawn = self.below(POWERS_OF_SIX[some])
            for __ in range(some):
                counts[drawn % 6 + 1] += 1
                drawn //= 6
            dice -= some
        return counts

    def copy(self) -> "Seeded":
        other = Seeded(0, 0)
        self.copy_into(other)
        return other

    def copy_into(self, other: "Seeded") -> None:
        other.a = self.a
        other.b = self.b
        other.c = self.c
        other.counter = self.counter
        other.results = self.results

    def given_ahead(self) -> bool:
        """Whether results were given in advance, so that a draw can turn out to be impossible."""
        return False

    def go_on_freely(self) -> None:
        """From now on results that were not given come from the seed."""

    def still_given(self) -> dict[str, list[tuple[int, ...]]]:
        """The results that were given in advance and have not come yet."""
        return {}

    def words(self) -> tuple[int, int, int, int]:
        """Where the generator stands."""
        return self.a, self.b, self.c, self.counter

    def __eq__(self, other: object) -> bool:
        """Equal are those that gave the same and will give the same."""
        if not isinstance(other, Seeded):
            return NotImplemented
        return (
            self.words() == other.words()
            and self.results == other.results
            and self.still_given() == other.still_given()
            and _key_of(self) == _key_of(other)
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.words(), self.results)


def filled(given: tuple[int, ...], others: list[int]) -> list[int]:
    """An order that is given, then the other cards; those first in line take the open places."""
    result: list[int] = []
    taken = 0
    for card in given:
        if card == OPEN:
            result.append(others[taken])
            taken += 1
        else:
            result.append(card)
    return result + others[taken:]


class Scripted(Seeded):
    """Given results first, by name and in order; the seed for the rest.

    The generator is asked in any case, so what a seed gives does not depend on what else is scripted.
    With `complete`, a result that is not given is an error: so records are replayed.
    """

    __slots__ = ("complete", "given")

    def __init__(self, seed: int, given: dict[str, list[tuple[int, ...]]], complete: bool) -> None:
        super().__init__(seed)
        self.given = given
        self.complete = complete

    def next_given(self, name: str, size: int) -> tuple[int, ...] | None:
        """The result that was given for this draw, if any."""
        given = self.given.get(name)
        drawn_before = 0
        for result in self.results:
            if result[0] == name:
                drawn_before += 1
        if given is not None and drawn_before < len(given):
            return given[drawn_before]
        if self.complete:
            raise Missing(name, drawn_before + 1, size)
        return None

    def fresh_pick(self, name: str, n: int) -> int:
        """What comes if nothing is given."""
        return self.below(n)

    def fresh_order(self, name: str, cards: list[int]) -> list[int]:
        ordered = cards.copy()
        self.shuffle(ordered)
        return ordered

    def fresh_roll(self, name: str, dice: int) -> list[int]:
        return self.throw(dice)

    def pick(self, name: str, n: int) -> int:
        picked = self.fresh_pick(name, n)
        given = self.next_given(name, n)
        if given is not None:
            picked = given[0]
            if not 0 <= picked < n:
                raise BadScript(f"{name} is {picked}; allowed are 0 to {n - 1}")
        self.keep(name, (picked,))
        return picked

    def order(self, name: str, cards: list[int]) -> list[int]:
        ordered = self.fresh_order(name, cards)
        given = self.next_given(name, len(cards))
        if given is not None:
            for card in given:
                if card == OPEN:
                    continue
                if card not in ordered:
                    raise BadScript(f"{name} names a card twice, or one that is not there")
                ordered.remove(card)
            ordered = filled(given, ordered)
        self.keep(name, tuple(ordered))
        return ordered

    def roll(self, name: str, dice: int) -> list[int]:
        counts = self.fresh_roll(name, dice)
        given = self.next_given(name, dice)
        if given is not None:
            if sum(given) != dice:
                number = sum(1 for result in self.results if result[0] == name) + 1
                raise BadScript(f"{name} {number} gives {sum(given)} dice, but {dice} are rolled")
            counts = list(given)
        self.keep(name, tuple(counts))
        return counts

    def copy(self) -> "Scripted":
        other = Scripted(0, self.given, self.complete)
        self.copy_into(other)
        return other

    def given_ahead(self) -> bool:
        return bool(self.given)

    def go_on_freely(self) -> None:
        """What was given and not used belongs to a game that went another way."""
        self.complete = False
        self.given = {}

    def still_given(self) -> dict[str, list[tuple[int, ...]]]:
        drawn: dict[str, int] = {}
        for name, __ in self.results:
            drawn[name] = drawn.get(name, 0) + 1
        left = {name: given[drawn.get(name, 0) :] for name, given in self.given.items()}
        return {name: given for name, given in left.items() if given}

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.words(), self.results, self.given, self.complete)


class Keyed(Scripted):
    """Given results first; for the rest a key that is secret, as servers use it.

    Every draw has a stream of its own, made from the key and the number of the draw: so it is the same
    again after a takeback or a restart, and no result tells anything about another one. In a deal the draws
    of each name are numbered by themselves: the third roll is the same for all, whether or not a deck had
    to be shuffled again before it.
    """

    __slots__ = ("key",)

    def __init__(self, key: int, given: dict[str, list[tuple[int, ...]]], complete: bool) -> None:
        super().__init__(0, given, complete)
        self.key = key

    def drawn(self, name: str, count: int) -> list[int]:
        """`count` large random numbers for the next draw."""
        text = f"{self.number_of(name)} {name}".encode()
        stream = shake_256(self.key.to_bytes(KEY_BYTES, "big") + text).digest(DRAW_BYTES * count)
        return [
            int.from_bytes(stream[place : place + DRAW_BYTES], "big")
            for place in range(0, len(stream), DRAW_BYTES)
        ]

    def number_of(self, name: str) -> int:
        """The number of the next draw: among all, or in a deal among those of its name."""
        if self.key >= DEALS:
            return len(self.results)
        return sum(1 for result in self.results if result[0] == name)

    def fresh_pick(self, name: str, n: int) -> int:
        return self.drawn(name, 1)[0] % n

    def fresh_order(self, name: str, cards: list[int]) -> list[int]:
        ordered = cards.copy()
        for i, number in enumerate(self.drawn(name, len(ordered))):
            j = i + number % (len(ordered) - i)
            ordered[i], ordered[j] = ordered[j], ordered[i]
        return ordered

    def fresh_roll(self, name: str, dice: int) -> list[int]:
        counts = [0, 0, 0, 0, 0, 0, 0]
        for number in self.drawn(name, dice):
            counts[number % 6 + 1] += 1
        return counts

    def copy(self) -> "Keyed":
        other = Keyed(self.key, self.given, self.complete)
        self.copy_into(other)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.words(), self.results, self.given, self.complete, self.key)


def make_chance(seed: int, given: dict[str, list[tuple[int, ...]]] | None, complete: bool) -> Seeded:
    """The chance of a game: from a seed or a key, perhaps with results that are given."""
    if seed >= SEEDS:
        return Keyed(seed, given or {}, complete)
    return Seeded(seed) if given is None else Scripted(seed, given, complete)


def _key_of(chance: Seeded) -> int | None:
    return chance.key if isinstance(chance, Keyed) else None


def restored(
    words: tuple[int, int, int, int],
    results: tuple[Result, ...],
    given: dict[str, list[tuple[int, ...]]] | None = None,
    complete: bool = False,
    key: int | None = None,
) -> Seeded:
    """The chance that was pickled as these."""
    if key is not None:
        chance: Seeded = Keyed(key, given or {}, complete)
    elif given is not None:
        chance = Scripted(0, given, complete)
    else:
        chance = Seeded(0, 0)
    chance.a, chance.b, chance.c, chance.counter = words
    chance.results = results
    return chance


def as_seeded(rng: Any) -> Seeded:
    """A generator of ours: the one that is given, or one begun from a seed or from another generator.

    Python's `random.Random` and numpy's generators are known by what they can do: nothing is imported.
    """
    if isinstance(rng, Seeded):
        return rng
    if isinstance(rng, bool | type):
        pass
    elif hasattr(rng, "__index__"):
        seed = int(rng.__index__())
        if 0 <= seed < SEEDS:
            return Seeded(seed)
        raise BadInput(f"seed {seed} is not a whole number from 0 to 2**64 - 1")
    elif hasattr(rng, "getrandbits"):
        return Seeded(int(rng.getrandbits(64)))
    elif hasattr(rng, "bytes") and hasattr(rng, "permutation"):
        return Seeded(int.from_bytes(rng.bytes(8), "little"))
    raise BadInput(
        f"{rng!r} gives no random numbers; allowed are a hotelier.Seeded, a random.Random, "
        "a generator of numpy, or a seed"
    )
