"""How long a test waits for what must come: only what hangs takes as long, on a busy machine too."""

SECONDS = 600
