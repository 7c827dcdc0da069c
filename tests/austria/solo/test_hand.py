"""L6, L8, L10: the hand icon. A finger that points right goes from left to right and takes the leftmost of
equals; one that points left goes from right to left and takes the rightmost.

Every card of Elisabeth shows the hand, and here also the icon, of the card of Leopold that is 20 lower.
"""

import pytest

from hotelier.austria.content.book import book_of
from hotelier.austria.content.instructions import Card
from tests.austria.solo.table import LEOPOLD, SoloTable

RIGHT = "left_to_right"
LEFT = "right_to_left"
DECKS = pytest.mark.parametrize(("modules", "more"), [("", 0), ("1", 20)], ids=["Leopold", "Elisabeth"])


def pointing(cards: list[Card], right_to_left: bool) -> list[int]:
    return [card.number for card in cards if card.right_to_left == right_to_left]


@DECKS
def test_l6_where_the_fingers_point(modules: str, more: int) -> None:
    """To the right on every other card, from the first."""
    cards = book_of("revised", False, (1,) if modules else ()).instructions
    right = [193, 195, 197, 199, 201, 203, 205, 207, 209, 211]
    left = [194, 196, 198, 200, 202, 204, 206, 208, 210, 212]
    assert pointing(cards, False) == [number + more for number in right]
    assert pointing(cards, True) == [number + more for number in left]


def after(table: SoloTable, card: int, hand: str) -> SoloTable:
    """The table after a card whose finger points this way."""
    table.leopold(card)
    (drawn,) = [event for event in table.events() if event["kind"] == "instruction_drawn"]
    assert (drawn["card"], drawn["hand"]) == (card, hand)
    return table


@DECKS
@pytest.mark.parametrize(("card", "hand", "guest"), [(193, RIGHT, 64), (210, LEFT, 63)])
def test_l6_the_hand_along_the_queue(modules: str, more: int, card: int, hand: str, guest: int) -> None:
    """193 and 210 show a blue guest. The queue, from the left: 49 yellow, 64 blue, 78 red, 63 blue, 92
    green, all of 0 VP; 64 and 63 are the equals. The finger of 193 points right: from the left 64 comes
    first. That of 210 points left: from the right 63 comes first. The room of either goes to 1a."""
    table = SoloTable(modules=modules).queue(49, 64, 78, 63, 92)
    assert after(table, card + more, hand).taken() == [guest]
    assert table.occupied(LEOPOLD) == "1a"


@DECKS
@pytest.mark.parametrize(("card", "hand", "left"), [(199, RIGHT, "12556"), (200, LEFT, "12256")])
def test_l8_the_hand_along_the_values(modules: str, more: int, card: int, hand: str, left: str) -> None:
    """199 and 200 show a question mark. Of 1, 2, 2, 5, 5, 6 the spaces 2 and 5 have the most dice. The
    finger of 199 points right: from 1 upwards 2 comes first, and 1, 2, 5, 5, 6 are left. That of 200
    points left: from 6 downwards 5 comes first, and 1, 2, 2, 5, 6 are left."""
    table = SoloTable(modules=modules).dice("122556")
    assert after(table, card + more, hand).dice_left() == left


@DECKS
@pytest.mark.parametrize(
    ("card", "hand", "countdown"), [(193, RIGHT, ["II", "II", "III"]), (202, LEFT, ["II", "III", "II"])]
)
def test_l10_the_hand_along_the_objectives(
    modules: str, more: int, card: int, hand: str, countdown: list[str]
) -> None:
    """193 and 202 show any objective, on hard both do. A is at II, B and C are furthest behind at III. The
    finger of 193 points right: along A, B, C it is B that moves to II. That of 202 points left: C."""
    table = SoloTable("hard", modules=modules).countdown("II", "III", "III")
    assert after(table, card + more, hand).countdown_now() == countdown
