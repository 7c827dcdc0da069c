"""What all messages are made of: names, keys, counts; `Request` and `Answer`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

LONGEST_NAME = 40
MOST_SEATS = 8
TOKEN_LENGTH = 64
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
SecretKey = Annotated[str, Meta(pattern="^[ -~]{16,64}$")]
"""A key that nobody else can guess: whoever knows it gets the same answer, and that holds a secret."""
Token = Annotated[str, Meta(min_length=1, max_length=TOKEN_LENGTH)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Options = dict[str, bool | str]
UndoRule = Literal["unseen", "always"]
"""What may be taken back where nobody else has a say: what has shown nothing new, or everything."""
AdviceRule = Literal["agreed", "never"]
"""Whether those who play may be advised: when all agree, or never."""
LanguageCode = Literal["en", "de", "it", "es", "ru"]
Portrait = Literal[
    "guest-53",
    "guest-54",
    "guest-56",
    "guest-58",
    "guest-60",
    "guest-62",
    "guest-64",
    "guest-66",
    "guest-68",
    "guest-71",
    "guest-72",
    "guest-76",
    "guest-80",
    "guest-87",
    "guest-96",
    "guest-97",
    "guest-98",
    "guest-99",
    "guest-104",
    "staff-17",
    "staff-21",
    "staff-25",
    "staff-29",
    "staff-37",
    "staff-41",
]
"""The drawings of guests and staff in which a profile may show itself, by their numbers."""
REF = "#/components/schemas/{name}"
Json = dict[str, Any]
View = Annotated[Json, Meta(extra_json_schema={"$ref": REF.format(name="View")})]
"""What `game.view` answers. Games declare it, and the server passes it on as it is."""
Action = Annotated[Json, Meta(extra_json_schema={"$ref": REF.format(name="Action")})]
"""What `game.describe` answers."""
Event = Annotated[Json, Meta(extra_json_schema={"$ref": REF.format(name="Event")})]
"""One of `game.events`."""


class Request(Struct, forbid_unknown_fields=True):
    """Something that a client sends."""


class Answer(Struct):
    """Something that the server sends."""
