"""Builds what a checkout cannot hold: the browser client, and the compiled core.

Every module of the package with a ``.pxd`` beside it is an ordinary Python file that Cython turns
into C (design, decision 12); a ``.pyx`` is a border that exists compiled only. Where no C compiler
is found, or ``OPENRUMMY_PURE=1`` is set, the package installs without them, runs from the Python
files, and its wheel is one for every machine. ``OPENRUMMY_COMPILED=1`` makes it an error that a
module cannot be compiled.
"""

import os
import subprocess
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
PAGE = SOURCE / "openrummy" / "server" / "static" / "index.html"
PURE = os.environ.get("OPENRUMMY_PURE") == "1"
BUILT = "build/cython"
LIMITED = ("Py_LIMITED_API", "0x030B0000")

DIRECTIVES = {
    "language_level": 3,
    # The .pxd alone says what is a C type; annotations stay Python's.
    "annotation_typing": False,
    "infer_types": True,
    "boundscheck": False,
    "wraparound": False,
    "initializedcheck": False,
    "cdivision": True,
}
FLAGS = ["-O3", "-g0", "-fwrapv", "-Werror=shift-count-overflow"]


OPTIONS = {
    "build_ext": {"parallel": os.cpu_count() or 1},
    "bdist_wheel": {} if PURE else {"py_limited_api": "cp311"},
}


class BuildWithPage(build_py):
    """`build_py`, after the page was built where there is none yet."""

    def run(self) -> None:
        """Builds the page, then the package."""
        if not PAGE.exists() and (ROOT / "web" / "package.json").exists():
            subprocess.run(["sh", str(ROOT / "scripts" / "web.sh")], check=True, cwd=ROOT)
        super().run()


class WheelOfWhatIsThere(bdist_wheel):
    """`bdist_wheel`, for every machine where nothing could be compiled."""

    def get_tag(self) -> tuple[str, str, str]:
        """The tag of a wheel whose files are installed to ``bdist_dir`` by now."""
        installed = Path(self.bdist_dir).rglob("*")
        self.root_is_pure = not any(path.suffix in {".so", ".pyd"} for path in installed)
        return super().get_tag()


def outdated() -> bool:
    """Whether a ``.pxd`` has changed since something was made into C.

    Cython looks at what a module includes itself, not at what that includes.
    """
    newest = max(pxd.stat().st_mtime for pxd in SOURCE.rglob("*.pxd"))
    return any(made.stat().st_mtime < newest for made in (ROOT / BUILT).rglob("*.c"))


def extensions() -> list[Extension]:
    """The modules to compile, each of which may fail without failing the installation."""
    if PURE:
        return []
    from Cython.Build import cythonize

    typed = [pxd.with_suffix(".py") for pxd in SOURCE.rglob("*.pxd")]
    sources = sorted([*(path for path in typed if path.exists()), *SOURCE.rglob("*.pyx")])
    found = cythonize(
        [
            Extension(
                ".".join(path.relative_to(SOURCE).with_suffix("").parts),
                [path.relative_to(ROOT).as_posix()],
                define_macros=[LIMITED],
                py_limited_api=True,
                extra_compile_args=FLAGS if os.name == "posix" else [],
            )
            for path in sources
        ],
        build_dir=BUILT,
        force=outdated(),
        compiler_directives=DIRECTIVES,
        nthreads=os.cpu_count() or 1,
        quiet=True,
    )
    for extension in found:
        # cythonize drops it
        extension.optional = os.environ.get("OPENRUMMY_COMPILED") != "1"
    return list(found)


setup(
    cmdclass={"build_py": BuildWithPage, "bdist_wheel": WheelOfWhatIsThere},
    ext_modules=extensions(),
    options=OPTIONS,
)
