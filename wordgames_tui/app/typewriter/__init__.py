"""Typewriter's own screen."""
