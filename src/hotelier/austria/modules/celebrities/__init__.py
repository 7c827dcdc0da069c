"""Module 2: celebrities."""

NUMBER = 2
