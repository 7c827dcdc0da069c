"""The companion for a real table: what it asks, what it says, and how mistakes are mended."""

import io
import json
from pathlib import Path
from typing import Any, ClassVar

import pytest
from rich.console import Console

from hotelier import BadInput, Seeded, new_game
from hotelier.austria.book import book_of
from hotelier.austria.game import Austria
from hotelier.austria.solo.companion import Companion
from hotelier.austria.solo.conversation import Question, Tell, find
from hotelier.austria.solo.leopold import Leopold
from hotelier.terminal.companion import CompanionSession, book_for, check_content, load

BOOK = book_of("revised", False)


class RealTable:
    """Somebody who plays with the box: answers every question from a game that the engine plays."""

    def __init__(self, game: Austria) -> None:
        self.game = game
        automaton = game.state.automaton
        assert isinstance(automaton, Leopold)
        self.leopold = automaton

    def answer(self, question: Question) -> str:
        state = self.game.state
        book = self.game.book
        text = question.text
        if "Enter when" in text:
            return ""
        if "from the newest" in text:
            return ", ".join(str(book.guest_number[guest]) for guest in state.queue)
        if "has come into the queue" in text:
            return book.guest_name[state.queue[0]]
        if "spaces 1 to 6" in text:
            return " ".join(str(count) for count in state.dice[1:])
        if "How many dice" in text:
            values = [int(word.strip("?")) for word in text.split() if word.strip("?").isdecimal()]
            return " ".join(str(state.dice[value]) for value in values)
        if "Turn up" in text:
            private = self.leopold.private
            return str(book.staff_number[private[-1]]) if private else "-"
        if "Have you claimed" in text:
            return "y" if state.players[0].markers >> "ABC".index(text.split()[4].strip("?")) & 1 else "n"
        if "end cards" in text:
            ends = [card for card in state.players[0].played if book.end_staff >> card & 1]
            return ", ".join(str(book.staff_number[card]) for card in ends) or "-"
        return "0"


def leopolds_score(difficulty: str, seed: int) -> tuple[int, int]:
    """His final score in a game of the engine, and by a companion that is asked along with it.

    The companion's deck is put into the order of the game's; before each of his turns the table is as the
    engine has it, and his steps are done on a copy of it one by one, so that answers fit the moment.
    """
    game = new_game("austria", seats=1, seed=seed, difficulty=difficulty)
    assert isinstance(game, Austria)
    companion = Companion(BOOK, difficulty, 0)
    assert isinstance(game.state.automaton, Leopold)
    companion.deck = list(game.state.automaton.deck)
    conversation = companion.conversation()
    moments = Moments(game, seed)
    said: Tell | Question | None = next(conversation)
    while said is not None:
        value: Any = None
        if isinstance(said, Question) and "Enter when" in said.text:
            value = said.read("")
        elif isinstance(said, Question):
            value = said.read(moments.table(said).answer(said))
        elif "turn" in said.text and ": card" in said.text:
            moments.next_turn()
        try:
            said = conversation.send(value)
        except StopIteration:
            said = None
    moments.finish()
    outcome = game.outcome
    assert outcome is not None
    return outcome.scores[1], sum(companion.player.points) + sum(companion.player.earned)


class Moments:
    """A game that stops before each turn of Leopold, and copies of it in the middle of that turn."""

    def __init__(self, game: Austria, seed: int) -> None:
        self.game = game
        self.rng = Seeded(seed)
        self.turns: list[Austria] = []
        self.ends = 0
        self.guests = 0
        self.record_turns()

    def record_turns(self) -> None:
        """Play the whole game at random and keep the table as it was at the start of each of his turns."""
        leopold = self.game.state.automaton
        assert isinstance(leopold, Leopold)
        Spy.turns = self.turns
        Spy.game = self.game
        self.game.state.automaton = Spy(
            leopold.seat,
            leopold.name,
            leopold.difficulty,
            leopold.cards,
            leopold.deck,
            leopold.private,
            leopold.countdown,
        )
        while self.game.to_move is not None:
            legal = self.game.legal_actions()
            self.game.apply(legal[self.rng.below(len(legal))])
        self.at = -1

    def next_turn(self) -> None:
        self.at += 1
        self.guests = 0

    def table(self, question: Question) -> RealTable:
        if "end cards" in question.text or "VP do you have" in question.text:
            return RealTable(self.game)
        moment = self.turns[self.at]
        if "has come into the queue" in question.text:
            moment = moment.clone()
            self.guests += 1
            take_guests(moment, self.guests)
        return RealTable(moment)

    def finish(self) -> None:
        assert self.at == len(self.turns) - 1 == 13


def take_guests(game: Austria, count: int) -> None:
    """His first guests of this turn leave the queue, as his card says."""
    leopold = game.state.automaton
    assert isinstance(leopold, Leopold)
    card = leopold.cards[leopold.deck[-1]]
    used = [icon for icon in card.guests if leopold.uses(icon.border)]
    for icon in used[:count]:
        leopold.take_guest(game.state, icon, card)


