"""What the modules lay out before the first decision, in a fixed order of draws."""

from typing import Final

from hotelier.austria.modules.celebrities.steps import open_lounge
from hotelier.austria.modules.parts import Ball, Doors, Flips, Key, Waltz
from hotelier.austria.rules.components import CHAMPAGNE, HALLS, NONE, ONE_OF_EACH, PLACES, pile
from hotelier.austria.rules.state import State

OFFERED_ALONE: Final = 3
"""L40: how many entrances a single player chooses from."""


def lay_out(state: State) -> None:
    """Everything that the modules in play add to a table; nothing without modules."""
    if not state.book.modules:
        return
    state.waltz = Waltz(
        ball=open_ball(state),
        lounge=open_lounge(state) if 2 in state.book.modules else None,
        doors=lay_out_doors(state),
        key=Key(NONE) if 4 in state.book.modules else None,
        flips=Flips([0] * state.seats, 0, 0, 0) if 5 in state.book.modules else None,
        greens=[0] * state.seats,
        large_orders=[0] * state.seats,
    )


def lay_out_doors(state: State) -> Doors | None:
    """W40: as many entrances as players; everyone begins without dishes."""
    book = state.book
    if 3 not in book.modules:
        return None
    drawn = state.chance.order("entrances", list(range(len(book.entrances))))
    for seat, player in enumerate(state.players):
        if state.automaton is not None:
            player.krones = book.krones_alone
        else:
            player.krones = book.start_krones if seat == state.start else book.first_krones
        if not book.first_dishes:
            player.kitchen -= ONE_OF_EACH
    offered = OFFERED_ALONE if state.automaton is not None else state.seats
    return new_doors(drawn[:offered], state.seats)


def new_doors(offers: list[int], seats: int) -> Doors:
    """These entrances on offer, and nobody has one."""
    return Doors(
        offers=offers,
        bids=[0] * len(offers),
        bidders=[NONE] * len(offers),
        entrance=[NONE] * seats,
        first_die=0,
        tokens=0,
        guests=0,
        objectives=[],
        claimed=0,
        tiles=[],
    )


def open_ball(state: State) -> Ball | None:
    """W1, W3: three ballrooms, champagne and dancers for everybody."""
    printed = state.book.ball
    if printed is None:
        return None
    for player in state.players:
        player.kitchen += pile(CHAMPAGNE, printed.first_champagne)
    seats = state.seats
    return Ball(
        halls=state.chance.order("ballrooms", list(range(len(printed.ids))))[:HALLS],
        scored=0,
        rehearsals=list(range(len(printed.rehearsal_rows))),
        rehearsal=[NONE] * seats,
        supply=[printed.dancers] * seats,
        sent=[0] * seats,
        placed=[[0] * PLACES for _ in range(seats)],
    )
