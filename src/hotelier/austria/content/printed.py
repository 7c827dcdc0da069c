"""The printed values, as read from the content files and checked: wrong data is named, not guessed."""

from collections.abc import Callable
from importlib.resources.abc import Traversable
from typing import Any

from hotelier.austria.modules.ballrooms.printed import BallBook
from hotelier.austria.modules.celebrities.printed import check_celebrities, check_key
from hotelier.austria.modules.hotels.printed import check_doors
from hotelier.austria.modules.manifests import MODULES, PARTS, Manifest, file_of
from hotelier.austria.rules.board import Board, check_board
from hotelier.austria.rules.components import (
    ALL_ITEM_NAMES,
    COLOUR_NAMES,
    COLUMNS,
    EMPEROR_LIMIT,
    FIRST_HAND,
    FLOORS,
    HALLS,
    MONEY_LIMIT,
    QUEUE,
    ROOM_COLOURS,
    SPACES,
    space_name,
)
from hotelier.austria.rules.effects import MOST, SEND_DANCER, read_effects, read_effects_without_ball
from hotelier.austria.solo.cards import read_bonuses, read_deck
from hotelier.austria.solo.own_entrances import OwnEntrances
from hotelier.core.content import (
    OWN,
    ContentId,
    Row,
    check_pack,
    check_range,
    check_stand_in,
    check_true,
    check_unique,
    field_of,
    numbers_of,
    one_of,
    only,
    row_of_id,
    rows_of,
)
from hotelier.core.errors import BadContent
from hotelier.files import read_content

PACKED = ("guests", "staff", "objectives", "emperor", *PARTS, "modules")
"""What a content pack may replace: fields of cards and parts, named by their ids; values of modules."""
FILES = ("guests", "staff", "objectives", "emperor", "boards", "solo_decks", "names")
ELISABETH = "elisabeth"
ELISABETH_WITH = (1, 2)
"""Modules with which the automaton is Elisabeth; without them nobody knows her cards."""
MODULE_FILES = (*(file_of(module) for module in MODULES), ELISABETH)
BALL_FILE = f"{file_of(1)}.json"
STAND_IN = "stand-in: no source found, a playable value of ours; replace it with a content pack"
EDITIONS = ("revised", "first")
ITALIAN = "italian"
SPANISH = "spanish"
PRINTINGS = (ITALIAN, SPANISH)
"""E2: those of the first edition."""
LAYERS = ("first", SPANISH)
"""Fields of a row that hold what an edition or a printing has otherwise; the last one wins."""
CATEGORIES = ("A", "B", "C")
TIMINGS = ("once", "round", "permanent", "end", "flip")
DIE_VALUES = range(1, 7)
LARGEST_ORDER = 4
BOARDS = 5
DIE_WORDS: dict[str, tuple[int, ...]] = {
    "rooms": (1, 2),
    "staff": (3,),
    "emperor": (5,),
    "dancer": (3, 5),
    "both": (4,),
    "free_copy": (6,),
    "without_die": (6,),
}
"""The dice with which the steps of the game know what to do with a word."""
DIE_FIELDS = ("values", "vp", "strength", "extra", "both", "free_copy", "without_die", "at_once", "after")
SPLIT_VALUES = (1, 2, 4, 6)
INTRO_LETTERS = ("A", "B", "C", "D")

STAFF_EFFECTS = ("effect", "use", "turned", "dancer_sent", "marker_put", "champagne_spent")
"""The words of staff cards that say what they give; a card has at most one of them."""
BALL_WORDS = (
    *("champagne", "dancer", "dancers", "ballroom", "only", "green_guests"),
    *("dancer_sent", "marker_put", "champagne_spent", "when", "at_once", "after"),
)
"""Words that only the cards of module 1 have."""
STAFF_WORDS: dict[str, type] = {
    "use": list,
    "price": dict,
    "flip": dict,
    "turned": list,
    "effect": list,
    "leaves": dict,
    "complete": dict,
    "free_rooms": str,
    "die": dict,
    "occupied": dict,
    "moves_in": dict,
    "free_serving": bool,
    "free_guests": bool,
    "ignore_penalty": bool,
    "no_penalty": bool,
    "emperor_reward": dict,
    "score": dict,
    "dancer_sent": list,
    "marker_put": list,
    "champagne_spent": list,
    "when": str,
}
"""What a staff card can do, each a key of its row."""

