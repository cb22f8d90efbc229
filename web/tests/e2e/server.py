"""A server with an empty database for the browser tests: python server.py PORT."""

import sys
import tempfile
from pathlib import Path

from openrummy.server.config import Config
from openrummy.server.run import make_server
from openrummy.server.sqlite_store import SqliteStore

with tempfile.TemporaryDirectory() as folder:
    data = Path(folder)
    SqliteStore.prepare(data)
    config = Config(data=data, tables_a_minute=10_000, requests_a_minute=100_000)
    make_server(config, "127.0.0.1", int(sys.argv[1])).run()
