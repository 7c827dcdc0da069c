"""Grand Austria Hotel: staff, guests, objectives, the emperor's tiles, dice."""

from collections import Counter
from html import escape

from hotelier.arena.charts import Scale, heat, legend, stacked
from hotelier.arena.ratings import Mean, Share
from hotelier.arena.report import modules
from hotelier.arena.report.comparing import Comparison
from hotelier.arena.report.parts import (
    Names,
    Palette,
    Section,
    comparison_table,
    name_tag,
    note,
    percent,
    table,
    value_cell,
)
from hotelier.austria.book import Book, book_of
from hotelier.austria.solo.options import modules_of
from hotelier.core.game import Json

CAUTION = (
    "A seat is compared with the same bot against the same opponents in games in which it did without. "
    "That does not prove that a card wins games: whoever is ahead can afford more."
)
RESULTS = {"reward": "var(--good)", "nothing": "var(--faint)", "penalty": "var(--bad)"}
SPACES = ("strudel, cake", "wine, coffee", "rooms", "krones, emperor", "staff", "copy")


def sections(palette: Palette, options: Json) -> list[Section]:
    book = book_of(str(options["edition"]), options["promo"] is True, modules_of(options))
    return [
        Staff(book, str(options["staff"])),
        Guests(book),
        Objectives(book),
        Tiles(book),
        Dice(palette),
        *modules.sections(book),
    ]


class Staff:
    title = "Staff"

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

    def html(self) -> str:
        if not self.played.everybody:
            return ""
        dealt = (
            " Who gets a card in the first hand is pure luck, so that column is a fair test of the card, "
            "whether it was played or not."
            if self.random_hands
            else ""
        )
        return comparison_table(self.played, self.names, "staff card", self.dealt) + note(CAUTION + dealt)


class Guests:
    title = "Guests"

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

    def html(self) -> str:
        if not self.moved_in.everybody:
            return ""
        return comparison_table(self.moved_in, self.names, "guest who moved in") + note(CAUTION)


class Objectives:
    title = "Objectives"

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

    def html(self) -> str:
        if not self.claimed:
            return ""
        order = sorted(self.claimed, key=lambda objective: -self.claimed[objective].rate)
        rows = [
            [
                self.names.html(objective),
                value_cell(str(self.claimed[objective].games), self.claimed[objective].games),
                self.share_cell(self.claimed[objective]),
                self.round_cell(objective),
            ]
            for objective in order
        ]
        return (
            "<h3>How often they are reached</h3>"
            + table(["objective", "seats", "claimed by", "in round, on average"], rows, "sortable")
            + "<h3>What they are worth</h3>"
            + comparison_table(self.claims, self.names, "objective claimed")
        )

    def share_cell(self, share: Share) -> str:
        return (
            f'<td class="number" data-value="{share.rate:.4f}" style="{heat(share.rate * 0.7)}">'
            f"{percent(share.rate)}</td>"
        )

    def round_cell(self, objective: str) -> str:
        mean = self.rounds.get(objective)
        return value_cell(f"{mean.mean:.1f}", mean.mean) if mean else value_cell("–", 9)


class Tiles:
    title = "The emperor"

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

    def html(self) -> str:
        if not self.results:
            return ""
        rows = []
        for tile in sorted(self.results):
            counts = self.results[tile]
            shares = {result: counts[result] / counts.total() for result in RESULTS}
            parts = [(f"{result}, %", 100 * shares[result], fill) for result, fill in RESULTS.items()]
            rows.append(
                [
                    f'<td data-value="{escape(tile)}">{self.names.html(tile)}</td>',
                    value_cell(str(counts.total()), counts.total()),
                    value_cell(percent(shares["reward"]), shares["reward"]),
                    value_cell(percent(shares["penalty"]), shares["penalty"]),
                    stacked(Scale(0, 100), parts),
                ]
            )
        return (
            "<h3>Rewards and penalties</h3>"
            + legend(list(RESULTS.items()))
            + table(["tile: reward | penalty", "seats", "reward", "penalty", "*"], rows, "sortable")
            + "<h3>What a reward is worth</h3>"
            + comparison_table(self.rewards, self.names, "tile whose reward was won")
        )


class Dice:
    title = "Dice"

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
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

    def html(self) -> str:
        if not self.taken:
            return ""
        rows = [
            [
                name_tag(side, self.palette[side]),
                *(self.cell(side, value) for value in range(1, 7)),
                self.pass_cell(side),
            ]
            for side in self.taken
        ]
        headings = ["", *(f"{value}: {space}" for value, space in enumerate(SPACES, 1)), "passes a game"]
        return table(headings, rows, "matrix") + note(
            "Which dice are taken: the share of all dice, and below it the mean strength at which they are "
            "used, boosts included and staff left out."
        )

    def cell(self, side: str, value: int) -> str:
        counts = self.taken[side]
        share = counts[value] / max(1, counts.total())
        strength = self.strength.get((side, value), Mean()).mean
        return (
            f'<td class="number" style="{heat(share * 1.6)}">{percent(share)}<br>'
            f"<small>strength {strength:.1f}</small></td>"
        )

    def pass_cell(self, side: str) -> str:
        mean = self.passes.get(side)
        return value_cell(f"{mean.mean:.1f}", mean.mean) if mean else value_cell("–", 0)
