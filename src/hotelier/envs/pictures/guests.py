"""Grand Austria Hotel as a picture: the middle of the table above, a panel for each hotel below.

A picture is as large in every position of a game, as those who make films of them need it.
"""

from typing import Any, Final

from hotelier.austria.content.components import ALL_ITEM_NAMES, COLUMNS, FLOORS, space_name
from hotelier.austria.game import Austria
from hotelier.austria.shown.words import question_words
from hotelier.core.game import Game, Json
from hotelier.envs.pictures.canvas import EMPTY, FAINT, INK, LARGE, MARK, PAPER, SMALL, Canvas, Colour
from hotelier.envs.pictures.modules import middle_lines, own_lines, turned

ROOM_COLOURS: Final[tuple[Colour, ...]] = ((110, 150, 200), (205, 110, 100), (230, 195, 95))
"""Blue, red and yellow rooms."""
GUEST_COLOURS: Final[dict[str, Colour]] = {
    "blue": (160, 190, 225),
    "red": (230, 165, 155),
    "yellow": (244, 222, 150),
    "green": (170, 205, 160),
}
ITEM_COLOURS: Final[dict[str, Colour]] = {
    "strudel": (225, 200, 160),
    "cake": (120, 78, 52),
    "wine": (200, 70, 95),
    "coffee": (70, 60, 58),
    "champagne": (240, 232, 150),
}
PANEL_WIDTH: Final = 300
TOP: Final = 168
"""Where the lines of modules begin, and the panels where there are none."""
CARD_WIDTH: Final = 96
ROOM: Final = 26
CARD_GAP: Final = 8
LINE: Final = 16
TABLES: Final = 158
"""Where the café lies in a panel."""
TABLE_HEIGHT: Final = 76
STAFF_HEIGHT: Final = 18
STAFF_ROWS: Final = 4
"""Three staff cards lie in each row: the number of rows in play, and in hand."""


def draw_austria(game: Game, seat: int | None, view: Json | None = None) -> Canvas:
    """The table as a seat sees it; a spectator sees no hands."""
    assert isinstance(game, Austria)
    view = game.view(seat) if view is None else view
    hotels = len(view["players"])
    lines = middle_lines(game.book, view)
    top = TOP + LINE * len(lines) + 8
    cafe = TABLE_HEIGHT * (2 if "entrances" in view.get("waltz", {}) else 1)
    height = TABLES + cafe + 2 * (LINE + STAFF_ROWS * STAFF_HEIGHT) + 8
    canvas = Canvas(max(2, hotels) * PANEL_WIDTH + CARD_GAP, top + height)
    rows = {row["id"]: row for row in game.book.guest_rows}
    names = [f"seat {number}" for number in range(game.seats)]
    names += [name.capitalize() for name in game.automata]
    _middle(canvas, view, rows, _question(game, view, seat))
    for number, words in enumerate(lines):
        canvas.text(CARD_GAP, TOP + LINE * number, canvas.shortened(words, canvas.image.width - 16), SMALL)
    for place, player in enumerate(view["players"]):
        x = CARD_GAP + place * PANEL_WIDTH
        canvas.box(x - 3, top - 4, PANEL_WIDTH - 4, height, None, FAINT)
        marked = names[place] + (" *" if view["to_move"] == place else "")
        _hotel(canvas, game, (x, top), marked, player, own_lines(game.book, view, place))
        _tables(canvas, x, top + TABLES, player, rows)
        _staff(canvas, game, (x, top + TABLES + cafe), player, turned(view, place))
    return canvas


def _question(game: Austria, view: Json, seat: int | None) -> str:
    """What is being decided; in full for whoever decides it."""
    asked = view["question"]
    if asked is None:
        return "the game is over"
    if seat is not None and view["to_move"] == seat:
        return question_words(game.state)
    return f"seat {view['to_move']} decides: {asked['kind'].replace('_', ' ')}"


def _middle(canvas: Canvas, view: Json, rows: dict[int, Any], question: str) -> None:
    """Round, what is asked, dice, queue and goals."""
    canvas.text(CARD_GAP, 6, f"round {view['round']}, {view['phase']}", LARGE)
    canvas.text(170, 10, canvas.shortened(question, canvas.image.width - 178), SMALL, MARK)
    for space, dice in enumerate(view["dice"]):
        x = CARD_GAP + space * 40
        canvas.box(x, 32, 34, 26, EMPTY)
        canvas.text(x + 4, 37, f"{space + 1}")
        canvas.text(x + 17, 37, f"x{dice}", colour=INK if dice else FAINT)
    goals = [f"{goal['id'].replace('_', ' ')} ({goal['claimed']})" for goal in view["objectives"]]
    canvas.text(CARD_GAP + 250, 34, ", ".join(goals), SMALL)
    canvas.text(CARD_GAP + 250, 50, f"emperor {' '.join(view['emperor_tiles'])}", SMALL)
    for place, guest in enumerate(view["queue"]):
        x = CARD_GAP + place * (CARD_WIDTH + CARD_GAP)
        _guest(canvas, x, 70, None if guest is None else rows[guest], None)
    canvas.text(CARD_GAP, 148, _decks(view), SMALL)


def _decks(view: Json) -> str:
    """What is left, and how far the automaton is."""
    told = f"{view['guest_deck']} guests and {view['staff_deck']} staff cards in the decks"
    solo = view.get("solo")
    if solo is None:
        return told
    countdown = ", ".join(f"{goal} {how}" for goal, how in solo["countdown"].items())
    return f"{told}; {solo['name']}: {solo['cards_left']} cards, {solo['staff_left']} staff, {countdown}"


