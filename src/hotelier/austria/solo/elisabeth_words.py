"""What only Elisabeth does: dancers and celebrities, as data for a front end and in English words."""

from hotelier.austria.book import Book
from hotelier.austria.components import BALCONY, ROW_NAMES, row_of
from hotelier.austria.solo.cards import DIE_COLOURS
from hotelier.austria.solo.events import CELEBRITY, COLOURED_DIE, DANCER, NO_DANCER, POINTS, Event
from hotelier.core.game import Json


def row_name(place: int) -> str:
    return "balcony" if place == BALCONY else ROW_NAMES[row_of(place)]


def row_words(book: Book, place: int, hall: int) -> str:
    """A row of a ballroom in words."""
    assert book.ball is not None
    return f"the {row_name(place)}{'' if place == BALCONY else ' row'} of {book.ball.names[hall]}"


def elisabeth_words(book: Book, who: str, event: Event) -> str:
    """One of her own steps in a sentence."""
    kind = event[0]
    if kind == DANCER:
        return f"{who} sends a dancer to {row_words(book, event[1], event[2])}"
    if kind == NO_DANCER:
        return f"{who} has no dancer left"
    if kind == COLOURED_DIE:
        return f"{who} takes the {DIE_COLOURS[event[3]]} die from space {event[1]}, where {event[2]} lay"
    if kind == CELEBRITY:
        return f"{who} receives {book.celebrities[event[1]].name} for {event[2]} VP"
    assert kind == POINTS
    return f"{who} scores {event[1]} VP for the colour of the die"


def elisabeth_data(book: Book, event: Event) -> Json:
    """One of her own steps as data."""
    kind = event[0]
    if kind == DANCER:
        return row_data(book, event[1], event[2])
    if kind == COLOURED_DIE:
        return {"value": event[1], "dice": event[2], "colour": DIE_COLOURS[event[3]]}
    if kind == CELEBRITY:
        return {"celebrity": book.celebrities[event[1]].id, "vp": event[2]}
    return {"vp": event[1]} if kind == POINTS else {}


def row_data(book: Book, place: int, hall: int) -> Json:
    assert book.ball is not None
    return {"hall": book.ball.ids[hall], "row": row_name(place)}
