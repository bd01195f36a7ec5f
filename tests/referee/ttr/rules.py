"""The course of the game: the deal, and what each legal move does.

`deal` and `apply` change the state and return the events in the order in which they happen.
Whether a move is legal is legality.py's business; luck is asked for by name (luck.py).
"""

from ..routes.deck import next_card, rebuild_if_empty
from .scoring import final_count, result_of
from .state import KEEP_TICKETS, OPENING, OVER, SECOND_CARD, TURN

FIRST, TICKET = 1, 3  # purposes of luck
# T19: the row is reset only while at least this many non-locomotives are within reach.
RESET_NEEDS_OTHERS = 3


def deal(state, luck, first=None):
    """T3, T4, T7: `first` is the seat given as an option, or None to draw it."""
    rules, events = state.rules, []
    state.first = luck.pick(FIRST, 0, 0, list(state.seats())) if first is None else first
    events.append({"e": "first", "seat": state.first,
                   "by": "luck" if first is None else "option"})
    for seat, player in enumerate(state.players):
        cards = [next_card(state, luck) for _ in range(rules.hand)]
        for card in cards:
            player.hand[card] += 1
        events.append({"e": "hand", "seat": seat, "cards": [state.board.kinds[c] for c in cards]})
    _lay(state, luck, events)
    _reset_row(state, luck, events)
    for seat in state.seats():
        _offer(state, luck, events, seat, rules.opening_deal)
    return events


def apply(state, seat, move, luck):
    """Carries out a legal move."""
    events = []
    if move[0] != "pass":
        state.passes = 0
    _APPLY[move[0]](state, seat, move, luck, events)
    return events


# --- Train cards -----------------------------------------------------------------------------

def _draw(state, seat, _move, luck, events):
    """T11, T14: a card from the deck."""
    card = next_card(state, luck)
    state.players[seat].hand[card] += 1
    events.append({"e": "drew", "seat": seat, "card": state.board.kinds[card]})
    rebuild_if_empty(state, events)
    _card_was_drawn(state, seat, events, only_one=False)


def _take(state, seat, move, luck, events):
    """T12: a card from the row, replaced in its own place."""
    slot, player = move[1], state.players[seat]
    card = state.row[slot - 1]
    state.row[slot - 1] = None
    player.hand[card] += 1
    player.known[card] += 1
    events.append({"e": "took", "seat": seat, "slot": slot, "card": state.board.kinds[card]})
    if _lay(state, luck, events):
        _reset_row(state, luck, events)
    _card_was_drawn(state, seat, events, only_one=card == state.board.locomotive)


def _card_was_drawn(state, seat, events, only_one):
    first_card = state.phase == TURN
    if first_card and not only_one and _second_card_possible(state):
        state.phase = SECOND_CARD
    else:
        _end_turn(state, seat, events)


def _second_card_possible(state):
    """T20, T23: something in the deck, or a card in the row that is no locomotive."""
    return any(state.deck) or any(card not in (None, state.board.locomotive) for card in state.row)


def _lay(state, luck, events):
    """Fills the empty places of the row as far as cards exist (T19). True if any card was laid."""
    laid = False
    for place, card in enumerate(state.row):
        if card is None and any(state.deck):
            state.row[place] = next_card(state, luck)
            laid = True
            events.append({"e": "row", "slot": place + 1,
                           "card": state.board.kinds[state.row[place]]})
            rebuild_if_empty(state, events)
    return laid


def _reset_row(state, luck, events):
    """T15 within the limits of T19, for one cause."""
    resets = 0
    while resets < state.rules.row_resets and too_many_locomotives(state) and enough_others(state):
        swept = [state.row.count(kind) for kind in range(len(state.deck))]
        events.append({"e": "sweep", "cards": state.board.by_kind(swept)})
        state.discards = [a + b for a, b in zip(state.discards, swept)]
        state.row = [None] * len(state.row)
        rebuild_if_empty(state, events)
        _lay(state, luck, events)
        resets += 1
    state.withheld = (state.makes_up_resets and too_many_locomotives(state)
                      and not enough_others(state))


def too_many_locomotives(state):
    return state.row.count(state.board.locomotive) >= state.rules.row_locomotives


def enough_others(state):
    locomotive = state.board.locomotive
    in_row = sum(card not in (None, locomotive) for card in state.row)
    return in_row + sum(state.deck[:locomotive]) + sum(state.discards[:locomotive]) \
        >= RESET_NEEDS_OTHERS


