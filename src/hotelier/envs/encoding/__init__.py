"""What observations of all games are made of: fields and pieces."""
