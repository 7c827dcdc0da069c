"""How a companion talks: what it says, what it asks, and how answers are read."""

from collections.abc import Callable, Generator
from typing import Any, Final

from hotelier.austria.book import Book
from hotelier.austria.event_words import sentence_of
from hotelier.austria.named import Named
from hotelier.austria.state import Player
from hotelier.austria.tale import AustriaTale
from hotelier.core.errors import BadInput

MOST_DICE: Final = 10
NOTHING: Final = "-"
AUTOMATON: Final = 1
"""Its seat in what the companion tells; yours is 0."""


class Tell:
    """Something that the companion says."""

    def __init__(self, text: str) -> None:
        self.text = text


class Question:
    """Something that the companion must know; `read` turns an answer into a value or raises BadInput."""

    def __init__(self, text: str, read: Callable[[str], Any]) -> None:
        self.text = text
        self.read = read


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
        self.table = Named(book, ["You", name])
        self.his = "his" if name == "Leopold" else "her"
        self.him = "him" if name == "Leopold" else "her"

    def told(self) -> str:
        """All that was put into the tale since the last time, in words, without the last full stop."""
        sentences = [sentence_of(self.table, told.event) for told in self.tale.told]
        self.tale.told = []
        return ". ".join(sentences)

    def guest_words(self, guest: int) -> str:
        return f"{self.book.guest_number[guest]} {self.book.guest_name[guest]}"

    def read_guest(self, text: str) -> int:
        return find(text, self.book.guest_number, self.book.guest_name, "guest")

    def read_guests(self, text: str, allowed: list[int]) -> list[int]:
        """Some of these guests, or none."""
        chosen = [self.read_guest(part) for part in split_list(text)] if text.strip() != NOTHING else []
        for guest in chosen:
            if guest not in allowed or chosen.count(guest) > 1:
                names = ", ".join(self.guest_words(each) for each in allowed)
                raise BadInput(f"give some of {names}, separated by commas, or {NOTHING}")
        return chosen


def split_list(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def find(text: str, numbers: list[int], names: list[str], what: str) -> int:
    """A card by its number, its name, or the beginning of its name."""
    wanted = text.strip().lower()
    if wanted.isdecimal() and len(wanted) < 9 and int(wanted) in numbers:
        return numbers.index(int(wanted))
    exact = [place for place, name in enumerate(names) if name.lower() == wanted]
    found = exact or [
        place for place, name in enumerate(names) if wanted and name.lower().startswith(wanted)
    ]
    if len(found) == 1:
        return found[0]
    if found:
        raise BadInput(f"{text.strip()!r} may be {', '.join(names[place] for place in found)}: say which")
    raise BadInput(f"there is no {what} {text.strip()!r}; give the printed number or the name")


def read_numbers(text: str, count: int, limit: int) -> list[int]:
    words = text.replace(",", " ").split()
    if len(words) != count or not all(
        word.isdecimal() and len(word) < 9 and int(word) <= limit for word in words
    ):
        raise BadInput(
            f"give {count} number{'s' if count > 1 else ''} from 0 to {limit}, separated by spaces"
        )
    return [int(word) for word in words]


def read_enter(text: str) -> None:
    if text.strip():
        raise BadInput("press Enter when it is his turn")


def read_dice(text: str, empty: list[int]) -> list[int]:
    """Dice by space; those that are known to be empty must be."""
    counts = read_numbers(text, 6, MOST_DICE)
    if not 1 <= sum(counts) <= MOST_DICE:
        raise BadInput(f"there are {sum(counts)} dice in all; possible are 1 to {MOST_DICE}")
    for value in empty:
        if counts[value - 1]:
            raise BadInput(f"no die lies on space {value}, you said")
    return [0, *counts]


def read_yes(text: str) -> bool:
    words = {"y": True, "yes": True, "n": False, "no": False}
    if text.strip().lower() not in words:
        raise BadInput("answer y or n")
    return words[text.strip().lower()]


def read_score(text: str) -> int | None:
    if text.strip() == "-":
        return None
    try:
        return int(text)
    except ValueError:
        raise BadInput("give a whole number, or -") from None
