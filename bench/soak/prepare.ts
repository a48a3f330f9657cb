import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { variedSearches, type NamedGame, type Search } from '../search/searches.ts'

const PLATFORM = fileURLToPath(new URL('../../apps/platform/', import.meta.url))
const SEARCHES = 120
const GAMES = 8

const ACCOUNTS = [
  { username: 'haiyen21', password: 'tide4Kq-marble' },
  { username: 'ducanh07', password: 'reed9Wm-lantern' },
  { username: 'minhkhoi1', password: 'gong2Xv-harbour' },
]

/**
 * Seeds the demo data and selects what the traffic uses.
 * @throws Error with the seed's output
 */
export async function prepareSoak(adminUrl: string): Promise<{
  databaseUrl: string
  searches: Search[]
  accounts: { username: string; password: string }[]
  games: string[]
}> {
  const databaseUrl = await makeWorld(adminUrl)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<NamedGame>(
      'SELECT name, vendor_code AS "vendorCode" FROM game ORDER BY node_id',
    )
    const open = await client.query<{ id: string }>(
      'SELECT node_id::text AS id FROM game WHERE model_id IS NOT NULL ORDER BY popularity DESC, node_id LIMIT $1',
      [GAMES],
    )
    const games = open.rows.map(({ id }) => id)
    return { databaseUrl, searches: variedSearches(rows, SEARCHES, 3), accounts: ACCOUNTS, games }
  } finally {
    await client.end()
  }
}

async function makeWorld(adminUrl: string): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const name = `soak_${process.pid}`
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const env = { ...process.env, DEMO: 'true', DATABASE_URL: url.href, PROGRESS: 'json' }
  for (const words of [['src/cli.ts', 'migrate'], ['seed/cli.ts']]) {
    const done = spawnSync(process.execPath, words, {
      cwd: PLATFORM,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    if (done.status !== 0) throw new Error(`Creating the demo data failed:\n${done.stderr}`)
  }
  return url.href
}
