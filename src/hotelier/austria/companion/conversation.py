"""How a companion talks: what it says, what it asks, and how answers are read."""

from collections.abc import Callable, Generator
from typing import Any, Final

from hotelier.austria.companion.asked import NOTHING, About, CompanionQuestion, SayingKind
from hotelier.austria.content.book import Book
from hotelier.austria.rules.state import Player
from hotelier.austria.rules.tale.tale import AustriaTale
from hotelier.austria.shown.event_words import sentence_of
from hotelier.austria.shown.named import Named
from hotelier.core.errors import BadInput
from hotelier.core.game import Json

MOST_DICE: Final = 10
AUTOMATON: Final = 1
"""Its seat in what the companion tells; yours is 0."""
PRONOUNS: Final = {"Leopold": ("he", "him", "his"), "Elisabeth": ("she", "her", "her")}


class Tell:
    """Something that the companion says: in words, and as data. Its events stand in the tale."""

    def __init__(self, text: str, kind: SayingKind = "told", about: About | None = None) -> None:
        self.text = text
        self.kind = kind
        self.about = about or {}


class Question:
    """Something that the companion must know, in words and as data; `read` turns an answer into a value or
    raises BadInput."""

    def __init__(self, text: str, read: Callable[[str], Any], asked: CompanionQuestion) -> None:
        self.text = text
        self.read = read
        self.asked = asked


Conversation = Generator[Tell | Question, Any, None]
Asking = Generator[Tell | Question, Any, Any]


class Host:
    """The automaton as its companion keeps it."""

    def __init__(self, book: Book, name: str, player: Player) -> None:
        self.book = book
        self.name = name
        self.player = player
        self.tale = AustriaTale(book)
        """What the automaton does, as the game itself would tell it."""
        self.happened: list[Json] = []
        """What was told and not yet taken: the events of what is said next."""
        self.table = Named(book, ["You", name])
        self.he, self.him, self.his = PRONOUNS[name]

    def told(self) -> str:
        """All that was put into the tale since the last time, in words, without the last full stop."""
        sentences = [sentence_of(self.table, told.event) for told in self.tale.told]
        self.happened += [told.seen_by(AUTOMATON) for told in self.tale.told]
        self.tale.told = []
        return ". ".join(sentences)

    def take_happened(self) -> list[Json]:
        """The events of what was just said."""
        happened, self.happened = self.happened, []
        return happened

    def guest_numbers(self, guests: list[int]) -> list[str]:
        return [str(self.book.guest_number[guest]) for guest in guests]

    def guest_words(self, guest: int) -> str:
        return f"{self.book.guest_number[guest]} {self.book.guest_name[guest]}"

    def guests_words(self, guests: list[int]) -> str:
        return ", ".join(self.guest_words(guest) for guest in guests)

    def read_guest(self, text: str) -> int:
        return find(text, self.book.guest_number, self.book.guest_name, "guest")

    def read_guests(self, text: str, allowed: list[int]) -> list[int]:
        """Some of these guests, or none."""
        if is_nothing(text):
            return []
        chosen = [self.read_guest(part) for part in split_list(text)]
        for guest in chosen:
            if guest not in allowed or chosen.count(guest) > 1:
                raise BadInput(
                    f"give some of {self.guests_words(allowed)}, separated by commas, or {NOTHING}"
                )
        return chosen


def is_nothing(text: str) -> bool:
    """Whether an answer says none."""
    return text.strip() in ("", NOTHING)


def split_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def split_words(text: str) -> list[str]:
    """Short entries, separated by spaces or commas."""
    return text.replace(",", " ").split()


def find(text: str, numbers: list[int], names: list[str], what: str) -> int:
    """A card by its number, its name, or the beginning of its name or of a word in it."""
    wanted = text.strip().lower()
    if wanted.isdecimal() and len(wanted) < 9 and int(wanted) in numbers:
        return numbers.index(int(wanted))
    found = _called(wanted, [name.lower() for name in names])
    if len(found) == 1:
        return found[0]
    if found:
        raise BadInput(f"{text.strip()!r} may be {', '.join(names[place] for place in found)}: say which")
    known = "the printed number or the name" if numbers else f"one of {', '.join(names)}"
    raise BadInput(f"there is no {what} {text.strip()!r}; give {known}")


def _called(wanted: str, names: list[str]) -> list[int]:
    """The places of the names that fit best."""
    if not wanted:
        return []
    for fits in (str.__eq__, str.startswith, _has_word):
        found = [place for place, name in enumerate(names) if fits(name, wanted)]
        if found:
            return found
    return []


def _has_word(name: str, beginning: str) -> bool:
    return any(word.startswith(beginning) for word in name.split())


def read_numbers(text: str, count: int, limit: int) -> list[int]:
    words = split_words(text)
    if len(words) != count or not all(
        word.isdecimal() and len(word) < 9 and int(word) <= limit for word in words
    ):
        raise BadInput(
            f"give {count} number{'s' if count > 1 else ''} from 0 to {limit}, separated by spaces"
        )
    return [int(word) for word in words]


def read_number_or_none(text: str, limit: int) -> int:
    """A number; nothing is 0."""
    return 0 if is_nothing(text) else read_numbers(text, 1, limit)[0]


def read_enter(text: str) -> None:
    if text.strip():
        raise BadInput("nothing is to be typed here: press Enter when it is done, or ? for help")


def read_passed(text: str) -> bool:
    """Whether you pass."""
    if text.strip().lower() not in ("", "p", "pass"):
        raise BadInput("press Enter when you have played, or type p if you pass")
    return bool(text.strip())


def read_yes(text: str) -> bool:
    words = {"y": True, "yes": True, "n": False, "no": False}
    if text.strip().lower() not in words:
        raise BadInput("answer y or n")
    return words[text.strip().lower()]


def read_score(text: str) -> int | None:
    if text.strip() == NOTHING:
        return None
    try:
        return int(text)
    except ValueError:
        raise BadInput("give a whole number, or -") from None
