import { dropSchemas, runMigrations } from '@playhouse/postgres/migrate.ts'
import { fileURLToPath } from 'node:url'

/** Records the migrations that have run. */
const SCHEMA = 'simulators'

/** Brings the schemas `vendor`, `message_gateway` and `payments` up to date. */
export const migrateSimulators = (databaseUrl: string): Promise<void> =>
  runMigrations(databaseUrl, { folder: fileURLToPath(new URL('../migrations', import.meta.url)), schema: SCHEMA })

export const resetSimulators = (databaseUrl: string): Promise<void> =>
  dropSchemas(databaseUrl, ['vendor', 'message_gateway', 'payments', SCHEMA])
