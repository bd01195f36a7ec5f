"""Whole records: sample.jsonl was made by hand; then the same with one thing wrong."""

import contextlib
import io
import json
import tempfile
import unittest
from pathlib import Path

from .. import forgery, verify
from ..catalogue import Catalogue
from ..digest import fnv1a
from ..forgery import signed
from ..luck import sealed_commitment
from ..play import play_game
from .samples import LEAN_BOARD, SAMPLE_BOARD, TINY_RULES
from .style import STYLES

SAMPLE = Path(__file__).resolve().parent / "sample.jsonl"
CATALOGUE = Catalogue([SAMPLE_BOARD, LEAN_BOARD], [TINY_RULES])


def sample_lines():
    return SAMPLE.read_bytes().splitlines()


def difference(lines, **options):
    return forgery.difference(CATALOGUE, lines, **options)


def forged(change):
    return forgery.forged(sample_lines(), change)


class HandMade(unittest.TestCase):
    def test_it_is_accepted(self):
        self.assertIsNone(difference(sample_lines()))
        self.assertEqual(forged(lambda objects: None), sample_lines())

    def test_the_state_after_the_deal_byte_by_byte(self):
        none_owned = [255] * 8
        expected = bytes([
            0, 2, 1, 255, 255, 0,                                         # opening, seat 1 begins
            3, 0, 0, 2, 1, 1, 0, 0, 0, 0, 0, 0, 3, 0, 3, 9, 0, 0,         # Ada
            3, 0, 0, 0, 2, 1, 1, 0, 0, 0, 0, 0, 3, 1, 2, 5, 0, 0,         # Żubr
            *none_owned,
            0, 2, 1, 1, 0,                                                # the row after the sweep
            3, 3, 4, 2, 1, 0, 1, 3, 0, 18,                                # deck, discards
            4, 4, 6, 7, 8, 0])                                            # tickets
        self.assertEqual(json.loads(sample_lines()[1])["state"], fnv1a(expected))

    def test_any_changed_character_is_caught_at_its_line(self):
        lines = sample_lines()
        for number, line in enumerate(lines, 1):
            for place in range(0, len(line), 7):
                changed = bytearray(line)
                changed[place] ^= 1
                found = difference(lines[:number - 1] + [bytes(changed)] + lines[number:])
                self.assertIsNotNone(found)
                self.assertTrue(found.startswith(f"line {number}: "), found)

    def test_a_record_cut_short(self):
        self.assertIn("without a result", difference(sample_lines()[:-1]))
        self.assertIsNone(difference(sample_lines()[:-1], unfinished_allowed=True))

    def test_a_line_left_out(self):
        lines = sample_lines()
        self.assertIn("line 4: digest", difference(lines[:3] + lines[4:]))


def with_assist(header, assist):
    """The header's members with this one in its place; the header itself is emptied."""
    members = list(header.items())
    header.clear()
    at = [name for name, _ in members].index("luck")
    return dict(members[:at] + [("assist", assist)] + members[at:])


class Noted(unittest.TestCase):
    def test_notes_of_every_kind_are_no_rule(self):
        for note, seat in (("takeover", 0), ("timeout", 1), ("assistance", 0), ("take-back", 1), ("same-deal", None)):
            self.assertIsNone(difference(forged(lambda o: o[5].update(note=note, seat=seat))), note)


class Assisted(unittest.TestCase):
    def test_what_the_table_helped_with_is_no_rule(self):
        for assist in ("none", "coach"):
            self.assertIsNone(difference(forged(lambda o: o[0].update(with_assist(o[0], assist)))))


