"""What is printed: the files, how they are read, and the book that the rules look things up in."""
