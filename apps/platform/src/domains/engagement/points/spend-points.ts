import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/points.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import type { LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import type { Verdict } from '../../../lib/operator-decision.ts'
import { pointsItem, pointsRedemption, pointsSetting } from '../../../db/tables/points.ts'
import { IdempotencyMismatchError, InsufficientBalanceError } from '../../../ledger/errors.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postPoints, postPointsConversion, postReward } from '../../../ledger/postings.ts'
import { platformError } from '../../../request/platform-error.ts'
import { checkPaymentPassword } from '../../money/cashier/payment-password.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { itemNames, getPoints, getRedemption, type Redemption } from './read-points.ts'

type Spent = ResponseOf<typeof contract.redeemPointReward>
const POINT = 10_000n

interface Spender {
  memberId: number
  language: LanguageCode
}

type Order = Omit<CheckedInputOf<typeof contract.redeemPointReward>, 'paymentPassword'>

/** Redeems an item after the payment password, which a repetition does not need. @throws PlatformError */
export async function redeemItem(
  database: Database,
  spender: Spender,
  { paymentPassword, ...order }: CheckedInputOf<typeof contract.redeemPointReward>,
): Promise<Spent> {
  if (!(await isSpent(database, spender, order.requestKey)))
    await checkPaymentPassword(database, spender.memberId, paymentPassword)
  return takeItem(database, spender, order)
}

/**
 * Takes an item once per request key. Cash is paid at once, goods wait for an operator.
 * @throws PlatformError points.item.unavailable for an item that is gone or has another price by now
 */
export function takeItem(
  database: Database,
  spender: Spender,
  { requestKey, itemId, points: seen, note }: Order,
): Promise<Spent> {
  const { memberId } = spender
  return spendOnce(database, spender, { requestKey, itemId }, async (tx) => {
    const [item] = await tx
      .update(pointsItem)
      .set({ available: sql`${pointsItem.available} - 1` })
      .where(
        and(
          eq(pointsItem.id, itemId),
          eq(pointsItem.enabled, true),
          gt(pointsItem.available, 0),
          eq(pointsItem.points, parseAmount(seen)),
        ),
      )
      .returning()
    if (!item) throw platformError('points.item.unavailable')
    faultPoint('points:kept')
    const { points, amount, kind } = item
    const request = { memberId, requestKey, itemId }
    await postPoints(tx, {
      memberId,
      type: 'POINTS_SPEND',
      points,
      key: ledgerKeys.pointsSpent(requestKey),
      request,
      reference: itemId,
    })
    if (kind === 'CASH')
      await postReward(tx, {
        memberId,
        type: 'PROMOTION',
        amount,
        key: ledgerKeys.pointsCash(requestKey),
        request,
        reference: itemId,
      })
    const now = new Date()
    return kind === 'CASH'
      ? { itemId, points, amount, state: 'APPROVED' as const, decidedAt: now }
      : { itemId, points, amount, state: 'IN_PROCESS' as const, note: note || null }
  })
}

/** Converts points into cash once per request key. @throws PlatformError request_param_err for too few */
export async function convertPoints(
  database: Database,
  spender: Spender,
  { requestKey, points: requested, paymentPassword }: CheckedInputOf<typeof contract.convertPoint>,
): Promise<Spent> {
  const { memberId } = spender
  const points = parseAmount(requested)
  const [setting] = await database.select().from(pointsSetting)
  if (!setting) throw platformError('function.not.available')
  if (!(await isSpent(database, spender, requestKey))) {
    if (points < setting.minPoints || points % POINT !== 0n)
      throw platformError('request_param_err', { fields: { points: 'range' } })
    await checkPaymentPassword(database, memberId, paymentPassword)
  }
  return spendOnce(database, spender, { requestKey, itemId: null, points }, async (tx) => {
    const amount = (points * setting.cashPerPoint) / POINT
    await postPointsConversion(tx, {
      memberId,
      points,
      amount,
      key: ledgerKeys.pointsSpent(requestKey),
      request: { memberId, requestKey, points },
    })
    return { itemId: null, points, amount, state: 'APPROVED' as const, decidedAt: new Date() }
  })
}

async function isSpent(database: Database, { memberId }: Spender, requestKey: string): Promise<boolean> {
  const same = and(eq(pointsRedemption.memberId, memberId), eq(pointsRedemption.requestKey, requestKey))
  return (await database.$count(pointsRedemption, same)) > 0
}

type Values = Omit<typeof pointsRedemption.$inferInsert, 'memberId' | 'requestKey'>

async function spendOnce(
  database: Database,
  { memberId, language }: Spender,
  { requestKey, itemId, points }: { requestKey: string; itemId: string | null; points?: bigint },
  spend: (tx: Transaction) => Promise<Values>,
): Promise<Spent> {
  try {
    const spent = await withTransaction(database, async (tx) => {
      // Spending of a member takes turns: the second press finds what the first has stored.
      await tx.execute(sql`select id from member where id = ${memberId} for no key update`)
      const [before] = await tx
        .select()
        .from(pointsRedemption)
        .where(and(eq(pointsRedemption.memberId, memberId), eq(pointsRedemption.requestKey, requestKey)))
      if (before && (before.itemId !== itemId || (points !== undefined && before.points !== points)))
        throw platformError('request_key_reused')
      const stored =
        before ??
        (
          await tx
            .insert(pointsRedemption)
            .values({ memberId, requestKey, ...(await spend(tx)) })
            .returning()
        )[0]
      if (!stored) throw new Error('The redemption was not stored.')
      faultPoint('points:paid')
      const names = await itemNames(tx, language)
      return { redemption: getRedemption(stored, names), balance: formatAmount(await getPoints(tx, memberId)) }
    })
    faultPoint('points:committed')
    return spent
  } catch (error) {
    if (error instanceof InsufficientBalanceError) throw platformError('points.insufficient')
    if (error instanceof IdempotencyMismatchError) throw platformError('request_key_reused')
    throw error
  }
}

/** Decides goods that wait; a rejection returns points and stock. @returns undefined if it was decided before */
export async function decideRedemption(
  tx: Transaction,
  { memberId, id, approved, operator, reason }: Verdict,
): Promise<Redemption | undefined> {
  const [decided] = await tx
    .update(pointsRedemption)
    .set({
      state: approved ? 'APPROVED' : 'REJECTED',
      reason: approved ? null : reason,
      operator,
      decidedAt: new Date(),
    })
    .where(
      and(
        eq(pointsRedemption.memberId, memberId),
        eq(pointsRedemption.id, id),
        eq(pointsRedemption.state, 'IN_PROCESS'),
      ),
    )
    .returning()
  if (!decided) return undefined
  if (!approved) {
    // A redemption locks in this order; in another one each would wait for the other.
    await tx
      .update(pointsItem)
      .set({ available: sql`least(${pointsItem.quantity}, ${pointsItem.available} + 1)` })
      .where(eq(pointsItem.id, decided.itemId ?? ''))
    await postPoints(tx, {
      memberId,
      type: 'POINTS_RETURN',
      points: decided.points,
      key: ledgerKeys.pointsReturned(decided.requestKey),
      request: { memberId, id },
      reference: String(id),
    })
  }
  await writeMessage(tx, {
    memberId,
    kind: 'PROMOTION',
    template: approved ? 'points.APPROVED' : 'points.REJECTED',
    params: { number: String(id), reason },
    about: 'points',
  })
  return decided
}
