"""Whether plain data is of a declared type, field by field: none may be missing, none may be added."""

from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict


def check(value: Any, declared: Any, where: str = "") -> None:
    """AssertionError where the value is not of the type, with the way to it."""
    origin, parts = get_origin(declared), get_args(declared)
    if is_typeddict(declared):
        check_fields(value, declared, where)
    elif origin in (Union, UnionType):
        check(value, member_for(value, parts, where), where)
    elif origin is Literal:
        assert value in parts, f"{where}: {value!r} is none of {parts}"
    elif origin is list:
        assert type(value) is list, f"{where}: {value!r} is no list"
        for place, each in enumerate(value):
            check(each, parts[0], f"{where}[{place}]")
    elif origin is dict:
        assert type(value) is dict, f"{where}: {value!r} is no dict"
        for key, each in value.items():
            check(key, parts[0], where)
            check(each, parts[1], f"{where}.{key}")
    else:
        assert type(value) is declared, f"{where}: {value!r} is no {declared}"


def check_fields(value: Any, declared: Any, where: str) -> None:
    assert type(value) is dict, f"{where}: {value!r} is no {declared.__name__}"
    hints = hints_of(declared)
    missing = declared.__required_keys__ - value.keys()
    unknown = value.keys() - hints.keys()
    assert not missing, f"{where}: {declared.__name__} without {missing}: {value}"
    assert not unknown, f"{where}: {declared.__name__} with {unknown}: {value}"
    for name, each in value.items():
        check(each, hints[name], f"{where}.{name}")


def member_for(value: Any, members: tuple[Any, ...], where: str) -> Any:
    """The member of a union that a value belongs to; those with fields are found by their tags."""
    for member in members:
        if is_typeddict(member) and type(value) is dict and tagged(value, member):
            return member
    plain = [member for member in members if not is_typeddict(member) and suits(value, member)]
    assert plain, f"{where}: {value!r} belongs to no member of the union"
    return plain[0]


def tagged(value: dict[str, Any], member: Any) -> bool:
    """Whether all fields of a member that can have only one value have it."""
    return all(value.get(name) == only for name, only in tags_of(member).items())


@cache
def tags_of(member: Any) -> dict[str, Any]:
    """The fields that can have only one value, and that value."""
    return {
        name: get_args(hint)[0]
        for name, hint in hints_of(member).items()
        if get_origin(hint) is Literal and len(get_args(hint)) == 1
    }


@cache
def hints_of(declared: Any) -> dict[str, Any]:
    return get_type_hints(declared)


def suits(value: Any, member: Any) -> bool:
    if get_origin(member) is Literal:
        return value in get_args(member)
    if member is NoneType:
        return value is None
    return type(value) is (get_origin(member) or member)
