"""W20-W22: what module 2 does at which moment."""

from typing import Final

from hotelier.austria.content.components import CHAMPAGNE, EMPEROR_LIMIT, NONE, count_of, pile_size
from hotelier.austria.modules.celebrities import NUMBER, action_kinds, details
from hotelier.austria.modules.celebrities.causes import CAUSES
from hotelier.austria.modules.celebrities.frames import CELEBRITY
from hotelier.austria.modules.celebrities.printed import COLOURS
from hotelier.austria.modules.celebrities.state import lounge_of
from hotelier.austria.modules.celebrities.steps import (
    Welcome,
    append_coloured_dice,
    append_exchange,
    close_lounge,
    exchange,
    move_instead,
    open_lounge,
    roll_colours,
    take_coloured_die,
    white_dice,
)
from hotelier.austria.modules.celebrities.tale import tell_celebrity_arrives
from hotelier.austria.modules.celebrities.view import lounge_question, lounge_view
from hotelier.austria.rules.frames import grant_frame, kind_of
from hotelier.austria.rules.module import Module
from hotelier.austria.rules.state import Frame, Part, Player, State
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.austria.shown.described import details_in
from hotelier.core.chance import Seeded
from hotelier.core.game import Json


class Celebrities(Module):
    """Coloured dice, the lounge, and what the celebrities of a seat do when something happens (W21)."""

    def __init__(self) -> None:
        super().__init__(NUMBER, 4, {CELEBRITY: Welcome()}, {}, CAUSES)

    def lay_out(self, state: State) -> Part | None:
        return open_lounge(state)

    # Coloured dice

    def roll(self, state: State, dice: int, all_of_them: bool) -> bool:
        roll_colours(state, lounge_of(state), dice, all_of_them)
        return True

    def coloured_dice(self, state: State) -> list[int] | None:
        return lounge_of(state).dice

    def last_die_removed(self, state: State) -> None:
        lounge_of(state).dice = [0] * COLOURS

    def white_dice(self, state: State, dice: list[int]) -> list[int]:
        return white_dice(dice, lounge_of(state))

    def append_dice(self, out: list[int], state: State, seat: int, only: int, moved_from: int) -> None:
        append_coloured_dice(out, state, seat, lounge_of(state), only, moved_from)

    def moved_die_taken(self, state: State, frame: Frame, action: int) -> None:
        __, __, value, moved_from, moved = frame
        kind = state.book.actions.kinds[action]
        if kind in (action_kinds.COLOURED_DIE, action_kinds.BOOSTED_COLOURED_DIE):
            move_instead(state, state.book.actions.arguments[action], value, moved_from, moved)

    def die_moved(self, state: State, value: int, to: int) -> int:
        """A coloured die moves only where no white one lies."""
        lounge = lounge_of(state)
        if white_dice(state.dice, lounge)[value]:
            return NONE
        colour = lounge.dice.index(value)
        lounge.dice[colour] = to
        return colour

    # A turn and the end of a round

    def append_actions(self, out: list[int], state: State, frame: Frame) -> None:
        __, seat, extra, __, __ = frame
        lounge = lounge_of(state)
        if not state.die_taken and not extra:
            append_coloured_dice(out, state, seat, lounge)
        append_exchange(out, state, seat, lounge)

    def act(self, state: State, frame: Frame, action: int) -> bool:
        __, seat, __, __, __ = frame
        kind = state.book.actions.kinds[action]
        if kind in (action_kinds.COLOURED_DIE, action_kinds.BOOSTED_COLOURED_DIE):
            boost = kind == action_kinds.BOOSTED_COLOURED_DIE
            take_coloured_die(state, seat, state.book.actions.arguments[action], boost)
            return True
        if kind == action_kinds.EXCHANGE:
            exchange(state, seat)
            return True
        return False

    def round_closed(self, state: State, last: bool) -> None:
        close_lounge(state, lounge_of(state), last)

    # What celebrities give

    def more_points(self, state: State, seat: int, vp: int) -> int:
        lounge = lounge_of(state)
        taken = lounge.taken[seat]
        page = lounge.page
        return vp + page.more_vp if taken & page.vp_celebrities else vp

    def more_steps(self, state: State, seat: int, steps: int) -> int:
        lounge = lounge_of(state)
        taken = lounge.taken[seat]
        page = lounge.page
        return steps + page.more_steps if taken & page.step_celebrities else steps

    def steps_gained(self, state: State, seat: int, steps: int) -> None:
        """At the end of the track nobody advances."""
        if state.players[seat].emperor < EMPEROR_LIMIT:
            _happened(state, seat, "steps")

    def krones_gained(self, state: State, seat: int) -> None:
        _happened(state, seat, "krones")

    def items_gained(self, state: State, seat: int, items: int) -> None:
        if count_of(items, CHAMPAGNE):
            _happened(state, seat, "champagne")

    def staff_played(self, state: State, seat: int, card: int) -> None:
        _happened(state, seat, "staff")

    def room_occupied(self, state: State, seat: int, space: int) -> None:
        _happened(state, seat, "room")

    def dancer_sent(self, state: State, seat: int, place: int) -> None:
        _happened(state, seat, "dancer")

    def completes(self, state: State, player: Player, table: int) -> bool:
        """An order of two or more items may lack one of them."""
        spare = lounge_of(state).page.spare_celebrities
        if not spare or pile_size(player.missing[table]) != 1:
            return False
        if pile_size(state.book.guest_order[player.tables[table]]) < 2:
            return False
        for seat in range(state.seats):
            if state.players[seat] is player:
                return lounge_of(state).taken[seat] & spare != 0
        return False

    # What is told

    def shuffle(self, state: State, rng: Seeded) -> None:
        lounge = lounge_of(state)
        lounge.deck.sort()
        rng.shuffle(lounge.deck)

    def tell_layout(self, state: State, tale: AustriaTale) -> None:
        lounge = lounge_of(state)
        for colour, celebrity in enumerate(lounge.tiles):
            tell_celebrity_arrives(tale, colour, celebrity, len(lounge.deck))

    def view(self, state: State) -> Json:
        return lounge_view(state)

    def question(self, state: State, frame: Frame) -> Json:
        return lounge_question(state, frame)

    def details(self, state: State, frame: Frame, action: int) -> Json:
        return details_in(details.DETAILS, state, frame, action)

    def question_words(self, state: State, frame: Frame) -> str:
        from hotelier.austria.modules.celebrities import words  # only who reads needs them

        return words.QUESTIONS.get(kind_of(frame), "")

    def action_words(self, state: State, action: int) -> str:
        from hotelier.austria.modules.celebrities import words
        from hotelier.austria.shown.words import said

        return said(words.ACTIONS, state, action)


def _happened(state: State, seat: int, occasion: str) -> None:
    """Celebrities whose time it is give what they give."""
    lounge = lounge_of(state)
    taken = lounge.taken[seat]
    if not taken:
        return
    for bit, source in lounge.page.when[occasion]:
        if taken & bit:
            state.stack.append(grant_frame(seat, source))


MODULE: Final = Celebrities()