def _guest(canvas: Canvas, x: int, y: int, row: Any, missing: dict[str, int] | None) -> None:
    """A guest with the order; at a table what is still missing is a ring with a small dot."""
    if row is None:
        canvas.box(x, y, CARD_WIDTH, 72, None, FAINT)
        return
    canvas.box(x, y, CARD_WIDTH, 72, GUEST_COLOURS[row["colour"]])
    canvas.text(x + 4, y + 3, canvas.shortened(row["name"], CARD_WIDTH - 8), SMALL)
    canvas.text(x + 4, y + 52, f"{row['vp']} VP", SMALL)
    at = x + 4
    for item, count in row["order"].items():
        for number in range(count):
            waiting = missing is not None and number < missing.get(item, 0)
            canvas.dot(at, y + 24, 16, EMPTY if waiting else ITEM_COLOURS[item])
            canvas.dot(at + 5, y + 29, 6, ITEM_COLOURS[item], ITEM_COLOURS[item])
            at += 18


def _hotel(
    canvas: Canvas, game: Austria, at: tuple[int, int], name: str, player: Json, modules: list[str]
) -> None:
    """The upper part of a panel: rooms, tracks, what modules add, and the kitchen."""
    x, y = at
    canvas.text(x, y, f"{name}: {player['points']} VP", LARGE, MARK if "*" in name else INK)
    _rooms(canvas, game, x, y + 26, player)
    beside = x + COLUMNS * ROOM + 14
    words = [
        f"{player['krones']} krones, emperor {player['emperor']}",
        f"goals {' '.join(player['objectives']) or 'none'}",
        "passed" if player["passed"] else f"turns {player['turns_taken']}",
        *modules,
    ]
    for line, said in enumerate(words):
        shortened = canvas.shortened(said, x + PANEL_WIDTH - 12 - beside)
        canvas.text(beside, y + 26 + line * LINE, shortened, SMALL)
    left = x
    for item in ALL_ITEM_NAMES:
        for _ in range(player["kitchen"].get(item, 0)):
            canvas.dot(left, y + 138, 12, ITEM_COLOURS[item])
            left = min(left + 13, x + PANEL_WIDTH - 24)


def _tables(canvas: Canvas, x: int, y: int, player: Json, rows: dict[int, Any]) -> None:
    """The guests in the café, three in a row."""
    for place, table in enumerate(player["tables"]):
        left, top = x + place % 3 * (CARD_WIDTH + 1), y + place // 3 * TABLE_HEIGHT
        if table is None:
            _guest(canvas, left, top, None, None)
        else:
            _guest(canvas, left, top, rows[table["guest"]], table["missing"])


def _staff(canvas: Canvas, game: Austria, at: tuple[int, int], player: Json, face_down: list[int]) -> None:
    """Staff in play, crossed where it was used or lies face down; the hand, as far as it is known."""
    x, y = at
    names = {row["id"]: row["name"] for row in game.book.staff_rows}
    idle = [card["staff"] for card in player["staff"] if card["used"]] + face_down
    below = y + LINE + STAFF_ROWS * STAFF_HEIGHT
    canvas.text(x, y, f"{len(player['staff'])} staff in play", SMALL)
    _cards(canvas, x, y + LINE, names, [card["staff"] for card in player["staff"]], idle)
    canvas.text(x, below, f"{player['hand_size']} in hand", SMALL)
    _cards(canvas, x, below + LINE, names, player["known_hand"], [])


def _cards(
    canvas: Canvas, x: int, y: int, names: dict[int, str], cards: list[int], crossed: list[int]
) -> None:
    """Small cards with their names, three in a row; in the last place how many more there are."""
    places = 3 * STAFF_ROWS
    for place, card in enumerate(cards[:places]):
        left, top = x + place % 3 * (CARD_WIDTH + 1), y + place // 3 * STAFF_HEIGHT
        more = len(cards) - places + 1
        words = f"{more} more" if place == places - 1 and more > 1 else names[card]
        canvas.box(left, top, CARD_WIDTH, STAFF_HEIGHT - 2, FAINT if card in crossed else PAPER)
        canvas.text(left + 3, top + 1, canvas.shortened(words, CARD_WIDTH - 6), SMALL)
        if card in crossed:
            canvas.cross(left, top, CARD_WIDTH, STAFF_HEIGHT - 2)


def _rooms(canvas: Canvas, game: Austria, x: int, y: int, player: Json) -> None:
    """The board from the top floor down: faint where nothing is prepared, crossed where somebody sleeps."""
    board = next((board for board in game.book.boards if board.name == player["board"]), None)
    for space in range(FLOORS * COLUMNS):
        floor, column = divmod(space, COLUMNS)
        left, top = x + column * ROOM, y + (FLOORS - 1 - floor) * ROOM
        colour = EMPTY if board is None else ROOM_COLOURS[board.colour_of[space]]
        name = space_name(space)
        if name in player["occupied"] or name in player["vacant"]:
            canvas.box(left, top, ROOM - 2, ROOM - 2, colour)
        else:
            canvas.box(left, top, ROOM - 2, ROOM - 2, EMPTY, colour)
        if name in player["occupied"]:
            canvas.cross(left, top, ROOM - 2, ROOM - 2)
