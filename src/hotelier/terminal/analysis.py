"""An analysis on the screen: the result, how it came about, the costliest turns, and all turns by round."""

from hotelier.analysis import words
from hotelier.analysis.shapes import Analysis, JudgedTurn


def analysis_lines(analysis: Analysis) -> list[str]:
    lines = [words.headline(analysis), ""]
    lines += [words.share_words(analysis, share) for share in analysis["shares"]]
    for seat, costly in enumerate(analysis["costliest"]):
        if costly:
            lines += ["", f"{words.name_of(analysis, seat)}, costliest turns:"]
            for place in costly:
                lines += costly_lines(analysis["turns"][place])
    for name, turns in words.by_round(analysis):
        lines += ["", name]
        lines += [f"  {turn_line(analysis, turn)}" for turn in turns]
    return lines


def costly_lines(turn: JudgedTurn) -> list[str]:
    """What was played, what would have been better, and why."""
    when = f"{words.round_name(turn)}, after {turn['decision']} decisions"
    lines = [
        f"  {when}: {words.plan_words(turn['played'])}",
        f"    better: {words.plan_words(turn['best'])}  {words.signed(turn['loss'])} ± {turn['error']:.1f}",
    ]
    if turn["themes"]:
        lines.append(f"    about: {words.reason_words(turn['themes'])}")
    return lines


def turn_line(analysis: Analysis, turn: JudgedTurn) -> str:
    line = (
        f"{words.name_of(analysis, turn['seat'])}: {words.plan_words(turn['played'])}  "
        f"{words.signed(turn['gained'])}"
    )
    return f"{line}, gave away {words.signed(turn['loss'], plus='')}" if turn["loss"] else line
