import { mostLotteryContribution } from '@playhouse/engines/turnover.ts'
import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { asc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import type { OfficeConfig } from '../config.ts'
import {
  type Contribution,
  type OfferKind,
  type OfferPeriod,
  promotionClaim,
  promotionOffer,
} from '../db/tables/bonuses.ts'
import { promotion, promotionText } from '../db/tables/promotions.ts'
import { raffleSeries, raffleText } from '../db/tables/raffles.ts'
import { limitLotteries, LOTTERY_CATEGORIES } from '../domains/engagement/promotions/contribution.ts'
import type { Offer } from '../domains/engagement/promotions/eligibility.ts'
import {
  countClaims,
  lockPromotion,
  type PromotionPlan,
  removePromotion,
  storePromotion,
} from '../domains/engagement/promotions/plan-promotions.ts'
import { statusAt } from '../domains/engagement/promotions/promotion-list.ts'
import { addDays } from '../lib/record-range.ts'
import { brandDay } from '../ledger/brand-day.ts'
import { decide, type ReviewedKind } from './decisions.ts'
import { pendingPanel } from './decision-pages.ts'
import { moneyText, momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { readForm, withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, changeTable, facts, hidden, reasonField, table, type Terms } from './page.ts'
import {
  choice,
  countOpenAccounts,
  day,
  dayOrNone,
  dayText,
  emptyOr,
  field,
  isNew,
  money,
  planId,
  planInput,
  readTexts,
  textFields,
  textTerms,
  whole,
  worthOf,
} from './plan-fields.ts'
import type { OfficeCall, OfficeRoutes } from './section.ts'

/** Texts of a promotion, with the longest each may be. The last two are HTML, which the site cleans. */
const TEXTS = {
  categoryName: { label: 'Name of the category', longest: 40 },
  title: { label: 'Title', longest: 80 },
  summary: { label: 'Summary, in one sentence', longest: 200 },
  content: { label: 'Description, as HTML', longest: 2_000, rows: 4 },
  terms: { label: 'Terms, as HTML', longest: 3_000, rows: 6 },
} as const
type TextName = keyof typeof TEXTS
const TEXT_NAMES = Object.keys(TEXTS) as TextName[]

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
const WITH_DEPOSIT = { no: 'no', yes: 'yes' } as const

const moneyOrNone = emptyOr(money)
const numberOrNone = (from: number, to: number) => emptyOr(whole(from, to))

const form = z.object({
  id: planId,
  isNew,
  category: z.string().regex(/^[a-z][a-z_]{2,29}$/, { error: 'has 3 to 30 lower-case letters and underscores' }),
  position: whole(1, 999),
  withDeposit: z.enum(['no', 'yes']).transform((value) => value === 'yes'),
  startsOn: dayOrNone(day),
  endsOn: dayOrNone(day),
  kind: z.enum(Object.keys(KINDS) as ['NONE', ...OfferKind[]]),
  period: z.enum(Object.keys(PERIODS) as [OfferPeriod]),
  isReviewed: z.enum(['no', 'yes']).transform((value) => value === 'yes'),
  threshold: moneyOrNone,
  fixedAmount: moneyOrNone,
  percent: numberOrNone(1, 100),
  maxAmount: moneyOrNone,
  multiple: numberOrNone(0, 50),
  maxStake: moneyOrNone,
  days: numberOrNone(1, 90),
  tickets: numberOrNone(1, 100),
  raffleSeriesId: z.string().max(40),
})
type Read = z.output<typeof form>
type Values = Readonly<Record<string, string>>

const saved: ReviewedKind = {
  kind: 'promotion.saved',
  permission: 'rewards.plan',
  confirm: 'rewards.confirm',
  describe: ({ id, isNew: added, kind = 'NONE', ...terms }) =>
    `${added === 'yes' ? 'Add' : 'Change'} promotion ${id}, which gives ${giftText(kind as OfferKind, terms)}`,
  basis: async (tx, { id }) => {
    await tx
      .select()
      .from(promotion)
      .where(eq(promotion.id, id ?? ''))
      .for('no key update')
    return find(tx, id)
  },
  show: async (database, payload) => {
    const before = await find(database, payload['id'])
    const plan = readPlan(payload, before)
    const [open, most] = [await countOpenAccounts(database), await mostForAll(database, plan.offer)]
    return html`${facts({ 'Open accounts': open, 'At most, if each took it once': moneyText(most) })}
    ${changeTable(before && termsOf(before), termsOf(plan))}`
  },
  apply: async (tx, { payload }) => {
    const { plan, before } = await checkPlan(tx, payload)
    await storePromotion(tx, plan)
    return { old: before && auditText(before), new: auditText(plan) }
  },
}
export const PROMOTION_DECISIONS = [saved]

/** Promotions themselves: texts, dates, and what they give. */
export function registerPromotionPlans(
  { page, action }: OfficeRoutes,
  { twoOperatorsAbove }: Pick<OfficeConfig, 'twoOperatorsAbove'>,
): void {
  page('/promotions/all', 'rewards.read', async ({ database, may }) => {
    const [all, claims] = await Promise.all([
      database
        .select({ about: promotion, offer: promotionOffer, title: promotionText.title })
        .from(promotion)
        .leftJoin(promotionOffer, eq(promotionOffer.promotionId, promotion.id))
        .leftJoin(
          promotionText,
          sql`${promotionText.promotionId} = ${promotion.id} and ${promotionText.language} = 'EN'`,
        )
        .orderBy(asc(promotion.position), asc(promotion.id)),
      database
        .select({ id: promotionClaim.promotionId, count: sql<number>`count(*)::integer` })
        .from(promotionClaim)
        .groupBy(promotionClaim.promotionId),
    ])
    const now = new Date()
    return {
      title: 'All promotions',
      body: html`<p>
          ${may('claims.read') && html`<a href="/promotions">Applications</a>`}
          ${may('rewards.plan') && html` · <a href="/promotions/new">Add a promotion</a>`}
        </p>
        ${table(
          ['Promotion', 'State', 'Gives', 'From', 'Until', 'Claims>'],
          all.map(({ about, offer, title }) => [
            html`<a href="/promotions/plan/${about.id}">${title ?? about.id}</a>`,
            statusAt(about, now),
            offer ? `${KINDS[offer.kind]}, ${PERIODS[offer.period]}` : KINDS.NONE,
            dayText(firstDay(about)),
            dayText(lastDay(about)),
            claims.find(({ id }) => id === about.id)?.count ?? 0,
          ]),
          'There are no promotions.',
        )}`,
    }
  })

  page('/promotions/new', 'rewards.plan', async (call) => ({
    title: 'Add a promotion',
    body: await editForm(call, undefined),
  }))

  page('/promotions/plan/:id', 'rewards.read', async (call) => {
    const plan = await find(call.database, call.params.id)
    if (!plan) return undefined
    const { about, offer, texts } = plan
    const { csrfToken, database } = call
    const mayPlan = call.may('rewards.plan')
    const state = statusAt(about, new Date())
    const [waiting, claims] = await Promise.all([
      pendingPanel(call, subjectOf(about.id), PROMOTION_DECISIONS),
      countClaims(database, about.id),
    ])
    return {
      title: texts.find(({ language }) => language === 'EN')?.title ?? about.id,
      body: html`${facts({
        ID: about.id,
        State: state,
        From: momentText(about.startsAt),
        Until: momentText(about.endsAt),
        Gives: offer
          ? `${giftText(offer.kind, textsOf(offer))} ${KINDS[offer.kind]}, ${PERIODS[offer.period]}`
          : KINDS.NONE,
        Claims: claims,
      })}
      ${waiting ?? (mayPlan && (await editForm(call, plan)))}
      ${
        state === 'open' &&
        mayPlan &&
        html`<h2>End it now</h2>
          ${actionForm(csrfToken, {
            action: `/promotions/plan/${about.id}/end`,
            button: 'End it',
            second: true,
            fields: html`<p>Nobody can take it from now on. What was claimed, or is accepted, stays.</p>
              ${reasonField()}`,
          })}`
      }
      ${
        state === 'coming' &&
        claims === 0 &&
        mayPlan &&
        html`<h2>Remove it</h2>
          ${actionForm(csrfToken, { action: `/promotions/plan/${about.id}/remove`, button: 'Remove', second: true, fields: reasonField() })}`
      }`,
    }
  })

  action('/promotions/save', 'rewards.plan', planInput, async ({ actor, database }, { reason, ...payload }) => {
    const { id } = readForm(form, payload)
    // Read once before the transaction for the sum, which no operator is asked to confirm.
    const { offer } = (await withTransaction(database, (tx) => checkPlan(tx, payload))).plan
    const result = await decide(database, saved, {
      subject: subjectOf(id),
      payload,
      reason,
      actor,
      operators: {
        sum: 'rewards',
        memberId: null,
        amount: await mostForAll(database, offer),
        above: twoOperatorsAbove,
      },
      check: (tx) => checkPlan(tx, payload),
    })
    if (result === 'MADE') return { to: `/promotions/plan/${id}`, notice: 'done' }
    return { to: payload['isNew'] === 'yes' ? '/promotions/all' : `/promotions/plan/${id}`, notice: 'waits' }
  })

  action('/promotions/plan/:id/end', 'rewards.plan', withReason, async ({ actor, database, params }, { reason }) => {
    await withTransaction(database, async (tx) => {
      const row = await lockPromotion(tx, params.id ?? '')
      if (!row || statusAt(row, new Date()) !== 'open')
        throw new OfficeError('There is no running promotion with this ID.', row ? 409 : 404)
      const endsAt = new Date()
      await tx.update(promotion).set({ endsAt }).where(eq(promotion.id, row.id))
      await recordAudit(tx, {
        actor,
        action: 'promotion.ended',
        subject: subjectOf(row.id),
        old: { endsAt: row.endsAt },
        new: { endsAt },
        reason,
      })
    })
    return { to: `/promotions/plan/${params.id}`, notice: 'done' }
  })

  action('/promotions/plan/:id/remove', 'rewards.plan', withReason, async ({ actor, database, params }, { reason }) => {
    await withTransaction(database, async (tx) => {
      const row = await lockPromotion(tx, params.id ?? '')
      if (!row || statusAt(row, new Date()) !== 'coming' || (await countClaims(tx, row.id)) > 0)
        throw new OfficeError('There is no promotion with this ID that nobody has taken part in.', row ? 409 : 404)
      const before = await find(tx, row.id)
      await removePromotion(tx, row.id)
      await recordAudit(tx, {
        actor,
        action: 'promotion.removed',
        subject: subjectOf(row.id),
        old: before && auditText(before),
        reason,
      })
    })
    return { to: '/promotions/all', notice: 'done' }
  })
}

const subjectOf = (id: string) => `promotion:${id}`
const auditText = ({ about, offer, texts }: PromotionPlan) => ({ about, offer, texts })
const firstDay = ({ startsAt }: Pick<PromotionPlan['about'], 'startsAt'>) => startsAt && brandDay(startsAt)
/** The last day on which it can be taken; an end at midnight belongs to the day before. */
const lastDay = ({ endsAt }: Pick<PromotionPlan['about'], 'endsAt'>) =>
  endsAt && brandDay(new Date(endsAt.getTime() - 1))

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
async function mostForAll(database: Database, offer: Offer | null): Promise<bigint> {
  if (!offer) return 0n
  const [series] =
    offer.raffleSeriesId === null
      ? []
      : await database.select().from(raffleSeries).where(eq(raffleSeries.id, offer.raffleSeriesId))
  const tickets = series ? await worthOf(database, series.price * BigInt(offer.tickets ?? 0)) : 0n
  return (tickets + (offer.fixedAmount ?? offer.maxAmount ?? 0n)) * (await countOpenAccounts(database))
}

/** What a form asks for, if it may be so now. @throws OfficeError */
async function checkPlan(tx: Transaction, payload: Values, now = new Date()) {
  const values = readForm(form, payload)
  const { id, isNew: added, startsOn, endsOn } = values
  if (startsOn !== null && endsOn !== null && endsOn < startsOn)
    throw new OfficeError('endsOn: is before it begins', 400)
  const row = await lockPromotion(tx, id)
  if (added && row) throw new OfficeError(`There is a promotion ${id} already. Choose another ID.`)
  if (!added && !row) throw new OfficeError('This promotion no longer exists.')
  const before = row && (await find(tx, id))
  const plan = readPlan(payload, before)
  const { offer } = plan
  if (offer?.raffleSeriesId) {
    const [series] = await tx.select().from(raffleSeries).where(eq(raffleSeries.id, offer.raffleSeriesId))
    if (!series) throw new OfficeError('raffleSeriesId: is not a raffle', 400)
    if ((offer.tickets ?? 0) > series.memberLimit)
      throw new OfficeError(`tickets: an account may have ${series.memberLimit} of this raffle`, 400)
  }
  if (before && (statusAt(before.about, now) !== 'coming' || (await countClaims(tx, id)) > 0)) {
    if (startsOn !== firstDay(before.about)) throw new OfficeError('startsOn: stays once it has begun', 400)
    if ((offer?.kind ?? 'NONE') !== (before.offer?.kind ?? 'NONE'))
      throw new OfficeError('kind: stays once it has begun. End it, and add another.', 400)
    if (offer && offer.period !== before.offer?.period)
      throw new OfficeError('period: stays once it has begun. End it, and add another.', 400)
  } else if (startsOn !== null && startsOn < brandDay(now)) throw new OfficeError('startsOn: is today or later', 400)
  const endStays = before && endsOn === lastDay(before.about)
  if (endsOn !== null && endsOn < brandDay(now) && !endStays) throw new OfficeError('endsOn: is today or later', 400)
  return { plan, before }
}

/** What a form asks for. Days that it leaves as they are keep their time of day. @throws OfficeError */
function readPlan(payload: Values, before: PromotionPlan | undefined): PromotionPlan {
  const values = readForm(form, payload)
  const { id, category, position, withDeposit, startsOn, endsOn } = values
  const about = {
    id,
    category,
    // Drawn from the name, as all banners.
    picture: before?.about.picture ?? `/media/banners/promotion-${id}.svg`,
    startsAt: before && startsOn === firstDay(before.about) ? before.about.startsAt : startOf(startsOn),
    endsAt: before && endsOn === lastDay(before.about) ? before.about.endsAt : startOf(endsOn && addDays(endsOn, 1)),
    position,
    withDeposit,
  }
  return { about, offer: readOffer(payload, values), texts: readAllTexts(payload, id) }
}

const amountTerm = (amount: bigint | null) => (amount === null ? '' : moneyText(amount))

/** All of a promotion in words, for those who decide about it. */
function termsOf({ about, offer, texts }: PromotionPlan): Terms {
  return {
    ID: about.id,
    Category: about.category,
    'Place in the list': String(about.position),
    'Shown beside the ways to deposit': about.withDeposit ? WITH_DEPOSIT.yes : WITH_DEPOSIT.no,
    Begins: about.startsAt ? momentText(about.startsAt) : 'not known yet',
    Ends: about.endsAt ? momentText(about.endsAt) : 'no end',
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
      ...TEXT_NAMES.map((name) =>
        textTerms(
          TEXTS[name].label,
          texts.map((row) => ({ language: row.language, text: row[name] })),
        ),
      ),
    ),
  }
}

const OFFSET = new Intl.DateTimeFormat('en', { timeZone: BRAND_TIME_ZONE, timeZoneName: 'longOffset' })
/** The midnight at which a day of the brand begins. */
function startOf(date: string | null): Date | null {
  if (date === null) return null
  const midnight = new Date(`${date}T00:00:00Z`)
  const offset =
    OFFSET.formatToParts(midnight)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.slice(3) || '+00:00'
  return new Date(`${date}T00:00:00${offset}`)
}

function readAllTexts(payload: Values, promotionId: string): PromotionPlan['texts'] {
  const read = Object.fromEntries(
    TEXT_NAMES.map((name) => [name, readTexts(payload, name, TEXTS[name].longest)]),
  ) as Record<TextName, ReturnType<typeof readTexts>>
  const languages = new Set(TEXT_NAMES.flatMap((name) => read[name].map(({ language }) => language)))
  return [...languages].map((language) => {
    const textOf = (name: TextName) => {
      const found = read[name].find((one) => one.language === language)
      if (!found) throw new OfficeError(`${name}_${language}: is missing beside the other texts of this language`, 400)
      return found.text
    }
    return {
      promotionId,
      language,
      categoryName: textOf('categoryName'),
      title: textOf('title'),
      summary: textOf('summary'),
      content: textOf('content'),
      terms: textOf('terms'),
    }
  })
}

/** What it gives. Each kind has the fields that its rules use, and no others. @throws OfficeError */
function readOffer(payload: Values, { id: promotionId, kind, ...read }: Read): Offer | null {
  if (kind === 'NONE') return null
  const { period, isReviewed, tickets, raffleSeriesId, fixedAmount, percent, maxAmount, maxStake, days } = read
  const multiple = read.multiple ?? 0
  const refuse = (name: keyof Read, why: string): never => {
    throw new OfficeError(`${name}: ${why}`, 400)
  }
  const threshold = kind === 'SIGN_IN' ? 0n : (read.threshold ?? refuse('threshold', 'is missing'))
  const base = { promotionId, kind, period, isReviewed, threshold }
  if (kind === 'TICKET') {
    if (isReviewed) refuse('isReviewed', 'tickets are claimed without an application')
    return {
      ...base,
      fixedAmount: null,
      percent: null,
      maxAmount: null,
      multiple: 0,
      maxStake: null,
      days: null,
      contribution: {},
      tickets: tickets ?? refuse('tickets', 'is missing'),
      raffleSeriesId: raffleSeriesId || refuse('raffleSeriesId', 'is missing'),
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
    GAME_CATEGORIES.map((code) => [`contribution_${code}`, numberOrNone(0, 100).default(null)]),
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

async function find(on: Database | Transaction, id = ''): Promise<PromotionPlan | undefined> {
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

async function editForm({ csrfToken, database }: OfficeCall, plan: PromotionPlan | undefined): Promise<Html> {
  const series = await database
    .select({ id: raffleText.seriesId, title: raffleText.title })
    .from(raffleText)
    .where(eq(raffleText.language, 'EN'))
  const { about, offer, texts = [] } = plan ?? {}
  const hasBegun = about !== undefined && statusAt(about, new Date()) !== 'coming'
  const amount = (minor: bigint | null | undefined) =>
    minor === null || minor === undefined ? '' : formatAmount(minor)
  const optional = { optional: true }
  const number = { type: 'number', optional: true } as const
  return html`<h2>${plan ? 'Change it' : 'The promotion'}</h2>
    ${actionForm(csrfToken, {
      action: '/promotions/save',
      button: 'Save',
      fields: html`${
          plan &&
          html`<p class="muted">
            It holds from the next claim on. Claims and applications keep what they were made under.
          </p>`
        }
        ${hidden('isNew', plan ? 'no' : 'yes')}
        ${about ? hidden('id', about.id) : field('id', 'ID, permanent and part of the address: lower-case letters, digits and hyphens', '')}
        <div class="columns">
          ${field('category', 'Category, such as new_player', about?.category)}
          ${field('position', 'Place in the list', about?.position ?? 10, { type: 'number' })}
          ${choice('withDeposit', 'Shown beside the ways to deposit', WITH_DEPOSIT, about?.withDeposit ? 'yes' : 'no')}
          ${
            hasBegun
              ? hidden('startsOn', firstDay(about) ?? '')
              : field('startsOn', 'First day; empty if not known yet', about && firstDay(about), {
                  type: 'date',
                  optional: true,
                })
          }
          ${field('endsOn', 'Last day; empty for no end', about && lastDay(about), { type: 'date', optional: true })}
        </div>
        <h2>What it gives</h2>
        ${
          hasBegun
            ? html`${hidden('kind', offer?.kind ?? 'NONE')}${hidden('period', offer?.period ?? 'ONCE')}`
            : html`<div class="columns">
                ${choice('kind', 'It gives', KINDS, offer?.kind ?? 'NONE')}
                ${choice('period', 'It can be taken', PERIODS, offer?.period ?? 'ONCE')}
              </div>`
        }
        <div class="columns">
          ${choice('isReviewed', 'Members take it', REVIEWED, offer?.isReviewed ? 'yes' : 'no')}
          ${field('threshold', 'Required deposits or loss; 0 for any', amount(offer?.threshold), optional)}
          ${field('fixedAmount', 'Fixed amount', amount(offer?.fixedAmount), optional)}
          ${field('percent', 'or per cent of the deposits or loss', offer?.percent, number)}
          ${field('maxAmount', 'up to', amount(offer?.maxAmount), optional)}
          ${field('multiple', 'Turnover, as a multiple of the amount; 0 pays cash', offer?.multiple, number)}
          ${field('maxStake', 'Maximum stake while the bonus is active', amount(offer?.maxStake), optional)}
          ${field('days', 'Days until the bonus expires', offer?.days, number)}
          ${field('tickets', 'Tickets', offer?.tickets, number)}
          ${choice(
            'raffleSeriesId',
            'of the raffle',
            { '': 'none', ...Object.fromEntries(series.map(({ id, title }) => [id, title])) },
            offer?.raffleSeriesId ?? '',
          )}
        </div>
        <p class="muted">
          Per cent of a stake that counts for the turnover; empty is 100. Lotteries count at most 10 per cent for each
          multiple of the amount, because bets that nearly cover a draw bear little risk.
        </p>
        <div class="columns">
          ${GAME_CATEGORIES.map((code) => field(`contribution_${code}`, code, offer?.contribution[code], number))}
        </div>
        <h2>Texts</h2>
        ${TEXT_NAMES.map((name) =>
          textFields(
            name,
            TEXTS[name].label,
            TEXTS[name].longest,
            texts.map((row) => ({ language: row.language, text: row[name] })),
            (TEXTS[name] as { rows?: number }).rows,
          ),
        )}${reasonField()}`,
    })}`
}
