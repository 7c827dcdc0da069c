"""Nothing happens untold: the events of whole games lead to exactly what the views show."""

import pytest

from tests.fold import fold_game

BATCH = 8
GAMES = 64
"""All options and styles of playing come in turn; `bench/fold_events.py` plays thousands."""


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_events_lead_to_the_view_after_every_decision(first: int) -> None:
    for number in range(first, min(first + BATCH, GAMES)):
        assert fold_game("austria", number).checks
