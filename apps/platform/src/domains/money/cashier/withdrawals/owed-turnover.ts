import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { isBarredFromPlay } from '../../limits/play-bar.ts'
import { remainingTurnover, type Turnover } from '../turnover.ts'

/** Minor units. */
export interface OwedTurnover extends Turnover {
  /** The account may not play, so nothing has to be played. */
  isWaived: boolean
  /** Part of the deposits that was not played once; a person returns it to its source. */
  unplayed: bigint
}

/** Remaining turnover before a withdrawal: zero while the account may not play, or its money would be locked. */
export async function owedTurnover(database: Database | Transaction, memberId: number): Promise<OwedTurnover> {
  const turnover = await remainingTurnover(database, memberId)
  const unplayed = await unplayedDeposits(database, turnover.remaining)
  if (!(await isBarredFromPlay(database, memberId))) return { ...turnover, isWaived: false, unplayed }
  return { required: 0n, done: 0n, remaining: 0n, isWaived: true, unplayed }
}

/** The deposits behind a remaining turnover, rounded up. */
async function unplayedDeposits(database: Database | Transaction, remaining: bigint): Promise<bigint> {
  if (remaining === 0n) return 0n
  const { rows } = await database.execute<{ percent: number }>(
    sql`select turnover_percent as percent from withdrawal_setting`,
  )
  const percent = BigInt(rows[0]?.percent ?? 100)
  return (remaining * 100n + percent - 1n) / percent
}
