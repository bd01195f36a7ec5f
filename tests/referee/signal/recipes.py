"""How the golden games of Switch & Signal are found (golden.py says what a recipe is)."""

_TAGS = (
    "won", "won-mid-card", "lost-by-time", "lost-by-schedule",
    "lost-in-action-step", "collision", "collision-with-goods", "collision-from-city",
    "start-reached", "start-reached-with-goods", "stopped-before-city", "no-first-step",
    "double-refill", "two-deploys", "three-any", "named-colour-in-depot", "occupied", "no-train",
    "third-of-a-colour", "shuffled-places", "stack", "free-layout", "extra-signal", "none-removed",
    "one-card-left", "hand-limit-draw", "draw-with-full-hand", "rebuilt-mid-draw", "run-through")
_EUROPE_TAGS = _TAGS + ("logistician", "logistician-for-card", "dispatcher-after-roll",
                        "conductor")
_AMERICA_TAGS = _TAGS + (
    "crossing-keeper", "bottom-card", "bottom-card-removed", "traffic-controller", "shunter",
    "ran-on-in-vain", "run-through-port-with-goods", "port-not-needed", "empty-train-in-port")

_EASY = {"extra-signal": "1", "removed": "0", "time": "10"}
_PLAYERS = (2, 3, 4)
_STAGE = [("menace", _PLAYERS, 300, {}, None),
          ("menace", _PLAYERS, 60, {"removed": "17"}, None),
          ("random", _PLAYERS, 60, {}, None),
          ("random", _PLAYERS, 20, {"extra-signal": "1"}, None),
          ("random", _PLAYERS, 20, {"places": "shuffled"}, None),
          ("random", _PLAYERS, 20, {"places": "stack"}, None),
          ("random", _PLAYERS, 40, {"layout": "free"}, None),
          ("random", _PLAYERS, 20, {"removed": "0"}, None),
          ("erratic", _PLAYERS, 60, _EASY, None),
          ("steward", _PLAYERS, 60, _EASY, None),
          ("steward", _PLAYERS, 30, {**_EASY, "goods": "10"}, None)]
# Europe's trains run through cities only with the dispatcher: rare, so more games are played.
_EUROPE_MORE = [("erratic", _PLAYERS, 90, _EASY, None)]

TAGS = {"switch-signal-europe": _EUROPE_TAGS, "switch-signal-america": _AMERICA_TAGS}
RECIPES = {"switch-signal-europe": [_STAGE, _EUROPE_MORE], "switch-signal-america": [_STAGE]}
