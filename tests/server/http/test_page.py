"""The files of the page: the smallest form that a browser understands."""

from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from hotelier.core.errors import BadOption
from hotelier.server.http.page import add_offline_page, add_page
from hotelier.server.refusals import Refusal
from hotelier.server.settings import Settings, checked


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


@pytest.fixture
def site(tmp_path: Path) -> TestClient:
    """A server whose operator has made a site."""
    folder = tmp_path / "site"
    (folder / "engine").mkdir(parents=True)
    for name in ("index.html", "offline.js", "engine/0123.bin"):
        (folder / name).write_text(name)
    (folder / "engine" / "catalog.json").write_text('{"games": [], "server": null}')
    (tmp_path / "secret.txt").write_text("nobody's business")
    app = FastAPI()
    add_offline_page(app, folder)
    add_page(app, tmp_path)
    return TestClient(app)


def test_the_page_that_needs_no_server_lies_at_an_address_of_its_own(site: TestClient) -> None:
    assert site.get("/offline").text == "index.html"
    answer = site.get("/offline/")
    assert answer.text == "index.html" and answer.headers["Cache-Control"] == "no-cache"
    assert "'wasm-unsafe-eval'" in answer.headers["Content-Security-Policy"]
    engine = site.get("/offline/engine/0123.bin")
    assert engine.text == "engine/0123.bin" and "immutable" in engine.headers["Cache-Control"]
    assert site.get("/offline/engine/catalog.json").json() == {"games": [], "server": "/"}


@pytest.mark.parametrize("path", ["none.js", "engine", "..%2fsecret.txt", "%00", "x" * 256])
def test_nothing_else_is_there(site: TestClient, path: str) -> None:
    with pytest.raises(Refusal):
        site.get(f"/offline/{path}")


def test_a_folder_that_is_no_site_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"it has no offline\.js"):
        checked(Settings(site=str(tmp_path)))
