import { dropSchemas, migrate } from '@playhouse/postgres/migrate.ts'
import { fileURLToPath } from 'node:url'

const SCHEMA = 'simulators'

/** Migrates the schemas `vendor`, `message_gateway`, `payments`, `mosswater`, `copperleaf`, `identity_checks` and `screening`. */
export const migrateSimulators = (databaseUrl: string): Promise<void> =>
  migrate(databaseUrl, { migrations: fileURLToPath(new URL('../migrations', import.meta.url)), schema: SCHEMA })

export const resetSimulators = (databaseUrl: string): Promise<void> =>
  dropSchemas(databaseUrl, [
    'vendor',
    'message_gateway',
    'payments',
    'mosswater',
    'copperleaf',
    'identity_checks',
    'screening',
    SCHEMA,
  ])
