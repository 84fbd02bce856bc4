"""Learns Kung Fu Granny for two from nothing, by playing against itself and against `rules`."""
