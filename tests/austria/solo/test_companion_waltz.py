"""The companion with modules: it agrees with the game on every score, and says what it needs to know."""

from typing import Any

import pytest

from hotelier import BadInput, new_game
from hotelier.austria.book import book_of
from hotelier.austria.components import NONE, ROWS
from hotelier.austria.game import Austria
from hotelier.austria.solo import companion_entrance
from hotelier.austria.solo.companion import Companion
from hotelier.austria.solo.conversation import Question, Tell
from hotelier.austria.solo.leopold import Leopold
from hotelier.austria.waltz.parts import Waltz
from hotelier.terminal.companion import load
from tests.austria.solo.test_companion import Moments, RealTable

ENTRANCES = ("hautel_couture", "nine_stars", "sushi_resort", "toll_bridge")
SCORING_AFTER_TURN = {6: 0, 10: 1, 14: 2}


def waltz_of(game: Austria) -> Waltz:
    assert game.state.waltz is not None
    return game.state.waltz


class WaltzTable(RealTable):
    """Answers what only modules ask for, from the table and from what was told of it since."""

    def __init__(self, game: Austria, companion: Companion, since: list[dict[str, Any]]) -> None:
        super().__init__(game)
        self.companion = companion
        self.since = since

    def answer(self, question: Question) -> str:
        text = question.text
        waltz = waltz_of(self.game)
        book = self.game.book
        if "Which three ballrooms" in text:
            assert book.ball is not None and waltz.ball is not None
            return ", ".join(book.ball.names[hall] for hall in waltz.ball.halls)
        if "of your dancers stand" in text:
            assert book.ball is not None and waltz.ball is not None
            name = text.split(" stand in ")[1].split(":")[0]
            hall = waltz.ball.halls.index(book.ball.names.index(name))
            rows = waltz.ball.placed[0][hall * ROWS : hall * ROWS + ROWS]
            if "balcony" in text:
                rows[-1] += waltz.ball.placed[0][-1]
            return " ".join(str(count) for count in rows)
        if "red, yellow and blue" in text:
            assert waltz.lounge is not None
            return ", ".join(str(value) if value else "-" for value in waltz.lounge.dice)
        if "Which celebrity" in text:
            assert waltz.lounge is not None
            colours = text.split(" for ")[1].split("?")[0].split(", ")
            tiles = [waltz.lounge.tiles[("red", "yellow", "blue").index(colour)] for colour in colours]
            return ", ".join(book.celebrities[tile].name if tile != NONE else "-" for tile in tiles)
        if "complete order" in text:
            return self.told("automaton_checks_in", "guest")
        if "Which spaces have you used" in text:
            return self.told("toll_paid", "value")
        if "rightmost" in text:
            return self.told("marks_removed", "guest")
        if "with a token" in text:
            assert isinstance(self.companion.entrance, companion_entrance.SushiResort)
            assert waltz.rival is not None
            left = [guest for guest in self.companion.entrance.marked if guest not in waltz.rival.marked]
            return ", ".join(str(book.guest_number[guest]) for guest in left) or "-"
        return super().answer(question)

    def told(self, kind: str, field: str) -> str:
        found = [event for event in self.since if event["kind"] == kind and event.get("scored", True)]
        return ", ".join(str(event[field]) for event in found) or "-"


