"""Tables for friends: a server on which people and bots play, live or by correspondence."""
