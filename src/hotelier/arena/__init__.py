"""Many games: matches between bots and what comes of them."""
