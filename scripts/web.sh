#!/bin/sh
# Builds the browser client into src/openrummy/server/static.
# It takes Node 20.19 or newer from the machine, else the one that the set-up $1 (.venv) brings.
# With a second argument, `test`, it checks types and runs the unit tests too.
set -eu
venv=${1:-.venv}
good() { "$1" -e 'const [a, b] = process.versions.node.split("."); process.exit(+a > 20 || (+a == 20 && +b >= 19) ? 0 : 1)' 2>/dev/null; }

if ! { command -v npm >/dev/null && good node; }; then
    if [ ! -x "$venv/bin/node" ]; then
        if [ ! -x "$venv/bin/python" ]; then
            echo "openrummy: building the page needs Node 20.19 or newer (with npm)" >&2
            exit 1
        fi
        echo "make: installing Node into $venv"
        "$venv/bin/python" -m pip --disable-pip-version-check install -qq --require-hashes \
            -r requirements/node.txt
    fi
    PATH=$(cd "$venv/bin" && pwd):$PATH
    export PATH
fi
cd web
npm ci --no-audit --no-fund --loglevel=error
npm run build --silent
if [ "${2:-}" = test ]; then
    npm run check --silent
    npm test --silent
fi
