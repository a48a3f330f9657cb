import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import pg from 'pg'

import { startTestStack } from '../../scripts/testing/stack.ts'
import { askLobby } from './ask.ts'
import { measureRelevance } from './relevance.ts'
import { percentile } from '../percentile.ts'
import { variedSearches, type NamedGame } from './searches.ts'

const PLATFORM = fileURLToPath(new URL('../../apps/platform/', import.meta.url))
const SEARCHES = 200
const WARM_UP = 50
/** Until Node.js has compiled what runs often. */
const IN_SERVICE = 400

export interface Measured {
  games: number
  /** Of the first {@link SEARCHES} after a start, the slowest twentieth. */
  first: number
  p50: number
  p95: number
  kinds: Map<string, number>
  relevance: { searches: number; wrong: string[] }
}

/** Seeds `games` games, sends varied searches to the gateway one after another, and times each. */
export async function measureSearch(adminUrl: string, games: number): Promise<Measured> {
  const databaseUrl = await makeWorld(adminUrl, games)
  const stack = await startTestStack(databaseUrl)
  try {
    const names = await catalogue(databaseUrl)
    for (const search of variedSearches(names, WARM_UP, 1)) await askLobby(stack.siteUrl, search)
    const timeAll = async (count: number, seed: number) => {
      const times: { kind: string; milliseconds: number }[] = []
      for (const search of variedSearches(names, count, seed))
        times.push({ kind: search.kind, milliseconds: (await askLobby(stack.siteUrl, search)).milliseconds })
      return times
    }
    const early = await timeAll(SEARCHES, 2)
    await timeAll(IN_SERVICE, 3)
    const times = await timeAll(SEARCHES, 4)
    const relevance = await measureRelevance(databaseUrl)
    const all = times.map(({ milliseconds }) => milliseconds)
    const kinds = Map.groupBy(times, ({ kind }) => kind)
    return {
      games: names.length,
      first: percentile(
        early.map(({ milliseconds }) => milliseconds),
        0.95,
      ),
      p50: percentile(all, 0.5),
      p95: percentile(all, 0.95),
      relevance,
      kinds: new Map(
        [...kinds].map(([kind, of]) => [
          kind,
          percentile(
            of.map((time) => time.milliseconds),
            0.5,
          ),
        ]),
      ),
    }
  } finally {
    await stack.stop()
  }
}

async function makeWorld(adminUrl: string, games: number): Promise<string> {
  const admin = new pg.Client({ connectionString: adminUrl })
  await admin.connect()
  const name = `search_${games}`
  await admin.query(`CREATE DATABASE ${name}`)
  await admin.end()
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  const env = { ...process.env, DEMO: 'true', DATABASE_URL: url.href, PROGRESS: 'json' }
  for (const words of [
    ['src/cli.ts', 'migrate'],
    ['seed/cli.ts', '--games', String(games)],
  ]) {
    const done = spawnSync(process.execPath, words, {
      cwd: PLATFORM,
      env,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    })
    if (done.status !== 0) throw new Error(`Creating demo data with ${games} games failed:\n${done.stderr}`)
  }
  return url.href
}

async function catalogue(databaseUrl: string): Promise<NamedGame[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<NamedGame>('SELECT name, vendor_code AS "vendorCode" FROM game ORDER BY node_id')
  await client.end()
  return rows
}
