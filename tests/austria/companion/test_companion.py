"""The companion for a real table: what it asks, what it says, and how mistakes are mended.

Cards are typed in as if drawn from the box: 195 white, die 3, C, to the right; 197 green with a silver
border, die 5, 3 steps, to the right; 203 green and white with a silver border, ?, A, to the right; 204
green, ?, B, to the left; 210 blue, dice 2 and 3, 4 steps, to the left; 212 yellow and white, dice 1 and 6,
C, to the left.
"""

import io
import json
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from hotelier import BadInput
from hotelier.austria.companion.companion import Companion
from hotelier.austria.companion.conversation import Question, Tell, find
from hotelier.austria.companion.setup import book_for
from hotelier.austria.content.book import book_of
from hotelier.terminal.companion import CompanionSession, check_content, load
from tests.austria.companion.follower import agrees
from tests.austria.companion.typist import Typist, go_on, setup_with, talk

BOOK = book_of("revised", False)
FIVE = "65, 77, 51, 99, 74"
"""Knight of the Empire, Apothecary, Composer, Cramersopholus, Earl; the Earl has 10 VP."""


@pytest.mark.pure_only("watches Leopold by a subclass")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seed", range(6))
def test_l13_the_companion_and_the_game_agree_on_his_final_score(difficulty: str, seed: int) -> None:
    agrees({"difficulty": difficulty}, seed)


def test_it_says_in_plain_words_what_he_does() -> None:
    """195: the Earl has the most VP and is blue."""
    shown, _ = talk(["195", "65, 77, Composer, 99, earl", "2"])
    assert (
        "Leopold takes 74 Earl (10 VP) from place 5: the most VP for a white icon; the room goes to 1a, "
        "the first empty blue space, lowest floor first, from the left."
    ) in shown
    assert "Put an occupied room on 1a of his board, refill the queue, discard the guest." in shown
    assert "Leopold takes a die from space 3, where 2 lay: the card shows 3." in shown
    assert "Leopold's countdown on objective C is at III: the card shows it." in shown
    assert "Leopold: 10 VP, emperor 0, rooms 1a" in shown


def test_l5_it_shows_the_card_in_words_and_which_icons_count() -> None:
    shown, _ = talk(["203", "q"], difficulty="easy")
    lines = shown.splitlines()
    start = lines.index("Round 1, turn 1 of Leopold: card 203")
    assert lines[start + 1 : start + 5] == [
        "  guests: green; white (silver border, not used at easy)",
        "  die: ?, the space with the most dice",
        "  then: objective A",
        "  hand: the finger points right, so of equals it goes from left to right: the leftmost guest, "
        "the lowest space, the first of A, B, C",
    ]
    shown, _ = talk(["210", "q"])
    assert "  guests: blue\n  die: 2 or 3\n  then: 4 steps on the emperor track\n" in shown
    assert "the finger points left, so of equals it goes from right to left: the rightmost guest" in shown
    shown, _ = talk(["198", "q"], difficulty="medium")
    assert "  then: turn up a staff card; objective B (gold border, not used at medium)" in shown


def test_the_hand_says_how_it_has_decided() -> None:
    """210, with the hand to the left: the last of equal guests, the higher of the dice."""
    shown, _ = talk(["210", "63, 64, 65, 66, 67", "2 2"])
    assert (
        "Leopold takes 66 Landgrave (3 VP) from place 4: the most VP among the blue guests, "
        "the hand decides among 2; the room goes to 1a, the first empty blue space, lowest floor first, "
        "from the left. The finger points left: the rightmost guest."
    ) in shown
    assert (
        "from space 3, where 2 lay: the most dice among 2 and 3, the hand decides among 2. "
        "The finger points left: the highest space."
    ) in shown


