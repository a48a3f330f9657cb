import type pg from 'pg'
import { expect } from 'vitest'
import type { Database } from '@playhouse/postgres/database.ts'

export interface OtherTransaction extends Pick<pg.ClientBase, 'query'> {
  commit(): Promise<void>
  /** Of nothing, once it is committed. */
  rollBack(): Promise<void>
}

/**
 * A transaction beside what is tested. It fails where it would have to wait: a deadlock would only be found after a second, and
 * whether it is found first here or there is chance.
 */
export async function openTransaction(database: Database): Promise<OtherTransaction> {
  const client = await database.$client.connect()
  let isOpen = true
  const end = async (how: 'commit' | 'rollback') => {
    if (!isOpen) return
    isOpen = false
    await client.query(how).finally(() => client.release())
  }
  await client.query('begin')
  await client.query("set local lock_timeout = '300ms'")
  return { query: client.query.bind(client), commit: () => end('commit'), rollBack: () => end('rollback') }
}

/** Resolves once a transaction of this database waits for a lock. */
export async function waitForWaiting(database: Database): Promise<void> {
  const countWaiting = async () => {
    const { rowCount } = await database.$client.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rowCount
  }
  await expect.poll(countWaiting, { timeout: 10_000 }).toBeGreaterThan(0)
}
