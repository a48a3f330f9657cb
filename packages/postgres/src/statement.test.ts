import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Database } from './database.ts'
import { executePrepared } from './statement.ts'

test('refuses a named statement whose text depends on its values, on whichever connection', async () => {
  const database = { $client: { query: async () => ({ rows: [] }) } } as unknown as Database
  const execute = (query: SQL) => executePrepared(database, 'one-of-several', query)
  await expect(execute(sql`select ${1}`)).resolves.toEqual([])
  await expect(execute(sql`select ${2}`)).resolves.toEqual([])
  await expect(execute(sql`select ${1}, ${2}`)).rejects.toThrow('one-of-several has more than one text')
})
