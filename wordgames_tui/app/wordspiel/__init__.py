"""WordSpiel's own screen."""
