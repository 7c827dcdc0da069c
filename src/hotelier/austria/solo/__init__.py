"""Dinner for one: the automaton that plays the second hotel; docs/rules/solo.md."""