def test_l10_an_icon_of_a_claimed_objective_says_why_another_moves() -> None:
    """200, 203 and 209 show A, then 196 once more; its finger points left, so C before B."""
    first = ["200", "4", "203", FIVE, "63", "4"]
    second = ["209", "62", "1 1", "n", "196", "61", "1", "q"]
    shown, _ = talk([*first, *second], difficulty="medium")
    assert "Leopold claims objective A as the first. Leopold scores 15 VP for objective A." in shown
    assert (
        "Leopold has claimed A already. Leopold's countdown on objective C is at III: the furthest behind, "
        "the hand decides among 2. The finger points left: the last of A, B, C."
    ) in shown
    assert (
        "Leopold advances 2 steps on the emperor track: the card shows it; his marker stands at 3" in shown
    )


def test_l7_a_green_guest_goes_to_the_rightmost_column() -> None:
    """204: 98 is green."""
    shown, _ = talk(["204", "65, 77, 51, 98, 74", "1"])
    assert "the room goes to 1e, the lowest empty space of the rightmost column that has one (e)." in shown


def test_l5_l8_it_asks_only_for_what_it_must_know() -> None:
    """197 at easy: its guest icon is silver, so there is no word about guests."""
    _, typist = talk(["197", "1"], difficulty="easy")
    assert "How many dice lie on space 5?" in typist.asked[1]
    shown, typist = talk(["197", "0", "2 4"], difficulty="easy")
    assert "Which space has the most dice?" in typist.asked[2]
    assert (
        "Leopold takes a die from space 2: no die shows 5, so the most dice of all, the hand decides "
        "among 2. The finger points right: the lowest space."
    ) in shown


def test_l8_two_values_are_asked_together_and_more_dice_win() -> None:
    shown, typist = talk(["210", "63, 64, 65, 66, 67", "2 1"])
    assert "How many dice lie on spaces 2 and 3?" in typist.asked[2]
    assert "Leopold takes a die from space 2, where 2 lay: the most dice among 2 and 3." in shown


def test_l6_for_a_second_guest_only_the_new_one_is_asked_for() -> None:
    shown, typist = talk(["212", "63, 64, 65, 51, 52", "74"])
    assert "Which guest has come into the queue" in typist.asked[2]
    assert "takes 51 Composer (1 VP) from place 4: the most VP among the yellow guests" in shown
    assert "takes 74 Earl (10 VP) from place 1: the most VP for a white icon" in shown


def test_who_did_not_move_is_not_asked_for_again() -> None:
    """After the Earl four guests are known; two have come, so one has left: you took the Apothecary."""
    shown, typist = talk(["195", FIVE, "2", "210", "63, 64", "Apothecary", "1 1", "q"])
    assert "There stood 65 Knight of the Empire, 77 Apothecary, 51 Composer, 99 Cram" in typist.asked[4]
    assert "And which one has left? 65 Knight of the Empire, 77 Apothecary, 51 " in typist.asked[5]
    assert "takes 65 Knight of the Empire (3 VP) from place 3: the most VP among the blue guests" in shown


def test_nobody_has_left_and_all_have_left() -> None:
    """One newcomer stands for the Earl; five mean that nobody stayed."""
    _, typist = talk(["195", FIVE, "2", "210", "63", "1 1", "q"])
    assert "How many dice" in typist.asked[5]
    _, typist = talk(["195", FIVE, "2", "210", "63, 64, 66, 67, 68", "1 1", "q"])
    assert "How many dice" in typist.asked[5]


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ([""], "0 guests were given; at least 1 must have come"),
        (["77"], "Apothecary is in the queue already"),
        (["63, 64", ""], "name 1 of 65 Knight of the Empire, 77 Apothecary"),
        (["63, 64", "77, 51"], "name 1 of 65 Knight of the Empire, 77 Apothecary"),
        (["63, 64", "74"], "give some of 65 Knight of the Empire, 77 Apothecary"),
    ],
)
def test_comings_and_goings_must_fit_together(lines: list[str], words: str) -> None:
    shown, typist = talk(["195", FIVE, "2", "210", *lines, "q"])
    assert words in shown
    assert typist.asked[-1] == typist.asked[-2]


