"""The screens of the terminal with their widgets and keys."""
