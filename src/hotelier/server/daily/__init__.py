"""The deal of the day: one deal for all, and one attempt for each profile."""
