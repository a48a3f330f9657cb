import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/raffles.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { raffle, raffleOrder, rafflePrize } from '../../../db/tables/raffles.ts'
import { IdempotencyMismatchError, InsufficientBalanceError } from '../../../ledger/errors.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postPoints, postReward } from '../../../ledger/postings.ts'
import { platformError } from '../../../request/platform-error.ts'
import { getPoints } from '../points/read-points.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { isExcluded } from '../../money/limits/exclusion.ts'

type Bought = ResponseOf<typeof contract.buyRaffleTickets>
type Order = typeof raffleOrder.$inferSelect

/**
 * Buys tickets with points, once per request key.
 * @throws PlatformError raffle.not.found, raffle.closed, raffle.limit, raffle.sold.out, points.insufficient, play.excluded, request_key_reused
 */
export async function buyTickets(
  database: Database,
  memberId: number,
  { requestKey, raffleId, tickets }: CheckedInputOf<typeof contract.buyRaffleTickets>,
): Promise<Bought> {
  try {
    return await withTransaction(database, async (tx) => {
      // Purchases of a member take turns: the second finds what the first has stored.
      await lockMember(tx, memberId)
      const [before] = await tx
        .select()
        .from(raffleOrder)
        .where(and(eq(raffleOrder.memberId, memberId), eq(raffleOrder.requestKey, requestKey)))
      if (before) {
        if (before.raffleId !== raffleId || before.tickets !== tickets) throw platformError('request_key_reused')
        return getResponse(tx, before)
      }
      if (await isExcluded(tx, memberId, new Date())) throw platformError('play.excluded')
      const on = await takeNumbers(tx, eq(raffle.id, raffleId), tickets)
      if (!on) throw await refusal(tx, raffleId)
      const held = (await getOrders(tx, memberId, raffleId)).reduce((sum, order) => sum + order.tickets, 0)
      if (held + tickets > on.memberLimit) throw platformError('raffle.limit')
      const points = on.price * BigInt(tickets)
      await postPoints(tx, {
        memberId,
        type: 'POINTS_SPEND',
        points,
        key: ledgerKeys.raffleTickets(requestKey),
        request: { memberId, raffleId, requestKey, tickets },
        reference: raffleId,
      })
      const [stored] = await tx
        .insert(raffleOrder)
        .values({
          memberId,
          raffleId,
          requestKey,
          first: on.sold - tickets + 1,
          tickets,
          points,
          state: 'HELD',
          boughtAt: new Date(),
        })
        .returning()
      if (!stored) throw new Error('The tickets were not stored.')
      return getResponse(tx, stored)
    })
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw platformError('points.insufficient')
    if (error instanceof IdempotencyMismatchError) throw platformError('request_key_reused')
    throw error
  }
}

/**
 * The next numbers of a raffle on sale, which end at `sold`. Its row orders purchases among each other and before its closing.
 * @returns undefined if it is not on sale, or sold out
 */
async function takeNumbers(tx: Transaction, which: SQL, tickets: number) {
  const [on] = await tx
    .update(raffle)
    .set({ sold: sql`${raffle.sold} + ${tickets}` })
    .where(
      and(
        which,
        eq(raffle.state, 'SELLING'),
        sql`${raffle.closesAt} > clock_timestamp()`,
        sql`${raffle.sold} + ${tickets} <= ${raffle.capacity}`,
      ),
    )
    .returning()
  return on
}

/**
 * Gives tickets of the series' raffle on sale for a claim of a promotion, within the limit of an account. The caller holds the member.
 * @returns the numbers; undefined if there is no room
 */
export async function giveTickets(
  tx: Transaction,
  { memberId, claimId, seriesId, tickets }: { memberId: number; claimId: bigint; seriesId: string; tickets: number },
): Promise<{ raffleId: string; first: number; last: number } | undefined> {
  const on = await takeNumbers(tx, eq(raffle.seriesId, seriesId), tickets)
  if (!on) return undefined
  const held = (await getOrders(tx, memberId, on.id)).reduce((sum, order) => sum + order.tickets, 0)
  if (held + tickets > on.memberLimit) return undefined
  const first = on.sold - tickets + 1
  await tx.insert(raffleOrder).values({
    memberId,
    raffleId: on.id,
    requestKey: randomUUID(),
    claimId,
    first,
    tickets,
    points: 0n,
    state: 'HELD',
    boughtAt: new Date(),
  })
  return { raffleId: on.id, first, last: on.sold }
}

async function refusal(tx: Transaction, raffleId: string) {
  const { rows } = await tx.execute<{ open: boolean }>(sql`
    select state = 'SELLING' and closes_at > clock_timestamp() as open from raffle where id = ${raffleId}`)
  const [found] = rows
  if (!found) return platformError('raffle.not.found')
  return platformError(found.open ? 'raffle.sold.out' : 'raffle.closed')
}

async function getResponse(tx: Transaction, { memberId, raffleId, first, tickets }: Order): Promise<Bought> {
  const [on] = await tx.select({ sold: raffle.sold }).from(raffle).where(eq(raffle.id, raffleId))
  return {
    bought: { first, last: first + tickets - 1 },
    tickets: (await getOrders(tx, memberId, raffleId)).map(getRange),
    sold: on?.sold ?? 0,
    balance: formatAmount(await getPoints(tx, memberId)),
  }
}

export const getOrders = (on: Database | Transaction, memberId: number, raffleId: string): Promise<Order[]> =>
  on
    .select()
    .from(raffleOrder)
    .where(and(eq(raffleOrder.memberId, memberId), eq(raffleOrder.raffleId, raffleId), eq(raffleOrder.state, 'HELD')))
    .orderBy(asc(raffleOrder.first))

export const getRange = ({ first, tickets }: Order) => ({ first, last: first + tickets - 1 })

/**
 * Pays a prize once. It is owed, so a break from play does not keep it back.
 * @throws PlatformError reward.not.claimable
 */
export function claimPrize(
  database: Database,
  memberId: number,
  { raffleId, place }: CheckedInputOf<typeof contract.claimRafflePrize>,
): Promise<ResponseOf<typeof contract.claimRafflePrize>> {
  return withTransaction(database, async (tx) => {
    await lockMember(tx, memberId)
    const own = and(
      eq(rafflePrize.memberId, memberId),
      eq(rafflePrize.raffleId, raffleId),
      eq(rafflePrize.place, place),
    )
    const [prize] = await tx.select().from(rafflePrize).where(own)
    if (!prize) throw platformError('reward.not.claimable')
    const { amount, points } = prize
    if (prize.state === 'WON') {
      await tx
        .update(rafflePrize)
        .set({ state: 'CLAIMED', version: prize.version + 1, claimedAt: new Date() })
        .where(and(own, eq(rafflePrize.version, prize.version)))
      const posting = { memberId, request: { memberId, raffleId, place }, reference: raffleId }
      if (amount > 0n)
        await postReward(tx, { ...posting, type: 'PROMOTION', amount, key: ledgerKeys.rafflePrize(raffleId, place) })
      if (points > 0n)
        await postPoints(tx, {
          ...posting,
          type: 'POINTS_EARN',
          points,
          key: ledgerKeys.rafflePrizePoints(raffleId, place),
        })
    }
    return {
      amount: formatAmount(amount),
      points: formatAmount(points),
      balance: formatAmount(await getPoints(tx, memberId)),
    }
  })
}
