"""The rules of the base game, file by file as the rulebook has its chapters."""
