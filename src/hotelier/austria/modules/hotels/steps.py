"""W40, W41: how entrances are laid out, and what they let their owners do in a turn."""

from typing import Final

from hotelier.austria.content.actions import DONE, append_bits
from hotelier.austria.content.components import ENTRANCES, NONE, OBJECTIVES, ONE_OF_EACH
from hotelier.austria.modules.hotels.causes import BY_ENTRANCE
from hotelier.austria.modules.hotels.page import EntrancesPage, entrances_page
from hotelier.austria.modules.hotels.printed import Entrance
from hotelier.austria.modules.hotels.state import Entrances, entrance_of, entrances_of
from hotelier.austria.modules.hotels.tale import (
    tell_own_objective_claimed,
    tell_own_tile_used,
    tell_token_used,
)
from hotelier.austria.rules.frames import grant_frame, turn_frame
from hotelier.austria.rules.objectives import fulfilled
from hotelier.austria.rules.rewards import grant
from hotelier.austria.rules.state import Frame, State, Step
from hotelier.austria.rules.tracks import score

OFFERED_ALONE: Final = 3
"""L40: how many entrances a single player chooses from."""
COLUMN: Final = 0
FLOOR: Final = 1
"""What a token was used for."""


def lay_out_entrances(state: State) -> Entrances:
    """W40: as many entrances as players; everyone begins without dishes."""
    page = entrances_page(state.book)
    drawn = state.chance.order("entrances", list(range(len(page.entrances))))
    for seat, player in enumerate(state.players):
        if state.automaton is not None:
            player.krones = page.krones_alone
        else:
            player.krones = page.start_krones if seat == state.start else page.first_krones
        if not page.first_dishes:
            player.kitchen -= ONE_OF_EACH
    offered = OFFERED_ALONE if state.automaton is not None else state.seats
    return new_entrances(page, drawn[:offered], state.seats)


def new_entrances(page: EntrancesPage, offers: list[int], seats: int) -> Entrances:
    """These entrances on offer, and nobody has one."""
    return Entrances(
        page=page,
        offers=offers,
        bids=[0] * len(offers),
        bidders=[NONE] * len(offers),
        of_seat=[NONE] * seats,
        first_die=0,
        tokens=0,
        guests=0,
        objectives=[],
        claimed=0,
        tiles=[],
    )


def lay_reward(state: State, seat: int, source: int) -> None:
    """Let a reward of the module come next, if there is one."""
    if source != NONE:
        state.stack.append(grant_frame(seat, source))


def append_own_claims(out: list[int], state: State, seat: int) -> None:
    """Ninas Melange: own objectives that are fulfilled now."""
    entrances = entrances_of(state)
    for place in range(OBJECTIVES):
        objective = state.book.objectives[entrances.objectives[place]]
        if not entrances.claimed >> place & 1 and fulfilled(state, seat, objective):
            out.append(entrances_page(state.book).actions.claim + place)


def append_tiles(out: list[int], state: State, seat: int, entrance: Entrance) -> None:
    """Grand Wray: own tiles within reach of the emperor marker."""
    position = state.players[seat].emperor
    for tile in sorted(entrances_of(state).tiles):
        if entrance.tile_steps[state.book.tile_category[tile]] <= position:
            out.append(entrances_page(state.book).actions.tile + tile)


def use_tile(state: State, frame: Frame, tile: int) -> None:
    """Grand Wray: once in a turn, which is on top of the stack, back on the emperor track for a reward; the
    tile is gone."""
    __, seat, extra, guests, __ = frame
    entrance = entrance_of(state, seat)
    assert entrance is not None
    state.stack[-1] = turn_frame(seat, extra, guests, 1)
    steps = entrance.tile_steps[state.book.tile_category[tile]]
    state.players[seat].emperor -= steps
    entrances_of(state).tiles.remove(tile)
    if state.tale is not None:
        tell_own_tile_used(state.tale, seat, tile, steps)
    grant(state, seat, state.book.tile_reward + tile)


def claim_own(state: State, seat: int, place: int) -> None:
    """Ninas Melange: the earlier the better; no marker is put anywhere."""
    entrance = entrance_of(state, seat)
    assert entrance is not None
    entrances = entrances_of(state)
    entrances.claimed |= 1 << place
    if state.tale is not None:
        tell_own_objective_claimed(state.tale, seat, entrances.objectives[place])
    score(state, seat, ENTRANCES, entrance.claim_vp[state.round - 1], by_entrance(entrances, seat))


def by_entrance(entrances: Entrances, seat: int) -> int:
    """The entrance of a seat as a cause."""
    return BY_ENTRANCE - entrances.of_seat[seat]


class UseToken(Step):
    """Dove: the top of a token for a column, the bottom for a floor; nobody has to."""

    def legal(self, state: State, frame: Frame) -> list[int]:
        out: list[int] = [DONE]
        entrances = entrances_of(state)
        append_bits(out, entrances.tokens, entrances.page.actions.token)
        return out if len(out) > 1 else []

    def apply(self, state: State, frame: Frame, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        __, seat, completed, __, __ = frame
        place = state.book.actions.arguments[action]
        entrances_of(state).tokens &= ~(1 << place)
        if state.tale is not None:
            tell_token_used(state.tale, seat, place, completed == FLOOR)
        token = entrances_page(state.book).tokens[place]
        grant(state, seat, token.floor if completed == FLOOR else token.column)
