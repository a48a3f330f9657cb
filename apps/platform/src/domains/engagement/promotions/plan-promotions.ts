import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { promotionClaim, promotionOffer } from '../../../db/tables/bonuses.ts'
import { promotion, promotionText } from '../../../db/tables/promotions.ts'

export interface PromotionPlan {
  about: typeof promotion.$inferSelect
  /** Null for a promotion that only informs. */
  offer: typeof promotionOffer.$inferSelect | null
  texts: readonly (typeof promotionText.$inferInsert)[]
}

/**
 * Adds or changes a promotion. Applications and claims keep the offer that they were made under. Texts with an empty name of the category
 * get the one that it has.
 */
export async function storePromotion(tx: Transaction, { about, offer, texts }: PromotionPlan): Promise<void> {
  await tx.insert(promotion).values(about).onConflictDoUpdate({ target: promotion.id, set: about })
  const known = await readNames(tx, about.category)
  const named = texts.map((text) => ({
    ...text,
    categoryName: text.categoryName || (known.get(text.language) ?? known.get('EN') ?? about.category),
  }))
  await tx.delete(promotionText).where(eq(promotionText.promotionId, about.id))
  await tx.insert(promotionText).values(named)
  // A category has one name.
  for (const { language, categoryName } of named)
    await tx.execute(sql`
      update promotion_text set category_name = ${categoryName}
      from promotion where promotion.id = promotion_id and category = ${about.category}
        and language = ${language} and category_name <> ${categoryName}`)
  if (offer)
    await tx.insert(promotionOffer).values(offer).onConflictDoUpdate({ target: promotionOffer.promotionId, set: offer })
  else await tx.delete(promotionOffer).where(eq(promotionOffer.promotionId, about.id))
}

async function readNames(tx: Transaction, category: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectDistinctOn([promotionText.language], { language: promotionText.language, name: promotionText.categoryName })
    .from(promotionText)
    .innerJoin(promotion, eq(promotion.id, promotionText.promotionId))
    .where(eq(promotion.category, category))
    .orderBy(promotionText.language, promotion.position)
  return new Map(rows.map(({ language, name }) => [language, name]))
}

/**
 * Advisory lock that queues an operator's change behind claims in progress and ahead of later ones. With row locks alone, new claims
 * overtake the operator for as long as they keep coming.
 */
const getLockKey = (id: string) => sql`hashtextextended(${`promotion:${id}`}, 0)`

/** Shares the lock with other claims of the promotion. */
export const lockForClaim = async (tx: Transaction, id: string): Promise<void> =>
  void (await tx.execute(sql`select pg_advisory_xact_lock_shared(${getLockKey(id)})`))

/** Waits for claims in progress. @returns undefined for an unknown promotion */
export async function lockPromotion(tx: Transaction, id: string): Promise<PromotionPlan['about'] | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${getLockKey(id)})`)
  const [found] = await tx.select().from(promotion).where(eq(promotion.id, id)).for('no key update')
  return found
}

export const countClaims = (tx: Database | Transaction, id: string): Promise<number> =>
  tx.$count(promotionClaim, eq(promotionClaim.promotionId, id))

/** Removes a promotion without participants. */
export async function removePromotion(tx: Transaction, id: string): Promise<void> {
  await tx.delete(promotionText).where(eq(promotionText.promotionId, id))
  await tx.delete(promotionOffer).where(eq(promotionOffer.promotionId, id))
  await tx.delete(promotion).where(eq(promotion.id, id))
}
