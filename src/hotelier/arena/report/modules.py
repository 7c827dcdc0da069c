"""Modules of Grand Austria Hotel: dancers and ballrooms, celebrities, entrances, the skeleton key."""

from collections.abc import Callable

from hotelier.arena.ratings import Mean, Share, part_won
from hotelier.arena.report.comparing import Comparison
from hotelier.arena.report.parts import ComparisonTable, Names, Section
from hotelier.austria.content.book import Book
from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.core.game import Json


def sections(book: Book) -> list[Section]:
    """What there is to say about the modules in play."""
    every: dict[int, Callable[[Book], Section]] = {
        1: Ballrooms,
        2: Celebrities,
        3: Entrances,
        4: SkeletonKey,
    }
    return [every[module](book) for module in book.modules if module in every]


class ByNumber:
    """What was won by those who did something, by how often they did it."""

    def __init__(self) -> None:
        self.won: dict[int, Share] = {}
        self.points: dict[int, Mean] = {}

    def add(self, row: Json, seat: int, times: int, points: int = 0) -> None:
        self.won.setdefault(times, Share()).add(part_won(row, seat))
        self.points.setdefault(times, Mean()).add(points)

    def rows(self) -> list[tuple[int, Share, Mean]]:
        """How often, what was won, and the points that came of it."""
        return [(times, self.won[times], self.points[times]) for times in sorted(self.won)]


class Ballrooms:
    title = "Ballrooms"
    template = "austria/ballrooms.html"

    def __init__(self, book: Book) -> None:
        self.names = Names({each.id: each.name for each in book.parts("ballroom")})
        self.sent = ByNumber()
        self.dancers: dict[str, Mean] = {}
        self.absent: dict[str, Share] = {}

    def add(self, row: Json) -> None:
        ball = row["facts"]["ball"]
        for seat in range(len(row["bots"])):
            self.sent.add(row, seat, ball["sent"][seat], row["breakdown"][seat]["ballrooms"])
            for hall, dancers in zip(ball["halls"], ball["dancers"][seat], strict=True):
                self.dancers.setdefault(hall, Mean()).add(dancers)
                self.absent.setdefault(hall, Share()).add(not dancers)

    def data(self) -> Json | None:
        if not self.dancers:
            return None
        return {
            "names": self.names,
            "sent": self.sent.rows(),
            "halls": [
                (hall, mean, self.absent[hall])
                for hall, mean in sorted(self.dancers.items(), key=lambda item: -item[1].mean)
            ],
        }


class Celebrities:
    title = "Celebrities"
    template = "austria/celebrities.html"

    def __init__(self, book: Book) -> None:
        self.names = Names(
            {each.id: each.name for each in lounge_page(book).celebrities},
            {each.id: f"{each.vp} VP; {each.meaning}" for each in lounge_page(book).celebrities},
        )
        self.taken = Comparison()
        self.number = ByNumber()

    def add(self, row: Json) -> None:
        for seat in range(len(row["bots"])):
            taken = row["facts"]["celebrities"][seat]
            self.taken.add(row, seat, taken)
            self.number.add(row, seat, len(taken), row["breakdown"][seat]["celebrities"])

    def data(self) -> Json | None:
        if not self.taken.everybody:
            return None
        return {
            "taken": ComparisonTable(self.taken, self.names, "celebrity received"),
            "number": self.number.rows(),
        }


class Entrances:
    title = "Entrances"
    template = "austria/entrances.html"

    def __init__(self, book: Book) -> None:
        self.names = Names({each.id: each.name for each in book.parts("entrance")})
        rivals = book.printed.added("solo_entrances", book.modules)
        self.rivals = Names({row["id"]: row["name"] for row in rivals})
        self.owned = Comparison()
        self.bids: dict[str, Mean] = {}
        self.points: dict[str, Mean] = {}
        self.against: dict[str, Share] = {}

    def add(self, row: Json) -> None:
        entrances = row["facts"]["entrances"]
        seats = range(len(row["bots"]))
        there = [entrances["taken"][seat] for seat in seats]
        for seat in seats:
            entrance = there[seat]
            self.owned.add(row, seat, [entrance], there if len(seats) > 1 else ())
            self.points.setdefault(entrance, Mean()).add(row["breakdown"][seat]["entrances"])
            if entrances["bids"][seat] is not None:
                self.bids.setdefault(entrance, Mean()).add(entrances["bids"][seat])
        for rival in entrances["taken"][len(seats) :]:
            self.against.setdefault(rival, Share()).add(part_won(row, 0))

    def data(self) -> Json | None:
        if not self.points:
            return None
        return {
            "names": self.names,
            "rivals": self.rivals,
            "owned": ComparisonTable(self.owned, self.names, "entrance"),
            "rows": [
                (entrance, self.bids.get(entrance), mean)
                for entrance, mean in sorted(self.points.items(), key=lambda item: -item[1].mean)
            ],
            "against": sorted(self.against.items(), key=lambda item: -item[1].rate),
        }


class SkeletonKey:
    title = "The skeleton key"
    template = "austria/key.html"

    def __init__(self, book: Book) -> None:
        self.taken = ByNumber()

    def add(self, row: Json) -> None:
        for seat in range(len(row["bots"])):
            self.taken.add(row, seat, row["facts"]["keys"][seat])

    def data(self) -> Json | None:
        return {"taken": self.taken.rows()} if self.taken.won else None
