import { promotionOffer, type StoredTerms } from '../src/db/tables/bonuses.ts'
import { promotion, promotionText } from '../src/db/tables/promotions.ts'
import { limitLotteries } from '../src/domains/engagement/promotions/contribution.ts'
import type { Offer } from '../src/domains/engagement/promotions/eligibility.ts'
import { storedTerms } from '../src/domains/engagement/promotions/offer-terms.ts'
import { BONUS_PROMOTIONS } from './promotion-texts/bonuses.ts'
import { NEW_PLAYER_PROMOTIONS } from './promotion-texts/new-player.ts'
import { PAST_PROMOTIONS } from './promotion-texts/past.ts'
import type {
  PromotionCategory,
  PromotionLanguage,
  PromotionSeed,
  PromotionText,
} from './promotion-texts/promotion-seed.ts'
import type { TableRows } from '../src/db/brand/table-rows.ts'
import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { inAllLanguages } from './translations/in-all-languages.ts'

const DAY_MS = 86_400_000

const CATEGORY_NAMES: Readonly<Record<PromotionCategory, Readonly<Record<PromotionLanguage, string>>>> = {
  new_player: { EN: 'New players', VI: 'Thành viên mới' },
  reward: { EN: 'Rewards', VI: 'Ưu đãi' },
}

/** In display order: open, upcoming, ended. */
const PROMOTIONS = [...NEW_PLAYER_PROMOTIONS, ...BONUS_PROMOTIONS, ...PAST_PROMOTIONS]

/** The promotions with their texts, dated relative to `end`. */
export function promotionRows(end: Date): TableRows[] {
  const promotions: (typeof promotion.$inferInsert)[] = PROMOTIONS.map(
    ({ id, category, begins, ends, withDeposit = false }, index) => ({
      id,
      category,
      picture: `/media/banners/promotion-${id}.svg`,
      startsAt: dayFrom(end, begins),
      endsAt: dayFrom(end, ends),
      position: index + 1,
      withDeposit,
    }),
  )
  return [
    { table: promotion, rows: promotions },
    { table: promotionText, rows: textRows() },
    { table: promotionOffer, rows: offerRows() },
  ]
}

/** Terms of each offer in all languages, as its claims store them. */
export function seededTerms(end: Date, currency: string): Record<string, StoredTerms> {
  const texts = Map.groupBy(textRows(), ({ promotionId }) => promotionId)
  return Object.fromEntries(
    offerRows().map((offer) => {
      const { ends = null } = PROMOTIONS.find(({ id }) => id === offer.promotionId) ?? {}
      const about = { endsAt: dayFrom(end, ends) }
      return [offer.promotionId, storedTerms(offer, about, texts.get(offer.promotionId) ?? [], currency)]
    }),
  )
}

function textRows(): (typeof promotionText.$inferInsert)[] {
  return PROMOTIONS.flatMap((seed) =>
    inAllLanguages(textsWithCategory(seed)).map(([language, { categoryName, title, summary, content }]) => ({
      promotionId: seed.id,
      language,
      categoryName,
      title,
      summary,
      content: content.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      terms: '',
    })),
  )
}

export function offerRows(): Offer[] {
  return PROMOTIONS.map(({ id, offer }) => ({
    promotionId: id,
    kind: offer.kind,
    period: offer.period,
    isReviewed: offer.isReviewed ?? false,
    threshold: toMinor(offer.threshold),
    fixedAmount: offer.fixedAmount === undefined ? null : toMinor(offer.fixedAmount),
    percent: offer.percent ?? null,
    maxAmount: offer.maxAmount === undefined ? null : toMinor(offer.maxAmount),
    multiple: offer.multiple,
    maxStake: offer.maxStake === undefined ? null : toMinor(offer.maxStake),
    days: offer.days ?? null,
    contribution: limitLotteries(offer.contribution ?? {}, offer.multiple),
    tickets: offer.tickets ?? null,
    raffleSeriesId: offer.raffle ?? null,
  }))
}

const dayFrom = (end: Date, days: number | null) => (days === null ? null : new Date(end.getTime() + days * DAY_MS))

const toMinor = (units: number) => BigInt(units) * MINOR_UNITS

/** The promotion's texts with its category's name in the same language. */
function textsWithCategory({ category, texts }: PromotionSeed) {
  const withName = (language: PromotionLanguage): PromotionText & { categoryName: string } => {
    return { ...texts[language], categoryName: CATEGORY_NAMES[category][language] }
  }
  return { EN: withName('EN'), VI: withName('VI') }
}
