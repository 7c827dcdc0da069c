"""The page's own tests of components and state, run by vitest."""

import build_page


def test_vitest_is_green() -> None:
    build_page.install()
    build_page.npm("test", "--silent", "--", "--reporter", "dot")
