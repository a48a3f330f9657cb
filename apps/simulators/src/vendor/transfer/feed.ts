import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { type Coverage, findCoverage } from '@playhouse/engines/turnover.ts'
import { accountRoundTable, roundTable } from '../tables.ts'
import { FEED_PAGE, type SettledRound, type TransferResponse } from '@playhouse/vendor-api/transfer-wallet.ts'

/**
 * Settled rounds of a vendor after a position. Positions are assigned here and not at settlement: a number assigned
 * then could become visible after a higher one, and readers would skip it.
 */
export async function settledRounds(
  database: Database,
  vendorCode: string,
  after: number,
): Promise<TransferResponse<'rounds'>> {
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
  const coverages = await coverageByRound(database, rounds)
  return {
    rounds: rounds.map(({ position, roundId, session, stake, payout, details }) => ({
      position: Number(position),
      roundId,
      session,
      stake: formatAmount(stake),
      payout: formatAmount(payout),
      details: details as SettledRound['details'],
      ...(coverages.has(roundId) && { coverage: coverages.get(roundId) }),
    })),
  }
}

/** Outcomes that the bets on events cover, by round. */
async function coverageByRound(database: Database, rounds: readonly { roundId: string }[]) {
  const ids = rounds.map(({ roundId }) => roundId)
  const bets = await database
    .select({ id: roundTable.id, modelId: roundTable.modelId, eventId: roundTable.eventId, bet: roundTable.bet })
    .from(roundTable)
    .where(and(isNotNull(roundTable.eventId), inArray(sql`${roundTable.id}::text`, ids)))
  return new Map(
    bets.flatMap(({ id, modelId, eventId, bet }): [string, Coverage][] => {
      const coverage = findCoverage(modelId, eventId ?? '', bet)
      return coverage ? [[id, coverage]] : []
    }),
  )
}