class Spy(Leopold):
    """Leopold, watched: before each of his turns the table is copied."""

    turns: ClassVar[list[Austria]] = []
    game: Austria

    def take_turn(self, state: Any) -> None:
        twin = Spy.game.clone()
        twin.state.automaton = Leopold(
            self.seat,
            self.name,
            self.difficulty,
            self.cards,
            self.deck.copy(),
            self.private.copy(),
            self.countdown.copy(),
        )
        Spy.turns.append(twin)
        super().take_turn(state)


@pytest.mark.pure_only("watches Leopold by a subclass")
@pytest.mark.parametrize("difficulty", ["easy", "medium", "hard"])
@pytest.mark.parametrize("seed", range(8))
def test_l13_the_companion_and_the_game_agree_on_his_final_score(difficulty: str, seed: int) -> None:
    in_the_game, by_the_companion = leopolds_score(difficulty, seed)
    assert by_the_companion == in_the_game


class Typist:
    """Types given lines, then leaves."""

    def __init__(self, lines: list[str]) -> None:
        self.lines = lines
        self.asked: list[str] = []

    def __call__(self, prompt: str) -> str:
        if "Enter when" in prompt and self.lines[:1] != ["u"]:
            if not self.lines:
                raise EOFError
            return ""
        self.asked.append(prompt)
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


def talk(
    lines: list[str], seed: int = 4, difficulty: str = "hard", file: Path | None = None
) -> tuple[str, Typist]:
    """What is on the screen after these lines, and who typed them."""
    screen = io.StringIO()
    typist = Typist(lines)
    setup = {"difficulty": difficulty, "edition": "revised", "promo": False, "seed": seed}
    CompanionSession(setup, BOOK, [], Console(file=screen, width=200), typist, file).run()
    return screen.getvalue(), typist


def first_card(seed: int) -> int:
    return Companion(BOOK, "hard", seed).cards[Companion(BOOK, "hard", seed).deck[-1]].number


def seed_with(card: int) -> int:
    """A seed whose deck begins with this card."""
    return next(seed for seed in range(1000) if first_card(seed) == card)


def test_it_says_in_plain_words_what_he_does() -> None:
    """Card 195: a white guest icon, die 3, objective C; the Earl has the most VP and is blue."""
    shown, _ = talk(["65, 77, Composer, 99, earl", "2"], seed_with(195))
    assert "card 195; the hand points from left to right." in shown
    assert (
        "Leopold takes 74 Earl (10 VP) from place 5: the most VP for a white icon; the room goes to 1a. "
        "Put an occupied room on 1a of his board, refill the queue, discard the guest."
    ) in shown
    assert "Leopold takes a die from space 3, where 2 lay: the card shows 3." in shown
    assert "Leopold's countdown on objective C is at III: the card shows it." in shown
    assert "Leopold: 10 VP, emperor 0, rooms 1a" in shown


def test_it_asks_only_for_what_it_must_know() -> None:
    """Easy and card 197 (the guest icon is silver, die 5): no word about guests."""
    _, typist = talk(["1"], seed_with(197), "easy")
    assert "How many dice lie on space 5?" in typist.asked[0]
    _, typist = talk(["0", "1 2 3 4 0 0"], seed_with(197), "easy")
    assert "spaces 1 to 6" in typist.asked[1]


def test_two_values_are_asked_together_and_more_dice_win() -> None:
    """Card 210: a blue guest, dice 2 and 3."""
    shown, typist = talk(["63, 64, 65, 66, 67", "2 1"], seed_with(210))
    assert "How many dice lie on spaces 2 and 3?" in typist.asked[1]
    assert "Leopold takes a die from space 2, where 2 lay: the most dice among 2 and 3." in shown


def test_equals_are_told_with_the_hand_that_decides() -> None:
    """Card 210 again, with the hand from the right: the last of equal guests, the higher of the dice."""
    shown, _ = talk(["63, 64, 65, 66, 67", "2 2"], seed_with(210))
    assert "card 210; the hand points from right to left." in shown
    assert (
        "Leopold takes 66 Landgrave (3 VP) from place 4: the most VP among the blue guests, "
        "the hand decides among 2; the room goes to 1a."
    ) in shown
    assert "from space 3, where 2 lay: the most dice among 2 and 3, the hand decides among 2." in shown


def test_l6_for_a_second_guest_only_the_new_one_is_asked_for() -> None:
    """Card 212: a yellow and a white guest icon."""
    shown, typist = talk(["63, 64, 65, 51, 52", "74"], seed_with(212))
    assert "Which guest has come into the queue" in typist.asked[1]
    assert "takes 51 Composer (1 VP) from place 4: the most VP among the yellow guests" in shown
    assert "takes 74 Earl (10 VP) from place 1: the most VP for a white icon" in shown


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
    shown, typist = talk([line], seed_with(195))
    assert words in shown
    assert typist.asked[0] == typist.asked[1]


