"""The rules, file by file as the rulebook has its chapters."""
