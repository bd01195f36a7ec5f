"""The finder of rare rules: each tag where it belongs and nowhere else."""

import contextlib
import io
import tempfile
import unittest
from pathlib import Path

from .. import find
from ..catalogue import Catalogue
from ..find import tags_of
from ..play import play_game
from .moves import parse_move
from .rules import apply
from .samples import BLUE, GREEN, LEAN_BOARD, LOCO, RED, no_tickets_left, script, table
from .tags import Tagger
from .test_record import CATALOGUE, sample_lines

PLENTY = {RED: 20, BLUE: 4, GREEN: 4, LOCO: 20}


def tags_after(state, text, cards=(), tickets=()):
    tagger = Tagger()
    move = parse_move(state.board, text)
    tagger.before(state, 0, move)
    events = apply(state, 0, move, script(cards, tickets))
    tagger.after(state, 0, move, events)
    return set(tagger.tags)


class Moves(unittest.TestCase):
    def test_an_ordinary_draw_has_no_tag(self):
        self.assertEqual(tags_after(table(deck=PLENTY), "draw", [RED]), set())

    def test_resets(self):
        row = (LOCO, LOCO, RED, RED, BLUE)
        calm, wild = [RED, RED, BLUE, BLUE, GREEN], [LOCO, LOCO, LOCO, RED, RED]
        once = tags_after(table(row=row, deck=PLENTY), "take 3", [LOCO] + calm)
        self.assertEqual(once, {"reset-in-play"})
        three = tags_after(table(row=row, deck=PLENTY), "take 3", [LOCO] + wild * 2 + calm)
        self.assertEqual(three, {"reset-in-play", "reset-three-times"})
        capped = tags_after(table(row=row, deck=PLENTY), "take 3", [LOCO] + wild * 3)
        self.assertEqual(capped, {"reset-in-play", "reset-three-times", "reset-capped"})
        withheld = tags_after(table(row=row, deck={LOCO: 2}), "take 3", [LOCO])
        self.assertEqual(withheld, {"reset-withheld"})

    def test_rebuilt_between_two_cards(self):
        tags = tags_after(table(deck={RED: 1}, discards={BLUE: 2}), "draw", [RED])
        self.assertEqual(tags, {"rebuilt", "rebuilt-mid-draw", "rebuilt-after-draw"})

    def test_one_card_draw(self):
        tags = tags_after(table(row=(LOCO, None, None, None, None), deck={RED: 1}), "draw", [RED])
        self.assertEqual(tags, {"one-card-draw", "both-piles-empty", "short-row"})
        tags = tags_after(table(row=(LOCO, RED, RED, RED, RED), deck=PLENTY), "take 1", [RED])
        self.assertEqual(tags, set(), "a face-up locomotive is no rare single card")

    def test_second_card_with_empty_piles(self):
        state = table(deck={RED: 1})
        self.assertEqual(tags_after(state, "draw", [RED]), {"both-piles-empty"})
        self.assertEqual(tags_after(state, "take 1"), {
            "second-card-from-row-with-empty-piles", "both-piles-empty", "short-row"})

    def test_claims(self):
        tags = tags_after(table(row=(RED, None, BLUE, BLUE, RED), hands=[{LOCO: 2}]),
                          "claim b-c locomotive:2", [LOCO])
        self.assertEqual(tags, {"all-locomotive-claim", "refill-after-claim", "rebuilt",
                                "rebuilt-after-claim"})

    def test_tickets(self):
        state = table(deck=PLENTY)
        state.fresh, state.under = [4], [(7, 1)]
        self.assertEqual(tags_after(state, "tickets", tickets=[4]),
                         {"short-offer", "under-tickets-drawn"})
        self.assertEqual(tags_after(state, "keep b-f,a-f"), {"tickets-empty"})

    def test_passes_and_the_end(self):
        state = table()
        no_tickets_left(state)
        state.turns_left = 2
        tags = tags_after(state, "pass")
        self.assertGreaterEqual(tags, {"forced-pass", "last-round-pass"})
        self.assertNotIn("last-round", tags)


class Ties(unittest.TestCase):
    def tags(self, *seats):
        tagger = Tagger()
        tagger._ties([dict(zip(("total", "done", "bonus"), seat)) for seat in seats])
        return set(tagger.tags)

    def test_each_step(self):
        self.assertEqual(self.tags((5, 1, 0), (4, 9, 10)), set())
        self.assertEqual(self.tags((5, 1, 10), (5, 2, 0)),
                         {"tie-on-points", "tie-on-points-broken-by-tickets"})
        self.assertEqual(self.tags((5, 2, 10), (5, 2, 0)),
                         {"tie-on-points", "tie-broken-by-longest"})
        self.assertEqual(self.tags((5, 2, 10), (5, 2, 10)),
                         {"tie-on-points", "shared-by-bonus-holders"})
        self.assertEqual(self.tags((5, 2, 0), (5, 2, 0), (1, 0, 10)),
                         {"tie-on-points", "shared-without-bonus"})


class Games(unittest.TestCase):
    def test_the_hand_made_game(self):
        tags = tags_of(sample_lines(), CATALOGUE)
        self.assertEqual(tags, {"reset-at-setup": 0, "last-round": 8, "negative-total": 8})

    def test_the_lean_board_stalls(self):
        lines = play_game(CATALOGUE, "ttr-classic", 2, seed=3, style="hoard", board="lean")
        tags = tags_of(lines, CATALOGUE)
        self.assertGreaterEqual(tags.keys(), {"stall", "forced-pass", "both-piles-empty",
                                              "tickets-empty"})
        self.assertNotIn("last-round", tags)


class Program(unittest.TestCase):
    def test_shows_and_saves(self):
        with tempfile.TemporaryDirectory() as folder:
            path, saved = Path(folder) / "x.jsonl", Path(folder) / "saved"
            games = [play_game(Catalogue([LEAN_BOARD]), "ttr-new", 2, seed, board="lean")
                     for seed in range(3)]
            path.write_bytes(b"".join(line + b"\n" for game in games for line in game))
            with contextlib.redirect_stdout(io.StringIO()) as output:
                code = find.main(["--board", str(LEAN_BOARD), "--tag", "stall",
                                  "--save", str(saved), str(path)])
            shortest = min(games, key=len)
            self.assertEqual((saved / "stall.jsonl").read_bytes().splitlines(), shortest)
        self.assertEqual(code, 0)
        self.assertIn("     3 stall\n", output.getvalue())


if __name__ == "__main__":
    unittest.main()
