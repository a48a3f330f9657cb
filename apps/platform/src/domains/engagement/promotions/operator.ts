import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { freeRounds, promotionClaim, promotionOffer } from '../../../db/tables/bonuses.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { member } from '../../../db/tables/members.ts'
import { promotion, promotionText } from '../../../db/tables/promotions.ts'
import { inView, listConditions, listOrder, type ListRequest } from '../../../lib/operator-list.ts'
import { hasFreeRounds } from './free-rounds.ts'
import type { PromotionPlan } from './plan-promotions.ts'

export type { Contribution, OfferKind, OfferPeriod } from '../../../db/tables/bonuses.ts'

const isWaiting = eq(promotionClaim.state, 'PROCESS')
const isEnglishTitle = and(eq(promotionText.promotionId, promotionClaim.promotionId), eq(promotionText.language, 'EN'))

const applications = (database: Database) =>
  database
    .select({ row: promotionClaim, offer: promotionOffer, username: member.username, title: promotionText.title })
    .from(promotionClaim)
    .innerJoin(member, eq(member.id, promotionClaim.memberId))
    .leftJoin(promotionOffer, eq(promotionOffer.promotionId, promotionClaim.promotionId))
    .leftJoin(promotionText, isEnglishTitle)

export const countWaitingClaims = (database: Database): Promise<number> => database.$count(promotionClaim, isWaiting)

const VIEWS = { waiting: ['PROCESS'], decided: ['REJECTED', 'ISSUED', 'CLAIMED'] }

/** Applications for promotions; `all` has what members took without one too. */
export const listClaims = (database: Database, request: ListRequest) =>
  applications(database)
    .where(
      and(
        inView(request, promotionClaim.state, VIEWS),
        request.view === 'decided' ? isNotNull(promotionClaim.decidedAt) : undefined,
        listConditions(request, {
          at: promotionClaim.createdAt,
          subject: sql`'promotion-claim:' || ${promotionClaim.memberId} || ':' || ${promotionClaim.id}`,
        }),
      ),
    )
    .orderBy(listOrder(request, promotionClaim.createdAt))
    .limit(request.limit)
    .offset(request.offset)

export async function findClaim(database: Database | Transaction, { memberId, id }: { memberId: number; id: bigint }) {
  const [found] = await database
    .select({ row: promotionClaim, offer: promotionOffer, username: member.username, title: promotionText.title })
    .from(promotionClaim)
    .innerJoin(member, eq(member.id, promotionClaim.memberId))
    .innerJoin(promotionOffer, eq(promotionOffer.promotionId, promotionClaim.promotionId))
    .leftJoin(promotionText, isEnglishTitle)
    .where(and(eq(promotionClaim.memberId, memberId), eq(promotionClaim.id, id)))
  return found
}

/** All promotions with their English titles and the number of their claims, in the order of the site. */
export async function listPlans(database: Database | Transaction) {
  const [all, claims] = await Promise.all([
    database
      .select({ about: promotion, offer: promotionOffer, title: promotionText.title })
      .from(promotion)
      .leftJoin(promotionOffer, eq(promotionOffer.promotionId, promotion.id))
      .leftJoin(promotionText, and(eq(promotionText.promotionId, promotion.id), eq(promotionText.language, 'EN')))
      .orderBy(asc(promotion.position), asc(promotion.id)),
    database
      .select({ id: promotionClaim.promotionId, count: sql<number>`count(*)::integer` })
      .from(promotionClaim)
      .groupBy(promotionClaim.promotionId),
  ])
  return all.map((plan) => ({ ...plan, claims: claims.find(({ id }) => id === plan.about.id)?.count ?? 0 }))
}

export async function findPlan(on: Database | Transaction, id: string): Promise<PromotionPlan | undefined> {
  const [row] = await on
    .select({ about: promotion, offer: promotionOffer })
    .from(promotion)
    .leftJoin(promotionOffer, eq(promotionOffer.promotionId, promotion.id))
    .where(eq(promotion.id, id))
  if (!row) return undefined
  const texts = await on
    .select()
    .from(promotionText)
    .where(eq(promotionText.promotionId, id))
    .orderBy(asc(promotionText.language))
  return { ...row, texts }
}

/** The plan, which does not change until the end of the transaction. */
export async function lockPlan(tx: Transaction, id: string): Promise<PromotionPlan | undefined> {
  await tx.select().from(promotion).where(eq(promotion.id, id)).for('no key update')
  return findPlan(tx, id)
}

/** Ends a promotion for those who have not taken it. */
export const endPromotion = async (tx: Transaction, id: string, endsAt: Date): Promise<void> =>
  void (await tx.update(promotion).set({ endsAt }).where(eq(promotion.id, id)))

export async function listCategories(database: Database): Promise<Record<string, string>> {
  const rows = await database
    .selectDistinctOn([promotion.category], { code: promotion.category, name: promotionText.categoryName })
    .from(promotion)
    .innerJoin(promotionText, and(eq(promotionText.promotionId, promotion.id), eq(promotionText.language, 'EN')))
    .orderBy(promotion.category, promotion.position)
  return Object.fromEntries(rows.map(({ code, name }) => [code, name]))
}

export const hasCategory = async (on: Database | Transaction, code: string): Promise<boolean> =>
  (await on.$count(promotion, eq(promotion.category, code))) > 0

/** Free rounds of a member, newest first, with the game's name. */
export const listMemberFreeRounds = (database: Database, memberId: number) =>
  database
    .select({ row: freeRounds, name: game.name })
    .from(freeRounds)
    .innerJoin(game, eq(game.nodeId, freeRounds.nodeId))
    .where(eq(freeRounds.memberId, memberId))
    .orderBy(desc(freeRounds.grantedAt))
    .limit(100)

export async function findFreeRounds(on: Database | Transaction, memberId: number, id: string) {
  const [found] = await on
    .select()
    .from(freeRounds)
    .where(and(eq(freeRounds.memberId, memberId), eq(freeRounds.id, id)))
  return found
}

export async function listFreeRoundGames(database: Database | Transaction) {
  const vendors = await database.select({ vendorCode: vendor.code }).from(vendor)
  const codes = vendors.filter(hasFreeRounds).map(({ vendorCode }) => vendorCode)
  return database
    .select({
      nodeId: game.nodeId,
      name: game.name,
      vendorCode: game.vendorCode,
      minStake: game.minStake,
      maxStake: game.maxStake,
    })
    .from(game)
    .where(and(inArray(game.vendorCode, codes), eq(game.closed, false)))
    .orderBy(asc(game.name))
}
