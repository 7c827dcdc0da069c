"""Grand Austria Hotel as a picture: the middle of the table above, a panel for each hotel below."""

from typing import Any, Final

from hotelier.austria.game import Austria
from hotelier.austria.rules.components import ALL_ITEM_NAMES, COLUMNS, FLOORS, space_name
from hotelier.core.game import Game, Json
from hotelier.envs.pictures.canvas import EMPTY, FAINT, INK, LARGE, MARK, SMALL, Canvas, Colour

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
PANEL_HEIGHT: Final = 330
TOP: Final = 190
CARD_WIDTH: Final = 96
ROOM: Final = 26
CARD_GAP: Final = 8
LINE: Final = 16


def draw_austria(game: Game, seat: int | None) -> Canvas:
    """The table as a seat sees it; a spectator sees no hands."""
    assert isinstance(game, Austria)
    view = game.view(seat)
    hotels = len(view["players"])
    canvas = Canvas(max(2, hotels) * PANEL_WIDTH + CARD_GAP, TOP + PANEL_HEIGHT)
    rows = {row["id"]: row for row in game.book.guest_rows}
    _middle(canvas, view, rows)
    names = [f"seat {number}" for number in range(game.seats)]
    names += [name.capitalize() for name in game.automata]
    for place, player in enumerate(view["players"]):
        marked = names[place] + (" *" if view["to_move"] == place else "")
        _hotel(canvas, game, CARD_GAP + place * PANEL_WIDTH, marked, player, rows)
    return canvas


def _middle(canvas: Canvas, view: Json, rows: dict[int, Any]) -> None:
    """Round, dice, queue and goals."""
    canvas.text(CARD_GAP, 6, f"round {view['round']}, {view['phase']}", LARGE)
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
    canvas.text(CARD_GAP, TOP - 28, _modules(view), SMALL)


def _modules(view: Json) -> str:
    """What modules lay in the middle, in words."""
    waltz: Json = view.get("waltz", {})
    told = [hall["id"].replace("_", " ") for hall in waltz.get("ball", {}).get("halls", [])]
    dice: Json = waltz.get("lounge", {}).get("dice", {})
    told += [f"{colour} die {value}" for colour, value in dice.items() if value]
    return ", ".join(told)


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


def _hotel(canvas: Canvas, game: Austria, x: int, name: str, player: Json, rows: dict[int, Any]) -> None:
    """A panel: rooms, tracks, kitchen, café and staff."""
    y = TOP
    canvas.box(x - 3, y - 4, PANEL_WIDTH - 4, PANEL_HEIGHT - 2, None, FAINT)
    canvas.text(x, y, f"{name}: {player['points']} VP", LARGE, MARK if "*" in name else INK)
    _rooms(canvas, game, x, y + 26, player)
    beside = x + COLUMNS * ROOM + 14
    words = [
        f"{player['krones']} krones",
        f"emperor {player['emperor']}",
        f"{player['hand_size']} in hand",
        f"{len(player['staff'])} staff",
        f"goals {' '.join(player['objectives']) or 'none'}",
        "passed" if player["passed"] else f"turns {player['turns_taken']}",
    ]
    for line, said in enumerate(words):
        canvas.text(beside, y + 26 + line * LINE, said, SMALL)
    at = x
    for item in ALL_ITEM_NAMES:
        for _ in range(player["kitchen"].get(item, 0)):
            canvas.dot(at, y + 138, 12, ITEM_COLOURS[item])
            at = min(at + 13, x + PANEL_WIDTH - 24)
    for place, table in enumerate(player["tables"]):
        left = x + place % 3 * (CARD_WIDTH + 1)
        top = y + 158 + place // 3 * 76
        if table is None:
            _guest(canvas, left, top, None, None)
        else:
            _guest(canvas, left, top, rows[table["guest"]], table["missing"])


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
