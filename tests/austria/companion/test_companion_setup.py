"""How a companion begins: who draws the cards, the walk through the set-up, values that stand in."""

import json
from pathlib import Path

import pytest

from hotelier.core.errors import BadOption
from hotelier.terminal.companion import check_given, new_setup
from tests.austria.companion.typist import go_on, talk

HALLS = "Odeonsaal, zum sperl, Apollosaal"
FIVE = "65, 77, 51, 99, 74"
WITH_WALTZ = "134, 137, 65, 77, 51"
"""Debutante and Prima Ballerina are of module 1, their VP (2 and 3) are ours; of the others 65 has 3."""


# Who draws --------------------------------------------------------------------------------------------


def test_who_draws_is_asked_and_can_be_undone(tmp_path: Path) -> None:
    file = tmp_path / "companion.json"
    shown, typist = talk(["b", "195", "u", "u", "u", "", "s", "q"], deck="ask", file=file)
    assert "Who draws the instruction cards of Leopold?" in typist.asked[0]
    assert "draw his next instruction card. Its number:" in typist.asked[1]
    assert json.loads(file.read_text())["answers"][0] == ""
    assert shown.count("The last answer is taken back.") == 3
    assert shown.count("Round 1, turn 1 of Leopold: card ") == 2


def test_the_companion_draws_if_it_is_told_to() -> None:
    shown, typist = talk(["q"], deck="companion")
    assert "Round 1, turn 1 of Leopold: card " in shown
    assert "Which guests are in the queue" in typist.asked[0]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("213", "Leopold has no card '213'; the numbers are 193 to 212"),
        ("x", "Leopold has no card 'x'"),
        ("", "Leopold has no card ''"),
        ("197", "card 197 was drawn before"),
    ],
)
def test_a_card_must_be_one_of_the_deck(line: str, words: str) -> None:
    shown, _ = talk(["197", "1", line, "q"], difficulty="easy")
    assert words in shown


def test_a_drawn_card_is_undone_and_can_be_drawn_again() -> None:
    shown, _ = talk(["197", "u", "198", "u", "197", "1", "q"], difficulty="easy")
    assert "Leopold takes a die from space 5" in shown


def test_with_the_box_nothing_hangs_on_the_seed() -> None:
    first, second = (talk(["195", FIVE, "2", "q"], seed=seed)[0] for seed in (1, 2))
    assert first == second


def test_what_is_not_given_on_the_command_line_is_asked(tmp_path: Path) -> None:
    setup = new_setup({"modules": "3,1", "seed": 5})
    assert (setup["deck"], setup["walk"], setup["modules"]) == ("ask", "ask", "1,3")
    assert new_setup({"deck": "box", "walk": "no"})["deck"] == "box"
    with pytest.raises(BadOption, match="option deck cannot be 'house'; allowed are: companion, box"):
        new_setup({"deck": "house"})
    file = tmp_path / "companion.json"
    check_given(file, setup, {"modules": "3,1", "seed": 5})
    with pytest.raises(BadOption, match="has walk ask, not no; leave it out"):
        check_given(file, setup, {"walk": "no"})


def test_a_wrong_word_for_the_deck_is_refused() -> None:
    shown, _ = talk(["me", "q"], deck="ask")
    assert "press Enter if the companion draws, type b if you draw from the box" in shown


# The walk-through -------------------------------------------------------------------------------------


def test_l1_l3_the_walk_says_what_to_lay_out() -> None:
    shown, typist = talk(["y", "q"], walk="ask")
    assert "Shall we walk through the set-up? (y/n)" in typist.asked[0]
    for words in (
        "as for two players: 10 dice; one objective and one emperor tile of each of A, B and C",
        "Leopold gets a hotel board with its night side up; you choose the side of yours.",
        "he has no money, no kitchen and no staff in hand",
        "Leopold gets the turn order tile (1, 4), you (2, 3).",
        "(the numbers 27-32, 34, 37, 40-41, 46-48)",
        "put 5 of them face down before Leopold as his private staff",
        "you draw 10 staff cards, keep 6 and put 4 under the deck in an order of your choice",
        "You start with 10 krones and one of each dish and drink.",
        "Leopold takes no first guest and prepares no rooms.",
    ):
        assert words in shown


def test_the_walk_shows_the_board_and_what_1a_is() -> None:
    """The night board; 1a is blue, 4e too."""
    shown, _ = talk(["q"], walk="yes")
    assert "1a is floor 1, column a, at the bottom left" in shown
    lines = [line.rstrip() for line in shown.splitlines()]
    start = lines.index("     a   b   c   d   e")
    assert lines[start + 1 : start + 5] == [
        "  4  B   R   B   R   B",
        "  3  B   R   B   Y   Y",
        "  2  Y   Y   R   R   Y",
        "  1  B   Y   R   R   B",
    ]


