"""The setup of a companion: what lies on the table, who draws, the order of the deck."""

from typing import Any, Final

from hotelier.austria.companion.companion import ASK, DECKS, WALKS, Companion
from hotelier.austria.content.book import Book, book_of
from hotelier.austria.content.printed import read_printed
from hotelier.austria.options import choose_solo, modules_of
from hotelier.core.game import Json
from hotelier.core.options import Option

DECK: Final = Option("deck", DECKS[1:], "who draws the instruction cards")
WALK: Final = Option("walk", WALKS[1:], "whether the set-up is walked through")

Setup = dict[str, Any]


def choose_setup(given: Json, seed: int) -> Setup:
    """The setup from what was asked for; the companion asks for `deck` and `walk` that are not given."""
    of_game = {name: value for name, value in given.items() if name not in ("seed", "deck", "walk")}
    chosen = choose_solo(of_game)
    setup: Setup = {name: chosen[name] for name in ("difficulty", "edition", "promo")}
    setup |= {name: chosen.get(name, "") for name in ("printing", "modules", "entrance")}
    setup["seed"] = seed
    setup["deck"] = DECK.parse(given["deck"]) if "deck" in given else ASK
    setup["walk"] = WALK.parse(given["walk"]) if "walk" in given else ASK
    return setup


def book_for(setup: Setup, pack: Json | None) -> Book:
    """The printed values of the table, with a content pack if one is given."""
    modules = modules_of(setup)
    if pack is None:
        return book_of(setup["edition"], setup["promo"], modules, setup.get("printing", ""))
    return Book(
        read_printed(pack=pack), setup["edition"], setup["promo"], modules, setup.get("printing", "")
    )


def companion_of(setup: Setup, book: Book) -> Companion:
    return Companion(
        book, setup["difficulty"], setup["seed"], setup["entrance"], setup["deck"], setup["walk"]
    )
