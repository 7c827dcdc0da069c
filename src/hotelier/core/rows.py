"""Rows of content files: declared once as types, and the one checker that compares JSON with them.

A game declares what may stand in its files as TypedDicts:

    class Guest(TypedDict):
        id: int
        vp: Annotated[int, Between(-99, 99)]
        order: dict[Item, Annotated[int, Between(1)]]
        only: NotRequired[Literal["room", "ballroom"]]

A field holds an int, a text, a bool, one of some words (`Literal`), a list, an object (`dict`, TypedDict),
or one of several such. Of a `dict` with words as keys any may be there; with `EVERY` all are. TypedDicts
that are told apart by a field with one word of its own may stand in a union. `check` names whatever is
otherwise by its place and says what is allowed.
"""

from collections.abc import Callable, Iterable
from functools import cache
from types import UnionType
from typing import (
    Annotated,
    Any,
    Final,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from hotelier.core.errors import BadContent

EVERY: Final = "every key is there"
UNIONS: Final = (Union, UnionType)
LONGEST: Final = 100
"""The most characters of a wrong value that are shown."""


class Between:
    """The range of a whole number; without `most` it has no end."""

    __slots__ = ("least", "most")

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least = least
        self.most = most


class Length:
    """How many entries a list or an object has: exactly `count`, or that many and more."""

    __slots__ = ("count", "more")

    def __init__(self, count: int, more: bool = False) -> None:
        self.count = count
        self.more = more

    def holds(self, value: Any) -> bool:
        return len(value) == self.count or (self.more and len(value) > self.count)

    def words(self, noun: str) -> str:
        count = "one" if self.count == 1 else str(self.count)
        return f"{count} or more {noun}s" if self.more else f"{count} {noun}{'s' * (self.count != 1)}"


class Known:
    """A field or a word that is known only to some rows."""

    __slots__ = ("to",)

    def __init__(self, to: str) -> None:
        self.to = to


# What is declared, ready to be compared ----------------------------------------------------------


class Check:
    """What a value must be: a `noun`, and what follows it."""

    noun = "object"
    tail = ""
    one = "an object"

    def check(self, value: Any, name: str, where: str) -> None:
        """BadContent if the value of a field is something else."""
        raise NotImplementedError

    def refuse(self, value: Any, name: str, where: str) -> BadContent:
        return BadContent(f"{where}: {name!r} is {shown(value)}; it must be {self.one}")


class Plain(Check):
    """What is right or wrong as a whole: a number, a word, a list of numbers."""

    def __init__(
        self, fits: Callable[[Any], bool], noun: str, tail: str = "", one: str = "", allowed: str = ""
    ) -> None:
        self.fits = fits
        self.noun = noun
        self.tail = tail
        self.one = one or f"a {noun}{tail}"
        self.allowed = allowed or f"it must be {self.one}"

    def check(self, value: Any, name: str, where: str) -> None:
        if not self.fits(value):
            raise BadContent(f"{where}: {name!r} is {shown(value)}; {self.allowed}")


class Several(Check):
    """A list of objects, or of lists."""

    def __init__(self, each: Check, length: Length | None) -> None:
        self.each = each
        self.length = length
        self.noun = "list"
        self.tail = _of_many(each, length)
        self.one = f"a list{self.tail}"

    def check(self, value: Any, name: str, where: str) -> None:
        if type(value) is not list or (self.length is not None and not self.length.holds(value)):
            raise self.refuse(value, name, where)
        for number, each in enumerate(value, 1):
            if not isinstance(each, list | dict):
                raise BadContent(f"{where}: row {number} of {name!r} must be {self.each.one}")
            self.each.check(each, name, where)


class Fields(Check):
    """An object: the fields that it may have, those that it must have, and what all `others` are."""

    def __init__(
        self,
        fields: dict[str, Check],
        required: Iterable[str] = (),
        hidden: dict[str, Known] | None = None,
        others: Check | None = None,
        length: Length | None = None,
    ) -> None:
        self.fields = fields
        self.required = list(required)
        self.hidden = hidden or {}
        """What other rows have, and which."""
        self.others = others
        self.length = length
        self.allowed = f"allowed are: {', '.join(fields) or 'none'}"

    def check(self, value: Any, name: str, where: str) -> None:
        if type(value) is not dict:
            raise self.refuse(value, name, where)
        here = f"{where}: {name}" if name else where
        if self.length is not None and not self.length.holds(value):
            raise BadContent(f"{here}: must be an object with {self.length.words('word')}; {self.allowed}")
        for field, part in value.items():
            known = self.fields.get(field, self.others)
            if known is None:
                raise self._unknown(field, here)
            known.check(part, field, here)
        for field in self.required:
            if field not in value:
                raise BadContent(f"{here}: {field!r} is missing")

    def _unknown(self, field: str, here: str) -> BadContent:
        if field in self.hidden:
            return BadContent(f"{here}: only {self.hidden[field].to} have {field!r}; {self.allowed}")
        return BadContent(f"{here}: unknown field {field!r}; {self.allowed}")


class Tagged(Check):
    """An object of one of several kinds, which one of its fields tells apart."""

    def __init__(self, tag: str, kinds: dict[str, Check]) -> None:
        self.tag = tag
        self.kinds = kinds

    def check(self, value: Any, name: str, where: str) -> None:
        if type(value) is not dict:
            raise self.refuse(value, name, where)
        word = value.get(self.tag)
        if type(word) is not str or word not in self.kinds:
            here = f"{where}: {name}" if name else where
            allowed = ", ".join(self.kinds)
            raise BadContent(f"{here}: {self.tag!r} is {shown(word)}; allowed are: {allowed}")
        self.kinds[word].check(value, name, where)


def shown(value: object) -> str:
    """A value in a message, cut where it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


# From types to checks ----------------------------------------------------------------------------

ANYTHING: Final = Plain(lambda value: True, "value")
PLAIN: Final[dict[Any, Plain]] = {
    int: Plain(lambda value: type(value) is int, "whole number"),
    str: Plain(lambda value: type(value) is str, "text"),
    bool: Plain(lambda value: type(value) is bool, "value", one="true or false"),
    Any: ANYTHING,
}


def check(value: object, kind: Any, where: str, without: tuple[Known, ...] = ()) -> None:
    """Compare JSON with its declaration; fields and words `without` which it must be are unknown."""
    check_of(kind, without).check(value, "", where)


@cache
def check_of(kind: Any, without: tuple[Known, ...]) -> Check:
    """What a type declares, as a check."""
    if kind in PLAIN:
        return PLAIN[kind]
    if is_typeddict(kind):
        return _object(kind, without)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(parts[0], parts[1:], without)
    if origin is Literal:
        return _words(parts)
    if origin in UNIONS:
        return _union(parts, without)
    if origin is list:
        return _list(check_of(parts[0], without), None)
    if origin is dict:
        return _dict(parts[0], check_of(parts[1], without), (), without)
    raise TypeError(f"content cannot be declared as {kind}")


def _limited(kind: Any, limits: tuple[Any, ...], without: tuple[Known, ...]) -> Check:
    length = next((limit for limit in limits if isinstance(limit, Length)), None)
    for limit in limits:
        if isinstance(limit, Between):
            return _range(limit)
    if get_origin(kind) is list:
        return _list(check_of(get_args(kind)[0], without), length)
    if get_origin(kind) is dict:
        keys, values = get_args(kind)
        return _dict(keys, check_of(values, without), limits, without)
    if is_typeddict(kind) and length is not None:
        return _object(kind, without, length)
    return check_of(kind, without)


def _range(limit: Between) -> Plain:
    least, most = limit.least, limit.most
    if most is None:
        return Plain(lambda value: type(value) is int and value >= least, "whole number", f" from {least}")
    return Plain(
        lambda value: type(value) is int and least <= value <= most,
        "whole number",
        f" from {least} to {most}",
    )


def _words(words: tuple[Any, ...]) -> Plain:
    if len(words) == 1 and words[0] is True:
        return Plain(lambda value: value is True, "value", one="true, or not be there")
    listed = ", ".join(map(str, words))
    known = {(type(word), word) for word in words}
    kinds = {type(word) for word in words}
    return Plain(
        lambda value: type(value) in kinds and (type(value), value) in known,
        "value",
        f" out of {listed}",
        allowed=f"allowed are: {listed}",
    )


def _list(each: Check, length: Length | None) -> Check:
    if not isinstance(each, Plain) or each is ANYTHING:
        return Several(each, length)
    fits = each.fits
    return Plain(
        lambda value: (
            type(value) is list and (length is None or length.holds(value)) and all(map(fits, value))
        ),
        "list",
        _of_many(each, length),
    )


def _of_many(each: Check, length: Length | None) -> str:
    return f" of {length.words(each.noun) if length else f'{each.noun}s'}{each.tail}"


def _dict(keys: Any, each: Check, limits: tuple[Any, ...], without: tuple[Known, ...]) -> Check:
    length = next((limit for limit in limits if isinstance(limit, Length)), None)
    if keys is str:
        return Fields({}, others=each, length=length)
    words = words_of(keys)
    known = [word for word, mark in words.items() if mark not in without]
    hidden = {word: mark for word, mark in words.items() if mark is not None and mark in without}
    return Fields(dict.fromkeys(known, each), known if EVERY in limits else (), hidden, length=length)


def words_of(kind: Any) -> dict[Any, Known | None]:
    """The words of a Literal, or of a union of them, and to whom they are known if not to all."""
    if get_origin(kind) is Literal:
        return dict.fromkeys(get_args(kind))
    if get_origin(kind) is Annotated:
        mark = next((mark for mark in get_args(kind)[1:] if isinstance(mark, Known)), None)
        return dict.fromkeys(words_of(get_args(kind)[0]), mark)
    return {word: mark for part in get_args(kind) for word, mark in words_of(part).items()}


def _union(parts: tuple[Any, ...], without: tuple[Known, ...]) -> Check:
    if all(map(is_typeddict, parts)):
        return _tagged(parts, without)
    if all(get_origin(_bare(part)) is Literal for part in parts):
        known = {word: mark for part in parts for word, mark in words_of(part).items()}
        return _words(tuple(word for word, mark in known.items() if mark not in without))
    kinds = [check_of(part, without) for part in parts]
    plain = [each for each in kinds if isinstance(each, Plain)]
    if len(plain) < len(kinds):
        raise TypeError(f"objects in a union need a field that tells them apart: {parts}")
    one = " or ".join(each.one for each in plain)
    return Plain(lambda value: any(each.fits(value) for each in plain), "value", one=one)


def _tagged(parts: tuple[Any, ...], without: tuple[Known, ...]) -> Check:
    tags = [
        {
            name: get_args(kind)[0]
            for name, kind in get_type_hints(part).items()
            if get_origin(kind) is Literal and len(get_args(kind)) == 1
        }
        for part in parts
    ]
    tag = next(name for name in tags[0] if all(name in each for each in tags))
    return Tagged(tag, {each[tag]: check_of(part, without) for each, part in zip(tags, parts, strict=True)})


def _object(declared: Any, without: tuple[Known, ...], length: Length | None = None) -> Fields:
    fields: dict[str, Check] = {}
    hidden: dict[str, Known] = {}
    for name, kind in fields_of(declared).items():
        marks = get_args(kind)[1:] if get_origin(kind) is Annotated else ()
        known = next((mark for mark in marks if mark in without), None)
        if known is not None:
            hidden[name] = known
        else:
            fields[name] = check_of(kind, without)
    required = [name for name in fields if name in declared.__required_keys__]
    return Fields(fields, required, hidden, length=length)


def fields_of(declared: Any) -> dict[str, Any]:
    """The fields of a TypedDict and what they hold, whether they must be there or not."""
    hints = get_type_hints(declared, include_extras=True)
    return {
        name: get_args(kind)[0] if get_origin(kind) in (Required, NotRequired) else kind
        for name, kind in hints.items()
    }


def _bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind
