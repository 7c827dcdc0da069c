"""The kinds of actions, as the rules tell them apart; beside each of them its arguments.

The action table knows the kind and the arguments of every action (`book.actions`: `kinds`, `arguments` and,
where there are two, `seconds`). Tables, places, cards and all that has no printed number count from 0.
Modules have kinds of their own, in files of the same name.
"""

from typing import Final

PASS: Final = 0
END: Final = 1
DONE: Final = 2
KEEP: Final = 3
SERVE: Final = 4
SUFFER: Final = 5
SUFFER_VP: Final = 6
IGNORE: Final = 7
GUEST: Final = 8  # place in the queue
DIE: Final = 9  # value
BOOSTED_DIE: Final = 10  # value
SPACE: Final = 11  # value
BOOSTED_SPACE: Final = 12  # value
COPY: Final = 13  # value
TAKE: Final = 14  # how many of the second kind of item, or steps; how much champagne
GET_KRONES: Final = 15
GET_STEPS: Final = 16
GET_CARDS: Final = 17
GET_DRAW: Final = 18
GET_INCOME: Final = 19
GET_ITEM: Final = 20  # kind of item
PLACE: Final = 21  # table, kind of item
FILL: Final = 22  # table
CLAIM: Final = 23  # objective
ROOM: Final = 24  # space
OCCUPY: Final = 25  # space
REMOVE: Final = 26  # space
MOVE: Final = 27  # table, space
PLAY: Final = 28  # staff card, as in the next four
USE: Final = 29
UNDER: Final = 30
DISCARD: Final = 31
DRAFT: Final = 32
BOARD: Final = 33  # day board
SPEND: Final = 34  # kind of item

ACTION_KINDS: Final = 35
"""How many there are here; those of modules and of the game alone have greater numbers."""
