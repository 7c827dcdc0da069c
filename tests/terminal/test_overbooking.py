"""Overbooking in the terminal: what is told of others, and what not."""

import io

from rich.console import Console

import hotelier
from hotelier.terminal.play import Session
from tests.terminal.test_play import Typist, random_numbers, told


def test_a_whole_game_is_told_and_face_down_cards_are_not_named() -> None:
    screen = io.StringIO()
    game = hotelier.new_game("overbooking", seats=3, seed=2, script={"start": 1}, tell=True)
    typist = Typist([], random_numbers(3))
    Session(game, [None, "random", "random"], Console(file=screen, width=120), typist, None).run()
    lines = told(screen)
    assert any(line.startswith("Seat 0 draws 9 cards (") for line in lines)
    assert sum("with " in line and " beds is opened (" in line for line in lines) == 12
    assert any(" gets beds and brings " in line for line in lines)
    assert any(line.startswith("The game is over: seat 0 ") for line in lines)
    placed = [line for line in lines if line.startswith("Seat 1 (random bot) plays ")]
    hidden = [line for line in placed if " face up " not in line]
    assert hidden and all(
        line.startswith(("Seat 1 (random bot) plays a small ", "Seat 1 (random bot) plays a large "))
        or "fifth card" in line
        for line in hidden
    )
    assert not any(line.startswith("Seat 0 plays a small ") for line in lines)
