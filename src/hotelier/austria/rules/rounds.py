"""R1-R6: the order of turns, passing and rolling again, the end of a round."""

from typing import Final

from hotelier.austria.content.components import ROUNDS
from hotelier.austria.rules import hooks
from hotelier.austria.rules.emperor import score
from hotelier.austria.rules.final_scoring import ranks, score_hotels, scores
from hotelier.austria.rules.state import EMPEROR_SCORING, OVER, SETUP, TURNS, Automaton, State
from hotelier.austria.rules.tale.emperor import tell_game_over
from hotelier.austria.rules.tale.turns import (
    tell_dice_removed,
    tell_dice_rolled,
    tell_round_begins,
    tell_round_ends,
    tell_turn_begins,
    tell_turn_ends,
)
from hotelier.austria.rules.turn import begin_turn

DICE: Final = {2: 10, 3: 12, 4: 14}
SCORING_AFTER: Final = {3: 0, 5: 1, 7: 2}
"""Which of the three emperor scorings comes after a round."""


def go_on(state: State) -> None:
    """Nothing is left to decide here: find out what comes next."""
    if state.phase == SETUP:
        begin_round(state)
    elif state.phase == EMPEROR_SCORING:
        hooks.emperor_scored(state)
        end_round(state)
    else:
        next_turn(state)


def begin_round(state: State) -> None:
    """R1."""
    state.phase = TURNS
    state.round += 1
    if state.tale is not None:
        tell_round_begins(state.tale, state.round, state.start)
    roll(state, DICE[state.seats], True)
    hooks.round_begun(state)


def roll(state: State, dice: int, all_of_them: bool) -> None:
    """Roll this many dice and sort them to the spaces."""
    if not hooks.roll(state, dice, all_of_them):
        state.dice = state.chance.roll("roll", dice)
    state.revealed += 1
    if state.tale is not None:
        tell_dice_rolled(state.tale, state.dice, hooks.coloured_dice(state), not all_of_them)


def next_turn(state: State) -> None:
    """R2-R5: the lowest visible number acts; if all have passed, the dice are rolled again."""
    seats = state.seats
    unfinished = False
    acting = -1
    lowest = 2 * seats + 1
    for seat in range(seats):
        player = state.players[seat]
        if player.covered == 2:
            continue
        unfinished = True
        number = visible_number(state, seat)
        if not player.passed and number < lowest:
            lowest = number
            acting = seat
    dice = state.dice
    left = dice[1] + dice[2] + dice[3] + dice[4] + dice[5] + dice[6]
    if not unfinished or not left:
        leave_round(state)
    elif acting >= 0:
        if state.automaton is not None and acting == state.automaton.seat:
            take_automatic_turn(state, state.automaton)
        else:
            begin_turn(state, acting, False)
    else:
        for player in state.players:
            player.passed = False
        if left > 1:
            roll(state, left - 1, False)
        else:
            remove_last_die(state)


def take_automatic_turn(state: State, automaton: Automaton) -> None:
    """L6: its card decides."""
    if state.tale is not None:
        tell_turn_begins(state.tale, automaton.seat, False)
    automaton.take_turn(state)
    if state.tale is not None:
        tell_turn_ends(state.tale, automaton.seat)


def remove_last_die(state: State) -> None:
    """R4: nothing is left to be rolled again."""
    if state.tale is not None:
        tell_dice_removed(state.tale)
    state.dice = [0] * 7
    hooks.last_die_removed(state)


def visible_number(state: State, seat: int) -> int:
    """S5: the lower number on the turn order tile that is not covered."""
    tile = (seat - state.start) % state.seats + 1
    return tile if state.players[seat].covered == 0 else 2 * state.seats + 1 - tile


def leave_round(state: State) -> None:
    """R6: the emperor after rounds 3, 5 and 7."""
    hooks.round_over(state)
    if state.round in SCORING_AFTER:
        state.phase = EMPEROR_SCORING
        hooks.emperor_comes(state, SCORING_AFTER[state.round])
        score(state, SCORING_AFTER[state.round])
    else:
        end_round(state)


def end_round(state: State) -> None:
    """R6: refresh staff, pass the turn order tiles on, begin the next round or score the hotels."""
    hooks.round_closed(state, state.round == ROUNDS)
    if state.round == ROUNDS:
        score_hotels(state)
        state.phase = OVER
        if state.tale is not None:
            tell_game_over(state.tale, scores(state), ranks(state))
        return
    if state.tale is not None:
        tell_round_ends(state.tale, state.round)
    for player in state.players:
        player.used = 0
        player.covered = 0
        player.passed = False
    state.start = hooks.next_start(state, (state.start + 1) % state.seats)
    begin_round(state)
