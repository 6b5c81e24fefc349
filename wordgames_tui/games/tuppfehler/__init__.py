"""Tuppfehler: words that are one change away from a typo."""
