"""A commentary of a game of Grand Austria Hotel between bots, from nothing but what is told of it.

Run it with `python examples/commentary.py --bots greedy,waiter --seed 7`.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import hotelier
from hotelier.arena.simulate import play_out
from hotelier.austria.game import Austria
from hotelier.austria.shown.named import Named, joined, plural

Event = dict[str, Any]
ORDINALS = ("first", "second", "third")


class Commentator:
    """Follows the events of a game and has something to say about each turn."""

    def __init__(self, table: Named) -> None:
        self.table = table
        self.vp = [0 for _ in table.names]
        self.leader: int | None = None

    def report(self, events: list[Event]) -> Iterator[str]:
        """The whole match, paragraph by paragraph."""
        for what, part in groupby(events, chapter_of(events)):
            told = list(part)
            before = self.vp.copy()
            for event in told:
                if "vp" in event:
                    self.vp[event["seat"]] += event["vp"]
            yield from self.paragraph(what, told, before)

    def paragraph(self, what: str, told: list[Event], before: list[int]) -> Iterator[str]:
        if what == "before":
            yield from self.opening(told)
        elif what.startswith("round"):
            yield f"\nRound {told[0]['round']}. {self.standing()}."
        elif what.startswith("turn"):
            yield from self.turn(told, before)
        elif what.startswith("visit"):
            yield from self.visit(told)
        elif what == "end":
            yield from self.final_scoring(told)

    def opening(self, told: list[Event]) -> Iterator[str]:
        layout = told[0]
        names = joined(self.table.names)
        goals = "; ".join(self.table.objective(objective) for objective in layout["objectives"])
        yield f"{names} open their hotels in Vienna. {self.table.who(layout['start'])} begins."
        yield f"The house offers fame for: {goals}."

    def turn(self, told: list[Event], before: list[int]) -> Iterator[str]:
        seat = told[0]["seat"]
        doings = [words for event in told if (words := self.doing(event))]
        gained = self.vp[seat] - before[seat]
        score = f" ({gained:+} VP)" if gained else ""
        yield f"  {self.table.who(seat)} {joined(doings) or 'waits'}{score}."
        yield from self.lead()

    def doing(self, event: Event) -> str:
        """What is worth a word."""
        table, kind = self.table, event["kind"]
        if kind == "passed":
            return "passes and hopes for better dice"
        if kind == "guest_taken":
            return f"seats {table.guest(event['guest'])} in the café"
        if kind == "action_begins":
            return f"uses space {event['value']} at strength {event['strength']}"
        if kind == "automaton_takes_guest":
            return f"takes {table.guest(event['guest'])} straight to room {event['space']}"
        if kind == "automaton_takes_die":
            return f"takes a die from space {event['value']}"
        if kind == "moved_in":
            return f"sees {table.guest(event['guest'])} off to room {event['space']}"
        if kind == "group_complete":
            return f"completes a {event['colour']} group of {event['size']}"
        if kind == "staff_played":
            return f"hires {table.staff(event['staff'])}"
        if kind == "objective_claimed":
            return f"claims objective {event['objective']} as the {ORDINALS[event['claims'] - 1]}"
        return ""

    def lead(self) -> Iterator[str]:
        """Whether the lead has changed hands."""
        best = max(self.vp)
        if self.vp.count(best) > 1:
            return
        leader = self.vp.index(best)
        if leader != self.leader:
            if self.leader is not None:
                second = max(vp for seat, vp in enumerate(self.vp) if seat != leader)
                yield f"  >> The lead changes hands: {self.table.who(leader)}, {best} to {second}!"
            self.leader = leader

    def visit(self, told: list[Event]) -> Iterator[str]:
        comes = told[0]
        yield f"\nThe emperor's {ORDINALS[comes['visit'] - 1]} visit."
        for event in told:
            who = self.table.who(event["seat"]) if "seat" in event else ""
            if event["kind"] == "emperor_scored":
                yield f"  {who} stands at {event['position']} of the track: {event['vp']} VP."
            elif event["kind"] == "emperor_judges":
                yield f"  {who} {self.verdict(event)}."
        yield from self.lead()

    def verdict(self, event: Event) -> str:
        if event["verdict"] == "nothing":
            return "is neither rewarded nor punished"
        meaning = self.table.tile(event["tile"], event["verdict"])
        return f"{'is rewarded' if event['verdict'] == 'reward' else 'is punished'}: {meaning}"

    def final_scoring(self, told: list[Event]) -> Iterator[str]:
        yield "\nFinal scoring."
        scored = [event for event in told if event["kind"] == "points_scored"]
        for seat in range(len(self.vp)):
            by_source: dict[str, int] = {}
            for event in scored:
                if event["seat"] == seat:
                    by_source[event["source"]] = by_source.get(event["source"], 0) + event["vp"]
            parts = joined([f"{vp:+} for {source}" for source, vp in by_source.items()])
            yield f"  {self.table.who(seat)}: {parts or 'nothing more'}."
        yield from self.lead()
        yield from self.result(told[-1])

    def result(self, over: Event) -> Iterator[str]:
        scores = sorted(over["scores"], reverse=True)
        winners = joined([self.table.who(seat) for seat in over["winners"]])
        if len(over["winners"]) > 1:
            yield f"\n{winners} share the victory with {scores[0]} VP."
        else:
            margin = scores[0] - scores[1]
            yield f"\n{winners} wins, {' to '.join(map(str, scores))}: {plural(margin, 'point')} ahead."

    def standing(self) -> str:
        return joined([f"{self.table.who(seat)} has {vp} VP" for seat, vp in enumerate(self.vp)])


def chapter_of(events: list[Event]) -> Any:
    """A key for each event: to which part of the report it belongs."""
    chapter = "before"
    number = 0
    chapters = []
    for event in events:
        begins = {"round_begins": "round", "turn_begins": "turn", "emperor_comes": "visit"}.get(
            event["kind"]
        )
        if event["kind"] == "final_scoring":
            chapter = "end"
        elif begins:
            number += 1
            chapter = f"{begins} {number}"
        chapters.append(chapter)
    remaining = iter(chapters)
    return lambda event: next(remaining)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bots", default="greedy,waiter", help="a bot for each seat")
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    codes = given.bots.split(",")
    game = play_out(hotelier.new_game("austria", seats=len(codes), seed=given.seed), codes)
    again = hotelier.replay(game.record(), tell=True)
    assert isinstance(again, Austria)
    names = [code.capitalize() for code in codes]
    if len(set(names)) < len(names):
        names = [f"{name} {seat + 1}" for seat, name in enumerate(names)]
    names += [name.capitalize() for name in again.automata]
    for line in Commentator(Named(again.book, names)).report(again.events(None)):
        print(line)


if __name__ == "__main__":
    try:
        main()
    except hotelier.HotelierError as error:
        sys.exit(f"hotelier: {error}")
