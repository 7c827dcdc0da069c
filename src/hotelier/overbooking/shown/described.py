"""Actions as data: what a front end needs to draw and to name them. `shapes.Action` declares them."""

from hotelier.core.game import Json
from hotelier.overbooking.content.components import DOOR, beds_of, house_of, owner_of
from hotelier.overbooking.rules import checking
from hotelier.overbooking.rules.knowledge import is_open
from hotelier.overbooking.rules.state import CHECKING, PLACING, State


def described(state: State, action: int, printed: Json) -> Json:
    """An action with what it means now, added to what the action table says of it. What cannot be done in
    this phase means nothing now."""
    kind = printed["kind"]
    if kind == "play":
        return printed | _placement(state, state.book.actions.seconds[action])
    if kind in ("decline", "done") and state.phase != CHECKING:
        return printed
    if kind == "done":
        return printed | _power(state)
    return printed | _choice(state, state.book.actions.arguments[action])


def _placement(state: State, line: int) -> Json:
    """Where the card will lie, and what is seen of it there."""
    if state.phase != PLACING or line >= len(state.lines):
        return {}
    place = len(state.lines[line])
    return {
        "place": place + 1,
        "face_up": is_open(state, line, place),
        "token": line % 2 == DOOR and bool(state.tokens >> line // 2 & 1),
    }


def _power(state: State) -> Json:
    """Whose choice it is: that of a card at the back door."""
    card = checking.power_card(state)
    return {"hotel": state.checked + 1, "power": state.book.type_names[beds_of(card) - 1]}


def _choice(state: State, place: int) -> Json:
    """The card of the queue that is chosen."""
    if state.phase != CHECKING or place >= len(state.queue(state.checked)):
        return {}
    card = state.queue(state.checked)[place]
    chosen = {"owner": owner_of(card), "house": state.book.houses[house_of(card)], "beds": beds_of(card)}
    return _power(state) | {"card": chosen}
