"""What everybody sees of an automaton and of its own entrance."""

from hotelier.austria.content.components import ITEM_NAMES, NONE, space_name, spaces_in
from hotelier.austria.content.solo_entrances import ENTRANCES, HAUTEL_COUTURE, NINE_STARS, SUSHI_RESORT
from hotelier.austria.rules.state import Frame, State
from hotelier.austria.solo.choosing import COUNTDOWN_NAMES
from hotelier.austria.solo.frames import GIVE
from hotelier.austria.solo.leopold import Leopold
from hotelier.austria.solo.state import Rival, rival_in
from hotelier.core.game import Json


def solo_view(state: State, automaton: Leopold) -> Json:
    """The automaton. L5: its instruction cards lie face up; the others wait in its deck."""
    view: Json = {
        "name": automaton.name,
        "seat": automaton.seat,
        "difficulty": automaton.difficulty,
        "countdown": {
            letter: COUNTDOWN_NAMES[far] for letter, far in zip("ABC", automaton.countdown, strict=True)
        },
        "staff_left": len(automaton.private),
        "cards_left": len(automaton.deck),
    }
    rival = rival_in(state)
    if rival is not None:
        view["entrance"] = rival_view(state, rival)
    drawn = [card.number for place, card in enumerate(automaton.cards) if place not in automaton.deck]
    return view | {"cards_drawn": drawn}


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


def solo_question(frame: Frame) -> Json:
    """What belongs to a question that the automaton's entrance asks."""
    kind, _, item, _, _ = frame
    return {"kind": "give", "item": ITEM_NAMES[item]} if kind == GIVE else {"kind": "enter"}
