"""What the terminal shows of the lounge, the key and staff face down."""

import io

from rich.console import Console

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
    assert "celebrity, for 1" in text
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
