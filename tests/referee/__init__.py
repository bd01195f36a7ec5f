"""The referee: a second implementation of every game (README.md)."""
