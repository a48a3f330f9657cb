import type { Database } from '@playhouse/postgres/database.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import { brandDay } from '../../../ledger/brand-day.ts'
import type { Offer } from '../../../domains/engagement/promotions/eligibility.ts'
import { findLastDay as lastDay } from '../../../domains/engagement/promotions/offer-terms.ts'
import {
  type Contribution,
  listCategories,
  type OfferKind,
  type OfferPeriod,
} from '../../../domains/engagement/promotions/operator.ts'
import type { PromotionPlan } from '../../../domains/engagement/promotions/plan-promotions.ts'
import { listSeriesTitles } from '../../../domains/engagement/raffles/operator.ts'
import { oneOf, place, readTextSet, readTexts, yesOrNo, type Fields, type ValuesOf } from '../../kit/described-form.ts'
import { dayOrNone, day, emptyOr, money, whole } from '../../kit/form-fields.ts'
import { pictureField } from '../site/parts/content-pictures.ts'
import { mostLotteryContribution } from '@playhouse/engines/turnover.ts'
import { LOTTERY_CATEGORIES, limitLotteries } from '../../../domains/engagement/promotions/contribution.ts'
import { readForm } from '../../kit/inputs.ts'
import { getMoment } from '../../kit/moments.ts'
import { checkAll, refuseFields, OfficeError } from '../../kit/office-error.ts'

export const NEW_CATEGORY = '-'
const CATEGORY_NAME = { label: 'Its name', longest: 40, optional: true } as const

/** Terms of a promotion that only informs; those of an offer are composed from its rule. */
const OWN_TERMS = { label: 'Terms of one that only informs', longest: 3000, rows: 8, isRich: true } as const

/** Texts of a promotion, with the longest each may be. */
export const TEXTS = {
  title: { label: 'Title', longest: 80 },
  summary: { label: 'Summary, in one sentence', longest: 200 },
  content: { label: 'Description', longest: 2000, rows: 6, isRich: true },
  terms: { ...OWN_TERMS, optional: true },
} as const

export type TextName = keyof typeof TEXTS
export const TEXT_NAMES = Object.keys(TEXTS) as TextName[]
const PUBLICATION = { published: 'published', draft: 'draft: only operators see it' } as const
export const KINDS: Readonly<Record<OfferKind | 'NONE', string>> = {
  NONE: 'nothing; it only informs',
  FIRST_DEPOSIT: 'for the first deposits',
  RELOAD: 'for deposits of the week, after an earlier week with one',
  LOSS_REBATE: 'for a loss in the week before',
  SIGN_IN: 'for everyone who visits',
  TICKET: 'raffle tickets, for deposits of the week',
}

