import { isLanguageCode, type LanguageCode } from '@playhouse/shared/languages.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { getWorth } from '../../../domains/engagement/points/operator.ts'
import type { Offer } from '../../../domains/engagement/promotions/eligibility.ts'
import { findLastDay as lastDay, termsHtml } from '../../../domains/engagement/promotions/offer-terms.ts'
import {
  hasCategory,
  endPromotion,
  findPlan,
  listPlans,
  lockPlan,
  type OfferKind,
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
import { findSeries } from '../../../domains/engagement/raffles/operator.ts'
import { countOpenAccounts } from '../../../domains/people/member/operator.ts'
import { readBrandRow } from '../../../domains/site/operator.ts'
import { addDays } from '../../../lib/record-range.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import type { Fields } from '../../kit/described-form.ts'
import { countText, moneyText, momentText } from '../../kit/formats.ts'
import { html, Html } from '../../kit/html.ts'
import { checkAll, OfficeError, refuseFields } from '../../kit/office-error.ts'
import { chosenPicture, getPicture, takePicture } from '../site/parts/content-pictures.ts'
import { facts, table, type Terms } from '../../kit/page.ts'
import { dayText, englishName, textTerms } from '../../kit/plan-texts.ts'
import { PlanEditor } from '../../kit/plan-editor.ts'
import {
  CONTRIBUTION,
  FIELDS,
  firstDay,
  KINDS,
  NEW_CATEGORY,
  PERIODS,
  REVIEWED,
  TEXTS,
  TEXT_FIELDS,
  TEXT_NAMES,
  type Values,
  readAllTexts,
  readOffer,
  getStart,
} from './promotion-fields.ts'

const getState = ({ about }: PromotionPlan) => statusAt(about, new Date())

/** Promotions themselves: texts, dates, and what they give. */
export const promotionPlans = new PlanEditor<PromotionPlan, typeof FIELDS & Fields<PromotionPlan>>({
  noun: 'promotion',
  title: 'All promotions',
  path: '/promotions',
  listPath: '/promotions/all',
  planPath: '/promotions/plan',
  takesPicture: takePicture,
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
      startsAt: before && startsOn === firstDay(before.about) ? before.about.startsAt : getStart(startsOn),
      endsAt: before && endsOn === lastDay(before.about) ? before.about.endsAt : getStart(endsOn && addDays(endsOn, 1)),
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
    if (before && (getState(before) !== 'coming' || (await countClaims(tx, about.id)) > 0)) {
      if (startsOn !== firstDay(before.about)) problems['startsOn'] ??= 'stays once it has begun'
      if ((offer?.kind ?? 'NONE') !== (before.offer?.kind ?? 'NONE'))
        problems['kind'] ??= 'stays once it has begun. End it, and add another.'
      if (offer && offer.period !== before.offer?.period)
        problems['period'] ??= 'stays once it has begun. End it, and add another.'
    } else if (startsOn !== null && startsOn < today) problems['startsOn'] ??= 'is today or later'
    const endStays = before && endsOn === lastDay(before.about)
    if (endsOn !== null && endsOn < today && !endStays) problems['endsOn'] ??= 'is today or later'
    if (before && !before.about.isDraft && about.isDraft && getState(before) !== 'coming')
      problems['state'] ??= 'members see it. End it instead'
    if (!(await hasCategory(tx, about.category)) && plan.texts.some(({ categoryName }) => categoryName === ''))
      problems['newCategory'] ??= 'is needed, with its names: there is no such category'
    if (Object.keys(problems).length > 0) refuseFields(problems)
  },
  isFixed: (plan) => getState(plan) !== 'coming',
  mayBeDraft: (plan) => plan?.about.isDraft ?? true,
  preview: async (database, { about, offer, texts }) => {
    const { currency } = await readBrandRow(database)
    return html`${getPicture(about.picture, '', offer?.kind ?? null)}
      <p>
        ${offer ? `${giftText(offer.kind, getTexts(offer))} ${KINDS[offer.kind]}, ${PERIODS[offer.period]}` : KINDS.NONE}
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
  terms: getTerms,

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
      State: about.isDraft ? 'draft' : getState(plan),
      From: momentText(about.startsAt),
      Until: endsWithDay(about) ? dayText(lastDay(about)) : momentText(about.endsAt),
      Gives: offer
        ? `${giftText(offer.kind, getTexts(offer))} ${KINDS[offer.kind]}, ${PERIODS[offer.period]}`
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
      isPossible: (plan) => getState(plan) === 'open',
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
      isPossible: async (plan, on) => getState(plan) === 'coming' && (await countClaims(on, plan.about.id)) === 0,
      refusal: 'There is no promotion with this ID that nobody has taken part in.',
      run: async (tx, plan) => {
        await removePromotion(tx, plan.about.id)
        return { old: plan }
      },
    },
  ],
})

/** The time before an offer's first day that counts for it, which nobody may expect. */
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

/** Whether a promotion ends with a day; one that an operator ended during a day does not. */
const endsWithDay = ({ endsAt }: Pick<PromotionPlan['about'], 'endsAt'>) =>
  endsAt !== null && lastDay({ endsAt }) !== brandDay(endsAt)

/** The highest amount of an offer, in words, from the texts of a form. */
function giftText(kind: OfferKind | 'NONE', { fixedAmount, percent, maxAmount, tickets, multiple }: Values): string {
  if (kind === 'NONE') return 'nothing'
  if (kind === 'TICKET') return countText(Number(tickets), 'ticket')
  const what = multiple && multiple !== '0' ? 'bonus money' : 'cash'
  return fixedAmount ? `${fixedAmount} of ${what}` : `${percent} %, up to ${maxAmount}, of ${what}`
}

const getTexts = ({ fixedAmount, percent, maxAmount, tickets, multiple }: Offer): Values => ({
  fixedAmount: moneyText(fixedAmount),
  percent: String(percent),
  maxAmount: moneyText(maxAmount),
  tickets: String(tickets),
  multiple: String(multiple),
})

/** Cost of a promotion if every account took it once. */
async function mostForAll(on: Database | Transaction, { about, offer }: PromotionPlan): Promise<bigint> {
  // Nobody can take a draft.
  if (!offer || about.isDraft) return 0n
  const series = offer.raffleSeriesId === null ? undefined : await findSeries(on, offer.raffleSeriesId)
  const tickets = series ? await getWorth(on, series.price * BigInt(offer.tickets ?? 0)) : 0n
  return (tickets + (offer.fixedAmount ?? offer.maxAmount ?? 0n)) * (await countOpenAccounts(on))
}

const amountTerm = (amount: bigint | null) => (amount === null ? '' : moneyText(amount))

/** All of a promotion in words, for those who decide about it. */
function getTerms({ about, offer, texts }: PromotionPlan): Terms {
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
