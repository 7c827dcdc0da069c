"""How routes are declared: a handler says once, in its signature, what it takes and what it answers; the
route and its documentation both come from there."""

import inspect
from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import Response

from hotelier.server.decoding import decoded
from hotelier.server.http.codec import answer, pack, unless_known
from hotelier.server.http.openapi import describe
from hotelier.wire.messages.base import Answer
from hotelier.wire.messages.base import Request as Asked

T = TypeVar("T", bound=Asked)
Handler = Callable[..., Awaitable["Answer | Response"]]
H = TypeVar("H", bound=Handler)


class Body(Generic[T]):
    """The body of a request; decoded when it is read, so that a handler decides what it checks first."""

    def __init__(self, request: Request, kind: type[T]) -> None:
        self.request = request
        self.kind = kind

    async def read(self) -> T:
        return decoded(await self.request.body(), self.kind)


class Routes:
    """Declares routes on a router: `@routes.post("/tables", "Make a table")`."""

    def __init__(self, router: APIRouter) -> None:
        self.router = router

    def get(
        self,
        path: str,
        summary: str,
        *,
        query: tuple[str, ...] = (),
        files: tuple[str, ...] = (),
        tagged: bool = False,
        packed: bool = False,
    ) -> Callable[[H], H]:
        """What is `tagged` may be kept by its reader, who asks whether it is still the same. What is
        `packed` is compressed: it is long, and holds no secret of who asks."""
        return self.route("GET", path, summary, query=query, files=files, tagged=tagged, packed=packed)

    def post(self, path: str, summary: str, *, status: int = 200) -> Callable[[H], H]:
        return self.route("POST", path, summary, status=status)

    def patch(self, path: str, summary: str) -> Callable[[H], H]:
        return self.route("PATCH", path, summary)

    def delete(self, path: str, summary: str) -> Callable[[H], H]:
        return self.route("DELETE", path, summary)

    def route(
        self,
        method: str,
        path: str,
        summary: str,
        *,
        status: int = 200,
        query: tuple[str, ...] = (),
        files: tuple[str, ...] = (),
        tagged: bool = False,
        packed: bool = False,
    ) -> Callable[[H], H]:
        def add(handler: H) -> H:
            types = get_type_hints(handler)
            result = types.pop("return")
            bodies = {name: get_args(kind)[0] for name, kind in types.items() if get_origin(kind) is Body}
            body = next(iter(bodies.values()), None)
            about = describe(summary, result, body, status=status, query=query, files=files)
            call = endpoint(handler, bodies, status, tagged=tagged, packed=packed)
            self.router.add_api_route(path, call, methods=[method], **about)
            return handler

        return add


def endpoint(
    handler: Handler, bodies: dict[str, type[Asked]], status: int, *, tagged: bool, packed: bool
) -> Handler:
    """What FastAPI calls: it sees a request and the parts of the path, and gets an encoded answer."""

    @wraps(handler)
    async def call(request: Request, **parts: Any) -> Response:
        given = {name: Body(request, kind) for name, kind in bodies.items()}
        result = await handler(request, **parts, **given)
        response = result if isinstance(result, Response) else answer(result, status)
        if tagged:
            response = unless_known(request, response)
        if packed:
            pack(request, response)
        return response

    whole = inspect.signature(handler, eval_str=True)
    seen = [each for name, each in whole.parameters.items() if name not in bodies]
    call.__signature__ = whole.replace(parameters=seen, return_annotation=Response)  # type: ignore[attr-defined]
    return call
