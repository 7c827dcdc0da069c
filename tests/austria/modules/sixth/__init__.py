"""A folder with a module that no box has: test_sixth.py lays it beside the others."""
