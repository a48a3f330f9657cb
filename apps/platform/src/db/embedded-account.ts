import { execFileSync, spawnSync } from 'node:child_process'

/** Who runs the server: `undefined` is whoever runs this process; root gives way to the `postgres` account. */
export type Account = { uid: number; gid: number } | undefined

/**
 * PostgreSQL refuses to run as root, so for root this answers the ids of the `postgres` account and makes it if missing.
 * @throws Error when root cannot make the account.
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

/** Whether the account may do what `test` checks (`-x` enter or run, `-w` write) at the path. Asked as that account. */
export function accountMay(account: Account, check: '-x' | '-w', path: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'test "$0" "$1"', check, path], { ...account, cwd: '/' }).status === 0
}
