"""Options of a game: what may be chosen, what is chosen by default, and in which words it is explained."""

from hotelier.core.errors import BadOption

Value = str | bool

NOTHING_CHOSEN = "none"
WORDS_FOR_BOOL: dict[str, bool] = {
    "yes": True,
    "true": True,
    "on": True,
    "no": False,
    "false": False,
    "off": False,
}


def shown(value: object) -> str:
    """A value as people type it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


class Option:
    """One option of a game; the first choice is the default."""

    def __init__(self, name: str, choices: tuple[Value, ...], help: str) -> None:
        self.name = name
        self.choices = choices
        self.default = choices[0]
        self.help = help

    def parse(self, value: object) -> Value:
        """The choice that is meant, or BadOption."""
        if isinstance(self.default, bool) and isinstance(value, str):
            value = WORDS_FOR_BOOL.get(value.lower(), value)
        for choice in self.choices:
            if type(choice) is type(value) and choice == value:
                return choice
        allowed = ", ".join(shown(choice) for choice in self.choices)
        raise BadOption(f"option {self.name} cannot be {shown(value)!r}; allowed are: {allowed}")


class DependentOption(Option):
    """An option whose choices go with those of others: a game chooses for itself what is not given.

    Where it says nothing to the others it is not there at all.
    """

    def __init__(self, name: str, choices: tuple[Value, ...], help: str, default: Value = "") -> None:
        super().__init__(name, choices, help)
        self.default = default


class SetOption(Option):
    """An option of which any number of parts may be chosen, written as a list: 1,3.

    Where none is chosen the option is not there at all: the game does not know it.
    """

    def __init__(self, name: str, parts: tuple[str, ...], help: str) -> None:
        subsets = [
            ",".join(part for place, part in enumerate(parts) if number >> place & 1)
            for number in range(1 << len(parts))
        ]
        super().__init__(name, tuple(subsets), help)
        self.parts = parts

    def parse(self, value: object) -> Value:
        """The parts that are meant, in order: from a text such as 1,3 or from a list."""
        chosen = self.named(value)
        for part in chosen:
            if part not in self.parts:
                raise BadOption(
                    f"option {self.name} cannot have {part!r}; allowed are: {', '.join(self.parts)}, "
                    f"several of them with commas, or {NOTHING_CHOSEN}"
                )
        return ",".join(part for part in self.parts if part in chosen)

    def named(self, value: object) -> list[str]:
        """The parts as they were named, known or not."""
        named = (
            [str(part) for part in value]
            if isinstance(value, list | tuple | set)
            else str(value).split(",")
        )
        named = [part.strip() for part in named if part.strip()]
        return [] if named == [NOTHING_CHOSEN] else named


def choose_options(options: tuple[Option, ...], given: dict[str, object]) -> dict[str, Value]:
    """All options with their values, the defaults where nothing is given."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption(f"unknown option {name!r}; allowed are: {', '.join(names)}")
    chosen: dict[str, Value] = {}
    for option in options:
        value = option.parse(given[option.name]) if option.name in given else option.default
        if value != "":
            chosen[option.name] = value
    return chosen
