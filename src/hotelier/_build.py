"""Whether this is the compiled build or plain Python."""

import hotelier.core.chance

BUILD = "pure" if (hotelier.core.chance.__file__ or "").endswith(".py") else "compiled"
