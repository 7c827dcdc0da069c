"""Values of ours that stand in for printed ones: said at the start, asked for where one matters.

The companion has a book of its own, so that what a card really prints can be written into it.
"""

from collections.abc import Callable
from itertools import pairwise

from hotelier.austria.companion.asked import NOTHING, CompanionQuestion, numbers, order
from hotelier.austria.companion.conversation import (
    Conversation,
    Host,
    Question,
    Tell,
    is_nothing,
    split_words,
)
from hotelier.austria.content.book import Book
from hotelier.austria.content.components import (
    ALL_ITEM_NAMES,
    CHAMPAGNE,
    ITEM_NAMES,
    count_of,
    items_of,
    pile,
)
from hotelier.austria.content.printed import LARGEST_ORDER
from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.shown.named import joined, pile_words, plural
from hotelier.core.content import Row
from hotelier.core.errors import BadInput

GUEST_VP = (-99, 99)
CELEBRITY_VP = (0, 99)
"""VP that a content pack may give, too."""
MATTERS = (("guests", "vp"), ("celebrities", "vp"))
"""Kinds and fields that decide what she chooses and scores."""
TO_A_LINE = 3
VALUES = {
    "champagne_costs": "champagne for each row of a ballroom",
    "spaces_beyond_seats": "spaces in a row of a ballroom",
    "cost": "krones for a celebrity",
}
"""What modules replace, in words."""
OUTSIDE = {"promo_staff": "staff", "emperor": "emperor tiles"}


class StandIns:
    """Which values of this table are ours, until the printed ones are told."""

    def __init__(self, host: Host) -> None:
        self.host = host
        book = host.book
        self.vp = {g for g, row in enumerate(book.guest_rows) if "vp" in row.get("stand_in", [])}
        """Guests whose VP nobody has told yet."""
        self.orders = {g for g, row in enumerate(book.guest_rows) if "order" in row.get("stand_in", [])}
        ours = [row["id"] for row in self.rows(2, "celebrities") if "vp" in row.get("stand_in", [])]
        self.celebrities = {c for c, each in enumerate(book.parts("celebrity")) if each.id in ours}

    def rows(self, module: int, kind: str) -> list[Row]:
        """What a module adds to this table."""
        if kind == "promo_staff" and not self.host.book.promo:
            return []
        rows = self.host.book.printed.manifests[module].rows(kind)
        return [row for row in rows if in_play(row, self.host.book.modules)]

    def lines(self, orders_matter: bool) -> list[str]:
        """All of them, by field and card: those that matter to the automaton, then yours."""
        hers: list[str] = []
        yours: list[str] = []
        for module in self.host.book.modules:
            manifest = self.host.book.printed.manifests[module]
            for kind in manifest.adds:
                for field, rows in by_field(self.rows(module, kind)).items():
                    if (kind, field) in MATTERS:
                        hers.append(line_of(kind, field, rows, True))
                    elif orders_matter and (kind, field) == ("guests", "order"):
                        whose = f", of those who come into {self.host.his} café"
                        hers.append(line_of(kind, field, rows, False) + whose)
                    else:
                        yours.append(line_of(kind, field, rows, False))
            yours += [f"module {module}: {VALUES.get(name, name)}" for name in manifest.stand_in]
        return self.said(hers, yours)

    def said(self, hers: list[str], yours: list[str]) -> list[str]:
        name = self.host.name
        told = ["Some printed values are not known to us; ours stand in for them."] if hers or yours else []
        if hers:
            told += [
                f"What {name} chooses or scores hangs on these; where it does you are asked for what your "
                "card prints, once, and Enter takes ours. A content pack (--content) that gives it stops "
                "the question:",
                *(f"  {line}" for line in hers),
            ]
        if yours:
            told.append(f"{name} does not need these; go by what your box prints:")
            told += [f"  {line}" for line in yours]
        if self.host.book.parts("celebrity"):
            told.append("Which bonus goes with which coloured die is inferred; you are asked for it, too.")
        return told

    def ask_vp(self, guests: list[int], allowed: list[int] | None = None) -> Conversation:
        """The printed VP of those of the guests whose VP are ours; only some may be allowed."""
        unknown = [guest for guest in guests if guest in self.vp]
        book = self.host.book

        def put(guest: int, vp: int) -> None:
            book.guest_vp[guest] = vp

        names = [self.host.guest_words(guest) for guest in unknown]
        ours = [book.guest_vp[guest] for guest in unknown]
        asked = numbers("vp", self.host.guest_numbers(unknown), GUEST_VP, of="guest", ours=as_text(ours))
        yield from self.ask(asked, allowed, unknown, names, ours, put)
        self.vp -= set(unknown)

    def ask_celebrities(self, tiles: list[int]) -> Conversation:
        """The printed VP of those of the celebrities whose VP are ours."""
        unknown = [tile for tile in tiles if tile in self.celebrities]
        celebrities = lounge_page(self.host.book).celebrities

        def put(tile: int, vp: int) -> None:
            celebrities[tile].vp = vp

        names = [celebrities[tile].name for tile in unknown]
        ours = [celebrities[tile].vp for tile in unknown]
        ids = [celebrities[tile].id for tile in unknown]
        asked = numbers("vp", ids, CELEBRITY_VP, of="celebrity", ours=as_text(ours))
        yield from self.ask(asked, None, unknown, names, ours, put)
        self.celebrities -= set(unknown)

    def ask(
        self,
        asked: CompanionQuestion,
        allowed: list[int] | None,
        cards: list[int],
        names: list[str],
        ours: list[int],
        put: Callable[[int, int], None],
    ) -> Conversation:
        """The VP of these cards, unless there are none."""
        if not cards:
            return
        listed = joined([f"{name} (ours {vp})" for name, vp in zip(names, ours, strict=True)])
        order = f"Numbers in this order, {NOTHING} for one of ours, " if len(cards) > 1 else ""
        printed = yield Question(
            f"{self.host.name} goes by VP: how many are printed on {listed}? {order}Enter for ours:",
            lambda text: read_vp(text, ours, range(asked["least"], asked["most"] + 1), allowed),
            asked,
        )
        kept = []
        for card, name, own, vp in zip(cards, names, ours, printed, strict=True):
            if vp is None:
                kept.append(f"{name} {own} VP")
            else:
                put(card, vp)
        if kept:
            yield Tell(f"Our stand-in is taken: {joined(kept)}.", "ours_taken")

    def ask_order(self, guest: int) -> Conversation:
        """L41: the printed order of a guest without champagne, where ours stands in for it."""
        if guest not in self.orders:
            return
        self.orders.discard(guest)
        book = self.host.book
        ours = book.guest_order[guest]
        words = pile_words(items_of(ours))
        printed = yield Question(
            f"What is printed as the order of {self.host.guest_words(guest)} (ours {words})? "
            "Such as 2 cake, 1 wine; Enter for ours:",
            lambda text: read_order(text, ours),
            order("order", list(ITEM_NAMES), LARGEST_ORDER, words, {"guest": book.guest_number[guest]}),
        )
        if printed is None:
            yield Tell(
                f"Our stand-in is taken: {self.host.guest_words(guest)} orders {words}.", "ours_taken"
            )
        else:
            book.guest_order[guest] = printed


