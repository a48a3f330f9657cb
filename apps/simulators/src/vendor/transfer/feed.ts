import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { accountRoundTable } from '../tables.ts'
import { FEED_PAGE, type SettledRound, type TransferAnswer } from '@playhouse/vendor-api/transfer-wallet.ts'

/**
 * Settled rounds of a vendor after a position. Positions are assigned here and not at settlement: a number assigned
 * then could become visible after a higher one, and readers would skip it.
 */
export async function settledRounds(
  database: Database,
  vendorCode: string,
  after: number,
): Promise<TransferAnswer<'rounds'>> {
  const rounds = await withTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`round-feed:${vendorCode}`}))`)
    await tx.execute(sql`
      with next as (
        select round_id, row_number() over (order by settled_at, round_id) as place from vendor.account_round
        where vendor_code = ${vendorCode} and position is null and settled_at is not null
        order by settled_at, round_id limit ${FEED_PAGE}
      )
      update vendor.account_round book
      set position = place + (
        select coalesce(max(position), 0) from vendor.account_round where vendor_code = ${vendorCode})
      from next where book.vendor_code = ${vendorCode} and book.round_id = next.round_id`)
    return tx
      .select()
      .from(accountRoundTable)
      .where(and(eq(accountRoundTable.vendorCode, vendorCode), gt(accountRoundTable.position, BigInt(after))))
      .orderBy(asc(accountRoundTable.position))
      .limit(FEED_PAGE)
  })
  return {
    rounds: rounds.map(({ position, roundId, session, stake, payout, details }) => ({
      position: Number(position),
      roundId,
      session,
      stake: formatAmount(stake),
      payout: formatAmount(payout),
      details: details as SettledRound['details'],
    })),
  }
}
