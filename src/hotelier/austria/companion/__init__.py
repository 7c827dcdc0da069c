"""The companion: the automaton for somebody who plays at a real table."""
