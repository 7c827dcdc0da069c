"""Grand Austria Hotel for 1 to 4 players; the rules and their ids are in docs/rules/austria.md."""
