"""Entering a game that is played at a real table, so that it becomes a record."""
