import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

const PLATFORM = fileURLToPath(new URL('../../apps/platform/', import.meta.url))

/** Creates the demo data in a database of its own on the server. @returns its URL */
export async function makeWorld(adminUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  await admin.query('CREATE DATABASE records')
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = '/records'
  const env = { ...process.env, DEMO: 'true', DATABASE_URL: url.href, PROGRESS: 'json' }
  for (const words of [['src/cli.ts', 'migrate'], ['seed/cli.ts']]) {
    const options = { cwd: PLATFORM, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
    const done = spawnSync(process.execPath, words, options)
    if (done.status !== 0) throw new Error(`Creating the demo data failed:\n${done.stderr}`)
  }
  return url.href
}
