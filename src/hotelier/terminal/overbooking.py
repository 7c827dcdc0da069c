"""Overbooking drawn with text: nothing but what the viewer may know."""

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from hotelier.core.game import Game, Json
from hotelier.overbooking.game import Overbooking
from hotelier.overbooking.shown.event_words import lines
from hotelier.overbooking.shown.words import (
    POWER_WORDS,
    RULE_WORDS,
    action_words,
    find_card,
    question_words,
)

HOUSE_STYLES = ("bright_cyan", "bright_yellow", "bright_red", "bright_green")
LEGEND = "fish 3·0: known, of seat 0 · fish s·1, fish L·1: face down, small (1–3) or large (4–6) · ● token"


def draw(console: Console, game: Game, seat: int | None, names: list[str]) -> None:
    """The whole table as a seat sees it."""
    assert isinstance(game, Overbooking)
    view = game.view(seat)
    console.print()
    console.rule(_title(view, names))
    console.print(_hotels(game, view), _players(view, names), sep="\n")
    console.print(Text(LEGEND, style="dim"))
    if any(hotel["stand_in"] for hotel in view["hotels"]):
        console.print(
            Text("* stand-in values of ours; a content pack from a real box replaces them", style="dim")
        )
    if seat is not None:
        console.print(_hand(game, view["players"][seat]["known_hand"]))


def draw_own(console: Console, game: Game, seat: int, names: list[str]) -> None:
    """Decisions in the middle of something need the whole table here."""
    draw(console, game, seat, names)


def wants_whole_table(game: Game) -> bool:
    return True


def words(game: Game, action: int) -> str:
    assert isinstance(game, Overbooking)
    return action_words(game.state, action)


def question(game: Game) -> str:
    assert isinstance(game, Overbooking)
    return question_words(game.state)


def happened(game: Game, events: list[Json], names: list[str]) -> list[str]:
    assert isinstance(game, Overbooking)
    return lines(game.state.book, events, names)


def explain(game: Game, text: str) -> list[str]:
    assert isinstance(game, Overbooking)
    return find_card(game.state.book, text)


def _title(view: Json, names: list[str]) -> str:
    when = "The end" if view["phase"] == "over" else f"Round {view['round']} of 4"
    if view["phase"] == "checking":
        when += ", checking bookings"
    to_move = view["to_move"]
    return f"[bold]{when}[/]" + (f" · {names[to_move]} to decide" if to_move is not None else "")


def _hotels(game: Overbooking, view: Json) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("back door", "", "hotel", "beds", "rule", "queue"):
        table.add_column(heading, justify="right" if heading == "back door" else "left")
    for number, hotel in enumerate(view["hotels"], 1):
        door = [_card(game, card) for card in reversed(hotel["door"])]
        queue = [_card(game, card) for card in hotel["queue"]]
        table.add_row(
            Text("  ").join(door) if hotel["rule"] != "no_back_door" else Text("none", style="dim"),
            "●" if hotel["token"] else "",
            f"{number}{' done' if hotel['checked'] else ''}",
            f"{hotel['beds_now']}{'*' if hotel['stand_in'] else ''}",
            RULE_WORDS[hotel["rule"]],
            Text("  ").join(queue),
        )
    return table


def _card(game: Overbooking, card: Json) -> Text:
    house = game.state.book.houses.index(card["house"])
    size = card["beds"] or ("L" if card["large"] else "s")
    return Text(f"{card['house']} {size}·{card['owner']}", style=HOUSE_STYLES[house])


def _players(view: Json, names: list[str]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for heading in ("", "points", "coins", "tokens", "hand", "deck", "collected"):
        table.add_column(heading)
    for seat, player in enumerate(view["players"]):
        table.add_row(
            names[seat] + (" (starts)" if view["start"] == seat else ""),
            str(player["points"]),
            str(sum(player["coins"])),
            str(player["tokens"]),
            str(player["hand_size"]),
            str(player["deck"]),
            ", ".join(player["collected"]) or "–",
        )
    return table


def _hand(game: Overbooking, hand: list[str]) -> Table:
    book = game.state.book
    table = Table(box=None, show_header=False, pad_edge=False, title="your hand", title_justify="left")
    for name in hand:
        house, beds = name.split()
        coins = book.coins[book.houses.index(house) * len(book.type_names) + int(beds) - 1]
        power = f"at the back door: {POWER_WORDS[int(beds) - 1]}"
        table.add_row(name, book.type_names[int(beds) - 1], f"{coins} coins", power)
    return table