export const PERIODS: Readonly<Record<OfferPeriod, string>> = { ONCE: 'once', DAY: 'once a day', WEEK: 'once a week' }
export const REVIEWED = { no: 'by claiming it', yes: 'by an application, which an operator decides' } as const
export const FIELDS = {
  state: oneOf('State', PUBLICATION, ({ about }: PromotionPlan) => (about.isDraft ? 'draft' : 'published'), {
    initial: 'draft',
  }),
  picture: pictureField(({ about }: PromotionPlan) => about.picture),
  category: {
    label: 'Category',
    rule: z.string().max(30),
    options: async (database: Database) => ({
      ...(await listCategories(database)),
      [NEW_CATEGORY]: 'a new one, named below',
    }),
    of: ({ about }) => about.category,
  },
  newCategory: {
    label: 'Its code, such as new_player',
    rule: z.union([z.literal(''), z.string().regex(/^[a-z][a-z_]{2,29}$/)], {
      error: 'has 3 to 30 lower-case letters and underscores',
    }),
    of: () => '',
    optional: true,
  },
  position: place(({ about }: PromotionPlan) => about.position),
  withDeposit: yesOrNo('Shown beside the ways to deposit', ({ about }: PromotionPlan) => about.withDeposit),
  startsOn: {
    label: 'First day; empty if not known yet',
    rule: dayOrNone(day),
    kind: 'date',
    of: ({ about }) => firstDay(about),
    optional: true,
    fixed: true,
  },
  endsOn: {
    label: 'Last day; empty for no end',
    rule: dayOrNone(day),
    kind: 'date',
    of: ({ about }) => lastDay(about),
    optional: true,
  },
  kind: oneOf('It gives', KINDS, ({ offer }: PromotionPlan) => offer?.kind ?? 'NONE', { initial: 'NONE', fixed: true }),
  period: oneOf('It can be taken', PERIODS, ({ offer }: PromotionPlan) => offer?.period ?? 'ONCE', {
    initial: 'ONCE',
    fixed: true,
  }),
  isReviewed: yesOrNo('Members take it', ({ offer }: PromotionPlan) => offer?.isReviewed, REVIEWED),
  threshold: amountField('Required deposits or loss; 0 for any', (offer) => offer.threshold),
  fixedAmount: amountField('Fixed amount', (offer) => offer.fixedAmount),
  percent: numberField('or per cent of the deposits or loss', [1, 100], (offer) => offer.percent),
  maxAmount: amountField('up to', (offer) => offer.maxAmount),
  multiple: numberField('Turnover, as a multiple of the amount; 0 pays cash', [0, 50], (offer) => offer.multiple),
  maxStake: amountField('Maximum stake while the bonus is active', (offer) => offer.maxStake),
  days: numberField('Days until the bonus expires', [1, 90], (offer) => offer.days),
  tickets: numberField('Tickets', [1, 100], (offer) => offer.tickets),
  raffleSeriesId: {
    label: 'of the raffle',
    rule: z.string().max(40),
    options: async (database: Database) => ({
      '': 'none',
      ...Object.fromEntries((await listSeriesTitles(database)).map(({ id, title }) => [id, title])),
    }),
    of: ({ offer }) => offer?.raffleSeriesId,
  },
} as const satisfies Fields<PromotionPlan>

export type Read = ValuesOf<typeof FIELDS>

function amountField(label: string, of: (offer: Offer) => bigint | null) {
  const text = (amount: bigint | null) => (amount === null ? '' : formatAmount(amount))
  return {
    label,
    rule: emptyOr(money),
    of: ({ offer }: PromotionPlan) => offer && text(of(offer)),
    optional: true,
  } as const
}

function numberField(label: string, [from, to]: [number, number], of: (offer: Offer) => number | null) {
  return {
    label,
    rule: emptyOr(whole(from, to)),
    kind: 'number',
    of: ({ offer }: PromotionPlan) => offer && of(offer),
    optional: true,
  } as const
}

/** Per cent of a stake that counts, by category. Only offers of bonus money read them. */
export const CONTRIBUTION = Object.fromEntries(
  GAME_CATEGORIES.map((code) => {
    const { label, kind, of, optional } = numberField(code, [0, 100], (offer) => offer.contribution[code] ?? null)
    return [`contribution_${code}`, { label, kind, of, optional }]
  }),
) satisfies Fields<PromotionPlan>

export const TEXT_FIELDS = Object.fromEntries([
  ['categoryName', { ...CATEGORY_NAME, textsIn: () => [] }],
  ...TEXT_NAMES.map((name) => [
    name,
    {
      ...TEXTS[name],
      textsIn: ({ texts, offer }: PromotionPlan) =>
        offer && name === 'terms' ? [] : texts.map((row) => ({ language: row.language, text: row[name] })),
    },
  ]),
]) satisfies Fields<PromotionPlan>

export type Values = Readonly<Record<string, string>>

/** The midnight at which a day of the brand begins. */
export const getStart = (date: string | null): Date | null => (date === null ? null : getMoment(`${date}T00:00`))

/** Names of a category that exists are those that it has. @throws OfficeError */
export function readAllTexts(
  payload: Values,
  promotionId: string,
  { isDraft, isNewCategory, informs }: { isDraft: boolean; isNewCategory: boolean; informs: boolean },
): PromotionPlan['texts'] {
  let names: ReturnType<typeof readTexts> = []
  let texts: ReturnType<typeof readTextSet<TextName>> = []
  const { longest } = CATEGORY_NAME
  checkAll(
    () => (names = isNewCategory ? readTexts(payload, 'categoryName', { longest }, { isDraft }) : []),
    () => (texts = readTextSet(payload, informs ? { ...TEXTS, terms: OWN_TERMS } : TEXTS, { isDraft })),
  )
  const typed = informs ? [] : texts.filter(({ terms }) => terms !== '')
  if (typed.length > 0)
    refuseFields(
      Object.fromEntries(
        typed.map(({ language }) => [`terms_${language}`, 'stay empty: the site writes them from what it gives']),
      ),
    )
  return texts.map((text) => ({
    promotionId,
    categoryName: names.find(({ language }) => language === text.language)?.text ?? '',
    ...text,
  }))
}

