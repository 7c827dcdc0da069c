"""What goes over the wire: the one source of the API's types, a room for each chapter.

The OpenAPI document (`openapi.py` of the server) and the page's types (`web/src/wire.ts`, made by
`typescript.py`) are made from these and from what the games declare (`shapes.py` in their folders).
Requests are decoded strictly: an unknown field is an error. Answers tell every field.
"""

from hotelier.wire.messages import (
    companion,
    cups,
    daily,
    dealing,
    live,
    notices,
    opening,
    problems,
    profiles,
    ratings,
    study,
    table,
)
from hotelier.wire.messages.base import Answer, Request

ROOMS = (opening, table, study, companion, dealing, notices, profiles, ratings, daily, cups, live, problems)
MESSAGES: tuple[type[Answer | Request], ...] = tuple(
    kind
    for room in ROOMS
    for kind in vars(room).values()
    if isinstance(kind, type) and issubclass(kind, Answer | Request) and kind.__module__ == room.__name__
)
"""All that is sent."""
