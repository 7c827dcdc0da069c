"""OC2, OP4: what others get to know of an action."""

from hotelier import Game
from tests.overbooking.table import Table


def seen(game: Game, text: str, audience: int | None) -> tuple[str, int | None]:
    told = game.seen(game.parse(text), audience)
    assert told["kind"] == "play" and told["house"] == "fish" and told["hotel"] == 1
    return told["notation"], told["beds"]


def test_oc2_others_see_the_back_of_a_card_that_is_laid_face_down() -> None:
    game = Table("12 none").seat(hand="fish 3, fish 5").game
    for audience in (1, None):
        assert seen(game, "fish 3 queue 1", audience) == ("fish queue 1", None)
        small, large = (game.seen(game.parse(f"fish {beds} door 1"), audience) for beds in (3, 5))
        assert (small["large"], large["large"]) == (False, True)
        assert {**small, "large": True} == large
    assert seen(game, "fish 3 queue 1", 0) == ("fish 3 queue 1", 3)


def test_oc2_cards_with_the_same_back_are_told_alike() -> None:
    game = Table("12 none").seat(hand="fish 1, fish 2, fish 3").game
    told = [game.seen(game.parse(f"fish {beds} queue 1"), 1) for beds in (1, 2, 3)]
    assert told[0] == told[1] == told[2]


def test_a_card_that_is_laid_face_up_is_seen_by_all() -> None:
    game = Table("12 first_face_up").seat(hand="fish 5, fish 6").game
    for audience in (0, 1, None):
        assert seen(game, "fish 5 queue 1", audience) == ("fish 5 queue 1", 5)
    assert seen(game, "fish 5 door 1", 1) == ("fish door 1", None)


def test_op4_with_memory_a_log_does_not_tell_its_player_either() -> None:
    game = Table("12 none", memory=True).seat(hand="fish 3").game
    assert seen(game, "fish 3 queue 1", 0) == ("fish queue 1", None)
