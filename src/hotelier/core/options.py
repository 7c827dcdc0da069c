"""Options of a game: what may be chosen, what is chosen by default, and in which words it is explained."""

from hotelier.core.errors import BadOption

Value = str | bool

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


def choose_options(options: tuple[Option, ...], given: dict[str, object]) -> dict[str, Value]:
    """All options with their values, the defaults where nothing is given."""
    names = [option.name for option in options]
    for name in given:
        if name not in names:
            raise BadOption(f"unknown option {name!r}; allowed are: {', '.join(names)}")
    return {
        option.name: option.parse(given[option.name]) if option.name in given else option.default
        for option in options
    }
