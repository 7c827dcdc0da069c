"""The automaton of a game with modules, and its own entrance, as pieces of an observation."""

from typing import Final

from hotelier.austria.content.components import ITEM_NAMES, NONE, OBJECTIVES, QUEUE, SPACES, TABLES
from hotelier.austria.content.instructions import DECK_SIZE
from hotelier.austria.content.solo_entrances import ENTRANCES, HAUTEL_COUTURE, NINE_STARS, SUSHI_RESORT
from hotelier.austria.rules.state import State
from hotelier.austria.solo.choosing import COUNTDOWN_NAMES
from hotelier.austria.solo.leopold import Leopold
from hotelier.austria.solo.state import Rival, rival_in
from hotelier.envs.austria.encoder import CARDS64
from hotelier.envs.austria.waltz_layout import FACES
from hotelier.envs.encoding.chunks import BIT, BITS10, COUNTS, NOTHING, TENTHS, Scale, one_hot, zeros

COUNTDOWNS: Final = one_hot(len(COUNTDOWN_NAMES))
WHICH: Final = one_hot(len(ENTRANCES))
ITEMS: Final = one_hot(len(ITEM_NAMES))
"""NONE finds the last one."""
ROOMS: Final = Scale(SPACES, 0, SPACES)
COUTURE: Final = TABLES + len(ITEM_NAMES) * (len(FACES) + 1)
SUSHI: Final = SPACES + QUEUE
"""How many numbers belong to one entrance."""
NO_ENTRANCE: Final = zeros(len(ENTRANCES) + COUTURE + 1 + SUSHI + len(FACES))


def append_solo(out: list[bytes], state: State, elisabeth: bool) -> None:
    """What everybody may know of the automaton."""
    automaton = state.automaton
    assert isinstance(automaton, Leopold)
    for place in range(OBJECTIVES):
        out.append(COUNTDOWNS[automaton.countdown[place]])
    out.append(COUNTS.rows[len(automaton.private)])
    out.append(CARDS64.rows[len(automaton.deck)])
    drawn = (1 << DECK_SIZE) - 1
    for card in automaton.deck:
        drawn ^= BIT[card]
    if elisabeth:
        out.append(NOTHING[DECK_SIZE])
    out.append(BITS10[drawn & 1023])
    out.append(BITS10[drawn >> 10])
    if not elisabeth:
        out.append(NOTHING[DECK_SIZE])
    rival = rival_in(state)
    if rival is None:
        out.append(NO_ENTRANCE)
    else:
        _entrance(out, state, rival)


def _entrance(out: list[bytes], state: State, rival: Rival) -> None:
    """L40: the automaton's own entrance with what lies on it."""
    out.append(WHICH[rival.entrance])
    if rival.entrance == HAUTEL_COUTURE:
        _couture(out, rival)
        out.append(NOTHING[1 + SUSHI + len(FACES)])
    elif rival.entrance == NINE_STARS:
        out.append(NOTHING[COUTURE])
        out.append(TENTHS.row(rival.stars))
        out.append(NOTHING[SUSHI + len(FACES)])
    elif rival.entrance == SUSHI_RESORT:
        out.append(NOTHING[COUTURE + 1])
        _sushi(out, state, rival)
        out.append(NOTHING[len(FACES)])
    else:
        out.append(NOTHING[COUTURE + 1 + SUSHI])
        for space in FACES:
            out.append(COUNTS.rows[rival.tolls[space]])


def _couture(out: list[bytes], rival: Rival) -> None:
    for room in rival.reserved:
        out.append(ROOMS.rows[room + 1])
    for space in FACES:
        out.append(ITEMS[rival.items[space]])
    for kind in range(len(ITEM_NAMES)):
        count = 0
        for item in rival.supply:
            if item == kind:
                count += 1
        out.append(TENTHS.rows[count])


def _sushi(out: list[bytes], state: State, rival: Rival) -> None:
    out.append(BITS10[rival.tokens & 1023])
    out.append(BITS10[rival.tokens >> 10])
    for guest in state.queue:
        count = 0
        for marked in rival.marked:
            if marked == guest and guest != NONE:
                count += 1
        out.append(COUNTS.rows[count])
