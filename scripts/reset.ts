// npm run reset: deletes the demo data, so that the next start creates it again.
import { rmSync } from 'node:fs'
import { removeEmbeddedPostgres, runningEmbeddedPostgres } from '../apps/platform/src/db/embedded.ts'
import { runToEnd } from './lib/parts.ts'
import { tellError } from './lib/run.ts'
import { DATA, DATABASE_CLI, DATABASE_DATA, DATABASE_NAME, readSettings, SIMULATORS_CLI } from './lib/settings.ts'

const { databaseUrl } = readSettings()

async function reset(): Promise<void> {
  if (databaseUrl) {
    for (const cli of [DATABASE_CLI, SIMULATORS_CLI]) {
      await runToEnd({ name: 'reset', args: [cli, 'reset'], env: { DATABASE_URL: databaseUrl } })
    }
    console.log('The database of DATABASE_URL is empty. The next start seeds it again.')
    return
  }
  if (await runningEmbeddedPostgres(DATABASE_DATA, DATABASE_NAME)) {
    throw new Error('The database is in use: stop Playhouse (Ctrl-C where it was started), then reset again.')
  }
  removeEmbeddedPostgres(DATABASE_DATA)
  rmSync(DATA, { recursive: true, force: true })
  console.log('Demo data, keys and logs were deleted. The next start creates them again.')
}

await reset().catch(tellError)
