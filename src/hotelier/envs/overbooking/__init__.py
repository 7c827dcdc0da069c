"""Overbooking as an observation."""
