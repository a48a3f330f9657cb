// npm run world:check: runs the audit of the ledger on the running database, or on one started for it.
import { spawnSync } from 'node:child_process'
import { runningEmbeddedPostgres, startEmbeddedPostgres } from '../apps/platform/src/db/embedded.ts'
import { tellError } from './lib/run.ts'
import { DATABASE_CLI, DATABASE_DATA, DATABASE_NAME, readSettings } from './lib/settings.ts'

const { databaseUrl, databasePort } = readSettings()

function check(url: string): void {
  const done = spawnSync(process.execPath, [DATABASE_CLI, 'check'], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: url },
  })
  process.exitCode = done.status ?? 1
}

async function checkWorld(): Promise<void> {
  const running = databaseUrl ?? (await runningEmbeddedPostgres(DATABASE_DATA, DATABASE_NAME))
  if (running) return check(running)
  const server = await startEmbeddedPostgres({ dataDir: DATABASE_DATA, port: databasePort })
  check(await server.ensureDatabase(DATABASE_NAME))
  await server.stop()
}

await checkWorld().catch(tellError)
