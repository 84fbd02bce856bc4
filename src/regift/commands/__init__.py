"""The commands of `regift`, a module each, imported only when it is run."""
