"""The layout of an observation: which numbers of the flat vector mean what."""

from typing import Any, Final

FLOAT_BYTES: Final = 4
"""Observations are made of 32-bit floats in the order of bytes of the machine."""


class Field:
    """Some neighbouring numbers of an observation."""

    __slots__ = ("meaning", "name", "size")

    def __init__(self, name: str, size: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning

    def __reduce__(self) -> tuple[Any, ...]:
        return Field, (self.name, self.size, self.meaning)


class Layout:
    """All fields of an observation, in order; a change of any kind gets a new version."""

    def __init__(self, game: str, version: int, fields: list[Field]) -> None:
        self.game = game
        self.version = version
        self.fields = fields
        self.slices: dict[str, slice] = {}
        """Where each field lies, by its name."""
        self.size = 0
        for field in fields:
            self.slices[field.name] = slice(self.size, self.size + field.size)
            self.size += field.size
        assert len(self.slices) == len(fields), "two fields have the same name"

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.game, self.version, self.fields)


def repeated(prefix: str, count: int, fields: list[Field]) -> list[Field]:
    """The same fields for each of several things: `players.0.krones`, `players.0.emperor`, …"""
    return [
        Field(f"{prefix}.{number}.{field.name}", field.size, field.meaning)
        for number in range(count)
        for field in fields
    ]
