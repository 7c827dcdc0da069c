"""A table: its log, its seating, and what people do there. Knows neither the database nor the network."""
