"""The printed values, as read from the content files and checked: wrong data is named, not guessed."""

from importlib.resources.abc import Traversable
from typing import Any, get_args

from hotelier.austria.content import checks, rows
from hotelier.austria.content.board import Board, check_board
from hotelier.austria.content.components import FIRST_HAND, SPACES, space_name
from hotelier.austria.content.instructions import read_elisabeth, read_leopold
from hotelier.austria.content.manifests import FOLDERS, MODULES, Manifest, file_of
from hotelier.austria.content.rows import BALL, MODULE
from hotelier.austria.content.solo_entrances import SoloEntrances
from hotelier.core.content import OWN, ContentId, Row, check_card, check_pack, check_unique, row_of_id
from hotelier.core.errors import BadContent
from hotelier.core.rows import check
from hotelier.files import part_of, read_content

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
LAYERED = ((), LAYERS[:1], LAYERS)
"""The layers of the revised edition and of both printings of the first."""
CATEGORIES: tuple[str, ...] = get_args(rows.Category)
LARGEST_ORDER = checks.LARGEST_ORDER
BOARDS = 5
INTRO_LETTERS = ("A", "B", "C", "D")


class Printed:
    """All printed values of the game; rows may hold overrides for the first edition."""

    def __init__(self, files: dict[str, Row], name: str = OWN) -> None:
        self.name = name
        self.files = files
        self.manifests = {module: Manifest(module, files[file_of(module)]) for module in MODULES}
        for file, declared in rows.FILES.items():
            check(files[file], declared, f"{file}.json")
        self.instructions = {"leopold": read_leopold(files["solo_decks"], "solo_decks.json")}
        self.instructions[ELISABETH], self.celebrity_bonus = read_elisabeth(
            files[ELISABETH], "elisabeth.json"
        )
        self.sources: dict[str, dict[str, str]] = {
            file: files[file]["source"] for file in (*FILES, *MODULE_FILES)
        }
        self.sources["names"] = {"all": files["names"]["source"]}
        self.guests: list[Row] = files["guests"]["cards"]
        self.promo: list[Row] = files["guests"]["promo"]
        self.staff: list[Row] = files["staff"]["cards"]
        self.intro_sets: dict[str, Any] = files["staff"]["intro_sets"]
        self.objectives: list[Row] = files["objectives"]["cards"]
        self.claim_vp: list[int] = files["objectives"]["vp"]
        self.tiles: list[Row] = files["emperor"]["cards"]
        self.track_vp: list[int] = files["emperor"]["track_vp"]
        self.steps_back: list[int] = files["emperor"]["steps_back"]
        boards = files["boards"]
        self.floor_costs: list[int] = boards["floor_costs"]
        self.queue_costs: list[int] = boards["queue_costs"]
        self.occupancy_bonus: list[list[int]] = [
            boards["occupancy_bonus"][colour] for colour in get_args(rows.RoomColour)
        ]
        self.icons: list[int] = [boards["vp_icons"].get(space_name(space), 0) for space in range(SPACES)]
        self.boards: list[Board] = [
            check_board(name, board, "boards.json") for name, board in boards["rows"].items()
        ]
        hotels = self.manifests[3]
        self.solo_entrances = SoloEntrances(hotels.rows("solo_entrances"), hotels.where)
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
        self._check_cards("guests", self.guests + self.promo, "guests.json")
        self._check_cards("staff", self.staff, "staff.json")
        self._check_cards("objectives", self.objectives, "objectives.json")
        self._check_cards("emperor", self.tiles, "emperor.json")
        for manifest in self.manifests.values():
            for kind in CARDS:
                for row in manifest.rows(kind) + manifest.rows(f"promo_{kind}"):
                    _check_card(kind, row, manifest.where)
        for module, folder in FOLDERS.items():
            part_of(folder, "printed").check_manifest(self.manifests[module])
        checks.check_strengths(
            self.staff + self.added("staff", MODULES) + self.added("promo_staff", MODULES)
        )
        for category in CATEGORIES:
            for cards, file in ((self.objectives, "objectives.json"), (self.tiles, "emperor.json")):
                if not any(row["category"] == category for row in cards):
                    raise BadContent(f"{file}: there is no card of category {category}")
        if not self.boards or self.boards[0].name != "night":
            raise BadContent("boards.json: the first board must be 'night'")
        if len(self.boards) != BOARDS:
            raise BadContent(
                f"boards.json: there must be {BOARDS} boards, a night board and four day boards"
            )
        self._check_intro_sets()

    def _check_cards(self, kind: str, cards: list[Row], file: str) -> None:
        """The cards of the base game as each edition and printing has them; no number stands twice."""
        what = f"{file}: {CARDS[kind][1]}"
        check_overrides(cards, what)
        for row in cards:
            for layers in LAYERED:
                if not layers or layers[-1] in row:
                    _check_card(kind, of_edition(row, layers), file)
        check_unique(cards, what)
        check_unique(cards + self.added(kind, MODULES), "modules: card")

    def _check_intro_sets(self) -> None:
        left = [row["id"] for row in self.staff]
        for letter in INTRO_LETTERS:
            cards = self.intro_sets[letter]
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
    """The content of a folder, or that of the package; a content pack replaces values of it.

    Manifests of modules that the folder does not have are those of the package.
    """
    files = read_content("hotelier.austria", (*FILES, ELISABETH), folder)
    for module, package in FOLDERS.items():
        files |= _read_manifest(module, package, folder)
    if pack is None:
        return Printed(files)
    check_pack(pack, "austria", rows.Pack)
    where = f"content pack {pack['name']!r}"
    for name, given in pack.items():
        if name == "modules":
            _replace_values(files, given)
        elif name not in ("game", "name"):
            _replace_rows(_rows_called(files, name), given, f"{where}: {name}")
    try:
        return Printed(files, pack["name"])
    except BadContent as error:  # our own content is right, so the pack is wrong
        raise BadContent(f"{where}: {error}") from None


def _read_manifest(module: int, package: str, folder: Traversable | None) -> dict[str, Row]:
    """The manifest of a module: the module's own, unless the folder has another."""
    name = file_of(module)
    given = folder is not None and folder.joinpath(f"{name}.json").is_file()
    return read_content(package, (name,), folder if given else None)


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


def _replace_values(files: dict[str, Row], modules: Row) -> None:
    """Put single values of a pack over those that a module replaces in the base game."""
    for module, values in modules.items():
        file = files[file_of(int(module))]
        file["replaces"].update(values)
        file["stand_in"] = [name for name in file.get("stand_in", []) if name not in values]


CARDS: dict[str, tuple[Any, str]] = {
    "guests": (rows.Guest, "guest"),
    "staff": (rows.Staff, "staff card"),
    "objectives": (rows.Objective, "objective"),
    "emperor": (rows.Tile, "tile"),
}
"""The kinds of cards: what they are declared as, and what a card is called."""


def _check_card(kind: str, row: Row, file: str) -> None:
    """A card as its kind is declared, its fields going together."""
    declared, what = CARDS[kind]
    without = () if file == BALL_FILE else (BALL, MODULE) if file == "staff.json" else (BALL,)
    where = check_card(row, declared, file, what, without)
    if kind == "guests":
        checks.check_order(row, where)
    elif kind == "staff":
        checks.check_staff(row, where)
    elif kind == "emperor":
        checks.check_penalty(row["penalty"], f"{where}: penalty")
