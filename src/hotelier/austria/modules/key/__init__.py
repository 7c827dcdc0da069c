"""Module 4: the skeleton key."""
