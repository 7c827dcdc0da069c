"""The page around the sections: heading, contents, style. It asks nothing of any other place."""

import re
from html import escape
from importlib import resources

from hotelier.arena.order import Order
from hotelier.arena.report.parts import Section
from hotelier.core.options import shown

NOTES = (
    "Intervals hold 95 %: of many such intervals, nineteen in twenty contain the true value. For shares "
    "they are Wilson's. A shared victory counts in parts.",
    "All seatings played the same deals, so that luck with the cards falls to every bot alike.",
    "Differences are in percentage points, with their margin; those in bold are greater than that.",
    "Where many things are compared, some differ by chance alone: of twenty that make no difference, one "
    "will look as if it did.",
)


def make_page(order: Order, title: str, games: int, verdict: str, sections: list[Section]) -> str:
    """The whole page; the verdict is the one sentence for those who read only one."""
    written = [(section.title, html) for section in sections if (html := section.html())]
    contents = "".join(f'<li><a href="#{anchor_of(name)}">{escape(name)}</a></li>' for name, _ in written)
    body = "".join(
        f'<section id="{anchor_of(name)}"><h2>{escape(name)}</h2>{html}</section>' for name, html in written
    )
    notes = "".join(f"<p>{escape(text)}</p>" for text in NOTES)
    files = resources.files("hotelier.arena.report")
    style = files.joinpath("report.css").read_text(encoding="utf-8")
    script = files.joinpath("report.js").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>{escape(title)}: {games} games</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body>
<header>
<p class="house">hotelier arena</p>
<h1>{escape(title)}</h1>
<p class="lead">{lead(order, games)} {verdict}</p>
<ul class="options">{options(order)}</ul>
</header>
<nav aria-label="Contents"><ol>{contents}</ol></nav>
<main>{body}</main>
<footer><h2>How to read this</h2>{notes}<p>{colophon(order)}</p></footer>
<script>{script}</script>
</body>
</html>
"""


def anchor_of(title: str) -> str:
    return re.sub(r"\W+", "-", title.lower())


def lead(order: Order, games: int) -> str:
    seats = "a single player against the automaton" if order.seats == 1 else f"{order.seats} players"
    bots = ", ".join(f"<b>{escape(bot)}</b>" for bot in order.bots)
    some = "" if games == order.games else f" of {order.games:,}"
    return f"<b>{games:,}</b>{some} games for {seats}, played by {bots}."


def options(order: Order) -> str:
    return "".join(
        f"<li>{escape(name)} <b>{escape(shown(value))}</b></li>" for name, value in order.options.items()
    )


def colophon(order: Order) -> str:
    content = order.content
    return escape(
        f"hotelier {order.version}, rules {order.rules}, content {content['name']} ({content['digest']}), "
        f"seeds from {order.seed}."
    )
