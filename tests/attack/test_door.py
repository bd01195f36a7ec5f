"""Who gets in: pages of strangers, forged addresses, what a page may reach (attack.md, low; H4's end)."""
import re
import unittest

from house import AttackTest, Gone, Server


def policy(server, host):
    """The Content-Security-Policy of the page, as {directive: sources}."""
    import http.client
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    connection.request("GET", "/", headers={"Host": host})
    text = connection.getresponse().getheader("Content-Security-Policy")
    connection.close()
    return {name: rest.split() for name, _, rest in (part.strip().partition(" ") for part in text.split(";"))}


class Pages(AttackTest):
    options = ("--public-url", "https://play.example/", "--allow-host", "games.example", "--allow-host", "rail.example")

    def status(self, origin, host):
        try:
            client = self.server.client(headers=[f"Origin: {origin}"], host=host)
        except Gone as refused:
            self.assertIn("--allow-host", str(refused) + self.server.get("/ws", {"Origin": origin, "Host": host})[1])
            return int(str(refused).split()[1])
        client.close()
        return 101

    def test_a_name_that_was_made_to_point_here_opens_no_table(self):
        for name in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example"):
            self.assertEqual(self.status(f"http://{name}:{self.server.port}", f"{name}:{self.server.port}"), 403, name)

    def test_our_own_pages_do(self):
        port = self.server.port
        for name in (f"127.0.0.1:{port}", f"localhost:{port}", f"[::1]:{port}", "192.168.1.5:8080", "raspberrypi.local:8080",
                     "games.example", f"rail.example:{port}"):
            self.assertEqual(self.status(f"http://{name}", name), 101, name)
        self.assertEqual(self.status("https://play.example", f"127.0.0.1:{port}"), 101)
        self.assertEqual(self.status("http://play.example", f"127.0.0.1:{port}"), 403, "the other scheme")

    def test_a_page_reaches_its_own_server_alone(self):
        host = f"127.0.0.1:{self.server.port}"
        rules = policy(self.server, host)
        self.assertEqual(sorted(rules["connect-src"]), sorted(
            ["'self'", f"ws://{host}", f"wss://{host}", "ws://play.example", "wss://play.example"]))
        for name in ("base-uri", "form-action", "object-src", "frame-ancestors"):
            self.assertEqual(rules.get(name), ["'none'"], name)
        self.assertEqual((rules["default-src"], sorted(rules["script-src"])), (["'self'"], ["'self'", "'wasm-unsafe-eval'"]))
        self.assertEqual(policy(self.server, "a;script-src *")["connect-src"],
                         ["'self'", "ws://play.example", "wss://play.example"])


class ForgedAddresses(AttackTest):
    options = ("--max-per-address", "3")

    def visitor(self, forwarded, **how):
        return self.server.client(headers=[f"X-Forwarded-For: {forwarded}"], **how)

    def test_a_header_is_not_believed_without_trust(self):
        crowd = [self.visitor(f"192.0.2.{i}", address="127.0.0.2") for i in range(3)]
        with self.assertRaises((Gone, ConnectionError)):
            self.visitor("192.0.2.99", address="127.0.0.2")
        for client in crowd:
            client.close()

    def test_an_operator_is_told_of_a_proxy_nobody_trusts(self):
        for _ in range(3):
            self.visitor("192.0.2.1").close()
        self.assertEqual([event["event"] for event in self.server.log_events()].count("proxy-not-trusted"), 1)


class TrustedProxy(AttackTest):
    options = ("--max-per-address", "3", "--trust-proxy", "127.0.0.1,10.0.0.0/8")
    visitor = ForgedAddresses.visitor

    def is_refused(self, forwarded, **how):
        try:
            self.visitor(forwarded, **how).close()
        except (Gone, ConnectionError):
            return True
        return False

    def test_the_proxys_word_is_taken_and_the_visitors_is_not(self):
        crowd = [self.visitor(f"203.0.113.{i}, 192.0.2.1, 10.0.0.{i}") for i in range(3)]
        self.assertTrue(self.is_refused("203.0.113.9, 192.0.2.1"), "whatever it says before its own address")
        self.assertTrue(self.is_refused("198.51.100.1, ::ffff:192.0.2.1"))
        self.assertFalse(self.is_refused("192.0.2.2"))
        for client in crowd:
            client.close()

    def test_a_64_is_one_household(self):
        crowd = [self.visitor(f"2001:db8:0:1::{i}") for i in range(3)]
        self.assertTrue(self.is_refused("2001:db8:0:1:ffff::1"))
        self.assertFalse(self.is_refused("2001:db8:0:2::1"))
        for client in crowd:
            client.close()

    def test_two_header_lines_are_one_list(self):
        crowd = [self.server.client(headers=[f"X-Forwarded-For: 203.0.113.{i}", "X-Forwarded-For: 192.0.2.7"]) for i in range(3)]
        self.assertTrue(self.is_refused("192.0.2.7"))
        for client in crowd:
            client.close()

    def test_somebody_beside_the_proxy_is_not_believed(self):
        crowd = [self.visitor(f"192.0.2.{i}", address="127.0.0.2") for i in range(3)]
        self.assertTrue(self.is_refused("192.0.2.50", address="127.0.0.2"))
        for client in crowd:
            client.close()

    def test_garbage_is_the_proxy_itself(self):
        crowd = [self.visitor(text) for text in ("unknown", "x" * 3000, ",,,")]
        self.assertTrue(self.is_refused("another garbage"))
        self.assertFalse(self.is_refused("192.0.2.1"))
        for client in crowd:
            client.close()

    def test_who_is_over_the_limit_is_told_so(self):
        crowd = [self.visitor("192.0.2.1") for _ in range(3)]
        status, body = self.server.get("/healthz", {"X-Forwarded-For": "192.0.2.1"})
        self.assertEqual(status, 429, body)
        self.assertEqual(self.server.get("/healthz", {"X-Forwarded-For": "192.0.2.2"})[0], 200)
        for client in crowd:
            client.close()


class BadProxy(unittest.TestCase):
    def test_what_is_no_address_is_refused_at_the_start(self):
        server = Server("--trust-proxy", "proxy.example")
        self.addCleanup(server.__exit__)
        with self.assertRaises(RuntimeError) as refused:
            server.start()
        self.assertTrue(re.search(r"'proxy.example' is not an address", str(refused.exception)), refused.exception)


if __name__ == "__main__":
    unittest.main()
