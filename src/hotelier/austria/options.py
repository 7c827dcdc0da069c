"""The options that go together, those of a game alone, and what follows from them."""

from typing import Final

from hotelier.austria.content.instructions import DIFFICULTIES
from hotelier.austria.content.printed import PRINTINGS, automaton_of
from hotelier.austria.content.solo_entrances import ENTRANCES
from hotelier.core.errors import BadOption
from hotelier.core.options import DependentOption, Option, SetOption, Value, choose_options

EDITION: Final = Option("edition", ("revised", "first"), "which printing of the rules and cards")
RANDOM: Final = "random"
CHOSEN: Final = "chosen"
PRINTING: Final = DependentOption(
    "printing", PRINTINGS, "which rulebook of the first edition, where the two differ"
)
BOARD: Final = Option("board", ("night", "day"), "the same hotel for everybody, or a different one each")
BOARDS: Final = DependentOption(
    "boards", (RANDOM, CHOSEN), "with board=day: dealt, or each seat names its own in turn order"
)
PROMO: Final = Option("promo", (False, True), "with the two promotional guests")
UNIQUE_HOTELS: Final = 3
START_PLAYER: Final = "4"


class ModulesAlone(SetOption):
    """The modules of Let's Waltz! that can be played alone: all but the one of the skeleton key."""

    def __init__(self) -> None:
        super().__init__("modules", ("1", "2", "3", "5"), "modules of Let's Waltz!; all but 4 alone")

    def parse(self, value: object) -> Value:
        if START_PLAYER in self.named(value):
            raise BadOption(
                "option modules cannot have '4' in a game alone: the skeleton key decides who begins, and "
                f"the automaton's tile is swapped after every round; allowed are: {', '.join(self.parts)}"
            )
        return super().parse(value)


MODULES_ALONE: Final = ModulesAlone()
SOLO: Final = DependentOption(
    "solo",
    ("leopold", "elisabeth"),
    "the automaton: Elisabeth with module 1 or 2, otherwise Leopold",
    default="leopold",
)
ENTRANCE: Final = DependentOption(
    "entrance", (RANDOM, *ENTRANCES), "the own entrance of the automaton, with module 3"
)
SOLO_OPTIONS: Final[tuple[Option, ...]] = (
    EDITION,
    PRINTING,
    Option("board", ("night", "day"), "the side of the own board"),
    BOARDS,
    Option("staff", ("standard",), "ten cards are drawn, six kept"),
    PROMO,
    SOLO,
    Option("difficulty", DIFFICULTIES, "how many icons of its cards count"),
    MODULES_ALONE,
    ENTRANCE,
)


def modules_of(options: dict[str, Value]) -> tuple[int, ...]:
    """The modules that were chosen."""
    chosen = str(options.get("modules", ""))
    return tuple(int(module) for module in chosen.split(",")) if chosen else ()


def choose_dependent(options: tuple[Option, ...], chosen: dict[str, Value]) -> dict[str, Value]:
    """With those that go with another option: there with their default, or not at all."""
    for option, other, value in ((PRINTING, EDITION, "first"), (BOARDS, BOARD, "day")):
        if chosen[other.name] == value:
            chosen.setdefault(option.name, option.choices[0])
        elif option.name in chosen:
            raise BadOption(f"option {option.name} goes with {other.name}={value} only")
    return {option.name: chosen[option.name] for option in options if option.name in chosen}


def choose_solo(given: dict[str, object]) -> dict[str, Value]:
    """The options of a game alone: who plays follows from the modules, its entrance needs module 3."""
    chosen = choose_dependent(SOLO_OPTIONS, choose_options(SOLO_OPTIONS, given))
    modules = modules_of(chosen)
    automaton = automaton_of(modules)
    if "solo" in given and chosen["solo"] != automaton:
        raise BadOption(
            f"option solo cannot be {chosen['solo']!r}: Elisabeth plays with module 1 or 2, "
            f"Leopold without; allowed is: {automaton}"
        )
    chosen["solo"] = automaton
    if UNIQUE_HOTELS in modules:
        chosen.setdefault("entrance", RANDOM)
    elif "entrance" in chosen:
        raise BadOption("option entrance goes with module 3: only then the automaton has an own entrance")
    return chosen
