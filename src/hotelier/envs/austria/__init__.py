"""Grand Austria Hotel as an observation, with and without modules."""
