"""The builder itself: what it arranges is there, and no card is lost."""

from tests.austria.table import Table


def test_a_small_position_by_hand() -> None:
    table = Table().seat(krones=3, guests=[65], vacant="1a 1b", kitchen={"coffee": 1}).dice("1135")
    assert table.legal("die") == ["die 1", "die 3", "die 5", "die 1+", "die 3+", "die 5+"]
    table.play("serve")  # the coffee has only one place to go
    assert table.missing(1) == {}
    table.play("move 1 1a")
    assert table.points() == 3 + 2  # Knight of the Empire, and a blue group of one room
    assert table.occupied() == "1a"
