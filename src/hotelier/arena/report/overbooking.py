"""Overbooking: who gets a bed, queues and back doors, hotels."""

from collections import Counter

from hotelier.arena.charts import axis, heat, scale_for, whisker
from hotelier.arena.ratings import Mean, Share
from hotelier.arena.report.comparing import Comparison
from hotelier.arena.report.parts import (
    Names,
    Palette,
    Section,
    comparison_table,
    foot_with,
    name_tag,
    note,
    percent,
    table,
    value_cell,
)
from hotelier.core.game import Json
from hotelier.overbooking.book import own_book

CAUTION = (
    "A seat is compared with the same bot against the same opponents in games in which the card got no "
    "bed. That does not prove that the card wins games: whoever gets many cards to bed gets this one too."
)


RULES = {"none": "no rule"}


def sections(palette: Palette) -> list[Section]:
    return [Beds(), Cards(), Places(palette), Hotels()]


class Beds:
    title = "Who gets a bed"

    def __init__(self) -> None:
        self.beds: dict[str, Share] = {}

    def add(self, row: Json) -> None:
        for played, collected in zip(row["facts"]["played"], row["facts"]["collected"], strict=True):
            for card in played:
                self.beds.setdefault(card, Share()).add(card in collected)

    def html(self) -> str:
        if not self.beds:
            return ""
        book = own_book()
        houses = sorted({card.rpartition(" ")[0] for card in self.beds}, key=list(book.houses).index)
        rows = [
            [f"{beds} {name}", *(self.cell(f"{house} {beds}") for house in houses)]
            for beds, name in enumerate(book.type_names, 1)
        ]
        return table(["beds", *houses], rows, "matrix") + note(
            "How many of the cards that were played got their beds, by group and house."
        )

    def cell(self, card: str) -> str:
        share = self.beds.get(card, Share())
        return (
            f'<td class="number" style="{heat(share.rate * 0.7)}" title="{share.won:g} of {share.games}">'
            f"{percent(share.rate)}</td>"
        )


class Cards:
    title = "Cards"

    def __init__(self) -> None:
        self.collected = Comparison()

    def add(self, row: Json) -> None:
        for seat, collected in enumerate(row["facts"]["collected"]):
            self.collected.add(row, seat, collected)

    def html(self) -> str:
        if not self.collected.everybody:
            return ""
        return comparison_table(self.collected, Names(), "card with its beds") + note(CAUTION)


class Places:
    title = "Queue or back door"

    def __init__(self, palette: Palette) -> None:
        self.palette = palette
        self.placed: dict[str, Counter[str]] = {}
        self.doors: dict[str, Counter[str]] = {}
        self.powers: dict[str, Counter[str]] = {}
        self.tokens: dict[str, Mean] = {}

    def add(self, row: Json) -> None:
        facts = row["facts"]
        for seat, bot in enumerate(row["bots"]):
            self.placed.setdefault(bot, Counter()).update(facts["placed"][seat])
            self.doors.setdefault(bot, Counter()).update(facts["doors"][seat])
            self.powers.setdefault(bot, Counter()).update(facts["powers"][seat])
            self.tokens.setdefault(bot, Mean()).add(facts["tokens"][seat])

    def html(self) -> str:
        if not self.placed:
            return ""
        types = own_book().type_names
        rows = [
            [
                name_tag(bot, self.palette[bot]),
                value_cell(percent(self.door_share(bot)), self.door_share(bot)),
                value_cell(f"{self.tokens[bot].mean:.1f}", self.tokens[bot].mean),
                *(self.cell(bot, name) for name in types),
            ]
            for bot in self.placed
        ]
        headings = ["", "to the back door", "tokens a game", *types]
        return table(headings, rows, "matrix") + note(
            "Who is sent to the back door, in parts of all cards there; below, how often a power that may "
            "choose somebody does."
        )

    def door_share(self, bot: str) -> float:
        placed = self.placed[bot]
        return placed["door"] / max(1, placed["door"] + placed["queue"])

    def cell(self, bot: str, name: str) -> str:
        doors = self.doors[bot]
        share = doors[name] / max(1, doors.total())
        used, declined = self.powers[bot][name], self.powers[bot][f"{name} declined"]
        below = f"<br><small>used {percent(used / (used + declined))}</small>" if used + declined else ""
        return f'<td class="number" style="{heat(share * 1.6)}">{percent(share)}{below}</td>'


class Hotels:
    title = "Hotels"

    def __init__(self) -> None:
        self.coins: dict[str, Mean] = {}

    def add(self, row: Json) -> None:
        for number, hotels in enumerate(row["facts"]["hotels"]):
            coins = [seat[number] for seat in row["facts"]["coins"]]
            for hotel in hotels:
                self.coins.setdefault(hotel, Mean()).add(sum(coins) / len(coins))

    def html(self) -> str:
        if not self.coins:
            return ""
        sides = {side.name: side for side in own_book().hotels}
        means = self.coins.values()
        scale = scale_for([mean.mean + sign * mean.margin for mean in means for sign in (-1, 1)])
        rows = []
        for hotel, mean in sorted(self.coins.items(), key=lambda pair: -pair[1].mean):
            side = sides.get(hotel)
            rule = f"{side.beds} beds, {RULES.get(side.rule, side.rule.replace('_', ' '))}" if side else ""
            title = f"{hotel}: {mean.mean:.2f} ± {mean.margin:.2f}"
            ends = (mean.mean - mean.margin, mean.mean + mean.margin)
            rows.append(
                [
                    f'<td data-value="{hotel}">{hotel} <small>{rule}</small></td>',
                    value_cell(str(mean.count), mean.count),
                    value_cell(f"<b>{mean.mean:.1f}</b> <small>± {mean.margin:.1f}</small>", mean.mean),
                    whisker(scale, mean.mean, *ends, "var(--accent)", title),
                ]
            )
        foot = foot_with(axis(scale), 3)
        return table(["hotel", "rounds", "coins", "*"], rows, "sortable", foot) + note(
            "Coins of a player in a round in which the hotel stood in the column, on average."
        )
