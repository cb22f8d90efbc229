#!/bin/sh
# Plays in a real Chromium against real servers: scripts/e2e.sh [what Playwright takes].
# The page is built first where it is missing or older than its sources. Long matches are left
# out unless E2E_SLOW=1; E2E_SPEED=1 holds what is timed to its goals, which a machine with other
# work can't; E2E_SCREENS=FOLDER keeps pictures of every screen.
set -eu
cd "$(dirname "$0")/.."
page=src/openrummy/server/static/index.html

if ! [ -d web/node_modules/@playwright ]; then
    sh scripts/web.sh .venv
elif ! [ -f "$page" ] || [ -n "$(find web/src web/public web/index.html web/vite.config.ts -newer "$page" | head -n 1)" ]; then
    (cd web && npm run build --silent >/dev/null)
fi
: "${CHROMIUM:=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)}"
if [ -z "$CHROMIUM" ]; then
    echo "openrummy: the browser tests need Chromium; CHROMIUM names one" >&2
    exit 1
fi
export CHROMIUM
cd web
[ "${E2E_SLOW:-}" ] || set -- --grep-invert @slow "$@"
exec npx --no-install playwright test "$@"
