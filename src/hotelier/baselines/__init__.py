"""Agents that have learnt a game from observations alone, to compare others with: docs/environments.md.

The bot `baseline` plays them. Each is the file that its training has written, beside a `.json` that says
how. They need numpy (`pip install 'hotelier[envs]'`), and nothing of what they were trained with.
"""
