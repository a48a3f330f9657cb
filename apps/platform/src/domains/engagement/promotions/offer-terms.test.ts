import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { OFFER_KINDS } from '@playhouse/platform-api/promotions.ts'
import { type LanguageCode, LANGUAGES } from '@playhouse/shared/languages.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import { formatMoney } from '@playhouse/shared/money-format.ts'
import { describe, expect, it, test } from 'vitest'
import { promotionRows } from '../../../../seed/promotions.ts'
import { promotionOffer } from '../../../db/tables/bonuses.ts'
import { promotion, promotionText } from '../../../db/tables/promotions.ts'
import { textsIn } from '../../../lib/texts.ts'
import { limitLotteries } from './contribution.ts'
import { FIRST_DEPOSIT_DAYS, type Offer } from './eligibility.ts'
import { offerTerms, termsHtml } from './offer-terms.ts'

const END = new Date('2026-11-20T10:00:00Z')
const CODES = Object.keys(LANGUAGES) as LanguageCode[]
const units = (amount: number) => BigInt(amount) * MINOR_UNITS

const seeded = promotionRows(END)
const getRows = <Row>(table: unknown) => (seeded.find((one) => one.table === table)?.rows ?? []) as Row[]
const promotions = getRows<typeof promotion.$inferSelect>(promotion)
const offers = getRows<Offer>(promotionOffer)
const written = getRows<typeof promotionText.$inferSelect>(promotionText)

const BASE: Offer = {
  promotionId: 'x',
  kind: 'SIGN_IN',
  period: 'DAY',
  isReviewed: false,
  threshold: 0n,
  fixedAmount: units(777),
  percent: null,
  maxAmount: null,
  multiple: 0,
  maxStake: null,
  days: null,
  contribution: {},
  tickets: null,
  raffleSeriesId: null,
}
const TICKETS: Partial<Offer> = { kind: 'TICKET', fixedAmount: null, tickets: 3, raffleSeriesId: 'r' }

/** Whatever the office can plan: each kind, taken at each rhythm, as cash or bonus, of an amount or a share. */
const planned: Offer[] = OFFER_KINDS.filter((kind) => kind !== 'OTHER').flatMap((kind) =>
  (['ONCE', 'DAY', 'WEEK'] as const).flatMap((period) =>
    [false, true].flatMap((isReviewed) =>
      [0, 6].flatMap((multiple): Offer[] => {
        if (kind === 'TICKET')
          return [0, 54_321].map((threshold) => ({ ...BASE, period, ...TICKETS, threshold: units(threshold) }))
        const taken = {
          ...BASE,
          kind,
          period,
          isReviewed,
          threshold: kind === 'SIGN_IN' ? 0n : units(54_321),
          multiple,
          maxStake: multiple > 0 ? units(1_234) : null,
          days: multiple > 0 ? 13 : null,
          contribution: limitLotteries(multiple > 0 ? { LIVE: 21, SPORTS: 0, RNG: 100 } : {}, multiple),
        }
        const share = { ...taken, fixedAmount: null, percent: 17, maxAmount: units(98_765) }
        return kind === 'SIGN_IN' ? [taken] : [taken, share]
      }),
    ),
  ),
)

/** Figures that a language's terms state for a rule, as they are written. */
function getFigures(offer: Offer, endsAt: Date | null, language: LanguageCode): string[] {
  const money = (minor: bigint) =>
    formatMoney(formatAmount(minor), 'VND', LANGUAGES[language].bcp47, { whole: minor % MINOR_UNITS === 0n })
  const { kind, threshold, fixedAmount, percent, maxAmount, multiple, maxStake, days, contribution, tickets } = offer
  return [
    ...(kind === 'FIRST_DEPOSIT' ? [String(FIRST_DEPOSIT_DAYS)] : []),
    ...(threshold > 0n ? [money(threshold)] : []),
    ...(fixedAmount === null ? [] : [money(fixedAmount)]),
    ...(percent === null ? [] : [`${percent}%`, money(maxAmount ?? 0n)]),
    ...(tickets === null ? [] : [String(tickets)]),
    ...(multiple > 0 ? [String(multiple)] : []),
    ...(multiple > 0 && fixedAmount !== null ? [money(fixedAmount * BigInt(multiple))] : []),
    ...Object.values(contribution)
      .filter((part) => part !== 100)
      .map((part) => `${part}%`),
    ...(maxStake === null ? [] : [money(maxStake)]),
    ...(days === null ? [] : [String(days)]),
    ...(endsAt === null ? [] : [new Date(endsAt.getTime() - 1 + 7 * 3_600_000).toISOString().slice(0, 10)]),
  ]
}

