#!/bin/sh
# Lighthouse on the home page and on a table, three runs each, the medians: scripts/lighthouse.sh [URL].
# It is fetched by npx for this alone, and is in no lock file.
set -eu
cd "$(dirname "$0")/.."
url=${1:-}
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server" 2>/dev/null || true; rm -rf "$work"' EXIT
if [ -z "$url" ]; then
    : >"$work/said"
    "${OPENRUMMY:-.venv/bin/openrummy}" serve --port 0 --data "$work/data" >"$work/said" &
    server=$!
    until grep -q http "$work/said"; do
        kill -0 "$server" 2>/dev/null || { echo "openrummy: the server ended before it was ready" >&2; exit 1; }
        sleep 0.2
    done
    url=$(grep -o 'http://[^ /]*' "$work/said" | head -n 1 | sed 's/localhost/127.0.0.1/')
fi
: "${CHROME_PATH:=$(command -v chromium || command -v google-chrome)}"
export CHROME_PATH
seat=$(curl -fsS -X POST -H 'content-type: application/json' "$url/api/tables" \
    -d '{"preset": "jimmy", "seats": 4, "bots": ["greedy", "greedy", "greedy"], "seed": "lighthouse"}' |
    sed 's/.*"code":"\([^"]*\)".*"seat_key":"\([^"]*\)".*/\1\/\2/')
for page in / "/#/seat/$seat"; do
    for run in 1 2 3; do
        npx --yes lighthouse@12.8.2 "$url$page" --quiet --output=json --output-path="$work/$run.json" \
            --only-categories=performance,accessibility,best-practices,seo \
            --chrome-flags='--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run' >/dev/null
    done
    echo "${page%/*}/"
    node -e '
        const runs = process.argv.slice(1).map((file) => JSON.parse(require("fs").readFileSync(file)))
        const median = (of) => runs.map(of).sort((a, b) => a - b)[1]
        for (const name of Object.keys(runs[0].categories)) console.log(`  ${name} ${Math.round(100 * median((run) => run.categories[name].score))}`)
        for (const name of ["largest-contentful-paint", "cumulative-layout-shift", "total-blocking-time"])
            console.log(`  ${name} ${median((run) => run.audits[name].numericValue).toFixed(name.startsWith("cum") ? 3 : 0)}`)
        const failed = new Set(runs.flatMap((run) => Object.values(run.audits).filter((one) => one.score === 0 && one.scoreDisplayMode === "binary").map((one) => one.id)))
        if (failed.size) console.log(`  failed: ${[...failed].join(", ")}`)' "$work"/1.json "$work"/2.json "$work"/3.json
done