SCORED = (
    "occupied_blue",
    "occupied_red",
    "occupied_yellow",
    "occupied",
    "rooms",
    "groups",
    "floors",
    "columns",
    "sets",
    "staff",
    "objectives",
    "emperor",
    "dancers",
    "copy",
    "copy_own_too",
)
"""What `end` cards count."""

FLIP_WORDS = ("steps", "dishes", "drinks", "group", "marker", "min_order")
"""What has to happen for a `flip` card, besides a guest who leaves."""

NEEDS = (
    "krones",
    "emperor",
    "staff",
    "rooms",
    "floors",
    "columns",
    "groups",
    "whole_colours",
    "blue",
    "red",
    "yellow",
    "champagne",
    "dancers",
    "green_guests",
    "each_item",
    "top_floor",
    "large_orders",
)
"""What objectives ask for."""

PENALTIES: dict[str, type] = {
    "krones": int,
    "vp": int,
    "vp_per_staff": int,
    "all_krones": bool,
    "items": int,
    "kitchen": bool,
    "orders": bool,
    "hand_cards": int,
    "vacant_rooms": int,
    "occupied_rooms": str,
    "end_card": int,
    "champagne": int,
    "dancers": int,
    "ballroom": int,
    "else_vp": int,
}
OCCUPIED_ROOMS_LOST = ("lower_floor", "same_column", "row_below")


