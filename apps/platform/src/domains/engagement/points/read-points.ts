import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type * as contract from '@playhouse/platform-api/points.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { pointsItem, pointsItemText, pointsRate, pointsRedemption, pointsSetting } from '../../../db/tables/points.ts'
import { pickTranslations } from '../../site/first-language.ts'
import { hasPaymentPassword } from '../../money/cashier/payment-password.ts'
import { creditPoints } from './earn-points.ts'

export type Redemption = typeof pointsRedemption.$inferSelect

/** Lists items in the brand's order. */
export async function listItems(
  database: Database,
  language: LanguageCode,
): Promise<ResponseOf<typeof contract.pointReward>> {
  const chain = [language, ...LANGUAGES[language].fallback]
  const rows = await database
    .select()
    .from(pointsItem)
    .innerJoin(pointsItemText, eq(pointsItemText.itemId, pointsItem.id))
    .where(inArray(pointsItemText.language, chain))
    .orderBy(asc(pointsItem.position), asc(pointsItem.id))
  const joined = rows.map(({ points_item: item, points_item_text: text }) => ({ ...item, ...text }))
  return {
    list: pickTranslations(joined, chain, ({ id }) => id)
      .filter(({ enabled }) => enabled)
      .map(({ id, name, description, kind, points, amount, quantity, available, picture }) => ({
        id,
        name,
        description,
        kind,
        points: formatAmount(points),
        amount: formatAmount(amount),
        quantity,
        availableQuantity: available,
        picture,
      })),
  }
}

export async function readConfig(database: Database): Promise<ResponseOf<typeof contract.pointConfig>> {
  const [[setting], rates] = await Promise.all([
    database.select().from(pointsSetting),
    database.select().from(pointsRate).orderBy(asc(pointsRate.product)),
  ])
  return {
    cashPerPoint: formatAmount(setting?.cashPerPoint ?? 0n),
    minPoints: formatAmount(setting?.minPoints ?? 0n),
    rates: rates.map(({ product, turnoverPerPoint }) => ({
      product,
      turnoverPerPoint: formatAmount(turnoverPerPoint),
    })),
  }
}

/** Counts the closed days first, so that the balance is current. */
export async function readBalance(
  database: Database,
  memberId: number,
): Promise<ResponseOf<typeof contract.pointBalance>> {
  const creditedUntil = await creditPoints(database, memberId)
  return {
    balance: formatAmount(await getPoints(database, memberId)),
    creditedUntil,
    hasPaymentPassword: await hasPaymentPassword(database, memberId),
  }
}

export async function getPoints(on: Database | Transaction, memberId: number): Promise<bigint> {
  const { rows } = await on.execute<{ balance: bigint | null }>(
    sql`select balance from ledger_account where member_id = ${memberId} and code = ${`member:${memberId}:points`}`,
  )
  return rows[0]?.balance ?? 0n
}

export async function listRedemptions(
  database: Database,
  { memberId, language }: { memberId: number; language: LanguageCode },
  { pageNo, pageSize }: CheckedInputOf<typeof contract.redeemPointList>,
): Promise<ResponseOf<typeof contract.redeemPointList>> {
  const own = eq(pointsRedemption.memberId, memberId)
  const [rows, [counted], names] = await Promise.all([
    database
      .select()
      .from(pointsRedemption)
      .where(own)
      .orderBy(desc(pointsRedemption.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
    database
      .select({ total: sql<number>`count(*)::integer` })
      .from(pointsRedemption)
      .where(own),
    itemNames(database, language),
  ])
  return { total: counted?.total ?? 0, list: rows.map((row) => getRedemption(row, names)) }
}

export async function itemNames(on: Database | Transaction, language: LanguageCode): Promise<Map<string, string>> {
  const chain = [language, ...LANGUAGES[language].fallback]
  const rows = await on.select().from(pointsItemText).where(inArray(pointsItemText.language, chain))
  return new Map(pickTranslations(rows, chain, ({ itemId }) => itemId).map(({ itemId, name }) => [itemId, name]))
}

export function getRedemption(row: Redemption, names: ReadonlyMap<string, string>) {
  return {
    id: String(row.id),
    itemId: row.itemId,
    itemName: row.itemId === null ? null : (names.get(row.itemId) ?? row.itemId),
    points: formatAmount(row.points),
    amount: formatAmount(row.amount),
    status: row.state,
    reason: row.reason,
    requestedAt: row.requestedAt.getTime(),
    decidedAt: row.decidedAt?.getTime() ?? null,
  }
}
