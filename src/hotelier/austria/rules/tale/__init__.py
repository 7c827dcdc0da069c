"""What the rules tell when somebody listens, chapter by chapter."""
