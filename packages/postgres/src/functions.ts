import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type pg from 'pg'
import { findSqlState } from './database.ts'

export interface FunctionFile {
  /** Name of the file and of the function that it defines. */
  name: string
  /** `CREATE OR REPLACE FUNCTION`, and the triggers and defaults that call it. */
  sql: string
  /** Functions that must exist before: those in the bodies of SQL-language functions. */
  requires: readonly string[]
}

/** Reads `<domain>/<function>.sql` of the folder, each after those that it requires. @throws Error for a cycle or an unknown name */
export function readFunctions(folder: string): FunctionFile[] {
  const files = new Map<string, FunctionFile>()
  for (const path of globSync('*/*.sql', { cwd: folder }).toSorted()) {
    const name = basename(path, '.sql')
    const sql = readFileSync(join(folder, path), 'utf8')
    if (files.has(name)) throw new Error(`Two files define the function ${name}`)
    const requires = /^-- requires: (.+)$/m.exec(sql)?.[1]?.split(', ') ?? []
    files.set(name, { name, sql, requires })
  }
  return inOrder(files)
}

function inOrder(files: ReadonlyMap<string, FunctionFile>): FunctionFile[] {
  const ordered = new Set<FunctionFile>()
  const add = (file: FunctionFile, path: readonly string[]) => {
    if (ordered.has(file)) return
    if (path.includes(file.name)) throw new Error(`Functions require each other: ${[...path, file.name].join(' → ')}`)
    for (const name of file.requires) {
      const required = files.get(name)
      if (!required) throw new Error(`${file.name} requires ${name}, which no file defines`)
      add(required, [...path, file.name])
    }
    ordered.add(file)
  }
  for (const file of files.values()) add(file, [])
  return [...ordered]
}

const tableIn = (inSchema: string) => `${inSchema}.sql_function`
const computeChecksum = ({ sql }: FunctionFile) => createHash('sha256').update(sql).digest('hex')

/** Checksums of the applied files, by function. */
async function readApplied(client: pg.Client, inSchema: string): Promise<Map<string, string>> {
  const table = tableIn(inSchema)
  await client.query(`CREATE TABLE IF NOT EXISTS ${table} (name text PRIMARY KEY, checksum text NOT NULL)`)
  const { rows } = await client.query<{ name: string; checksum: string }>(`SELECT name, checksum FROM ${table}`)
  return new Map(rows.map(({ name, checksum }) => [name, checksum]))
}

/** Whether {@link applyFunctions} would change anything. */
export async function areFunctionsStale(client: pg.Client, folder: string, inSchema: string): Promise<boolean> {
  const applied = await readApplied(client, inSchema)
  const files = readFunctions(folder)
  return files.length !== applied.size || files.some((file) => applied.get(file.name) !== computeChecksum(file))
}

/** Applies the files that have changed, and drops the functions of those that are gone, in the client's transaction. */
export async function applyFunctions(client: pg.Client, folder: string, inSchema: string): Promise<void> {
  const table = tableIn(inSchema)
  const applied = await readApplied(client, inSchema)
  for (const file of readFunctions(folder)) {
    const checksum = computeChecksum(file)
    if (applied.get(file.name) !== checksum) {
      await define(client, file)
      await client.query(
        `INSERT INTO ${table} VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum`,
        [file.name, checksum],
      )
    }
    applied.delete(file.name)
  }
  for (const name of applied.keys()) {
    await dropFunction(client, name)
    await client.query(`DELETE FROM ${table} WHERE name = $1`, [name])
  }
}

/** invalid_function_definition: another return type, or other names of parameters. */
const CANNOT_REPLACE = '42P13'

/** Replaces a function in place if PostgreSQL can; otherwise drops it first, which fails if a table depends on it. */
async function define(client: pg.Client, { name, sql }: FunctionFile): Promise<void> {
  await client.query('SAVEPOINT replacing')
  try {
    await client.query(sql)
    // A function with other types of parameters stands beside the old one.
    if ((await signatures(client, name)).length === 1) return
  } catch (error) {
    if (findSqlState(error) !== CANNOT_REPLACE)
      throw new Error(`The function ${name} cannot be defined`, { cause: error })
  }
  await client.query('ROLLBACK TO SAVEPOINT replacing')
  await dropFunction(client, name)
  await client.query(sql)
}

async function dropFunction(client: pg.Client, name: string): Promise<void> {
  for (const signature of await signatures(client, name)) await client.query(`DROP FUNCTION ${signature}`)
}

async function signatures(client: pg.Client, name: string): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `SELECT oid::regprocedure::text AS signature FROM pg_proc WHERE proname = $1 AND pronamespace = 'public'::regnamespace`,
    [name],
  )
  return rows.map(({ signature }) => signature)
}
