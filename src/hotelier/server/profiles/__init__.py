"""Profiles: who comes back, on which devices, and at which tables they sit."""
