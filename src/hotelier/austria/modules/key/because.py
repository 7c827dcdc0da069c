"""Why something was gained with module 4: the types of its causes."""

from typing import Literal, TypedDict


class OfKey(TypedDict):
    """The skeleton key."""

    kind: Literal["key"]


CAUSES = (OfKey,)