class Printed:
    """All printed values of the game; rows may hold overrides for the first edition."""

    def __init__(self, files: dict[str, Row], name: str = OWN) -> None:
        self.name = name
        self.files = files
        self.manifests = {module: Manifest(module, files[file_of(module)]) for module in MODULES}
        self.sources: dict[str, dict[str, str]] = {}
        for file in (*FILES, *MODULE_FILES):
            source = field_of(files[file], "source", f"{file}.json")
            self.sources[file] = source if isinstance(source, dict) else {"all": source}
        self.guests = rows_of(files["guests"], "cards", "guests.json")
        self.promo = rows_of(files["guests"], "promo", "guests.json")
        self.staff = rows_of(files["staff"], "cards", "staff.json")
        self.intro_sets: dict[str, Any] = field_of(files["staff"], "intro_sets", "staff.json", dict)
        self.objectives = rows_of(files["objectives"], "cards", "objectives.json")
        self.claim_vp = numbers_of(files["objectives"], "vp", "objectives.json", 3)
        self.tiles = rows_of(files["emperor"], "cards", "emperor.json")
        self.track_vp = numbers_of(files["emperor"], "track_vp", "emperor.json", EMPEROR_LIMIT + 1)
        self.steps_back = numbers_of(files["emperor"], "steps_back", "emperor.json", 3)
        self.floor_costs = numbers_of(files["boards"], "floor_costs", "boards.json", FLOORS)
        self.queue_costs = numbers_of(files["boards"], "queue_costs", "boards.json", QUEUE)
        bonuses = field_of(files["boards"], "occupancy_bonus", "boards.json", dict)
        self.occupancy_bonus = [
            numbers_of(bonuses, colour, "boards.json: occupancy_bonus", 4)
            for colour in COLOUR_NAMES[:ROOM_COLOURS]
        ]
        self.icons = _icons(field_of(files["boards"], "vp_icons", "boards.json", dict))
        self.boards: list[Board] = [
            check_board(name, rows, "boards.json")
            for name, rows in field_of(files["boards"], "rows", "boards.json", dict).items()
        ]
        self.instructions = {
            "leopold": read_deck(files["solo_decks"], "leopold", "solo_decks.json"),
            ELISABETH: read_deck(files[ELISABETH], ELISABETH, "elisabeth.json"),
        }
        self.celebrity_bonus = read_bonuses(files[ELISABETH], "elisabeth.json")
        self.ball = BallBook(self.manifests[1])
        doors = self.manifests[3]
        self.own_entrances = OwnEntrances(doors.rows("solo_entrances"), doors.where)
        self.names = files["names"]
        self._check_rows()

    def content_of(self, modules: tuple[int, ...]) -> ContentId:
        """Which content a game with these modules is played with; of the other modules it knows nothing."""
        known = [*(file for file in FILES if file != "names"), *(file_of(module) for module in modules)]
        if automaton_of(modules) == ELISABETH:
            known.append(ELISABETH)
        return ContentId(self.name, {file: self.files[file] for file in known})

    def added(self, kind: str, modules: tuple[int, ...]) -> list[Row]:
        """The rows of a kind that these modules add."""
        return [row for module in modules for row in self.manifests[module].rows(kind)]

    def _check_rows(self) -> None:
        check_overrides(self.guests + self.promo, "guests.json: guest")
        check_overrides(self.staff, "staff.json: staff card")
        check_overrides(self.objectives, "objectives.json: objective")
        check_overrides(self.tiles, "emperor.json: tile")
        guests = self.guests + self.promo
        for layers in ((), LAYERS[:1], LAYERS):
            for rows, check, file in (
                (guests, _check_guest, "guests.json"),
                (self.staff, _check_staff, "staff.json"),
                (self.objectives, _check_objective, "objectives.json"),
                (self.tiles, _check_tile, "emperor.json"),
            ):
                _check_cards([of_edition(row, layers) for row in rows], check, file)
        for manifest in self.manifests.values():
            _check_cards(manifest.rows("guests"), _check_guest, manifest.where)
            _check_cards(manifest.rows("staff"), _check_staff, manifest.where)
            _check_cards(manifest.rows("promo_staff"), _check_staff, manifest.where)
            _check_cards(manifest.rows("objectives"), _check_objective, manifest.where)
            _check_cards(manifest.rows("emperor"), _check_tile, manifest.where)
        check_doors(self.manifests[3])
        check_celebrities(self.manifests[2])
        check_key(self.manifests[4])
        staff = self.staff + self.added("staff", MODULES) + self.added("promo_staff", MODULES)
        _check_strengths(staff)
        for base, kind, what in (
            (guests, "guests", "guests.json: guest"),
            (self.staff, "staff", "staff.json: staff card"),
            (self.objectives, "objectives", "objectives.json: objective"),
            (self.tiles, "emperor", "emperor.json: tile"),
        ):
            check_unique(base, what)
            check_unique(base + self.added(kind, MODULES), "modules: card")
        for category in CATEGORIES:
            for rows, file in ((self.objectives, "objectives.json"), (self.tiles, "emperor.json")):
                if not any(row["category"] == category for row in rows):
                    raise BadContent(f"{file}: there is no card of category {category}")
        if not self.boards or self.boards[0].name != "night":
            raise BadContent("boards.json: the first board must be 'night'")
        if len(self.boards) != BOARDS:
            raise BadContent(
                f"boards.json: there must be {BOARDS} boards, a night board and four day boards"
            )
        if max(self.floor_costs) > MONEY_LIMIT:
            raise BadContent(f"boards.json: 'floor_costs': nobody has more than {MONEY_LIMIT} krones")
        for kind in ("staff", "guests"):
            field_of(self.names, kind, "names.json", dict)
        self._check_intro_sets()

    def _check_intro_sets(self) -> None:
        only(self.intro_sets, INTRO_LETTERS, "staff.json: intro_sets")
        left = [row["id"] for row in self.staff]
        for letter in INTRO_LETTERS:
            cards = self.intro_sets.get(letter)
            rest = [card for card in left if not isinstance(cards, list) or card not in cards]
            if (
                not isinstance(cards, list)
                or len(cards) != FIRST_HAND
                or len(left) - len(rest) != FIRST_HAND
            ):
                raise BadContent(
                    f"staff.json: intro set {letter} must be {FIRST_HAND} staff cards of no other set"
                )
            left = rest

    def summary(self) -> list[Row]:
        """What is there, how many, and which of its values come from which source."""
        return [
            _summary("guests", len(self.guests), self.sources["guests"], without="promo"),
            _summary("promo guests", len(self.promo), self.sources["guests"], only="promo"),
            _summary("staff cards", len(self.staff), self.sources["staff"], without="intro_sets"),
            _summary("intro sets", len(self.intro_sets), self.sources["staff"], only="intro_sets"),
            _summary("objectives", len(self.objectives), self.sources["objectives"]),
            _summary("emperor tiles", len(self.tiles), self.sources["emperor"]),
            _summary("hotel boards", len(self.boards), self.sources["boards"]),
            _summary("Leopold's cards", len(self.instructions["leopold"]), self.sources["solo_decks"]),
            _summary("Elisabeth's cards", len(self.instructions[ELISABETH]), self.sources[ELISABETH]),
            _summary(
                "translated names",
                len(self.names["staff"]) + len(self.names["guests"]),
                self.sources["names"],
            ),
            *(row for module in MODULES for row in self._summary_of_module(module)),
        ]

    def _summary_of_module(self, module: int) -> list[Row]:
        """What a module adds and replaces; values of ours are listed one by one."""
        manifest = self.manifests[module]
        sources = self.sources[file_of(module)]
        told = [
            {
                "content": f"module {module}: {kind.replace('_', ' ')}",
                "number": len(rows),
                "sources": _with_stand_ins(sources.get(kind, sources.get("adds", "")), rows),
            }
            for kind, rows in manifest.adds.items()
        ]
        known = [name for name in manifest.replaces if name not in manifest.stand_in]
        replaced: dict[str, list[str]] = {sources.get("replaces", ""): known} if known else {}
        if manifest.stand_in:
            replaced[STAND_IN] = manifest.stand_in
        if replaced:
            told.append(
                {
                    "content": f"module {module}: rules",
                    "number": len(manifest.replaces),
                    "sources": replaced,
                }
            )
        return told


