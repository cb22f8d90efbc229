"""The wheel alone, on a machine without Node: it holds the page and serves it (goal G14)."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import zipfile
from functools import partial
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.slow


def wheel(folder: Path) -> Path:
    """The package as it is published, without the compiled core (which is tested elsewhere)."""
    tree = folder / "tree"
    left_out = shutil.ignore_patterns(".*", "node_modules", "build", "__pycache__", "*.so")
    shutil.copytree(ROOT, tree, ignore=left_out)
    pip = [sys.executable, "-m", "pip", "wheel", "-q", "--no-build-isolation", "--no-deps"]
    pure = {**os.environ, "OPENRUMMY_PURE": "1"}
    subprocess.run([*pip, "-w", folder, tree], env=pure, check=True)
    return next(folder.glob("openrummy-*.whl"))


def fetched(address: str, body: object = None) -> bytes:
    """What is at an address of the server; raises for a status of failure."""
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(address, data, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        content: bytes = answer.read()
    return content


def test_the_wheel_serves_the_page_without_node(tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel(tmp_path)) as packed:
        names = packed.namelist()
        packed.extractall(tmp_path / "installed")
    assert "openrummy/server/static/index.html" in names
    assert not [name for name in names if "node_modules" in name]
    # The dependencies come from this set-up; on the path there is nothing at all.
    bare = {"PATH": "", "PYTHONPATH": str(tmp_path / "installed"), "LANG": "C.UTF-8"}
    python = partial(subprocess.Popen, env=bare, cwd=tmp_path, stdout=subprocess.PIPE, text=True)
    with python([sys.executable, "-c", "import openrummy; print(openrummy.__file__)"]) as asked:
        assert asked.communicate()[0].startswith(bare["PYTHONPATH"])
    serve = [sys.executable, "-m", "openrummy", "serve", "--port", "0", "--data", "tables"]
    with python(serve) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"http://[^ /]+", server.stdout.readline())
            assert found
            page = fetched(f"{found[0]}/").decode()
            parts = re.findall(r'(?:src|href)="\.?/?(assets/[^"]+)"', page)
            assert parts
            assert all(fetched(f"{found[0]}/{part}") for part in parts)
            wanted = {"preset": "gin", "seats": 2, "bots": ["greedy"]}
            assert json.loads(fetched(f"{found[0]}/api/tables", wanted))["code"]
        finally:
            server.terminate()
