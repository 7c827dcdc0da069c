"""The book: all that is printed, as tables of one edition in the form in which the rules read them.

Cards have numbers on print and places here: guests, staff, objectives and tiles are counted from 0 in
the order of the content files, and sets of staff cards are masks over these places.
"""

import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, Final

from hotelier.austria.content import rows
from hotelier.austria.content.actions import (
    STAFF,
    STAFF_VERBS,
    action_table,
    board_entries,
    penalty_entries,
    spend_entries,
)
from hotelier.austria.content.cards import (
    ITEMS,
    DieBonus,
    EndScore,
    Flip,
    Income,
    Objective,
    Penalty,
    Price,
)
from hotelier.austria.content.components import (
    ALL_SPACES,
    COLOUR_NAMES,
    EMPEROR_LIMIT,
    FLOOR_MASKS,
    FLOORS,
    ITEM_NAMES,
    MONEY_LIMIT,
    SOURCE_NAMES,
    SPACES,
    TABLES,
    WALTZ_SOURCE_NAMES,
    pile,
)
from hotelier.austria.content.effects import Effect, read_effects
from hotelier.austria.content.manifests import FOLDERS, MODULES
from hotelier.austria.content.printed import (
    CATEGORIES,
    SPANISH,
    Printed,
    automaton_of,
    layers_of,
    of_edition,
    read_printed,
)
from hotelier.core.actions import ActionTable, Entry
from hotelier.core.content import MOST_BOOKS, Row
from hotelier.files import has_part, part_of

STAFF_EFFECTS: Final = ("effect", "use", "turned", "dancer_sent", "marker_put", "champagne_spent")
"""The words of staff cards that say what they give; a card has at most one of them."""


class PrintedPart:
    """A tile or a board that only a module knows: its id, its name, and what it says on one line."""

    __slots__ = ("id", "name", "words")

    def __init__(self, id: str, name: str, words: str) -> None:
        self.id = id
        self.name = name
        self.words = words


class Page:
    """What a module adds to the book; a module whose page has more than this brings a page.py."""

    def __init__(self, number: int, block: int = 0) -> None:
        self.number = number
        self.block = block
        """Which block of the action table is its own; 0 comes last."""
        self.first_action = 0
        """Where that block begins."""
        self.spends = False
        """Whether items of choice are spent."""
        self.items: tuple[str, ...] = ITEM_NAMES
        """The items that there are."""
        self.tables = TABLES
        """The most tables in a café."""
        self.die_colours: list[str] = []
        self.parts: dict[str, list[PrintedPart]] = {}
        """What only the module knows, kind by kind."""

    def begin_at(self, first: int) -> None:
        """Say where its block of the action table begins."""
        self.first_action = first

    def entries(self, book: "Book") -> list[Entry]:
        """Its block of the action table."""
        entries: list[Entry] = part_of(FOLDERS[self.number], "actions").entries(book)
        return entries


