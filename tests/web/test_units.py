"""The page's own tests of components and state, run by vitest."""

import json
from pathlib import Path

import pytest

import build_page
from tests.web.test_words import TOLD

SEED = 7


def test_vitest_is_green_and_whole_games_are_told_in_all_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`told.test.ts` tells the games that are played here, besides its examples."""
    told = tmp_path / "told.json"
    told.write_text(json.dumps(TOLD.whole_games(SEED).told), encoding="utf-8")
    monkeypatch.setenv("TOLD", str(told))
    build_page.install()
    build_page.npm("test", "--silent", "--", "--reporter", "dot")
