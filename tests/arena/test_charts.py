"""Charts put things where their values are."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotelier.arena.charts import Scale, nice, scale_for, stacked, whisker


@pytest.mark.parametrize(
    ("step", "rounded"), [(0.9, 1), (1, 1), (1.1, 2), (3, 5), (7, 10), (30, 50), (0.013, 0.02)]
)
def test_steps_are_round(step: float, rounded: float) -> None:
    assert nice(step) == pytest.approx(rounded)


@given(st.lists(st.integers(-300, 300), min_size=1))
def test_a_scale_holds_its_values_and_has_some_ticks(values: list[int]) -> None:
    scale = scale_for(values)
    assert scale.low <= min(values) <= max(values) <= scale.high
    assert 2 <= len(scale.ticks()) <= 12
    assert all(scale.low - 1e-6 <= tick <= scale.high + 1e-6 for tick in scale.ticks())


def test_a_dot_stands_at_its_value_between_the_ends_of_its_interval() -> None:
    drawn = whisker(Scale(0, 10), 5, 2, 9, "red", "five")
    assert 'cx="50.00%"' in drawn
    assert 'x1="20.00%" x2="90.00%"' in drawn
    assert "<title>five</title>" in drawn


def test_stacked_parts_follow_each_other_and_negative_ones_go_left() -> None:
    parts = [("a", 4, "red"), ("loss", -5, "grey"), ("b", 2, "blue"), ("nil", 0, "black")]
    drawn = stacked(Scale(-10, 10), parts)
    bars = re.findall(r'<rect x="([\d.]+)%" y="3" width="([\d.]+)%"', drawn)
    assert bars == [("50.00", "20.00"), ("25.00", "25.00"), ("70.00", "10.00")]
    assert "−5" in drawn
