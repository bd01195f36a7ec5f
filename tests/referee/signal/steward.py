"""A player of Switch & Signal who wants to win: opens the way for trains, loads, lets them run.

Nothing here is a rule: it only chooses among legal moves.
"""

from .clock import port_needs
from .legality import legal_moves
from .movement import Blocked, ahead, green_lines
from .plan import distances, route

TOKEN = 3.0  # what a time token is worth, in steps
LOOK = 5  # how many steps ahead the way is opened


def steward(state, seat, dice):
    moves = legal_moves(state, seat)
    plan = _PLANS.get(state.phase)
    if plan is None or len(moves) == 1:
        return dice.choice([move for move in moves if move[0] != "use"] or moves)
    return plan(state, moves, Chart(state), dice)


class Chart:
    """Distances to the goals of every train, worked out once for a decision."""

    def __init__(self, state):
        self._state = state
        self._maps = {}

    def of(self, goods):
        """The distances for a train with these goods, or without."""
        if goods not in self._maps:
            self._maps[goods] = distances(self._state, self.goals(goods))
        return self._maps[goods]

    def goals(self, goods):
        state, board = self._state, self._state.board
        if goods is None:
            return [city for city, of_city in board.goods_of.items()
                    if of_city is not None and state.goods[of_city]]
        return [port for port in board.ports()
                if not board.run_through or port_needs(state, port, goods)]

    def far(self, node, goods):
        return self.of(goods).get(node, 60.0)

    def at_goal(self, name):
        train = self._state.trains[name]
        return train.at in self.goals(train.goods)


def _node(train):
    return (train.at, train.facing)


def outlook(state, chart, name, points, line=None):
    """How good it is that this train runs on so far as it can: steps gained less tokens lost."""
    train = state.trains[name]
    home, before = _node(train), chart.far(_node(train), train.goods)
    lost = 0
    while points > 0:
        step = ahead(state, name, line)
        line = None
        other = None if isinstance(step, Blocked) else state.train_at(step.space)
        if isinstance(step, Blocked) or other not in (None, name):
            lost = points
            break
        train.at, train.facing = step.space, step.facing
        points -= 1
        if train.at in state.numbers:
            lost = 4
            break
        if train.at in state.board.goods_of:
            break
    gained = before - chart.far(_node(train), train.goods)
    if train.at in chart.goals(train.goods):
        gained += 4
    train.at, train.facing = home
    return gained - TOKEN * lost


def expected(state, chart, name):
    """The mean outlook over the train's die, by its best line out of a city."""
    train = state.trains[name]
    lines = green_lines(state, train.at) if train.at in state.board.goods_of else [None]
    die = state.board.deck.dice[train.colour]
    return sum(max(outlook(state, chart, name, points, line) for line in lines)
               for points in die) / len(die)


def _plan_colour(state, moves, chart, dice):
    def value(move):
        return sum(expected(state, chart, name) for name in state.on_board()
                   if state.trains[name].colour == move[1])
    return max((move for move in moves if move[0] == "colour"), key=value)


def _plan_train(state, moves, chart, dice):
    trains = [move for move in moves if move[0] == "train"]
    best = max(trains, key=lambda move: expected(state, chart, move[1]))
    helpers = [move for move in moves if move[0] == "use" and move[1] != "dispatcher"]
    for helper in helpers:
        worst = [name for name in state.pending if helper[2] in (None, name)]
        if sum(expected(state, chart, name) for name in worst) < -4 * TOKEN:
            return helper
    return best


def _plan_leave(state, moves, chart, dice):
    """In a city or just rolled: by the best line, or a new roll."""
    def value(move):
        if move[0] == "stop":
            return 4.0 if chart.at_goal(state.mover) else 0.0
        return outlook(state, chart, state.mover, state.points,
                       move[1] if move[0] == "leave" else None)
    best = max((move for move in moves if move[0] != "use"), key=value)
    again = [move for move in moves if move[:2] == ("use", "logistician")]
    return again[0] if again and value(best) < -2 * TOKEN else best


def _plan_action(state, moves, chart, dice):
    load = [move for move in moves if move[0] == "load"]
    if load:
        return max(load, key=lambda move: state.hands[state.turn][move[2]])
    wanted = wishes(state, chart)
    for sort in ("set", "signal"):
        play = _cheapest(state, moves, {"set": "switch"}.get(sort, sort))
        if play and any(wish[0] == sort and _possible(state, wish) for wish in wanted):
            return play
    ready = [name for name in state.on_board()
             if name != state.held and expected(state, chart, name) > 1.5]
    play = _cheapest(state, moves, "train")
    return play if play and ready else ("end",)


def _cheapest(state, moves, action):
    """One card of the kind, else two of which there are plenty."""
    hand = state.hands[state.turn]
    plays = [move for move in moves if move[:2] == ("play", action)]
    single = [move for move in plays if len(move[2]) == 1]
    pairs = [move for move in plays if len(move[2]) == 2 and sum(hand.values()) > 4
             and move[2][0] == move[2][1]]
    return (single or sorted(pairs, key=lambda move: -hand[move[2][0]]) or [None])[0]


def wishes(state, chart):
    """What should be changed for the trains, the most urgent first; one wish a junction."""
    found, junctions = [], set()
    order = sorted(state.on_board(), key=lambda name: (state.trains[name].goods is None, chart.far(
        _node(state.trains[name]), state.trains[name].goods)))
    for name in order:
        train = state.trains[name]
        for edge in route(state, _node(train), chart.of(train.goods))[:LOOK]:
            for wish in edge.missing(state):
                if wish[1] not in junctions:
                    found.append(wish)
            if edge.setting:
                junctions.add(edge.setting[0])
            junctions.update(edge.signals)
    return found


def spare_signals(state, chart):
    """Green signals on nobody's way."""
    needed = set()
    for name in state.on_board():
        train = state.trains[name]
        for edge in route(state, _node(train), chart.of(train.goods))[:LOOK + 3]:
            needed.update(edge.signals)
    return [signal for signal in state.green if signal not in needed]


def _possible(state, wish):
    if wish[0] == "set":
        return True
    city = state.board.city_at(wish[1])
    for spare in spare_signals(state, Chart(state)):
        home = state.board.city_at(spare)
        if home is None or home == city or len(green_lines(state, home)) > 1:
            return True
    return False


def _plan_switch(state, moves, chart, dice):
    wanted = [wish for wish in wishes(state, chart) if wish[0] == "set"]
    return wanted[0] if wanted else dice.choice([m for m in moves if m[0] == "set"])


def _plan_signal(state, moves, chart, dice):
    spare = spare_signals(state, chart)
    for wish in wishes(state, chart):
        fitting = [move for move in moves if move[0] == "signal" and move[2] == wish[1]
                   and move[1] in spare]
        if fitting:
            return dice.choice(sorted(fitting))
    return dice.choice([move for move in moves if move[0] == "signal"])


def _plan_draw(_state, moves, _chart, _dice):
    return max(move for move in moves if move[0] == "draw")


def _plan_placing(_state, moves, _chart, dice):
    return dice.choice(moves) if dice.random() < 0.5 else ("ready",)


_PLANS = {"placing": _plan_placing, "colour": _plan_colour, "train": _plan_train,
          "rolled": _plan_leave, "city": _plan_leave, "action": _plan_action,
          "switch": _plan_switch, "signal": _plan_signal, "draw": _plan_draw}
