"""Families of items. Every model takes its size in millimetres and returns one item standing on z = 0."""
