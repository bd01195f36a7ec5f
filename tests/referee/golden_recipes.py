"""How the golden games are found: what is played, and which tags are kept (tests/golden/README.md).

A recipe: style, numbers of players, how many games, options, board (None: the game's own). Recipes
stand in stages: a tag found in one stage is not looked for in the next.
"""

_TTR_TAGS = (
    "reset-at-setup", "reset-in-play", "rebuilt-mid-draw", "both-piles-empty", "one-card-draw",
    "forced-pass", "stall", "last-round", "tickets-empty", "tie-on-points-broken-by-tickets",
    "tie-broken-by-longest", "shared-victory", "reset-capped", "reset-withheld",
    "reset-made-up", "refill-after-claim", "rebuilt-mid-reset",
    "second-card-from-row-with-empty-piles", "under-tickets-drawn", "short-offer", "last-round-pass", "longest-tie", "negative-total")
_GHOST_TAGS = (
    "win-by-six", "win-with-last-wagon", "trick-or-treat", "win-by-trick-or-treat", "wagons-end",
    "wagons-end-shared", "last-wagon-loses", "shared-victory", "two-completions",
    "chained-completion", "exchange-completes", "bonus-and-ticket", "both-bonuses",
    "both-bonuses-at-once", "short-bonus", "both-tracks-claimed", "tickets-rebuilt",
    "rebuilt-mid-draw", "rebuilt-after-claim", "deck-empty", "one-card-draw", "stall-by-exchanges",
    "exchanges-go-on", "empty-place", "short-exchange", "pass", "stall-with-passes")
_SIGNAL_TAGS = (
    "won", "won-mid-card", "lost-by-time", "lost-by-schedule",
    "lost-in-action-step", "collision", "collision-with-goods", "collision-from-city",
    "start-reached", "start-reached-with-goods", "stopped-before-city", "no-first-step",
    "double-refill", "two-deploys", "three-any", "named-colour-in-depot", "occupied", "no-train",
    "third-of-a-colour", "shuffled-places", "stack", "free-layout", "extra-signal", "none-removed",
    "one-card-left", "hand-limit-draw", "draw-with-full-hand", "rebuilt-mid-draw", "run-through")
_EUROPE_TAGS = _SIGNAL_TAGS + ("logistician", "logistician-for-card", "dispatcher-after-roll",
                               "conductor")
_AMERICA_TAGS = _SIGNAL_TAGS + (
    "crossing-keeper", "bottom-card", "bottom-card-removed", "traffic-controller", "shunter",
    "ran-on-in-vain", "run-through-port-with-goods", "port-not-needed", "empty-train-in-port")

_EASY = {"extra-signal": "1", "removed": "0", "time": "10"}


def _ttr():
    all_styles = ("random", "hoard", "greedy", "tickets", "hoard-then-tickets")
    return [[(style, (2, 3, 4, 5), 24, {}, None) for style in all_styles]
            + [(style, (2, 3, 4), 600, {}, "lean") for style in all_styles]]


def _ghost():
    def stage(count, board):
        return [(style, (2, 3, 4), count, {}, board)
                for style in ("random", "hoard", "greedy", "seeker", "exchange")]
    return [stage(150, None), stage(300, "hollow")]


def _signal():
    players = (2, 3, 4)
    return [[("menace", players, 300, {}, None),
             ("menace", players, 60, {"removed": "17"}, None),
             ("random", players, 60, {}, None),
             ("random", players, 20, {"extra-signal": "1"}, None),
             ("random", players, 20, {"places": "shuffled"}, None),
             ("random", players, 20, {"places": "stack"}, None),
             ("random", players, 40, {"layout": "free"}, None),
             ("random", players, 20, {"removed": "0"}, None),
             ("erratic", players, 60, _EASY, None),
             ("steward", players, 60, _EASY, None),
             ("steward", players, 30, {**_EASY, "goods": "10"}, None)]]


# Europe's trains run through cities only with the dispatcher: rare, so more games are played.
_EUROPE_MORE = [("erratic", (2, 3, 4), 90, _EASY, None)]

RECIPES = {"ttr-classic": _ttr(), "ttr-new": _ttr(), "ghost-train": _ghost(),
           "switch-signal-europe": _signal() + [_EUROPE_MORE], "switch-signal-america": _signal()}
TAGS = {"ttr-classic": _TTR_TAGS, "ttr-new": _TTR_TAGS, "ghost-train": _GHOST_TAGS,
        "switch-signal-europe": _EUROPE_TAGS, "switch-signal-america": _AMERICA_TAGS}
