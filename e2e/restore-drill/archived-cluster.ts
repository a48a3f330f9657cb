import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@playhouse/testing/free-port.ts'
import pg from 'pg'
import { databaseAccount } from '../../apps/platform/src/db/embedded-account.ts'
import { clusterFolder } from '../../apps/platform/src/db/embedded-folder.ts'
import { runningCluster } from '../../apps/platform/src/db/embedded-lock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/platform/src/db/embedded.ts'
import { takeBaseBackup } from '../../apps/platform/test/base-backup.ts'
import { ROOT } from '../../scripts/lib/settings.ts'

const account = databaseAccount()
const own = (path: string): void => {
  if (account) chownSync(path, account.uid, account.gid)
}
const folderOf = (dataDir: string) => clusterFolder(dataDir, account)

/** A PostgreSQL that archives its log by the script of the compose file, and what is restored from it. */
export interface ArchivedCluster {
  url: string
  /** Copies the data while the server works. */
  takeBase(): Promise<void>
  /** Waits until what is committed now is in the archive. @returns milliseconds that took */
  archived(): Promise<number>
  /** Ends the server as a power cut does: what is not archived is lost. */
  lose(): Promise<void>
  /** Starts a server on the base backup and the log up to a moment. @returns its address */
  restore(target: Date): Promise<string>
  end(): Promise<void>
}

/** @param archiveSeconds time after which a segment is archived that is not full */
export async function startArchivedCluster(archiveSeconds: number): Promise<ArchivedCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-drill-'))
  chmodSync(folder, 0o755)
  const backups = join(folder, 'backups')
  for (const path of [backups, join(backups, 'wal'), join(backups, 'base')]) {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    own(path)
  }
  // The project's folder may be closed to the account of the server.
  const script = join(folder, 'backup.sh')
  copyFileSync(join(ROOT, 'deploy/postgres/backup.sh'), script)
  const call = (words: string) => `BACKUPS=${backups} sh ${script} ${words}`
  const base = join(backups, 'base/data')
  const primary = join(folder, 'primary')
  const running: EmbeddedPostgres[] = []
  const start = async (dataDir: string, settings: Record<string, string>) => {
    const server = await startEmbeddedPostgres({
      dataDir,
      port: await freePort(),
      settings: { ...settings, wal_level: 'replica', shared_buffers: '64MB' },
    })
    running.push(server)
    return server.ensureDatabase('playhouse')
  }
  const url = await start(primary, {
    archive_mode: 'on',
    archive_command: call('archive %p %f'),
    archive_timeout: String(archiveSeconds),
  })
  return {
    url,
    async takeBase() {
      await takeBaseBackup(url, folderOf(primary), base)
    },
    archived: () =>
      withClient(url, async (client) => {
        const began = performance.now()
        const { rows } = await client.query<{ name: string }>(
          'SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS name',
        )
        for (;;) {
          const { rows: states } = await client.query<{ done: boolean; failed: string | null }>(
            'SELECT coalesce(last_archived_wal >= $1, false) AS done, last_failed_wal AS failed FROM pg_stat_archiver',
            [rows[0]?.name],
          )
          if (states[0]?.failed) throw new Error(`${states[0].failed} could not be archived.`)
          if (states[0]?.done) return performance.now() - began
          if (performance.now() - began > 10_000 * archiveSeconds) throw new Error('The log is not archived.')
          await sleep(20)
        }
      }),
    async lose() {
      const found = await runningCluster(folderOf(primary))
      if (!found) throw new Error('The server does not run.')
      process.kill(found.pid, 'SIGQUIT')
      await running.pop()?.ended
      rmSync(folderOf(primary), { recursive: true })
    },
    async restore(target) {
      const restored = join(folder, 'restored')
      execFileSync('cp', ['-Rp', `${base}/.`, folderOf(restored)])
      const signal = join(folderOf(restored), 'recovery.signal')
      writeFileSync(signal, '')
      own(signal)
      return start(restored, {
        restore_command: call('fetch %f %p'),
        // A setting may name no zone but by its offset.
        recovery_target_time: target.toISOString().replace('Z', '+00'),
        recovery_target_action: 'promote',
      })
    },
    async end() {
      for (const server of running) await server.stop()
      for (const dataDir of [primary, join(folder, 'restored')])
        rmSync(folderOf(dataDir), { recursive: true, force: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
