"""Module 5: more staff, guests, objectives and tiles."""

NUMBER = 5
