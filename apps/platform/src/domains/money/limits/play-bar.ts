import { sql } from 'drizzle-orm'
import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { HoldState } from '../../../db/tables/limits.ts'
import { platformError } from '../../../request/platform-error.ts'

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

/** Why play and deposits wait for the register of excluded persons (`register_bar`). */
type RegisterBar = 'UNKNOWN' | 'INCOMPLETE'
const REGISTER_CODES = {
  UNKNOWN: 'register.unknown',
  INCOMPLETE: 'register.details',
} as const satisfies Record<RegisterBar, PlatformErrorCode>

/** @throws PlatformError register.unknown, register.details */
export async function assertRegisterAnswered(database: Database | Transaction, memberId: number): Promise<void> {
  const { rows } = await database.execute<{ bar: RegisterBar | null }>(sql`select register_bar(${memberId}) as bar`)
  if (rows[0]?.bar) throw platformError(REGISTER_CODES[rows[0].bar])
}

export async function playBarCode(
  database: Database | Transaction,
  memberId: number,
): Promise<'account.held' | 'play.excluded' | (typeof REGISTER_CODES)[RegisterBar]> {
  const { rows } = await database.execute<{ excluded: boolean; held: boolean; bar: RegisterBar | null }>(sql`
    select is_excluded(${memberId}) as excluded, account_hold_state(${memberId}) is not null as held, register_bar(${memberId}) as bar`)
  const [found] = rows
  if (found?.held) return 'account.held'
  return found?.bar && !found.excluded ? REGISTER_CODES[found.bar] : 'play.excluded'
}
