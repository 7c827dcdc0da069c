"""Changes of the database's tables, in order."""

NEWEST = "0012"
"""The last of the migrations in `versions`; a database that has it is up to date."""
