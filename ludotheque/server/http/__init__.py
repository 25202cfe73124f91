"""Everything that a house says over HTTP and sockets."""