def test_l8_dice_that_nobody_moved_are_not_asked_for_again() -> None:
    """Round 2: two turns in a row. 193 and 210 show 1, 2 and 3; of three dice on 2 and 3 one is gone."""
    begin = ["195", FIVE, "2", "196", "63", "1"]
    lines = [*begin, "210", "62", "1 2", "194", "61", "q"]
    shown, typist = talk(lines)
    assert "How many dice lie on spaces 2 and 3?" in typist.asked[-4]
    assert [text for text in typist.asked[-2:] if "dice" in text] == []
    assert "Leopold takes a die from space 2, where 1 lay: the card shows 2." in shown


def test_l8_of_two_fullest_spaces_the_other_remains_the_fullest() -> None:
    """Round 2: 204 and 203 show a question mark; the hand of 204 takes space 5 of 2 and 5."""
    begin = ["195", FIVE, "2", "196", "63", "1"]
    shown, typist = talk([*begin, "204", "62", "2 5", "203", "61", "60", "q"])
    assert sum("the most dice" in text for text in typist.asked) == 1
    assert "Leopold takes a die from space 5: the most dice of all, the hand decides among 2." in shown
    assert "Leopold takes a die from space 2: the most dice of all." in shown


def test_l11_after_a_pass_he_plays_at_once_and_the_round_goes_on() -> None:
    """You pass your first turn of round 1: no guest has left, and of two dice on 3 one is there."""
    shown, typist = talk(["195", FIVE, "2", "p", "n", "210", "63", "1", "q"])
    assert "Which guest has come into the queue (leftmost)?" in typist.asked[5]
    assert "How many dice lie on space 2?" in typist.asked[6]
    assert "Leopold takes a die from space 3, where 1 lay: the most dice among 2 and 3" in shown
    assert "You have passed, and Leopold has had both turns: take one die away" in typist.pauses[-2]
    assert "Your turn 1: Enter" in typist.pauses[-1]


def test_l11_a_pass_after_a_turn_leaves_what_that_turn_has_changed() -> None:
    _, typist = talk(["195", FIVE, "2", "p", "y", "210", "63, 64", "77", "1 1", "q"])
    assert "Who has come into the queue, from the newest (left)? There stood " in typist.asked[5]
    assert "How many dice lie on spaces 2 and 3?" in typist.asked[7]


def test_l11_without_a_pass_his_last_turn_ends_the_round() -> None:
    _, typist = talk(["195", FIVE, "2", "210", "63", "1 1", "q"])
    assert "Your turns 2 and 3: Enter" in typist.pauses[-2]
    assert "Your turn 1: Enter" in typist.pauses[-1]


def test_l1_in_round_2_his_turns_follow_each_other() -> None:
    """And after a pass with the first of yours you wait for both of his, then play to the end."""
    begin = ["195", FIVE, "2", "197", "63", "1"]
    shown, typist = talk([*begin, "p", "210", "62", "1 1", "194", "61", "1", "q"], difficulty="hard")
    assert "Round 2: Leopold has the turn order tile (2, 3) and acts second and third." in shown
    first, second = shown.index("Round 2, turn 1 of"), shown.index("Round 2, turn 2 of")
    assert first < second
    assert sum("Who has come" in text for text in typist.asked) == 1
    assert "You have passed, and Leopold has had both turns" in typist.pauses[-1]
    _, typist = talk([*begin, "210", "62", "1 1", "194", "61", "1", "q"], difficulty="hard")
    assert "Your turn 4; if you pass, one die goes" in typist.pauses[-1]


