#!/bin/sh
# Tables first, then the seed world when there is none yet, then the platform in place of this shell, so that it gets the
# signals. Both steps do nothing when there is nothing to do.
set -e
node apps/platform/src/db/cli.ts migrate
node apps/platform/src/db/cli.ts seed
exec node apps/platform/src/main.ts
