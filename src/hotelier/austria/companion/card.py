"""An instruction card in words, for somebody who does not see it, and what its hand decides."""

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import COLOUR_NAMES, NONE
from hotelier.austria.content.instructions import BORDERS, DANCER, EMPEROR, STAFF, Card, GuestIcon, Icon
from hotelier.austria.shown.named import moved
from hotelier.austria.solo.event_words import BALLROOMS

GUESTS = ("leftmost guest", "rightmost guest")
SPACES = ("lowest space", "highest space")
OBJECTIVES = ("first of A, B, C", "last of A, B, C")
COLOURS = ("first of red, yellow, blue", "last of red, yellow, blue")
"""What is taken of equals, by the hand."""


def card_words(book: Book, card: Card, difficulty: str) -> str:
    """The sections of a card from the top, a line for each."""
    guests = [guest_words(book, icon) + border_words(icon.border, difficulty) for icon in card.guests]
    icons = [icon_words(book, icon) + border_words(icon.border, difficulty) for icon in card.icons]
    return "\n".join(
        [
            f"card {card.number}",
            f"  guests: {'; '.join(guests) or 'none'}",
            f"  die: {die_words(book, card)}",
            f"  then: {'; '.join(icons) or 'nothing'}",
            f"  hand: {hand_words(book, card.right_to_left)}",
        ]
    )


def border_words(border: str, difficulty: str) -> str:
    """A border, and whether the icon counts (L5)."""
    if border == "none":
        return ""
    return f" ({border} border{'' if border in BORDERS[difficulty] else f', not used at {difficulty}'})"


def guest_words(book: Book, icon: GuestIcon) -> str:
    colour = "white" if icon.colour == NONE else COLOUR_NAMES[icon.colour]
    return colour + (f" with a dancer for {ballroom_words(book, icon.arrows)}" if icon.arrows else "")


def ballroom_words(book: Book, arrows: int) -> str:
    """Where a dancer goes; without module 1 nowhere (L31)."""
    return f"{BALLROOMS[arrows]}{'' if book.parts('ballroom') else ', which says nothing without module 1'}"


def die_words(book: Book, card: Card) -> str:
    if card.coloured and book.parts("celebrity"):
        return "the one in three colours"
    if card.coloured:
        return "the one in three colours, without module 2 the space with the most dice"
    return " or ".join(str(value) for value in card.dice) or "?, the space with the most dice"


def icon_words(book: Book, icon: Icon) -> str:
    if icon.kind == EMPEROR:
        return moved(icon.value)
    if icon.kind == STAFF:
        return "turn up a staff card"
    if icon.kind == DANCER:
        return f"a dancer for {ballroom_words(book, icon.value)}"
    return f"objective {'of any letter' if icon.value == NONE else 'ABC'[icon.value]}"


def hand_words(book: Book, right_to_left: bool) -> str:
    """Where the finger points, and which of equals that means."""
    points, way = ("left", "right to left") if right_to_left else ("right", "left to right")
    kinds = [GUESTS, SPACES, OBJECTIVES, *([COLOURS] if book.parts("celebrity") else [])]
    taken = ", ".join(f"the {kind[right_to_left]}" for kind in kinds)
    return f"the finger points {points}, so of equals it goes from {way}: {taken}"


def decided(tied: int, right_to_left: bool, kind: tuple[str, str]) -> str:
    """How the hand has decided among equals, as a sentence of its own; nothing where it did not."""
    if tied < 2:
        return ""
    return f" The finger points {'left' if right_to_left else 'right'}: the {kind[right_to_left]}."