def test_l12_an_emperor_may_bring_you_a_guest() -> None:
    """A staff card that you play as a reward may take one, so even after a pass the queue is asked for."""
    companion = Companion(BOOK, "hard", 1)
    companion.side.queue.known = [0, 1, 2, 3, 4]
    list(companion.score_emperor(0))
    said = next(companion.side.see_queue())
    assert isinstance(said, Question)
    assert "Enter for nobody" in said.text
    assert said.read("") == []


@pytest.mark.pure_only("watches Leopold by a subclass")
def test_l12_the_emperor_comes_when_the_round_is_over() -> None:
    """After a pass you play to its end first; without one its last turn has ended it."""
    seen = set()
    for seed in range(6):
        said = agrees({"difficulty": "easy"}, seed).said
        for place, (text, _) in enumerate(said):
            if text.startswith("Emperor scoring"):
                begun = max(at for at in range(place) if said[at][0].startswith("Your turns 2 and 3"))
                passed = said[begun][1] == "p"
                waited = "Enter when the round is over" in said[place - 1][0]
                assert waited == passed
                seen.add(passed)
    assert seen == {False, True}


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("65, 66", "2 guests were given; the queue has 5"),
        ("65, 65, 66, 67, 68", "Knight of the Empire is in the queue already"),
        ("65, 66, 67, 68, nobody", "there is no guest 'nobody'"),
        ("65, 66, 67, 68, baro", "'baro' may be Baron, Baroness: say which"),
        ("65, 66, 67, 68, 17", "there is no guest '17'"),
    ],
)
def test_a_wrong_entry_is_refused_and_asked_again(line: str, words: str) -> None:
    shown, typist = talk(["195", line, "q"])
    assert words in shown
    assert typist.asked[1] == typist.asked[2]


@pytest.mark.parametrize("line", ["x", "1 2", "11", "-1", "1.5"])
def test_wrong_dice_are_refused(line: str) -> None:
    shown, _ = talk(["197", line], difficulty="easy")
    assert "from 0 to 10" in shown


def test_there_are_no_more_dice_than_the_game_has() -> None:
    """The dice of 210 are 2 and 3."""
    shown, typist = talk(["210", FIVE, "6 5", "6 4", "q"])
    assert "11 dice are too many: there are 10" in shown
    assert sum("How many dice lie on spaces 2 and 3?" in asked for asked in typist.asked) == 2


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("", "give one space from 1 to 6"),
        ("7", "give one space from 1 to 6"),
        ("2 2", "give one space from 1 to 6"),
        ("2 5", "no die lies on space 5, you said"),
    ],
)
def test_l8_the_fullest_spaces_must_be_possible(line: str, words: str) -> None:
    shown, _ = talk(["197", "0", line, "q"], difficulty="easy")
    assert words in shown


@pytest.mark.parametrize("line", ["x", "no"])
def test_a_pause_takes_enter_or_a_pass(line: str) -> None:
    companion = Companion(BOOK, "hard", 1)
    for said in companion.round_of_second(2):
        assert isinstance(said, Question)
        with pytest.raises(BadInput, match="or type p if you pass"):
            said.read(line)
        break


def test_a_wrong_entry_is_undone(tmp_path: Path) -> None:
    """Without the Earl 99 and 75 are worth 5 VP each, and the hand of 195 points to the right."""
    file = tmp_path / "companion.json"
    shown, _ = talk(["195", FIVE, "u", "65, 77, 51, 99, 75", "2", "q"], file=file)
    assert "The last answer is taken back." in shown
    assert json.loads(file.read_text())["answers"] == ["", "195", "65, 77, 51, 99, 75", "2", ""]
    assert "takes 99 Cramersopholus (5 VP) from place 4" in shown
    shown, _ = talk(["u", "q"])
    assert "There is nothing to take back." in shown


def test_it_is_saved_after_every_answer_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "companion.json"
    talk(["195", FIVE, "2"], file=file)
    setup, answers = load(file)
    assert (setup["seed"], setup["difficulty"], setup["deck"]) == (4, "hard", "box")
    assert answers == ["", "195", FIVE, "2"]
    shown, _ = go_on(["s", "q"], file)
    assert "Leopold: 10 VP, emperor 0, rooms 1a" in shown
    assert "  1 [B]  Y   R   R   B" in shown


