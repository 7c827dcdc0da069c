"""Pieces of observations."""

import numpy as np

from hotelier.envs.chunks import Scale, bits, count_bits, one_hot


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
