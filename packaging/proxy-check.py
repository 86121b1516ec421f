#!/usr/bin/env python3
"""Tries a proxy's configuration before two daemons, of which one fails: what was sent is not sent again, but for a GET,
and a daemon that cannot be reached is passed over. The daemons are stand-ins on 8417 and 8418 that count requests.

    proxy-check.py nginx CONFIGURATION      without its TLS, on a port of this script's own
    proxy-check.py caddy CONFIGURATION
"""

import http.client
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

PORT = 18446


class Daemon:
    """Answers every request, or cuts the connection once it has read one."""

    def __init__(self, port: int, cuts: bool) -> None:
        self.cuts, self.seen = cuts, 0
        self.listener = socket.create_server(("127.0.0.1", port))
        threading.Thread(target=self.run, daemon=True).start()

    def run(self) -> None:
        while True:
            try:
                connection, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.answer, args=(connection,), daemon=True).start()

    def answer(self, connection: socket.socket) -> None:
        with connection:
            while True:
                head = b""
                while b"\r\n\r\n" not in head:
                    read = connection.recv(65536)
                    if not read:
                        return
                    head += read
                body = head.split(b"\r\n\r\n", 1)[1]
                length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
                while length and len(body) < int(length[1]):
                    body += connection.recv(65536)
                if b" /api/v1/ready " not in head:
                    self.seen += 1
                    if self.cuts:
                        return
                connection.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")

    def close(self) -> None:
        self.listener.shutdown(socket.SHUT_RDWR)
        self.listener.close()


def ask(method: str) -> int:
    connection = http.client.HTTPConnection("127.0.0.1", PORT, timeout=30)
    connection.request(method, "/api/v1/x", "a body" if method in ("POST", "PATCH") else None)
    return connection.getresponse().status


def start(kind: str, configuration: str, directory: Path) -> subprocess.Popen[bytes]:
    file = directory / "configuration"
    if kind == "nginx":
        configuration = configuration.replace("# server 127.0.0.1:8418;", "server 127.0.0.1:8418;")
        configuration = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{PORT};", configuration)
        configuration = re.sub(r".*(listen \[::\]|ssl_).*\n", "", configuration)
        file.write_text(
            f"pid {directory}/pid; error_log {directory}/log; events {{}}\n"
            f"http {{ access_log off;\n{configuration}\n}}\n"
        )
        command = ["nginx", "-c", str(file), "-g", "daemon off;"]
    else:
        configuration = configuration.replace("# to 127.0.0.1:8418", "to 127.0.0.1:8418")
        configuration = configuration.replace("tieout.example.com", f"http://127.0.0.1:{PORT}")
        file.write_text("{\n\tadmin off\n}\n" + configuration)
        command = ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet)
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", PORT)).close()
            return process
        except OSError:
            time.sleep(0.1)
    raise SystemExit(f"{kind} does not listen")


def attempt(kind: str, configuration: str, method: str, cuts: bool) -> None:
    """Six requests, while one daemon cuts connections, or has gone since the proxy was started."""
    failing, other = Daemon(8417, cuts), Daemon(8418, False)
    with tempfile.TemporaryDirectory() as directory:
        proxy = start(kind, configuration, Path(directory))
        try:
            time.sleep(1)
            if not cuts:
                failing.close()
            statuses = [ask(method) for _ in range(6)]
        finally:
            proxy.terminate()
            proxy.wait()
    if cuts:
        failing.close()
    other.close()
    refused = sum(status != 200 for status in statuses)
    if cuts and method != "GET":
        assert failing.seen + other.seen == 6 and refused == failing.seen, (kind, method, statuses)
    # nginx sends a DELETE to one daemon only, reached or not.
    elif not (kind == "nginx" and method == "DELETE"):
        assert refused == 0, (kind, method, cuts, statuses)


def main() -> None:
    kind, file = sys.argv[1:]
    configuration = Path(file).read_text()
    for method in ("GET", "POST", "PATCH", "DELETE"):
        for cuts in (True, False):
            attempt(kind, configuration, method, cuts)
    print(f"{kind}: what was sent is not sent again, and a daemon that is not there is passed over")


if __name__ == "__main__":
    main()
