"""How the golden games of Ticket to Ride are found (golden.py says what a recipe is)."""

_TAGS = (
    "reset-at-setup", "reset-in-play", "rebuilt-mid-draw", "both-piles-empty", "one-card-draw",
    "forced-pass", "stall", "last-round", "tickets-empty", "tie-on-points-broken-by-tickets",
    "tie-broken-by-longest", "shared-victory", "reset-capped", "reset-withheld",
    "reset-made-up", "refill-after-claim", "rebuilt-mid-reset",
    "second-card-from-row-with-empty-piles", "under-tickets-drawn", "short-offer",
    "last-round-pass", "longest-tie", "negative-total")
_STYLES = ("random", "hoard", "greedy", "tickets", "hoard-then-tickets")
_RECIPES = [[(style, (2, 3, 4, 5), 24, {}, None) for style in _STYLES]
            + [(style, (2, 3, 4), 600, {}, "lean") for style in _STYLES]]

TAGS = {"ttr-classic": _TAGS, "ttr-new": _TAGS}
RECIPES = {"ttr-classic": _RECIPES, "ttr-new": _RECIPES}