def _with_stand_ins(source: str, rows: list[Row]) -> dict[str, list[str]]:
    """The values of rows by source: those of ours with the ids of the rows that have them."""
    ids: dict[str, list[str]] = {}
    for row in rows:
        for field in row.get("stand_in", []):
            ids.setdefault(field, []).append(str(row["id"]))
    found = {source: ["all" if not ids else "all others"]}
    if ids:
        found[STAND_IN] = [f"{field} of {', '.join(those)}" for field, those in ids.items()]
    return found


def automaton_of(modules: tuple[int, ...]) -> str:
    """Who plays against a single player with these modules (L20, L30)."""
    return ELISABETH if any(module in modules for module in ELISABETH_WITH) else "leopold"


def _summary(content: str, number: int, sources: dict[str, str], only: str = "", without: str = "") -> Row:
    by_source: dict[str, list[str]] = {}
    for value, source in sources.items():
        if value != without and (not only or value == only):
            by_source.setdefault(source, []).append(value)
    return {"content": content, "number": number, "sources": by_source}


def check_overrides(rows: list[Row], where: str) -> None:
    """What an edition or printing has otherwise is an object, and no other card."""
    for row in rows:
        for layer in LAYERS:
            differs = row.get(layer, {})
            if not isinstance(differs, dict) or "id" in differs:
                raise BadContent(
                    f"{where} {row.get('id')}: {layer!r} must be an object with the fields that differ "
                    "but the id"
                )


def layers_of(edition: str, printing: str) -> tuple[str, ...]:
    """Which overrides of a row hold in an edition and its printing."""
    if edition != "first":
        return ()
    return LAYERS if printing == SPANISH else LAYERS[:1]


def of_edition(row: Row, layers: tuple[str, ...]) -> Row:
    """A row with overrides applied; a field that they make null is not there."""
    merged = {key: value for key, value in row.items() if key not in LAYERS}
    for layer in layers:
        differs = row.get(layer, {})
        merged |= differs
        merged = {key: value for key, value in merged.items() if key not in differs or value is not None}
    return merged


def read_printed(folder: Traversable | None = None, pack: Row | None = None) -> Printed:
    """The content of a folder, or that of the package; a content pack replaces values of it."""
    files = read_content("hotelier.austria", (*FILES, *MODULE_FILES), folder)
    if pack is None:
        return Printed(files)
    check_pack(pack, "austria", PACKED)
    where = f"content pack {pack['name']!r}"
    for name in PACKED:
        if name == "modules":
            _replace_values(files, pack.get(name, {}), f"{where}: modules")
        elif name in pack:
            _replace_rows(_rows_called(files, name), rows_of(pack, name, where), f"{where}: {name}")
    try:
        return Printed(files, pack["name"])
    except BadContent as error:  # our own content is right, so the pack is wrong
        raise BadContent(f"{where}: {error}") from None


