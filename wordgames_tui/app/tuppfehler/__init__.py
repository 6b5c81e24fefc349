"""Tuppfehler's own screens."""
