"""Module 2: celebrities."""
