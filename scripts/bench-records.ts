// npm run bench:records [-- --quick]: how fast members' records are at the gateway, over a book of five million entries.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { startTestServer } from '../apps/platform/test/server.ts'
import { growRecords } from '../bench/records/grow.ts'
import { measureRecords } from '../bench/records/measure.ts'
import { isMissed, writeResults } from '../bench/results.ts'
import { startTestStack } from './testing/stack.ts'

const PLATFORM = fileURLToPath(new URL('../apps/platform/', import.meta.url))
const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false } } })
const entries = values.quick ? 1_500_000 : 5_000_000

const server = await startTestServer()
try {
  const databaseUrl = await makeWorld(server.adminUrl)
  console.log(`Growing the book to ${entries.toLocaleString('en')} entries …`)
  const grown = await growRecords(databaseUrl, entries)
  console.log(
    `${grown.entries.toLocaleString('en')} entries; one member has ${grown.heavyRounds.toLocaleString('en')} rounds.`,
  )
  const stack = await startTestStack(databaseUrl)
  try {
    const rows = await measureRecords(stack.siteUrl, databaseUrl, grown)
    console.table(rows.map(({ id, value, goal }) => ({ id, ms: value, goal })))
    if (!values.quick) writeResults('records', rows, { entries: grown.entries, heavyRounds: grown.heavyRounds })
    if (rows.some(isMissed)) process.exitCode = 1
  } finally {
    await stack.stop()
  }
} finally {
  await server.stop()
}

async function makeWorld(adminUrl: string): Promise<string> {
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
    if (done.status !== 0) throw new Error(`The world could not be made:\n${done.stderr}`)
  }
  return url.href
}
