"""Everything that can be seen to happen, as types: chapters as in rules/tale/, which tells it."""
