#!/usr/bin/env python3
"""Plays the lesson of Ghost Train with the program and writes what it answers: web/games/ghost/lesson/film.json.

The deal and the moves of both seats are written here; the luck in between is that of the first seed whose answers fit them. Every
position, event and list of legal moves in the film is the engine's own. Usage: tools/ghost_lesson.py [PROGRAM]
"""
import json
import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILM = ROOT / "web/games/ghost/lesson/film.json"
BOARD = json.loads((ROOT / "data/ghost/haunted.json").read_text(encoding="utf-8"))
RULES = json.loads((ROOT / "data/ghost/ghost-train.rules.json").read_text(encoding="utf-8"))

PUPIL, FRIEND = 0, 1
# One of each of four colours: too little for the first ticket, which two routes will join.
HANDS = ({"yellow": 1, "orange": 1, "blue": 1, "red": 1}, {"orange": 2, "black": 2})
TICKETS = (["circus-station", "barn-swamp"], ["crypt-graveyard", "harbour-lab"])
MOVES = (
    (PUPIL, "draw"),
    (FRIEND, "claim lighthouse-swamp-a orange:2"),
    (PUPIL, "draw"),
    (FRIEND, "draw"),
    (PUPIL, "claim station-town_hall-a blue:2"),
    (FRIEND, "claim cauldron-station-b black:2"),
    (PUPIL, "claim circus-town_hall-b yellow:1 locomotive:1"),
    (FRIEND, "draw"),
    (PUPIL, "exchange"),
)
# What the pupil must draw: nothing of use at first, then what the routes cost.
FIRST_DRAWS, SECOND_DRAW = ({"orange", "green"}, {"orange", "black"}, {"green", "black"}), {"blue", "locomotive"}
# The tickets that may come for the finished one: far enough to ask whether to swap it.
NEXT_TICKETS = ({"circus-lighthouse"}, {"graveyard-lighthouse"}, {"lighthouse-manor"}, {"manor-pumpkins"})
SEEDS = range(1, 200_000)


def position():
    """The deal as a position: hands and tickets as above, everything else in the decks."""
    kinds = {colour["id"]: BOARD["deck"]["each_colour"] for colour in BOARD["colours"]} | {"locomotive": BOARD["deck"]["locomotives"]}
    deck = {kind: n - sum(hand.get(kind, 0) for hand in HANDS) for kind, n in kinds.items()}
    held = {ticket for tickets in TICKETS for ticket in tickets}
    players = [{"trains": RULES["wagons"], "hand": hand, "tickets": tickets, "completed": [], "special": False, "bonuses": [], "exchanged": [], "tracks": []}
               for hand, tickets in zip(HANDS, TICKETS)]
    return {
        "format": "roundhouse-position", "version": 1, "game": RULES["id"], "board": BOARD["id"], "phase": "turn", "first": PUPIL, "turn": PUPIL, "idle": 0,
        "deck": deck, "discards": {}, "shuffles": 0, "left": RULES["hand"] * len(HANDS),
        "ticket_deck": [ticket["id"] for ticket in BOARD["tickets"]["all"] if ticket["id"] not in held],
        "ticket_shuffles": 0, "ticket_left": RULES["tickets"] * len(TICKETS), "players": players,
    }


def requests(seed):
    """The whole lesson with this luck; after every move the pupil's view of it."""
    yield {"t": "load", "position": position(), "seed": str(seed), "seats": [{"name": "Pupil"}, {"name": "Friend"}]}
    yield {"t": "view", "seat": PUPIL}
    prompts = [0, 0]
    for seat, move in MOVES:
        yield {"t": "move", "id": "m", "seat": seat, "move": move, "prompt": prompts[seat]}
        prompts[seat] += 1
        yield {"t": "view", "seat": PUPIL}


def answers(program, seed):
    text = "".join(json.dumps(request) + "\n" for request in requests(seed))
    done = subprocess.run([program, "engine"], input=text, capture_output=True, text=True, check=True)
    return [json.loads(line) for line in done.stdout.splitlines()]


def film(program, seed):
    """What was answered; None where a move was refused."""
    told = answers(program, seed)
    if any(answer["t"] in ("reject", "error") for answer in told):
        return None
    start, *shots = [answer for answer in told if answer["t"] == "snapshot"][1:]
    steps = [{"seat": seat, "move": move, "events": shot["history"][-1]["events"], "legal": shot["legal"], "view": shot["view"]}
             for (seat, move), shot in zip(MOVES, shots)]
    return {"seed": str(seed), "position": position(), "start": {"legal": start["legal"], "view": start["view"]}, "steps": steps}


def drawn(step):
    return {event["card"] for event in step["events"] if event["e"] == "drew"}


def fits(shown):
    mine = [step for step in shown["steps"] if step["seat"] == PUPIL]
    new = {event["ticket"] for event in mine[3]["events"] if event["e"] == "drew-ticket"}
    return drawn(mine[0]) in FIRST_DRAWS and drawn(mine[1]) == SECOND_DRAW and new in NEXT_TICKETS


def write(shown):
    head = "".join(f'"{name}":{json.dumps(shown[name], separators=(",", ":"))},\n' for name in ("seed", "position", "start"))
    steps = ",\n".join(json.dumps(step, separators=(",", ":")) for step in shown["steps"])
    FILM.write_text(f'{{{head}"steps":[\n{steps}\n]}}\n', encoding="utf-8")


def main():
    program = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "build/bin/roundhouse")
    for seed in SEEDS:
        shown = film(program, seed)
        if shown is not None and fits(shown):
            write(shown)
            return print(f"seed {seed}: {FILM.relative_to(ROOT)}")
    sys.exit("no luck fits the lesson")


if __name__ == "__main__":
    main()
