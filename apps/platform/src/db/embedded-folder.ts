import { createHash } from 'node:crypto'
import { chownSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Account } from './embedded-account.ts'
import { accountMay } from './embedded-account.ts'

/** Where things go that the `postgres` account must reach when it cannot enter the project's folder. */
export const OUTSIDE_ROOT = '/var/lib/playhouse'

/**
 * The folder that really holds the cluster of `dataDir`: `dataDir` itself, or, when the account cannot enter it
 * (a project under /root, say), one under /var/lib/playhouse named after it. The same `dataDir` gives the same folder.
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
  // The mode of a recursive mkdir goes to every folder made; the ones above must stay open to the account.
  mkdirSync(dirname(folder), { recursive: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if (account) chownSync(folder, account.uid, account.gid)
}
