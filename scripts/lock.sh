#!/bin/sh
# Writes the lock files (versions and hashes) with the uv of the bin folder $1.
# Further arguments go to uv: `--upgrade` takes the newest of everything.
set -eu
bin=$1
shift
export UV_CUSTOM_COMPILE_COMMAND="make lock"

compile() {
    out=$1
    shift
    "$bin/uv" pip compile -q --universal --python-version 3.11 --generate-hashes \
        -o "requirements/$out.txt" "$@"
}

# The widest set first; the others take its versions.
compile oracle --extra all --extra dev --extra oracle --extra cluster --extra plot "$@" pyproject.toml requirements/build.in
compile dev --extra all --extra dev -c requirements/oracle.txt pyproject.toml requirements/build.in
compile play --extra all -c requirements/oracle.txt pyproject.toml requirements/build.in
compile peers --extra peers "$@" pyproject.toml
compile lock "$@" requirements/lock.in
compile node "$@" requirements/node.in
