"""Let's Waltz!: the five modules, each of which a game may have or not know at all."""
