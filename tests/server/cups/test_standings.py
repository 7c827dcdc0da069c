"""How everybody stands: points and tie-breaks, worked out by hand."""

from hotelier.server.cups.standings import Line, Met, standings


def won(winner: int, loser: int, scores: tuple[int, int] = (10, 0)) -> Met:
    return Met((winner, loser), (2, 0), scores)


def shown(lines: list[Line]) -> list[tuple[int, int, int, int, int, int]]:
    return [
        (each.place, each.side, each.halves, each.buchholz, each.sonneborn, each.difference)
        for each in lines
    ]


def test_a_round_robin_of_four() -> None:
    """0 beats 1 by 7 and 2 by 5, 3 beats 0 by 2; 1 beats 2 by 10 and draws with 3; 2 beats 3 by 1.
    Points: 0 two, 1 one and a half, 2 one, 3 one and a half: of 6.
    The opponents of each have all but the own points: Buchholz 4, 4.5, 5, 4.5.
    Sonneborn-Berger: 0: those of 1 and 2, 2.5; 1: 1 (of 2) and half of 1.5 (of 3), 1.75;
    2: 1.5 (of 3); 3: 2 (of 0) and half of 1.5 (of 1), 2.75."""
    games = [
        Met((0, 1), (2, 0), (50, 43)),
        Met((2, 0), (0, 2), (40, 45)),
        Met((3, 0), (2, 0), (62, 60)),
        Met((1, 2), (2, 0), (70, 60)),
        Met((1, 3), (1, 1), (55, 55)),
        Met((2, 3), (2, 0), (31, 30)),
    ]
    assert shown(standings(4, games, [], bye_counts=False)) == [
        (1, 0, 4, 8, 10, 7 + 5 - 2),
        (2, 3, 3, 9, 11, 2 + 0 - 1),
        (3, 1, 3, 9, 7, -7 + 10 + 0),
        (4, 2, 2, 10, 6, -5 - 10 + 1),
    ]


def test_the_points_of_the_opponents_decide_first() -> None:
    """After two rounds of Swiss: 0 has beaten 1 and 2; 1 has beaten 3; 2 has beaten 3. So 1 and 2 have a
    point each, against opponents with 2 and 0 points: equal in Buchholz and Sonneborn-Berger, and 2 has won
    by more."""
    games = [won(0, 1), won(2, 3, (30, 10)), won(0, 2), won(1, 3, (20, 5))]
    assert shown(standings(4, games, [], bye_counts=True)) == [
        (1, 0, 4, 4, 8, 20),
        (2, 2, 2, 4, 0, 10),
        (3, 1, 2, 4, 0, 5),
        (4, 3, 0, 4, 0, -35),
    ]


def test_equals_share_a_place_and_the_next_one_is_left_out() -> None:
    lines = standings(4, [won(0, 1), won(2, 3)], [], bye_counts=True)
    assert [(each.place, each.side) for each in lines] == [(1, 0), (1, 2), (3, 1), (3, 3)]


def test_who_has_no_opponent_has_won_in_a_swiss_tournament_alone() -> None:
    """A bye brings a point, but no opponent: nothing for the tie-breaks."""
    swiss = standings(5, [won(0, 1), won(2, 3)], [4], bye_counts=True)
    assert [(each.place, each.side, each.halves) for each in swiss] == [
        (1, 0, 2),
        (1, 2, 2),
        (3, 4, 2),
        (4, 1, 0),
        (4, 3, 0),
    ]
    assert swiss[2].byes == 1
    assert swiss[2].played == 0
    robin = standings(5, [won(0, 1), won(2, 3)], [4], bye_counts=False)
    assert robin[4] == Line(4, 5, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0)


def test_a_game_that_somebody_missed_counts_as_lost_without_its_points() -> None:
    """What the stand-in has scored says nothing about either of them."""
    game = Met((0, 1), (0, 2), (90, 10), missed=(True, False))
    first, second = standings(2, [game], [], bye_counts=True)
    assert (first.side, first.won, first.difference, first.missed) == (1, 1, 0, 0)
    assert (second.side, second.lost, second.difference, second.missed) == (0, 1, 0, 1)
