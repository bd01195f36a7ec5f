"""The course of a game of Ghost Train: the deal, and what each legal move does.

`deal` and `apply` change the state and return the events in the order in which they happen.
Whether a move is legal is legality.py's business; luck is asked for by name (luck.py).
"""

from ..routes.deck import next_card, rebuild_if_empty
from .legality import claims
from .state import OVER

FIRST, TICKET = 1, 3  # purposes of luck


def deal(state, luck):
    """G2 to G4."""
    given, board = state.first_given, state.board
    state.first = luck.pick(FIRST, 0, 0, list(state.seats())) if given is None else given
    events = [{"e": "first", "seat": state.first, "by": "luck" if given is None else "option"}]
    for seat, player in enumerate(state.players):
        cards = [next_card(state, luck) for _ in range(min(state.rules.hand, sum(state.deck)))]
        for card in cards:
            player.hand[card] += 1
        events.append({"e": "hand", "seat": seat, "cards": [board.kinds[card] for card in cards]})
    for seat, player in enumerate(state.players):
        for place in range(min(state.rules.tickets, len(state.ticket_deck))):
            player.tickets[place] = _next_ticket(state, luck)
        held = [ticket for ticket in player.tickets if ticket is not None]
        events.append({"e": "dealt", "seat": seat, "tickets": board.ticket_ids(held)})
    _begin_turn(state, state.first, events)
    return events


def apply(state, seat, move, luck):
    """Carries out a legal move."""
    events = []
    idle = move[0] in ("exchange", "pass")
    state.idle = min(state.idle + 1, _stall_turns(state)) if idle else 0
    state.barren = state.barren + 1 if _is_barren(state, seat, move) else 0
    _APPLY[move[0]](state, seat, move, luck, events)
    if state.phase != OVER:
        _end_turn(state, seat, events)
    return events


def _is_barren(state, seat, move):
    """G22: an exchange or a pass by a player who can neither draw nor claim."""
    if move[0] not in ("exchange", "pass"):
        return False
    if move[0] == "exchange" and state.every_exchange_counts:
        return True
    return not any(state.deck) and not any(True for _ in claims(state, seat))


# --- Platform cards --------------------------------------------------------------------------

def _draw(state, seat, _move, luck, events):
    """G10."""
    _draw_cards(state, seat, state.rules.draw, luck, events)


def _draw_cards(state, seat, count, luck, events):
    """G18: as many as there are."""
    for _ in range(count):
        if any(state.deck):
            card = next_card(state, luck)
            state.players[seat].hand[card] += 1
            events.append({"e": "drew", "seat": seat, "card": state.board.kinds[card]})
            rebuild_if_empty(state, events)


# --- Claims ----------------------------------------------------------------------------------

def _claim(state, seat, move, luck, events):
    """G11, and what it brings in the order of G17."""
    track, pay, player = state.board.tracks[move[1]], move[2], state.players[seat]
    state.owner[track.index] = seat
    player.wagons -= track.length
    for kind, count in enumerate(pay):
        player.hand[kind] -= count
        state.discards[kind] += count
    events.append({"e": "claimed", "seat": seat, "track": track.id, "pay": state.board.by_kind(pay),
                   "trains": player.wagons})
    rebuild_if_empty(state, events)
    _town_hall(state, seat, luck, events)
    _complete_tickets(state, seat, luck, events)
    _trick_or_treat(state, seat, events)
    if state.phase != OVER and player.wagons == 0:
        _finish(state, "wagons", events)  # G21


def _town_hall(state, seat, luck, events):
    """G16: each bonus once per player."""
    player = state.players[seat]
    for bonus in state.board.bonuses:
        if bonus["id"] not in player.bonuses and state.joins(seat, bonus["a"], bonus["b"]):
            player.bonuses.append(bonus["id"])
            events.append({"e": "bonus", "seat": seat, "bonus": bonus["id"]})
            _draw_cards(state, seat, bonus["cards"], luck, events)


