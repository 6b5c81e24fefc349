"""WordSpiel: words that grow out of one another around the deck."""