class Book:
    """Everything printed that a game of one edition can ask for; shared and never changed."""

    def __init__(
        self,
        printed: Printed,
        edition: str,
        promo: bool,
        modules: tuple[int, ...] = (),
        printing: str = "",
        boards_chosen: bool = False,
    ) -> None:
        self.printed = printed
        self.modules = modules
        """The modules of Let's Waltz! in play."""
        self.source_names = SOURCE_NAMES + WALTZ_SOURCE_NAMES if modules else SOURCE_NAMES
        """Where points come from, apart from staff."""
        self.promo = promo
        self.content = printed.content_of(modules)
        self.instructions = printed.instructions[automaton_of(modules)]
        """The cards that drive the automaton of the solo game."""
        self.celebrity_bonus = printed.celebrity_bonus
        self.solo_entrances = printed.solo_entrances
        self.edition = edition
        self.printing = printing
        self.layers = layers_of(edition, printing)
        self.additional_in_rewards = edition == "first"
        """E: additional actions may be taken while a reward is taken, and between an extra and its die."""
        self.boards_chosen = boards_chosen
        """S9: every seat names its own day board."""
        self.penalty_of_choice = printing == SPANISH
        self.fewer_first_rooms = printing == SPANISH
        self._guests(self._cards("guests", printed.guests + (printed.promo if promo else [])))
        self._staff(self._cards("staff", printed.staff))
        self._tables()
        self._pages()
        self._boards()
        self.first_waltz_action = STAFF + STAFF_VERBS * len(self.staff_number)
        """Where the actions of modules begin: after all others."""
        self.actions: ActionTable = action_table(self.staff_number, self._module_actions())

    def _pages(self) -> None:
        """What modules add: in the order of their numbers, in which their rewards stand too."""
        self.pages: list[Page | None] = [None] * (max(MODULES) + 1)
        """By number of the module; None for modules that are not in play."""
        self.pages_in_play: list[Page] = []
        for module in self.modules:
            folder = FOLDERS[module]
            page: Page = part_of(folder, "page").PAGE(self) if has_part(folder, "page") else Page(module)
            self.pages[module] = page
            self.pages_in_play.append(page)
        self.most_tables = max([page.tables for page in self.pages_in_play], default=TABLES)
        self.die_colours = [colour for page in self.pages_in_play for colour in page.die_colours]
        """Of dice that have a colour, if there are such dice."""

    def first_action(self, module: int) -> int:
        """Where the actions of a module in play begin."""
        page = self.pages[module]
        assert page is not None
        return page.first_action

    def parts(self, kind: str) -> list[PrintedPart]:
        """The parts of a kind that modules in play add, in the order in which the rules count them."""
        return [part for page in self.pages_in_play for part in page.parts.get(kind, [])]

    def ids_of(self, kind: str) -> list[str]:
        """The ids of the parts of a kind."""
        return [part.id for part in self.parts(kind)]

    def _module_actions(self) -> list[Entry]:
        """The actions of modules and of choices that few games have, block by block; most blocks are empty
        in most games."""
        entries: list[Entry] = []
        self.spend_first = self.first_waltz_action
        if any(page.spends for page in self.pages_in_play):
            entries += spend_entries(max([page.items for page in self.pages_in_play], key=len))
        for page in sorted(self.pages_in_play, key=lambda page: page.block):
            if page.block:
                self._add_block(page, entries)
        self.board_action = self.first_waltz_action + len(entries)
        if self.boards_chosen:
            entries += board_entries([board.name for board in self.printed.boards[1:]])
        self.suffer_vp_action = self.first_waltz_action + len(entries)
        if self.penalty_of_choice:
            entries += penalty_entries()
        for page in self.pages_in_play:
            if not page.block:
                self._add_block(page, entries)
        return entries

    def _add_block(self, page: Page, entries: list[Entry]) -> None:
        page.begin_at(self.first_waltz_action + len(entries))
        entries += page.entries(self)

    def _cards(self, kind: str, printed: list[Row]) -> list[Any]:
        """The cards of a kind as this edition and printing have them, and those that modules add."""
        cards = [of_edition(row, self.layers) for row in printed] + self.printed.added(kind, self.modules)
        return cards + self.printed.added(f"promo_{kind}", self.modules) if self.promo else cards

    def _guests(self, cards: list[rows.Guest]) -> None:
        self.guest_rows = cards
        self.guest_number = [row["id"] for row in cards]
        self.guest_name = [row["name"] for row in cards]
        self.guest_vp = [row["vp"] for row in cards]
        self.guest_colour = [COLOUR_NAMES.index(row["colour"]) for row in cards]
        self.guest_order = [
            sum([pile(ITEMS.index(item), n) for item, n in row["order"].items()]) for row in cards
        ]
        self.guest_sleeps: list[bool] = [row.get("only", "room") == "room" for row in cards]
        """W5: who may move into a room, and who may be sent to a ballroom."""
        self.guest_dances: list[bool] = [row.get("only", "ballroom") == "ballroom" for row in cards]
        self.rewards: list[tuple[Effect, ...]] = [read_effects(row["reward"]) for row in cards]
        """Rewards of all guests, then of emperor tiles, then effects of staff cards: see `tile_reward`,
        `staff_reward`."""
        self.guest_count = len(cards)

    def _staff(self, cards: list[rows.Staff]) -> None:
        self.staff_rows = cards
        self.staff_number = [row["id"] for row in cards]
        self.staff_name = [row["name"] for row in cards]
        self.staff_cost = [row["cost"] for row in cards]
        self.all_staff = (1 << len(cards)) - 1
        self.dearest_staff = max(self.staff_cost)
        self.staff_within = [
            sum(1 << card for card, cost in enumerate(self.staff_cost) if cost <= krones)
            for krones in range(self.dearest_staff + 1)
        ]
        """Staff cards by the most krones they may cost."""
        self.once_staff = self._staff_mask(lambda row: row["timing"] == "once")
        self.round_staff = self._staff_mask(lambda row: row["timing"] == "round")
        self.end_staff = self._staff_mask(lambda row: row["timing"] == "end")
        self.invited_staff = self._staff_mask(lambda row: "when" in row)
        """`round` staff that are not used at will, but after a staff card was played."""
        self.usable_staff = self.round_staff & ~self.invited_staff
        self.free_serving = self._staff_mask(lambda row: "free_serving" in row)
        self.free_guests = self._staff_mask(lambda row: "free_guests" in row)
        self.ignore_penalty = self._staff_mask(lambda row: "ignore_penalty" in row)
        self.no_penalty = self._staff_mask(lambda row: "no_penalty" in row)
        self.free_rooms_colour = [
            COLOUR_NAMES.index(row["free_rooms"]) if "free_rooms" in row else -1 for row in cards
        ]
        self.priced_staff = self._staff_mask(lambda row: "price" in row)
        self.staff_price = [Price(row["price"]) if "price" in row else None for row in cards]
        self.flips = [Flip(card, row["flip"]) for card, row in enumerate(cards) if "flip" in row]
        self.end_score = [EndScore(row["score"]) if "score" in row else None for row in cards]
        self._staff_incomes(cards)

    def _staff_incomes(self, cards: list[rows.Staff]) -> None:
        self.die_bonuses: list[list[DieBonus]] = [[] for __ in range(7)]
        self.bonuses_at_once: list[list[DieBonus]] = [[] for __ in range(7)]
        """Those whose effects come before the action of the die."""
        self.extra_steps = 0
        self.extra_steps_card = 0
        """P2: the emperor steps that a staff card adds to a die, and the card."""
        self.free_copying = 0
        """P9: staff that make a copy free."""
        self.free_copying_without_die = 0
        """E2: those that do so in an extra turn too."""
        self.occupied_income: list[Income] = []
        self.moving_in_income: list[Income] = []
        self.emperor_income: list[Income] = []
        self.leaving_income: list[list[Income]] = [[] for __ in self.guest_rows]
        self.complete_income: list[list[Income]] = [[] for __ in self.guest_rows]
        """What staff bring for each guest who leaves, and for each whose order is complete."""
        self.dancer_staff = self._cards_with("dancer_sent")
        self.marker_staff = self._cards_with("marker_put")
        self.champagne_staff = self._cards_with("champagne_spent")
        for card, row in enumerate(cards):
            if "die" in row:
                self._die(card, row["die"])
            if "moves_in" in row:
                self.moving_in_income.append(_income(card, row["moves_in"]))
            if "occupied" in row:
                self.occupied_income.append(_income(card, row["occupied"]))
            if "emperor_reward" in row:
                self.emperor_income.append(_income(card, row["emperor_reward"]))
            self._guest_income(card, row.get("leaves"), self.leaving_income)
            self._guest_income(card, row.get("complete"), self.complete_income)

    def _die(self, card: int, row: rows.Die) -> None:
        """P1: what a card adds to dice."""
        for value in row["values"]:
            bonus = DieBonus(card, row)
            self.die_bonuses[value].append(bonus)
            if "at_once" in row:
                self.bonuses_at_once[value].append(bonus)
        if "extra" in row and "emperor" in row["extra"]:
            self.extra_steps += row["extra"]["emperor"]
            self.extra_steps_card = card
        if "free_copy" in row:
            self.free_copying |= 1 << card
            if "without_die" in row:
                self.free_copying_without_die |= 1 << card

    def _guest_income(self, card: int, row: rows.GuestIncome | None, incomes: list[list[Income]]) -> None:
        """P4: what a card brings for each of the guests that it speaks of."""
        if row is not None:
            for guest, guest_row in enumerate(self.guest_rows):
                if _brings_income(row, guest_row):
                    incomes[guest].append(_income(card, row))

    def _tables(self) -> None:
        objectives = self._cards("objectives", self.printed.objectives)
        self.objective_rows: list[Row] = objectives
        self.objectives = [Objective(row) for row in objectives]
        self.tile_rows: list[Row] = self._cards("emperor", self.printed.tiles)
        self.tile_category = [CATEGORIES.index(row["category"]) for row in self.tile_rows]
        self.penalties = [Penalty(row["penalty"]) for row in self.tile_rows]
        self.tile_reward = len(self.rewards)
        self.rewards += [read_effects(row["reward"]) for row in self.tile_rows]
        self.staff_reward = len(self.rewards)
        self.rewards += [read_effects(_staff_effects(row)) for row in self.staff_rows]
        self.added_reward = len(self.rewards)
        """Where the rewards of what only modules know begin."""
        self.reward_owners: list[Row] = [
            *[{"kind": "guest", "guest": number} for number in self.guest_number],
            *[{"kind": "tile", "tile": row["id"]} for row in self.tile_rows],
            *[{"kind": "staff", "staff": number} for number in self.staff_number],
        ]
        """Whose reward each of them is."""
        self.reward_points: list[int] = []
        """As which source the VP of added rewards are counted."""
        self.claim_vp = self.printed.claim_vp
        self.track_vp = self.printed.track_vp
        self.steps_back = self.printed.steps_back
        self.queue_costs = self.printed.queue_costs
        self.occupancy_bonus = self.printed.occupancy_bonus

    def add_reward(self, effects: tuple[Effect, ...], whose: Row, points: int) -> int:
        """Lay effects of a module beside the rewards of cards; their place among them."""
        self.rewards.append(effects)
        self.reward_owners.append(whose)
        self.reward_points.append(points)
        return len(self.rewards) - 1

    def _boards(self) -> None:
        self.boards = self.printed.boards
        self.board_names = [board.name for board in self.boards]
        self.icons = self.printed.icons
        self.space_cost = [self.printed.floor_costs[space // 5] for space in range(SPACES)]
        self.dearest_space = max(self.space_cost)
        self.spaces_within = [
            sum(1 << space for space in range(SPACES) if self.space_cost[space] <= krones)
            for krones in range(self.dearest_space + 1)
        ]
        """Spaces by the most krones that a room on them may cost."""
        self.lowest_floors = [0] + [sum(FLOOR_MASKS[: floor + 1]) for floor in range(FLOORS)]
        assert self.lowest_floors[FLOORS] == ALL_SPACES
        assert len(self.track_vp) == EMPEROR_LIMIT + 1 and self.dearest_space <= MONEY_LIMIT

    def _staff_mask(self, wanted: Callable[[rows.Staff], bool]) -> int:
        return sum(1 << card for card, row in enumerate(self.staff_rows) if wanted(row))

    def staff_numbers(self, cards: int) -> list[int]:
        """A set of staff cards by printed numbers."""
        return [number for card, number in enumerate(self.staff_number) if cards >> card & 1]

    def _cards_with(self, word: str) -> list[int]:
        return [card for card, row in enumerate(self.staff_rows) if word in row]

    def category(self, cards: list[Row], letter: str) -> list[int]:
        """The places of the rows of a category."""
        return [place for place, row in enumerate(cards) if row["category"] == letter]


def _income(card: int, row: rows.Income | rows.GuestIncome) -> Income:
    return Income(card, row.get("krones", 0), row.get("emperor", 0), row.get("vp", 0))


def _staff_effects(row: Any) -> list[Row]:
    """What a staff card gives, whenever it does."""
    for word in STAFF_EFFECTS:
        if word in row:
            return list(row[word])
    die = row.get("die", {})
    return list(die.get("at_once", die.get("after", [])))


def _brings_income(row: rows.GuestIncome, guest: rows.Guest) -> bool:
    """P4: whether a guest is one that the card speaks of."""
    size: int = sum(guest["order"].values())
    return bool(
        row.get("colour", guest["colour"]) == guest["colour"]
        and size >= row.get("min_order", 0)
        and size == row.get("exact_order", size)
    )


@cache
def book_of(
    edition: str,
    promo: bool,
    modules: tuple[int, ...] = (),
    printing: str = "",
    boards_chosen: bool = False,
) -> Book:
    """The book of the package's own content."""
    return Book(own_printed(), edition, promo, modules, printing, boards_chosen)


@cache
def own_printed() -> Printed:
    """The package's own content."""
    return read_printed()


@lru_cache(maxsize=MOST_BOOKS)
def book_of_pack(
    pack: str, edition: str, promo: bool, modules: tuple[int, ...], printing: str, boards_chosen: bool
) -> Book:
    """The book of a content pack, which is given as text: a table asks for it again and again."""
    printed = read_printed(pack=json.loads(pack))
    book = Book(printed, edition, promo, modules, printing, boards_chosen)
    book.content.pack = pack
    return book
