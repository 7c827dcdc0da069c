"""Sheets for the points of real games: the game knows the sources, and who has won."""

from hotelier.core.errors import BadOption
from hotelier.games import game_info, score_sheet
from hotelier.server.refusals import Refusal
from hotelier.wire.messages.companion import ScoreRows, ScoreSheet


def filled_in(asked: ScoreRows) -> ScoreSheet:
    """The sheet of a game, and its result by these rows."""
    try:
        options = game_info(asked.game).choose(len(asked.rows), dict(asked.options))
    except BadOption as error:
        raise Refusal("bad_option", str(error)) from None
    sheet = score_sheet(asked.game)
    sources, ties = sheet.sources(options), sheet.ties(options)
    for row in asked.rows:
        for source in row:
            if source not in (*sources, *ties):
                known = ", ".join((*sources, *ties))
                raise Refusal("bad_request", f"there is no source {source!r} here; there are: {known}")
    scores, ranking = sheet.result(options, asked.rows)
    return ScoreSheet(
        sources=sources,
        ties=ties,
        decided_by=sheet.decided_by(options),
        scores=scores,
        ranking=ranking,
        winners=[seat for seat, rank in enumerate(ranking) if rank == 1],
    )
