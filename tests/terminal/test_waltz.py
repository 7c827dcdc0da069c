"""What the terminal shows of the lounge, the key, staff face down and the entrances."""

import io

from rich.console import Console

from hotelier import new_game
from hotelier.terminal.austria import draw
from tests.austria.table import Table

NAMES = ["Anna", "Bruno"]


def drawn(table: Table) -> str:
    console = Console(width=160, record=True, file=io.StringIO())
    draw(console, table.game, 0, NAMES)
    return console.export_text()


def test_w20_w21_the_lounge_is_drawn() -> None:
    table = Table(modules=[2], celebrities=["freud", "curie"]).seat(krones=5).dice("1", "4-6")
    text = drawn(table)
    assert "celebrity, for 1 krone" in text
    assert "Sigmund Freud: 1 VP; orders of 2 or more items" in text
    assert "celebrities: Anna: nobody · Bruno: nobody" in text
    text = drawn(table.play("die red", "celebrity freud", "take 0 steps"))
    assert "celebrities: Anna: Sigmund Freud · Bruno: nobody" in text


def test_w50_w60_the_key_and_staff_face_down_are_told() -> None:
    table = Table(modules=[4, 5]).seat(staff=[172]).dice("222")
    assert "key: to be taken" in drawn(table)
    assert "staff face down: Anna: none · Bruno: none" in drawn(table)
    table.play("die 2", "take 0 coffee", "flip 172", "end", "key")
    assert "key: taken by Bruno" in drawn(table)
    assert "staff face down: Anna: 172 · Bruno: none" in drawn(table)


def test_w40_w41_entrances_and_what_lies_beside_them_are_drawn() -> None:
    tiles = {"own_tiles": [["A1", "A2"], ["B1", "B3"], ["C1", "C3"]]}
    table = Table(entrances=["grand_wray", "dove"], emperor=["A4", "B2", "C2"], drawn=tiles)
    text = drawn(table)
    assert "The Grand Wray Hotel" in text and "own tiles: A1, A2, B1, B3, C1, C3" in text
    assert "Dove" in text and "tokens: 1, 2, 3, 4, 5" in text


def test_w40_the_auction_is_drawn() -> None:
    script = {"start": 0, "entrances": ["kozi", "dove"]}
    game = new_game("austria", seed=1, modules=[3], script=script)
    game.apply(game.parse("bid 3 kozi"))
    console = Console(width=160, record=True, file=io.StringIO())
    draw(console, game, 1, NAMES)
    text = console.export_text()
    assert "The Kozi Palace, Vienna" in text and "3 of Anna" in text
