"""Post: carries short letters to people's devices, web addresses and mailboxes. Knows nothing of tables."""
