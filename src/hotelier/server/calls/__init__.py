"""Calls: tells people that a table waits for them, when they wish to know it."""
