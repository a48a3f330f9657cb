import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { startEmbeddedPostgres } from '../../apps/platform/src/db/embedded.ts'
import { keepLogSmall } from './log-file.ts'
import { LOGS } from './parts.ts'
import type { Run } from './run.ts'
import { DATABASE_DATA, DATABASE_NAME, ROOT } from './settings.ts'
import type { Settings } from './settings.ts'

/**
 * URL of the database: DATABASE_URL, or an embedded server, started here and stopped with the run.
 * @throws Error when the port is taken or the server does not start
 */
export async function openDatabase(run: Run, { databaseUrl, databasePort }: Settings): Promise<string> {
  if (databaseUrl) return databaseUrl
  const logFile = join(LOGS, 'postgres.log')
  keepLogSmall(logFile)
  const said: string[] = []
  const options = {
    dataDir: DATABASE_DATA,
    port: databasePort,
    log: (line: string) => {
      said.splice(0, said.length - 14)
      said.push(line)
      try {
        appendFileSync(logFile, `${line}\n`)
      } catch {
        // A full disk must not end the run.
      }
    },
  }
  const server = await run.keep(async () => ({
    ...(await startEmbeddedPostgres(options)),
    name: 'database',
    lastLines: () => [...said, `(all of it: ${relative(ROOT, logFile)})`].join('\n'),
  }))
  return server.ensureDatabase(DATABASE_NAME)
}
