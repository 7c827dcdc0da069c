"""W1-W10: what module 1 does at which moment."""

from typing import Final

from hotelier.austria.content.cards import EXTRA_DANCER, Penalty
from hotelier.austria.content.components import CHAMPAGNE, NONE, count_of
from hotelier.austria.content.effects import GAIN_ITEMS, SEND_DANCER, Effect
from hotelier.austria.modules.ballrooms import NUMBER, action_kinds, details
from hotelier.austria.modules.ballrooms.actions import (
    AT_TABLE,
    GET_CHAMPAGNE,
    PAIRS,
    TABLE_ACTIONS,
    TAKE_WITH_CAKE,
    TAKE_WITH_COFFEE,
)
from hotelier.austria.modules.ballrooms.causes import CAUSES
from hotelier.austria.modules.ballrooms.frames import (
    HALL,
    INVITE,
    RECALL,
    REHEARSE,
    hall_frame,
    invite_frame,
    rehearse_frame,
)
from hotelier.austria.modules.ballrooms.page import ball_page
from hotelier.austria.modules.ballrooms.scoring import ScoreHall
from hotelier.austria.modules.ballrooms.state import ball_of
from hotelier.austria.modules.ballrooms.steps import (
    Invite,
    Recall,
    Rehearse,
    append_balls,
    append_dances,
    dancer_discount,
    open_ball,
    recall,
    send,
    send_guest,
)
from hotelier.austria.modules.ballrooms.tale import tell_ballrooms_opened, tell_rehearsal_room_taken
from hotelier.austria.modules.ballrooms.view import ball_question, ball_view
from hotelier.austria.rules.frames import kind_of
from hotelier.austria.rules.module import Module
from hotelier.austria.rules.setup import clockwise
from hotelier.austria.rules.state import Frame, Part, Player, State
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.austria.shown.described import details_in
from hotelier.core.game import Json

DISHES: Final = 1
DRINKS: Final = 2


class Ballrooms(Module):
    """Champagne, dancers, ballrooms and rehearsal rooms."""

    def __init__(self) -> None:
        steps = {REHEARSE: Rehearse(), INVITE: Invite(), RECALL: Recall(), HALL: ScoreHall()}
        super().__init__(NUMBER, 1, steps, {action_kinds.DANCE: SEND_DANCER}, CAUSES)

    def lay_out(self, state: State) -> Part | None:
        return open_ball(state)

    def first_decisions(self, state: State) -> None:
        """W7: rehearsal rooms are chosen from the last seat to the first."""
        for seat in clockwise(state):
            state.stack.append(rehearse_frame(seat))

    def emperor_comes(self, state: State, scoring: int) -> None:
        state.stack.append(hall_frame(state.start, scoring))

    def can_suffer(self, state: State, seat: int, penalty: Penalty) -> bool:
        return not penalty.dancers or ball_of(state).dancers_in(seat, penalty.hall) >= penalty.dancers

    def suffer(self, state: State, seat: int, penalty: Penalty) -> None:
        recall(state, seat, penalty.hall, penalty.dancers)

    def append_actions(self, out: list[int], state: State, frame: Frame) -> None:
        __, seat, __, __, __ = frame
        append_balls(out, state, seat, state.players[seat])

    def act(self, state: State, frame: Frame, action: int) -> bool:
        actions = state.book.actions
        if actions.kinds[action] != action_kinds.BALL:
            return False
        __, seat, __, __, __ = frame
        send_guest(state, seat, actions.arguments[action], actions.seconds[action])
        return True

    def append_takes(self, out: list[int], state: State, value: int, strength: int) -> None:
        """W2: at most as much champagne as there is of the second kind."""
        first = TAKE_WITH_CAKE if value == DISHES else TAKE_WITH_COFFEE
        first += ball_of(state).page.first_action
        for place, (second, champagne) in enumerate(PAIRS):
            if 2 * second + champagne <= strength:
                out.append(first + place)

    def append_extras(self, out: list[int], state: State, seat: int, extras: int) -> None:
        if extras & EXTRA_DANCER:
            append_dances(out, state, seat, dancer_discount(extras))

    def take_extra(self, state: State, seat: int, extras: int, action: int) -> None:
        if state.book.actions.kinds[action] == action_kinds.DANCE:
            send(state, seat, state.book.actions.arguments[action], dancer_discount(extras))

    def append_placements(self, out: list[int], state: State, player: Player, items: int) -> None:
        if count_of(items, CHAMPAGNE):
            for table in range(len(player.missing)):
                if count_of(player.missing[table], CHAMPAGNE):
                    out.append(ball_page(state.book).first_action + AT_TABLE + table * TABLE_ACTIONS)

    def append_part(self, out: list[int], state: State, seat: int, effect: Effect) -> None:
        if effect.kind == SEND_DANCER:
            append_dances(out, state, seat, effect.discount)
        elif effect.kind == GAIN_ITEMS and count_of(effect.amount, CHAMPAGNE):
            out.append(ball_page(state.book).first_action + GET_CHAMPAGNE)

    def take_part(self, state: State, seat: int, effect: Effect, action: int) -> None:
        if effect.kind == SEND_DANCER:
            send(state, seat, state.book.actions.arguments[action], effect.discount)

    def staff_played(self, state: State, seat: int, card: int) -> None:
        """Staff 133, last of all: what other reactions give may pay for the dancer."""
        player = state.players[seat]
        ready = player.staff & state.book.invited_staff & ~player.used & ~(1 << card)
        if ready:
            state.stack.append(invite_frame(seat, ready.bit_length() - 1))

    def counted(self, state: State, seat: int, per: str) -> int:
        return ball_of(state).dancers(seat) if per == "dancers" else 0

    def tell_layout(self, state: State, tale: AustriaTale) -> None:
        ball = ball_of(state)
        tell_ballrooms_opened(tale, ball.halls, ball_page(state.book).printed.dancers)
        for seat, room in enumerate(ball.rehearsal):
            if room != NONE:
                tell_rehearsal_room_taken(tale, seat, room)

    def view(self, state: State) -> Json:
        return ball_view(state)

    def question(self, state: State, frame: Frame) -> Json:
        return ball_question(state, frame)

    def details(self, state: State, frame: Frame, action: int) -> Json:
        return details_in(details.DETAILS, state, frame, action)

    def question_words(self, state: State, frame: Frame) -> str:
        from hotelier.austria.modules.ballrooms import words  # only who reads needs them

        return words.QUESTIONS.get(kind_of(frame), "")

    def action_words(self, state: State, action: int) -> str:
        from hotelier.austria.modules.ballrooms import words
        from hotelier.austria.shown.words import said

        return said(words.ACTIONS, state, action)


MODULE: Final = Ballrooms()
