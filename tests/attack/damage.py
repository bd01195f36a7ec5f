"""Rows of a store as nobody should find them, and what a visitor then tries (attack.md H2)."""
import sqlite3

from house import Gone

# Texts of SQL, so that each type stands there as SQLite keeps it.
NASTY = ["NULL", "-1", "7", "99", "9223372036854775807", "-9223372036854775808", "1.5", "9e999", "''", "'x'", "'7'",
         "'a=b'", "'='", "char(10)", "'a=b' || char(10) || 'a=c' || char(10)", "CAST(x'ff00fe' AS TEXT)",
         "CAST(x'eda080' AS TEXT)", "x'00'", "zeroblob(10)", "CAST(zeroblob(200000) AS TEXT)"]
HUGE = "CAST(zeroblob(20000000) AS TEXT)"

# What belongs to a table: its key, and what numbers its rows.
KEYS = {"tables": ("id", "id"), "seats": ("table_id", "seat"), "lines": ("table_id", "n"),
        "answered": ("table_id", "seat"), "said": ("table_id", "n"), "kicked": ("table_id", "who")}


def columns(db):
    return [(table, row[1]) for table in KEYS for row in db.execute(f"PRAGMA table_info({table})")]


def spoil(db, game, table, column, value):
    """Puts the value into the last row that this table has for the game; False: SQLite does not take it."""
    key, order = KEYS[table]
    try:
        done = db.execute(f"UPDATE {table} SET {column} = {value} WHERE {key} = ?1 AND {order} = "
                          f"(SELECT max({order}) FROM {table} WHERE {key} = ?1)", (game,))
        return done.rowcount == 1
    except sqlite3.Error:
        return False


def make_table(client):
    """A table with moves, an answered request and a line of chat: (id, token)."""
    welcome = client.ask("new", game="ttr-classic", seats=[{"name": "Ann"}, {"bot": "easy"}])
    state = client.ask("view")
    client.ask("move", move=state["legal"][0], prompt=state["prompt"])
    client.ask("say", text="good evening")
    client.ask("leave")
    return welcome["table"], welcome["token"]


TRIED = (("view", {}), ("record", {}), ("say", {"text": "x"}), ("start", {}), ("tables", {}),
         ("move", {"move": "none", "prompt": 0}), ("rematch", {}), ("hand", {"bot": "easy"}), ("back", {}),
         ("host", {"do": "pause"}), ("host", {"do": "mute", "seat": 1}))


def use_table(server, table, token):
    """Comes back to a table and tries everything: what `join` answered and, if it let us in, what `move` did."""
    client = server.client()
    try:
        joined = client.ask("join", table=table, token=token)
        if joined["t"] != "welcome":
            return joined, joined
        answers = {t: client.ask(t, **members) for t, members in TRIED}
        return joined, answers["move"]
    except Gone as gone:
        return {"t": "gone", "why": str(gone)}, None
    finally:
        client.close()


def is_called_damaged(moved):
    """It does not open, or it opens to be read and says so at once; in neither case it is played."""
    return moved is not None and moved["t"] == "error" and moved["code"] in ("damaged", "store-failed")
