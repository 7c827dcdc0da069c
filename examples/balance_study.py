"""Three questions about Grand Austria Hotel, answered by games of bots: a notebook as a plain script.

    pip install 'hotelier[frames,plots]'
    python examples/balance_study.py --games 500 --out study

Editors show the cells (`# %%`) as those of a notebook. The games are played once: the same command finds
them again in the folder, and more `--games` are added to them.
"""

# %% The games: bots of the same strength, so that differences are the game's and not theirs

import argparse
import sys
from pathlib import Path

from hotelier import HotelierError, results
from hotelier.austria.content.book import book_of
from hotelier.extras import extra

with extra("frames", "frames of pandas"):
    import pandas as pd
with extra("plots", "plots"):
    import matplotlib as mpl

    mpl.use("svg")
    from matplotlib import pyplot as plt

parser = argparse.ArgumentParser(
    description="Which staff wins, what a start position is worth, how points come about."
)
parser.add_argument("--games", type=int, default=500, help="how many games (default 500)")
parser.add_argument("--seats", type=int, default=3, help="at a table (default 3)")
parser.add_argument("--bot", default="greedy", help="who plays in all seats (default greedy)")
parser.add_argument("--out", type=Path, default=Path("study"), help="the folder for results and plots")
given = parser.parse_args()
given.out.mkdir(parents=True, exist_ok=True)
try:
    run = results.play(
        "austria",
        bots=[given.bot],
        games=given.games,
        seats=given.seats,
        out=given.out / f"{given.bot}-{given.seats}.jsonl",
    )
except HotelierError as error:
    sys.exit(f"hotelier: {error}")

sides = results.to_frame(run, "sides")
WHO = ["number", "seat"]
FAIR = 100 / given.seats
"""Per cent of the games that everybody would win if nothing else mattered."""
Z = 1.96
"""Half the width of a 95 % interval, in standard errors."""


def percent_won(won: "pd.Series[float]") -> "pd.Series[float]":
    """Per cent of games won, and how far off that may be."""
    return pd.Series({"won": 100 * won.mean(), "margin": 100 * Z * won.sem(), "seats": len(won)})


def keep(name: str, title: str) -> None:
    """Write the plot that was just drawn."""
    plt.title(title, loc="left")
    plt.tight_layout()
    plt.savefig(given.out / name)
    plt.close()


# %% 1. Which staff cards win?
# Cards of the first hand are dealt by chance: who has a card there and who has not differ in nothing else.

staff = results.to_frame(run, "staff").merge(sides[[*WHO, "won"]], on=WHO)
book = book_of("revised", False)
names = dict(zip(book.staff_number, book.staff_name, strict=True))
dealt = staff[staff.in_first_hand].groupby("staff").won.apply(percent_won).unstack()
dealt["played"] = 100 * staff[staff.in_first_hand].groupby("staff").played.mean()
dealt = dealt.sort_values("won")
best, worst = dealt.index[-1], dealt.index[0]

plt.figure(figsize=(7, 11))
labels = [f"{names[number]} ({number})" for number in dealt.index]
plt.errorbar(dealt.won, labels, xerr=dealt.margin.fillna(0), fmt="o", color="#8c2f39", ecolor="#c9b8a8")
plt.axvline(FAIR, color="#888888", linestyle=":")
plt.xlabel("% of games won with the card in the first hand (lines: 95 %)")
keep("staff.svg", "Which staff cards win")
print(f"1. Dealt {names[best]} one wins {dealt.won[best]:.0f} %, {names[worst]} {dealt.won[worst]:.0f} %.")

# %% 2. What is a start position worth?

places = sides.groupby("place").won.apply(percent_won).unstack()
scores = sides.groupby("place").score.mean()

plt.figure(figsize=(6, 4))
plt.bar(places.index, places.won, yerr=places.margin.fillna(0), color="#b98a2f", capsize=6)
plt.axhline(FAIR, color="#888888", linestyle=":")
plt.xticks(list(places.index))
plt.xlabel("place in turn order of round 1")
plt.ylabel("% of games won")
keep("places.svg", "What a start position is worth")
print(
    "2. "
    + "; ".join(
        f"place {place}: {places.won[place]:.1f} ± {places.margin[place]:.1f} %" for place in places.index
    )
)

# %% 3. How do points come about?

points = results.to_frame(run, "points").merge(sides[[*WHO, "rank"]], on=WHO)
points["who"] = points["rank"].eq(1).map({True: "winners", False: "others"})
by_source = points.groupby(["source", "who"]).vp.mean().unstack()
by_source = by_source.reindex(by_source.mean(axis=1).sort_values().index)
rounds = results.to_frame(run, "rounds").groupby("round").vp.mean()

figure, (left, right) = plt.subplots(1, 2, figsize=(11, 4.5), width_ratios=[3, 2])
by_source.plot.barh(ax=left, color={"winners": "#2f7d5b", "others": "#c9b8a8"}, width=0.8)
left.set_title("How points come about", loc="left")
left.set(xlabel="mean points of a game", ylabel="")
left.legend(title="")
right.plot(rounds.index, rounds, marker="o", color="#2f6f8f")
right.set(xlabel="round", ylabel="points at its end; the last with the final scoring")
keep("points.svg", "")
most = by_source.mean(axis=1).idxmax()
print(f"3. Most points come from {most}; after round 6: {rounds.iloc[-2]:.0f} of {rounds.iloc[-1]:.0f}.")
print(f"Plots: {', '.join(str(given.out / name) for name in ('staff.svg', 'places.svg', 'points.svg'))}")
