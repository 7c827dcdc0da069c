"""The companion with modules: it agrees with the game on every score, and says what it needs to know.

Elisabeth's cards: 214 red with two arrows, die 2, 1 step, B, to the left; 229 green, dice 5 and 6, 1 step,
A, to the right; 230 blue, the coloured die, 4 steps, a dancer with a gold border, to the left; 231 white,
the coloured die, B, 2 steps, to the right.
"""

from typing import Any

import pytest

from hotelier import BadInput
from hotelier.austria.companion.companion import Companion
from hotelier.austria.companion.conversation import Question, Tell
from hotelier.austria.content.book import book_of
from tests.austria.companion.follower import agrees
from tests.austria.companion.typist import talk

ENTRANCES = ("hautel_couture", "nine_stars", "sushi_resort", "toll_bridge")
HALLS = "Odeonsaal, zum sperl, Apollosaal"
FIVE = "65, 77, 51, 99, 74"


@pytest.mark.pure_only("watches the automaton from a class of its own")
@pytest.mark.parametrize("modules", ["1", "2", "1,2", "1,2,5", "5"])
@pytest.mark.parametrize("seed", range(4))
def test_l20_l30_the_companion_and_the_game_agree_on_her_final_score(modules: str, seed: int) -> None:
    agrees({"modules": modules, "difficulty": ("hard", "medium")[seed % 2]}, seed)


@pytest.mark.pure_only("watches the automaton from a class of its own")
@pytest.mark.parametrize("entrance", ENTRANCES)
@pytest.mark.parametrize("modules", ["3", "1,2,3"])
@pytest.mark.parametrize("seed", range(4))
def test_l40_the_companion_and_the_game_agree_with_an_entrance(
    entrance: str, modules: str, seed: int
) -> None:
    agrees({"modules": modules, "entrance": entrance, "difficulty": ("hard", "easy")[seed % 2]}, seed)


@pytest.mark.pure_only("watches the automaton from a class of its own")
@pytest.mark.parametrize("entrance", ENTRANCES)
def test_she_is_called_elisabeth_and_he_leopold(entrance: str) -> None:
    """In every sentence of whole games, with the pronouns of each."""
    for modules, others in (
        ("1,2,3", {"leopold", "automaton", "he", "him", "his"}),
        ("3", {"elisabeth", "automaton", "she", "her"}),
    ):
        follower = agrees({"modules": modules, "entrance": entrance, "difficulty": "hard"}, 1)
        text = " ".join([*(said for said, _ in follower.said), follower.companion.status()]).lower()
        words = {word.strip(".,;:()?'").removesuffix("'s") for word in text.split()}
        assert not words & others


def test_her_name_is_in_the_help_and_in_the_walk() -> None:
    shown, _ = talk(["?", HALLS, "s", "q"], modules="1", walk="yes")
    assert "where Elisabeth stands" in shown
    assert "automaton" not in shown.lower()
    assert "Leopold" not in shown


def said_by(companion: Companion, answers: list[str]) -> str:
    """What the companion says while it gets these answers."""
    conversation = companion.conversation()
    told: list[str] = []
    said = next(conversation)
    while True:
        if isinstance(said, Tell):
            told.append(said.text)
            said = conversation.send(None)
        elif "Enter when" in said.text:
            if not answers:
                return "\n".join(told)
            said = conversation.send(None)
        else:
            said = conversation.send(said.read(answers.pop(0)))


def test_l21_a_dancer_says_why_it_goes_there() -> None:
    """Two arrows: the second ballroom; full, so the third, whose bottom row is full, too."""
    shown, typist = talk([HALLS, "214", "81, 65, 77, 51, 74", "-", "m", "1", "q"], modules="1")
    assert "a dancer goes to the ballroom after the next. Refill the queue" in shown
    assert "Which is the lowest row of Zum Sperl with a free space?" in typist.asked[3]
    assert (
        "Elisabeth sends a dancer to the middle row of Apollosaal: Zum Sperl is full; "
        "the lowest row with a free space there."
    ) in shown


def test_l21_a_row_must_be_one_of_three() -> None:
    shown, _ = talk([HALLS, "214", "81, 65, 77, 51, 74", "x", "q"], modules="1")
    assert "give b, m or t, or - if all rows are full" in shown


def test_l30_of_the_coloured_dice_only_those_on_the_space_are_asked_for() -> None:
    """229: no coloured die lies on 5, so a white one; the lounge does not matter."""
    shown, typist = talk(["229", FIVE, "2 1", "", "q"], modules="2")
    assert "Which of the coloured dice (red, yellow and blue) lie on space 5?" in typist.asked[3]
    assert "Elisabeth takes a die from space 5, where 2 lay" in shown
    assert not [text for text in typist.asked if "celebrity" in text]


def test_l30_more_coloured_dice_than_dice_are_refused() -> None:
    shown, _ = talk(["229", FIVE, "2 1", "red, yellow, blue", "green", "q"], modules="2")
    assert "only 2 dice lie there, you said" in shown
    assert "give some of red, yellow, blue, each once, or press Enter for none" in shown


def test_l31_the_die_in_three_colours_says_whom_it_has_compared() -> None:
    """230: Gandhi has 3 VP, Freud 1; the yellow die is gone."""
    lines = ["230", FIVE, "2 - 6", "gandhi, freud", "3 1", "", "q"]
    shown, typist = talk(lines, modules="2", difficulty="easy")
    assert "On which spaces lie the red, yellow and blue dice?" in typist.asked[2]
    assert "Which celebrity lies in the lounge for red and blue?" in typist.asked[3]
    assert (
        "Elisabeth takes the red die from space 2: the coloured die whose celebrity gives the most VP "
        "(red Mahatma Gandhi 3 VP, blue Sigmund Freud 1 VP)."
    ) in shown
    assert "Elisabeth receives Mahatma Gandhi for free. Elisabeth scores 3 VP for Mahatma Gandhi" in shown


