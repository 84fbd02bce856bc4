"""The cards of the box, and decks that are mixed by hand."""
