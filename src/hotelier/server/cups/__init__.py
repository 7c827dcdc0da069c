"""Tournaments: who meets whom, at which tables, and how everybody stands."""
