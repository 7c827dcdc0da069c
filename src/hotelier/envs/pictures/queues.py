"""Overbooking as a picture: a panel for each hotel with its queue and back door, a line for each seat."""

from typing import Any, Final

from hotelier.core.game import Game, Json
from hotelier.envs.pictures.canvas import EMPTY, FAINT, INK, LARGE, MARK, SMALL, Canvas, Colour

OWNERS: Final[tuple[Colour, ...]] = ((205, 110, 100), (110, 150, 200), (230, 195, 95), (150, 190, 140))
"""The decks of the seats."""
PANEL_WIDTH: Final = 560
PANEL_HEIGHT: Final = 132
CARD_WIDTH: Final = 52
CARD_HEIGHT: Final = 34
TOP: Final = 34
PLAYER_HEIGHT: Final = 52
MARGIN: Final = 8
IN_A_ROW: Final = 10


def draw_overbooking(game: Game, seat: int | None) -> Canvas:
    """The table as a seat sees it; a spectator sees no hands."""
    view = game.view(seat)
    hotels: list[Json] = view["hotels"]
    players = TOP + len(hotels) * PANEL_HEIGHT
    canvas = Canvas(PANEL_WIDTH + 2 * MARGIN, players + len(hotels) * PLAYER_HEIGHT + MARGIN)
    canvas.text(MARGIN, 6, f"round {view['round']}, {view['phase']}", LARGE)
    for place, hotel in enumerate(hotels):
        _hotel(canvas, MARGIN, TOP + place * PANEL_HEIGHT, place, hotel)
    for place, player in enumerate(view["players"]):
        _player(canvas, MARGIN, players + place * PLAYER_HEIGHT, place, player, view["to_move"] == place)
    return canvas


def _hotel(canvas: Canvas, x: int, y: int, place: int, hotel: Json) -> None:
    canvas.box(x, y, PANEL_WIDTH, PANEL_HEIGHT - 6, None, FAINT)
    beds = f"{hotel['beds_now']} of {hotel['beds']} beds"
    rule = hotel["rule"].replace("_", " ")
    canvas.text(x + 6, y + 4, f"hotel {place + 1}: {beds}, rule: {rule}")
    if hotel["token"]:
        canvas.dot(x + PANEL_WIDTH - 24, y + 5, 14, OWNERS[2])
    canvas.text(x + 6, y + 34, "queue", SMALL)
    canvas.text(x + 6, y + 82, "door", SMALL)
    for number, card in enumerate(hotel["queue"][:IN_A_ROW]):
        _card(canvas, x + 44 + number * (CARD_WIDTH - 2), y + 24, card)
    for number, card in enumerate(hotel["door"][:IN_A_ROW]):
        _card(canvas, x + 44 + number * (CARD_WIDTH - 2), y + 72, card)


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
