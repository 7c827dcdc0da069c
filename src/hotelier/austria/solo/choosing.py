"""L6-L8, L10, L21, L30: how the automaton chooses, from nothing but what lies on the table.

The functions are shared by the game and by the companion for a real table, which asks only for what they
need: with another tie-breaker it has to ask otherwise. Tie-breakers stand in rulebook order; the last one
is always the hand icon: along the queue, the values 1 to 6, or A, B, C, from the left or from the right.
"""

from typing import Final

from hotelier.austria.content.board import Board
from hotelier.austria.content.book import Book
from hotelier.austria.content.components import (
    ALL_SPACES,
    COLUMN_MASKS,
    COLUMNS,
    GREEN,
    HALLS,
    NONE,
    OBJECTIVES,
)
from hotelier.austria.modules.ballrooms.places import BALCONY, ROWS

# L10: how far the countdown of an objective has come.
ABSENT: Final = 0
CLAIMED: Final = 3
COUNTDOWN_NAMES: Final = ("absent", "III", "II", "claimed")


def lowest_space(spaces: int) -> int:
    """The first space of a set: lowest floor first, left to right."""
    return (spaces & -spaces).bit_length() - 1


def room_for(board: Board, occupied: int, colour: int) -> int:
    """L7: where the room of a guest goes, or NONE.

    1. blue, red, yellow: the first empty space of that colour, lowest floor first, left to right;
    2. green: the first empty space from the bottom in the rightmost column that has one.
    """
    empty = ALL_SPACES & ~occupied
    if colour != GREEN:
        fitting = empty & board.colour[colour]
        return lowest_space(fitting) if fitting else NONE
    for column in range(COLUMNS - 1, -1, -1):
        if empty & COLUMN_MASKS[column]:
            return lowest_space(empty & COLUMN_MASKS[column])
    return NONE


def guest_for(
    book: Book,
    board: Board,
    occupied: int,
    queue: list[int],
    colour: int,
    right_to_left: bool,
) -> int:
    """L6: the place in the queue of the guest that a guest icon takes, or NONE.

    1. a guest of the icon's colour, if there is one and it can be placed; otherwise, and for a white
       icon, any guest that can be placed, even where a dancer is sent instead (L21);
    2. the most VP;
    3. the hand icon along the queue.
    """
    best = NONE
    for place in hand_order(placeable(book, board, occupied, queue, colour), right_to_left):
        if best == NONE or book.guest_vp[queue[place]] > book.guest_vp[queue[best]]:
            best = place
    return best


def placeable(book: Book, board: Board, occupied: int, queue: list[int], colour: int) -> list[int]:
    """L6: the places of the guests among whom a guest icon chooses."""
    places = [
        place
        for place, guest in enumerate(queue)
        if guest != NONE and room_for(board, occupied, book.guest_colour[guest]) != NONE
    ]
    return [place for place in places if book.guest_colour[queue[place]] == colour] or places


def tied_guests(book: Book, board: Board, occupied: int, queue: list[int], colour: int, chosen: int) -> int:
    """Among how many equal guests the hand icon has decided."""
    vp = book.guest_vp[queue[chosen]]
    places = placeable(book, board, occupied, queue, colour)
    return sum(1 for place in places if book.guest_vp[queue[place]] == vp)


def die_for(dice: list[int], shown: list[int], right_to_left: bool) -> int:
    """L8: the value of the die that is taken; `dice` counts them by value, place 0 is not used.

    1. a shown value with a die; otherwise, and for a question mark, any;
    2. the space with the most dice;
    3. the hand icon along the values.
    """
    best = 0
    for value in hand_order(values_for(dice, shown), right_to_left):
        if best == 0 or dice[value] > dice[best]:
            best = value
    return best


def values_for(dice: list[int], shown: list[int]) -> list[int]:
    """L8: the values among which a die is chosen."""
    with_dice = [value for value in range(1, 7) if dice[value]]
    return [value for value in with_dice if value in shown] or with_dice


def tied_dice(dice: list[int], shown: list[int], chosen: int) -> int:
    """Among how many equal spaces the hand icon has decided."""
    return sum(1 for value in values_for(dice, shown) if dice[value] == dice[chosen])


def die_reason(dice: list[int], shown: list[int]) -> str:
    """L8: why a die of a certain value is looked for."""
    if not shown:
        return "question_mark"
    return "shown" if any(dice[value] for value in shown) else "none_shown"


def place_for(dancers: list[int], scored: int, spaces: int, arrows: int) -> int:
    """L21: where a dancer goes; `dancers` counts all that stand on each place; a row has `spaces` spaces.

    1. one arrow: the next ballroom to be scored, two: the one after it, or the last if only that is left;
       where it is full, the following one;
    2. the lowest row with a free space; the balcony of the last has no end.
    """
    for hall in range(min(scored + arrows - 1, HALLS - 1), HALLS):
        for place in range(hall * ROWS, hall * ROWS + ROWS):
            if dancers[place] < spaces:
                return place
    return BALCONY


def coloured_for(dice: list[int], vp: list[int], value: int, right_to_left: bool) -> int:
    """L30, L31: the coloured die that is taken from a space, or from anywhere with value 0, or NONE.

    1. the one whose celebrity gives the most VP;
    2. the hand icon along red, yellow, blue.
    """
    best = NONE
    for colour in hand_order(list(range(len(dice))), right_to_left):
        if dice[colour] and value in (0, dice[colour]) and (best == NONE or vp[colour] > vp[best]):
            best = colour
    return best


def objective_for(countdown: list[int], shown: int, right_to_left: bool) -> int:
    """L10: the objective whose countdown moves, or NONE when all are claimed.

    1. the one shown, unless it is claimed already or the icon says any;
    2. the one furthest behind: absent before III before II;
    3. the hand icon along A, B, C.
    """
    if shown != NONE and countdown[shown] < CLAIMED:
        return shown
    best = NONE
    for place in hand_order(list(range(OBJECTIVES)), right_to_left):
        if countdown[place] < CLAIMED and (best == NONE or countdown[place] < countdown[best]):
            best = place
    return best


def tied_objectives(countdown: list[int], shown: int, chosen: int) -> int:
    """Among how many objectives, equally far behind, the hand icon has decided."""
    return 1 if shown == chosen else countdown.count(countdown[chosen])


def tied_colours(dice: list[int], vp: list[int], value: int, chosen: int) -> int:
    """Among how many equal coloured dice the hand icon has decided."""
    return sum(
        1
        for colour in range(len(dice))
        if dice[colour] and value in (0, dice[colour]) and vp[colour] == vp[chosen]
    )


def hand_order(places: list[int], right_to_left: bool) -> list[int]:
    """In the direction of the hand icon, so that the first of equals is taken."""
    return places[::-1] if right_to_left else places
