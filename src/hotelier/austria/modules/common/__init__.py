"""What cards of several modules have in common: in play with any of them."""
