"""What goes over the wire between a server and its clients: the types, and what is made from them."""
