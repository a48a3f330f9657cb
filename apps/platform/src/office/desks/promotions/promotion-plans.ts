import { mostLotteryContribution } from '@playhouse/engines/turnover.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { isLanguageCode, type LanguageCode } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { worthOf } from '../../../domains/engagement/points/operator.ts'
import { limitLotteries, LOTTERY_CATEGORIES } from '../../../domains/engagement/promotions/contribution.ts'
import type { Offer } from '../../../domains/engagement/promotions/eligibility.ts'
import { lastDayOf as lastDay, termsHtml } from '../../../domains/engagement/promotions/offer-terms.ts'
import {
  type Contribution,
  hasCategory,
  endPromotion,
  findPlan,
  listCategories,
  listPlans,
  lockPlan,
  type OfferKind,
  type OfferPeriod,
} from '../../../domains/engagement/promotions/operator.ts'
import {
  countClaims,
  lockPromotion,
  type PromotionPlan,
  removePromotion,
  storePromotion,
} from '../../../domains/engagement/promotions/plan-promotions.ts'
import { offerText, reachesBack } from '../../../domains/engagement/promotions/offer-texts.ts'
import { statusAt } from '../../../domains/engagement/promotions/promotion-list.ts'
import { findSeries, listSeriesTitles } from '../../../domains/engagement/raffles/operator.ts'
import { countOpenAccounts } from '../../../domains/people/member/operator.ts'
import { readBrandRow } from '../../../domains/site/operator.ts'
import { addDays } from '../../../lib/record-range.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { type Fields, oneOf, place, readTexts, readTextSet, type ValuesOf, yesOrNo } from '../../kit/described-form.ts'
import { day, dayOrNone, emptyOr, money, whole } from '../../kit/form-fields.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { momentOf } from '../../kit/moments.ts'
import { html, Html } from '../../kit/html.ts'
import { readForm } from '../../kit/inputs.ts'
import { checkAll, OfficeError, refuseFields } from '../../kit/office-error.ts'
import { chosenPicture, pictureField, pictureOf } from '../site/picture-pages.ts'
import { facts, table, type Terms } from '../../kit/page.ts'
import { dayText, englishName, planEditor, textTerms } from '../../kit/plan-editor.ts'

const NEW_CATEGORY = '-'
const CATEGORY_NAME = { label: 'Its name', longest: 40, optional: true } as const
/** Terms of a promotion that only informs; those of an offer are composed from its rule. */
const OWN_TERMS = { label: 'Terms of one that only informs', longest: 3_000, rows: 8, isRich: true } as const
/** Texts of a promotion, with the longest each may be. */
const TEXTS = {
  title: { label: 'Title', longest: 80 },
  summary: { label: 'Summary, in one sentence', longest: 200 },
  content: { label: 'Description', longest: 2_000, rows: 6, isRich: true },
  terms: { ...OWN_TERMS, optional: true },
} as const
type TextName = keyof typeof TEXTS
const TEXT_NAMES = Object.keys(TEXTS) as TextName[]

const PUBLICATION = { published: 'published', draft: 'draft: only operators see it' } as const

const KINDS: Readonly<Record<OfferKind | 'NONE', string>> = {
  NONE: 'nothing; it only informs',
  FIRST_DEPOSIT: 'for the first deposits',
  RELOAD: 'for deposits of the week, after an earlier week with one',
  LOSS_REBATE: 'for a loss in the week before',
  SIGN_IN: 'for everyone who visits',
  TICKET: 'raffle tickets, for deposits of the week',
}
const PERIODS: Readonly<Record<OfferPeriod, string>> = { ONCE: 'once', DAY: 'once a day', WEEK: 'once a week' }
const REVIEWED = { no: 'by claiming it', yes: 'by an application, which an operator decides' } as const

