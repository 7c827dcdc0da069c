"""Module 1: ballrooms."""

NUMBER = 1
