"""Grand Austria Hotel for 2 to 4 players; the rules and their ids are in docs/rules/austria.md."""