const FIELDS = {
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
type Read = ValuesOf<typeof FIELDS>

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
const CONTRIBUTION = Object.fromEntries(
  GAME_CATEGORIES.map((code) => {
    const { label, kind, of, optional } = numberField(code, [0, 100], (offer) => offer.contribution[code] ?? null)
    return [`contribution_${code}`, { label, kind, of, optional }]
  }),
) satisfies Fields<PromotionPlan>

const TEXT_FIELDS = Object.fromEntries([
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

const stateOf = ({ about }: PromotionPlan) => statusAt(about, new Date())

/** Promotions themselves: texts, dates, and what they give. */
export const promotionPlans = planEditor<PromotionPlan, typeof FIELDS & Fields<PromotionPlan>>({
  noun: 'promotion',
  title: 'All promotions',
  path: '/promotions',
  listPath: '/promotions/all',
  planPath: '/promotions/plan',
  fields: { ...FIELDS, ...CONTRIBUTION, ...TEXT_FIELDS },
  form: [
    {
      note: 'It holds from the next claim on. Claims and applications keep what they were made under.',
      when: 'exists',
    },
    'id',
    { columns: ['state', 'position', 'withDeposit', 'startsOn', 'endsOn'] },
    'picture',
    'category',
    { details: 'A category that does not exist yet', names: ['newCategory', 'categoryName'] },
    { heading: 'What it gives' },
    { columns: ['kind', 'period'] },
    {
      columns: [
        'isReviewed',
        'threshold',
        'fixedAmount',
        'percent',
        'maxAmount',
        'multiple',
        'maxStake',
        'days',
        'tickets',
        'raffleSeriesId',
      ],
    },
    {
      note:
        'Per cent of a stake that counts for the turnover; empty is 100. Lotteries count at most 10 per cent for each ' +
        'multiple of the amount, because bets that nearly cover a draw bear little risk.',
    },
    { columns: Object.keys(CONTRIBUTION) },
    { heading: 'Texts' },
    {
      note:
        'Terms of a promotion that gives something are written by the site from the fields above, in every language. ' +
        'Write terms only for one that informs, and no figures of the rule into other texts.',
    },
    ...TEXT_NAMES,
  ],
  idLabel: 'ID, permanent and part of the address: lower-case letters, digits and hyphens',
  find: findPlan,
  lock: lockPlan,
  queue: lockPromotion,
  store: storePromotion,
  /** Days that it leaves as they are keep their time of day. */
  read: (values, payload, before) => {
    const { id, state, picture, category, newCategory, position, withDeposit, startsOn, endsOn, kind } = values
    const isDraft = state === 'draft'
    const isNewCategory = ['', NEW_CATEGORY].includes(category)
    let offer: Offer | null = null
    let texts: PromotionPlan['texts'] = []
    checkAll(
      () => {
        if (startsOn !== null && endsOn !== null && endsOn < startsOn)
          throw new OfficeError('endsOn: is before it begins', 400)
      },
      () => {
        if (isNewCategory && newCategory === '') throw new OfficeError('newCategory: is needed for a new category', 400)
      },
      () => (offer = readOffer(payload, values)),
      () => (texts = readAllTexts(payload, id, { isDraft, isNewCategory, informs: kind === 'NONE' })),
    )
    const about = {
      id,
      isDraft,
      category: isNewCategory ? newCategory : category,
      picture: chosenPicture(picture, { drawn: `promotion-${id}`, before: before?.about.picture }),
      startsAt: before && startsOn === firstDay(before.about) ? before.about.startsAt : startOf(startsOn),
      endsAt: before && endsOn === lastDay(before.about) ? before.about.endsAt : startOf(endsOn && addDays(endsOn, 1)),
      position,
      withDeposit,
    }
    return { about, offer, texts }
  },
  checkNow: async (tx, { plan, before }) => {
    const { about, offer } = plan
    const problems: Record<string, string> = {}
    if (offer?.raffleSeriesId) {
      const series = await findSeries(tx, offer.raffleSeriesId)
      if (!series) problems['raffleSeriesId'] ??= 'is not a raffle'
      else if ((offer.tickets ?? 0) > series.memberLimit)
        problems['tickets'] ??= `an account may have ${series.memberLimit} of this raffle`
    }
    const [startsOn, endsOn, today] = [firstDay(about), lastDay(about), brandDay(new Date())]
    if (before && (stateOf(before) !== 'coming' || (await countClaims(tx, about.id)) > 0)) {
      if (startsOn !== firstDay(before.about)) problems['startsOn'] ??= 'stays once it has begun'
      if ((offer?.kind ?? 'NONE') !== (before.offer?.kind ?? 'NONE'))
        problems['kind'] ??= 'stays once it has begun. End it, and add another.'
      if (offer && offer.period !== before.offer?.period)
        problems['period'] ??= 'stays once it has begun. End it, and add another.'
    } else if (startsOn !== null && startsOn < today) problems['startsOn'] ??= 'is today or later'
    const endStays = before && endsOn === lastDay(before.about)
    if (endsOn !== null && endsOn < today && !endStays) problems['endsOn'] ??= 'is today or later'
    if (before && !before.about.isDraft && about.isDraft && stateOf(before) !== 'coming')
      problems['state'] ??= 'members see it. End it instead'
    if (!(await hasCategory(tx, about.category)) && plan.texts.some(({ categoryName }) => categoryName === ''))
      problems['newCategory'] ??= 'is needed, with its names: there is no such category'
    if (Object.keys(problems).length > 0) refuseFields(problems)
  },
  isFixed: (plan) => stateOf(plan) !== 'coming',
  mayBeDraft: (plan) => plan?.about.isDraft ?? true,
  preview: async (database, { about, offer, texts }) => {
    const { currency } = await readBrandRow(database)
    return html`${pictureOf(about.picture, '')}
      <p>
        ${offer ? `${giftText(offer.kind, textsOf(offer))} ${KINDS[offer.kind]}, ${PERIODS[offer.period]}` : KINDS.NONE}
      </p>
      ${facts(reachFacts({ about, offer }))}
      <div class="columns top">
        ${texts.map(
          (text) =>
            html`<section class="panel">
              <p class="muted">${text.language}</p>
              <h3>${text.title}</h3>
              <p>${text.summary}</p>
              ${new Html(text.content)}
              <h4>Terms</h4>
              ${new Html(termsHtml(offer, about, text.terms, { language: text.language as LanguageCode, currency }))}
              ${offer && offerPart(offer, text.language, currency)}
            </section>`,
        )}
      </div>`
  },

  promise: ({ kind = 'NONE', ...terms }) => `, which gives ${giftText(kind as OfferKind, terms)}`,
  cost: mostForAll,
  costFacts: async (database, plan) => ({
    'Open accounts': await countOpenAccounts(database),
    'At most, if each took it once': moneyText(await mostForAll(database, plan)),
    ...reachFacts(plan),
  }),
  terms: termsOf,

  list: async (database) =>
    table(
      ['Promotion', 'State', 'Gives', 'From', 'Until', 'Claims>'],
      (await listPlans(database)).map(({ about, offer, title, claims }) => [
        html`<a href="/promotions/plan/${about.id}">${title ?? about.id}</a>`,
        about.isDraft ? 'draft' : statusAt(about, new Date()),
        offer ? `${KINDS[offer.kind]}, ${PERIODS[offer.period]}` : KINDS.NONE,
        dayText(firstDay(about)),
        dayText(lastDay(about)),
        claims,
      ]),
      'There are no promotions.',
    ),
  listLinks: ({ may }) =>
    html`<p>
      ${may('claims.read') && html`<a href="/promotions">Applications</a>`}
      ${may('rewards.plan') && html` · <a href="/promotions/new">Add a promotion</a>`}
    </p>`,
  name: ({ about, texts }) =>
    englishName(
      texts.map(({ language, title }) => ({ language, text: title })),
      about.id,
    ),
  facts: async (database, plan) => {
    const { about, offer } = plan
    return {
      ID: about.id,
      State: about.isDraft ? 'draft' : stateOf(plan),
      From: momentText(about.startsAt),
      Until: endsWithDay(about) ? dayText(lastDay(about)) : momentText(about.endsAt),
      Gives: offer
        ? `${giftText(offer.kind, textsOf(offer))} ${KINDS[offer.kind]}, ${PERIODS[offer.period]}`
        : KINDS.NONE,
      ...reachFacts(plan),
      Claims: await countClaims(database, about.id),
    }
  },
  acts: [
    {
      name: 'end',
      heading: 'End it now',
      button: 'End it',
      text: 'Nobody can take it from now on. What was claimed, or is accepted, stays.',
      isPossible: (plan) => stateOf(plan) === 'open',
      refusal: 'There is no running promotion with this ID.',
      run: async (tx, { about }) => {
        const endsAt = new Date()
        await endPromotion(tx, about.id, endsAt)
        return { old: { endsAt: about.endsAt }, new: { endsAt } }
      },
    },
    {
      name: 'remove',
      heading: 'Remove it',
      button: 'Remove',
      isPossible: async (plan, on) => stateOf(plan) === 'coming' && (await countClaims(on, plan.about.id)) === 0,
      refusal: 'There is no promotion with this ID that nobody has taken part in.',
      run: async (tx, plan) => {
        await removePromotion(tx, plan.about.id)
        return { old: plan }
      },
    },
  ],
})

/** What of the time before its first day an offer counts, which nobody may expect. */
function reachFacts({ about, offer }: Pick<PromotionPlan, 'about' | 'offer'>): Record<string, string> {
  const first = firstDay(about) ?? brandDay(new Date())
  const reach = offer && reachesBack(offer, first)
  if (!reach) return {}
  const { counts, from, to } = reach
  const what = counts === 'LOSSES' ? 'it pays for losses' : 'deposits count'
  return { 'Reaches back': `On its first day, ${first}, ${what} of ${from} to ${to}, before it begins.` }
}

/** The box “Your offer” of the site, as it reads in each state. */
function offerPart(offer: Offer, language: string, currency: string): Html {
  if (!isLanguageCode(language)) return html``
  const { title, open, missing, taken, conditions } = offerText(offer, language, currency)
  const list = (texts: readonly string[]) =>
    html`<ul>
      ${texts.map((text) => html`<li>${text}</li>`)}
    </ul>`
  return html`<section class="panel note">
    <h4>${title}</h4>
    <p class="muted">To those who may take it, with the largest amount</p>
    <p>${open}</p>
    ${conditions.length > 0 && list(conditions)}
    ${
      missing.length > 0 &&
      html`<p class="muted">To those who may not</p>
        ${list(missing)}`
    }
    <p class="muted">Once it is taken</p>
    <p>${taken}</p>
  </section>`
}

type Values = Readonly<Record<string, string>>
const firstDay = ({ startsAt }: Pick<PromotionPlan['about'], 'startsAt'>) => startsAt && brandDay(startsAt)
/** Not one that an operator ended during a day. */
const endsWithDay = ({ endsAt }: Pick<PromotionPlan['about'], 'endsAt'>) =>
  endsAt !== null && lastDay({ endsAt }) !== brandDay(endsAt)

/** What it gives at most, in words, from the texts of a form. */
function giftText(kind: OfferKind | 'NONE', { fixedAmount, percent, maxAmount, tickets, multiple }: Values): string {
  if (kind === 'NONE') return 'nothing'
  if (kind === 'TICKET') return `${tickets} tickets`
  const what = multiple && multiple !== '0' ? 'bonus money' : 'cash'
  return fixedAmount ? `${fixedAmount} of ${what}` : `${percent} %, up to ${maxAmount}, of ${what}`
}

const textsOf = ({ fixedAmount, percent, maxAmount, tickets, multiple }: Offer): Values => ({
  fixedAmount: moneyText(fixedAmount),
  percent: String(percent),
  maxAmount: moneyText(maxAmount),
  tickets: String(tickets),
  multiple: String(multiple),
})

/** What a promotion could cost if every account took it once. */
async function mostForAll(on: Database | Transaction, { about, offer }: PromotionPlan): Promise<bigint> {
  // Nobody can take a draft.
  if (!offer || about.isDraft) return 0n
  const series = offer.raffleSeriesId === null ? undefined : await findSeries(on, offer.raffleSeriesId)
  const tickets = series ? await worthOf(on, series.price * BigInt(offer.tickets ?? 0)) : 0n
  return (tickets + (offer.fixedAmount ?? offer.maxAmount ?? 0n)) * (await countOpenAccounts(on))
}

const amountTerm = (amount: bigint | null) => (amount === null ? '' : moneyText(amount))

/** All of a promotion in words, for those who decide about it. */
function termsOf({ about, offer, texts }: PromotionPlan): Terms {
  return {
    ID: about.id,
    State: about.isDraft ? 'draft' : 'published',
    Picture: about.picture,
    Category: about.category,
    'Place in the list': String(about.position),
    'Shown beside the ways to deposit': about.withDeposit ? 'yes' : 'no',
    Begins: about.startsAt ? momentText(about.startsAt) : 'not known yet',
    Ends: (endsWithDay(about) ? lastDay(about) : momentText(about.endsAt)) || 'no end',
    'It gives': KINDS[offer?.kind ?? 'NONE'],
    ...(offer && {
      'It can be taken': PERIODS[offer.period],
      'Members take it': offer.isReviewed ? REVIEWED.yes : REVIEWED.no,
      'Required deposits or loss': moneyText(offer.threshold),
      'Fixed amount': amountTerm(offer.fixedAmount),
      'Per cent of the deposits or loss': String(offer.percent ?? ''),
      'up to': amountTerm(offer.maxAmount),
      'Turnover, as a multiple of the amount': String(offer.multiple),
      'Maximum stake while the bonus is active': amountTerm(offer.maxStake),
      'Days until the bonus expires': String(offer.days ?? ''),
      'Per cent of a stake that counts, if not 100': Object.entries(offer.contribution)
        .map(([code, percent]) => `${code} ${percent}`)
        .toSorted()
        .join(', '),
      Tickets: String(offer.tickets ?? ''),
      'of the raffle': offer.raffleSeriesId ?? '',
    }),
    ...Object.assign(
      {},
      ...TEXT_NAMES.filter((name) => !offer || name !== 'terms').map((name) =>
        textTerms(
          TEXTS[name].label,
          texts.map((row) => ({ language: row.language, text: row[name] })),
        ),
      ),
    ),
  }
}

/** The midnight at which a day of the brand begins. */
const startOf = (date: string | null): Date | null => (date === null ? null : momentOf(`${date}T00:00`))

/** Names of a category that exists are those that it has. @throws OfficeError */
function readAllTexts(
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

/** What it gives. Each kind has the fields that its rules use, and no others. @throws OfficeError */
function readOffer(payload: Values, { id: promotionId, kind, ...read }: Read & { id: string }): Offer | null {
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
  const most = mostLotteryContribution(multiple)
  for (const code of LOTTERY_CATEGORIES)
    if ((read[`contribution_${code}`] ?? 0) > most)
      throw new OfficeError(
        `contribution_${code}: may be at most ${most} where ${multiple} times the amount is required, because bets that nearly cover a draw would earn the bonus without risk`,
        400,
      )
  const stated = GAME_CATEGORIES.flatMap((code) => {
    const percent = read[`contribution_${code}`] ?? 100
    return percent === 100 ? [] : [[code, percent]]
  })
  return limitLotteries(Object.fromEntries(stated), multiple)
}