# --- Routes ----------------------------------------------------------------------------------

def _claim(state, seat, move, luck, events):
    """T30 to T38."""
    track, pay, player = state.board.tracks[move[1]], move[2], state.players[seat]
    points = state.board.points[track.length]
    state.owner[track.index] = seat
    player.trains -= track.length
    player.points += points
    for kind, count in enumerate(pay):
        player.hand[kind] -= count
        player.known[kind] = max(0, player.known[kind] - count)
        state.discards[kind] += count
    events.append({"e": "claimed", "seat": seat, "track": track.id, "pay": state.board.by_kind(pay),
                   "points": points, "trains": player.trains})
    rebuild_if_empty(state, events)
    if _lay(state, luck, events) or state.withheld:
        _reset_row(state, luck, events)
    _end_turn(state, seat, events)


# --- Tickets ---------------------------------------------------------------------------------

def _tickets(state, seat, _move, luck, events):
    """T40."""
    _offer(state, luck, events, seat, state.rules.offer)
    state.phase = KEEP_TICKETS


def _offer(state, luck, events, seat, count):
    """Tickets never drawn come first; those put under them follow, topmost first (T41)."""
    shown = []
    while len(shown) < count and state.fresh:
        drawn_so_far = len(state.board.tickets) - len(state.fresh)
        fresh = state.board.ticket_ids(state.fresh)
        ticket = state.board.ticket_index[luck.pick(TICKET, 0, drawn_so_far, fresh)]
        state.fresh.remove(ticket)
        shown.append(ticket)
    while len(shown) < count and state.under:
        shown.append(state.under.pop(0)[0])
    state.players[seat].offer = sorted(shown)
    events.append({"e": "offer", "seat": seat, "tickets": state.board.ticket_ids(shown)})


def _keep(state, seat, move, _luck, events):
    kept, under = list(move[1]), list(move[2])
    opening = state.phase == OPENING
    events.append({"e": "chose" if opening else "kept", "seat": seat,
                   "kept": state.board.ticket_ids(kept), "under": state.board.ticket_ids(under)})
    player = state.players[seat]
    player.offer, player.keeps, player.chosen = kept + under, len(kept), True
    if not opening:
        _settle(state, seat)
        _end_turn(state, seat, events)
    elif all(other.chosen for other in state.players):
        _settle_opening(state, events)


def _settle_opening(state, events):
    """T5: what was given back goes under the deck only now, lowest seat first."""
    events.append({"e": "settled", "kept": [player.keeps for player in state.players]})
    for seat in state.seats():
        _settle(state, seat)
    _begin_turn(state, state.first, events)


def _settle(state, seat):
    """T41, T42: the kept tickets are the seat's for good, the others go under the deck."""
    player = state.players[seat]
    player.tickets = sorted(player.tickets + player.offer[:player.keeps])
    state.under += [(ticket, seat) for ticket in player.offer[player.keeps:]]
    player.offer, player.keeps, player.chosen = [], 0, False


# --- Turns and the end -----------------------------------------------------------------------

def _pass(state, seat, _move, _luck, events):
    """T21."""
    state.passes += 1
    events.append({"e": "pass", "seat": seat})
    _end_turn(state, seat, events)


def _begin_turn(state, seat, events):
    state.phase, state.turn = TURN, seat
    events.append({"e": "turn", "seat": seat})


def _end_turn(state, seat, events):
    """T50: the last round begins once only and ends the game; T22: so do passes all round."""
    seats = len(state.players)
    if state.turns_left is not None:
        state.turns_left -= 1
    elif state.players[seat].trains <= state.rules.end_trains:
        state.turns_left = seats
        events.append({"e": "last-round", "seat": seat, "turns": seats})
    if state.turns_left == 0:
        _finish(state, "last-round", events)
    elif state.passes == seats:
        _finish(state, "stall", events)
    else:
        _begin_turn(state, (seat + 1) % seats, events)


def _finish(state, reason, events):
    state.phase, state.turn = OVER, None
    count_events, totals = final_count(state)
    state.result = result_of(reason, totals)
    events.append({"e": "over", "reason": reason})
    events += count_events


_APPLY = {"draw": _draw, "take": _take, "claim": _claim,
          "tickets": _tickets, "keep": _keep, "pass": _pass}
