"""The page and the house in the browser write down the types of calls: they are those of the routes."""

import inspect
import re
from pathlib import Path
from typing import Any, get_type_hints

from hotelier.server.http.app import make_app
from hotelier.server.http.openapi import document
from hotelier.server.offline.requests import HANDLERS
from hotelier.server.settings import Settings, checked
from tests.server.sitting import API

PAGE = Path(__file__).parents[3] / "web" / "src" / "api.ts"
CALL = re.compile(r'call<(\w+)>\(\s*"([A-Z]+)",\s*["`]((?:/(?:\w+|\$\{\w+\}))+)')
OF_RECORD = re.compile(r'withRecord<(\w+)>\(()["`]((?:/\w+)+)"')
WHAT = re.compile(r"^  (replay|course|analysis|judge): (\w+);", re.MULTILINE)
"""What is asked of a record, with the type of its answer."""
STATED = re.compile(r"call<(?!unknown|Answer)|withRecord<(?!Answer|OfRecord)")
OF_THE_HOUSE = re.compile(r"/house/|DELETE /tables/{}")
"""Tables in a browser can be thrown away, and carried to another one."""


def place(path: str) -> str:
    return re.sub(r"\$?{\w+}", "{}", path)


def named(content: dict[str, Any] | None) -> str:
    """The type of a body or of an answer, if it has a name."""
    described = (content or {}).get("content", {}).get("application/json", {}).get("schema", {})
    return str(described.get("$ref", "")).rpartition("/")[2]


def routes() -> dict[tuple[str, str], tuple[str, str]]:
    """What each route takes and answers."""
    paths = document(make_app(checked(Settings(database_url="postgresql://nobody@nowhere/never"))))["paths"]
    return {
        (method.upper(), place(path.removeprefix(API))): (
            named(about.get("requestBody")),
            next(named(answer) for status, answer in about["responses"].items() if status.startswith("2")),
        )
        for path, each in paths.items()
        for method, about in each.items()
    }


def test_the_page_expects_what_routes_answer() -> None:
    text = PAGE.read_text(encoding="utf-8")
    expected = [
        *((answer, method, path) for answer, method, path in CALL.findall(text) if answer != "unknown"),
        *((answer, "POST", path) for answer, _, path in OF_RECORD.findall(text)),
        *((answer, "POST", f"/records/{what}") for what, answer in WHAT.findall(text)),
    ]
    known = routes()
    assert [each for each in expected if known[each[1], place(each[2])][1] != each[0]] == []
    assert (
        len(expected)
        == len(re.findall(r"call<(?!unknown|Answer)|withRecord<(?!Answer|OfRecord)", text)) + 4
    )


def test_the_house_in_the_browser_takes_and_answers_what_routes_do() -> None:
    known = routes()
    for (method, path), handler in HANDLERS.items():
        if OF_THE_HOUSE.search(f"{method} {place(path)}"):
            continue
        takes, answers = known[method, place(path)]
        assert re.findall(r"\.read\((\w+)\)", inspect.getsource(handler)) == [takes] * bool(takes), path
        result = get_type_hints(handler)["return"]
        assert getattr(result, "__name__", "") == answers or not answers, path
