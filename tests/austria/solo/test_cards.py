"""L5-L10: all of Leopold's 20 cards at the three levels, and a second opinion on whole games."""

import pytest

from hotelier.austria.content.book import book_of
from hotelier.austria.content.components import COLOUR_NAMES, NONE
from hotelier.austria.content.instructions import EMPEROR, STAFF, Card, Icon
from hotelier.austria.rules.state import State
from hotelier.austria.solo.leopold import Leopold
from tests.austria.solo.second_opinion import CARDS, Seen
from tests.austria.solo.table import LEOPOLD, STYLES, SoloTable, finish_at_random, random_game

BOOK = book_of("revised", False)

LEVELS = ("easy", "medium", "hard")

# What is printed on the cards ---------------------------------------------------------------------

STARS = {"none": "", "silver": "*", "gold": "**"}


def in_short(card: Card) -> tuple[str, str, str, str]:
    """A card in the shorthand of the second opinion."""
    return (
        " ".join(
            ("white" if icon.colour == NONE else COLOUR_NAMES[icon.colour]) + STARS[icon.border]
            for icon in card.guests
        ),
        "".join(map(str, card.dice)) or "?",
        " ".join(icon_in_short(icon) + STARS[icon.border] for icon in card.icons),
        "<" if card.right_to_left else ">",
    )


def icon_in_short(icon: Icon) -> str:
    if icon.kind == EMPEROR:
        return f"+{icon.value}"
    if icon.kind == STAFF:
        return "staff"
    return "any" if icon.value == NONE else "ABC"[icon.value]


@pytest.mark.parametrize("number", range(193, 213))
def test_l5_the_icons_of_a_card(number: int) -> None:
    card = BOOK.instructions[number - 193]
    assert card.number == number
    assert in_short(card) == CARDS[number]


def test_l3_the_deck_turns_up_five_staff_cards_at_most() -> None:
    """As many as he has: 198, 201 and 206, with silver 205, with gold 207."""
    assert len(BOOK.instructions) == 20
    with_staff = [card.number for card in BOOK.instructions if "staff" in in_short(card)[2]]
    assert with_staff == [198, 201, 205, 206, 207]


# What happens -------------------------------------------------------------------------------------

NOBLES = [69, 82, 72, 90, 103]
"""Blue 69 and 72, red 82 and 90, worth 7 VP each; green 103, worth 4. With the hand to the right (left to
right) blue is 69, red 82, white 69; with the hand to the left blue is 72, red 90, white 90."""
ARTISTS = [55, 97, 58, 103, 64]
"""Yellow 55 and 58, worth 7 VP each; green 97 and 103, worth 4 each; blue 64, worth 0. With the hand to the
right yellow is 55, green 97; with the hand to the left yellow is 58, green 103."""
NEXT = 74
"""The next guest of the deck, blue, worth 10 VP: a second icon, always white, takes it."""
VP = {55: 7, 58: 7, 69: 7, 72: 7, 74: 10, 82: 7, 90: 7, 97: 4, 103: 4}

EVEN = "123456"
UNEVEN = "1112222366"
"""For 207, 210, 212 and the question marks the fullest space is not the one the hand would take."""

