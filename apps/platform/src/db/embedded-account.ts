import { execFileSync, spawnSync } from 'node:child_process'

/** The account that runs the server; `undefined` means the current one. Root switches to `postgres`. */
export type Account = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root: returns the ids of the `postgres` account for root, creating it if
 * missing.
 * @throws Error if root cannot create the account
 */
export function databaseAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  const found = postgresAccount()
  if (found) return found
  try {
    execFileSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/sh', 'postgres'])
  } catch (cause) {
    throw new Error('PostgreSQL does not run as root, and the account "postgres" could not be made for it.', { cause })
  }
  return postgresAccount()
}

function postgresAccount(): Account {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim())
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined
}

/**
 * Whether the account has the permission (`-x` enter or execute, `-w` write) on the path, tested as that
 * account.
 */
export function accountMay(account: Account, check: '-x' | '-w', path: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test "$0" "$1"', check, path], { ...account, cwd: '/' }).status === 0
}
