import { promotionOffer } from '../src/db/tables/bonuses.ts'
import { promotion, promotionText } from '../src/db/tables/promotions.ts'
import { limitLotteries } from '../src/domains/engagement/promotions/contribution.ts'
import { BONUS_PROMOTIONS } from './promotion-texts/bonuses.ts'
import { HOUSE_PROMOTIONS } from './promotion-texts/house.ts'
import { NEW_PLAYER_PROMOTIONS } from './promotion-texts/new-player.ts'
import { PAST_PROMOTIONS } from './promotion-texts/past.ts'
import type {
  PromotionCategory,
  PromotionLanguage,
  PromotionSeed,
  PromotionText,
} from './promotion-texts/promotion-seed.ts'
import { REWARD_PROMOTIONS } from './promotion-texts/rewards.ts'
import type { TableRows } from '../src/db/brand/table-rows.ts'
import { MINOR_UNITS } from '@playhouse/shared/money.ts'
import { inAllLanguages } from './translations/in-all-languages.ts'

const DAY_MS = 86_400_000

const CATEGORY_NAMES: Readonly<Record<PromotionCategory, Readonly<Record<PromotionLanguage, string>>>> = {
  new_player: { EN: 'New players', VI: 'Thành viên mới' },
  house: { EN: 'How the house works', VI: 'Cách nhà vận hành' },
  reward: { EN: 'Rewards', VI: 'Ưu đãi' },
  community: { EN: 'Community', VI: 'Cộng đồng' },
}

/** In display order: open, upcoming, ended. */
const PROMOTIONS = [
  ...NEW_PLAYER_PROMOTIONS,
  ...HOUSE_PROMOTIONS,
  ...BONUS_PROMOTIONS,
  ...REWARD_PROMOTIONS,
  ...PAST_PROMOTIONS,
]

/** A dozen promotions with their texts, dated relative to `end`. */
export function promotionRows(end: Date): TableRows[] {
  const dayFrom = (days: number | null) => (days === null ? null : new Date(end.getTime() + days * DAY_MS))
  const promotions: (typeof promotion.$inferInsert)[] = PROMOTIONS.map(
    ({ id, category, begins, ends, withDeposit = false }, index) => ({
      id,
      category,
      picture: `/media/banners/promotion-${id}.svg`,
      startsAt: dayFrom(begins),
      endsAt: dayFrom(ends),
      position: index + 1,
      withDeposit,
    }),
  )
  const texts: (typeof promotionText.$inferInsert)[] = PROMOTIONS.flatMap((seed) =>
    inAllLanguages(textsWithCategory(seed)).map(([language, { categoryName, title, summary, content, terms }]) => ({
      promotionId: seed.id,
      language,
      categoryName,
      title,
      summary,
      content: content.map((paragraph) => `<p>${paragraph}</p>`).join(''),
      terms: `<ol>${terms.map((term) => `<li>${term}</li>`).join('')}</ol>`,
    })),
  )
  const offers: (typeof promotionOffer.$inferInsert)[] = PROMOTIONS.flatMap(({ id, offer }) =>
    offer
      ? [
          {
            promotionId: id,
            kind: offer.kind,
            period: offer.period,
            isReviewed: offer.isReviewed ?? false,
            threshold: minorOf(offer.threshold),
            fixedAmount: offer.fixedAmount === undefined ? null : minorOf(offer.fixedAmount),
            percent: offer.percent ?? null,
            maxAmount: offer.maxAmount === undefined ? null : minorOf(offer.maxAmount),
            multiple: offer.multiple,
            maxStake: offer.maxStake === undefined ? null : minorOf(offer.maxStake),
            days: offer.days ?? null,
            contribution: limitLotteries(offer.contribution ?? {}, offer.multiple),
            tickets: offer.tickets ?? null,
            raffleSeriesId: offer.raffle ?? null,
          },
        ]
      : [],
  )
  return [
    { table: promotion, rows: promotions },
    { table: promotionText, rows: texts },
    { table: promotionOffer, rows: offers },
  ]
}

const minorOf = (units: number) => BigInt(units) * MINOR_UNITS

/** The promotion's texts with its category's name in the same language. */
function textsWithCategory({ category, texts }: PromotionSeed) {
  const withName = (language: PromotionLanguage): PromotionText & { categoryName: string } => {
    return { ...texts[language], categoryName: CATEGORY_NAMES[category][language] }
  }
  return { EN: withName('EN'), VI: withName('VI') }
}
