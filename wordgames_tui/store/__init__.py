"""What is kept on disk: saves, the history of finished matches, settings."""
