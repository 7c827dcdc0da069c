"""The report: one page that needs nothing but itself, for every kind of run, with the right figures."""

import re
import sys
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from hotelier import BadInput
from hotelier.arena import parquet
from hotelier.arena.order import Order, Schedule, make_order
from hotelier.arena.play import play_game
from hotelier.arena.report import make_report
from hotelier.arena.report.comparing import Comparison
from hotelier.arena.report.page import environment
from hotelier.arena.results import Results, read_results
from hotelier.core.game import Json
from tests.arena.commands import run

VOID = {"meta", "link", "br"}


class Page(HTMLParser):
    """A page taken apart; fails where an element is not closed."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.elements: list[tuple[str, list[str]]] = []
        """All elements with the names of their attributes."""
        self.addresses: list[str] = []
        self.headings: list[str] = []
        self.rows: list[list[str]] = []
        """The cells of all rows of all tables."""
        self.text = ""
        self.feed(html)
        self.rows = [[" ".join(cell.split()) for cell in row] for row in self.rows]
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.elements.append((tag, list(given)))
        self.ids += [value for name, value in attrs if name == "id" and value]
        self.addresses += [given[name] or "" for name in ("src", "href", "data", "action") if name in given]
        if tag == "tr":
            self.rows.append([])
        elif tag in ("td", "th"):
            self.rows[-1].append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag in ("circle", "line", "rect", "polyline")
        self.elements.append((tag, [name for name, _ in attrs]))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] == "h2":
            self.headings.append(data)
        if {"td", "th"} & set(self.open):
            self.rows[-1][-1] += data
        if not {"style", "script"} & set(self.open):
            self.text += data


def results(game: str, seats: int, bots: list[str], games: int, **options: Any) -> Results:
    order = make_order(game, seats=seats, bots=bots, games=games, seed=2, options=options)
    schedule = Schedule(order)
    rows = [play_game(order, schedule.game(number), None) for number in range(games)]
    return Results(order, lambda: iter(rows))


COMMON = {"Standings", "Scores", "Where points come from", "As the game goes on", "Seat advantage"}
SECTIONS = {
    "austria": COMMON | {"Staff", "Guests", "Objectives", "The emperor", "Dice", "Length of decisions"},
    "overbooking": COMMON
    | {"Who gets a bed", "Cards", "Queue or back door", "Hotels", "Length of decisions"},
}


MODULES = {"1": "Ballrooms", "2": "Celebrities", "3": "Entrances", "4": "The skeleton key"}


@pytest.mark.parametrize(
    "made",
    [
        ("austria", 2, ["random"], 60, {}),
        ("austria", 2, ["random", "greedy"], 2, {}),
        (
            "austria",
            4,
            ["random"],
            20,
            {"staff": "draft", "board": "day", "edition": "first", "promo": True},
        ),
        ("austria", 1, ["random", "greedy"], 2, {"difficulty": "hard"}),
        ("austria", 3, ["random"], 1, {"staff": "intro"}),
        ("austria", 2, ["random"], 40, {"modules": "1,2,3,4,5"}),
        ("austria", 3, ["random"], 1, {"modules": "2,5"}),
        ("austria", 1, ["random"], 12, {"modules": "1,2,3,5"}),
        ("overbooking", 2, ["random", "greedy"], 4, {}),
        ("overbooking", 2, ["random"], 30, {}),
        ("overbooking", 3, ["random"], 1, {"bonus": "expert"}),
        ("overbooking", 4, ["random"], 30, {"memory": True}),
    ],
    ids=str,
)
def test_every_kind_of_run_makes_a_page_that_needs_nothing_but_itself(
    made: tuple[str, int, list[str], int, dict[str, Any]],
) -> None:
    game, seats, bots, games, options = made
    html = make_report(results(game, seats, bots, games, **options))
    page = Page(html)
    assert SECTIONS[game] <= set(page.headings)
    played = [title for module, title in MODULES.items() if module in options.get("modules", "")]
    assert [title for title in page.headings if title in MODULES.values()] == played
    assert "Games that failed" not in page.headings
    assert all(address.startswith(("#", "data:")) for address in page.addresses)
    assert not re.search(r"https?:|url\(|@import|fetch\(|nan%|inf%", html, re.IGNORECASE)
    assert len(set(page.ids)) == len(page.ids)
    assert {address[1:] for address in page.addresses if address.startswith("#")} == set(page.ids)
    if seats == 1:
        assert ("elisabeth easy" if "modules" in options else "leopold hard") in page.text


def made_up(sides: list[str], scores: list[int], number: int = 0, **facts: Any) -> dict[str, Any]:
    ranking = [1 + sum(other > score for other in scores) for score in scores]
    return {
        "number": number,
        "sides": sides,
        "bots": sides,
        "scores": scores,
        "ranking": ranking,
        "winners": [seat for seat, rank in enumerate(ranking) if rank == 1],
        "facts": facts,
    }


def test_with_and_without_are_counted() -> None:
    comparison = Comparison()
    for number in range(40):
        row = made_up(["a", "b"], [2, 1] if number % 4 else [1, 2])
        comparison.add(row, 0, [7] if number % 2 else [])
    (compared,), rare = comparison.compared()
    assert rare == []
    assert (compared.item, compared.seats) == (7, 20)
    assert compared.rate == 1.0  # 1, 3, 5, … are no multiples of 4
    assert compared.other_rate == 0.5  # half of 0, 2, 4, … are
    assert compared.difference == 0.5
    assert compared.interval[0] > compared.other_interval[1]


def test_a_card_that_only_strong_bots_play_is_not_taken_for_a_strong_card() -> None:
    """The strong bot wins nine in ten with the card and without; the weak one has it only twice."""
    comparison = Comparison()
    for number in range(400):
        strong_wins = number % 10 != 0
        row = made_up(["strong", "weak"], [2, 1] if strong_wins else [1, 2])
        comparison.add(row, 0, ["card"] if number // 10 % 2 else [])
        comparison.add(row, 1, ["card"] if number in (5, 10) else [])
    (compared,), _ = comparison.compared()
    assert compared.seats == 202
    assert abs(compared.difference) < 0.01


def test_only_games_in_which_a_thing_was_offered_count() -> None:
    comparison = Comparison()
    for number in range(60):
        row = made_up(["a", "b"], [2, 1] if number < 40 else [1, 2])
        offered = ["x"] if number < 40 else ["y"]
        comparison.add(row, 0, offered if number % 2 else [], offered)
    compared = {each.item: each for each in comparison.compared()[0]}
    assert (compared["x"].rate, compared["x"].other_rate) == (1.0, 1.0)
    assert (compared["y"].rate, compared["y"].other_rate) == (0.0, 0.0)


def test_what_is_rare_is_named_and_not_judged() -> None:
    comparison = Comparison()
    for number in range(50):
        comparison.add(made_up(["a", "b"], [2, 1]), 0, ["rare"] if number < 9 else [])
    assert comparison.compared() == ([], ["rare"])


def test_the_figures_of_the_page_are_those_of_the_rows() -> None:
    played = results("overbooking", 2, ["random", "greedy"], 8)
    rows = list(played.rows())
    text = " ".join(Page(make_report(played)).text.split())
    won = sum(
        1 / len(row["winners"]) for row in rows for seat in row["winners"] if row["bots"][seat] == "greedy"
    )
    assert f"{100 * won / 8:.1f} %" in text
    for name in ("greedy", "random"):
        scores = [row["scores"][row["bots"].index(name)] for row in rows]
        assert f"{sum(scores) / 8:.1f} ±" in text


def test_the_report_counts_dancers_and_entrances() -> None:
    played = results("austria", 2, ["random"], 30, modules="1,3")
    rows = list(played.rows())
    page = Page(make_report(played))
    for number in (0, 1):
        won = [
            1 / len(row["winners"]) if seat in row["winners"] else 0.0
            for row in rows
            for seat in (0, 1)
            if row["facts"]["ball"]["sent"][seat] == number
        ]
        share = f"{100 * sum(won) / len(won):.0f} %"
        assert any(
            row[:2] == [str(number), str(len(won))] and row[2].startswith(share) for row in page.rows
        )
    bids = [
        row["facts"]["entrances"]["bids"][row["facts"]["entrances"]["taken"].index("kaufman")]
        for row in rows
        if "kaufman" in row["facts"]["entrances"]["taken"]
    ]
    mean = f"{sum(bids) / len(bids):.1f} ±"
    assert any(row[:2] == ["Kaufman", str(len(bids))] and row[2].startswith(mean) for row in page.rows)


def with_rows(order: Order, rows: list[dict[str, Any]]) -> Results:
    return Results(order, lambda: iter(rows))


def test_games_that_failed_are_listed_and_their_words_cannot_harm() -> None:
    played = results("overbooking", 2, ["random", "greedy"], 2)
    evil = "<script>alert(1)</script>"
    failed = {
        "number": 2,
        "seed": 9,
        "bots": [evil, "random"],
        "error": f"ValueError: {evil}",
        "record": None,
    }
    html = make_report(with_rows(played.order, [*played.rows(), failed]))
    page = Page(html)
    assert "Games that failed" in page.headings
    assert evil in page.text
    assert evil not in html
    only_failures = Page(make_report(with_rows(played.order, [failed])))
    assert only_failures.headings == ["Games that failed", "How to read this"]


@pytest.mark.parametrize("game", ["austria", "overbooking"])
@pytest.mark.parametrize(
    "evil",
    ["<img src=x onerror=alert(1)>", '" onmouseover="alert(1)', "'><script>alert(1)</script>", "*a&b"],
)
def test_names_of_bots_cannot_harm(game: str, evil: str) -> None:
    """The page has the elements and attributes that a harmless name gives, and shows the name as it is."""
    played = results(game, 2, ["random"], 12)
    pages = []
    for name in ("harmless", evil):
        rows = [row | {"bots": [name, "b"], "sides": [name, "b"]} for row in played.rows()]
        html = make_report(with_rows(replace(played.order, bots=[name, "b"]), rows))
        pages.append(Page(html))
    harmless, page = pages
    assert page.elements == harmless.elements
    assert page.text == harmless.text.replace("harmless", evil)


def test_without_jinja2_one_line_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = ("--bots", "random", "--games", "1", "--out", "a.jsonl")
    assert run("arena", "overbooking", *bots, folder=tmp_path).returncode == 0
    environment.cache_clear()
    monkeypatch.setitem(sys.modules, "jinja2", None)
    done = run("report", "a.jsonl", folder=tmp_path)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "hotelier: reports need jinja2: pip install 'hotelier[report]'\n"
    assert not (tmp_path / "report.html").exists()


def test_without_a_single_game_there_is_nothing_to_report() -> None:
    played = results("overbooking", 2, ["random"], 1)
    with pytest.raises(BadInput, match="no finished game yet"):
        make_report(with_rows(played.order, []))


def test_parquet_gives_the_same_page(tmp_path: Path) -> None:
    played = results("austria", 2, ["random"], 12)
    parquet.write(tmp_path / "a.parquet", played.order, played.rows())
    assert make_report(read_results(tmp_path / "a.parquet")) == make_report(played)


def test_the_command_writes_the_page(tmp_path: Path) -> None:
    bots = ("--bots", "random,greedy", "--games", "4", "--out", "a.jsonl")
    assert run("arena", "overbooking", *bots, folder=tmp_path).returncode == 0
    done = run("report", "a.jsonl", "--out", "page.html", folder=tmp_path)
    assert done.returncode == 0
    assert done.stdout.startswith("page.html: ") and done.stdout.endswith(" kB; open it in a browser\n")
    assert "Standings" in Page((tmp_path / "page.html").read_text(encoding="utf-8")).headings


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["nothing.jsonl"], "there is no file nothing.jsonl"),
        (["notes.txt"], "notes.txt is not a results file: line 1 is not readable JSON"),
        (["notes.txt", "--out", "no/where.html"], "cannot write no/where.html"),
        (["folder"], "cannot read folder"),
    ],
)
def test_a_file_that_holds_no_results_is_one_line(tmp_path: Path, arguments: list[str], words: str) -> None:
    (tmp_path / "notes.txt").write_text("buy strudel\n")
    (tmp_path / "folder").mkdir()
    done = run("report", *arguments, folder=tmp_path)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert words in done.stderr


def duel_rows(order: Order, won: dict[tuple[str, str], tuple[int, int]]) -> list[Json]:
    """Games of two: by pair, how many games the first of them won, and of how many."""
    rows = []
    for (one, other), (wins, games) in won.items():
        template = next(iter(results("overbooking", 2, ["random"], 1).rows()))
        for number in range(games):
            first = number * wins // games != (number + 1) * wins // games  # evenly spread
            rows.append(
                template
                | {"sides": [one, other], "bots": [one, other], "ranking": [1, 2] if first else [2, 1]}
                | {"winners": [0] if first else [1], "scores": [9, 5] if first else [5, 9]}
            )
    return rows


@pytest.mark.parametrize(
    ("won", "words"),
    [
        ({("greedy", "waiter"): (92, 100)}, "greedy is the strongest beyond doubt"),
        ({("greedy", "waiter"): (57, 100)}, "greedy leads, but not beyond doubt"),
        (
            {("greedy", "waiter"): (92, 100), ("greedy", "random"): (6, 10), ("waiter", "random"): (9, 10)},
            "came before random, its closest rival, in 60 % of 10 encounters (31 % to 83 %)",
        ),
    ],
)
def test_the_headline_is_as_sure_as_the_games_of_the_best_against_each_other(
    won: dict[tuple[str, str], tuple[int, int]], words: str
) -> None:
    played = results("overbooking", 2, ["random"], 1)
    names = sorted({name for pair in won for name in pair})
    order = replace(played.order, bots=names)
    page = Page(make_report(with_rows(order, duel_rows(order, won))))
    assert words in " ".join(page.text.split())
