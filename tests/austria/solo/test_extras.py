"""L9, L10: the additional icons: emperor, staff and objectives with their countdown.

On easy 200, 203, 209 show objective A, 194, 204, 211 B, 195, 199, 212 C; "any" is silver on 202 and gold
on 193. The hand points to the right on 193, 195, 199, 203, 209, 211, to the left on 194, 200, 202, 204,
212.
"""

import pytest

from tests.austria.solo.table import LEOPOLD, YOU, SoloTable

# L9: emperor and staff ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "vp"),
    [
        pytest.param(0, 4, 0, id="from the start"),
        pytest.param(9, 13, 0, id="just to the end"),
        pytest.param(11, 13, 2, id="two beyond the end"),
        pytest.param(13, 13, 4, id="at the end"),
    ],
)
def test_l9_emperor_steps_and_vp_beyond_13(before: int, after: int, vp: int) -> None:
    """210 shows 4 steps."""
    table = SoloTable().seat(LEOPOLD, emperor=before)
    table.leopold(210)
    assert table.player(LEOPOLD).emperor == after
    assert table.his("emperor") == vp


def test_l9_staff_turns_up_the_top_card_and_nothing_else() -> None:
    table = SoloTable().private(47, 29, 32)
    assert table.leopold(198).in_play(LEOPOLD) == [47]
    assert table.dice("123").leopold(201).in_play(LEOPOLD) == [47, 29]
    assert table.game.view(YOU)["solo"]["staff_left"] == 1
    assert [card["vp"] for card in table.game.view(YOU)["players"][LEOPOLD]["staff"]] == [0, 0]


def test_l9_with_no_private_card_left_nothing_is_turned_up() -> None:
    """206: yellow, question mark, staff; the guest is worth 7 VP."""
    table = SoloTable().private().queue(55, 49, 50, 51, 52)
    table.leopold(206)
    assert table.in_play(LEOPOLD) == []
    assert table.points(LEOPOLD) == 7


# L10: the countdown -------------------------------------------------------------------------------


def test_l10_absent_three_two_and_the_claim_of_15() -> None:
    """He claims without meeting the condition: nobody has 20 krones."""
    table = SoloTable()
    assert table.countdown_now() == ["absent", "absent", "absent"]
    table.leopold(200)
    assert table.countdown_now() == ["III", "absent", "absent"]
    table.leopold(203)
    assert table.countdown_now() == ["II", "absent", "absent"]
    assert table.his("objectives") == 0
    table.leopold(209)
    assert table.countdown_now() == ["claimed", "absent", "absent"]
    assert table.his("objectives") == 15
    view = table.game.view(YOU)
    assert view["players"][LEOPOLD]["objectives"] == ["A"]
    assert view["objectives"][0]["claimed"] == 1


def test_l10_the_example_of_the_rulebook_he_claims_the_10_because_the_15_is_taken() -> None:
    table = SoloTable().countdown("III", "absent", "absent")
    table.seat(YOU, krones=20).play("claim A")
    table.leopold(200)
    assert table.countdown_now()[0] == "II"
    table.leopold(203)
    assert table.countdown_now()[0] == "claimed"
    assert table.his("objectives") == 10
    assert table.points(YOU) == 15


def test_l10_the_countdown_takes_no_space() -> None:
    """Though he has come to II, the 15 VP are yours."""
    table = SoloTable().countdown("II", "II", "II")
    assert [objective["next_vp"] for objective in table.game.view(YOU)["objectives"]] == [15, 15, 15]
    table.seat(YOU, krones=20).play("claim A")
    assert table.points(YOU) == 15


def test_l10_after_his_claim_the_10_are_left_for_you() -> None:
    table = SoloTable().countdown("II", "absent", "absent").leopold(200)
    assert table.his("objectives") == 15
    table.seat(YOU, krones=20).play("claim A")
    assert table.points(YOU) == 10
    assert table.game.view(YOU)["objectives"][0]["claimed"] == 2


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        pytest.param(
            200, "II absent absent", "claimed absent absent", id="A shown, though it is furthest ahead"
        ),
        pytest.param(194, "absent III absent", "absent II absent", id="B shown"),
        pytest.param(195, "absent absent III", "absent absent II", id="C shown"),
        pytest.param(200, "claimed III II", "claimed II II", id="A claimed: III before II"),
        pytest.param(200, "claimed absent III", "claimed III III", id="A claimed: absent before III"),
        pytest.param(200, "claimed III III", "claimed III II", id="A claimed: tie, hand to the left"),
        pytest.param(209, "claimed III III", "claimed II III", id="A claimed: tie, hand to the right"),
        pytest.param(209, "claimed II II", "claimed claimed II", id="A claimed: the tie leads to a claim"),
        pytest.param(
            194, "absent claimed absent", "absent claimed III", id="B claimed: tie, hand to the left"
        ),
        pytest.param(
            211, "absent claimed absent", "III claimed absent", id="B claimed: tie, hand to the right"
        ),
        pytest.param(
            212, "absent absent claimed", "absent III claimed", id="C claimed: tie, hand to the left"
        ),
        pytest.param(
            195, "absent absent claimed", "III absent claimed", id="C claimed: tie, hand to the right"
        ),
        pytest.param(195, "III absent claimed", "III III claimed", id="C claimed: absent before the hand"),
        pytest.param(200, "claimed claimed II", "claimed claimed claimed", id="only C is left"),
    ],
)
def test_l10_the_one_shown_or_else_the_one_furthest_behind(card: int, before: str, after: str) -> None:
    table = SoloTable().countdown(*before.split()).leopold(card)
    assert table.countdown_now() == after.split()
    assert table.his("objectives") == 15 * (after.count("claimed") - before.count("claimed"))


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        pytest.param(193, "absent absent absent", "III absent absent", id="all absent, hand to the right"),
        pytest.param(202, "absent absent absent", "absent absent III", id="all absent, hand to the left"),
        pytest.param(193, "III absent absent", "III III absent", id="absent before III, hand to the right"),
        pytest.param(202, "absent III III", "III III III", id="absent before the hand to the left"),
        pytest.param(193, "II III II", "II II II", id="III before II, hand to the right"),
        pytest.param(202, "III II II", "II II II", id="III before II, before the hand to the left"),
        pytest.param(193, "II II II", "claimed II II", id="all at II, hand to the right"),
        pytest.param(202, "II II II", "II II claimed", id="all at II, hand to the left"),
        pytest.param(193, "claimed II absent", "claimed II III", id="never one that is claimed"),
        pytest.param(202, "II claimed claimed", "claimed claimed claimed", id="the last one"),
    ],
)
def test_l10_any_is_the_one_furthest_behind(card: int, before: str, after: str) -> None:
    table = SoloTable("hard").countdown(*before.split()).leopold(card)
    assert table.countdown_now() == after.split()
    assert table.his("objectives") == 15 * (after.count("claimed") - before.count("claimed"))


@pytest.mark.parametrize("card", [200, 202, 193])
def test_l10_when_all_are_claimed_nothing_happens(card: int) -> None:
    table = SoloTable("hard").countdown("claimed", "claimed", "claimed").leopold(card)
    assert table.countdown_now() == ["claimed", "claimed", "claimed"]
    assert table.his("objectives") == 0
    assert [objective["claimed"] for objective in table.game.view(YOU)["objectives"]] == [1, 1, 1]


def test_l10_each_objective_has_its_own_countdown() -> None:
    """C, B, A, C, B, C."""
    table = SoloTable().leopold(195, 194, 200, 199, 204, 212)
    assert table.countdown_now() == ["III", "II", "claimed"]
    assert table.his("objectives") == 15
