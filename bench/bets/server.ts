import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { removeEmbeddedPostgres, startEmbeddedPostgres } from '../../apps/platform/src/db/embedded.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { DATA } from '../../scripts/lib/settings.ts'
import { prepareWorld } from '../../scripts/lib/world.ts'

/** Rounds of the demo data; each has about three ledger entries. */
const ROUNDS = 66_000

export interface BenchServer {
  url(databaseName: string): string
  /** Copies a database without connections. */
  copy(from: string, to: string): Promise<void>
  /** Drops a database without connections and writes what is changed to disk. */
  drop(databaseName: string): Promise<void>
  stop(): Promise<void>
}

/**
 * A PostgreSQL server on the project's disk, as durable as that of `npm start`: each commit is flushed. Its database `world` has
 * demo data with about 200,000 ledger entries.
 * @param bench name of the benchmark, and of the folder of its data
 * @param settings on top of those of `npm start`
 */
export async function startBenchServer(bench = 'bets', settings: Record<string, string> = {}): Promise<BenchServer> {
  const dataDir = join(DATA, `bench-${bench}`)
  removeEmbeddedPostgres(dataDir)
  const server = await startEmbeddedPostgres({ dataDir, port: await freePort(), settings })
  const stop = async () => {
    await server.stop()
    removeEmbeddedPostgres(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await prepareWorld(await server.ensureDatabase('world'), ['--bets', String(ROUNDS)])
  } catch (error) {
    await stop()
    throw error
  }
  const administer = async (...statements: string[]) => {
    const admin = new pg.Client({ connectionString: server.url('postgres') })
    await admin.connect()
    for (const statement of statements) await admin.query(statement)
    await admin.end()
  }
  return {
    url: (name) => server.url(name),
    copy: (from, to) => administer(`create database ${to} template ${from}`),
    drop: (name) => administer(`drop database ${name}`, 'checkpoint'),
    stop,
  }
}
