"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel and arrays of many games.

Nothing is imported here: every standard comes with a package of its own (`pip install hotelier[envs]`).
"""
