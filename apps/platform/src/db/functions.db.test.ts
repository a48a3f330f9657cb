import { readFunctions } from '@playhouse/postgres/functions.ts'
import { migrate } from '@playhouse/postgres/migrate.ts'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchDatabase } from '../../test/database.ts'
import { FUNCTIONS, MIGRATIONS, migrateDatabase, resetDatabase } from './migrate.ts'

let url: string
let drop: () => Promise<void>
let client: pg.Client
beforeAll(async () => {
  ;({ url, drop } = await scratchDatabase())
  client = new pg.Client({ connectionString: url })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await drop()
})

/** Definitions by name of the functions that no extension made. */
async function definitions(): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT proname AS name, pg_get_functiondef(oid) AS definition FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
    ORDER BY proname`,
  )
  return Object.fromEntries(rows.map(({ name, definition }) => [name, definition]))
}

test('every function in the database equals the definition in its file', async () => {
  const files = readFunctions(FUNCTIONS)
  const applied = await definitions()
  expect(Object.keys(applied)).toEqual(files.map(({ name }) => name).toSorted())
  await client.query('BEGIN')
  try {
    for (const { sql } of files) await client.query(sql)
    expect(await definitions()).toEqual(applied)
  } finally {
    // Without this, the tests below would wait for the transaction.
    await client.query('ROLLBACK')
  }
})

test('every file defines one function, of its name, below a comment', () => {
  for (const { name, sql } of readFunctions(FUNCTIONS)) {
    expect(sql).toMatch(new RegExp(`^(-- .+\\n)+CREATE OR REPLACE FUNCTION ${name}\\(`))
    expect(sql.match(/^CREATE (OR REPLACE )?FUNCTION/gm)).toHaveLength(1)
  }
})

test('migrations hold tables and data: functions and triggers stand in db/functions', () => {
  const misplaced = globSync('*.sql', { cwd: MIGRATIONS }).flatMap((path) =>
    [
      ...readFileSync(join(MIGRATIONS, path), 'utf8').matchAll(
        /^\s*CREATE (OR REPLACE )?(FUNCTION|PROCEDURE|(CONSTRAINT )?TRIGGER)\b.*/gim,
      ),
    ].map(([line]) => `${path}: “${line.trim()}” belongs to apps/platform/src/db/functions/<domain>/<function>.sql`),
  )
  expect(misplaced).toEqual([])
})

test('programs that start at once migrate an empty database once', async () => {
  const scratch = await scratchDatabase()
  await resetDatabase(scratch.url)
  await Promise.all([1, 2, 3].map(() => migrateDatabase(scratch.url)))
  const other = new pg.Client({ connectionString: scratch.url })
  await other.connect()
  const { rows } = await other.query<{ created_at: string }>('SELECT created_at FROM drizzle.__drizzle_migrations')
  await other.end()
  await scratch.drop()
  expect(new Set(rows.map((row) => row.created_at)).size).toBe(rows.length)
})

describe('application of function files', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'functions-'))
    mkdirSync(join(folder, 'trial'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  const write = (name: string, sql: string) => writeFileSync(join(folder, 'trial', `${name}.sql`), sql)
  const remove = (name: string) => rmSync(join(folder, 'trial', `${name}.sql`))
  /** With a schema of its own for what was applied, so that the platform's functions stay. */
  const apply = () => migrate(url, { migrations: MIGRATIONS, functions: folder, schema: 'trial' })
  const call = async (expression: string) => (await client.query(`SELECT ${expression} AS result`)).rows[0].result

  beforeAll(async () => {
    await client.query('CREATE SCHEMA trial')
    await client.query('CREATE TABLE trial.__drizzle_migrations AS SELECT * FROM drizzle.__drizzle_migrations')
  })

  test('replaces a function whose body, result, parameters or their names change', async () => {
    write('twice', 'CREATE OR REPLACE FUNCTION twice(n integer) RETURNS integer LANGUAGE sql AS $$ SELECT n + n $$;')
    await apply()
    expect(await call('twice(4)')).toBe(8)
    for (const [expression, sql] of [
      ['twice(4)', 'CREATE OR REPLACE FUNCTION twice(n integer) RETURNS integer LANGUAGE sql AS $$ SELECT 2 * n $$;'],
      ['twice(4)', 'CREATE OR REPLACE FUNCTION twice(n integer) RETURNS text LANGUAGE sql AS $$ SELECT 2 * n $$;'],
      ['twice(m => 4)', 'CREATE OR REPLACE FUNCTION twice(m integer) RETURNS text LANGUAGE sql AS $$ SELECT 2 * m $$;'],
      [
        'twice(4, 3)',
        'CREATE OR REPLACE FUNCTION twice(m integer, n integer) RETURNS text LANGUAGE sql AS $$ SELECT 8 $$;',
      ],
    ] as const) {
      write('twice', sql)
      await apply()
      expect(String(await call(expression))).toBe('8')
    }
    await expect(call('twice(4)')).rejects.toThrow('does not exist')
  })

  test('defines required functions first', async () => {
    write(
      'above',
      '-- requires: below\nCREATE OR REPLACE FUNCTION above() RETURNS integer LANGUAGE sql AS $$ SELECT below() $$;',
    )
    write('below', 'CREATE OR REPLACE FUNCTION below() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;')
    await apply()
    expect(await call('above()')).toBe(1)
  })

  test('names the functions of a cycle, and one that no file defines', async () => {
    write(
      'below',
      '-- requires: above\nCREATE OR REPLACE FUNCTION below() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;',
    )
    await expect(apply()).rejects.toThrow('above → below → above')
    write(
      'below',
      '-- requires: lost\nCREATE OR REPLACE FUNCTION below() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;',
    )
    await expect(apply()).rejects.toThrow('below requires lost')
    remove('above')
    remove('below')
  })

  test('changes nothing if one file cannot be applied, and names it', async () => {
    write('early', 'CREATE OR REPLACE FUNCTION early() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$;')
    write('faulty', 'CREATE OR REPLACE FUNCTION faulty() RETURNS integer LANGUAGE sql AS $$ SELECT nowhere $$;')
    await expect(apply()).rejects.toThrow('faulty')
    await expect(call('early()')).rejects.toThrow('does not exist')
    remove('faulty')
  })

  test('leaves the functions of a newer version alone', async () => {
    await client.query('UPDATE trial.__drizzle_migrations SET created_at = created_at + 1')
    write('early', 'CREATE OR REPLACE FUNCTION early() RETURNS integer LANGUAGE sql AS $$ SELECT 2 $$;')
    await apply()
    await expect(call('early()')).rejects.toThrow('does not exist')
    await client.query('UPDATE trial.__drizzle_migrations SET created_at = created_at - 1')
    await apply()
    expect(await call('early()')).toBe(2)
  })

  test('drops the function of a removed file, unless a table depends on it', async () => {
    write('hour', 'CREATE OR REPLACE FUNCTION hour() RETURNS integer LANGUAGE sql AS $$ SELECT 7 $$;')
    await apply()
    await client.query('CREATE TABLE trial.clock (hour integer DEFAULT hour())')
    remove('early')
    remove('hour')
    await expect(apply()).rejects.toThrow('other objects depend on it')
    await client.query('DROP TABLE trial.clock')
    await apply()
    expect(Object.keys(await definitions())).not.toContain('hour')
    expect(Object.keys(await definitions())).not.toContain('early')
  })
})
