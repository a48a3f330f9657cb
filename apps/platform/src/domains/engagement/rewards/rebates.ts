import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/rewards.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { rebateClaim, type RebateLine, rankRebate } from '../../../db/tables/ranks.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postReward } from '../../../ledger/postings.ts'
import { platformError } from '../../../request/platform-error.ts'
import { addDays, getClosing, lastClosedDay, getWeek } from '../../../lib/record-range.ts'
import { getRank } from '../ranks/ladder.ts'
import { rollUp } from '../records/roll-up.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { productTurnover, type ProductTurnover } from './product-turnover.ts'

/** Less is not paid. */
export const REBATE_MIN = 1_000n * MINOR_UNITS
const BASIS = 10_000n
const CLAIMS_SHOWN = 8

type Week = ResponseOf<typeof contract.claimRebate>
type Rates = (typeof rankRebate.$inferSelect)[]

/** Lines of a rebate; each amount is rounded down to a whole unit. */
export function rebateLines(turnovers: readonly ProductTurnover[], rates: Rates, rank: number): RebateLine[] {
  return turnovers.map(({ product, turnover }) => {
    const basisPoints = rates.find((rate) => rate.product === product && rate.rank === rank)?.basisPoints ?? 0
    const amount = (turnover * BigInt(basisPoints)) / BASIS
    return {
      product,
      turnover: String(turnover),
      basisPoints,
      amount: String(amount - (amount % MINOR_UNITS)),
    }
  })
}

export const getSum = (lines: readonly RebateLine[], field: 'turnover' | 'amount') =>
  lines.reduce((sum, line) => sum + BigInt(line[field]), 0n)

export async function readRebates(
  database: Database,
  memberId: number,
  currency: string,
  now = new Date(),
): Promise<ResponseOf<typeof contract.rebates>> {
  const thisWeek = getWeek(brandDay(now))
  const lastWeek = addDays(thisWeek, -7)
  const { until } = await rollUp(database, memberId, now)
  const [rank, rates, claims] = await Promise.all([
    getRank(database, memberId),
    database.select().from(rankRebate).orderBy(asc(rankRebate.product)),
    database
      .select()
      .from(rebateClaim)
      .where(eq(rebateClaim.memberId, memberId))
      .orderBy(desc(rebateClaim.week))
      .limit(CLAIMS_SHOWN),
  ])
  const open = [thisWeek, lastWeek].filter((week) => claims.every((claim) => claim.week !== week))
  const previews = await Promise.all(
    open.map(async (week) => {
      const turnovers = await productTurnover(database, memberId, {
        from: week,
        to: addDays(week, 6),
        closedUntil: until,
      })
      return weekResponse({ week, rank, lines: rebateLines(turnovers, rates, rank), claimedAt: null }, now)
    }),
  )
  const getRate = (product: string, of: number) =>
    rates.find((rate) => rate.product === product && rate.rank === of)?.basisPoints
  return {
    rank,
    currency,
    minAmount: formatAmount(REBATE_MIN),
    rates: [...new Set(rates.map(({ product }) => product))].map((product) => ({
      product,
      basisPoints: getRate(product, rank) ?? 0,
      nextBasisPoints: getRate(product, rank + 1) ?? null,
    })),
    weeks: [...previews, ...claims.map((claim) => weekResponse(claim, now))].toSorted((a, b) =>
      a.from < b.from ? 1 : -1,
    ),
  }
}

/**
 * Pays the rebate of last week once, at the rates of the rank that the member has now.
 * @throws PlatformError reward.not.claimable for another week, or too small an amount
 */
export async function claimRebate(database: Database, memberId: number, week: string, now = new Date()): Promise<Week> {
  if (getWeek(week) !== week || !isClaimable(week, now)) {
    const [claim] = await getClaim(database, memberId, week)
    if (claim) return weekResponse(claim, now)
    throw platformError('reward.not.claimable')
  }
  const { until } = await rollUp(database, memberId, now)
  return withTransaction(database, async (tx) => {
    // Claims of a member take turns: the second finds the row of the first.
    const [own] = await tx
      .select({ rank: member.rank })
      .from(member)
      .where(eq(member.id, memberId))
      .for('no key update')
    const [claimed] = await getClaim(tx, memberId, week)
    if (claimed) return weekResponse(claimed, now)
    const rank = own?.rank ?? 0
    const rates = await tx
      .select()
      .from(rankRebate)
      .where(inArray(rankRebate.rank, [rank]))
    const turnovers = await productTurnover(tx, memberId, { from: week, to: addDays(week, 6), closedUntil: until })
    const lines = rebateLines(turnovers, rates, rank)
    const amount = getSum(lines, 'amount')
    if (amount < REBATE_MIN) throw platformError('reward.not.claimable')
    const { transactionId } = await postReward(tx, {
      memberId,
      type: 'REBATE',
      amount,
      key: ledgerKeys.rebate(week),
      request: { memberId, week },
      reference: week,
    })
    const [claim] = await tx
      .insert(rebateClaim)
      .values({ memberId, week, rank, amount, lines, transactionId })
      .returning()
    if (!claim) throw new Error('The claim was not stored.')
    await writeMessage(tx, {
      memberId,
      kind: 'PROMOTION',
      template: 'rebate.CLAIMED',
      params: { amount: formatAmount(amount), from: week, to: addDays(week, 6) },
      about: 'rebate',
    })
    return weekResponse(claim, now)
  })
}

const getClaim = (on: Database | Transaction, memberId: number, week: string) =>
  on
    .select()
    .from(rebateClaim)
    .where(and(eq(rebateClaim.memberId, memberId), eq(rebateClaim.week, week)))

/** Whether the week was the last one, and all its days are closed. */
function isClaimable(week: string, now: Date): boolean {
  return week === addDays(getWeek(brandDay(now)), -7) && lastClosedDay(now) >= addDays(week, 6)
}

function weekResponse(
  {
    week,
    rank,
    lines,
    claimedAt,
  }: Pick<typeof rebateClaim.$inferSelect, 'week' | 'rank' | 'lines'> & {
    claimedAt: Date | null
  },
  now: Date,
): Week {
  const amount = getSum(lines, 'amount')
  // Rounds of its last minutes may commit after midnight.
  const closing = getClosing(addDays(week, 6))
  return {
    from: week,
    to: addDays(week, 6),
    state: claimedAt
      ? 'CLAIMED'
      : now < closing
        ? 'RUNNING'
        : isClaimable(week, now) && amount >= REBATE_MIN
          ? 'CLAIMABLE'
          : 'EXPIRED',
    rank,
    turnover: formatAmount(getSum(lines, 'turnover')),
    amount: formatAmount(amount),
    lines: lines.map((line) => ({
      product: line.product,
      turnover: formatAmount(BigInt(line.turnover)),
      basisPoints: line.basisPoints,
      amount: formatAmount(BigInt(line.amount)),
    })),
    claimableFrom: closing.getTime(),
    claimableUntil: startOfDay(addDays(week, 14)).getTime(),
    claimedAt: claimedAt?.getTime() ?? null,
  }
}