/** Every figure of the terms, but the time zone and the share of outcomes that a counted bet may cover. */
const writtenIn = (terms: readonly string[]) =>
  terms
    .join('\n')
    .replaceAll('GMT+7', '')
    .replaceAll(/(?<!\d)70%/g, '')
    .match(/\d{4}-\d\d-\d\d|₫?\d[\d.,]*(?:%|\s₫)?/g)
    ?.map((figure) => figure.replace(/[.,]$/, '')) ?? []

const comparable = (figures: readonly string[]) => figures.map((one) => one.replaceAll(/[\s₫]/g, '')).toSorted()

const listed = [
  ...offers.map((offer) => ({ offer, endsAt: promotions.find(({ id }) => id === offer.promotionId)?.endsAt ?? null })),
  ...planned.map((offer) => ({ offer, endsAt: new Date('2026-12-31T17:00:00Z') })),
]

describe.each(CODES)('the terms of an offer in %s', (language) => {
  const texts = textsIn(language, 'platform/offer-terms')
  const of = (offer: Offer, endsAt: Date | null) => offerTerms(offer, { endsAt }, { language, currency: 'VND' })

  it('state the figures of its rule and no others', () => {
    expect(offers).toHaveLength(7)
    expect(planned.length).toBeGreaterThan(80)
    for (const { offer, endsAt } of listed) {
      const expected = comparable(getFigures(offer, endsAt, language))
      expect(comparable(writtenIn(of(offer, endsAt)))).toEqual(expected)
    }
  })

  it('say who can claim it, how often, and what follows', () => {
    for (const { offer, endsAt } of listed) {
      const terms = of(offer, endsAt)
      const { kind, period, isReviewed, multiple, contribution } = offer
      const says = (text: string) => terms.some((sentence) => sentence.startsWith(text.split('{{')[0] ?? ''))
      expect(says(texts.who[kind])).toBe(true)
      for (const one of ['ONCE', 'DAY', 'WEEK'] as const) expect(terms.includes(texts.period[one])).toBe(one === period)
      expect(terms.includes(texts.apply)).toBe(isReviewed)
      expect(terms.includes(texts.cash)).toBe(multiple === 0 && kind !== 'TICKET')
      for (const sentence of [texts.risk, texts.order, texts.end, texts.single])
        expect(terms.includes(sentence)).toBe(multiple > 0)
      const isPartial = Object.values(contribution).some((part) => part !== 100)
      expect(terms.includes(texts.rest.ALL)).toBe(multiple > 0 && !isPartial)
      expect(terms.includes(texts.rest.OTHERS)).toBe(multiple > 0 && isPartial)
      expect(terms.includes(texts.noLastDay)).toBe(endsAt === null)
    }
  })

  it('name the products that count in part', () => {
    const names: Readonly<Record<string, string>> = textsIn(language, 'web/records').categories
    for (const { offer, endsAt } of listed) {
      const terms = of(offer, endsAt)
      for (const code of GAME_CATEGORIES) {
        const part = offer.contribution[code] ?? 100
        const sentence = texts.contribution.replace('{{product}}', names[code] ?? '').replace('{{percent}}', `${part}%`)
        expect([code, terms.includes(sentence)]).toEqual([code, part !== 100])
      }
    }
  })
})

describe('texts by hand', () => {
  test('of an offer state no figures, and no terms', () => {
    const ids = new Set(offers.map(({ promotionId }) => promotionId))
    const ofOffers = written.filter(({ promotionId }) => ids.has(promotionId))
    expect(ofOffers).toHaveLength(offers.length * 5)
    for (const { promotionId, title, summary, content, terms } of ofOffers)
      expect([promotionId, terms, /\d/.test(title + summary + content)]).toEqual([promotionId, '', false])
  })

  test('of the other promotions state neither amounts nor percentages', () => {
    for (const { promotionId, title, summary, content, terms } of written)
      expect([promotionId, title + summary + content + terms]).not.toEqual([
        promotionId,
        expect.stringMatching(/₫|\d\s*%/),
      ])
  })

  test('are shown where nothing is given, and not beside a rule', () => {
    const shown = { language: 'EN', currency: 'VND' } as const
    expect(termsHtml(null, { endsAt: null }, '<p>By hand</p>', shown)).toBe('<p>By hand</p>')
    expect(termsHtml(BASE, { endsAt: null }, '<p>By hand</p>', shown)).not.toContain('By hand')
  })
})
