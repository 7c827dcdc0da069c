"""What scripts of all games have in common."""

from typing import Any

from hotelier.core.errors import BadScript


def check_fields(script: dict[str, Any], fields: tuple[str, ...]) -> None:
    """A script has no fields but these."""
    for field in script:
        if field not in fields:
            raise BadScript(f"unknown field {field!r} in the script; allowed are: {', '.join(fields)}")


def list_of(value: object, field: str) -> list[Any]:
    """A value that must be a list."""
    if not isinstance(value, list):
        raise BadScript(f"{field} must be a list, not {value!r}")
    return value


def read_start(value: object, seats: int) -> int:
    """The seat that starts."""
    if type(value) is not int or not 0 <= value < seats:
        raise BadScript(f"start is {value!r}; it must be a seat from 0 to {seats - 1}")
    return value
