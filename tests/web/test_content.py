"""What the page prints on cards is what the engine plays with, under the printed names."""

import json
from pathlib import Path
from typing import Any

import pytest

from hotelier.files import read_content
from hotelier.games import content_facts
from tests.web.scripts import script

WEB = Path(__file__).resolve().parents[2] / "web"
NAMES = WEB / "src" / "i18n" / "names"
LANGUAGES = ("en", "de", "it", "es", "ru")
SOFT_HYPHEN = "\u00ad"
"""Where a long name may break on a narrow card; it is not part of the name."""

CONTENT = script("content")
FACTS: dict[str, Any] = {**content_facts("austria"), **content_facts("overbooking")}


@pytest.mark.parametrize("name", CONTENT.texts())
def test_content_of_the_page_is_up_to_date(name: str) -> None:
    written = (WEB / "src" / "content" / name).read_text(encoding="utf-8")
    assert written == CONTENT.texts()[name], "run: python web/scripts/content.py"


def names(language: str) -> dict[str, dict[str, str]]:
    text = (NAMES / f"{language}.json").read_text(encoding="utf-8").replace(SOFT_HYPHEN, "")
    found: dict[str, dict[str, str]] = json.loads(text)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name(language: str) -> None:
    content = FACTS["austria"]
    assert set(names(language)["staff"]) == set(content["staff"])
    assert set(names(language)["guests"]) == set(content["guests"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_of_the_modules_has_a_name(language: str) -> None:
    content = FACTS["waltz"]
    named = json.loads((NAMES / "waltz" / f"{language}.json").read_text(encoding="utf-8"))
    for kind in ("staff", "guests", "ballrooms", "celebrities", "entrances"):
        assert set(named[kind]) == set(content[kind]), kind


def test_the_page_knows_which_values_are_ours() -> None:
    """Those that `hotelier content check` lists, and no others."""
    content = FACTS["waltz"]
    assert content["guests"]["134"]["stand_in"] == ["order", "vp"]
    assert "stand_in" not in content["ballrooms"]["apollosaal"]
    assert content["row_cost"]["stand_in"] == ["bottom", "middle", "top"]
    assert content["celebrity_cost"]["stand_in"] == ["krones"]
    assert content["key"]["stand_in"] == ["krones", "emperor"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_printed_on_the_cards(language: str) -> None:
    printed = read_content("hotelier.austria", ("names",), None)["names"]
    for kind in ("staff", "guests"):
        expected = {number: row[language] for number, row in printed[kind].items() if language in row}
        shown = names(language)[kind]
        assert {number: shown[number] for number in expected} == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_guests_of_overbooking_have_the_printed_names(language: str) -> None:
    content = read_content("hotelier.overbooking", ("cards",), None)["cards"]
    shown = names(language)["groups"]
    assert list(shown) == [str(row["beds"]) for row in content["types"]]
    for row in content["types"]:
        expected = content["names"][row["name"]].get(language)
        assert expected is None or shown[str(row["beds"])].lower() == expected
