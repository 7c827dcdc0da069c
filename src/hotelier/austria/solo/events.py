"""What the automaton did and what its entrance brought, kept as numbers; told in words.py."""

from typing import Final

CARD: Final = 0  # card, round
GUEST: Final = 1  # guest, colour of the icon, place in the queue, space
NO_GUEST: Final = 2  # colour of the icon
DIE: Final = 3  # value, dice that lay there
STEPS: Final = 4  # steps
STAFF_CARD: Final = 5  # staff card, NONE if there was none left
COUNTDOWN: Final = 6  # objective, how far it has come now
CLAIM: Final = 7  # objective, VP
NO_OBJECTIVE: Final = 8  # nothing left to claim
DANCING_GUEST: Final = 9  # guest, colour of the icon, place in the queue, place in the ballrooms, ballroom
DANCER: Final = 10  # place in the ballrooms, ballroom
NO_DANCER: Final = 11  # none left
COLOURED_DIE: Final = 12  # value, dice that lay there, colour of the die
CELEBRITY: Final = 13  # celebrity, VP
POINTS: Final = 14  # VP
STAR: Final = 15  # tokens on the track now
STARS_SCORED: Final = 16  # VP
STARS_LOST: Final = 17  # tokens on the track now
TOKEN: Final = 18  # guest that it went to
TOKEN_SCORED: Final = 19  # guest, VP
TOLL: Final = 20  # space, tokens there now
TOLL_SCORED: Final = 21  # space, VP
ITEM: Final = 22  # kind of item, guest that it went to
CHECKED_IN: Final = 23  # guest, space

KINDS: Final = (
    "card",
    "guest",
    "no_guest",
    "die",
    "steps",
    "staff",
    "countdown",
    "claim",
    "no_objective",
    "dancing_guest",
    "dancer",
    "no_dancer",
    "coloured_die",
    "celebrity",
    "points",
    "star",
    "stars_scored",
    "stars_lost",
    "token",
    "token_scored",
    "toll",
    "toll_scored",
    "item",
    "checked_in",
)
"""Their names."""
OF_ELISABETH: Final = (DANCER, NO_DANCER, COLOURED_DIE, CELEBRITY, POINTS)
"""What only Elisabeth does, besides guests who dance."""
IN_TURN: Final = (*range(GUEST, STAR + 1), TOKEN, TOLL)
"""What happens in the course of a card; the rest may happen at any time."""

Event = tuple[int, ...]
