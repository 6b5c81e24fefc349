"""Typo: letters at the ends of four rows, each row the beginning of a word."""
