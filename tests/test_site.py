"""The documentation as a site: without a warning, with a reference and a search, nothing from elsewhere."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hotelier

ROOT = Path(__file__).parents[1]
ELSEWHERE = re.compile(r"""(?:src|href)=["']?(?:https?:)?//[^"'\s>]+|@import|url\(["']?https?:""")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` does; a warning is an error."""
    pytest.importorskip("mkdocs")
    folder = tmp_path_factory.mktemp("site")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout + done.stderr) == (0, "")
    return folder


def test_every_document_is_a_page(site: Path) -> None:
    for file in (ROOT / "docs").rglob("*.md"):
        assert (site / file.relative_to(ROOT / "docs").with_suffix(".html")).exists(), file
    for page in ("index.html", "contributing.html", "changelog.html"):
        assert (site / page).exists()


def test_the_reference_tells_what_docstrings_say(site: Path) -> None:
    engine = (site / "reference" / "engine.html").read_text(encoding="utf-8")
    assert "Carry out a legal action and all that follows" in engine
    assert 'id="hotelier.Game.resample"' in engine
    for name in {*hotelier.__all__} - {"__version__"}:
        assert f'id="hotelier.{name}"' in engine or f'id="hotelier.core.errors.{name}"' in engine, name
    assert "results.to_frame" in (site / "reference" / "results.html").read_text(encoding="utf-8")


def test_pages_ask_nothing_of_other_places(site: Path) -> None:
    for page in site.rglob("*.html"):
        found = [
            each for each in ELSEWHERE.findall(page.read_text(encoding="utf-8")) if "www.w3.org" not in each
        ]
        assert not [each for each in found if not each.startswith("href")], (page, found)
    for style in site.rglob("*.css"):
        assert not ELSEWHERE.search(style.read_text(encoding="utf-8")), style


def test_what_is_written_is_found(site: Path) -> None:
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert any("resample" in page["text"] for page in index["docs"] if "protocol" in page["location"])


def test_there_is_a_day_and_a_night(site: Path) -> None:
    index = (site / "index.html").read_text(encoding="utf-8")
    assert 'data-md-color-scheme="slate"' in index and 'data-md-color-scheme="default"' in index
    assert "<img" in index and (site / "images" / "austria.png").exists()
