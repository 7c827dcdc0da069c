"""What every game shares: the protocol, chance, records and errors. No game, no input or output."""
