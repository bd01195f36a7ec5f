"""What a seat may do: the reason against a move, and the list of all moves.

`refusal` names a code of protocol/messages.md and the ledger id; it never changes the state.
"""

from itertools import permutations, combinations

from ..routes.payments import payments, wrong_payment
from .state import KEEP_TICKETS, OPENING, OVER, SECOND_CARD

PAYMENT_RULES = {"count": "T30", "colour": "T31", "short-locomotives": "T32", "short": "T30"}


def refusal(state, seat, move):
    """None for a legal move, else (code, ledger id)."""
    name = move[0]
    if state.phase == OVER:
        return "game-over", "T50"
    if seat not in state.seats():
        return "not-your-turn", "T10"
    if state.phase == OPENING:
        if name != "keep":
            return "opening", "T5"
        if state.players[seat].chosen:
            return "already-chosen", "T5"
        return _refuse_keep(state, seat, move)
    if seat != state.turn:
        return "not-your-turn", "T10"
    if state.phase == KEEP_TICKETS:
        return _refuse_keep(state, seat, move) if name == "keep" else ("keep-first", "T40")
    if name == "keep":
        return "nothing-offered", "T42"
    if state.phase == SECOND_CARD and name not in ("draw", "take"):
        return "second-card", "T11"
    return _REFUSE[name](state, seat, move)


def _refuse_draw(state, _seat, _move):
    if piles_empty(state):
        return ("deck-empty", "T23") if state.phase == SECOND_CARD else ("no-draw", "T18")
    return None


def _refuse_take(state, _seat, move):
    second = state.phase == SECOND_CARD
    if piles_empty(state) and not second:
        return "no-draw", "T18"
    slot = move[1]
    if slot > len(state.row) or state.row[slot - 1] is None:
        return "slot-empty", "T19"
    if second and state.row[slot - 1] == state.board.locomotive:
        return "locomotive-second", "T13"
    return None


def _refuse_claim(state, seat, move):
    track, pay = state.board.tracks[move[1]], move[2]
    return refuse_track(state, seat, track) or _refuse_pay(state, seat, track, pay)


def refuse_track(state, seat, track):
    """The reasons against a claim that lie in the track and the trains, whatever is paid."""
    if state.owner[track.index] is not None:
        return "taken", "T34"
    twin_owners = [state.owner[twin] for twin in track.twins]
    if seat in twin_owners:
        return "own-twin", "T35"
    few = len(state.players) < state.rules.doubles_from
    if few and any(owner is not None for owner in twin_owners):
        return "twin-closed", "T36"
    if state.players[seat].trains < track.length:
        return "trains", "T33"
    return None


def _refuse_pay(state, seat, track, pay):
    code = wrong_payment(state.board, state.players[seat].hand, track, pay)
    return code and (code, PAYMENT_RULES[code])


def _refuse_tickets(state, _seat, _move):
    return None if state.tickets_left() else ("no-tickets", "T45")


def _refuse_pass(state, seat, _move):
    can_act = (not piles_empty(state) or state.tickets_left()
               or any(True for _ in claims(state, seat)))
    return ("can-act", "T21") if can_act else None


def _refuse_keep(state, seat, move):
    offer, kept, under = state.players[seat].offer, move[1], move[2]
    if any(ticket not in offer for ticket in kept + under):
        return "not-offered", "T42"
    if sorted(kept + under) != sorted(offer):
        return "order", "T41"
    opening = state.phase == OPENING
    if len(kept) < least_kept(state):
        return "keep-more", "T5" if opening else "T40"
    return None


_REFUSE = {"draw": _refuse_draw, "take": _refuse_take, "claim": _refuse_claim,
           "tickets": _refuse_tickets, "pass": _refuse_pass}


def piles_empty(state):
    return not any(state.deck) and not any(state.discards)


def least_kept(state):
    return state.rules.opening_keep if state.phase == OPENING else state.rules.offer_keep


def claims(state, seat):
    """Every claim this seat can pay for, with every way to pay."""
    board, hand = state.board, state.players[seat].hand
    for track in board.tracks:
        if not refuse_track(state, seat, track):
            for pay in payments(board, hand, track):
                yield ("claim", track.index, pay)


def kept_sets(state, seat):
    """Every set of offered tickets that may be kept, ascending."""
    offer = sorted(state.players[seat].offer)
    return [kept for size in range(least_kept(state), len(offer) + 1)
            for kept in combinations(offer, size)]


def keeps(state, seat):
    offer = sorted(state.players[seat].offer)
    return [("keep", kept, under) for kept in kept_sets(state, seat)
            for under in permutations(t for t in offer if t not in kept)]


def legal_moves(state, seat):
    """All legal moves of a seat: candidates of every sort, less those refused."""
    if state.phase in (OPENING, KEEP_TICKETS):
        candidates = keeps(state, seat)
    else:
        candidates = [("draw",), ("tickets",), ("pass",)]
        candidates += [("take", slot) for slot in range(1, len(state.row) + 1)]
        candidates += claims(state, seat)
    return [move for move in candidates if refusal(state, seat, move) is None]
