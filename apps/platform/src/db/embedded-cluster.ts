import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './embedded-account.ts'

/** Written last, so its presence means that the cluster is complete. */
const passwordFile = (folder: string) => join(folder, 'playhouse-password')

/** The cluster's password; `undefined` if there is no complete cluster yet. */
export function readPassword(folder: string): string | undefined {
  return existsSync(passwordFile(folder)) ? readFileSync(passwordFile(folder), 'utf8').trim() : undefined
}

/**
 * Creates an empty cluster, replacing a partial one from an interrupted first start.
 * @returns the random password of its `postgres` role, stored beside the data
 * @throws Error with the output of initdb
 */
export function createCluster(folder: string, initdb: string, account: Account): string {
  const password = randomBytes(18).toString('base64url')
  const scratch = mkdtempSync(join(tmpdir(), 'playhouse-initdb-'))
  const handedOver = join(scratch, 'password')
  try {
    writeFileSync(handedOver, password, { mode: 0o600 })
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    if (account) for (const path of [scratch, handedOver, folder]) chownSync(path, account.uid, account.gid)
    const made = spawnSync(initdb, [...INITDB_FLAGS, `--pgdata=${folder}`, `--pwfile=${handedOver}`], {
      ...account,
      cwd: '/',
      encoding: 'utf8',
    })
    if (made.status !== 0) {
      throw new Error(`PostgreSQL could not create its data in ${folder}: ${made.stderr || made.error}`)
    }
    writeFileSync(passwordFile(folder), password, { mode: 0o600 })
    return password
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const INITDB_FLAGS = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  // The builtin locale sorts and folds the same on every machine and needs no installed one.
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--lc-messages=C',
]
