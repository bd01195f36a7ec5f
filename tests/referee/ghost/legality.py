"""What a seat may do in Ghost Train: the reason against a move, and the list of all moves.

`refusal` names a code of docs/games/ghost-train.md and the ledger id; it never changes the state.
"""

from ..routes.payments import payments, wrong_payment
from .state import OVER


def refusal(state, seat, move):
    """None for a legal move, else (code, ledger id)."""
    if state.phase == OVER:
        return "game-over", "G20"
    if seat != state.turn:
        return "not-your-turn", "G4"
    return _REFUSE[move[0]](state, seat, move)


def _refuse_draw(state, _seat, _move):
    return None if any(state.deck) else ("no-draw", "G18")


def _refuse_exchange(state, seat, _move):
    holds = any(ticket is not None for ticket in state.players[seat].tickets)
    return None if holds and state.tickets_to_draw() else ("no-tickets", "G10")


def _refuse_claim(state, seat, move):
    track = state.board.tracks[move[1]]
    return refuse_track(state, seat, track) or _refuse_pay(state, seat, track, move[2])


def refuse_track(state, seat, track):
    """The reasons against a claim that lie in the track and the wagons, whatever is paid."""
    if state.owner[track.index] is not None:
        return "taken", "G11"
    if any(state.owner[twin] == seat for twin in track.twins):
        return "own-twin", "G12"
    return ("trains", "G11") if state.players[seat].wagons < track.length else None


def _refuse_pay(state, seat, track, pay):
    code = wrong_payment(state.board, state.players[seat].hand, track, pay)
    return code and (code, "G11")


def _refuse_pass(state, seat, _move):
    can_act = (_refuse_draw(state, seat, None) is None
               or _refuse_exchange(state, seat, None) is None
               or any(True for _ in claims(state, seat)))
    return ("can-act", "G19") if can_act else None


_REFUSE = {"draw": _refuse_draw, "exchange": _refuse_exchange, "claim": _refuse_claim,
           "pass": _refuse_pass}


def claims(state, seat):
    """Every claim this seat can pay for, with every way to pay."""
    board, hand = state.board, state.players[seat].hand
    for track in board.tracks:
        if not refuse_track(state, seat, track):
            for pay in payments(board, hand, track):
                yield ("claim", track.index, pay)


def legal_moves(state, seat):
    candidates = [("draw",), ("exchange",), ("pass",)] + list(claims(state, seat))
    return [move for move in candidates if refusal(state, seat, move) is None]
