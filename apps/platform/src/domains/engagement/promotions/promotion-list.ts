import type { depositPromotions } from '@playhouse/platform-api/cashier-deposits.ts'
import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { promotionDetail, promotions } from '@playhouse/platform-api/promotions.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { promotionOffer } from '../../../db/tables/bonuses.ts'
import { promotion, promotionText } from '../../../db/tables/promotions.ts'
import { platformError } from '../../../request/platform-error.ts'
import { pickTranslations } from '../../site/first-language.ts'
import type { Offer } from './eligibility.ts'
import { termsHtml } from './offer-terms.ts'

type PromotionRows = (typeof promotion.$inferSelect & typeof promotionText.$inferSelect & { offer: Offer | null })[]

/** Lists promotions in the brand's order, each in the requested language or its next fallback. One query. */
export async function listPromotions(
  database: Database,
  language: LanguageCode,
  { category }: CheckedInputOf<typeof promotions>,
  now = new Date(),
): Promise<ResponseOf<typeof promotions>> {
  const all = await readPromotions(database, language)
  const categories = new Map(all.map((row) => [row.category, row.categoryName]))
  return {
    categories: [...categories].map(([code, name]) => ({ code, name })),
    list: all.filter((row) => category === undefined || row.category === category).map((row) => getSummary(row, now)),
  }
}

/** @throws PlatformError promotion.not.found */
export async function readPromotion(
  database: Database,
  { language, currency }: { language: LanguageCode; currency: string },
  { id }: CheckedInputOf<typeof promotionDetail>,
  now = new Date(),
): Promise<ResponseOf<typeof promotionDetail>> {
  const [row] = await readPromotions(database, language, id)
  if (!row) throw platformError('promotion.not.found')
  return {
    ...getSummary(row, now),
    content: row.content,
    terms: termsHtml(row.offer, row, row.terms, { language, currency }),
  }
}

export async function listDepositPromotions(
  database: Database,
  language: LanguageCode,
  now = new Date(),
): Promise<ResponseOf<typeof depositPromotions>> {
  const chain = [language, ...LANGUAGES[language].fallback]
  const rows = await database
    .select()
    .from(promotion)
    .innerJoin(promotionText, eq(promotionText.promotionId, promotion.id))
    .where(and(inArray(promotionText.language, chain), eq(promotion.withDeposit, true), eq(promotion.isDraft, false)))
    .orderBy(asc(promotion.position))
  const joined = rows.map((row) => ({ ...row.promotion, ...row.promotion_text }))
  return {
    list: pickTranslations(joined, chain, ({ id }) => id).flatMap((row) => {
      const status = statusAt(row, now)
      return status === 'closed' ? [] : [{ id: row.id, title: row.title, summary: row.summary, status }]
    }),
  }
}

async function readPromotions(database: Database, language: LanguageCode, id?: string): Promise<PromotionRows> {
  const chain = [language, ...LANGUAGES[language].fallback]
  const rows = await database
    .select()
    .from(promotion)
    .innerJoin(promotionText, eq(promotionText.promotionId, promotion.id))
    .leftJoin(promotionOffer, eq(promotionOffer.promotionId, promotion.id))
    .where(
      and(
        inArray(promotionText.language, chain),
        eq(promotion.isDraft, false),
        id === undefined ? undefined : eq(promotion.id, id),
      ),
    )
    .orderBy(asc(promotion.position), asc(promotion.id))
  const joined = rows.map((row) => ({
    ...row.promotion,
    ...row.promotion_text,
    offer: row.promotion_offer,
  }))
  return pickTranslations(joined, chain, (row) => row.id)
}

function getSummary(row: PromotionRows[number], now: Date): ResponseOf<typeof promotions>['list'][number] {
  const { id, category, title, summary, picture, offer, startsAt, endsAt } = row
  return {
    id,
    category,
    title,
    summary,
    picture,
    offered: offer !== null,
    reward: offer && readRule(offer),
    status: statusAt(row, now),
    startsAt: startsAt?.getTime() ?? null,
    endsAt: endsAt?.getTime() ?? null,
  }
}

/** The rule of an offer, which is the same for everyone. */
export function readRule({ kind, period, isReviewed, percent, multiple, tickets, ...amounts }: Offer) {
  const { threshold, fixedAmount, maxAmount } = amounts
  return {
    kind,
    period,
    reviewed: isReviewed,
    threshold: formatAmount(threshold),
    fixedAmount: fixedAmount === null ? null : formatAmount(fixedAmount),
    percent,
    maxAmount: maxAmount === null ? null : formatAmount(maxAmount),
    multiple,
    tickets,
  }
}

/** A promotion without a start is still to come, and so is a draft. */
export function statusAt(
  { startsAt, endsAt, isDraft }: Pick<typeof promotion.$inferSelect, 'startsAt' | 'endsAt' | 'isDraft'>,
  now: Date,
): 'coming' | 'open' | 'closed' {
  if (endsAt && endsAt <= now) return 'closed'
  return startsAt && startsAt <= now && !isDraft ? 'open' : 'coming'
}
