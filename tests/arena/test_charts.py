"""Charts put things where their values are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hotelier.arena.report.charts import Scale, nice, scale_for, stacked
from hotelier.arena.report.page import environment


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
    charts = environment().get_template("charts.html").make_module()
    drawn = charts.whisker(Scale(0, 10), 5, 2, 9, "red", "five")  # type: ignore[attr-defined]
    assert 'cx="50.00%"' in drawn
    assert 'x1="20.00%" x2="90.00%"' in drawn
    assert "<title>five</title>" in drawn


def test_stacked_parts_follow_each_other_and_negative_ones_go_left() -> None:
    parts = [("a", 4, "red"), ("loss", -5, "grey"), ("b", 2, "blue"), ("nil", 0, "black")]
    bars = [(part.name, part.x, part.width) for part in stacked(Scale(-10, 10), parts)]
    assert bars == [("a", "50.00%", "20.00%"), ("loss", "25.00%", "25.00%"), ("b", "70.00%", "10.00%")]
