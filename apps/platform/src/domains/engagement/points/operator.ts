import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { pointsItem, pointsItemText, pointsRate, pointsRedemption, pointsSetting } from '../../../db/tables/points.ts'
import { inView, listConditions, listOrder, type ListRequest } from '../../../lib/operator-list.ts'

const isWaiting = eq(pointsRedemption.state, 'IN_PROCESS')

const getRedemptions = (database: Database) =>
  database
    .select({ row: pointsRedemption, username: member.username, item: pointsItemText.name })
    .from(pointsRedemption)
    .innerJoin(member, eq(member.id, pointsRedemption.memberId))
    .leftJoin(
      pointsItemText,
      and(eq(pointsItemText.itemId, pointsRedemption.itemId), eq(pointsItemText.language, 'EN')),
    )

export const countWaitingRedemptions = (database: Database): Promise<number> =>
  database.$count(pointsRedemption, isWaiting)

const VIEWS = { waiting: ['IN_PROCESS'], decided: ['APPROVED', 'REJECTED'] }

export const listRedemptions = (database: Database, request: ListRequest) =>
  getRedemptions(database)
    .where(
      and(
        inView(request, pointsRedemption.state, VIEWS),
        listConditions(request, {
          at: pointsRedemption.requestedAt,
          subject: sql`'redemption:' || ${pointsRedemption.memberId} || ':' || ${pointsRedemption.id}`,
        }),
      ),
    )
    .orderBy(listOrder(request, pointsRedemption.requestedAt))
    .limit(request.limit)
    .offset(request.offset)

export async function findRedemption(database: Database, { memberId, id }: { memberId: number; id: bigint }) {
  const [found] = await getRedemptions(database).where(
    and(eq(pointsRedemption.memberId, memberId), eq(pointsRedemption.id, id)),
  )
  return found
}

export async function getWorth(on: Database | Transaction, points: bigint): Promise<bigint> {
  if (points === 0n) return 0n
  const [setting] = await on.select().from(pointsSetting)
  return setting ? (points * setting.cashPerPoint) / MINOR_UNITS : 0n
}

export type MallItem = typeof pointsItem.$inferSelect
export interface ItemPlan {
  row: MallItem
  texts: (typeof pointsItemText.$inferSelect)[]
}

/** All items with their English names, in the order of the site. */
export const listItemPlans = (on: Database | Transaction) =>
  on
    .select({ row: pointsItem, name: pointsItemText.name })
    .from(pointsItem)
    .leftJoin(pointsItemText, and(eq(pointsItemText.itemId, pointsItem.id), eq(pointsItemText.language, 'EN')))
    .orderBy(asc(pointsItem.position), asc(pointsItem.id))

export async function findItemPlan(on: Database | Transaction, id: string): Promise<ItemPlan | undefined> {
  const [row] = await on.select().from(pointsItem).where(eq(pointsItem.id, id))
  if (!row) return undefined
  const texts = await on
    .select()
    .from(pointsItemText)
    .where(eq(pointsItemText.itemId, id))
    .orderBy(asc(pointsItemText.language))
  return { row, texts }
}

/** Orders of it wait for the end of the transaction. */
export async function lockItemPlan(tx: Transaction, id: string): Promise<ItemPlan | undefined> {
  await tx.select().from(pointsItem).where(eq(pointsItem.id, id)).for('no key update')
  return findItemPlan(tx, id)
}

export async function storeItem(tx: Transaction, { row, texts }: ItemPlan): Promise<void> {
  await tx.insert(pointsItem).values(row).onConflictDoUpdate({ target: pointsItem.id, set: row })
  await tx.delete(pointsItemText).where(eq(pointsItemText.itemId, row.id))
  await tx.insert(pointsItemText).values(texts)
}

export interface PointRules {
  setting: { cashPerPoint: bigint; minPoints: bigint }
  rates: { product: string; turnoverPerPoint: bigint }[]
}

export async function readPointRules(on: Database | Transaction): Promise<PointRules> {
  const [setting] = await on.select().from(pointsSetting)
  const rates = await on.select().from(pointsRate).orderBy(asc(pointsRate.product))
  return {
    setting: { cashPerPoint: setting?.cashPerPoint ?? 0n, minPoints: setting?.minPoints ?? 0n },
    rates,
  }
}

export async function lockPointRules(tx: Transaction): Promise<PointRules> {
  await tx.select().from(pointsSetting).for('no key update')
  await tx.select().from(pointsRate).orderBy(asc(pointsRate.product)).for('no key update')
  return readPointRules(tx)
}

export async function changePointRules(tx: Transaction, { setting, rates }: PointRules): Promise<void> {
  await tx
    .insert(pointsSetting)
    .values({ id: true, ...setting })
    .onConflictDoUpdate({ target: pointsSetting.id, set: setting })
  for (const { product, turnoverPerPoint } of rates)
    await tx.update(pointsRate).set({ turnoverPerPoint }).where(eq(pointsRate.product, product))
}
