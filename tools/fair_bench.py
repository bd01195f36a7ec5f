#!/usr/bin/env python3
"""How long a bot takes to answer one visitor while another has 400 tables of experts and watches them all.

    tools/fair_bench.py [TABLES [MOVES]]     both on this machine, so only the guest tells them apart
"""
import pathlib
import resource
import sys
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests" / "attack"))
from house import Server  # noqa: E402

EXPERTS = [{"bot": "expert"}, {"bot": "expert"}]


def crowd(server, tables):
    """Connections of one guest, each watching a table of its own."""
    first = server.guest("Crowd")
    clients = [first]
    for _ in range(tables - 1):
        client = server.client()
        client.ask("hello", key=first.key)
        clients.append(client)
    for client in clients:
        client.ask("new", game="ttr-classic", seats=EXPERTS)
    return clients


def answers(server, moves):
    """Seconds from a person's move to the bot's, again and again."""
    client = server.guest("Ann")
    client.ask("new", game="ghost-train", seats=[{"name": "Ann"}, {"bot": "expert"}])
    state, seconds = client.ask("view"), []
    while len(seconds) < moves and not state.get("result"):
        while state.get("prompt") is None:
            state = client.read_until("step", "snapshot")
        begun = time.monotonic()
        state = client.ask("move", move=state["legal"][0], prompt=state["prompt"])
        if state.get("prompt") is None and not state.get("result"):
            state = client.read_until("step")
            seconds.append(time.monotonic() - begun)
    return sorted(seconds)


def main():
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 400
    moves = int(sys.argv[2]) if len(sys.argv) > 2 else 30
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
    with Server("--table-rate", "0", "--rate", "0") as server:
        alone = answers(server, moves)
        watchers = crowd(server, tables)
        beside = answers(server, moves)
        for name, found in (("alone", alone), (f"beside {tables} tables", beside)):
            print(f"{name}: a bot answers after {found[len(found) // 2]:.2f} s (median), {found[-1]:.2f} s at most, "
                  f"of {len(found)}")
        for watcher in watchers:
            watcher.close()


if __name__ == "__main__":
    main()
