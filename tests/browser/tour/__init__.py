"""One table of screens, and a walk that comes by all of them; pictures, axe and the other checks are visitors of it."""
