"""Live connections: who watches, who is there, and what other workers have written."""
