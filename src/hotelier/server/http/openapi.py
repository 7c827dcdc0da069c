"""The OpenAPI document, made from the wire types and the shapes of the games."""

from typing import Any

from fastapi import FastAPI
from starlette.responses import Response

import hotelier
from hotelier.server.http.codec import PROFILE_HEADER
from hotelier.wire.messages.base import REF
from hotelier.wire.messages.problems import ErrorAnswer
from hotelier.wire.schemas import all_schemas

ERRORS = {
    "4XX": "refused; the code says why",
    "5XX": "not possible now: try again with the same key",
}
NUMBERS = ("seat", "seen", "skip", "step")
"""The parameters of queries that are numbers."""
SECURITY: list[dict[str, list[str]]] = [{"token": []}, {"profile": []}, {"token": [], "profile": []}, {}]


def describe(
    summary: str,
    result: type,
    body: type | None = None,
    *,
    status: int = 200,
    query: tuple[str, ...] = (),
    files: tuple[str, ...] = (),
) -> dict[str, Any]:
    """What FastAPI needs to document a route whose types are ours, or one that answers with a file of one
    of some media types."""
    extra: dict[str, Any] = {"security": SECURITY}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": content(body)}
    if query:
        extra["parameters"] = [parameter(name) for name in query]
    responses: dict[int | str, dict[str, Any]] = {
        status: {"description": "done", "content": {media: {} for media in files} or content(result)},
        **{code: {"description": text, "content": content(ErrorAnswer)} for code, text in ERRORS.items()},
    }
    return {
        "summary": summary,
        "status_code": status,
        "responses": responses,
        "openapi_extra": extra,
        "response_model": None,
    }


def content(kind: type) -> dict[str, Any]:
    schema = {"type": "object"} if kind is Response else {"$ref": REF.format(name=kind.__name__)}
    return {"application/json": {"schema": schema}}


def parameter(name: str) -> dict[str, Any]:
    schema: dict[str, Any] = {"type": "boolean" if name == "open" else "string"}
    if name in NUMBERS:
        schema = {"type": "integer", "minimum": 0, "maximum": 99999999}
    return {"name": name, "in": "query", "required": False, "schema": schema}


def document(app: FastAPI) -> dict[str, Any]:
    """The whole document; FastAPI lists the routes, the wire types are the schemas."""
    from fastapi.openapi.utils import get_openapi

    if app.openapi_schema is None:
        made = get_openapi(
            title="hotelier",
            version=hotelier.__version__,
            summary="Tables for hotel board games",
            routes=app.routes,
        )
        made["components"] = {
            "schemas": all_schemas(),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer"},
                "profile": {"type": "apiKey", "in": "header", "name": PROFILE_HEADER},
            },
        }
        for path in made["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        app.openapi_schema = made
    return app.openapi_schema
