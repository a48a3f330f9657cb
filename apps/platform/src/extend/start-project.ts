// Runs the platform of a project: brings the tables up to date, makes a brand (with DEMO=true the demo's data) where there is none, and serves.
// Without DATABASE_URL it starts a PostgreSQL of its own, with the data in the project's `.data`. `playhouse start` and `playhouse platform` run it.
import { readEnvironment } from '@playhouse/server/environment.ts'
import { DEMO_VARIABLE } from '@playhouse/server/secrets.ts'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { paymentProviders } from '@playhouse/vendor-api/payments/all.ts'
import { appendFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { loadProject } from './load-project.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../db/embedded.ts'
import { paymentProvider } from '../db/tables/deposits.ts'
import { spawnSupervised, type SupervisedProcess } from '../db/supervised-process.ts'

const PROGRAMS = {
  settings: fileURLToPath(new URL('../check-secrets.ts', import.meta.url)),
  database: fileURLToPath(new URL('../cli.ts', import.meta.url)),
  demo: fileURLToPath(new URL('../../seed/cli.ts', import.meta.url)),
  platform: fileURLToPath(new URL('../main.ts', import.meta.url)),
}

const variables = z.object({
  ...DEMO_VARIABLE,
  PLAYHOUSE_SITE: z.string(),
  DATABASE_URL: z.string().optional(),
  DATABASE_PORT: z.coerce.number().int().min(1).max(65_535).default(4203),
  MERCHANT: z.string().default('playhouse'),
})

let database: EmbeddedPostgres | undefined
let running: SupervisedProcess | undefined
/** The third parties of a demo: a program that the caller names. */
let parties: SupervisedProcess | undefined
let isStopping = false

async function stop(code: number): Promise<void> {
  if (isStopping) return
  isStopping = true
  await Promise.all([running?.stop(), parties?.stop()])
  await database?.stop()
  process.exit(code)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

try {
  const { DEMO, PLAYHOUSE_SITE, DATABASE_URL, DATABASE_PORT, MERCHANT } = readEnvironment(variables, process.env)
  const url = DATABASE_URL ?? (await openEmbedded(PLAYHOUSE_SITE, DATABASE_PORT))
  const run = (program: keyof typeof PROGRAMS, ...args: string[]) => runProgram(program, args, url)
  await run('settings')
  await run('database', 'migrate')
  await (DEMO ? run('demo') : run('database', 'make-brand', '--code', MERCHANT))
  if (DEMO) await placeFirst(url, PLAYHOUSE_SITE)
  const [, simulators] = process.argv.slice(1)
  if (simulators !== undefined) parties = spawnNode([simulators], url)
  await run('platform')
  await stop(0)
} catch (error) {
  if (!isStopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  await stop(1)
}

/** In a demo the project's payment providers are asked before ours, until an operator gives them another place. */
async function placeFirst(url: string, folder: string): Promise<void> {
  await loadProject(folder)
  const added = paymentProviders.listOfProject()
  if (added.length === 0) return
  const opened = openDatabase(url)
  await opened
    .insert(paymentProvider)
    .values(added.map(({ code }) => ({ code, position: 0 })))
    .onConflictDoNothing()
  await opened.$client.end()
}

async function openEmbedded(folder: string, port: number): Promise<string> {
  const data = join(folder, '.data')
  mkdirSync(data, { recursive: true })
  const log = (line: string) => appendFileSync(join(data, 'postgres.log'), `${line}\n`)
  database = await startEmbeddedPostgres({ dataDir: join(data, 'postgres'), port, log })
  return database.ensureDatabase('playhouse')
}

/** @throws Error when the program ends with another code than 0 */
async function runProgram(program: keyof typeof PROGRAMS, args: readonly string[], databaseUrl: string): Promise<void> {
  running = spawnNode([PROGRAMS[program], ...args], databaseUrl)
  const code = await running.ended
  if (code !== 0) throw new Error(`The platform stopped (${program} ended with ${code}).`)
}

function spawnNode(args: string[], databaseUrl: string): SupervisedProcess {
  return spawnSupervised({
    command: process.execPath,
    args,
    endSignal: 'TERM',
    grace: 20,
    cwd: process.cwd(),
    env: { ...process.env, DATABASE_URL: databaseUrl },
    output: 1,
  })
}
