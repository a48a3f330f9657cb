import { createHash } from 'node:crypto'
import { chownSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Account } from './embedded-account.ts'
import { accountMay } from './embedded-account.ts'

/** Used when the `postgres` account cannot enter the project's folder. */
export const OUTSIDE_ROOT = '/var/lib/playhouse'

/**
 * The folder that holds the cluster of `dataDir`: `dataDir` itself, or, if the account cannot enter it (a
 * project under /root), one under /var/lib/playhouse derived from its path.
 */
export function clusterFolder(dataDir: string, account: Account): string {
  const wanted = resolve(dataDir)
  makeFolder(wanted, account)
  if (accountMay(account, '-w', wanted)) return wanted
  const outside = `${OUTSIDE_ROOT}/${createHash('sha256').update(wanted).digest('hex').slice(0, 12)}`
  mkdirSync(OUTSIDE_ROOT, { recursive: true, mode: 0o755 })
  makeFolder(outside, account)
  return outside
}

function makeFolder(folder: string, account: Account): void {
  // A recursive mkdir applies the mode to every folder it creates; parents must stay open to the account.
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}
