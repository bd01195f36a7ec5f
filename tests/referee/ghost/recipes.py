"""How the golden games of Ghost Train are found (golden.py says what a recipe is)."""

_TAGS = (
    "win-by-six", "win-with-last-wagon", "trick-or-treat", "win-by-trick-or-treat", "wagons-end",
    "wagons-end-shared", "last-wagon-loses", "shared-victory", "two-completions",
    "chained-completion", "exchange-completes", "bonus-and-ticket", "both-bonuses",
    "both-bonuses-at-once", "short-bonus", "both-tracks-claimed", "tickets-rebuilt",
    "rebuilt-mid-draw", "rebuilt-after-claim", "deck-empty", "one-card-draw", "stall-by-exchanges",
    "exchanges-go-on", "empty-place", "short-exchange", "pass", "stall-with-passes")


def _stage(count, board):
    return [(style, (2, 3, 4), count, {}, board)
            for style in ("random", "hoard", "greedy", "seeker", "exchange")]


TAGS = {"ghost-train": _TAGS}
RECIPES = {"ghost-train": [_stage(150, None), _stage(300, "hollow")]}
