"""What is dealt before a game at a real table."""

from typing import Any

import pytest

from hotelier.core.errors import BadInput
from hotelier.core.game import Json
from hotelier.games import deal


def dealt(seats: int, seed: int, kept: list[int] | None = None, **options: Any) -> Json:
    return deal("austria", seats, seed, options, None, kept or [])


def test_s6_six_cards_for_each_and_no_card_twice() -> None:
    found = dealt(4, 1, board="day")
    cards = [card for hand in found["hands"] for card in hand]
    assert [len(hand) for hand in found["hands"]] == [6] * 4 and len(set(cards)) == 24
    assert sorted(found["parts"]["boards"]) == ["day_a", "day_b", "day_c", "day_d"]
    assert [tile[0] for tile in found["parts"]["emperor"]] == ["A", "B", "C"]
    assert found["draft"] is None and found["sets"] == []
    assert {dealt(2, seed)["start"] for seed in range(20)} == {0, 1}


def test_s6_the_start_player_has_set_a_then_clockwise() -> None:
    found = dealt(3, 2, staff="intro")
    first = found["start"]
    assert [found["sets"][(first + place) % 3] for place in range(3)] == ["A", "B", "C"]
    other = next(
        each for each in (dealt(3, seed, staff="intro") for seed in range(20)) if each["start"] != first
    )
    assert other["hands"][other["start"]] == found["hands"][first]


def test_s6_a_draft_passes_the_packs_to_the_left_until_everybody_has_six() -> None:
    kept: list[int] = []
    now = dealt(3, 7, staff="draft")
    start, packs = now["start"], {}
    for place in range(3):
        assert now["draft"]["seat"] == (start + place) % 3 and now["draft"]["number"] == 1
        assert len(now["draft"]["pack"]) == 6
        packs[now["draft"]["seat"]] = now["draft"]["pack"]
        kept.append(now["draft"]["pack"][0])
        now = dealt(3, 7, kept, staff="draft")
    left = (start + 1) % 3
    assert now["draft"]["seat"] == start and now["draft"]["number"] == 2
    assert now["draft"]["pack"] == packs[(start - 1) % 3][1:], "it comes from the right"
    while now["draft"]:
        kept.append(now["draft"]["pack"][-1])
        now = dealt(3, 7, kept, staff="draft")
    assert sorted(card for hand in now["hands"] for card in hand) == sorted(
        card for pack in packs.values() for card in pack
    )
    assert packs[left][0] in now["hands"][left]
    with pytest.raises(BadInput, match=f"card {kept[0]} cannot be kept: the draft is over"):
        dealt(3, 7, [*kept, kept[0]], staff="draft")


def test_modules_lay_out_ballrooms_celebrities_and_entrances() -> None:
    parts = dealt(3, 4, modules="1,2,3")["parts"]
    assert [len(parts[field]) for field in ("ballrooms", "celebrities", "entrances")] == [3, 3, 3]
    assert "boards" not in parts


def test_os1_hotels_of_overbooking_are_as_many_as_players() -> None:
    found = deal("overbooking", 3, 5, {}, None, [])
    hotels = found["parts"]["hotels"]
    assert len({hotel[:-1] for hotel in hotels}) == 3 and found["start"] in range(3)


@pytest.mark.parametrize(
    ("seats", "options", "kept", "said"),
    [
        (1, {}, [], "nothing is dealt to 1; allowed are 2 to 4"),
        (2, {"board": "day", "boards": "chosen"}, [], "everybody chooses and nothing is dealt"),
        (2, {}, [5], "card 5 cannot be kept: the draft is over"),
        (2, {"staff": "draft"}, [999], "999"),
    ],
)
def test_what_cannot_be_dealt_is_refused(seats: int, options: Json, kept: list[int], said: str) -> None:
    with pytest.raises(BadInput, match=said):
        deal("austria", seats, 1, options, None, kept)