def as_text(values: list[int]) -> list[str]:
    return [str(value) for value in values]


def own_book(book: Book) -> Book:
    """A book into which printed values can be written; the given one is shared by all games."""
    ours = any(row.get("stand_in") for row in book.guest_rows) or book.parts("celebrity")
    return Book(book.printed, book.edition, book.promo, book.modules, book.printing) if ours else book


def in_play(row: Row, modules: tuple[int, ...]) -> bool:
    """Whether all modules that a card needs are there."""
    needs = row.get("needs", [])
    return all(module in modules for module in (needs if isinstance(needs, list) else [needs]))


def by_field(rows: list[Row]) -> dict[str, list[Row]]:
    """Rows with stand-ins by the field that is ours."""
    found: dict[str, list[Row]] = {}
    for row in rows:
        for field in row.get("stand_in", []):
            found.setdefault(field, []).append(row)
    return found


def line_of(kind: str, field: str, rows: list[Row], with_values: bool) -> str:
    """A field of cards: one by one with their values, or only by their numbers."""
    what = f"{'VP' if field == 'vp' else field} of {OUTSIDE.get(kind, kind.replace('_', ' '))}"
    if with_values:
        return f"{what}{''.join(in_columns([card_words(row, field) for row in rows]))}"
    if all(type(row["id"]) is int for row in rows):
        return f"{what} {spans([row['id'] for row in rows])}"
    return f"{what} {', '.join(row['name'] for row in rows)}"


def card_words(row: Row, field: str) -> str:
    number = f"{row['id']} " if type(row["id"]) is int else ""
    return f"{number}{row['name']}: {row[field]}"


def in_columns(words: list[str]) -> list[str]:
    """Some words to a line, so that no card is torn apart."""
    return [
        f"\n    {'; '.join(words[first : first + TO_A_LINE])}" for first in range(0, len(words), TO_A_LINE)
    ]


def spans(numbers: list[int]) -> str:
    """Printed numbers, those in a row as a range: 119-133, 183."""
    told: list[str] = []
    first = numbers[0]
    for number, following in pairwise([*numbers, numbers[-1] + 2]):
        if following != number + 1:
            told.append(str(first) if first == number else f"{first}-{number}")
            first = following
    return ", ".join(told)


def read_vp(text: str, ours: list[int], possible: range, allowed: list[int] | None) -> list[int | None]:
    """VP of some cards, None where ours stays."""
    words = [NOTHING] * len(ours) if is_nothing(text) else split_words(text)
    if len(words) != len(ours):
        raise BadInput(f"give {plural(len(ours), 'number')}, {NOTHING} for ours, or press Enter")
    found = [None if word == NOTHING else _vp(word, possible) for word in words]
    for vp, own in zip(found, ours, strict=True):
        if allowed is not None and (own if vp is None else vp) not in allowed:
            raise BadInput(f"the guest can come only with {joined([str(each) for each in allowed])} VP")
    return found


def _vp(word: str, possible: range) -> int:
    digits = word.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 2 or int(word) not in possible:
        raise BadInput(
            f"{word!r} cannot be VP; give a whole number from {possible[0]} to {possible[-1]}, or {NOTHING}"
        )
    return int(word)


def read_order(text: str, ours: int) -> int | None:
    """An order such as 2 cake, 1 wine; None where ours stays."""
    order = None if is_nothing(text) else _order(split_words(text.lower()))
    if count_of(ours if order is None else order, CHAMPAGNE):
        raise BadInput("who orders champagne does not come; give the printed order")
    return order


def _order(words: list[str]) -> int:
    pairs = list(zip(words[::2], words[1::2], strict=False))
    names = [name for _, name in pairs]
    if 2 * len(pairs) != len(words) or any(
        count not in (*"1234",) or name not in ALL_ITEM_NAMES or names.count(name) > 1
        for count, name in pairs
    ):
        items = ", ".join(ALL_ITEM_NAMES)
        raise BadInput(f"give numbers and items, such as 2 cake, 1 wine; items are {items}")
    if sum(int(count) for count, _ in pairs) > LARGEST_ORDER:
        raise BadInput(f"an order is of 1 to {LARGEST_ORDER} items")
    return sum(pile(ALL_ITEM_NAMES.index(name), int(count)) for count, name in pairs)
