"""Grand Austria Hotel drawn with text: nothing but what the viewer may know."""

from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from hotelier.austria.content.board import Board
from hotelier.austria.content.book import Book
from hotelier.austria.content.components import COLOUR_NAMES, COLUMNS, FLOORS, space_name
from hotelier.austria.game import Austria
from hotelier.austria.shown.card_words import find_card, guest_reward_words, items_words
from hotelier.austria.shown.event_words import FACES, lines
from hotelier.austria.shown.named import SPACE_MEANINGS, penalty_words
from hotelier.austria.shown.words import (
    action_words,
    question_words,
)
from hotelier.core.game import Game, Json
from hotelier.terminal.waltz import modules

STYLES = {"blue": "bright_blue", "red": "bright_red", "yellow": "bright_yellow", "green": "bright_green"}
LETTERS = {"blue": "B", "red": "R", "yellow": "Y", "green": "G"}
LEGEND = "b empty · B□ vacant · B■ occupied · B blue, R red, Y yellow, G green (any room)"


def draw(console: Console, game: Game, seat: int | None, names: list[str]) -> None:
    """The whole table as a seat sees it."""
    assert isinstance(game, Austria)
    view = game.view(seat)
    console.print()
    console.rule(_title(view, names))
    if view["round"]:
        console.print(_dice(view))
    console.print(_queue(game.book, view), _goals(game.book, view), sep="\n")
    for part in modules(game.book, view, names):
        console.print(part)
    hotels = [
        _hotel(game, view, other, names[other], other == seat) for other in range(len(view["players"]))
    ]
    console.print(Columns(hotels, padding=(0, 1)))
    if view["question"] is not None and view["question"]["kind"] == "board":
        console.print(Columns(_boards(game), padding=(0, 1), title="boards to choose from"))
    console.print(Text(LEGEND, style="dim"))
    if seat is not None:
        console.print(_own_cards(game.book, view["players"][seat]))


def draw_own(console: Console, game: Game, seat: int, names: list[str]) -> None:
    """Only the own side, for decisions in the middle of something."""
    assert isinstance(game, Austria)
    console.print(_hotel(game, game.view(seat), seat, names[seat], True))


def wants_whole_table(game: Game) -> bool:
    """Whether the decision is one for which a player looks at everything."""
    return game.view(None)["question"]["kind"] in (
        *("turn", "board", "first_guest", "draft", "reward", "penalty"),
    )


def words(game: Game, action: int) -> str:
    assert isinstance(game, Austria)
    return action_words(game.state, action)


def question(game: Game) -> str:
    assert isinstance(game, Austria)
    return question_words(game.state)


def happened(game: Game, events: list[Json], names: list[str]) -> list[str]:
    assert isinstance(game, Austria)
    return lines(game.book, events, names)


def explain(game: Game, text: str) -> list[str]:
    assert isinstance(game, Austria)
    return find_card(game.book, text)


def _title(view: Json, names: list[str]) -> str:
    when = {"setup": "Setting up", "over": "The end"}.get(view["phase"], f"Round {view['round']} of 7")
    if view["phase"] == "emperor":
        when += ", the emperor scores"
    to_move = view["to_move"]
    return f"[bold]{when}[/]" + (f" · {names[to_move]} to decide" if to_move is not None else "")


def _dice(view: Json) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for value in range(1, 7):
        table.add_column(f"{value} {SPACE_MEANINGS[value - 1]}", justify="center", overflow="fold")
    table.add_row(
        *(f"{FACES[value] * count} ×{count}" if count else "–" for value, count in enumerate(view["dice"]))
    )
    return table


def _queue(book: Book, view: Json) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("guest", "costs", "", "name", "orders", "VP", "reward"):
        table.add_column(heading)
    for place, number in enumerate(view["queue"]):
        if number is None:
            continue
        guest = book.guest_number.index(number)
        table.add_row(
            str(place + 1),
            str(book.queue_costs[place]),
            _letter(COLOUR_NAMES[book.guest_colour[guest]]),
            f"{number} {book.guest_name[guest]}",
            items_words(book.guest_order[guest]),
            str(book.guest_vp[guest]),
            guest_reward_words(book, guest),
        )
    return table


def _letter(colour: str) -> Text:
    return Text(LETTERS[colour], style=STYLES[colour])