class Forged(unittest.TestCase):
    """The digest chain is right, but the game is not."""

    def check(self, text, change):
        found = difference(forged(change))
        self.assertIsNotNone(found)
        self.assertTrue(found.startswith(text), found)

    def test_header(self):
        self.check("line 1: version", lambda o: o[0].update(version=2))
        self.check("line 1: rules", lambda o: o[0].update(rules="ttr/3"))
        self.check("line 1: board", lambda o: o[0]["board"].update(hash="0" * 16))
        self.check("line 1: no roundhouse-ttr-rules", lambda o: o[0].update(game="chess"))
        self.check("line 1: 1 seats", lambda o: o[0]["seats"].pop())
        self.check("line 1: only full", lambda o: o[0].update(view=0))
        self.check("line 1: unknown luck", lambda o: o[0].update(luck={"kind": "bribe"}))
        self.check("line 1: unknown luck", lambda o: o[0].update(luck={"kind": "seed", "seed": 1}))
        self.check("line 1: unknown seat", lambda o: o[0]["seats"][0].update(name=None))
        self.check("line 1: unknown assistance", lambda o: o[0].update(with_assist(o[0], "oracle")))
        self.check("line 1: unknown option 'fast'", lambda o: o[0].update(options={"fast": "1"}))
        self.check("line 1: option first-seat cannot be '2'", lambda o: o[0].update(options={"first-seat": "2"}))

    def test_order_of_lines(self):
        self.check("line 1: one header", lambda o: o.pop(0))
        self.check("line 2: one header", lambda o: o.insert(1, o[0]))
        self.check("line 2: a move before", lambda o: o.pop(1))
        self.check("line 3: a second deal", lambda o: o.insert(1, o[1]))
        self.check("line 3: a result although", lambda o: o.insert(2, o[-1]))
        self.check("line 13: a note line after", lambda o: o.append(o[5]))
        self.check("line 13: a result line after", lambda o: o.append(o[-1]))
        self.check("line 2: a note before the deal", lambda o: o.insert(1, o[5]))

    def test_members(self):
        self.check("line 3: members", lambda o: o[2].pop("seat"))
        self.check("line 3: unknown kind", lambda o: o[2].update(kind="wish"))
        self.check("line 6: no such note", lambda o: o[5].update(note="bribe"))
        self.check("line 6: no such note", lambda o: o[5].update(seat=2))
        self.check("line 6: no such note", lambda o: o[5].update(seat=None))
        self.check("line 6: no such note", lambda o: o[5].update(seat=True))
        self.check("line 6: no such note", lambda o: o[5].update(note="same-deal"))
        self.check("line 6: no such note", lambda o: o[5].update(text=7))
        self.check("line 3: seat is true", lambda o: o[2].update(seat=True))
        self.check("line 3: malformed", lambda o: o[2].update(events=7))
        self.check("line 3: malformed", lambda o: o[2].update(move=None))

    def test_numbers_of_moves(self):
        self.check("line 4: n is 3", lambda o: o[3].update(n=3))

    def test_the_deal(self):
        self.check("line 2: event 1 ", lambda o: o[1]["events"][0].update(by="luck"))
        self.check("line 2: 'gold' is not among", lambda o: o[1]["events"][3].update(card="gold"))
        self.check("line 2: event 9 ", lambda o: o[1]["events"].pop(8))
        self.check("line 2: 'a-e' is not among",
                   lambda o: o[1]["events"][14].update(tickets=["a-e", "a-e", "a-c"]))
        self.check("line 2: state ", lambda o: o[1]["events"][1].update(
            cards=["red", "red", "red", "green"]))

    def test_illegal_moves(self):
        self.check("line 5: illegal: seat 0 may not 'draw': not-your-turn T10",
                   lambda o: o[4].update(seat=0))
        self.check("line 8: illegal: seat 0 may not 'claim a-b blue:1': colour T31",
                   lambda o: o[7].update(move="claim a-b blue:1"))
        self.check("line 8: unknown-track: 'a-z'", lambda o: o[7].update(move="claim a-z red:1"))

    def test_moves_in_another_spelling(self):
        self.check("line 4: move is", lambda o: o[3].update(move="keep a-e,a-c,e-f"))
        self.check("line 9: move is", lambda o: o[8].update(
            move="claim b-c locomotive:1 blue:1"))

    def test_events(self):
        self.check("line 8: event 1 is", lambda o: o[7]["events"][0].update(points=2))
        self.check("line 8: event 2 is", lambda o: o[7]["events"].pop(1))
        self.check("line 8: event 3 is missing", lambda o: o[7]["events"].pop())
        self.check("line 8: event 4 should not be",
                   lambda o: o[7]["events"].append({"e": "turn", "seat": 0}))
        self.check("line 5: an outcome of purpose 2 should be recorded", lambda o: o[4]["events"].clear())
        self.check("line 11: event 3 is", lambda o: o[10]["events"][2].update(done=True))

    def test_state(self):
        self.check("line 5: state is", lambda o: o[4].update(state="0" * 16))

    def test_longest_path(self):
        self.check("line 11: event 9 is", lambda o: o[10]["events"][8].update(length=3))

    def test_result(self):
        self.check("line 12: reason", lambda o: o[11].update(reason="stall"))
        self.check("line 12: seats", lambda o: o[11]["seats"][0].update(total=-14))
        self.check("line 12: winners", lambda o: o[11].update(winners=[0, 1]))
        self.check("line 12: seats", lambda o: o[11].update(seats=[
            dict(reversed(seat.items())) for seat in o[11]["seats"]]))

    def test_spaces(self):
        lines = sample_lines()[:2]
        body = sample_lines()[2][:-29].replace(b'"n":1', b'"n": 1')
        digest = fnv1a(lines[1][-18:-2] + body).encode()
        lines.append(body + b',"digest":"' + digest + b'"}')
        self.assertIn("line 3: written as", difference(lines))

    def test_a_result_opens_a_seal_only_where_luck_was_sealed(self):
        self.check("line 12: members", lambda o: o[11].update(secret="00", nonces=["", ""]))