class Follower:
    """Runs a companion beside a whole game of the engine."""

    def __init__(self, options: dict[str, Any], seed: int) -> None:
        begun = new_game("austria", seats=1, seed=seed, tell=True, **options)
        assert isinstance(begun, Austria)
        self.start = begun.clone()
        entrance = options.get("entrance", "")
        self.companion = Companion(begun.book, begun.options["difficulty"], 0, entrance)  # type: ignore[arg-type]
        assert isinstance(begun.state.automaton, Leopold)
        self.companion.deck = list(begun.state.automaton.deck)
        self.moments = Moments(begun, seed)
        self.game = begun
        self.events = begun.events(0)
        self.cards = [
            place for place, event in enumerate(self.events) if event["kind"] == "instruction_drawn"
        ]
        self.turn = 0
        self.scoring = False

    def since(self) -> list[dict[str, Any]]:
        """What happened after the last turn of the automaton; its own part ends with its last icon."""
        end = self.cards[self.turn] if self.turn < len(self.cards) else len(self.events)
        if self.turn == 0:
            return self.events[:end]
        turn = self.events[self.cards[self.turn - 1] : end]
        die = next(place for place, event in enumerate(turn) if event["kind"] == "automaton_takes_die")
        return turn[die:]

    def stars(self) -> int:
        """Tokens on the track at the moment of the question."""
        end = self.cards[self.turn] if self.turn < len(self.cards) else len(self.events)
        before = self.events[:end]
        if self.scoring:
            segment = self.events[self.cards[self.turn - 1] : end]
            scored = [
                place
                for place, event in enumerate(segment)
                if event["kind"] == "points_scored" and event["because"].get("entrance") == "nine_stars"
            ]
            if not scored:
                return 0
            before = self.events[: self.cards[self.turn - 1] + scored[0]]
        counts = [event["stars"] for event in before if event["kind"] == "stars_move"]
        return counts[-1] if counts else 0

    def run(self) -> tuple[int, int]:
        """The final score of the automaton in the game, and by the companion."""
        conversation = self.companion.conversation()
        said: Tell | Question | None = next(conversation)
        while said is not None:
            value: Any = None
            if isinstance(said, Question):
                value = said.read(self.answer(said))
            else:
                self.listen(said.text)
            try:
                said = conversation.send(value)
            except StopIteration:
                said = None
        assert self.turn == 14
        outcome = self.game.outcome
        assert outcome is not None
        player = self.companion.player
        return outcome.scores[1], sum(player.points) + sum(player.earned)

    def listen(self, text: str) -> None:
        if ": card" in text:
            self.turn += 1
            self.scoring = False
            self.moments.next_turn()
        if text.startswith("Emperor scoring"):
            self.scoring = True
        if text.startswith("Round") and ": card" not in text:
            self.scoring = False

    def answer(self, question: Question) -> str:
        if "Enter when" in question.text:
            return ""
        if "floors and columns" in question.text:
            assert isinstance(self.companion.entrance, companion_entrance.NineStars)
            lines = self.companion.entrance.stars - self.stars()
            assert lines >= 0
            return str(lines)
        table = WaltzTable(self.moment(question), self.companion, self.since())
        if "three with" in question.text:
            return ", ".join(
                str(self.start.book.guest_number[guest]) for guest in self.start.state.players[1].tables
            )
        return table.answer(question)

    def moment(self, question: Question) -> Austria:
        """The table as it is when the question is asked."""
        text = question.text
        if self.turn == 0 and "three" in text:
            return self.start
        between = ("with a token", "complete order", "Which spaces have you used")
        later = any(words in text for words in between) or (self.scoring and "dancers" in text)
        if later or "end cards" in text or "VP do you have" in text:
            return self.moments.turns[self.turn] if self.turn < 14 else self.game
        return self.moments.table(question).game


def leads(options: dict[str, Any], seed: int) -> None:
    in_the_game, by_the_companion = Follower(options, seed).run()
    assert by_the_companion == in_the_game


@pytest.mark.pure_only("watches the automaton from a class of its own")
@pytest.mark.parametrize("modules", ["1", "2", "1,2", "1,2,5", "5"])
@pytest.mark.parametrize("seed", range(4))
def test_l20_l30_the_companion_and_the_game_agree_on_her_final_score(modules: str, seed: int) -> None:
    leads({"modules": modules, "difficulty": ("hard", "medium")[seed % 2]}, seed)


@pytest.mark.pure_only("watches the automaton from a class of its own")
@pytest.mark.parametrize("entrance", ENTRANCES)
@pytest.mark.parametrize("modules", ["3", "1,2,3"])
@pytest.mark.parametrize("seed", range(4))
def test_l40_the_companion_and_the_game_agree_with_an_entrance(
    entrance: str, modules: str, seed: int
) -> None:
    leads({"modules": modules, "entrance": entrance, "difficulty": ("hard", "easy")[seed % 2]}, seed)


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
    companion = Companion(book_of("revised", False, (1,)), "easy", 1)
    text = said_by(companion, ["Odeonsaal, zum sperl, Apollosaal"])
    assert "Elisabeth has the turn order tile (1, 4)" in text
    assert "dancers 0 sent, 10 left" in companion.status()
    with pytest.raises(BadInput, match="three different ballrooms"):
        said_by(Companion(book_of("revised", False, (1,)), "easy", 1), ["Odeonsaal, Apollosaal"])


def test_l40_a_random_entrance_follows_from_the_seed() -> None:
    book = book_of("revised", False, (3,))
    kinds = {type(Companion(book, "easy", seed, "random").entrance).__name__ for seed in range(30)}
    assert kinds == {"HautelCouture", "NineStars", "SushiResort", "TollBridge"}
    first, again = (type(Companion(book, "easy", 5, "random").entrance) for _ in range(2))
    assert first is again


def test_l40_the_companion_says_which_entrance_it_has() -> None:
    book = book_of("revised", False, (3,))
    for entrance, name in (("nine_stars", "Nine Stars Inn"), ("toll_bridge", "Toll Bridge Hotel")):
        assert f"Leopold has {name}: every " in said_by(Companion(book, "easy", 1, entrance), [])


def test_l43_the_companion_says_where_the_tokens_lie() -> None:
    text = said_by(Companion(book_of("revised", False, (3,)), "easy", 1, "sushi_resort"), [])
    assert "Put a token on each of the spaces 1d, 1e, 2a, 2b, 2c, 3a of his board." in text


def test_an_old_file_without_modules_is_read(tmp_path: Any) -> None:
    file = tmp_path / "companion.json"
    file.write_text(
        '{"hotelier_companion": 1, "difficulty": "easy", "edition": "revised", "promo": false, "seed": 4, '
        '"answers": []}'
    )
    setup, _ = load(file)
    assert (setup["modules"], setup["entrance"]) == ("", "")
    file.write_text(file.read_text().replace('"answers"', '"modules": "4", "answers"'))
    with pytest.raises(BadInput, match="modules"):
        load(file)
