"""Let's Waltz!: the five modules, and the hooks by which the rules let them in."""
