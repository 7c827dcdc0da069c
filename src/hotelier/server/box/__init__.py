"""For owners of the box: companion, score sheet, packs, real games entered, cards dealt. Keeps nothing."""
