"""Overbooking for 2 to 4 players; the rules and their ids are in docs/rules/overbooking.md."""
