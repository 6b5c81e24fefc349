"""The app: what is on the screen, and how a player answers."""
