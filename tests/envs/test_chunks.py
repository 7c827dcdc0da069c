"""Pieces of observations."""

import numpy as np

from hotelier.envs.encoding.chunks import Members, Scale, bits, count_bits, one_hot


def numbers(piece: bytes) -> list[float]:
    return [float(number) for number in np.frombuffer(piece, np.float32)]


def test_a_scale_knows_all_numbers_those_made_in_advance_and_others() -> None:
    scale = Scale(4, -3, 5)
    for number in range(-20, 20):
        assert numbers(scale.row(number)) == [number / 4]
    for number in range(-3, 6):
        assert numbers(scale.rows[number]) == [number / 4]


def test_one_of_many_or_none() -> None:
    assert [numbers(piece) for piece in one_hot(2)] == [[1, 0], [0, 1], [0, 0]]


def test_masks_begin_with_their_lowest_bit() -> None:
    assert numbers(bits(3)[0b110]) == [0, 1, 1]
    assert [count_bits(mask) for mask in (0, 1, 0b1011, (1 << 48) - 1)] == [0, 1, 3, 48]


def test_sets_of_some_cards_are_flags_among_all_cards() -> None:
    """Sixty cards of a game, at every second place of those that there can be, and the last two of them."""
    places = [*range(0, 116, 2), 118, 119]
    members = Members(places, 120)
    for some in ([], [0], [7, 8, 47, 48], [59], list(range(60))):
        wanted = [float(place in [places[card] for card in some]) for place in range(120)]
        as_mask: list[bytes] = []
        as_list: list[bytes] = []
        members.append(as_mask, sum(1 << card for card in some))
        members.append_all(as_list, some[::-1])
        assert numbers(b"".join(as_mask)) == numbers(b"".join(as_list)) == wanted


def test_a_game_without_such_cards_has_no_flags() -> None:
    out: list[bytes] = []
    Members([], 3).append(out, 0)
    assert numbers(b"".join(out)) == [0, 0, 0]
