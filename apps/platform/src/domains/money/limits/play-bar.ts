import { sql } from 'drizzle-orm'
import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { HoldState } from '../../../db/tables/limits.ts'

/** Why the account is closed to deposits and play although it is not excluded itself; null if it is not. */
export async function holdState(
  database: Database | Transaction,
  memberId: number,
): Promise<Exclude<HoldState, 'RELEASED'> | null> {
  const { rows } = await database.execute<{ state: Exclude<HoldState, 'RELEASED'> | null }>(
    sql`select account_hold_state(${memberId}) as state`,
  )
  return rows[0]?.state ?? null
}

/** Whether a member is excluded, in a time-out or held. */
export async function isBarredFromPlay(database: Database | Transaction, memberId: number): Promise<boolean> {
  const { rows } = await database.execute<{ barred: boolean }>(
    sql`select is_excluded(${memberId}) or account_hold_state(${memberId}) is not null as barred`,
  )
  return rows[0]?.barred ?? false
}

export async function playBarCode(
  database: Database | Transaction,
  memberId: number,
): Promise<Extract<PlatformErrorCode, 'account.held' | 'play.excluded'>> {
  return (await holdState(database, memberId)) === null ? 'play.excluded' : 'account.held'
}
