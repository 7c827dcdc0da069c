"""What there is to learn from games: replays, analyses, exercises, moves that are only tried."""
