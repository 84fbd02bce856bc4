"""Card by card: how often those win who draw a card, play it, hold it at the end or have it in front of them."""