class Played(unittest.TestCase):
    def test_own_games_of_every_style_are_accepted(self):
        for game in ("ttr-classic", "ttr-new"):
            for seats, style in zip((2, 3, 4, 5, 2), STYLES):
                lines = play_game(CATALOGUE, game, seats, seed=f"{game} {style}", style=style)
                self.assertIsNone(difference(lines), (game, seats, style))


class SealedLuck(unittest.TestCase):
    def setUp(self):
        lines = play_game(CATALOGUE, "ttr-classic", 3, seed=5, board="lean")
        self.objects = [json.loads(line) for line in lines]

    def test_the_deal_matches_the_secret(self):
        self.assertIsNone(difference(signed(self.objects)))

    def test_another_secret_does_not(self):
        secret = bytes(32)
        self.objects[-1]["secret"] = secret.hex()
        self.assertIn("the secret does not match", difference(signed(self.objects)))
        self.objects[0]["luck"]["commitment"] = sealed_commitment(secret)
        self.assertIn("is not the one the secret gives", difference(signed(self.objects)))

    def test_another_nonce_does_not(self):
        self.objects[-1]["nonces"][1] = "luck"
        self.assertIn("is not the one the secret gives", difference(signed(self.objects)))


class Files(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.path = str(Path(self.folder.name) / "games.jsonl")

    def write(self, lines):
        Path(self.path).write_bytes(b"".join(line + b"\n" for line in lines))

    def run_program(self):
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            code = verify.main(["--board", str(SAMPLE_BOARD), "--rules", str(TINY_RULES),
                                self.path])
        return code, output.getvalue()

    def test_several_games_in_one_file(self):
        self.write(sample_lines() * 3)
        self.assertEqual(self.run_program(), (0, f"{self.path}: ok, games: 3\n"))

    def test_the_line_is_counted_from_the_top_of_the_file(self):
        lines = sample_lines() * 2
        lines[16] = lines[16].replace(b'"red"', b'"blue"')
        self.write(lines)
        code, text = self.run_program()
        self.assertEqual(code, 1)
        self.assertIn(": line 17: digest", text)

    def test_a_game_cut_short_before_the_next(self):
        self.write(sample_lines()[:-1] + sample_lines())
        self.assertIn("line 11: the record stops here", self.run_program()[1])

    def test_an_empty_file_is_no_record(self):
        self.write([])
        self.assertEqual(self.run_program()[0], 1)

    def test_a_missing_file(self):
        with contextlib.redirect_stderr(io.StringIO()) as errors:
            self.assertEqual(self.run_program()[0], 1)
        self.assertIn("games.jsonl", errors.getvalue())


if __name__ == "__main__":
    unittest.main()
