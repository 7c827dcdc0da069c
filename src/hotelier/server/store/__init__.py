"""Tables in the database, and those that a worker has at hand."""
