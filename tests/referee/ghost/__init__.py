"""Ghost Train."""
