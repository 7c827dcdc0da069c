"""An analysis in English, for the terminal and for the page that is written to a file."""

from hotelier.analysis.shapes import Analysis, JudgedTurn, Reason, ResultShare
from hotelier.bots.advice import WORDS

SETUP = "setup"


def name_of(analysis: Analysis, side: int) -> str:
    """Records know no names: people are counted from one."""
    return f"Seat {side + 1}" if side < analysis["seats"] else "Automaton"


def headline(analysis: Analysis) -> str:
    scores = ", ".join(
        f"{name_of(analysis, side)} {score}" for side, score in enumerate(analysis["scores"])
    )
    winners = " and ".join(name_of(analysis, side) for side in analysis["winners"])
    return f"{scores}. {winners} won."


def share_words(analysis: Analysis, share: ResultShare) -> str:
    what = "points" if analysis["measure"] == "points" else "points of lead"
    seat = name_of(analysis, share["seat"])
    return (
        f"{seat}: {signed(share['start'], plus='')} {what} were to be expected; "
        f"own turns {signed(share['gained'])} beside a quick player, "
        f"dice, cards and the others {signed(share['fortune'])}: {signed(share['result'], plus='')}. "
        f"Better plans would have brought {signed(share['given_away'])}."
    )


def signed(points: float, plus: str = "+") -> str:
    """A figure with a real minus; a plus where it is a difference."""
    rounded = round(points, 1)
    if rounded == 0:
        return "0"
    return f"{plus}{rounded:.1f}" if rounded > 0 else f"−{-rounded:.1f}"


def round_name(turn: JudgedTurn) -> str:
    return f"Round {turn['round']}" if turn["round"] else SETUP.capitalize()


def plan_words(plan: list[str]) -> str:
    return ", ".join(plan)


def reason_words(themes: list[Reason]) -> str:
    return ", ".join(f"{WORDS[each['theme']]} ({signed(each['points'])})" for each in themes)


def by_round(analysis: Analysis) -> list[tuple[str, list[JudgedTurn]]]:
    """The turns under the names of their rounds, in order."""
    found: list[tuple[str, list[JudgedTurn]]] = []
    for turn in analysis["turns"]:
        name = round_name(turn)
        if not found or found[-1][0] != name:
            found.append((name, []))
        found[-1][1].append(turn)
    return found
