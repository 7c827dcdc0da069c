"""Action tables: every decision of a game as an index, a short text and data."""

from typing import Any

from hotelier.core.errors import BadInput


class Entry:
    """An action as text and as data, and in numbers for the rules that carry it out."""

    __slots__ = ("argument", "data", "kind", "second", "text")

    def __init__(
        self, text: str, data: dict[str, Any], kind: int = 0, argument: int = 0, second: int = 0
    ) -> None:
        self.text = text
        self.data = data
        self.kind = kind
        """What is done; a game whose rules need not be told has only one kind."""
        self.argument = argument
        """With what it is done: a card, a space, a number."""
        self.second = second
        """And with what else."""


class ActionTable:
    """The texts and the data of all actions of a game; the index of an action is its place here."""

    def __init__(self, entries: list[Entry], examples: str) -> None:
        self.texts = [entry.text for entry in entries]
        self.data = [entry.data for entry in entries]
        self.kinds = [entry.kind for entry in entries]
        self.arguments = [entry.argument for entry in entries]
        self.seconds = [entry.second for entry in entries]
        self.index = {text.lower(): action for action, text in enumerate(self.texts)}
        self.examples = examples

    def parse(self, text: str) -> int:
        """The action of a text, however it is spaced and capitalised."""
        action = self.index.get(" ".join(text.lower().split()))
        if action is None:
            raise BadInput(f"{text!r} is not an action of this game; examples are: {self.examples}")
        return action
