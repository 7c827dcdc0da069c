"""Who asks: the worker that is asked, and the profile whose secret a request carries."""

from typing import cast

from fastapi import Request, WebSocket

from hotelier.server.http.codec import PROFILE_HEADER, secret_of
from hotelier.server.profiles.profile import Visitor
from hotelier.server.refusals import Refusal
from hotelier.server.service import Service


def service_of(request: "Request | WebSocket") -> Service:
    return cast("Service", request.app.state.service)


def limit_address(request: Request) -> None:
    """For what anybody could ask too often: takes from the share of the address."""
    service_of(request).by_seat.take(request.state.address)


def limited_service(request: Request) -> Service:
    limit_address(request)
    return service_of(request)


async def visitor_of(request: Request) -> Visitor | None:
    """The profile that asks; None is a guest."""
    secret = secret_of(request)
    return None if secret is None else await service_of(request).profiles.visitor(secret)


async def owner_of(request: Request) -> Visitor:
    """The profile whose own affair it is."""
    service_of(request).by_seat.take(secret_of(request) or request.state.address)
    visitor = await visitor_of(request)
    if visitor is None:
        raise Refusal("no_profile", f"this needs the secret of a profile in the header {PROFILE_HEADER}")
    return visitor