@pytest.mark.parametrize("line", ["x", "1 2", "11", "-1", "1.5"])
def test_wrong_dice_are_refused(line: str) -> None:
    shown, _ = talk([line], seed_with(197), "easy")
    assert "from 0 to 10" in shown


def test_dice_must_be_somewhere() -> None:
    shown, _ = talk(["0", "0 0 0 0 0 0", "9 9 0 0 0 0"], seed_with(197), "easy")
    assert "there are 0 dice in all" in shown
    assert "there are 18 dice in all" in shown


def test_a_wrong_entry_is_undone(tmp_path: Path) -> None:
    """Without the Earl 99 and 75 are worth 5 VP each, and the hand of 195 points to the right."""
    file = tmp_path / "companion.json"
    shown, _ = talk(["65, 77, 51, 99, 74", "u", "65, 77, 51, 99, 75", "2"], seed_with(195), file=file)
    assert "The last answer is taken back." in shown
    assert json.loads(file.read_text())["answers"] == ["", "65, 77, 51, 99, 75", "2"]
    assert "takes 99 Cramersopholus (5 VP) from place 4" in shown
    shown, _ = talk(["u"], seed_with(195))
    assert "There is nothing to take back." in shown


def test_it_is_saved_after_every_answer_and_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "companion.json"
    seed = seed_with(195)
    talk(["65, 77, 51, 99, 74", "2"], seed, file=file)
    setup, answers = load(file)
    assert (setup["seed"], setup["difficulty"]) == (seed, "hard")
    assert answers == ["", "65, 77, 51, 99, 74", "2"]
    screen = io.StringIO()
    CompanionSession(setup, BOOK, answers, Console(file=screen, width=200), Typist(["s"]), file).run()
    assert "Leopold: 10 VP, emperor 0, rooms 1a" in screen.getvalue()


@pytest.mark.parametrize(
    "text",
    ["{}", "[]", "7", '{"hotelier_companion": 1}', '{"hotelier_companion": 2}', "{"],
)
def test_a_damaged_file_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "companion.json"
    file.write_text(text)
    with pytest.raises(BadInput):
        load(file)


def test_a_saved_answer_that_does_not_fit_is_named(tmp_path: Path) -> None:
    setup = {"difficulty": "hard", "edition": "revised", "promo": False, "seed": seed_with(195)}
    session = CompanionSession(setup, BOOK, ["", "65, 66"], Console(file=io.StringIO()), Typist([]), None)
    with pytest.raises(BadInput, match="the saved answer '65, 66'"):
        session.run()


def test_help_and_leaving() -> None:
    shown, _ = talk(["?", "q"], seed_with(195))
    assert "take the last answer back" in shown
    assert "Goodbye." in shown


def test_cards_are_found_by_number_name_and_beginning() -> None:
    assert find("74", BOOK.guest_number, BOOK.guest_name, "guest") == BOOK.guest_number.index(74)
    assert find(" EARL ", BOOK.guest_number, BOOK.guest_name, "guest") == BOOK.guest_number.index(74)
    assert find("knight", BOOK.guest_number, BOOK.guest_name, "guest") == BOOK.guest_number.index(65)
    assert find("Baron", BOOK.guest_number, BOOK.guest_name, "guest") == BOOK.guest_number.index(71)


def test_a_content_pack_is_used_and_must_be_the_same_later(tmp_path: Path) -> None:
    """With a pack that makes the Composer worth 30 VP he takes the Composer instead of the Earl."""
    pack = {"game": "austria", "name": "my box", "guests": [{"id": 51, "vp": 30}]}
    setup = {"difficulty": "hard", "edition": "revised", "promo": False, "seed": seed_with(195)}
    book = book_for(setup, pack)
    file = tmp_path / "companion.json"
    screen = io.StringIO()
    lines = Typist(["65, 77, Composer, 99, earl"])
    CompanionSession(setup, book, [], Console(file=screen, width=200), lines, file).run()
    assert (
        "Leopold takes 51 Composer (30 VP) from place 3: the most VP for a white icon" in screen.getvalue()
    )
    check_content(file, book)
    with pytest.raises(BadInput, match="other content"):
        check_content(file, BOOK)


def test_l6_when_nobody_could_be_placed_the_queue_is_not_asked_for_again() -> None:
    """Card 212 has two guest icons; on a full board neither takes a guest, and the queue stays as it is."""
    companion = Companion(BOOK, "hard", seed_with(212))
    companion.player.occupied = (1 << 20) - 1
    conversation = companion.conversation()
    questions = []
    said: Tell | Question = next(conversation)
    while not (isinstance(said, Question) and "dice" in said.text):
        value = None
        if isinstance(said, Question) and "Enter when" not in said.text:
            questions.append(said.text)
            value = said.read("63, 64, 65, 51, 52")
        said = conversation.send(value)
    assert len(questions) == 1
