#!/bin/sh
# Makes the virtual environment $1 with the interpreter $2, or says in one line what is missing.
set -eu
venv=$1
python=$2

command -v "$python" >/dev/null || {
    echo "make: no $python here. On Debian or Ubuntu: sudo apt install python3 python3-venv" >&2
    exit 1
}
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "make: OpenRummy needs Python 3.11 or newer, $python is $("$python" -V 2>&1)." \
        "Name another one: make PYTHON=python3.12" >&2
    exit 1
}
# Debian ships Python without ensurepip; a pip of the system can stand in for it.
if "$python" -c 'import ensurepip' 2>/dev/null; then
    "$python" -m venv "$venv"
elif "$python" -m pip --version >/dev/null 2>&1; then
    "$python" -m venv --without-pip "$venv"
    "$python" -m pip --python "$venv/bin/python" install -qq pip || {
        rm -rf "$venv"
        exit 1
    }
else
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "make: Python lacks its venv module. Run: sudo apt install python$version-venv" >&2
    exit 1
fi
