"""Frames that no browser sends (attack.md C1)."""
import unittest

from house import BINARY, CONTINUATION, TEXT, AttackTest, frame


class Frames(AttackTest):
    def test_c1_frames_after_a_close_has_begun_do_not_end_the_program(self):
        for _ in range(5):
            client = self.server.client()
            client.raw(frame(BINARY, b"x") + frame(TEXT, b"{", fin=False) + frame(CONTINUATION, b"}"))
            client.close()
        self.assert_alive()


if __name__ == "__main__":
    unittest.main()
