"""What the active player may do: the reason against a move, and the list of all moves.

`refusal` names a code of docs/games/switch-and-signal.md and the ledger id; it changes nothing.
"""

from itertools import combinations_with_replacement

from .board import KINDS
from .movement import green_lines
from .schedule import symbols

MOST_CHANGES = 64
# In which phases a move is asked for at all; the helpers have windows of their own.
ASKED = {"set": ("placing", "switch"), "signal": ("placing", "signal"), "ready": ("placing",),
         "extra": ("extra",), "go": ("reveal", "rolled"), "deploy": ("deploy",),
         "colour": ("colour",), "train": ("train",), "leave": ("rolled", "city"),
         "stop": ("city",), "play": ("action",), "load": ("action",), "end": ("action",),
         "draw": ("draw",)}


def refusal(state, seat, move):
    """None for a legal move, else (code, ledger id)."""
    name = move[0]
    if state.phase == "over":
        return "game-over", "S50"
    if seat != state.turn:
        return "not-your-turn", "S20"
    if name != "use" and state.phase not in ASKED[name]:
        return "wrong-step", "S20"
    return _REFUSE.get(name, _allow)(state, move)


def _allow(_state, _move):
    return None


# --- Markers ---------------------------------------------------------------------------------

def _refuse_set(state, move):
    _, junction, arms = move
    if any(arm not in state.board.lines_at[junction] for arm in arms) or arms[0] == arms[1]:
        return "not-an-arm", "S3"
    if state.open_arms[junction] == arms:
        return "same-setting", "S26"
    return _refuse_change(state)


def _refuse_signal(state, move):
    _, start, end = move
    if start not in state.green:
        return "no-marker", "S26"
    if end in state.green:
        return "marker-there", "S26"
    city, new_city = state.board.city_at(start), state.board.city_at(end)
    if state.phase == "placing" and city != new_city:
        return "marker-stays", "S14"
    if city is not None and city != new_city and len(green_lines(state, city)) == 1:
        return "city-needs-one", "S26"
    return _refuse_change(state)


def _refuse_change(state):
    """S16: the placement has an end."""
    if state.phase == "placing" and state.changes == MOST_CHANGES:
        return "placing-limit", "S16"
    return None


def _refuse_extra(state, move):
    return ("marker-there", "S26") if move[1] in state.green else None


# --- The schedule card -----------------------------------------------------------------------

def _refuse_go(state, _move):
    in_city = state.phase == "rolled" and state.trains[state.mover].at in state.board.goods_of
    return ("wrong-step", "S20") if in_city else None


def _refuse_deploy(state, move):
    _, colour, place = move
    given = symbols(state)[state.symbol][1]
    if given is not None and colour != given:
        return "given-colour", "S21"
    if colour in state.deployed_colours:
        return "same-colour", "S23"
    if not state.in_depot(colour):
        return "depot", "S22"
    if place is None:
        return None
    return refuse_helper(state, "shunter") or \
        (("place-taken", "S48") if state.train_at(place) else None)


def _refuse_colour(state, move):
    return ("same-colour", "S25") if move[1] in state.named_colours else None


def _refuse_train(state, move):
    train = state.trains[move[1]]
    if train.at is None:
        return "not-on-board", "S24"
    if move[1] == state.held:
        return "held", "S47"
    if not state.by_card and train.colour != state.colour:
        return "other-colour", "S24"
    if not state.by_card and move[1] not in state.pending:
        return "already-moved", "S24"
    return None


def _refuse_leave(state, move):
    city, line = state.trains[state.mover].at, move[1]
    if city not in state.board.goods_of:
        return "wrong-step", "S20"
    if line not in state.board.lines_at[city]:
        return "not-a-line", "S31"
    if line not in green_lines(state, city):
        return "line-red", "S31"
    if state.phase == "city" and line == state.came_by:
        return "came-by", "S37"
    return None


# --- Helpers ---------------------------------------------------------------------------------

def refuse_helper(state, helper):
    if helper not in state.board.helpers:
        return "helper-elsewhere", "S42"
    return None if helper in state.unused else ("helper-used", "S42")