def test_l20_l40_the_walk_with_modules() -> None:
    shown, _ = talk([HALLS, "q"], walk="yes", modules="1,2,3", entrance="nine_stars")
    for words in (
        "10 dice, three of them red, yellow and blue",
        "Shuffle in the cards of module 1: staff 119-133, guests 134-162, objectives and emperor tiles.",
        "put three celebrities into the lounge, one each for red, yellow and blue",
        "You get a rehearsal room at random, 10 dancers and 1 champagne; Elisabeth gets no rehearsal room",
        "Elisabeth has Nine Stars Inn: every objective icon of her cards puts a token on a track",
        "draw 3 entrance tiles, keep one of them and take what it gives; you start with 7 krones and",
        "Shuffle the instruction cards of Elisabeth (213-232) and put them down as a deck.",
    ):
        assert words in shown
    assert "You start with 10 krones" not in shown
    shown, _ = talk(["q"], walk="yes", modules="3", entrance="nine_stars")
    assert "(The Ren stays in the box: it needs another module)" in shown


def test_the_walk_is_skipped_by_an_answer_or_left_in_the_middle() -> None:
    for lines, walk in ((["n", "q"], "ask"), (["q"], "no")):
        shown, typist = talk(lines, walk=walk)
        assert "night side" not in shown
        assert len(typist.pauses) == 1
    shown, typist = talk(["skip", "q"], walk="yes")
    assert "as for two players" in shown
    assert "night side" not in shown
    assert "Enter when the table is ready" in typist.pauses[-1]


# Stand-ins --------------------------------------------------------------------------------------------


def test_stand_ins_are_named_by_card_and_field() -> None:
    shown, _ = talk(["q"], modules="1,2")
    assert "134 Debutante: 2; 135 Lady Companion: 1; 136 Governess: 0\n" in shown
    assert "Mahatma Gandhi: 3" in shown
    assert "146 Contessa" not in shown
    assert "  cost of staff 119-133\n" in shown
    assert "  rewards of rehearsal rooms 1-4\n" in shown
    shown, _ = talk(["q"], modules="2")
    assert "Mata Hari" not in shown


def test_where_nothing_stands_in_nothing_is_said() -> None:
    shown, _ = talk(["q"])
    assert "not known to us" not in shown
    shown, _ = talk(["q"], modules="5")
    assert "Leopold does not need these; go by what your box prints:\n  cost of staff 166-179\n" in shown
    assert "you are asked" not in shown


def test_the_printed_vp_decide_whom_she_takes() -> None:
    """215, a white icon: with 8 VP the Debutante has the most."""
    shown, typist = talk([HALLS, "215", WITH_WALTZ, "8 -", "q"], modules="1")
    assert (
        "Elisabeth goes by VP: how many are printed on 134 Debutante (ours 2) and 137 Prima Ballerina "
        "(ours 3)? Numbers in this order, - for one of ours, Enter for ours:"
    ) in typist.asked[3]
    assert "Our stand-in is taken: 137 Prima Ballerina 3 VP." in shown
    assert "Elisabeth takes 134 Debutante (8 VP) from place 1: the most VP for a white icon" in shown


def test_enter_takes_ours_and_says_so() -> None:
    """Then 137 and 65 have 3 VP each, and the finger points right."""
    shown, _ = talk([HALLS, "215", WITH_WALTZ, "", "q"], modules="1")
    assert "Our stand-in is taken: 134 Debutante 2 VP and 137 Prima Ballerina 3 VP." in shown
    assert "Elisabeth takes 137 Prima Ballerina (3 VP) from place 2" in shown


def test_vp_are_asked_for_once_and_only_where_they_matter(tmp_path: Path) -> None:
    """213, blue: no blue guest has VP of ours. 226, yellow: of 134 and 138 only the latter is new."""
    file = tmp_path / "companion.json"
    _, typist = talk([HALLS, "213", WITH_WALTZ, "q"], modules="1")
    assert "How many dice" in typist.asked[3]
    begin = [HALLS, "215", WITH_WALTZ, "1 9", "1", "b"]
    _, typist = talk([*begin, "226", "138", "2", "q"], modules="1", difficulty="easy", file=file)
    assert "how many are printed on 138 Mannequin (ours 1)? Enter for ours:" in typist.asked[-2]
    assert not [text for text in typist.asked[4:] if "Debutante (ours" in text]
    shown, _ = go_on(["1", "27", "q"], file)
    assert "Elisabeth: 11 VP" in shown