def test_l30_what_was_seen_in_the_lounge_is_not_asked_for_again() -> None:
    """231: in the same round Freud still lies there for blue, in the next you may have taken him."""
    begin = ["230", FIVE, "2 - 6", "gandhi, freud", "", ""]
    same = ["231", "63", "6"]
    shown, typist = talk([*begin, *same, "q"], modules="2", difficulty="easy")
    assert "On which space lies the blue die?" in typist.asked[-2]
    assert "Elisabeth receives Sigmund Freud for free." in shown
    assert sum("Which celebrity" in text for text in typist.asked) == 1
    later = ["229", "63", "1 0", "", "231", "62", "- - 6", "", "q"]
    shown, typist = talk([*begin, *later], modules="2", difficulty="easy")
    assert "for blue? Name, - for none, Enter if still Sigmund Freud:" in typist.asked[-2]
    assert "Elisabeth receives Sigmund Freud for free." in shown


def test_l41_the_companion_lays_out_the_cafe() -> None:
    """69, 89 and 99 order 3 strudel, 5 cake, 1 wine, 1 coffee; two of each kind come to it."""
    text = said_by(Companion(book_of("revised", False, (3,)), "easy", 1, "hautel_couture"), ["69, 89, 99"])
    assert "69 Countess sits in Leopold's café and orders " in text
    assert "; room 4a is kept. Put a vacant room on 4a." in text
    assert "Beside the board lie 5 strudel, 7 cake, 3 wine, 3 coffee." in text


def test_l41_the_companion_refuses_guests_of_other_vp() -> None:
    companion = Companion(book_of("revised", False, (3,)), "easy", 1, "hautel_couture")
    with pytest.raises(BadInput, match="5, 6, 7 VP and no champagne"):
        said_by(companion, ["69, 89, 49"])


def test_l20_her_name_and_her_ballrooms() -> None:
    shown, _ = talk([HALLS, "s", "q"], modules="1")
    assert "Elisabeth has the turn order tile (1, 4)" in shown
    assert "dancers 0 sent, 10 left" in shown
    with pytest.raises(BadInput, match="three different ballrooms"):
        said_by(Companion(book_of("revised", False, (1,)), "easy", 1), ["Odeonsaal, Apollosaal"])


def test_l40_a_random_entrance_follows_from_the_seed() -> None:
    book = book_of("revised", False, (3,))
    kinds = {type(Companion(book, "easy", seed, "random").side.entrance).__name__ for seed in range(30)}
    assert kinds == {"HautelCouture", "NineStars", "SushiResort", "TollBridge"}
    first, again = (type(Companion(book, "easy", 5, "random").side.entrance) for _ in range(2))
    assert first is again


def test_l40_the_companion_says_which_entrance_it_has() -> None:
    book = book_of("revised", False, (3,))
    for entrance, name in (("nine_stars", "Nine Stars Inn"), ("toll_bridge", "Toll Bridge Hotel")):
        assert f"Leopold has {name}: every " in said_by(Companion(book, "easy", 1, entrance), [])


def test_l43_the_companion_says_where_the_tokens_lie() -> None:
    text = said_by(Companion(book_of("revised", False, (3,)), "easy", 1, "sushi_resort"), [])
    assert "Put a token on each of the spaces 1d, 1e, 2a, 2b, 2c, 3a of his board." in text


def resort(marked: int, answers: list[str], gone: str) -> tuple[int, list[str]]:
    """What the resort scores for a token when guests have left the queue, and what it asks."""
    book = book_of("revised", False, (3,))
    companion = Companion(book, "easy", 1, "sushi_resort")
    side: Any = companion.side
    side.queue.known = [book.guest_number.index(number) for number in (65, 77, 51, 99, 74)]
    side.entrance.marked = [book.guest_number.index(marked)]
    side.you_played()
    asked: list[str] = []
    conversation = side.catch_up()
    lines = [gone, *answers]
    value: Any = None
    while True:
        try:
            said = conversation.send(value)
        except StopIteration:
            return sum(companion.player.points), asked
        value = None
        if isinstance(said, Question):
            asked.append(said.text)
            value = said.read(lines.pop(0))


def test_l43_where_a_token_has_gone_follows_from_the_queue() -> None:
    """8 VP for who comes to the rightmost space; whether you took the guest there only you know."""
    assert resort(99, [], "") == (0, resort(99, [], "")[1])
    assert resort(99, [], "74")[0] == 8
    assert resort(51, [], "74")[0] == 0
    assert resort(51, [], "51")[0] == 0
    assert [len(resort(51, [], gone)[1]) for gone in ("", "74", "51")] == [1, 1, 1]
    vp, asked = resort(99, ["y"], "99, 74")
    assert (vp, len(asked)) == (8, 2)
    assert "Had 99 Cramersopholus with its token come to the rightmost space" in asked[1]
    assert resort(99, ["n"], "99, 74")[0] == 0


def test_entrances_are_told_only_of_turns_that_you_had() -> None:
    """195 leaves a token on 3; you pass, so the bridge asks nothing before his next turn."""
    _, typist = talk(["195", FIVE, "1", "p", "n", "210", "q"], modules="3", entrance="toll_bridge")
    assert not [text for text in typist.asked if "spaces with tokens" in text]
    _, typist = talk(["195", FIVE, "1", "3", "q"], modules="3", entrance="toll_bridge")
    assert "Which of the spaces with tokens (3) have you used" in typist.asked[-2]
