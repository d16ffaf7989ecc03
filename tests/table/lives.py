"""A server with many lives: each is a process of its own, forked from one that has read all the code already."""

import multiprocessing
import os
import socket
import time

from tests.patience import PATIENCE

CODE = ["uvicorn.protocols.http.httptools_impl", "uvicorn.loops.uvloop", "sacbe.cli.serve", "sacbe.table.app"]


def serve(database: str, port: int, redis: str | None) -> None:
    """Be a server."""
    from sacbe.cli.serve import serve_tables

    with open(os.devnull, "w") as nothing:  # noqa: PTH123 - a file descriptor is wanted, not a path
        os.dup2(nothing.fileno(), 1)
    serve_tables("127.0.0.1", port, database, redis, "en", open_page=False, allowance=1000)


class Life:
    """One life of the server."""

    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(CODE)

    def __init__(self, database: str, port: int, redis: str | None = None) -> None:
        self.database = database
        self.redis = redis
        self.port = port
        self.url = f"http://127.0.0.1:{port}"
        self.process = self.context.Process(target=serve, args=(database, port, redis))
        self.process.start()
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                socket.create_connection(("127.0.0.1", self.port)).close()
                return
            except ConnectionRefusedError:
                time.sleep(0.005)
        raise TimeoutError("the server does not answer")

    def again(self) -> "Life":
        """Return the next life, at the same address."""
        return Life(self.database, self.port, self.redis)

    def kill(self) -> None:
        """End it as a power cut would."""
        self.process.kill()
        self.process.join(PATIENCE)
        self.process.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
