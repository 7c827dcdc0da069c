"""Overbooking as a picture: a panel for each hotel with its queue and back door, a line for each seat."""

from typing import Any, Final

from hotelier.core.game import Game, Json
from hotelier.envs.pictures.canvas import EMPTY, FAINT, INK, LARGE, MARK, SMALL, Canvas, Colour
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.shown.words import question_words

OWNERS: Final[tuple[Colour, ...]] = ((205, 110, 100), (110, 150, 200), (230, 195, 95), (150, 190, 140))
"""The decks of the seats."""
PANEL_WIDTH: Final = 652
PANEL_HEIGHT: Final = 132
CARD_WIDTH: Final = 52
CARD_HEIGHT: Final = 34
TOP: Final = 34
PLAYER_HEIGHT: Final = 52
MARGIN: Final = 8
CARDS_LEFT: Final = 44
IN_A_ROW: Final = 12
"""The most cards that lie beside each other; more of them overlap."""


def draw_overbooking(game: Game, seat: int | None) -> Canvas:
    """The table as a seat sees it; a spectator sees no hands."""
    assert isinstance(game, Overbooking)
    view = game.view(seat)
    hotels: list[Json] = view["hotels"]
    players = TOP + len(hotels) * PANEL_HEIGHT
    canvas = Canvas(PANEL_WIDTH + 2 * MARGIN, players + len(hotels) * PLAYER_HEIGHT + MARGIN)
    canvas.text(MARGIN, 6, f"round {view['round']}, {view['phase']}", LARGE)
    question = canvas.shortened(_question(game, view, seat), PANEL_WIDTH - 170)
    canvas.text(170, 10, question, SMALL, MARK)
    for place, hotel in enumerate(hotels):
        _hotel(canvas, MARGIN, TOP + place * PANEL_HEIGHT, place, hotel)
    for place, player in enumerate(view["players"]):
        _player(canvas, MARGIN, players + place * PLAYER_HEIGHT, place, player, view["to_move"] == place)
    return canvas


def _question(game: Overbooking, view: Json, seat: int | None) -> str:
    """What is being decided; in full for whoever decides it."""
    asked = view["question"]
    if view["to_move"] is None or asked is None:
        return "the game is over"
    if seat is not None and view["to_move"] == seat:
        return question_words(game.state)
    return f"seat {view['to_move']} decides: {asked['kind']}"


def _hotel(canvas: Canvas, x: int, y: int, place: int, hotel: Json) -> None:
    canvas.box(x, y, PANEL_WIDTH, PANEL_HEIGHT - 6, None, FAINT)
    beds = f"{hotel['beds_now']} of {hotel['beds']} beds"
    rule = hotel["rule"].replace("_", " ")
    canvas.text(x + 6, y + 4, f"hotel {place + 1}: {beds}, rule: {rule}")
    if hotel["token"]:
        canvas.dot(x + PANEL_WIDTH - 24, y + 5, 14, OWNERS[2])
    canvas.text(x + 6, y + 34, "queue", SMALL)
    canvas.text(x + 6, y + 82, "door", SMALL)
    _row(canvas, x + CARDS_LEFT, y + 24, hotel["queue"])
    _row(canvas, x + CARDS_LEFT, y + 72, hotel["door"])


def _row(canvas: Canvas, x: int, y: int, cards: list[Any]) -> None:
    step = (CARD_WIDTH - 2) * IN_A_ROW // max(IN_A_ROW, len(cards))
    for number, card in enumerate(cards):
        _card(canvas, x + number * step, y, card)


def _card(canvas: Canvas, x: int, y: int, card: Any) -> None:
    """The back in the colour of its owner; the beds where they are known, framed where all see them."""
    edge = MARK if card["face_up"] else INK
    canvas.box(x, y, CARD_WIDTH - 6, CARD_HEIGHT, OWNERS[card["owner"]], edge)
    known = card["beds"]
    canvas.text(x + 3, y + 2, card["house"], SMALL)
    canvas.text(x + 3, y + 17, known if known is not None else "large" if card["large"] else "small", SMALL)


def _player(canvas: Canvas, x: int, y: int, place: int, player: Json, moves: bool) -> None:
    canvas.box(x, y + 2, 12, 12, OWNERS[place])
    canvas.text(x + 18, y, f"seat {place}{' *' if moves else ''}: {player['points']} points")
    counts = f"{player['hand_size']} in hand, {player['deck']} in the deck, {player['tokens']} tokens"
    canvas.text(x + 18, y + 16, counts, SMALL)
    hand = ", ".join(player["known_hand"])
    canvas.text(x + 18, y + 31, hand, SMALL, INK if hand else EMPTY)
