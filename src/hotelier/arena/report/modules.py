"""Modules of Grand Austria Hotel: dancers and ballrooms, celebrities, entrances, the skeleton key."""

from collections.abc import Callable

from hotelier.arena.ratings import Mean, Share, part_won
from hotelier.arena.report.comparing import Comparison
from hotelier.arena.report.parts import (
    Names,
    Section,
    comparison_table,
    mean_cell,
    note,
    percent,
    span,
    table,
    value_cell,
)
from hotelier.austria.book import Book
from hotelier.core.game import Json

CAUTION = (
    "A seat is compared with the same bot against the same opponents where it did without. That does not "
    "prove anything about causes: whoever is ahead can afford more."
)


def sections(book: Book) -> list[Section]:
    """What there is to say about the modules in play."""
    every: dict[int, Callable[[Book], Section]] = {
        1: Ballrooms,
        2: Celebrities,
        3: Entrances,
        4: SkeletonKey,
    }
    return [every[module](book) for module in book.modules if module in every]


def share_cell(share: Share) -> str:
    """A share of games won and how sure it is."""
    return value_cell(f"{percent(share.rate)} {span(share.interval())}", share.rate)


class ByNumber:
    """What was won by those who did something so many times."""

    def __init__(self) -> None:
        self.won: dict[int, Share] = {}
        self.points: dict[int, Mean] = {}

    def add(self, row: Json, seat: int, times: int, points: int = 0) -> None:
        self.won.setdefault(times, Share()).add(part_won(row, seat))
        self.points.setdefault(times, Mean()).add(points)

    def html(self, what: str, source: str | None = None) -> str:
        """A row for each number of times; with the points of a source."""
        rows = [
            [
                value_cell(str(times), times),
                value_cell(str(self.won[times].games), self.won[times].games),
                share_cell(self.won[times]),
                *([mean_cell(self.points[times])] if source else []),
            ]
            for times in sorted(self.won)
        ]
        return table([what, "seats", "won", *([source] if source else [])], rows, "sortable")


class Ballrooms:
    title = "Ballrooms"

    def __init__(self, book: Book) -> None:
        assert book.ball is not None
        self.names = Names(dict(zip(book.ball.ids, book.ball.names, strict=True)))
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

    def html(self) -> str:
        if not self.dancers:
            return ""
        rows = [
            [
                self.names.html(hall),
                value_cell(str(mean.count), mean.count),
                mean_cell(mean),
                value_cell(percent(self.absent[hall].rate), self.absent[hall].rate),
            ]
            for hall, mean in sorted(self.dancers.items(), key=lambda item: -item[1].mean)
        ]
        return (
            "<h3>Dancers sent</h3>"
            + self.sent.html("dancers sent", "VP of ballrooms")
            + "<h3>Where they dance</h3>"
            + table(["ballroom", "seats", "dancers of a seat", "seats without any"], rows, "sortable")
        )


class Celebrities:
    title = "Celebrities"

    def __init__(self, book: Book) -> None:
        self.names = Names(
            {each.id: each.name for each in book.celebrities},
            {each.id: f"{each.vp} VP; {each.meaning}" for each in book.celebrities},
        )
        self.taken = Comparison()
        self.number = ByNumber()

    def add(self, row: Json) -> None:
        for seat in range(len(row["bots"])):
            taken = row["facts"]["celebrities"][seat]
            self.taken.add(row, seat, taken)
            self.number.add(row, seat, len(taken), row["breakdown"][seat]["celebrities"])

    def html(self) -> str:
        if not self.taken.everybody:
            return ""
        return (
            comparison_table(self.taken, self.names, "celebrity received")
            + note(CAUTION)
            + "<h3>How many are received</h3>"
            + self.number.html("celebrities", "VP of celebrities")
        )


class Entrances:
    title = "Entrances"

    def __init__(self, book: Book) -> None:
        self.names = Names({each.name: each.title for each in book.entrances})
        rivals = book.printed.added("solo_entrances", book.modules)
        self.rivals = Names({row["id"]: row["name"] for row in rivals})
        self.owned = Comparison()
        self.bids: dict[str, Mean] = {}
        self.points: dict[str, Mean] = {}
        self.against: dict[str, Share] = {}

    def add(self, row: Json) -> None:
        doors = row["facts"]["doors"]
        seats = range(len(row["bots"]))
        there = [doors["entrances"][seat] for seat in seats]
        for seat in seats:
            entrance = there[seat]
            self.owned.add(row, seat, [entrance], there if len(seats) > 1 else ())
            self.points.setdefault(entrance, Mean()).add(row["breakdown"][seat]["entrances"])
            if doors["bids"][seat] is not None:
                self.bids.setdefault(entrance, Mean()).add(doors["bids"][seat])
        for rival in doors["entrances"][len(seats) :]:
            self.against.setdefault(rival, Share()).add(part_won(row, 0))

    def html(self) -> str:
        if not self.points:
            return ""
        rows = [
            [
                self.names.html(entrance),
                value_cell(str(mean.count), mean.count),
                mean_cell(self.bids[entrance]) if entrance in self.bids else value_cell("–", -1),
                mean_cell(mean),
            ]
            for entrance, mean in sorted(self.points.items(), key=lambda item: -item[1].mean)
        ]
        return (
            comparison_table(self.owned, self.names, "entrance")
            + note(
                "With several seats an entrance is compared with the others at the same tables; alone, "
                "with games in which another one was kept."
            )
            + "<h3>What is bid, and what they bring by themselves</h3>"
            + table(["entrance", "seats", "bid", "VP of entrances"], rows, "sortable")
            + self.rivals_html()
        )

    def rivals_html(self) -> str:
        """Against which entrance of the automaton games are won."""
        if not self.against:
            return ""
        rows = [
            [self.rivals.html(rival), value_cell(str(share.games), share.games), share_cell(share)]
            for rival, share in sorted(self.against.items(), key=lambda item: -item[1].rate)
        ]
        return "<h3>The automaton's entrance</h3>" + table(
            ["its entrance", "games", "won against it"], rows, "sortable"
        )


class SkeletonKey:
    title = "The skeleton key"

    def __init__(self, book: Book) -> None:
        self.taken = ByNumber()

    def add(self, row: Json) -> None:
        for seat in range(len(row["bots"])):
            self.taken.add(row, seat, row["facts"]["keys"][seat])

    def html(self) -> str:
        return self.taken.html("times taken") if self.taken.won else ""
