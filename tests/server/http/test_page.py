"""The files of the page: the smallest form that a browser understands."""

from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from hotelier.server.http.page import add_page


@pytest.fixture
def browser(tmp_path: Path) -> TestClient:
    (tmp_path / "index.html").write_text("plain")
    (tmp_path / "index.html.br").write_bytes(b"brotli")
    (tmp_path / "index.html.gz").write_bytes(b"gzip")
    (tmp_path / "icon.svg").write_text("plain")
    app = FastAPI()
    add_page(app, tmp_path)
    return TestClient(app)


@pytest.mark.parametrize(
    ("understood", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=0.8, br;q=0.9", "br"),
        ("gzip", "gzip"),
        ("deflate, brotli", None),
        ("", None),
    ],
)
def test_a_browser_gets_the_smallest_form_that_it_understands(
    browser: TestClient, understood: str, sent: str | None
) -> None:
    with browser.stream("GET", "/", headers={"Accept-Encoding": understood}) as answer:
        body = b"".join(answer.iter_raw())
    assert answer.headers.get("Content-Encoding") == sent
    assert body == {"br": b"brotli", "gzip": b"gzip", None: b"plain"}[sent]
    assert answer.headers["Content-Type"].startswith("text/html")


def test_a_file_without_compressed_twins_is_sent_as_it_is(browser: TestClient) -> None:
    answer = browser.get("/icon.svg", headers={"Accept-Encoding": "br, gzip"})
    assert answer.text == "plain"
    assert "Content-Encoding" not in answer.headers
