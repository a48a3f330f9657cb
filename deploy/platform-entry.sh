#!/bin/sh
# Checks the secrets before anything is written, runs migrations, creates a brand (with DEMO=true the demo data) if there is none, and
# replaces this shell by the platform, so that it receives signals. Every step can be repeated. With `prepare` it ends before the platform.
set -e
if [ "$DEMO" = true ]; then
  export PUSH_SIMULATOR=http://simulators:4206 VENDOR_URL="${VENDOR_URL:-http://simulators:4204}"
  # providers: npm run codegen
  export PAYMENTS_URL="${PAYMENTS_URL:-http://simulators:4207}"
  export MOSSWATER_URL="${MOSSWATER_URL:-http://simulators:4207}"
  export SANDPIPER_URL="${SANDPIPER_URL:-http://simulators:4206}"
  export MILLSTONE_URL="${MILLSTONE_URL:-http://simulators:4206}"
  export PLUMBLINE_URL="${PLUMBLINE_URL:-http://simulators:4206}"
  export QUIETGATE_URL="${QUIETGATE_URL:-http://simulators:4206}"
  # A message service of the operator's own takes the place of all of these.
  if [ -z "$SENDER_URL$DOVECOTE_URL" ]; then
    export SENDER_URL=http://simulators:4206/messages
    export DOVECOTE_URL=http://simulators:4206
  fi
  # /providers
  export COUNTRY_RANGES_FILE="${COUNTRY_RANGES_FILE:-apps/platform/seed/country-ranges.csv}"
  export IDENTITY_CHECKERS="${IDENTITY_CHECKERS:-TH:millstone,sandpiper}"
fi
node apps/platform/src/check-secrets.ts
node apps/platform/src/cli.ts migrate
if [ "${DEMO:-}" = true ]; then
  node apps/platform/seed/cli.ts --copperleaf
else
  node apps/platform/src/cli.ts make-brand --code "${MERCHANT:-playhouse}"
fi
[ "${1:-}" = prepare ] || exec node apps/platform/src/main.ts
