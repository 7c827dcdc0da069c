"""The companion in the terminal: questions and answers, undo, a file that survives a crash."""

import json
import secrets
from collections.abc import Callable
from pathlib import Path

from rich.console import Console

from hotelier.austria.companion.companion import DECKS, WALKS, Companion
from hotelier.austria.companion.conversation import Question
from hotelier.austria.companion.setup import Setup, choose_setup, companion_of
from hotelier.austria.companion.talk import talk_again
from hotelier.austria.content.book import Book
from hotelier.austria.content.instructions import DIFFICULTIES
from hotelier.austria.options import ENTRANCE, MODULES_ALONE, PRINTING
from hotelier.core.chance import SEEDS
from hotelier.core.errors import BadInput, BadOption
from hotelier.core.game import Json
from hotelier.core.options import shown
from hotelier.files import read_json, write_text
from hotelier.games import check_seed

FORMAT = 2
HELP = """\
Answer the question, or type
[bold]u[/]  take the last answer back
[bold]s[/]  where {name} stands
[bold]q[/]  leave"""


class CompanionSession:
    """A companion at this keyboard: everything follows from its setup and the answers so far."""

    def __init__(
        self,
        setup: Setup,
        book: Book,
        answers: list[str],
        console: Console,
        ask: Callable[[str], str],
        file: Path | None,
    ) -> None:
        self.setup = setup
        self.book = book
        self.answers = answers
        self.console = console
        self.ask = ask
        self.file = file

    def run(self) -> None:
        """Talk to the end, or until the player leaves."""
        self.save()
        try:
            while not self.talk():
                pass
        except (EOFError, KeyboardInterrupt):
            kept = f" Your answers are kept in {self.file}; the same command goes on." if self.file else ""
            self.console.print(f"\nGoodbye.{kept}")

    def talk(self) -> bool:
        """Go through the conversation with the answers so far, then on; False to begin again (undo)."""
        talk = talk_again(companion_of(self.setup, self.book), self.answers)
        before = [said for said in talk.said if said.answers < talk.answers]
        if self.answers:
            self.console.print("\n".join(said.text for said in before[-2:]), markup=False, style="dim")
        while True:
            for said in talk.since(talk.answers):
                self.console.print(said.text, markup=False)
            if talk.question is None:
                return True
            answer = self.answer(talk.question, talk.companion)
            if answer is None:
                return False
            self.answers.append(answer)
            talk.answer(answer)
            self.save()

    def answer(self, question: Question, companion: Companion) -> str | None:
        """A good answer, or None after an undo."""
        while True:
            text = self.ask(f"{question.text} ").strip()
            if text in ("q", "quit"):
                raise EOFError
            if text in ("u", "undo"):
                if self.answers:
                    self.answers.pop()
                    self.save()
                    self.console.print("The last answer is taken back.")
                    return None
                self.console.print("There is nothing to take back.")
            elif text == "s":
                self.console.print(f"{companion.status()}\n{companion.picture()}", markup=False)
            elif text in ("?", "help"):
                self.console.print(HELP.format(name=companion.name))
            else:
                try:
                    question.read(text)
                except BadInput as error:
                    self.console.print(str(error), markup=False)
                else:
                    return text

    def save(self) -> None:
        if self.file:
            content = self.book.content.to_json()
            saved = {
                "hotelier_companion": FORMAT,
                **self.setup,
                "content": content,
                "answers": self.answers,
            }
            write_text(self.file, json.dumps(saved, indent=1, ensure_ascii=False) + "\n")


def new_setup(given: Json) -> Setup:
    """The setup of a new companion from what was asked for."""
    return choose_setup(given, check_seed(given["seed"] if "seed" in given else secrets.randbelow(SEEDS)))


def check_given(file: Path, setup: Setup, given: Json) -> None:
    """Refuse to go on with a saved companion in another way than it was begun."""
    for name, value in given.items():
        wanted = MODULES_ALONE.parse(value) if name == "modules" else value
        if setup[name] != wanted:
            raise BadOption(f"{file} has {name} {shown(setup[name])}, not {shown(value)}; leave it out")


def check_content(file: Path, book: Book) -> None:
    """Refuse to go on with other printed values than those that the answers were given for."""
    saved = read_json(file, "saved companion").get("content")
    if saved != book.content.to_json():
        raise BadInput(f"{file} was begun with other content; give the same content pack with --content")


def load(file: Path) -> tuple[Setup, list[str]]:
    """A saved companion."""
    saved = read_json(file, "saved companion")
    if not isinstance(saved, dict) or saved.get("hotelier_companion") != FORMAT:
        raise BadInput(f"{file} is not a saved companion of this version; begin anew with another file")
    setup = {key: saved.get(key) for key in ("difficulty", "edition", "promo", "seed")}
    setup |= {key: saved.get(key) for key in ("modules", "entrance", "deck", "walk")}
    setup["printing"] = saved.get("printing", "")
    answers = saved.get("answers")
    if (
        setup["difficulty"] not in DIFFICULTIES
        or setup["edition"] not in ("revised", "first")
        or setup["printing"] not in (PRINTING.choices if setup["edition"] == "first" else ("",))
        or not isinstance(setup["promo"], bool)
        or type(setup["seed"]) is not int
        or not 0 <= setup["seed"] < SEEDS
        or setup["modules"] not in MODULES_ALONE.choices
        or setup["entrance"] not in ("", *ENTRANCE.choices)
        or bool(setup["entrance"]) != ("3" in setup["modules"])
        or setup["deck"] not in DECKS
        or setup["walk"] not in WALKS
        or not isinstance(answers, list)
        or not all(isinstance(answer, str) for answer in answers)
    ):
        raise BadInput(
            f"{file} is damaged: difficulty, edition, printing, promo, seed, modules, entrance, deck, walk "
            "or answers are wrong"
        )
    return setup, answers