def _rows_called(files: dict[str, Row], name: str) -> list[Row]:
    """All rows of a kind, in the box of the base game and in those of the modules."""
    rows = [row for part in ("cards", "promo") for row in files.get(name, {}).get(part, [])]
    for module in MODULE_FILES:
        for kind in (name, f"promo_{name}"):
            rows += files[module].get("adds", {}).get(kind, [])
    return rows


def _replace_rows(cards: list[Row], rows: list[Row], where: str) -> None:
    """Put the fields of a pack's rows over those of the cards with the same id."""
    for row in rows:
        card = row_of_id(cards, row.get("id"), where)
        if "stand_in" in row:
            raise BadContent(f"{where}: card {row['id']}: what a pack gives is no stand-in")
        _replace_overrides(card, row)
        card.update(row)
        if "stand_in" in card:
            card["stand_in"] = [field for field in card["stand_in"] if field not in row]


def _replace_overrides(card: Row, row: Row) -> None:
    """What a pack says holds in every edition and printing, unless the pack itself says otherwise there.

    Where an edition drops a field to say the same in another way, its whole override goes.
    """
    for layer in LAYERS:
        differs = card.get(layer)
        if layer not in row and isinstance(differs, dict):
            if any(field in row and value is None for field, value in differs.items()):
                del card[layer]
            else:
                card[layer] = {field: value for field, value in differs.items() if field not in row}


def _replace_values(files: dict[str, Row], modules: object, where: str) -> None:
    """Put single values of a pack over those that a module replaces in the base game."""
    if not isinstance(modules, dict):
        raise BadContent(f"{where}: must be an object with the numbers of modules")
    for module, values in modules.items():
        if module not in [str(number) for number in MODULES]:
            allowed = ", ".join(str(number) for number in MODULES)
            raise BadContent(f"{where}: there is no module {module!r}; allowed are: {allowed}")
        file = files[file_of(int(module))]
        if not isinstance(values, dict):
            raise BadContent(f"{where}: module {module} must be an object with values")
        only(values, tuple(file["replaces"]), f"{where}: module {module}")
        file["replaces"].update(values)
        file["stand_in"] = [name for name in file.get("stand_in", []) if name not in values]


def _icons(row: Row) -> list[int]:
    names = [space_name(space) for space in range(SPACES)]
    icons = [0] * SPACES
    for name, vp in row.items():
        if name not in names or type(vp) is not int:
            raise BadContent(
                f"boards.json: vp_icons: {name!r}: {vp!r}; "
                f"give the VP of a space from 1a to {FLOORS}{'abcde'[COLUMNS - 1]}"
            )
        icons[names.index(name)] = vp
    return icons


def _check_cards(rows: list[Row], check: Callable[[Row, str], None], file: str) -> None:
    for row in rows:
        check(row, file)


def _check_guest(row: Row, file: str) -> None:
    where = f"{file}: guest {field_of(row, 'id', f'{file}: a guest', int)}"
    fields = ("id", "name", "colour", "order", "vp", "reward", "only", "stand_in")
    only(row, _known(fields, file), where)
    check_stand_in(row, where)
    field_of(row, "name", where, str)
    one_of(row, "colour", COLOUR_NAMES, where)
    field_of(row, "vp", where, int)
    check_range(row, ("vp",), where, least=-99)
    order = field_of(row, "order", where, dict)
    only(order, _known(ALL_ITEM_NAMES, file), f"{where}: order")
    if any(type(n) is not int or n < 1 for n in order.values()):
        raise BadContent(f"{where}: the order must give whole numbers from 1")
    if not 1 <= sum(order.values()) <= LARGEST_ORDER:
        raise BadContent(f"{where}: an order is of 1 to {LARGEST_ORDER} items")
    _check_effects(field_of(row, "reward", where), f"{where}: reward", file)
    if "only" in row:
        one_of(row, "only", ("room", "ballroom"), where)


def _known(words: tuple[str, ...], file: str) -> tuple[str, ...]:
    """The words that a content file may use: champagne and dancers are known to module 1 alone."""
    return tuple(word for word in words if file == BALL_FILE or word not in BALL_WORDS)


def _check_effects(rows: object, where: str, file: str) -> None:
    """Effects that can be read; only module 1 has champagne and dancers."""
    if file == BALL_FILE:
        read_effects(rows, where)
    else:
        read_effects_without_ball(rows, where)


