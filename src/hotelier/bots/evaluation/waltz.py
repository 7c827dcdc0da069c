"""Let's Waltz!: what the modules add to the evaluation of a hotel, with weights set by hand."""

from collections.abc import Hashable
from typing import Final

from hotelier.austria.content.cards import Objective
from hotelier.austria.content.components import CHAMPAGNE, FLOOR_MASKS, FLOORS, KINDS, NONE, count_of
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.ballrooms.scoring import dancers_by_row, hall_points
from hotelier.austria.modules.ballrooms.state import Ball, ball_in
from hotelier.austria.modules.celebrities.state import lounge_in
from hotelier.austria.modules.common.state import orders_of
from hotelier.austria.modules.hotels.page import entrances_page
from hotelier.austria.modules.hotels.state import Entrances, entrances_in
from hotelier.austria.modules.key.state import key_in
from hotelier.austria.modules.more.state import flips_in
from hotelier.austria.rules.state import State

USEFUL_CHAMPAGNE: Final = 1.0
"""What a champagne is worth besides its point in the end, while dancers can be sent."""
LACKING_CHAMPAGNE: Final = -2.5
NO_DANCER: Final = -5.0
"""W8: who has no dancer in a ballroom that is scored."""
SCORED_AFTER: Final = (3, 5, 7)
SEEN: Final = (0.9, 0.6, 0.45)
"""The part of a ballroom's points that counts, by rounds to come before its scoring: others dance too."""
REHEARSED: Final = 0.8
"""A dancer on the way to the next reward of the rehearsal room."""
ENTRANCE: Final = 8.0
TOKEN: Final = 2.5
TILE: Final = 2.0
OWN_OBJECTIVE: Final = 6.0
CELEBRITY: Final = 1.5
KEY: Final = 1.5
FLIP: Final = 2.5
FAR: Final = 8


def ball_points(state: State, seat: int, time: float) -> float:
    """The expected points of champagne and dancers; `time` (0 to 1) is how much can still come of them."""
    ball = ball_in(state)
    if ball is None:
        return 0.0
    player = state.players[seat]
    champagne = count_of(player.kitchen, CHAMPAGNE)
    points = champagne + USEFUL_CHAMPAGNE * time * min(champagne, 5)
    for missing in player.missing:
        points += LACKING_CHAMPAGNE * time * count_of(missing, CHAMPAGNE)
    for hall in range(ball.scored, len(ball.halls)):
        points += _hall_points(state, ball, seat, hall)
    return points + REHEARSED * time * (ball.sent[seat] % 3)


def _hall_points(state: State, ball: Ball, seat: int, hall: int) -> float:
    """What a ballroom would bring now, less as long as others can still change it."""
    rounds = min(max(SCORED_AFTER[hall] - state.round, 0), len(SEEN) - 1)
    if not ball.dancers_in(seat, hall):
        return NO_DANCER * SEEN[rounds]
    standing = [dancers_by_row(ball, other, hall) for other in range(state.seats)]
    book = ball_page(state.book).printed
    return hall_points(book.scorings[ball.halls[hall]], standing)[seat] * SEEN[rounds]


def house_points(state: State, seat: int, time: float) -> float:
    """The expected points of the entrance, celebrities, the key and `flip` staff."""
    points = 0.0
    player = state.players[seat]
    entrances = entrances_in(state)
    if entrances is not None:
        points += _entrance_points(state, entrances, seat, time)
    lounge = lounge_in(state)
    if lounge is not None and player.covered < 2:
        points += CELEBRITY * (lounge.taken[seat] & ~lounge.used[seat]).bit_count()
    key = key_in(state)
    if key is not None and key.holder == seat:
        points += KEY
    flips = flips_in(state)
    if flips is not None:
        ready = player.staff & ~flips.turned[seat]
        points += FLIP * time * sum(1 for flip in state.book.flips if ready >> flip.card & 1)
    return points


def _entrance_points(state: State, entrances: Entrances, seat: int, time: float) -> float:
    number = entrances.of_seat[seat]
    if number == NONE:
        return 0.0
    entrance = entrances_page(state.book).entrances[number]
    points = ENTRANCE * time
    if entrance.tokens:
        points += TOKEN * time * entrances.tokens.bit_count()
    if entrance.tiles_each:
        points += TILE * time * len(entrances.tiles)
    if entrance.guests_vp:
        points += entrance.guests_vp[min(entrances.guests, len(entrance.guests_vp) - 1)]
    if entrance.claim_vp:
        open_ones = len(entrances.objectives) - entrances.claimed.bit_count()
        points += OWN_OBJECTIVE * time * open_ones
    return points


def modules_position(state: State) -> Hashable:
    """All that a turn can change in what modules lay on the table."""
    orders, ball, lounge = orders_of(state), ball_in(state), lounge_in(state)
    entrances, key, flips = entrances_in(state), key_in(state), flips_in(state)
    return (
        tuple(orders.greens),
        tuple(orders.large),
        None if ball is None else (tuple(ball.sent), tuple([tuple(rows) for rows in ball.placed])),
        None if lounge is None else (tuple(lounge.dice), tuple(lounge.taken), tuple(lounge.used)),
        None
        if entrances is None
        else (
            entrances.first_die,
            entrances.tokens,
            entrances.guests,
            entrances.claimed,
            len(entrances.tiles),
        ),
        None if key is None else key.holder,
        None if flips is None else (tuple(flips.turned), flips.steps, flips.dishes, flips.drinks),
    )


def distance_with_modules(state: State, seat: int, objective: Objective) -> int:
    """How far a hotel is from what only objectives of modules ask for."""
    if not state.parts:
        return 0
    ball = ball_in(state)
    orders = orders_of(state)
    player = state.players[seat]
    far = max(0, objective.champagne - count_of(player.kitchen, CHAMPAGNE))
    if objective.dancers:
        far += max(0, objective.dancers - ball.dancers(seat)) if ball is not None else FAR
    if objective.each_item:
        for kind in range(KINDS):
            far += max(0, objective.each_item - count_of(player.kitchen, kind))
    far += max(0, objective.top_floor - (player.occupied & FLOOR_MASKS[FLOORS - 1]).bit_count())
    far += max(0, objective.large_orders - orders.large[seat])
    return far + max(0, objective.green_guests - orders.greens[seat])
