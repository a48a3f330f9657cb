import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, globSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { databaseAt } from './admin-server.ts'

interface ClientPrograms {
  dump: string
  restore: string
}

/** Where Debian keeps the programs of each version. */
const DEBIAN = '/usr/lib/postgresql/*/bin/pg_dump'

/**
 * PostgreSQL's programs for a server: those on the PATH, or of a version that is installed beside them.
 * @throws Error if all are older than the server, which they refuse to read
 */
export function clientPrograms(serverVersion: number): ClientPrograms {
  for (const dump of ['pg_dump', ...globSync(DEBIAN).toSorted()]) {
    const { stdout } = spawnSync(dump, ['--version'], { encoding: 'utf8' })
    const version = Number(/(\d+)/.exec(stdout ?? '')?.[1])
    if (version >= serverVersion)
      return { dump, restore: dump === 'pg_dump' ? 'pg_restore' : join(dirname(dump), 'pg_restore') }
  }
  throw new Error(
    `The export needs pg_dump of PostgreSQL ${serverVersion} or later. Install its client programs (Debian: postgresql-client-${serverVersion}).`,
  )
}

/**
 * Writes a database into a file that pg_restore reads, and reads it back. The file has its name once it is complete.
 * @throws Error if it exists, a table is missing, or it cannot be read to its end
 */
export async function exportDatabase(
  programs: ClientPrograms,
  { adminUrl, name, file }: { adminUrl: string; name: string; file: string },
): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already. Name another file.`)
  const made = `${file}.partial`
  try {
    // pg_dump would let others read it.
    closeSync(openSync(made, 'w', 0o600))
    run(programs.dump, ['--format=custom', `--role=${name}`, `--file=${made}`], databaseAt(adminUrl, name))
    const contents = run(programs.restore, ['--list', made])
    const missing = (await readTables(adminUrl, name)).filter((table) => !contents.includes(` TABLE DATA ${table} `))
    if (missing.length > 0) throw new Error(`The export lacks the rows of ${missing.join(', ')}.`)
    // A list is read from the beginning of the file alone.
    run(programs.restore, ['--file=/dev/null', made])
    renameSync(made, file)
  } finally {
    rmSync(made, { force: true })
  }
}

/** Tables as pg_restore lists them: schema and name. */
async function readTables(adminUrl: string, name: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseAt(adminUrl, name) })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      `SELECT schemaname || ' ' || tablename AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    )
    return rows.map((row) => row.name)
  } finally {
    await client.end()
  }
}

/** Passes the password by the environment, because every account of the machine may list arguments. */
function run(program: string, args: readonly string[], databaseUrl?: string): string {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl)
  const password = url && decodeURIComponent(url.password)
  if (url) url.password = ''
  const { status, stdout, stderr, error } = spawnSync(program, [...args, ...(url ? [`--dbname=${url.href}`] : [])], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  })
  if (status !== 0) throw new Error(`${program} failed: ${(stderr || String(error)).trim()}`)
  return stdout
}
