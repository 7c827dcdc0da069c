"""Figures in words, as the templates write them."""


def with_minus(text: str) -> str:
    """Numbers with a true minus sign, which is as wide as a plus."""
    return text.replace("-", "−")


def number(value: float) -> str:
    return with_minus(f"{value:g}")


def decimal(value: float) -> str:
    """With one digit after the point."""
    return with_minus(f"{value:.1f}")


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def percent_exactly(share: float) -> str:
    return f"{100 * share:.1f} %"


def points(difference: float) -> str:
    """A difference of shares in percentage points."""
    return with_minus(f"{round(100 * difference):+d}")


def seconds(value: float) -> str:
    if value < 0.001:
        return f"{1e6 * value:.0f} µs"
    if value < 1:
        return f"{1000 * value:.2g} ms" if value < 0.1 else f"{1000 * value:.0f} ms"
    return f"{value:.1f} s"
