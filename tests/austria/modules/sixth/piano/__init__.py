"""Module 6: the piano, made up for the tests."""

NUMBER = 6
