"""The house without a server: tables in the browser of whoever plays."""
