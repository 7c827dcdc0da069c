"""Tests of what whoever runs a server does with its tables."""
