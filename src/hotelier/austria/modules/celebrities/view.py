"""What a seat sees of the lounge, and what is asked about it."""

from hotelier.austria.content.components import NONE
from hotelier.austria.modules.celebrities.page import lounge_page
from hotelier.austria.modules.celebrities.state import lounge_of
from hotelier.austria.rules.state import Frame, State
from hotelier.core.game import Json


def lounge_view(state: State) -> Json:
    """All of it but the order of the celebrities face down."""
    lounge = lounge_of(state)
    page = lounge_page(state.book)

    def named(celebrities: int) -> list[str]:
        return [each.id for place, each in enumerate(page.celebrities) if celebrities >> place & 1]

    colours = list(enumerate(page.die_colours))
    section = {
        "dice": {name: lounge.dice[colour] or None for colour, name in colours},
        "tiles": {
            name: page.celebrities[lounge.tiles[colour]].id if lounge.tiles[colour] != NONE else None
            for colour, name in colours
        },
        "deck": len(lounge.deck),
        "discard": page.ids(lounge.discard),
        "cost": page.cost,
        "players": [
            {"taken": named(taken), "used": named(used)}
            for taken, used in zip(lounge.taken, lounge.used, strict=True)
        ],
    }
    return {"lounge": section}


def lounge_question(state: State, frame: Frame) -> Json:
    """A celebrity, before the action of the die that it came with."""
    _, _, colour, value, strength = frame
    name = state.book.die_colours[colour]
    return {"kind": "celebrity", "colour": name, "value": value, "strength": strength}