def _goals(book: Book, view: Json) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", "objective", "next", "emperor after", "from 3: reward", "at 0: penalty"):
        table.add_column(heading)
    objectives = {row["id"]: row for row in book.objective_rows}
    tiles = {row["id"]: place for place, row in enumerate(book.tile_rows)}
    for place, (letter, after) in enumerate(zip("ABC", (3, 5, 7), strict=True)):
        objective = view["objectives"][place]
        tile = tiles[view["emperor_tiles"][place]]
        next_vp = objective["next_vp"]
        table.add_row(
            letter,
            objectives[objective["id"]]["meaning"],
            f"{next_vp} VP" if next_vp else "none left",
            f"round {after}",
            book.tile_rows[tile]["meaning"]["reward"],
            penalty_words(book, tile),
        )
    return table


def _hotel(game: Austria, view: Json, seat: int, name: str, own: bool) -> Panel:
    player = view["players"][seat]
    board = game.state.players[seat].board if player["board"] is not None else None
    lines: list[RenderableType] = [_rooms(board, player)]
    lines.append(
        f"{player['points']} VP · {player['krones']} krones · emperor {player['emperor']} · "
        f"hand {player['hand_size']}"
    )
    kitchen = ", ".join(f"{count} {item}" for item, count in player["kitchen"].items())
    lines.append(f"kitchen: {kitchen or 'empty'}")
    for place, table in enumerate(player["tables"], 1):
        lines.append(_table_line(game.book, place, table))
    if player["staff"]:
        lines.append("staff: " + ", ".join(_staff_line(game.book, card) for card in player["staff"]))
    if player["objectives"]:
        lines.append("claimed: " + ", ".join(player["objectives"]))
    marks = [f"next number {player['number']}"] if player["number"] else []
    marks += ["passed"] if player["passed"] else []
    marks += ["starts"] if view["start"] == seat else []
    return Panel(
        Group(*lines),
        title=name,
        subtitle=", ".join(marks) or None,
        border_style="bold" if own else "dim",
        width=46,
    )


def _boards(game: Austria) -> list[Panel]:
    """The boards that can be chosen, each with its notation."""
    texts = (game.notation(action) for action in game.legal_actions())
    nothing: Json = {"occupied": [], "vacant": []}
    boards = {board.name: board for board in game.book.boards}
    return [
        Panel(_rooms(boards[f"day_{text[-1]}"], nothing), title=text, border_style="dim") for text in texts
    ]


def _rooms(board: Board | None, player: Json) -> Table:
    """A hotel; without colours where its board is not chosen yet."""
    grid = Table(box=None, show_header=False, pad_edge=False)
    for _ in range(COLUMNS + 1):
        grid.add_column(min_width=2)
    for floor in range(FLOORS - 1, -1, -1):
        row: list[Text] = [Text(f"{floor + 1} ", style="dim")]
        for space in range(floor * COLUMNS, (floor + 1) * COLUMNS):
            colour = board.colour_of[space] if board is not None else None
            row.append(_room(colour, space_name(space), player))
        grid.add_row(*row)
    grid.add_row(Text(""), *(Text(letter, style="dim") for letter in "abcde"))
    return grid


def _room(colour: int | None, name: str, player: Json) -> Text:
    if colour is None:
        return Text("·", style="dim")
    letter = LETTERS[COLOUR_NAMES[colour]]
    style = STYLES[COLOUR_NAMES[colour]]
    if name in player["occupied"]:
        return Text(letter + "■", style=style)
    if name in player["vacant"]:
        return Text(letter + "□", style=style)
    return Text(letter.lower(), style="dim " + style)


def _table_line(book: Book, place: int, table: Json | None) -> Text:
    if table is None:
        return Text(f"table {place}: free", style="dim")
    guest = book.guest_number.index(table["guest"])
    missing = ", ".join(f"{count} {item}" for item, count in table["missing"].items())
    line = Text(f"table {place}: ")
    line.append(_letter(COLOUR_NAMES[book.guest_colour[guest]]))
    line.append(f" {book.guest_name[guest]}, {'needs ' + missing if missing else 'ready to move in'}")
    return line


def _staff_line(book: Book, card: Json) -> str:
    name = book.staff_name[book.staff_number.index(card["staff"])]
    return f"{card['staff']} {name}{' (used)' if card['used'] else ''}"


def _own_cards(book: Book, player: Any) -> RenderableType:
    if not player["known_hand"]:
        return Text("your hand: no cards", style="dim")
    table = Table(box=None, show_header=False, pad_edge=False, title="your hand", title_justify="left")
    for number in player["known_hand"]:
        row = book.staff_rows[book.staff_number.index(number)]
        table.add_row(str(number), row["name"], f"costs {row['cost']}", row["timing"], row["meaning"])
    return table
