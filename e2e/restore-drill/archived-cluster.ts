import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '@playhouse/testing/free-port.ts'
import { machineNow } from '@playhouse/testing/test-clock.ts'
import pg from 'pg'
import { databaseAccount } from '../../apps/platform/src/db/embedded-account.ts'
import { databaseBinaries } from '../../apps/platform/src/db/embedded-binaries.ts'
import { clusterFolder } from '../../apps/platform/src/db/embedded-folder.ts'
import { runningCluster } from '../../apps/platform/src/db/embedded-lock.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../apps/platform/src/db/embedded.ts'
import { takeBaseBackup } from '../../apps/platform/test/base-backup.ts'
import { ROOT } from '../../scripts/lib/settings.ts'

const account = databaseAccount()
const own = (path: string): void => {
  if (account) chownSync(path, account.uid, account.gid)
}
const findFolder = (dataDir: string) => clusterFolder(dataDir, account)

/** A PostgreSQL that archives its log by the script of the compose file, and is restored by it. */
export interface ArchivedCluster {
  url: string
  /** Copies the data while the server works. */
  takeBase(): Promise<void>
  /** Waits until what is committed now is in the archive. @returns milliseconds that took */
  archived(): Promise<number>
  /** Ends the server as a power cut does. */
  crash(): Promise<void>
  stop(): Promise<void>
  /** Deletes the data folder: what is not archived is lost. */
  loseDisk(): void
  /** Runs the script of the compose file. */
  script(...words: string[]): { status: number | null; output: string }
  /** Leaves the folders as a restore that is killed before its last step does. */
  interruptRestore(): void
  /** Starts the server again; after a restore it replays the rest of the log first. */
  start(): Promise<void>
  end(): Promise<void>
}

/** @param archiveSeconds time after which a segment is archived that is not full; 0 waits until it is */
export async function startArchivedCluster(archiveSeconds: number): Promise<ArchivedCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-drill-'))
  chmodSync(folder, 0o755)
  own(folder)
  const backups = join(folder, 'backups')
  for (const path of [backups, join(backups, 'wal'), join(backups, 'base')]) {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    own(path)
  }
  // The project's folder may be closed to the account of the server.
  const scriptPath = join(folder, 'backup.sh')
  copyFileSync(join(ROOT, 'deploy/postgres/backup.sh'), scriptPath)
  const dataDir = join(folder, 'primary')
  const dataFolder = findFolder(dataDir)
  const { postgres } = await databaseBinaries(account, () => {})
  const port = await freePort()
  let server: EmbeddedPostgres | undefined
  const start = async () => {
    server = await startEmbeddedPostgres({
      dataDir,
      port,
      settings: {
        archive_mode: 'on',
        archive_command: `BACKUPS=${backups} sh ${scriptPath} archive %p %f`,
        archive_timeout: String(archiveSeconds),
        wal_level: 'replica',
        shared_buffers: '64MB',
      },
    })
    return server.ensureDatabase('playhouse')
  }
  const url = await start()
  return {
    url,
    takeBase: () => takeBase(url, dataFolder, join(backups, 'base')),
    archived: () => untilArchived(url, 10_000 * archiveSeconds),
    async crash() {
      const found = await runningCluster(dataFolder)
      if (!found) throw new Error('The server does not run.')
      process.kill(found.pid, 'SIGQUIT')
      await server?.ended
    },
    stop: async () => server?.stop(),
    loseDisk: () => rmSync(dataFolder, { recursive: true }),
    script(...words) {
      const { status, stdout, stderr } = spawnSync('sh', [scriptPath, ...words], {
        ...account,
        cwd: '/',
        encoding: 'utf8',
        env: { PATH: process.env.PATH, BACKUPS: backups, PGDATA: dataFolder, POSTGRES_PROGRAM: postgres },
      })
      return { status, output: `${stdout}${stderr}` }
    },
    interruptRestore() {
      renameSync(dataFolder, `${dataFolder}.before-interrupted`)
      mkdirSync(`${dataFolder}.restoring/pg_wal`, { recursive: true, mode: 0o700 })
      own(`${dataFolder}.restoring`)
      own(`${dataFolder}.restoring/pg_wal`)
    },
    start: async () => void (await start()),
    async end() {
      await server?.stop()
      for (const name of readdirSync(dirname(dataFolder)))
        if (name.startsWith(basename(dataFolder))) rmSync(join(dirname(dataFolder), name), { recursive: true })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A base backup as `backup.sh take` makes it, without `pg_basebackup`, which npm's PostgreSQL lacks. */
async function takeBase(url: string, dataFolder: string, base: string): Promise<void> {
  const made = join(base, 'making')
  const data = join(made, 'data')
  mkdirSync(made, { mode: 0o700 })
  own(made)
  const end = await takeBaseBackup(url, dataFolder, data)
  execFileSync('tar', ['-czf', join(made, 'base.tar.gz'), '-C', data, '.'])
  execFileSync('tar', ['-czf', join(made, 'pg_wal.tar.gz'), '-T', '/dev/null'])
  const label = readFileSync(join(data, 'backup_label'), 'utf8')
  const timeline = /^START TIMELINE: (\d+)$/m.exec(label)?.[1]
  writeFileSync(
    join(made, 'backup_manifest'),
    `"WAL-Ranges": [\n{ "Timeline": ${timeline}, "Start-LSN": "0/0", "End-LSN": "${end}" }\n]\n`,
  )
  rmSync(data, { recursive: true })
  for (const name of readdirSync(made)) own(join(made, name))
  const stamp = new Date(Math.ceil(machineNow() / 1_000) * 1_000).toISOString().replace(/:|\.000/g, '')
  renameSync(made, join(base, stamp))
}

const untilArchived = (url: string, withinMs: number) =>
  withClient(url, async (client) => {
    const began = performance.now()
    const { rows } = await client.query<{ name: string }>('SELECT pg_walfile_name(pg_current_wal_insert_lsn()) AS name')
    for (;;) {
      const { rows: states } = await client.query<{ done: boolean; failed: string | null }>(
        'SELECT coalesce(last_archived_wal >= $1, false) AS done, last_failed_wal AS failed FROM pg_stat_archiver',
        [rows[0]?.name],
      )
      if (states[0]?.failed) throw new Error(`${states[0].failed} could not be archived.`)
      if (states[0]?.done) return performance.now() - began
      if (performance.now() - began > withinMs) throw new Error('The log is not archived.')
      await sleep(20)
    }
  })

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
