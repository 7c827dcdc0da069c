"""The own entrance of an automaton, as data for a front end and in English words."""

from hotelier.austria.book import Book
from hotelier.austria.components import ITEM_NAMES, NONE, space_name, spaces_in
from hotelier.austria.solo.events import (
    CHECKED_IN,
    ITEM,
    STAR,
    STARS_LOST,
    STARS_SCORED,
    TOKEN,
    TOKEN_SCORED,
    TOLL,
    TOLL_SCORED,
    Event,
)
from hotelier.austria.solo.parts import (
    ENTRANCES,
    HAUTEL_COUTURE,
    NINE_STARS,
    SUSHI_RESORT,
    Rival,
)
from hotelier.austria.state import State
from hotelier.core.game import Json


def entrance_event_words(book: Book, who: str, event: Event) -> str:
    """What happened at the entrance, in a sentence."""
    kind = event[0]
    first = event[1]
    if kind == STAR:
        return f"A star is put on {who}'s track, which has {first} now"
    if kind == STARS_SCORED:
        return f"{who}'s stars score {first} VP"
    if kind == STARS_LOST:
        return f"{who}'s track goes back to {first} {'star' if first == 1 else 'stars'}"
    if kind == TOKEN:
        return f"{who}'s token goes onto {book.guest_name[first]}"
    if kind == TOKEN_SCORED:
        return f"The token on {book.guest_name[first]} scores {event[2]} VP for {who}"
    if kind == TOLL:
        return f"{who} leaves a token on space {first}, where {event[2]} lie now"
    if kind == TOLL_SCORED:
        return f"Space {first} scores {event[2]} VP for {who}, and a token goes"
    if kind == ITEM:
        return f"{book.guest_name[event[2]]} in {who}'s café gets {ITEM_NAMES[first]}"
    return f"{who}'s guest {book.guest_name[first]} moves into {space_name(event[2])}"


def entrance_event_data(book: Book, event: Event) -> Json:
    """What happened at the entrance, as data."""
    kind = event[0]
    first = event[1]
    if kind in (STAR, STARS_LOST):
        return {"stars": first}
    if kind == STARS_SCORED:
        return {"vp": first}
    if kind == TOKEN:
        return {"guest": book.guest_number[first]}
    if kind == TOKEN_SCORED:
        return {"guest": book.guest_number[first], "vp": event[2]}
    if kind == TOLL:
        return {"value": first, "tokens": event[2]}
    if kind == TOLL_SCORED:
        return {"value": first, "vp": event[2]}
    if kind == ITEM:
        return {"item": ITEM_NAMES[first], "guest": book.guest_number[event[2]]}
    assert kind == CHECKED_IN
    return {
        "guest": book.guest_number[first],
        "space": space_name(event[2]),
        "vp": book.guest_vp[first],
    }


def rival_view(state: State, rival: Rival) -> Json:
    """The entrance with what lies on it; the order of the items beside it is nobody's knowledge."""
    view: Json = {"id": ENTRANCES[rival.entrance]}
    if rival.entrance == HAUTEL_COUTURE:
        view["rooms"] = [space_name(space) if space != NONE else None for space in rival.reserved]
        view["items"] = [ITEM_NAMES[kind] if kind != NONE else None for kind in rival.items[1:]]
        view["supply"] = {name: rival.supply.count(kind) for kind, name in enumerate(ITEM_NAMES)}
    elif rival.entrance == NINE_STARS:
        view["stars"] = rival.stars
    elif rival.entrance == SUSHI_RESORT:
        view["tokens"] = [space_name(space) for space in spaces_in(rival.tokens)]
        view["marked"] = [state.book.guest_number[guest] for guest in rival.marked]
    else:
        view["tolls"] = rival.tolls[1:]
    return view
