"""Grand Austria Hotel: staff, guests, objectives, the emperor's tiles, dice."""

from collections import Counter

from hotelier.arena.ratings import Mean, Share
from hotelier.arena.report import modules
from hotelier.arena.report.charts import Scale, stacked
from hotelier.arena.report.comparing import Comparison
from hotelier.arena.report.parts import ComparisonTable, Names, Section
from hotelier.austria.content.book import Book, book_of
from hotelier.austria.options import modules_of
from hotelier.core.game import Json

RESULTS = {"reward": "var(--good)", "nothing": "var(--faint)", "penalty": "var(--bad)"}
SPACES = ("strudel, cake", "wine, coffee", "rooms", "krones, emperor", "staff", "copy")
PERCENTS = Scale(0, 100)


def sections(options: Json) -> list[Section]:
    printing = str(options.get("printing", ""))
    book = book_of(str(options["edition"]), options["promo"] is True, modules_of(options), printing)
    return [
        Staff(book, str(options["staff"])),
        Guests(book),
        Objectives(book),
        Tiles(book),
        Dice(),
        *modules.sections(book),
    ]


class Staff:
    title = "Staff"
    template = "austria/staff.html"

    def __init__(self, book: Book, staff: str) -> None:
        numbers = book.staff_number
        self.names = Names(
            {number: f"{number} {book.staff_name[card]}" for card, number in enumerate(numbers)},
            {number: f"costs {book.staff_cost[card]}" for card, number in enumerate(numbers)},
        )
        self.random_hands = staff == "standard"
        self.played = Comparison()
        self.dealt = Comparison()

    def add(self, row: Json) -> None:
        for seat in range(len(row["bots"])):
            self.played.add(row, seat, row["facts"]["staff"][seat])
            self.dealt.add(row, seat, row["facts"]["hands"][seat])

    def data(self) -> Json | None:
        if not self.played.everybody:
            return None
        return {
            "played": ComparisonTable(self.played, self.names, "staff card", self.dealt),
            "random_hands": self.random_hands,
        }


class Guests:
    title = "Guests"
    template = "austria/guests.html"

    def __init__(self, book: Book) -> None:
        numbers = book.guest_number
        self.names = Names(
            {number: f"{number} {book.guest_name[guest]}" for guest, number in enumerate(numbers)},
            {number: f"{book.guest_vp[guest]} VP" for guest, number in enumerate(numbers)},
        )
        self.moved_in = Comparison()

    def add(self, row: Json) -> None:
        for seat in range(len(row["bots"])):
            self.moved_in.add(row, seat, row["facts"]["guests"][seat])

    def data(self) -> Json | None:
        if not self.moved_in.everybody:
            return None
        return {"moved_in": ComparisonTable(self.moved_in, self.names, "guest who moved in")}


class Objectives:
    title = "Objectives"
    template = "austria/objectives.html"

    def __init__(self, book: Book) -> None:
        rows = book.objective_rows
        self.names = Names({row["id"]: row["meaning"] for row in rows})
        self.claims = Comparison()
        self.claimed: dict[str, Share] = {}
        self.rounds: dict[str, Mean] = {}

    def add(self, row: Json) -> None:
        facts = row["facts"]
        for seat in range(len(row["bots"])):
            rounds = {claim["objective"]: claim["round"] for claim in facts["claims"][seat]}
            self.claims.add(row, seat, rounds, facts["objectives"])
            for objective in facts["objectives"]:
                self.claimed.setdefault(objective, Share()).add(objective in rounds)
                if objective in rounds:
                    self.rounds.setdefault(objective, Mean()).add(rounds[objective])

    def data(self) -> Json | None:
        if not self.claimed:
            return None
        order = sorted(self.claimed, key=lambda objective: -self.claimed[objective].rate)
        return {
            "names": self.names,
            "rows": [
                (objective, self.claimed[objective], self.rounds.get(objective)) for objective in order
            ],
            "claims": ComparisonTable(self.claims, self.names, "objective claimed"),
        }


class Tiles:
    title = "The emperor"
    template = "austria/tiles.html"

    def __init__(self, book: Book) -> None:
        rows = book.tile_rows
        self.names = Names(
            {row["id"]: row["id"] for row in rows},
            {row["id"]: f"{row['meaning']['reward']} | {row['meaning']['penalty']}" for row in rows},
        )
        self.results: dict[str, Counter[str]] = {}
        self.rewards = Comparison()

    def add(self, row: Json) -> None:
        for scoring in row["facts"]["emperor"]:
            tile = scoring["tile"]
            self.results.setdefault(tile, Counter()).update(scoring["results"])
        tiles = row["facts"]["tiles"]
        for seat in range(len(row["bots"])):
            rewarded = [
                scoring["tile"]
                for scoring in row["facts"]["emperor"]
                if scoring["results"][seat] == "reward"
            ]
            self.rewards.add(row, seat, rewarded, tiles)

    def data(self) -> Json | None:
        if not self.results:
            return None
        return {
            "names": self.names,
            "fills": RESULTS,
            "rows": [self.row(tile) for tile in sorted(self.results)],
            "rewards": ComparisonTable(self.rewards, self.names, "tile whose reward was won"),
        }

    def row(self, tile: str) -> Json:
        counts = self.results[tile]
        shares = {result: counts[result] / counts.total() for result in RESULTS}
        parts = [(f"{result}, %", 100 * shares[result], fill) for result, fill in RESULTS.items()]
        return {
            "tile": tile,
            "seats": counts.total(),
            "shares": shares,
            "bar": stacked(PERCENTS, parts),
            "zero": PERCENTS.at(0),
        }


class Dice:
    title = "Dice"
    template = "austria/dice.html"

    def __init__(self) -> None:
        self.taken: dict[str, Counter[int]] = {}
        self.strength: dict[tuple[str, int], Mean] = {}
        self.passes: dict[str, Mean] = {}

    def add(self, row: Json) -> None:
        facts = row["facts"]
        for place, side in enumerate(row["sides"]):
            counts = self.taken.setdefault(side, Counter())
            for _, value, strength in facts["dice"][place]:
                counts[value] += 1
                self.strength.setdefault((side, value), Mean()).add(strength)
            if place < len(row["bots"]):
                self.passes.setdefault(side, Mean()).add(facts["passes"][place])

    def data(self) -> Json | None:
        if not self.taken:
            return None
        return {"spaces": SPACES, "rows": [self.row(side) for side in self.taken]}

    def row(self, side: str) -> Json:
        counts = self.taken[side]
        dice = [
            (counts[value] / max(1, counts.total()), self.strength.get((side, value), Mean()).mean)
            for value in range(1, 7)
        ]
        return {"side": side, "dice": dice, "passes": self.passes.get(side)}
