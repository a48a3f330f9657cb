import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { databaseAccount } from '../src/db/embedded-account.ts'

/** Files that change while the server works, or are its own; the log brings the rest. */
const LEFT_OUT = ['--exclude=./pg_wal/*', '--exclude=./postmaster.*', '--exclude=./pg_replslot/*']

/**
 * Copies the data of a running server into a new or empty folder, as `pg_basebackup` does, which npm's PostgreSQL lacks.
 * @param from data folder of the server at `url`
 * @returns the position of the log at its end
 */
export async function takeBaseBackup(url: string, from: string, to: string): Promise<string> {
  const account = databaseAccount()
  const own = (path: string) => account && chownSync(path, account.uid, account.gid)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`SELECT pg_backup_start('copy', fast => true)`)
    mkdirSync(to, { recursive: true, mode: 0o700 })
    own(to)
    const packed = `${to}.tar`
    const { status, stderr } = spawnSync('tar', ['-cf', packed, ...LEFT_OUT, '-C', from, '.'])
    // 1: a file changed while it was read.
    if (status !== 0 && status !== 1) throw new Error(`The base backup failed: ${String(stderr)}`)
    execFileSync('tar', ['-xpf', packed, '-C', to])
    rmSync(packed)
    const { rows } = await client.query<{ lsn: string; labelfile: string }>(
      'SELECT * FROM pg_backup_stop(wait_for_archive => true)',
    )
    writeFileSync(join(to, 'backup_label'), rows[0]?.labelfile ?? '')
    own(join(to, 'backup_label'))
    return rows[0]?.lsn ?? ''
  } finally {
    await client.end()
  }
}
