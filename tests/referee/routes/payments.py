"""Paying for a track: cards of one colour and locomotives, as many as it is long (T30 to T32, G11)."""


def wrong_payment(board, hand, track, pay):
    """The code of the reason against this payment, None if there is none."""
    locomotive = board.locomotive
    colours = [kind for kind in range(locomotive) if pay[kind]]
    if sum(pay) != track.length:
        return "count"
    if len(colours) > 1 or colours and track.colour not in (None, colours[0]):
        return "colour"
    if hand[locomotive] < pay[locomotive]:
        return "short-locomotives"
    return "short" if colours and hand[colours[0]] < pay[colours[0]] else None


def payments(board, hand, track):
    """Every way to pay with this hand; all locomotives once only."""
    length, locomotives = track.length, hand[board.locomotive]
    colours = range(board.locomotive) if track.colour is None else (track.colour,)
    if length <= locomotives:
        yield _payment(board, colours[0], 0, length)
    for colour in colours:
        for count in range(max(1, length - locomotives), min(length, hand[colour]) + 1):
            yield _payment(board, colour, count, length)


def _payment(board, colour, count, length):
    pay = [0] * len(board.kinds)
    pay[colour], pay[board.locomotive] = count, length - count
    return tuple(pay)
