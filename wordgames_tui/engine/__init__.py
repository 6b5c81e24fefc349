"""What every game shares: a match is a script that asks, a journal of what was answered."""