@pytest.mark.parametrize(
    "text",
    ["{}", "[]", "7", '{"hotelier_companion": 2}', '{"hotelier_companion": 1, "answers": []}', "{"],
)
def test_a_damaged_or_older_file_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "companion.json"
    file.write_text(text)
    with pytest.raises(BadInput):
        load(file)


@pytest.mark.parametrize(
    ("name", "value"), [("deck", "house"), ("walk", 1), ("modules", "4"), ("seed", -1)]
)
def test_a_saved_setup_that_cannot_be_is_refused(name: str, value: Any, tmp_path: Path) -> None:
    file = tmp_path / "companion.json"
    talk([], file=file)
    saved = json.loads(file.read_text())
    file.write_text(json.dumps(saved | {name: value}))
    with pytest.raises(BadInput, match="is damaged"):
        load(file)


def test_a_saved_answer_that_does_not_fit_is_named() -> None:
    console = Console(file=io.StringIO())
    session = CompanionSession(setup_with(), BOOK, ["", "195", "65, 66"], console, Typist([]), None)
    with pytest.raises(BadInput, match="the saved answer '65, 66'"):
        session.run()


def test_help_and_leaving() -> None:
    shown, _ = talk(["?", "195", "q"])
    assert "take the last answer back" in shown
    assert "where Leopold stands" in shown
    assert "Goodbye." in shown


def test_cards_are_found_by_number_name_and_beginning() -> None:
    assert find("74", BOOK.guest_number, BOOK.guest_name, "guest") == BOOK.guest_number.index(74)
    assert find(" EARL ", BOOK.guest_number, BOOK.guest_name, "guest") == BOOK.guest_number.index(74)
    assert find("knight", BOOK.guest_number, BOOK.guest_name, "guest") == BOOK.guest_number.index(65)
    assert find("Baron", BOOK.guest_number, BOOK.guest_name, "guest") == BOOK.guest_number.index(71)


def test_a_content_pack_is_used_and_must_be_the_same_later(tmp_path: Path) -> None:
    """With a pack that makes the Composer worth 30 VP he takes the Composer instead of the Earl."""
    pack = {"game": "austria", "name": "my box", "guests": [{"id": 51, "vp": 30}]}
    file = tmp_path / "companion.json"
    shown, _ = talk(["195", FIVE], pack=pack, file=file)
    assert "Leopold takes 51 Composer (30 VP) from place 3: the most VP for a white icon" in shown
    check_content(file, book_for(setup_with(), pack))
    with pytest.raises(BadInput, match="other content"):
        check_content(file, BOOK)


def test_l6_when_nobody_could_be_placed_the_queue_is_not_asked_for_again() -> None:
    """212 has two guest icons; on a full board neither takes a guest, and the queue stays as it is."""
    companion = Companion(BOOK, "hard", 1)
    companion.player.occupied = (1 << 20) - 1
    card = next(card for card in BOOK.instructions if card.number == 212)
    questions = []
    conversation = companion.side.follow(card)
    said: Tell | Question = next(conversation)
    while not (isinstance(said, Question) and "dice" in said.text):
        value = None
        if isinstance(said, Question):
            questions.append(said.text)
            value = said.read("63, 64, 65, 51, 52")
        said = conversation.send(value)
    assert len(questions) == 1


def test_l3_of_a_used_up_staff_deck_nothing_is_asked() -> None:
    companion = Companion(BOOK, "hard", 1)
    companion.player.played = [BOOK.staff_number.index(number) for number in (27, 28, 29, 30, 31)]
    said = list(companion.side.staff.turn_up())
    assert [type(each) for each in said] == [Tell]
    assert said[0].text == "Leopold has no staff card left to turn up."
