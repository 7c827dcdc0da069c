"""Playing in the terminal, with the typing scripted."""

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import hotelier
from hotelier.terminal.play import Session, resumed, seat_bots


class Typist:
    """Types given lines, then random choices, then leaves."""

    def __init__(self, lines: list[str], then: Iterator[str] | None = None) -> None:
        self.lines = lines
        self.then = then

    def __call__(self, prompt: str) -> str:
        if self.lines:
            return self.lines.pop(0)
        if self.then is not None:
            return next(self.then)
        raise EOFError


def random_numbers(seed: int) -> Iterator[str]:
    rng = hotelier.Seeded(seed)
    while True:
        yield str(rng.below(9) + 1)


def session(
    lines: list[str],
    *,
    seats: int = 2,
    people: int = 1,
    then: Iterator[str] | None = None,
    record: Path | None = None,
    **options: Any,
) -> tuple[Session, io.StringIO]:
    screen = io.StringIO()
    console = Console(file=screen, width=110)
    game = hotelier.new_game("austria", seats=seats, seed=3, script={"start": 1}, tell=True, **options)
    return (
        Session(game, seat_bots(seats, people, "random"), console, Typist(lines, then), record),
        screen,
    )


def test_a_game_with_ballrooms_shows_them() -> None:
    played, screen = session(["? odeon"], then=random_numbers(4), modules=[1])
    played.run()
    assert played.game.outcome is not None
    text = " ".join(screen.getvalue().split())
    assert "choose rehearsal room 1 (dancers 3, 6, 9: 2 krones | 1 champagne | 5 VP)" in text
    assert "ballroom Odeonsaal: 1, 4, 9, 16, 25 VP for 1, 2, 3, 4, 5 or more dancers" in text
    for hall in played.game.view(0)["waltz"]["ball"]["halls"]:
        assert hall["id"].split("_")[0] in text.lower()
    assert "balcony" in text and "dancers: " in text


@pytest.mark.parametrize(("seats", "staff"), [(2, "standard"), (3, "draft"), (4, "intro")])
def test_a_whole_game_can_be_played(seats: int, staff: str) -> None:
    played, screen = session([], seats=seats, then=random_numbers(seats), staff=staff)
    played.run()
    assert played.game.outcome is not None
    shown = screen.getvalue()
    assert "Final scores" in shown
    assert "wins." in shown or "share the victory." in shown


def test_the_table_shows_what_a_player_needs() -> None:
    played, screen = session([])
    played.run()
    shown = screen.getvalue()
    for words in (
        "orders",
        "objective",
        "emperor after",
        "krones",
        "kitchen",
        "table 1",
        "your hand",
        "(guest 1)",
    ):
        assert words in shown


def test_s9_boards_to_choose_from_are_drawn_and_the_own_one_has_no_colours_yet() -> None:
    played, screen = session([], board="day", boards="chosen", people=2)
    played.run()
    shown = screen.getvalue()
    assert all(f" board {letter} " in shown for letter in "abcd")
    assert "│ 4   ·   ·   ·   ·   · " in shown
    assert "│ 4   b   y   b   b   r  │" in shown  # the top floor of board a


def test_an_action_can_be_chosen_by_number_or_by_text() -> None:
    played, _ = session(["guest 2", "1", "ROOM 1b"])
    played.run()
    texts = [played.game.notation(action) for action in played.game.history]
    assert texts[0] == "guest 2"


def test_nonsense_is_answered_and_changes_nothing() -> None:
    played, screen = session(["99", "frobnicate", "room 4e", ""])
    before = len(played.game.history)
    played.run()
    assert len(played.game.history) == before
    shown = screen.getvalue()
    assert "There is no choice 99; they are numbered 1 to 5." in shown
    assert "'frobnicate' is not an action of this game" in shown
    assert "'room 4e' is not possible now" in shown


def test_undo_takes_back_what_revealed_nothing() -> None:
    played, _ = session(["guest 1", "room 2a", "u"])
    played.run()
    assert played.game.to_move == 0
    assert played.game.view(0)["players"][0]["vacant"] == ["1a"]
    assert played.game.view(0)["legal"] == ["room 1b", "room 2a"]


def test_undo_is_refused_when_a_new_guest_came_out() -> None:
    played, screen = session(["guest 1", "u"])
    played.run()
    assert "Nothing can be taken back" in screen.getvalue()
    assert any(played.game.notation(action) == "guest 1" for action in played.game.history)


