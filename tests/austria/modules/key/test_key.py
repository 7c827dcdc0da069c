"""W50: the skeleton key."""

from hotelier import new_game
from tests.austria.table import Table


def test_w50_the_key_gives_a_krone_and_a_step_and_covers_a_number() -> None:
    table = Table(modules=[4]).seat(krones=3, emperor=2)
    before = sum(table.game.state.dice)
    assert "key" in table.legal()
    table.play("key")
    assert (table.player().krones, table.player().emperor, table.player().covered) == (4, 3, 1)
    assert sum(table.game.state.dice) == before, "no die is taken"
    assert table.legal("die") == table.legal("guest") == [], "it was the main action"
    assert "end" in table.legal()
    assert table.game.view(1)["waltz"]["key"] == {"holder": 0}


def test_w50_only_one_player_takes_it_in_a_round() -> None:
    table = Table(modules=[4]).play("key", "end")
    assert table.game.to_move == 1
    assert "key" not in table.legal()


def test_w50_its_owner_begins_the_next_round_and_the_key_is_back() -> None:
    table = Table(3, modules=[4], start=0).turn_of(2).play("key", "end").turn_of(0).end_round()
    assert table.game.view(None)["start"] == 2
    numbers = [player["number"] for player in table.game.view(None)["players"]]
    assert numbers == [2, 3, 1], "the others clockwise"
    assert table.game.view(None)["waltz"]["key"] == {"holder": None}
    assert "key" in table.legal()


def test_w50_the_start_player_may_keep_the_first_tile() -> None:
    table = Table(3, modules=[4], start=0).play("key", "end").turn_of(0).end_round()
    assert table.game.view(None)["start"] == 0


def test_r6_w50_if_nobody_took_it_the_tiles_pass_on_as_usual() -> None:
    table = Table(3, modules=[4], start=0).end_round()
    assert table.game.view(None)["start"] == 1


def test_w50_not_after_a_die_was_taken() -> None:
    assert "key" not in Table(modules=[4]).play("die 4", "take 0 steps").legal()


def test_w50_no_key_without_the_module() -> None:
    assert "key" not in new_game("austria", seats=2, seed=1).actions.texts