def test_a_content_pack_stops_the_question() -> None:
    pack = {
        "game": "austria",
        "name": "my waltz",
        "guests": [{"id": 134, "vp": 8}, {"id": 137, "vp": 1}],
        "celebrities": [{"id": "gandhi", "vp": 1}, {"id": "freud", "vp": 6}],
    }
    shown, typist = talk([HALLS, "215", WITH_WALTZ, "q"], modules="1", pack=pack)
    assert "134 Debutante: " not in shown
    assert "Elisabeth takes 134 Debutante (8 VP)" in shown
    assert not [text for text in typist.asked if "are printed on" in text]
    lines = ["230", FIVE, "2 - 6", "gandhi, freud", "", "q"]
    shown, typist = talk(lines, modules="2", difficulty="easy", pack=pack)
    assert "Elisabeth takes the blue die from space 6" in shown
    assert not [text for text in typist.asked if "are printed on" in text]


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("8", "give 2 numbers, - for ours, or press Enter"),
        ("8 x", "'x' cannot be VP; give a whole number from -99 to 99, or -"),
        ("8 100", "'100' cannot be VP"),
    ],
)
def test_wrong_vp_are_refused(line: str, words: str) -> None:
    shown, typist = talk([HALLS, "215", WITH_WALTZ, line, "-1 2", "q"], modules="1")
    assert words in shown
    assert typist.asked[3] == typist.asked[4]


def test_the_printed_vp_of_celebrities_decide_which_die_she_takes() -> None:
    """230: ours would be red with Gandhi; the finger points left."""
    lines = ["230", FIVE, "2 - 6", "gandhi, freud", "2 2", "", "q"]
    shown, typist = talk(lines, modules="2", difficulty="easy")
    assert "on Mahatma Gandhi (ours 3) and Sigmund Freud (ours 1)?" in typist.asked[4]
    assert "Elisabeth takes the blue die from space 6" in shown
    assert "The finger points left: the last of red, yellow, blue." in shown
    shown, _ = talk(["230", FIVE, "2 - 6", "gandhi, freud", "-1 2", "q"], modules="2", difficulty="easy")
    assert "'-1' cannot be VP; give a whole number from 0 to 99" in shown


def test_l30_the_bonus_of_a_colour_is_asked_for_once() -> None:
    """As inferred red is a step on an objective; here red brings 2 VP besides the 3 of Gandhi."""
    begin = ["230", FIVE, "2 - 6", "gandhi, freud", ""]
    shown, typist = talk([*begin, "v e o", "q"], modules="2", difficulty="easy")
    assert "What do the icons give her for the red, yellow and blue die" in typist.asked[5]
    assert "Elisabeth scores 2 VP for the red die." in shown
    shown, _ = talk([*begin, "v v o", "", "q"], modules="2", difficulty="easy")
    assert "give the letters o, e, v in the order of the dice, each once" in shown
    assert "Our order is taken: red, yellow, blue bring o e v." in shown
    assert "Elisabeth's countdown on objective C is at III: the furthest behind" in shown


def test_l41_guests_of_ours_may_come_into_the_cafe() -> None:
    """145 has 4 VP of ours, but you see the card; its order fills the supply: 2 wine, 1 coffee, 3 more."""
    lines = [HALLS, "145, 89, 99", "", "6", "2 wine, 1 champagne", "2 wine, 1 coffee", "q"]
    shown, typist = talk(lines, modules="1,3", entrance="hautel_couture")
    assert "of those who come into her café" in shown
    assert "how many are printed on 145 Marquis (ours 4)?" in typist.asked[2]
    assert "the guest can come only with 5, 6 and 7 VP" in shown
    assert "What is printed as the order of 145 Marquis (ours 1 wine and 2 coffee)?" in typist.asked[4]
    assert "who orders champagne does not come" in shown
    assert "145 Marquis sits in Elisabeth's café and orders 2 wine and 1 coffee" in shown


@pytest.mark.parametrize("line", ["2", "cake", "5 cake", "2 cake 2 cake", "2 soup"])
def test_l41_a_wrong_order_is_refused(line: str) -> None:
    shown, _ = talk([HALLS, "145, 89, 99", "6", line, "q"], modules="1,3", entrance="hautel_couture")
    assert "give numbers and items, such as 2 cake, 1 wine" in shown
