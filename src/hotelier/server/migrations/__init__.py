"""Changes of the database's tables, in order; `migrate` brings a database up to date."""
