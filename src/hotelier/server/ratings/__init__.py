"""Ratings: how strong everybody is who has played at rated tables, and how sure that is."""
