"""Builds the browser client into the package, so that an installed one needs no Node."""

import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
PAGE = ROOT / "src" / "openrummy" / "server" / "static" / "index.html"


class BuildWithPage(build_py):
    """`build_py`, after the page was built where there is none yet."""

    def run(self) -> None:
        """Builds the page, then the package."""
        if not PAGE.exists() and (ROOT / "web" / "package.json").exists():
            subprocess.run(["sh", str(ROOT / "scripts" / "web.sh")], check=True, cwd=ROOT)
        super().run()


setup(cmdclass={"build_py": BuildWithPage})
