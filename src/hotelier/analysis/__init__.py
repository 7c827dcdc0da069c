"""Learning from a finished game: what was to be expected, what each turn gave away, what was luck.

Uses nothing but the standard library and the bots, so that it runs wherever they do.
"""
