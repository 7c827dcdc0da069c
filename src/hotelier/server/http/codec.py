"""Answers out: fast encoding, one shape for every error; and what a request has beside its body."""

import gzip
from hashlib import sha256

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from hotelier.server.decoding import number_in_query
from hotelier.server.refusals import Refusal
from hotelier.wire.messages.base import TOKEN_LENGTH, Answer
from hotelier.wire.messages.problems import ErrorAnswer, Problem

JSON = "application/json"
BEARER = "bearer "
PROFILE_HEADER = "Hotelier-Profile"
"""Carries the secret of a profile's device, beside the token of a seat in Authorization."""
PACKED = 5
"""How hard answers are compressed: the last percent would take several times as long."""
encode = msgspec.json.Encoder().encode


def answer(data: Answer, status: int = 200) -> Response:
    return Response(encode(data), status, media_type=JSON)


def unless_known(request: Request, response: Response) -> Response:
    """An answer with its digest; only a word if the reader has the same already."""
    tag = f'"{sha256(bytes(response.body)).hexdigest()[:32]}"'
    headers = {"ETag": tag, "Cache-Control": "private, no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response


def pack(request: Request, response: Response) -> None:
    """Compress an answer, if its reader understands that. Its digest is still that of what it says."""
    response.headers["Vary"] = "Accept-Encoding"
    if "gzip" in request.headers.get("accept-encoding", "") and response.body:
        response.body = gzip.compress(bytes(response.body), PACKED, mtime=0)
        if "ETag" in response.headers:
            response.headers["ETag"] = f"W/{response.headers['ETag']}"
        response.headers["Content-Encoding"] = "gzip"
        response.headers["Content-Length"] = str(len(response.body))


def refused(refusal: Refusal) -> Response:
    return problem(refusal.problem, refusal.status)


def problem(trouble: Problem, status: int) -> Response:
    response = answer(ErrorAnswer(error=trouble), status)
    if isinstance(trouble.retry_after, float):
        response.headers["Retry-After"] = str(max(1, round(trouble.retry_after)))
    if status == 401:
        response.headers["WWW-Authenticate"] = "Bearer"
    return response


def token_of(request: Request) -> str | None:
    """The token in the Authorization header."""
    header = request.headers.get("authorization")
    if header is None:
        return None
    if not header.lower().startswith(BEARER):
        raise Refusal("no_token", "the Authorization header must be: Bearer TOKEN")
    token = header[len(BEARER) :].strip()
    if not token or len(token) > TOKEN_LENGTH:
        raise Refusal("wrong_token", "this is not a token of this server")
    return token


def secret_of(request: Request) -> str | None:
    """The secret of a profile's device, if the request carries one."""
    secret = request.headers.get(PROFILE_HEADER)
    if secret is not None and not 0 < len(secret) <= TOKEN_LENGTH:
        raise Refusal("wrong_profile", "this is not the secret of a profile on this server")
    return secret


def number_of(request: Request, name: str) -> int | None:
    """A whole number in the query."""
    return number_in_query(name, request.query_params.get(name))
