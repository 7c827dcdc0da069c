"""The OpenAPI document is true: whatever is sent, no answer is a server error or not as documented."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from hotelier.server.http.app import make_app
from hotelier.server.http.openapi import document
from hotelier.server.settings import Settings, checked
from tests.server.cups.field import new_cup
from tests.server.profiles.person import Person, newcomer
from tests.server.ratings.played import RatedTable
from tests.server.sitting import API, House, Sitting, house

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
API_FOR_PEOPLE = Path(__file__).parents[3] / "docs" / "api.md"
DOCUMENT = document(make_app(checked(Settings(database_url="postgresql://nobody@nowhere/never"))))
schema = schemathesis.openapi.from_dict(DOCUMENT)


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), profiles_per_hour=1e6, daily_bot="") as it:
        yield it


class Tables:
    """A table to send things to, a profile and its tournament: the same ones until something is accepted
    there, then new ones."""

    def __init__(self, home: House) -> None:
        self.home = home
        self.used: Sitting | None = None
        self.person: Person | None = None
        self.cup = ""
        self.today = home.ask("GET", "/daily")["today"]
        rated = newcomer(home, "Ada")
        RatedTable(home, rated, newcomer(home, "Ben")).finish()
        self.rated = rated.id

    def profile(self) -> str:
        """The secret of a profile: the same one until something is accepted."""
        if self.person is None:
            self.person = newcomer(self.home)
            self.cup = new_cup(self.person)["cup"]
            self.person.ask("POST", f"/cups/{self.cup}/join", {})
        return self.person.secret

    def parts(self, path: str) -> dict[str, str]:
        """What there is, for the parts of a path."""
        ids = {"cups": self.cup, "people": self.rated}
        id = ids.get(path.removeprefix(f"{API}/").partition("/")[0]) or self.unchanged().id
        return {"id": id, "date": self.today, "game": "overbooking", "seats": "2"}

    def unchanged(self) -> Sitting:
        self.used = self.used or self.home.table("overbooking", 2, open=True)
        return self.used

    def answered(self, method: str, status: int) -> None:
        """Nothing is changed by what only asks, nor by what is refused."""
        if method != "GET" and status < 400:
            self.used = self.person = None


@pytest.fixture(scope="module")
def tables(home: House) -> Tables:
    return Tables(home)


def test_the_document_lists_every_call() -> None:
    listed = {(method.upper(), path) for path, each in DOCUMENT["paths"].items() for method in each}
    assert ("POST", f"{API}/tables/{{id}}/moves") in listed
    assert len(listed) == 83, "a new route? CONTRIBUTING.md says what belongs to it"
    assert DOCUMENT["openapi"].startswith("3.1")


def test_every_type_of_a_call_is_in_the_document() -> None:
    """Also one whose class is no subclass of Request or Answer."""
    referred = set(re.findall(r'"#/components/schemas/(\w+)"', json.dumps(DOCUMENT["paths"])))
    missing = referred - set(DOCUMENT["components"]["schemas"])
    assert missing == set(), "make these subclasses of Request or Answer, in wire/messages/"


def test_every_call_is_described_for_people() -> None:
    """A row of docs/api.md for each; it has names of its own for parts of paths, and shows queries."""
    rows = re.findall(r"^\| `([A-Z]+) (/[^?`]*)", API_FOR_PEOPLE.read_text(encoding="utf-8"), re.MULTILINE)
    described = {(method, re.sub(r"{\w+}", "{}", path)) for method, path in rows if method != "WS"}
    listed = {
        (method.upper(), re.sub(r"{\w+}", "{}", path.removeprefix(API)))
        for path, each in DOCUMENT["paths"].items()
        for method in each
    }
    assert described == listed, "the table of calls in docs/api.md (left) and the routes (right) differ"


def test_the_document_is_served(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        assert home.http.get(f"{API}/openapi.json").json() == home.http.get(f"{API}/openapi.json").json()
        assert home.http.get(f"{API}/openapi.json").json()["paths"] == DOCUMENT["paths"]


@pytest.mark.parametrize("where", ["a table", "nowhere"])
@schema.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_whatever_is_sent(case: "schemathesis.Case[Any]", where: str, home: House, tables: Tables) -> None:
    """With ids and tokens that are right, so that requests get beyond the door, and with wrong ones."""
    if where == "a table":
        secret, sitting = tables.profile(), tables.unchanged()
        case.path_parameters |= {
            name: part for name, part in tables.parts(case.path).items() if name in case.path_parameters
        }
        tokens = [*sitting.tokens.values(), sitting.made["owner"], sitting.made["watch"]]
        case.headers["Authorization"] = f"Bearer {tokens[len(str(case.body)) % len(tokens)]}"
        if "/tables/{id}/join" not in case.path:
            case.headers["Hotelier-Profile"] = secret
    response = send(home, case)
    tables.answered(case.method, response.status_code)
    case.validate_response(response, checks=CHECKS)


def send(home: House, case: "schemathesis.Case[Any]") -> schemathesis.Response:
    """Through the server of this process."""
    asked = case.as_transport_kwargs(base_url="http://testserver")
    method, url = asked.pop("method"), asked.pop("url")
    given: dict[str, Any] = {name: asked[name] for name in ("params", "headers", "json") if name in asked}
    if "data" in asked:
        given["content"] = asked["data"]
    return schemathesis.Response.from_any(home.http.request(method, url, **given))


def test_a_server_error_would_be_found(tmp_path: Path) -> None:
    """The checks can fail: an answer that is not as documented does."""
    with house(tmp_path) as home:
        operation = schema[f"{API}/catalog"]["GET"]
        case = operation.Case()
        answer = home.http.get("/healthz")
        with pytest.raises(BaseExceptionGroup):
            case.validate_response(schemathesis.Response.from_any(answer), checks=CHECKS)
