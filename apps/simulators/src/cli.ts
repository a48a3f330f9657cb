// node src/cli.ts <migrate|reset>, on the database of DATABASE_URL.
import { waitForDatabase } from '@playhouse/postgres/wait-for-database.ts'
import { DATABASE_WAIT_VARIABLE, readEnvironment } from '@playhouse/server/environment.ts'
import * as z from 'zod'
import { migrateSimulators, resetSimulators } from './migrate.ts'

const USAGE = `Usage: DATABASE_URL=postgres://… node src/cli.ts <command>

  migrate   bring the tables up to date, as a start does
  reset     drop them with everything in them`

const COMMANDS = new Map([
  ['migrate', migrateSimulators],
  ['reset', resetSimulators],
])

try {
  const command = COMMANDS.get(process.argv[2] ?? '')
  if (!command) throw new Error(USAGE)
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL is not set.')
  const { DATABASE_WAIT_SECONDS: seconds } = readEnvironment(z.object(DATABASE_WAIT_VARIABLE), process.env)
  await waitForDatabase(process.env.DATABASE_URL, {
    seconds,
    onWait: (reason) => console.error(`Waiting for PostgreSQL: ${reason}`),
  })
  await command(process.env.DATABASE_URL)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
