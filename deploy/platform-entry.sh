#!/bin/sh
# Nothing is written with secrets that the platform would refuse. Then tables, then a brand (with DEMO=true the play world) when
# there is none yet, then the platform in place of this shell, so that it gets the signals. Each step does nothing when there is
# nothing to do.
set -e
# A demo sends codes to the simulators' outbox unless it has a message service.
if [ "$DEMO" = true ] && [ -z "$SENDER_URL" ]; then
  export SENDER_URL=http://simulators:4206/messages SENDER_SECRET=playhouse-demo-sender-secret-not-a-secret
fi
node apps/platform/src/check-secrets.ts
node apps/platform/src/cli.ts migrate
if [ "${DEMO:-}" = true ]; then
  node apps/platform/seed/cli.ts
else
  node apps/platform/src/cli.ts make-brand
fi
exec node apps/platform/src/main.ts
