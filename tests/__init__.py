"""Makes `python3 -m tests.referee.…` run from the root of the repository, whatever else is called `tests`."""
