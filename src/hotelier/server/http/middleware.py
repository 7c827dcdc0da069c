"""What every request passes: where it comes from, how large it is, how often it comes; what every
answer carries; and what is told of errors that nobody expected."""

import logging
import time
from collections.abc import MutableMapping
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from hotelier.server import metrics
from hotelier.server.addresses import counted
from hotelier.server.http.codec import PROFILE_HEADER, problem, refused
from hotelier.server.refusals import Refusal
from hotelier.server.service import Service
from hotelier.wire.messages.problems import Problem

CSP = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": CSP,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
FREE_PATHS = ("/healthz",)
OPERATOR_PATHS = ("/readyz", "/metrics")
"""Asked by machines under any name, but no more often than others."""
FILES = ("/assets/", "/offline/")
FILE_COST = 0.05
"""Files of the page are cheap to send, and whoever keeps the page without a server asks for hundreds."""
CORS = {
    "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE",
    "Access-Control-Allow-Headers": f"Authorization, Content-Type, {PROFILE_HEADER}",
    "Access-Control-Expose-Headers": "Retry-After",
    "Access-Control-Max-Age": "600",
}
POLICY_VIOLATION = 1008
GONE = 499
"""Noted for a client that went away in the middle of its request; nobody is there to be answered."""
log = logging.getLogger("hotelier.requests")


class Middleware:
    """Stands around the app."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self.app = app
        self.service = service
        self.origins = listed(service.settings.origins)
        self.hosts = listed(service.settings.hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        headers = Headers(scope=scope)
        exchange = Exchange(receive, send, self.service.settings.body_limit)
        exchange.cors = self.cors(headers.get("origin"))
        scope.setdefault("state", {})["address"] = address_of(scope)
        try:
            self.admit(scope, headers)
            exchange.check_size(headers.get("content-length"))
            if exchange.cors and is_preflight(scope, headers):
                await exchange.answer(Response(status_code=204), scope)
                return
            await self.app(scope, exchange.receive, exchange.send)
        except Refusal as refusal:
            if refusal.code == "try_again":
                metrics.away.inc()
            await exchange.answer(refused(refusal), scope)
        except ClientDisconnect:
            exchange.status = GONE
        except Exception:
            log.exception("unexpected")
            await exchange.answer(problem(INTERNAL, 500), scope)
        self.note(scope, exchange.status, time.perf_counter() - began)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        open_now = self.service.sockets
        try:
            self.admit(scope, Headers(scope=scope))
            if open_now.get(address, 0) >= self.service.settings.sockets_per_address:
                raise Refusal("too_many_requests", "too many live connections from this address")
        except Refusal as refusal:
            log.info("connection refused: %s", refusal.code)
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refusal.code})
            return
        open_now[address] = open_now.get(address, 0) + 1
        metrics.sockets.inc()
        try:
            await self.app(scope, receive, send)
        except Exception:
            log.exception("unexpected")
        finally:
            metrics.sockets.dec()
            open_now[address] -= 1
            if not open_now[address]:
                del open_now[address]

    def admit(self, scope: Scope, headers: Headers) -> None:
        if scope["path"] in FREE_PATHS:
            return
        cost = FILE_COST if scope["path"].startswith(FILES) else 1
        self.service.by_address.take(address_of(scope), cost)
        if scope["path"] in OPERATOR_PATHS:
            return
        origin = headers.get("origin")
        if self.hosts and headers.get("host") not in self.hosts:
            raise Refusal("foreign_origin", "this server is not called by that name")
        if origin is not None and not self.is_ours(origin, headers.get("host", "")):
            raise Refusal("foreign_origin", "pages of other sites may not call this server")

    def is_ours(self, origin: str, host: str) -> bool:
        return origin in self.origins or host_of(origin) == host

    def cors(self, origin: str | None) -> dict[str, str]:
        """What lets a page of another site, which we know, read our answers."""
        return {"Access-Control-Allow-Origin": origin, **CORS} if origin in self.origins and origin else {}

    def note(self, scope: Scope, status: int, took: float) -> None:
        """Count a request and write a line about it: the route, never the query or a header."""
        route = getattr(scope.get("route"), "path", "none")
        metrics.requests.labels(route, str(status)).inc()
        metrics.seconds.labels(route).observe(took)
        fields = {
            "method": scope["method"],
            "route": route,
            "status": status,
            "ms": round(1000 * took, 1),
            "address": address_of(scope),
        }
        log.log(logging.WARNING if status >= 500 else logging.INFO, "request", extra=fields)


class Exchange:
    """One request on its way in and its answer on its way out."""

    def __init__(self, receive: Receive, send: Send, limit: int) -> None:
        self._receive = receive
        self._send = send
        self.limit = limit
        self.read = 0
        self.status = 0
        self.cors: dict[str, str] = {}

    def check_size(self, length: str | None) -> None:
        if length is not None and (not length.isdecimal() or int(length) > self.limit):
            raise self.too_large()

    def too_large(self) -> Refusal:
        return Refusal("too_large", f"a request may have {self.limit} bytes")

    async def receive(self) -> Message:
        message = await self._receive()
        self.read += len(message.get("body", b""))
        if self.read > self.limit:
            raise self.too_large()
        return message

    async def send(self, message: "MutableMapping[str, Any]") -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(raw=message["headers"])
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.update(self.cors)
            headers.add_vary_header("Origin")
            headers.setdefault("Cache-Control", "no-store")
        await self._send(message)

    async def answer(self, response: ASGIApp, scope: Scope) -> None:
        """An answer of the middleware itself, unless one has begun."""
        if not self.status:
            await response(scope, self._receive, self.send)


INTERNAL = Problem(
    code="internal", message="something went wrong here; it was written down, and nothing was changed"
)


def listed(text: str) -> set[str]:
    """The parts of a list with commas."""
    return {part.strip() for part in text.split(",") if part.strip()}


def is_preflight(scope: Scope, headers: Headers) -> bool:
    return bool(scope["method"] == "OPTIONS" and "access-control-request-method" in headers)


def host_of(origin: str) -> str | None:
    """The host of an origin, if it is one."""
    try:
        return urlsplit(origin).netloc or None
    except ValueError:
        return None


def address_of(scope: Scope) -> str:
    """Who asks, as limits count them."""
    client = scope.get("client")
    return counted(client[0]) if client else "unknown"
