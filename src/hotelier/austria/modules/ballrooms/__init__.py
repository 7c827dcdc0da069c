"""Module 1: ballrooms."""