def test_help_explains_cards_tiles_and_objectives() -> None:
    played, screen = session(["?", "? baron", "? 17", "? C2", "? rooms_12", "? nobody"])
    played.run()
    shown = screen.getvalue()
    assert "take the last decision back" in shown
    assert "71 Baron (blue): orders 1 strudel, 2 coffee; 4 VP; prepare 1 room for free" in shown
    assert "17 Kitchen Hand (costs 5, permanent)" in shown
    assert "emperor tile C2" in shown
    assert "12 room tiles" in shown
    assert "No card is called 'nobody'" in shown


def test_the_other_players_secrets_are_not_shown() -> None:
    played, screen = session([], staff="draft", then=random_numbers(1))
    played.run()
    assert "(random bot) keeps a staff card." in screen.getvalue()
    assert "Seat 0 keeps a staff card." not in screen.getvalue()


def told(screen: io.StringIO) -> list[str]:
    """What was told, line by line."""
    whole = " ".join(screen.getvalue().split())
    return [part.split(" ──")[0].strip() for part in whole.split("• ")[1:]]


def test_the_setup_and_what_others_do_is_told() -> None:
    """Seat 0 is asked first, then the bot takes a guest and prepares its rooms, the first one by itself."""
    played, screen = session(["guest 2", "room 1b", "room 1c"])
    played.run()
    lines = told(screen)
    assert lines[0].startswith("Seat 1 (random bot) will begin; the objectives are A: ")
    assert "Seat 1 (random bot) receives 6 staff cards." in lines
    assert any(line.startswith("Seat 0 receives 6 staff cards (") for line in lines)
    assert any(line.startswith("Seat 1 (random bot) prepares room 1a for free, room ") for line in lines)
    assert any(line.startswith("Round 1 begins with seat 1 (random bot).") for line in lines)
    assert any(line.startswith("The dice are rolled: ⚀") for line in lines)


def test_what_happens_without_a_decision_is_told_to_the_end() -> None:
    played, screen = session([], then=random_numbers(4))
    played.run()
    text = " ".join(told(screen))
    for words in ("The emperor comes for the third time with tile", "The hotels are scored.", "is over: "):
        assert text.count(words) == 1
    assert text.count("of the emperor track") >= 6


def test_what_is_taken_back_is_told_again_when_it_is_done_again() -> None:
    played, screen = session(["guest 1", "room 2a", "u", "room 1b"])
    played.run()
    lines = told(screen)
    assert sum(line.startswith("Seat 0 prepares room 2a") for line in lines) == 1
    assert sum(line.startswith("Seat 0 prepares room 1b") for line in lines) == 1


def test_the_automaton_explains_itself() -> None:
    screen = io.StringIO()
    game = hotelier.new_game("austria", seats=1, seed=3, difficulty="hard", tell=True)
    typist = Typist([], random_numbers(2))
    Session(game, [None], Console(file=screen, width=110), typist, None).run()
    turns = [line for line in told(screen) if line.startswith("Leopold draws card")]
    assert len(turns) == 14
    for line in turns:
        assert "(the hand points from " in line
        assert "Leopold takes a die from space " in line
    assert any(" VP) from place " in line and "; the room goes to " in line for line in turns)


def test_who_takes_the_keyboard_is_told_what_the_others_did() -> None:
    """Both are told all of it: each when the keyboard comes round."""
    played, screen = session(["guest 1", "", "guest 2", "room 1b", "room 1c", ""], people=2)
    played.run()
    lines = told(screen)
    assert sum("from place 1 for free" in line and "Seat 0 takes" in line for line in lines) == 2


def test_people_at_one_keyboard_are_warned_before_a_hand_is_shown() -> None:
    played, _ = session([], people=2)
    prompts: list[str] = []

    def ask(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) > 6:
            raise EOFError
        return "1"

    played.ask = ask
    played.run()
    assert any("takes the keyboard" in prompt for prompt in prompts)


def test_a_game_survives_in_its_record(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    played, screen = session(["guest 1", "1"], record=file)
    played.run()
    assert "the same command goes on with it" in " ".join(screen.getvalue().split())
    again = resumed(file)
    assert again is not None
    assert again.record() == played.game.record()
    assert resumed(tmp_path / "none.json") is None


def test_saving(tmp_path: Path) -> None:
    file = tmp_path / "saved.json"
    played, screen = session(["save", f"save {file}", "save /nowhere/x.json"])
    played.run()
    assert hotelier.replay(json.loads(file.read_text())).record() == played.game.record()
    assert "Say where" in screen.getvalue()
    assert "cannot write /nowhere/x.json" in screen.getvalue()
