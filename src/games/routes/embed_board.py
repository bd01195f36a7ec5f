"""A board of tracks between cities as a constant C++ table; the games on such boards use it.

The same checks are made, with better messages, when a board is loaded at run time; a test says that both give the same
board.
"""
NONE = 255


def board_table(board, ticket_set):
    cities = {city["id"]: i for i, city in enumerate(board["cities"])}
    colours = {colour["id"]: i for i, colour in enumerate(board["colours"])} | {"grey": 8}
    tracks = board["tracks"]
    pairs = [frozenset((t["a"], t["b"])) for t in tracks]
    twins = [next((j for j, other in enumerate(pairs) if other == pair and j != i), NONE) for i, pair in enumerate(pairs)]
    rows = ", ".join(f"{{{cities[t['a']]}, {cities[t['b']]}, {t['length']}, {colours[t['colour']]}, {twin}}}"
                     for t, twin in zip(tracks, twins))
    tickets = board["tickets"][ticket_set]
    ticket_rows = ", ".join(f"{{{cities[t['a']]}, {cities[t['b']]}, {t.get('points', 0)}}}" for t in tickets)
    deck = [board["deck"]["each_colour"] if i < len(board["colours"]) else 0 for i in range(8)] + [board["deck"]["locomotives"]]
    return (f"finish(Board{{.cities = {len(cities)}, .tracks = {len(tracks)}, .tickets = {len(tickets)}, "
            f".colours = {len(board['colours'])}, .deck = {{{', '.join(map(str, deck))}}}, "
            f".points = {{{', '.join(map(str, board.get('points', [0])))}}},\n.track = {{{rows}}},\n.ticket = {{{ticket_rows}}}}})")
