import { afterAll, beforeAll } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'

/** A scratch database with empty tables for one test file. Returns its accessor. */
export function useScratchDatabase(): () => Database {
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

/** `ok` or the refusal's code, per call. */
export async function outcomes(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(calls)
  return settled.map((one) => (one.status === 'fulfilled' ? 'ok' : String((one.reason as { code?: unknown }).code)))
}
