"""What goes into the browser: small, complete, and the same games as everywhere else."""

import ast
import json
import struct
import sys
from pathlib import Path

import build_page
import build_site
from tests.site.building import built
from tests.site.played import digests


def test_the_browser_is_given_nothing_that_needs_more_than_msgspec() -> None:
    sources = [file for file in build_site.sources() if file.suffix == ".py"]
    assert set(build_site.DOORS) <= set(sources)
    needed: set[str] = set()
    for file in sources:
        for node in ast.walk(ast.parse(file.read_bytes())):
            if isinstance(node, ast.Import):
                needed |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                needed.add(str(node.module).partition(".")[0])
    assert needed - set(sys.stdlib_module_names) == {"hotelier", "msgspec"}
    assert not needed & {"multiprocessing", "subprocess", "threading"}


def test_whoever_installs_it_gets_this_one_and_is_shown_pictures_of_the_sizes_that_are_told() -> None:
    site = built()
    told = json.loads((site / "manifest.webmanifest").read_bytes())
    # An id is resolved against the origin alone: all pages of a host would be the same app.
    assert "id" not in told and told["start_url"] == told["scope"] == "./"
    shapes = [each["form_factor"] for each in told["screenshots"]]
    assert {"wide", "narrow"} == set(shapes)
    for each in told["screenshots"] + [icon for icon in told["icons"] if icon["type"] == "image/png"]:
        width, height = struct.unpack(">II", (site / each["src"]).read_bytes()[16:24])
        assert each["sizes"] == f"{width}x{height}"


def test_games_in_webassembly_are_those_of_every_other_python(tmp_path: Path) -> None:
    built()
    out = build_site.WORK / f"played-{tmp_path.name}.json"
    program = Path(__file__).with_name("played.py")
    packed = build_site.WORK / "hotelier.compiled.zip"
    build_page.node("scripts/python.mjs", build_page.ROOT, program, out, packed, build_page.ROOT)
    try:
        assert json.loads(out.read_text(encoding="utf-8")) == digests()
    finally:
        out.unlink()