def _check_staff(row: Row, file: str) -> None:
    where = f"{file}: staff card {field_of(row, 'id', f'{file}: a card', int)}"
    words = _known(tuple(STAFF_WORDS), file)
    only(row, ("id", "name", "cost", "timing", "meaning", *words, "stand_in"), where)
    check_stand_in(row, where)
    field_of(row, "name", where, str)
    field_of(row, "meaning", where, str)
    field_of(row, "cost", where, int)
    check_range(row, ("cost",), where, least=0)
    one_of(row, "timing", TIMINGS, where)
    for word, kind in STAFF_WORDS.items():
        if word in row and field_of(row, word, where, kind) is False:
            raise BadContent(f"{where}: {word!r} is true, or it is not there")
    for timing, word in (("once", "effect"), ("round", "use"), ("end", "score"), ("flip", "turned")):
        if (row["timing"] == timing) != (word in row):
            raise BadContent(f"{where}: cards with timing {timing!r}, and only they, have {word!r}")
    if "price" in row:
        _check_price(row, where, file)
    if ("flip" in row) != ("turned" in row):
        raise BadContent(f"{where}: 'flip' and 'turned' go together")
    if "flip" in row:
        _check_flip(row["flip"], f"{where}: flip")
    for word in STAFF_EFFECTS:
        if word in row:
            _check_effects(row[word], f"{where}: {word}", file)
    if "score" in row:
        _check_score(row["score"], f"{where}: score", file)
    if "die" in row:
        _check_die(row["die"], f"{where}: die", file)
    _check_incomes(row, where)
    if "free_rooms" in row:
        one_of(row, "free_rooms", COLOUR_NAMES[:ROOM_COLOURS], where)
    if "when" in row:
        one_of(row, "when", ("staff_played",), where)
        if [effect.kind for effect in read_effects(row.get("use", []), where)] != [SEND_DANCER]:
            raise BadContent(f"{where}: 'when' goes only with the use of sending a dancer")


def _check_score(row: Row, where: str, file: str) -> None:
    """What an `end` card counts."""
    only(row, ("per", "vp", "max"), where)
    one_of(row, "per", _known(SCORED, file), where)
    field_of(row, "vp", where, int)
    check_range(row, ("vp",), where, least=0)
    check_range(row, ("max",), where)


def _check_die(row: Row, where: str, file: str) -> None:
    """P1: what a card adds to dice of some values."""
    only(row, _known(DIE_FIELDS, file), where)
    values = field_of(row, "values", where, list)
    if not values or any(type(value) is not int or value not in DIE_VALUES for value in values):
        raise BadContent(f"{where} values are 1 to 6")
    check_range(row, ("vp",), where)
    check_range(row, ("strength",), where, most=9)
    check_true(row, ("both", "free_copy", "without_die"), where)
    _check_extra(row.get("extra", {}), f"{where}: extra", file)
    if "at_once" in row and "after" in row:
        raise BadContent(f"{where}: give 'at_once' or 'after', not both")
    for word in ("at_once", "after"):
        if word in row:
            _check_effects(row[word], f"{where}: {word}", file)
    for word in (*row, *row.get("extra", {})):
        if not set(values) <= set(DIE_WORDS.get(word, DIE_VALUES)):
            raise BadContent(f"{where}: {word!r} goes only with the values {DIE_WORDS[word]}")


def _check_incomes(row: Row, where: str) -> None:
    """P4, P5, E: what a card brings for guests, for occupied rooms and when the emperor rewards."""
    for word in ("leaves", "complete"):
        if word in row:
            allowed = ("colour", "min_order", "exact_order", "krones", "emperor", "vp")
            only(row[word], allowed, f"{where}: {word}")
            check_range(row[word], allowed[1:], f"{where}: {word}")
            if "colour" in row[word]:
                one_of(row[word], "colour", COLOUR_NAMES, f"{where}: {word}")
    for word in ("occupied", "moves_in", "emperor_reward"):
        if word in row:
            only(row[word], ("krones", "emperor", "vp"), f"{where}: {word}")
            check_range(row[word], ("krones", "emperor", "vp"), f"{where}: {word}")


