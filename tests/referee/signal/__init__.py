"""Switch & Signal."""
