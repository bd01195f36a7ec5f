"""4,096 who ask and do not read, or begin and do not end, with what the kernel holds for them; and those who dawdle."""
import pathlib
import resource
import socket
import time
import unittest

from house import CONTINUATION, PATIENCE, TEXT, AttackTest, Gone, frame, wait_for
from test_memory import BOARD, MIB, settled

MANY = 4080  # and a few who behave
PROMISE = 512 * MIB


def unsent(port):
    """Bytes in the kernel's send queues of a server at this port."""
    lines = pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]
    rows = [line.split() for line in lines]
    return sum(int(row[4].split(":")[0], 16) for row in rows if int(row[1].split(":")[1], 16) == port)


class Crowd(AttackTest):
    def setUp(self):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        self.assertGreaterEqual(hard, 3 * MANY, "too few descriptors are allowed here")
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        self.addCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))
        super().setUp()
        self.clients = []
        self.addCleanup(lambda: [client.close() for client in self.clients])

    def come(self, count, data):
        for _ in range(count):
            client = self.server.client(receive_buffer=2048)
            self.clients.append(client)
            try:
                client.raw(data)
            except Gone:
                pass

    def replace_dropped(self, data):
        """The server has hung up on some: others come in their place."""
        here = []
        for client in self.clients:
            client.socket.settimeout(0)
            try:
                client.raw(data)
                here.append(client)
            except (Gone, BlockingIOError):
                client.close()
        self.clients = here
        wait_for(lambda: self.server.figure("connections") < len(here) + 50)
        self.come(MANY - len(here), data)

    def check(self, what):
        peak = settled(self.server)
        print(f"{what}: at most {peak >> 20} MiB resident, {unsent(self.server.port) >> 20} MiB in the kernel, "
              f"{self.server.figure('connections')} connections", flush=True)
        self.assertLess(peak + unsent(self.server.port), PROMISE)
        self.assert_alive()


class SlowReaders(Crowd):
    def test_slow_readers(self):
        self.come(MANY, BOARD * 30)
        for _ in range(3):
            self.check("slow readers")
            self.replace_dropped(BOARD * 30)
        self.check("slow readers")

    def test_slow_readers_who_hold_little_each(self):
        self.come(MANY, BOARD * 4)
        self.check("slow readers with little each")

    def test_texts_that_never_end(self):
        self.come(MANY, frame(TEXT, b"x" * 64_000, fin=False) + frame(CONTINUATION, b"", length=1000))
        self.check("unfinished texts")


class Slowloris(Crowd):
    def test_heads_that_never_end(self):
        begin = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 15_000
        for _ in range(MANY):
            client = socket.create_connection(("127.0.0.1", self.server.port), timeout=PATIENCE)
            self.clients.append(client)
            client.sendall(begin)
        print(f"unfinished heads: {self.server.memory('VmHWM') >> 20} MiB resident", flush=True)
        self.assertLess(self.server.memory("VmHWM"), PROMISE)
        for client in self.clients:
            try:
                client.sendall(b"y")  # one more byte does not buy more time
            except ConnectionError:
                pass
        self.assertTrue(wait_for(lambda: self.server.figure("connections") < 10), "they are still here")
        self.assert_alive()


class Dawdlers(AttackTest):
    def test_who_takes_nothing_for_long_is_dropped(self):
        slow = self.server.client(receive_buffer=2048)
        slow.raw(BOARD * 100)
        end = time.monotonic() + 90
        while self.server.figure("connections") > 1 and time.monotonic() < end:
            try:
                slow.raw(frame(TEXT, b'{"t":"ping"}'))  # it speaks, but does not listen
            except Gone:
                pass
            time.sleep(1)
        self.assertEqual(self.server.figure("connections"), 1)
        slow.close()

    def test_who_takes_a_little_now_and_then_is_not(self):
        slow = self.server.client(receive_buffer=2048)
        asked = 40
        slow.raw(BOARD * asked)
        got = 0
        for _ in range(45):  # for longer than one who takes nothing may stay
            slow.socket.settimeout(PATIENCE)
            got += len(slow.socket.recv(4096))
            time.sleep(1)
        self.assertEqual(self.server.figure("connections"), 2)
        self.assertGreater(got, 45_000)
        slow.close()


if __name__ == "__main__":
    unittest.main()
