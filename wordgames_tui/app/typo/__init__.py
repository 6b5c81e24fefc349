"""The screen of Typo."""
