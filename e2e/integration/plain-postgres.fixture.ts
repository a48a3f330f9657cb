import { freePort } from '@playhouse/testing/free-port.ts'
import { replaceClock } from '@playhouse/testing/postgres-clock.ts'
import { execFileSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { databaseAccount } from '../../apps/platform/src/db/embedded-account.ts'
import { spawnSupervised } from '../../apps/platform/src/db/supervised-process.ts'

export interface PlainServer {
  adminUrl: string
  stop(): Promise<void>
}

/** Folder of a PostgreSQL with its client programs, as Debian installs it; undefined without one. npm's has none. */
export function plainPostgres(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((path) => dirname(path))
    .filter((folder) => existsSync(join(folder, 'pg_dump')))
    .toSorted()
    .at(-1)
}

/** Starts an empty server that asks for passwords. */
export async function startPlainServer(binaries = ''): Promise<PlainServer> {
  const account = databaseAccount()
  const folder = mkdtempSync(join(tmpdir(), 'playhouse-plain-'))
  const [data, passwordFile] = [join(folder, 'data'), join(folder, 'password')]
  const password = 'plain-server-of-tests'
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (account) for (const path of [folder, passwordFile]) chownSync(path, account.uid, account.gid)
  const settings = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8']
  execFileSync(join(binaries, 'initdb'), [...settings, `--pgdata=${data}`, `--pwfile=${passwordFile}`], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  })
  const port = await freePort()
  const ready = Promise.withResolvers<void>()
  const server = spawnSupervised({
    command: join(binaries, 'postgres'),
    args: [
      '-D',
      data,
      '-p',
      String(port),
      ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'].flatMap((setting) => ['-c', setting]),
    ],
    endSignal: 'INT',
    account,
    cwd: '/',
    output: (line) => {
      if (line.includes('ready to accept connections')) ready.resolve()
    },
  })
  void server.ended.then((code) => ready.reject(new Error(`PostgreSQL ended with ${code}.`)))
  await ready.promise
  const adminUrl = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  await replaceClock(adminUrl)
  return {
    adminUrl,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
