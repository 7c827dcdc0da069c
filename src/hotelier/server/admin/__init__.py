"""What whoever runs a server does with its tables, from the command line and beside the running server."""
