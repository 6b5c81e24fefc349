"""Typewriter: words that fill a Meter, and keys that are banked and starred."""