def _trick_or_treat(state, seat, events):
    """G15: any place of the one region with any of the other, once per player."""
    board, player = state.board, state.players[seat]
    if state.phase == OVER or player.special:
        return
    if any(state.joins(seat, a, b) for a in board.forest for b in board.coast):
        player.special = True
        events.append({"e": "trick-or-treat", "seat": seat, "completed": player.done()})
        _check_win(state, seat, events)


# --- Tickets ---------------------------------------------------------------------------------

def _complete_tickets(state, seat, luck, events):
    """G13, G14: place by place, and each replacement too, until the one held is not joined."""
    player = state.players[seat]
    for place in range(len(player.tickets)):
        while state.phase != OVER and _is_joined(state, seat, player.tickets[place]):
            ticket, player.tickets[place] = player.tickets[place], None
            player.completed.append(ticket)
            events.append({"e": "completed", "seat": seat, "ticket": state.board.tickets[ticket].id,
                           "completed": player.done()})
            _check_win(state, seat, events)
            if state.phase != OVER:
                player.tickets[place] = _draw_ticket(state, seat, luck, events)


def _is_joined(state, seat, ticket):
    if ticket is None:
        return False
    data = state.board.tickets[ticket]
    return state.joins(seat, data.a, data.b)


def _exchange(state, seat, _move, luck, events):
    """G10: the new ones are drawn before the old ones join the ticket discards; then G14."""
    player = state.players[seat]
    old = [ticket for ticket in player.tickets if ticket is not None]
    events.append({"e": "exchanged", "seat": seat, "tickets": state.board.ticket_ids(old)})
    for place, ticket in enumerate(player.tickets):
        if ticket is not None:
            player.tickets[place] = _draw_ticket(state, seat, luck, events)
    player.exchanged += old
    _complete_tickets(state, seat, luck, events)


def _draw_ticket(state, seat, luck, events):
    """The next ticket, None if there is none; G18: the discards are shuffled only when needed."""
    if not state.ticket_deck:
        _rebuild_tickets(state, events)
    if not state.ticket_deck:
        return None
    ticket = _next_ticket(state, luck)
    events.append({"e": "drew-ticket", "seat": seat, "ticket": state.board.tickets[ticket].id})
    return ticket


def _rebuild_tickets(state, events):
    for player in state.players:
        state.ticket_deck += player.exchanged
        player.exchanged = []
    state.ticket_deck.sort()
    if state.ticket_deck:
        state.ticket_shuffles = (state.ticket_shuffles + 1) % 256
        state.ticket_left = 0
        events.append({"e": "tickets-rebuilt", "tickets": len(state.ticket_deck)})


def _next_ticket(state, luck):
    ids = state.board.ticket_ids(state.ticket_deck)
    name = luck.pick(TICKET, state.ticket_shuffles, state.ticket_left, ids)
    ticket = state.board.ticket_index[name]
    state.ticket_deck.remove(ticket)
    state.ticket_left += 1
    return ticket


# --- Turns and the end -----------------------------------------------------------------------

def _pass(_state, seat, _move, _luck, events):
    """G19."""
    events.append({"e": "pass", "seat": seat})


def _begin_turn(state, seat, events):
    state.turn = seat
    events.append({"e": "turn", "seat": seat})


def _end_turn(state, seat, events):
    seats = len(state.players)
    if state.barren == _stall_turns(state):
        _finish(state, "stall", events)  # G22
    else:
        _begin_turn(state, (seat + 1) % seats, events)


def _stall_turns(state):
    return state.rules.stall_rounds * len(state.players)


def _check_win(state, seat, events):
    """G20."""
    if state.players[seat].done() == state.rules.win:
        _finish(state, "tickets", events)


def _finish(state, reason, events):
    state.phase, state.turn = OVER, None
    events.append({"e": "over", "reason": reason})
    done = [player.done() for player in state.players]
    seats = [{"tickets": len(player.completed), "special": int(player.special),
              "completed": player.done(), "trains": player.wagons,
              "rank": 1 + sum(other > player.done() for other in done)}
             for player in state.players]
    winners = [seat for seat, data in enumerate(seats) if data["rank"] == 1]
    state.result = {"reason": reason, "seats": seats, "winners": winners}


_APPLY = {"draw": _draw, "claim": _claim, "exchange": _exchange, "pass": _pass}
