"""Why something was gained with module 6: the types of its causes."""

from typing import Literal, TypedDict


class OfConcert(TypedDict):
    """A concert."""

    kind: Literal["concert"]


CAUSES = (OfConcert,)
