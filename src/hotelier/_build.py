"""Whether this is the compiled build or plain Python."""

from importlib.machinery import EXTENSION_SUFFIXES

import hotelier.core.chance

BUILD = "compiled" if str(hotelier.core.chance.__file__).endswith(tuple(EXTENSION_SUFFIXES)) else "pure"
"""All hot modules are compiled or none: tests/test_compiled.py checks that this holds."""
