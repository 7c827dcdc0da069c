"""The texts of actions: OP1, OP2, OW3-OW5."""

import pytest

from hotelier import BadInput, new_game
from tests.overbooking.table import HOUSES, Table


def test_op1_a_placement_is_a_card_and_a_place() -> None:
    game = Table("13 none", seats=4).game
    for house in HOUSES:
        for beds in range(1, 7):
            for place in ("queue", "door"):
                for hotel in range(1, 5):
                    action = game.parse(f"{house} {beds} {place} {hotel}")
                    assert game.describe(action) == {
                        "notation": f"{house} {beds} {place} {hotel}",
                        "kind": "play",
                        "house": house,
                        "beds": beds,
                        "large": beds > 3,
                        "to": place,
                        "hotel": hotel,
                        "place": 1,
                        "face_up": False,
                        "token": place == "door",
                    }


def test_every_action_has_a_text_of_its_own() -> None:
    """OP1, OP2, OW3-OW5: 24 cards at 8 places, six places of a queue to choose, `decline` and `done`."""
    game = new_game("overbooking", seed=1)
    texts = [game.notation(action) for action in range(game.num_actions)]
    assert len(set(texts)) == len(texts) == 24 * 8 + 6 + 2
    assert [game.parse(text) for text in texts] == list(range(game.num_actions))


def test_op2_ow4_other_actions() -> None:
    game = new_game("overbooking", seed=1)
    assert game.describe(game.parse("decline")) == {"notation": "decline", "kind": "decline"}
    assert game.describe(game.parse("done")) == {"notation": "done", "kind": "done"}
    assert game.describe(game.parse("choose 6")) == {"notation": "choose 6", "kind": "choose", "place": 6}


def test_op1_op3_a_placement_is_described_with_the_place_it_gets() -> None:
    table = Table("14 first_face_up", "13 none").at(1, door="1:bird 2").at(2, queue="1:bird 6, 1:lion 1")
    table.seat(hand="fish 3, fish 5")

    def described(text: str) -> tuple[int, bool, bool]:
        action = table.game.describe(table.game.parse(text))
        return action["place"], action["face_up"], action["token"]

    assert described("fish 3 queue 1") == (1, True, False)
    assert described("fish 3 door 1") == (2, False, False)
    assert described("fish 5 queue 2") == (3, False, False)
    assert described("fish 5 door 2") == (1, False, True)


def test_ow3_ow5_a_choice_is_described_with_its_power_and_its_card() -> None:
    table = Table("13 none").at(queue="1:lion 6, 0:fish 3", door="0:stag 5, 0:bird 3").check()
    assert [table.game.describe(action) for action in table.game.legal_actions()] == [
        {
            "notation": "choose 1",
            "kind": "choose",
            "hotel": 1,
            "power": "soldiers",
            "place": 1,
            "card": {"owner": 1, "house": "lion", "beds": 6},
        },
        {"notation": "done", "kind": "done", "hotel": 1, "power": "soldiers"},
    ]
    table.play("done")
    assert table.game.describe(table.game.parse("choose 2")) == {
        "notation": "choose 2",
        "kind": "choose",
        "hotel": 1,
        "power": "maids",
        "place": 2,
        "card": {"owner": 0, "house": "fish", "beds": 3},
    }
    assert table.game.describe(table.game.parse("choose 3")) == {
        "notation": "choose 3",
        "kind": "choose",
        "place": 3,
    }


def test_ow4_places_of_the_queue_are_counted_from_the_hotel() -> None:
    """OW4: place 1 is nearest to the hotel; the six beds are enough for one of the two."""
    for choice, collected in (("choose 1", "fish 1"), ("choose 2", "bird 6")):
        table = Table("6 none").at(queue="0:fish 1, 0:bird 6", door="0:lion 4").check()
        assert table.play(choice).collected() == collected


@pytest.mark.parametrize(
    "text",
    ["fish 3", "fish 0 queue 1", "fish 7 queue 1", "wolf 3 queue 1", "fish 3 window 1", "fish 3 queue 5"],
)
def test_op1_what_is_no_action_is_refused_with_examples(text: str) -> None:
    with pytest.raises(BadInput, match="fish 3 queue 1"):
        new_game("overbooking", seed=1).parse(text)
