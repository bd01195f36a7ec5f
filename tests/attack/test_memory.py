"""Those who ask and do not read, and those who begin and do not end (attack.md H4)."""
import unittest

from house import CONTINUATION, TEXT, AttackTest, Gone, frame, wait_for

MIB = 1 << 20
BOARD = frame(TEXT, b'{"t":"board","board":"europe"}')  # 27 kB of answer


def settled(server):
    """Waits until the server has dealt with all that was sent; the most memory it ever had."""
    last = [-1]

    def is_still():
        before, last[0] = last[0], server.figure("messages_total")
        return before == last[0]
    wait_for(is_still)
    return server.memory("VmHWM")


class SlowReaders(AttackTest):
    def crowd(self, count, data):
        """So many that send this and read nothing; some may be dropped before they are through."""
        clients = []
        for _ in range(count):
            client = self.server.client(receive_buffer=2048)
            self.addCleanup(client.close)
            try:
                client.raw(data)
            except Gone:
                pass
            clients.append(client)
        return clients

    def test_h4_slow_readers_share_one_measure(self):
        self.crowd(150, BOARD * 190)
        self.assertLess(settled(self.server), 200 * MIB)
        self.assert_alive()


class SmallMeasure(SlowReaders):
    options = ("--max-waiting", "8", "--rate", "0")
    test_h4_slow_readers_share_one_measure = None

    def test_who_reads_is_served_while_those_who_hold_most_are_dropped(self):
        before = self.server.memory()
        innocent = self.server.client()
        for _ in range(10):
            self.crowd(10, BOARD * 80)
            for _ in range(5):
                self.assertEqual(innocent.ask("board", board="usa")["t"], "board")
        self.assertLess(settled(self.server) - before, 40 * MIB)
        self.assert_alive()

    def test_texts_that_never_end_are_held_within_the_measure(self):
        before = self.server.memory()
        innocent = self.server.client()
        self.crowd(400, frame(TEXT, b"x" * 60_000, fin=False) + frame(CONTINUATION, b"", length=1000))
        self.assertEqual(innocent.ask("ping")["t"], "pong")
        self.assertLess(settled(self.server) - before, 40 * MIB)
        self.assert_alive()

    def test_a_long_text_is_not_kept(self):
        client = self.server.client()
        client.raw(frame(TEXT, b"{" + b" " * 900_000 + b"}"))
        self.assertEqual(client.read()["code"], "too-big")
        self.assertEqual(client.ask("ping")["t"], "pong")


if __name__ == "__main__":
    unittest.main()
