"""The clock, and how a game of Switch & Signal ends (S40, S41, S50, S51)."""


def lose(state, count, events):
    """Tokens go one after the other; each time the last one goes, S40 or S41."""
    lost = 0
    for _ in range(count):
        state.clock -= 1
        lost += 1
        if state.clock > 0:
            continue
        events.append({"e": "time", "lost": lost, "clock": 0})
        lost = 0
        if state.schedule_left == 0:
            finish(state, "time", events)
            return
        _refill(state, events)
    if lost:
        events.append({"e": "time", "lost": lost, "clock": state.clock})


def _refill(state, events):
    """S40: the top card is removed unseen, and the clock is full again."""
    state.schedule_left -= 1
    state.clock = state.full_clock()
    event = {"e": "refilled", "clock": state.clock, "cards": state.schedule_left}
    if state.schedule_left == 0 and state.bottom is not None:
        event["card"] = state.bottom
        state.bottom = None
    events.append(event)


def finish(state, reason, events):
    state.phase, state.turn, state.outcome = "over", None, reason
    state.clear_mover()
    events.append({"e": "over", "reason": reason})


def needed(state):
    return 10 if state.options["goods"] == "10" else 8


def delivered(state):
    """What counts of the goods delivered (S50, S62)."""
    if state.board.run_through:  # ports take only what they need (S38)
        return sum(sum(port.values()) for port in state.delivered.values())
    counts = [sum(port[goods] for port in state.delivered.values()) for goods in state.board.goods]
    more = needed(state) - 2 * len(counts)
    return sum(min(2, count) for count in counts) \
        + min(more, sum(max(0, count - 2) for count in counts))


def port_needs(state, port, goods):
    """S38, S62: does a port of two still need this colour?"""
    got = state.delivered[port]
    if got[goods] == 0:
        return True
    beyond = sum(max(0, count - 1) for count in got.values())
    return needed(state) == 10 and beyond == 0


def result(state):
    if state.outcome is None:
        return None
    won = state.outcome == "delivered"
    return {"reason": state.outcome, "won": won, "delivered": delivered(state),
            "needed": needed(state), "clock": state.clock, "turns": state.turns,
            "winners": list(state.seats()) if won else []}