def _check_price(row: Row, where: str, file: str) -> None:
    """What a `round` card of a module asks before it gives."""
    if row["timing"] != "round":
        raise BadContent(f"{where}: only cards with timing 'round' have 'price'")
    if file == "staff.json":
        raise BadContent(f"{where}: only cards of modules have 'price'")
    allowed = ("krones", "emperor", "any_item", "exchange", *_known(ALL_ITEM_NAMES, file))
    only(row["price"], allowed, f"{where}: price")
    check_range(row["price"], allowed, f"{where}: price", most=9)


def _check_flip(row: Row, where: str) -> None:
    """What has to happen before a card may be turned face down."""
    only(row, (*FLIP_WORDS, "guest"), where)
    check_range(row, FLIP_WORDS, where, most=9)
    if "guest" in row:
        one_of(row, "guest", COLOUR_NAMES, where)
    if len([word for word in row if word != "min_order"]) != 1:
        allowed = ", ".join((*FLIP_WORDS, "guest"))
        raise BadContent(f"{where}: must name one condition; allowed are: {allowed}")


def _check_strengths(rows: list[Row]) -> None:
    """The action table has room for one point of strength beyond dice and boost where items are split."""
    for value in SPLIT_VALUES:
        cards = [row for row in rows if value in row.get("die", {}).get("values", ())]
        if sum(row["die"].get("strength", 0) for row in cards) > 1:
            raise BadContent(f"staff.json: all cards together may give die {value} at most 1 strength")
    for value in DIE_WORDS["dancer"]:
        cards = [row for row in rows if value in row.get("die", {}).get("values", ())]
        if sum("dancer" in row["die"].get("extra", {}) for row in cards) > 1:
            raise BadContent(f"staff: only one card may send a dancer as an extra of die {value}")
    if sum("emperor" in row.get("die", {}).get("extra", {}) for row in rows) > 1:
        raise BadContent("staff.json: only one card may give emperor steps as an extra of a die")


def _check_extra(row: object, where: str, file: str) -> None:
    """P2: one room, one staff card, emperor steps, or a dancer."""
    if not isinstance(row, dict):
        raise BadContent(f"{where}: must be an object")
    only(row, _known(("rooms", "staff", "emperor", "dancer"), file), where)
    for word, number in row.items():
        if word == "dancer":
            field_of(row, word, where, dict)
            only(number, ("discount",), f"{where}: dancer")
            check_range(number, ("discount",), f"{where}: dancer", most=MOST)
        elif type(number) is not int or number < 1 or (word != "emperor" and number != 1):
            raise BadContent(f"{where}: {word!r} is {number!r}; it must be 1, or for emperor 1 or more")


def _check_objective(row: Row, file: str) -> None:
    where = f"{file}: objective {field_of(row, 'id', f'{file}: an objective', str)}"
    only(row, ("id", "category", "meaning", "needs", "stand_in"), where)
    check_stand_in(row, where)
    one_of(row, "category", CATEGORIES, where)
    field_of(row, "meaning", where, str)
    needs = field_of(row, "needs", where, dict)
    only(needs, _known(NEEDS, file), f"{where}: needs")
    if not needs or any(type(n) is not int or n < 1 for n in needs.values()):
        raise BadContent(f"{where}: needs must give whole numbers from 1")


def _check_tile(row: Row, file: str) -> None:
    where = f"{file}: tile {field_of(row, 'id', f'{file}: a tile', str)}"
    only(row, ("id", "category", "meaning", "reward", "penalty", "stand_in"), where)
    check_stand_in(row, where)
    one_of(row, "category", CATEGORIES, where)
    meaning = field_of(row, "meaning", where, dict)
    field_of(meaning, "reward", f"{where}: meaning", str)
    field_of(meaning, "penalty", f"{where}: meaning", str)
    _check_effects(field_of(row, "reward", where), f"{where}: reward", file)
    penalty = field_of(row, "penalty", where, dict)
    only(penalty, _known(tuple(PENALTIES), file), f"{where}: penalty")
    for word in penalty:
        field_of(penalty, word, f"{where}: penalty", PENALTIES[word])
        if PENALTIES[word] is int:
            check_range(penalty, (word,), f"{where}: penalty")
    if "occupied_rooms" in penalty:
        one_of(penalty, "occupied_rooms", OCCUPIED_ROOMS_LOST, f"{where}: penalty")
    if "dancers" in penalty:
        field_of(penalty, "ballroom", f"{where}: penalty", int)
        check_range(penalty, ("ballroom",), f"{where}: penalty", most=HALLS)
