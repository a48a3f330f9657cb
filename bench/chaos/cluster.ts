import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@playhouse/testing/free-port.ts'
import pg from 'pg'
import { databaseAccount } from '../../apps/platform/src/db/embedded-account.ts'
import { clusterFolder } from '../../apps/platform/src/db/embedded-folder.ts'
import { runningCluster } from '../../apps/platform/src/db/embedded-lock.ts'
import {
  type EmbeddedPostgres,
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/platform/src/db/embedded.ts'

const TMPFS_MEGABYTES = 900
const MAX_CONNECTIONS = 120

/** A PostgreSQL that loses its processes, its connections and its disk space. */
export interface ChaosCluster {
  url: string
  /** Why its disk cannot be filled; null if it can. */
  noDiskFault: string | null
  /** Immediate shutdown, as `pg_ctl -m immediate` does it: the next start replays the log. */
  crash(): Promise<void>
  /** Starts it unless it runs, and waits until it accepts queries. */
  recover(): Promise<void>
  /** Ends all sessions of others. @returns their number */
  terminateBackends(): Promise<number>
  /** Takes every connection that is free. @returns gives them back */
  exhaustConnections(): Promise<() => Promise<void>>
  /** Takes the rest of the disk. @returns frees it */
  fillDisk(): () => void
  stop(): Promise<void>
}

/** On a small disk of its own in memory if we may mount one. */
export async function startChaosCluster(log: (line: string) => void): Promise<ChaosCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-chaos-'))
  chmodSync(folder, 0o755)
  const mounted = mount(folder)
  if (mounted === null) chmodSync(folder, 0o755)
  const dataDir = join(folder, 'data')
  const port = await freePort()
  const settings = {
    max_connections: String(MAX_CONNECTIONS),
    shared_buffers: '64MB',
    // The disk is small, and what was written before a crash has to fit.
    max_wal_size: '128MB',
    min_wal_size: '32MB',
    ...(mounted === null && { fsync: 'on' }),
  }
  let server: EmbeddedPostgres | undefined
  let hasEnded = true
  const start = async () => {
    server = await startEmbeddedPostgres({ dataDir, port, settings, log })
    hasEnded = false
    const started = server
    void started.ended.then(() => {
      if (server === started) hasEnded = true
    })
    return started
  }
  const url = await (await start()).ensureDatabase('playhouse')
  const running = () => runningCluster(clusterFolder(dataDir, databaseAccount()))
  const answers = async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.query('CREATE TEMPORARY TABLE chaos_writable (x integer)')
      return true
    } catch {
      return false
    } finally {
      await client.end().catch(() => {})
    }
  }
  return {
    url,
    noDiskFault: mounted,
    async crash() {
      const found = await running()
      if (!found) return
      process.kill(found.pid, 'SIGQUIT')
      await server?.ended
    },
    async recover() {
      for (const until = Date.now() + 120_000; Date.now() < until; await sleep(200)) {
        if (hasEnded) await start().catch((error: unknown) => log(String(error)))
        if (!hasEnded && (await answers())) return
      }
      throw new Error('The database did not come back.')
    },
    async terminateBackends() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query<{ ended: string }>(
        `SELECT count(pg_terminate_backend(pid)) AS ended FROM pg_stat_activity
         WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
      )
      await client.end()
      return Number(rows[0]?.ended)
    },
    async exhaustConnections() {
      const held: pg.Client[] = []
      for (;;) {
        const client = new pg.Client({ connectionString: url })
        client.on('error', () => {})
        try {
          await client.connect()
          held.push(client)
        } catch {
          break
        }
      }
      return async () => void (await Promise.all(held.map((client) => client.end().catch(() => {}))))
    },
    fillDisk() {
      const { bavail, bsize } = statfsSync(folder)
      const filler = join(folder, 'filler')
      // In pieces: the last one fails when nothing is left.
      const piece = Buffer.alloc(1024 * 1024)
      for (let left = bavail * bsize; left > 0; left -= piece.length) {
        try {
          writeFileSync(filler, piece, { flag: 'a' })
        } catch {
          break
        }
      }
      return () => rmSync(filler, { force: true })
    },
    async stop() {
      await server?.stop()
      removeEmbeddedPostgres(dataDir)
      if (mounted === null) spawnSync('umount', [folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @returns why it is not mounted */
function mount(folder: string): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    return 'only root may mount a small disk for the database'
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${TMPFS_MEGABYTES}m`, 'tmpfs', folder])
  return status === 0 ? null : `a small disk could not be mounted: ${String(stderr).trim()}`
}
