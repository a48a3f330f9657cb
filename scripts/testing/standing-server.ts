import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withAdmin } from '@playhouse/testing/database-server.ts'
import { ROOT } from '../lib/settings.ts'

/** The server of `npm run test:server`. */
export interface StandingServer {
  adminUrl: string
  pid: number
  /** Key of the templates that the server was started with. */
  key: string
}

/** Tells where the server is. */
export const STANDING_SERVER = join(ROOT, 'node_modules/.cache/test-server.json')

/** Changes with what the templates are made from: tables, functions and the seed. */
export function templateKey(): string {
  const hash = createHash('sha256')
  for (const path of globSync(['apps/platform/src/**/*.sql', 'apps/platform/seed/**/*.ts'], { cwd: ROOT }).toSorted())
    if (!path.endsWith('.test.ts')) hash.update(path).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

/** The server, if it runs. */
export async function standingServer(): Promise<StandingServer | undefined> {
  if (!existsSync(STANDING_SERVER)) return undefined
  const server = JSON.parse(readFileSync(STANDING_SERVER, 'utf8')) as StandingServer
  return withAdmin(server.adminUrl, async () => {}).then(
    () => server,
    () => undefined,
  )
}

/**
 * Starts the server unless it runs with the templates of today's tables, functions and seed.
 * @returns its administrator's address
 * @throws Error with the server's output when it does not start
 */
export async function openStandingServer(): Promise<string> {
  const standing = await standingServer()
  if (standing?.key === templateKey()) return standing.adminUrl
  if (standing) {
    process.kill(standing.pid, 'SIGTERM')
    while (await standingServer()) await sleep(200)
  }
  mkdirSync(dirname(STANDING_SERVER), { recursive: true })
  // The server outlives this process.
  const child = spawn(process.execPath, [join(ROOT, 'scripts/test-server.ts')], {
    cwd: ROOT,
    detached: true,
    stdio: 'ignore',
  })
  child.unref()
  let exitCode: number | null | undefined
  child.once('exit', (code) => (exitCode = code))
  for (;;) {
    const started = await standingServer()
    if (started) return started.adminUrl
    if (exitCode !== undefined) throw new Error('The test server did not start: run `npm run test:server` to see why.')
    await sleep(500)
  }
}
