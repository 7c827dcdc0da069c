"""What a player reads about the automaton's entrance in the terminal and beside an action."""

import io

import pytest
from rich.console import Console

from hotelier.austria.shown.words import action_words, question_words
from hotelier.terminal.austria import draw
from tests.austria.solo.table import YOU, SoloTable
from tests.austria.solo.test_solo_entrances import couture, item_on, sushi, toll


def screen(table: SoloTable) -> str:
    shown = io.StringIO()
    draw(Console(file=shown, width=300), table.game, YOU, ["You", "Leopold"])
    return shown.getvalue()


def words(table: SoloTable, action: str) -> str:
    return action_words(table.game.state, table.game.parse(action))


@pytest.mark.parametrize(
    ("entrance", "told"),
    [
        ("hautel_couture", "Leopold's entrance, Hautel Couture: items on spaces 1 "),
        ("nine_stars", "Leopold's entrance, Nine Stars Inn: 0 tokens on the track"),
        ("sushi_resort", "Sushi Resort: tokens on 1d 1e 2a 2b 2c 3a and on no guest"),
        ("toll_bridge", "Toll Bridge Hotel: tokens on spaces 1 to 6: 0 0 0 0 0 0"),
    ],
)
def test_l40_his_entrance_is_on_the_screen(entrance: str, told: str) -> None:
    assert told in screen(SoloTable(modules="3", entrance=entrance))


def test_l41_whom_an_item_can_be_given_to() -> None:
    table = item_on(couture(), 1, "cake").dice("11")
    table.play("die 1")
    assert question_words(table.game.state) == "Give the cake of the space to a guest of the automaton."
    assert words(table, "give 1") == "give it to Countess"


def test_l43_the_token_is_in_the_price() -> None:
    """The guest in place 5 costs nothing else."""
    table = sushi().queue(49, 50, 51, 53, 54)
    price = table.game.book.queue_costs[1]
    assert words(table, "guest 2").endswith(f"for {price} krones")
    assert words(table.marked(50), "guest 2").endswith(f"for {price + 1} krones")


def test_l44_the_toll_is_named() -> None:
    table = toll().tolls({1: 2}).dice("112").seat(YOU, krones=3)
    assert words(table, "die 1").endswith("at strength 2, 1 krone for the bridge")
    assert words(table, "die 2").endswith("at strength 1")
    table.tolls({1: 2, 2: 1}).seat(YOU, krones=0)
    assert words(table, "die 1").endswith(", 5 VP lost at the bridge")
