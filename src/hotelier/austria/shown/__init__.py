"""What leaves the engine: views, events, words, records of chance."""