def _refuse_use(state, move):
    _, helper, train = move
    reason = refuse_helper(state, helper)
    if reason:
        return reason
    if not _window(state, helper):
        return "helper-window", "S42"
    return _refuse_train(state, ("train", train)) if train else None


def _window(state, helper):
    """S42: is this the moment for a helper? (The shunter has its own form of `deploy`.)"""
    symbol = state.phase == "train" and not state.by_card
    return {"dispatcher": state.phase not in ("placing", "extra"),
            "logistician": state.phase == "rolled",
            "crossing_keeper": state.phase == "reveal",
            "conductor": symbol and not state.begun,
            "traffic_controller": symbol,
            "shunter": False}[helper]


# --- The action step -------------------------------------------------------------------------

def _refuse_play(state, move):
    _, action, kinds = move
    if kinds != (action,) and len(kinds) != 2:
        return "wrong-card", "S27"
    hand = state.hands[state.turn]
    if any(kinds.count(kind) > hand[kind] for kind in kinds):
        return "no-card", "S26"
    return None if _has_effect(state, action) else ("no-effect", "S26")


def _has_effect(state, action):
    if action == "signal":
        return any(_refuse_signal(state, move) is None for move in _signals(state))
    if action == "switch":
        return bool(state.board.ways)
    return any(train != state.held for train in state.on_board())


def _refuse_load(state, move):
    _, name, kind = move
    train = state.trains[name]
    if state.hands[state.turn][kind] == 0:
        return "no-card", "S26"
    goods = state.board.goods_of.get(train.at)
    if goods is None:
        return "not-in-trade-city", "S28"
    if train.goods is not None:
        return "loaded", "S28"
    return None if state.goods[goods] else ("no-goods", "S28")


def _refuse_draw(state, move):
    most = state.board.deck.hand_limit - sum(state.hands[state.turn].values())
    return ("draw-range", "S29") if move[1] > most else None


_REFUSE = {"set": _refuse_set, "signal": _refuse_signal, "extra": _refuse_extra, "go": _refuse_go,
           "deploy": _refuse_deploy, "colour": _refuse_colour, "train": _refuse_train,
           "leave": _refuse_leave, "use": _refuse_use, "play": _refuse_play,
           "load": _refuse_load, "draw": _refuse_draw}


# --- All moves -------------------------------------------------------------------------------

def legal_moves(state, seat):
    """Candidates of every sort, less those refused."""
    names = [name for name, phases in ASKED.items() if state.phase in phases]
    candidates = [move for name in names for move in _CANDIDATES.get(name, _plain(name))(state)]
    return [move for move in candidates + _helpers(state) if refusal(state, seat, move) is None]


def _plain(name):
    return lambda _state: [(name,)]


def _sets(state):
    return [("set", junction, arms) for junction in state.board.ways
            for arms in state.board.settings[junction]]


def _signals(state):
    return [("signal", start, end) for start in state.board.signals if start in state.green
            for end in state.board.signals if end not in state.green]


def _plays(state):
    pairs = list(combinations_with_replacement(KINDS, 2))
    return [("play", action, kinds) for action in KINDS for kinds in [(action,)] + pairs]


def _helpers(state):
    uses = [("use", helper, None) for helper in state.unused if helper != "traffic_controller"]
    if "traffic_controller" in state.unused:
        uses += [("use", "traffic_controller", train) for train in state.trains]
    return uses


_CANDIDATES = {
    "set": _sets, "signal": _signals, "play": _plays,
    "extra": lambda state: [("extra", signal) for signal in state.board.signals],
    "deploy": lambda state: [("deploy", colour, place) for colour in state.board.deck.colours
                             for place in [None] + list(state.numbers)],
    "colour": lambda state: [("colour", colour) for colour in state.board.deck.colours],
    "train": lambda state: [("train", train) for train in state.trains],
    "leave": lambda state: [("leave", line) for line in state.board.lines],
    "load": lambda state: [("load", train, kind) for train in state.trains for kind in KINDS],
    "draw": lambda state: [("draw", n) for n in range(state.board.deck.hand_limit + 1)],
}
