"""Forms: what may be written into a field of the content, told to whoever offers a form for it.

They are made from the same declarations by which content is checked (`core/rows.py`): what a form lets
through is declared, and whether its parts go together is said when the pack is checked.

    {"kind": "number", "least": 0, "most": 99}      {"kind": "choice", "words": ["once", "round"]}
    {"kind": "flag"}   {"kind": "text"}             {"kind": "list", "each": …, "count": 3, "more": false}
    {"kind": "fields", "fields": {…}, "required": […], "count": 1, "more": false}
    {"kind": "json"}                                what has no form: it is written as JSON

`count` is null where nobody says how many there are.
"""

from typing import Annotated, Any, Literal, get_args, get_origin, is_typeddict

from hotelier.core.rows import EVERY, UNIONS, Between, Length, fields_of, words_of

Form = dict[str, Any]

READ_ONLY = ("id", "name", "meaning", "stand_in")
"""What says which card it is, and what only people read."""
PLAIN: dict[Any, Form] = {
    int: {"kind": "number", "least": None, "most": None},
    str: {"kind": "text"},
    bool: {"kind": "flag"},
}


def forms_of(declared: Any) -> dict[str, Form]:
    """The forms of the fields of a row that a pack may give."""
    return {name: form_of(kind) for name, kind in fields_of(declared).items() if name not in READ_ONLY}


def form_of(kind: Any, limits: tuple[Any, ...] = ()) -> Form:
    """The form of what a type declares, within its limits."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return form_of(parts[0], (*limits, *parts[1:]))
    between = next((limit for limit in limits if isinstance(limit, Between)), None)
    if between is not None:
        return {"kind": "number", "least": between.least, "most": between.most}
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal and parts == (True,):
        return {"kind": "flag"}
    if _only_words(kind):
        return {"kind": "choice", "words": list(words_of(kind))}
    if origin is list:
        return {"kind": "list", "each": form_of(parts[0]), **_length(limits)}
    if origin is dict and _only_words(parts[0]):
        words = list(words_of(parts[0]))
        required = words if EVERY in limits else []
        return _fields(dict.fromkeys(words, form_of(parts[1])), required, limits)
    if is_typeddict(kind):
        fields = {name: form_of(each) for name, each in fields_of(kind).items()}
        return _fields(fields, [name for name in fields if name in kind.__required_keys__], limits)
    return {"kind": "json"}


def _only_words(kind: Any) -> bool:
    """Whether a type is a choice of words, or a union of such."""
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if get_origin(bare) in UNIONS:
        return all(map(_only_words, get_args(bare)))
    return get_origin(bare) is Literal


def _fields(fields: dict[str, Form], required: list[str], limits: tuple[Any, ...]) -> Form:
    return {"kind": "fields", "fields": fields, "required": required, **_length(limits)}


def _length(limits: tuple[Any, ...]) -> Form:
    length = next((limit for limit in limits if isinstance(limit, Length)), None)
    return {"count": length.count if length else None, "more": length is None or length.more}
