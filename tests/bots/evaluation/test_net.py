"""The value net: whole numbers that are the same in C and in plain Python, and what it is shown."""

import hashlib
import json
from importlib.resources import files
from struct import pack
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hotelier import Seeded, new_game
from hotelier._build import BUILD
from hotelier.austria.content.components import NONE, pile
from hotelier.austria.game import Austria
from hotelier.bots.evaluation import own_turn
from hotelier.bots.evaluation.features import features_of
from hotelier.bots.evaluation.net import POINT, PlainNet, net_of
from hotelier.bots.evaluation.net_features import NEED_AT, NET_FEATURES, add_table
from hotelier.core.playout import play_randomly

many = settings(max_examples=60, deadline=None, derandomize=True, database=None)
WEIGHTS = files("hotelier.bots.evaluation").joinpath("austria_net.bin").read_bytes()


def small_net(rows: list[list[int]], direct: list[int], last: int) -> bytes:
    """A net of two features, two units and one unit, whose second layer adds the first one up."""
    return (
        pack("<3i", 2, 2, 1)
        + pack("<2i", *direct)
        + pack("<4h", *rows[0], *rows[1])
        + pack("<2i", 0, 0)
        + pack("<2h", 256, 256)
        + pack("<i", 0)
        + pack("<i", last)
        + pack("<i", 0)
    )


@pytest.mark.parametrize("make", [PlainNet, net_of])
def test_a_net_of_two_features_by_hand(make: type[PlainNet]) -> None:
    """Rows and weights of 1.0: a feature shows one unit, or hides it again."""
    net = make(small_net([[1024, 0], [-1024, 2048]], [65536, 0], 1024))
    assert net.value([]) == 0
    assert net.value([0]) == 2 * POINT  # directly one, and one from the first unit
    assert net.value([1]) == 2 * POINT  # what is below 0 does not show
    assert net.value([0, 1]) == 3 * POINT
    assert net.value([0, 0]) == 4 * POINT


@pytest.mark.parametrize("make", [PlainNet, net_of])
def test_what_a_unit_shows_has_a_limit(make: type[PlainNet]) -> None:
    net = make(small_net([[32767, 32767], [-1024, 0]], [0, 0], 1024))
    assert net.value([0]) == 2 * 1023 * POINT // 64
    assert net.value([1]) == 0


@many
@given(st.lists(st.integers(0, NET_FEATURES - 1), max_size=200))
def test_all_builds_find_the_same(features: list[int]) -> None:
    assert net_of(WEIGHTS).value(features) == PlainNet(WEIGHTS).value(features)


def test_the_compiled_build_has_its_net_in_c() -> None:
    assert isinstance(net_of(WEIGHTS), PlainNet) == (BUILD == "pure")


@pytest.mark.parametrize("make", [PlainNet, net_of])
def test_other_files_and_features_are_refused(make: type[PlainNet]) -> None:
    whole = small_net([[0, 0], [0, 0]], [0, 0], 0)
    for file in (b"", whole[:-1], whole + b"\0", pack("<3i", 0, 2, 1), pack("<3i", -1, 1, 1) + bytes(8)):
        with pytest.raises(ValueError, match="not the weights"):
            make(file)
    too_large = bytearray(whole)
    too_large[36:38] = pack("<h", 2048)
    with pytest.raises(ValueError, match="not the weights"):
        make(bytes(too_large))
    for feature in (2, -1):
        with pytest.raises(IndexError):
            make(whole).value([feature])
    with pytest.raises(ValueError, match="too many"):
        make(whole).value([0] * (1 << 14 | 1))


def test_the_file_tells_where_its_weights_come_from() -> None:
    told = json.loads(files("hotelier.bots.evaluation").joinpath("austria_net.json").read_text("utf-8"))
    assert told["digest"] == hashlib.sha256(WEIGHTS).hexdigest()
    assert told["rounds"], "what each round of teaching brought"
    assert len(WEIGHTS) < 5_000_000


@many
@given(
    st.integers(0, 2**32),
    st.integers(0, 120),
    st.sampled_from([(1, {}), (2, {"board": "day"}), (3, {"edition": "first"}), (4, {"promo": True})]),
)
def test_what_the_net_sees_it_has_weights_for(
    seed: int, decisions: int, table: tuple[int, dict[str, Any]]
) -> None:
    game = new_game("austria", seats=table[0], seed=seed, **table[1])
    assert isinstance(game, Austria)
    play_randomly(game, Seeded(seed), decisions)
    for seat in range(table[0]):
        evaluator = own_turn.evaluator_for(game, seat)
        found = features_of(game.state, seat, evaluator.card_features)
        own = len(found)
        add_table(found, game.state, seat)
        assert all(0 <= feature < NET_FEATURES for feature in found)
        assert len(set(found[own:])) == len(found) - own, "nothing about the table is there twice"


def test_the_net_corrects_the_own_hotel_and_only_without_modules() -> None:
    for modules, corrects in (([], True), ([1, 2], False)):
        game = new_game("austria", seats=2, seed=5, modules=modules)
        assert isinstance(game, Austria)
        play_randomly(game, Seeded(5), 60)
        evaluator = own_turn.evaluator_for(game, 0)
        with_net = [evaluator.points_of(game.state, seat) for seat in (0, 1)]
        evaluator.net = None
        without = [evaluator.points_of(game.state, seat) for seat in (0, 1)]
        assert (with_net[0] != without[0]) == corrects
        assert with_net[1] == without[1]


def seen_by_the_net(game: Austria) -> list[int]:
    found: list[int] = []
    add_table(found, game.state, 0)
    return found


def test_the_net_does_not_see_the_guest_who_came_last() -> None:
    """Who comes after a guest was taken is a guess of the search, and nothing to like a plan for."""
    game = new_game("austria", seats=2, seed=5)
    assert isinstance(game, Austria)
    play_randomly(game, Seeded(5), 60)
    queue = game.state.queue
    seen = seen_by_the_net(game)
    queue[0] = game.state.deck[0]
    assert seen_by_the_net(game) == seen
    queue[1] = game.state.deck[1]
    assert seen_by_the_net(game) != seen


def test_the_net_sees_what_the_tables_lack_beside_the_dice_that_bring_it() -> None:
    """Die 1 brings strudel and cake, die 2 wine and coffee, die 3 rooms (D1 to D3)."""
    game = new_game("austria", seats=1, seed=5)
    assert isinstance(game, Austria)
    play_randomly(game, Seeded(5), 12)
    player = game.state.players[0]
    player.covered = 1
    player.tables[:] = [0, NONE, NONE]
    player.missing[:] = [pile(0, 2) + pile(1, 1) + pile(3, 2), 0, 0]
    player.kitchen = pile(0, 1) + pile(2, 3)
    player.vacant = 0
    game.state.dice[:] = [0, 3, 1, 0, 0, 0, 0]
    needs = [(0, 2, 3), (1, 2, 1), (2, 1, 0)]
    expected = [NEED_AT + (kind * 5 + needed) * 5 + dice for kind, needed, dice in needs]
    assert [feature for feature in seen_by_the_net(game) if feature >= NEED_AT] == expected
    player.covered = 2
    assert not [feature for feature in seen_by_the_net(game) if feature >= NEED_AT], "the dice come anew"
