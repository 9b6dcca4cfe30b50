"""How the world reaches the service: HTTP and sockets."""
