"""HTTPS in a local network: a certificate of this server's own authority, or one that was made elsewhere."""