CASES: list[tuple[int, list[int], str, str, str, str]] = [
    # card, queue, the dice taken from EVEN and from UNEVEN, and the rest on easy, medium, hard
    (193, NOBLES, "1 1", "69: 1a", "69: 1a", "69: 1a, A III"),
    (194, NOBLES, "2 2", "90: 1c, +1, B III", "90: 1c, +1, B III", "90: 1c, +1, B III"),
    (195, NOBLES, "3 3", "69: 1a, C III", "69: 1a, C III", "69: 1a, C III"),
    (196, ARTISTS, "4 2", "58: 1b, +2", "58: 1b, +2, A III", "58: 1b, +2, A III"),
    (197, ARTISTS, "5 2", "+3", "97: 1e, +3", "97: 1e, +3"),
    (198, NOBLES, "6 6", "90: 1c, staff 31", "90: 1c, staff 31", "90: 1c, staff 31, B III"),
    (199, NOBLES, "1 2", "69: 1a, +2, C III", "69: 1a, +2, C III", "69: 1a, +2, C III"),
    (200, NOBLES, "6 2", "A III", "A III", "90: 1c, A III"),
    (201, ARTISTS, "1 2", "55: 1b, +1, staff 31", "55: 1b, +1, staff 31", "55: 1b, +1, staff 31"),
    (202, NOBLES, "6 2", "90: 1c, +3", "90: 1c, +3, C III", "90: 1c, +3, C III"),
    (203, ARTISTS, "1 2", "97: 1e, A III", "97 74: 1a 1e, A III", "97 74: 1a 1e, A III"),
    (204, ARTISTS, "6 2", "103: 1e, B III", "103: 1e, B III", "103: 1e, B III"),
    (205, NOBLES, "1 2", "69: 1a, +2", "69: 1a, +2, staff 31", "69: 1a, +2, staff 31"),
    (206, ARTISTS, "6 2", "58: 1b, staff 31", "58: 1b, +2, staff 31", "58: 1b, +2, staff 31"),
    (207, NOBLES, "1 2", "82: 1c, +2", "82: 1c, +2", "82 74: 1a 1c, +2, staff 31"),
    (208, NOBLES, "4 3", "90: 1c, +1", "90: 1c, +1", "90: 1c, +1, C III"),
    (209, ARTISTS, "5 6", "97: 1e, +1, A III", "97: 1e, +1, A III", "97: 1e, +1, A III"),
    (210, NOBLES, "3 2", "72: 1a, +4", "72: 1a, +4", "72: 1a, +4"),
    (211, NOBLES, "4 2", "69: 1a, +2, B III", "69: 1a, +2, B III", "69: 1a, +2, B III"),
    (212, ARTISTS, "6 1", "58 74: 1a 1b, C III", "58 74: 1a 1b, C III", "58 74: 1a 1b, C III"),
]
"""Before: no room, no step, no objective, 31 on top of the private deck. After: the guests in the order in
which they were taken, the rooms, the steps, the staff turned up, the countdown."""


def happened(table: SoloTable) -> str:
    parts: list[str] = []
    if table.taken():
        parts.append(" ".join(map(str, table.taken())) + ": " + table.occupied(LEOPOLD))
    if table.player(LEOPOLD).emperor:
        parts.append(f"+{table.player(LEOPOLD).emperor}")
    parts += [f"staff {card}" for card in table.in_play(LEOPOLD)]
    parts += [
        f"{letter} {far}"
        for letter, far in zip("ABC", table.countdown_now(), strict=True)
        if far != "absent"
    ]
    return ", ".join(parts)


@pytest.mark.parametrize("dice", [EVEN, UNEVEN], ids=["even dice", "uneven dice"])
@pytest.mark.parametrize(
    ("level", "card", "queue", "faces", "expected"),
    [
        pytest.param(level, case[0], case[1], case[2], case[3 + place], id=f"{case[0]} {level}")
        for case in CASES
        for place, level in enumerate(LEVELS)
    ],
)
def test_l5_l9_every_card_at_every_level(
    level: str, card: int, queue: list[int], faces: str, expected: str, dice: str
) -> None:
    table = SoloTable(level).queue(*queue).next_guests(NEXT).dice(dice).leopold(card)
    assert happened(table) == expected
    face = faces.split()[0 if dice == EVEN else 1]
    assert table.dice_left() == dice.replace(face, "", 1)
    assert table.points(LEOPOLD) == sum(VP[guest] for guest in table.taken())
    assert len(table.queue_numbers()) == 5


# A second opinion on whole games ------------------------------------------------------------------


@pytest.mark.pure_only("puts a checked turn in the place of Leopold's")
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("style", STYLES)
def test_l5_l10_whole_games_agree_with_a_second_opinion(
    monkeypatch: pytest.MonkeyPatch, level: str, style: str
) -> None:
    """Every turn of Leopold in random games, with both editions and boards for you."""
    take_turn = Leopold.take_turn
    turns = 0

    def checked(leopold: Leopold, state: State) -> None:
        nonlocal turns
        turns += 1
        expected = Seen(state, leopold)
        expected.turn(leopold.cards[leopold.deck[-1]].number, level)
        take_turn(leopold, state)
        assert vars(Seen(state, leopold)) == vars(expected)

    monkeypatch.setattr(Leopold, "take_turn", checked)
    for seed in range(12):
        edition = ("revised", "first")[seed % 2]
        board = ("night", "day")[seed // 2 % 2]
        finish_at_random(random_game(seed, level, edition, board), seed, style)
    assert turns == 12 * 14  # he never passes: two in each of seven rounds, in twelve games
