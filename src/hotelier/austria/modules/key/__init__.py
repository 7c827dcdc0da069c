"""Module 4: the skeleton key."""

NUMBER = 4
