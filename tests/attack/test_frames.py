"""Frames that no browser sends (attack.md C1), by hand and by the thousand."""
import unittest

from frame_fuzz import fuzz
from house import BINARY, CLOSE, CONTINUATION, PING, PONG, TEXT, AttackTest, Gone, frame

PART = frame(TEXT, b"{", fin=False)
HALF_PART = frame(CONTINUATION, b"}")
PARTS = PART + HALF_PART


class Frames(AttackTest):
    def ends_with(self, data):
        """What the server says last to these bytes."""
        client = self.server.client()
        try:
            client.raw(data)
            while True:
                client.read()
        except Gone as gone:
            return str(gone)
        finally:
            client.close()

    def test_c1_frames_after_a_close_has_begun_do_not_end_the_program(self):
        for _ in range(5):
            client = self.server.client()
            client.raw(frame(BINARY, b"x") + frame(TEXT, b"{", fin=False) + frame(CONTINUATION, b"}"))
            client.close()
        self.assert_alive()

    def test_nothing_is_read_after_any_kind_of_fault(self):
        for begin, code in ((frame(BINARY, b"x"), 1003), (frame(TEXT, b"\xe9"), 1007), (frame(3, b""), 1002),
                            (frame(TEXT, b"", reserved=4), 1002), (frame(TEXT, b"x", mask=None), 1002),
                            (frame(CONTINUATION, b"x"), 1002), (frame(TEXT, b"", length=2 << 20), 1009),
                            (frame(CLOSE, b"\x03\xe8"), 1000), (frame(CLOSE, b"x"), 1002)):
            for end in (PARTS, PARTS * 50, frame(PING, b"x") * 20 + PARTS, frame(CLOSE, b"") + PARTS, frame(TEXT, b"{", fin=False)):
                self.assertEqual(self.ends_with(begin + end), f"closed with {code}", (begin, end))
        self.assert_alive()

    def test_frames_after_the_close_of_one_who_was_too_fast(self):
        for rest in (PARTS, PARTS * 100, HALF_PART, HALF_PART * 50):
            client = self.server.client()
            client.raw(frame(TEXT, b"{}") * 1500 + PART[:-1])
            with self.assertRaisesRegex(Gone, "closed with 1000"):
                client.read_until("nothing")
            try:
                client.raw(PART[-1:] + rest)
            except Gone:
                pass
            client.close()
        self.assert_alive()

    def test_a_server_that_is_stopped_reads_nothing_more(self):
        clients = [self.server.client() for _ in range(30)]
        for i, client in enumerate(clients):
            self.addCleanup(client.close)
            client.raw((frame(TEXT, b"{}"), PART, PART[:-1])[i % 3])
        self.assertEqual(self.server.get("/healthz")[0], 200)
        self.server.process.terminate()
        for turn in range(40):
            for i, client in enumerate(clients):
                try:
                    client.raw(PART[-1:] if turn == 0 and i % 3 == 2 else (PARTS, HALF_PART, HALF_PART)[i % 3])
                except Gone:
                    pass
        self.assertEqual(self.server.process.wait(60), 0, self.server.log_text()[-1500:])

    def test_a_flood_of_pings_is_closed_and_a_few_are_answered(self):
        client = self.server.client()
        for i in range(50):
            client.raw(frame(PING, b"%d" % i))
            self.assertEqual(client.read_frame(), (PONG, b"%d" % i))
        self.assertEqual(self.ends_with(frame(PING, b"x") * 2000), "closed with 1008")
        self.assertEqual(self.ends_with(frame(PONG, b"x") * 2000), "closed with 1008")
        self.assertEqual(self.ends_with(frame(TEXT, b"", fin=False) + frame(CONTINUATION, b"", fin=False) * 2000),
                         "closed with 1008")
        self.assertEqual(client.ask("ping")["t"], "pong")
        self.assert_alive()


class FuzzedFrames(AttackTest):
    options = ("--bot-delay-ms", "0", "--rate", "0")

    def test_three_thousand_sequences_harm_nobody(self):
        fuzz(self, seed=14, count=3000)


if __name__ == "__main__":
    unittest.main()