/**
 * Reads the offer of a form. Each kind has the fields that its rules use, and no others.
 * @throws OfficeError
 */
export function readOffer(payload: Values, { id: promotionId, kind, ...read }: Read & { id: string }): Offer | null {
  if (kind === 'NONE') return null
  const { period, isReviewed, tickets, raffleSeriesId, fixedAmount, percent, maxAmount, maxStake, days } = read
  const multiple = read.multiple ?? 0
  const problems: Record<string, string> = {}
  const refuse = (name: keyof Read, why: string) => {
    problems[name] ??= why
    return undefined
  }
  const refuseAll = () => {
    if (Object.keys(problems).length > 0) refuseFields(problems)
  }
  const threshold = kind === 'SIGN_IN' ? 0n : (read.threshold ?? refuse('threshold', 'is missing') ?? 0n)
  const base = { promotionId, kind, period, isReviewed, threshold }
  if (kind === 'TICKET') {
    if (isReviewed) refuse('isReviewed', 'tickets are claimed without an application')
    if (tickets === null) refuse('tickets', 'is missing')
    if (raffleSeriesId === '') refuse('raffleSeriesId', 'is missing')
    refuseAll()
    return {
      ...base,
      fixedAmount: null,
      percent: null,
      maxAmount: null,
      multiple: 0,
      maxStake: null,
      days: null,
      contribution: {},
      tickets,
      raffleSeriesId,
    }
  }
  if ((fixedAmount === null) === (percent === null))
    refuse('fixedAmount', 'it gives either a fixed amount or a percentage')
  if (fixedAmount === 0n) refuse('fixedAmount', 'is more than nothing')
  if (percent !== null && kind === 'SIGN_IN') refuse('percent', 'there is nothing to take it from')
  if (percent !== null && (maxAmount ?? 0n) === 0n) refuse('maxAmount', 'is needed with a percentage')
  if (kind === 'FIRST_DEPOSIT' && period !== 'ONCE') refuse('period', 'a first deposit is made once')
  if (multiple > 0 && (maxStake ?? 0n) === 0n) refuse('maxStake', 'is needed for bonus money')
  if (multiple > 0 && days === null) refuse('days', 'is needed for bonus money')
  refuseAll()
  return {
    ...base,
    fixedAmount,
    percent,
    maxAmount: percent === null ? null : maxAmount,
    multiple,
    maxStake: multiple > 0 ? maxStake : null,
    days: multiple > 0 ? days : null,
    contribution: multiple > 0 ? readContribution(payload, multiple) : {},
    tickets: null,
    raffleSeriesId: null,
  }
}

/** Lotteries count as far as they may unless the form says less. @throws OfficeError */
function readContribution(payload: Values, multiple: number): Contribution {
  const shape = Object.fromEntries(
    GAME_CATEGORIES.map((code) => [`contribution_${code}`, emptyOr(whole(0, 100)).default(null)]),
  )
  const read = readForm(z.object(shape), payload) as Readonly<Record<string, number | null>>
  const maximum = mostLotteryContribution(multiple)
  for (const code of LOTTERY_CATEGORIES)
    if ((read[`contribution_${code}`] ?? 0) > maximum)
      throw new OfficeError(
        `contribution_${code}: may be at most ${maximum} where ${multiple} times the amount is required, because bets that nearly cover a draw would earn the bonus without risk`,
        400,
      )
  const stated = GAME_CATEGORIES.flatMap((code) => {
    const percent = read[`contribution_${code}`] ?? 100
    return percent === 100 ? [] : [[code, percent]]
  })
  return limitLotteries(Object.fromEntries(stated), multiple)
}

export const firstDay = ({ startsAt }: Pick<PromotionPlan['about'], 'startsAt'>) => startsAt && brandDay(startsAt)
