"""What is a word, why another is none, and which words there are."""
