"""Module 3: unique hotels, with their entrances."""

NUMBER = 3
