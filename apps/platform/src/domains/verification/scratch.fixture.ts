import { afterAll, beforeAll } from 'vitest'
import { scratchDatabase } from '../../../test/database.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'

/** A database of its own for one test file, with tables and no rows. Out: how the tests get at it. */
export function scratch(): () => Database {
  let opened: { database: Database; drop: () => Promise<void> } | undefined
  beforeAll(async () => {
    const { url, drop } = await scratchDatabase()
    opened = { database: openDatabase(url), drop }
  })
  afterAll(async () => {
    await opened?.database.$client.end()
    await opened?.drop()
  })
  return () => {
    if (!opened) throw new Error('The database is there only while tests run.')
    return opened.database
  }
}

/** How each of several calls ended: `ok`, or the code of its refusal. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled.map((one) => (one.status === 'fulfilled' ? 'ok' : String((one.reason as { code?: unknown }).code)))
}
