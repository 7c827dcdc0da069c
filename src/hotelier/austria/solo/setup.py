"""L1-L5, L20, L40: laying out a game against the automaton."""

from typing import Final

from hotelier.austria.content.book import Book
from hotelier.austria.content.components import FIRST_HAND, QUEUE
from hotelier.austria.content.instructions import DECK_SIZE
from hotelier.austria.content.solo_entrances import ENTRANCES, HAUTEL_COUTURE
from hotelier.austria.modules.ballrooms.state import Ball, ball_in
from hotelier.austria.options import RANDOM
from hotelier.austria.rules import hooks
from hotelier.austria.rules.frames import board_frame, first_guest_frame
from hotelier.austria.rules.module import Modules
from hotelier.austria.rules.queue import draw_guest
from hotelier.austria.rules.setup import blank_state, deal_boards, first_rooms, new_player, pick_goals
from hotelier.austria.rules.staff import draw_to_hand, put_under
from hotelier.austria.rules.state import State
from hotelier.austria.solo.entrance import invite, new_rival
from hotelier.austria.solo.frames import enter_frame
from hotelier.austria.solo.leopold import Leopold, fresh_countdown
from hotelier.austria.solo.state import Rival
from hotelier.core.chance import Seeded

YOU: Final = 0
AUTOMATON: Final = 1
PRIVATE_STAFF: Final = 5
DRAWN_AT_FIRST: Final = 10


def set_up_solo(
    book: Book,
    chance: Seeded,
    board: str,
    solo: str,
    difficulty: str,
    entrance: str,
    modules: Modules,
) -> State:
    """Everything up to the first decision, in a fixed order of draws."""
    objectives, tiles = pick_goals(book, chance)
    own_board = deal_boards(book, chance, 1, board)[0]
    state = blank_state(book, chance, 2, objectives, tiles, modules)
    state.start = AUTOMATON
    state.players = [new_player(book, own_board), new_player(book, 0)]
    automaton = Leopold(AUTOMATON, solo, difficulty, book.instructions, [], [], fresh_countdown())
    state.automaton = automaton
    rival = lay_out_rival(state, entrance) if entrance else None
    for __ in range(QUEUE):
        state.queue.insert(0, draw_guest(state))
    automaton.private = deal_staff(state)
    automaton.deck = chance.order("instructions", list(range(DECK_SIZE)))
    automaton.deck.reverse()
    hooks.lay_out(state)
    if rival is not None:
        state.parts.append(rival)
    ball = ball_in(state)
    if ball is not None:
        rehearse(state, ball)
    state.players[AUTOMATON].krones = 0
    state.players[AUTOMATON].kitchen = 0
    state.stack = [first_rooms(state, YOU), first_guest_frame(YOU, 0)]
    if rival is not None:
        state.stack.append(enter_frame(YOU))
    draw_to_hand(state, YOU, DRAWN_AT_FIRST)
    put_under(state, YOU, state.players[YOU].hand, DRAWN_AT_FIRST - FIRST_HAND, True)
    if book.boards_chosen:
        state.stack.append(board_frame(YOU))
    return state


def rehearse(state: State, ball: Ball) -> None:
    """L20: a rehearsal room at random for you, none for her."""
    ball.rehearsal[YOU] = ball.rehearsals.pop(state.chance.pick("rehearsal", len(ball.rehearsals)))


def lay_out_rival(state: State, entrance: str) -> Rival:
    """L40: the own entrance of the automaton, by name or at random."""
    if entrance == RANDOM:
        chosen = state.chance.pick("own_entrance", len(ENTRANCES))
    else:
        chosen = ENTRANCES.index(entrance)
    rival = new_rival(chosen, state.book.solo_entrances.sushi_spaces)
    if chosen == HAUTEL_COUTURE:
        invite(state, rival)
    return rival


def deal_staff(state: State) -> list[int]:
    """L3: five `end` cards for the automaton, the others back into the deck."""
    book = state.book
    end_cards = [card for card in range(len(book.staff_number)) if book.end_staff >> card & 1]
    private = state.chance.order("private", end_cards)[:PRIVATE_STAFF]
    rest = [card for card in range(len(book.staff_number)) if card not in private]
    state.staff_deck = state.chance.order("staff", rest)
    state.staff_deck.reverse()
    state.hidden = [(book.all_staff,)] * state.seats
    private.reverse()
    return private
