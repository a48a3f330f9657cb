import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import type { OfficeConfig } from '../config.ts'
import { member } from '../db/tables/members.ts'
import { raffle, rafflePrize, raffleSeries, raffleText, type RafflePrizeLine } from '../db/tables/raffles.ts'
import { callOff, storeSeries } from '../domains/engagement/raffles/plan-raffles.ts'
import { decide, type ReviewedKind } from './decisions.ts'
import { pendingPanel } from './decision-pages.ts'
import { moneyText, momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { readForm, withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, changeTable, facts, type FormToken, hidden, reasonField, table, type Terms } from './page.ts'
import {
  choice,
  field,
  isNew,
  lines,
  money,
  planId,
  planInput,
  readTexts,
  textFields,
  textTerms,
  whole,
  wholePoints,
  worthOf,
} from './plan-fields.ts'
import type { OfficeCall, OfficeSection } from './section.ts'

const PAGE = 100
const RAFFLES = 20
const TITLE_MAX = 60
const TEXT_MAX = 200
const PRIZES_MAX = 100

const STATES = {
  on: 'it goes on: the next raffle opens when one ends',
  off: 'it stops after the raffle on sale',
} as const
type Series = typeof raffleSeries.$inferSelect
type Values = Readonly<Record<string, string>>

const AFTER_CALL_OFF = { on: 'the next raffle opens', off: 'no other opens' } as const
const callOffInput = withReason.extend({ raffleId: z.string().max(60), series: z.enum(['on', 'off']) })

const form = z.object({
  id: planId,
  isNew,
  price: wholePoints.refine((points) => points > 0n, { error: 'is a point at least' }),
  memberLimit: whole(1, 1_000),
  capacity: whole(1, 100_000),
  minTickets: whole(1, 100_000),
  saleHours: whole(1, 720),
  position: whole(1, 999),
  state: z.enum(['on', 'off']),
})

/** Who makes both decisions. */
const review = { permission: 'rewards.plan', confirm: 'rewards.confirm' } as const

const saved: ReviewedKind = {
  ...review,
  kind: 'raffle.saved',
  describe: ({ id, isNew: added, prizes = '' }) =>
    `${added === 'yes' ? 'Add' : 'Change'} raffle ${id} with the prizes ${prizeText(readPrizes(prizes))}`,
  basis: async (tx, { id }) => {
    await tx
      .select()
      .from(raffleSeries)
      .where(eq(raffleSeries.id, id ?? ''))
      .for('no key update')
    return find(tx, id)
  },
  show: async (database, payload) => {
    const [before, { plan, texts }] = [await find(database, payload['id']), readPlan(payload)]
    return html`${facts({ 'All prizes, in money': moneyText(await prizeSum(database, plan.prizes)) })}
    ${changeTable(before && termsOf(before.row, before.texts), termsOf(plan, texts))}`
  },
  apply: (tx, { payload }) => save(tx, payload),
}
const calledOff: ReviewedKind = {
  ...review,
  kind: 'raffle.called_off',
  describe: ({ raffleId = '', series = '' }) =>
    `Call off raffle ${raffleId} and give all points back${series === 'off' ? '; no other opens' : ''}`,
  // Tickets that are sold meanwhile change nothing.
  basis: async (tx, { raffleId = '' }) => {
    const [row] = await tx.select().from(raffle).where(eq(raffle.id, raffleId)).for('no key update')
    return { state: row?.state, prizes: row?.prizes, closesAt: row?.closesAt }
  },
  show: async (database, { raffleId = '', series }) => {
    const [row] = await database.select().from(raffle).where(eq(raffle.id, raffleId))
    if (!row) return html``
    const found = await find(database, row.seriesId)
    return html`${facts({
      Raffle: row.id,
      State: row.state.toLowerCase(),
      Opened: momentText(row.opensAt),
      'Sales close': momentText(row.closesAt),
      'Points a ticket': formatAmount(row.price),
      'Tickets sold, which are given back': row.sold,
      'Prizes that nobody wins': prizeText(row.prizes),
      'All prizes, in money': moneyText(await prizeSum(database, row.prizes)),
      Then: series === 'on' ? AFTER_CALL_OFF.on : AFTER_CALL_OFF.off,
    })}
    ${found && changeTable(undefined, termsOf(found.row, found.texts))}`
  },
  apply: async (tx, { payload: { raffleId = '', series } }) => {
    const ended = await callOff(tx, raffleId)
    if (!ended) throw notOnSale()
    const found = series === 'off' ? await find(tx, ended.seriesId) : undefined
    if (found) await storeSeries(tx, { ...found.row, enabled: false })
    return { old: { sold: ended.sold }, new: { calledOff: true, series } }
  },
}
const DECISIONS = [saved, calledOff]
const notOnSale = () => new OfficeError('No raffle with this ID is on sale.')

/** Raffles that are held again and again: their terms, whether the next one opens, and who has won and claimed. */
export function raffleSection({ twoOperatorsAbove }: Pick<OfficeConfig, 'twoOperatorsAbove'>): OfficeSection {
  return {
    path: '/raffles',
    title: 'Raffles',
    permission: 'rewards.read',
    decisions: DECISIONS,
    register({ page, action }) {
      page('/raffles', 'rewards.read', async ({ database, may }) => {
        const [all, texts, current] = await Promise.all([
          database.select().from(raffleSeries).orderBy(asc(raffleSeries.position), asc(raffleSeries.id)),
          database.select().from(raffleText).where(eq(raffleText.language, 'EN')),
          database
            .select()
            .from(raffle)
            .where(inArray(raffle.state, ['SELLING', 'SEALED'])),
        ])
        return {
          title: 'Raffles',
          body: html`${may('rewards.plan') && html`<p><a href="/raffles/new">Add a raffle</a></p>`}
          ${table(
            ['Raffle', 'State', 'Points a ticket>', 'Prizes', 'Open raffles', 'Sold>', 'Sales close'],
            all.map((series) => {
              const open = current.filter(({ seriesId }) => seriesId === series.id)
              return [
                html`<a href="/raffles/${series.id}"
                  >${texts.find(({ seriesId }) => seriesId === series.id)?.title ?? series.id}</a
                >`,
                series.enabled ? 'goes on' : open.length > 0 ? 'stops' : 'stopped',
                formatAmount(series.price),
                prizeText(series.prizes),
                open.map(({ number, state }) => `${number} (${state.toLowerCase()})`).join(', '),
                open.reduce((sum, { sold }) => sum + sold, 0),
                open.map(({ closesAt }) => momentText(closesAt)).join(', '),
              ]
            }),
            'There are no raffles.',
          )}`,
        }
      })

      page('/raffles/new', 'rewards.plan', async (call) => ({
        title: 'Add a raffle',
        body: editForm(call, undefined, []),
      }))

      page('/raffles/:id', 'rewards.read', async (call) => {
        const found = await find(call.database, call.params.id)
        if (!found) return undefined
        const { row, texts } = found
        const { database, csrfToken } = call
        const mayPlan = call.may('rewards.plan')
        const [held, prizes, waiting, [onSale]] = await Promise.all([
          database.select().from(raffle).where(eq(raffle.seriesId, row.id)).orderBy(desc(raffle.number)).limit(RAFFLES),
          database
            .select({ won: rafflePrize, username: member.username })
            .from(rafflePrize)
            .innerJoin(raffle, eq(raffle.id, rafflePrize.raffleId))
            .innerJoin(member, eq(member.id, rafflePrize.memberId))
            .where(eq(raffle.seriesId, row.id))
            .orderBy(desc(raffle.number), asc(rafflePrize.place))
            .limit(PAGE),
          pendingPanel(call, subjectOf(row.id), DECISIONS),
          database.select().from(raffle).where(isOnSale(row.id)),
        ])
        return {
          title: texts.find(({ language }) => language === 'EN')?.title ?? row.id,
          body: html`${facts({
              ID: row.id,
              State: row.enabled ? STATES.on : STATES.off,
              'Points per ticket': formatAmount(row.price),
              Prizes: prizeText(row.prizes),
              Tickets: `${row.capacity} in all, ${row.memberLimit} for an account, ${row.minTickets} for a draw`,
              'Hours of sale': row.saleHours,
            })}
            <h2>Raffles</h2>
            ${table(
              ['Number>', 'State', 'Opened', 'Sales close', 'Points a ticket>', 'Sold>', 'Took part>', 'Ended'],
              held.map((one) => [
                one.number,
                one.calledOff ? 'called off' : one.state.toLowerCase(),
                momentText(one.opensAt),
                momentText(one.closesAt),
                formatAmount(one.price),
                one.sold,
                one.ticketCount,
                momentText(one.endedAt),
              ]),
              'None has opened.',
            )}
            <h2>Winners</h2>
            ${table(
              ['Raffle>', 'Place>', 'Ticket>', 'Member', 'Prize', 'State', 'Claimed'],
              prizes.map(({ won, username }) => [
                won.raffleId.slice(row.id.length + 1),
                won.place,
                won.ticket,
                username,
                worth({ amount: String(won.amount), points: String(won.points) }),
                won.state === 'WON' ? 'to be claimed' : 'claimed',
                momentText(won.claimedAt),
              ]),
              'Nobody has won yet.',
            )}
            ${waiting ?? (mayPlan && editForm(call, row, texts))}
            ${!waiting && mayPlan && onSale && callOffForm(csrfToken, onSale, row)}
            ${
              row.enabled &&
              mayPlan &&
              html`<h2>Stop it</h2>
                ${actionForm(csrfToken, {
                  action: `/raffles/${row.id}/stop`,
                  button: 'Stop after the raffle on sale',
                  second: true,
                  fields: html`<p>The raffle on sale is drawn as it was announced. No other opens.</p>
                    ${reasonField()}`,
                })}`
            }`,
        }
      })

      action('/raffles/save', 'rewards.plan', planInput, async ({ actor, database }, { reason, ...payload }) => {
        const { id } = readForm(form, payload)
        const prizes = readPrizes(payload['prizes'])
        const result = await decide(database, saved, {
          subject: subjectOf(id),
          payload,
          reason,
          actor,
          operators: {
            sum: 'rewards',
            memberId: null,
            amount: await prizeSum(database, prizes),
            above: twoOperatorsAbove,
          },
          check: (tx) => checkPlan(tx, payload),
        })
        return result === 'MADE'
          ? { to: `/raffles/${id}`, notice: 'done' }
          : { to: payload['isNew'] === 'yes' ? '/raffles' : `/raffles/${id}`, notice: 'waits' }
      })

      action(
        '/raffles/:id/call-off',
        'rewards.plan',
        callOffInput,
        async ({ actor, database, params }, { reason, ...payload }) => {
          const [onSale] = await database.select().from(raffle).where(isOnSale(params.id))
          if (onSale?.id !== payload.raffleId || onSale.closesAt <= new Date()) throw notOnSale()
          const result = await decide(database, calledOff, {
            subject: subjectOf(onSale.seriesId),
            payload,
            reason,
            actor,
            // What players lose is the chance to win its prizes.
            operators: {
              sum: 'call-offs',
              memberId: null,
              amount: await prizeSum(database, onSale.prizes),
              above: twoOperatorsAbove,
            },
          })
          return { to: `/raffles/${onSale.seriesId}`, notice: result === 'MADE' ? 'done' : 'waits' }
        },
      )

      action('/raffles/:id/stop', 'rewards.plan', withReason, async ({ actor, database, params }, { reason }) => {
        await withTransaction(database, async (tx) => {
          const found = await find(tx, params.id)
          if (!found?.row.enabled) throw new OfficeError('There is no running raffle with this ID.', found ? 409 : 404)
          await storeSeries(tx, { ...found.row, enabled: false })
          await recordAudit(tx, {
            actor,
            action: 'raffle.stopped',
            subject: subjectOf(found.row.id),
            old: { enabled: true },
            new: { enabled: false },
            reason,
          })
        })
        return { to: `/raffles/${params.id}`, notice: 'done' }
      })
    },
  }
}

/** All prizes, in money. */
async function prizeSum(database: Database, prizes: readonly RafflePrizeLine[]): Promise<bigint> {
  const sum = (of: 'amount' | 'points') =>
    prizes.reduce((total, line) => total + BigInt(line.count) * BigInt(line[of]), 0n)
  return sum('amount') + (await worthOf(database, sum('points')))
}

const isOnSale = (seriesId = '') => and(eq(raffle.seriesId, seriesId), eq(raffle.state, 'SELLING'))

const callOffForm = (csrfToken: FormToken, { id, number, sold }: typeof raffle.$inferSelect, row: Series): Html =>
  html`<h2>Call off raffle ${number}</h2>
    ${actionForm(csrfToken, {
      action: `/raffles/${row.id}/call-off`,
      button: 'Call it off',
      second: true,
      fields: html`<p>
          Sales end at once, nothing is drawn, and the points for ${sold} tickets go back. Their owners get a message.
        </p>
        ${hidden('raffleId', id)}${row.enabled ? choice('series', 'Then', AFTER_CALL_OFF, 'on') : hidden('series', 'off')}${reasonField()}`,
    })}`

const subjectOf = (id: string) => `raffle:${id}`
const worth = ({ amount, points }: Pick<RafflePrizeLine, 'amount' | 'points'>) =>
  [amount !== '0' && moneyText(BigInt(amount)), points !== '0' && `${BigInt(points) / MINOR_UNITS} points`]
    .filter(Boolean)
    .join(' and ')
const prizeText = (prizes: readonly RafflePrizeLine[], separator = '; ') =>
  prizes.map((line) => `${line.count} x ${worth(line)}`).join(separator)

/** Lines such as `2 x 100,000` and `3 x 50 points`, the first prize first. @throws OfficeError */
function readPrizes(text = ''): RafflePrizeLine[] {
  const prizes = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): RafflePrizeLine => {
      const [, count = '0', value = '', unit] = /^(\d{1,3})\s*[x×]\s*([\d.,]+)\s*(points?)?$/.exec(line) ?? []
      const given = unit === undefined ? money.safeParse(value) : wholePoints.safeParse(value.replaceAll(',', ''))
      if (count === '0' || !given.success || given.data === 0n)
        throw new OfficeError(`prizes: “${line}” is not a line such as 2 x 100,000 or 3 x 50 points`, 400)
      const [amount, points] = unit === undefined ? [given.data, 0n] : [0n, given.data]
      return { count: Number(count), amount: String(amount), points: String(points) }
    })
  const places = countOf(prizes)
  if (places < 1 || places > PRIZES_MAX) throw new OfficeError(`prizes: there are 1 to ${PRIZES_MAX}`, 400)
  return prizes
}

const countOf = (prizes: readonly RafflePrizeLine[]) => prizes.reduce((sum, { count }) => sum + count, 0)

type Texts = readonly { language: string; title: string; text: string }[]

const termsOf = (row: Omit<Series, 'picture'>, texts: Texts): Terms => ({
  ID: row.id,
  'When a raffle ends': row.enabled ? STATES.on : STATES.off,
  'Points per ticket': formatAmount(row.price),
  Prizes: prizeText(row.prizes, '\n'),
  'Maximum number of tickets': String(row.capacity),
  'Maximum tickets per account': String(row.memberLimit),
  'Minimum tickets for a draw': String(row.minTickets),
  'Hours of sale': String(row.saleHours),
  'Place in the list': String(row.position),
  ...textTerms(
    'Title',
    texts.map(({ language, title: text }) => ({ language, text })),
  ),
  ...textTerms('What it is', texts),
})

/** What a form asks for. @throws OfficeError */
function readPlan(payload: Values) {
  const { isNew: added, state, ...values } = readForm(form, payload)
  const [titles, about] = [readTexts(payload, 'title', TITLE_MAX), readTexts(payload, 'text', TEXT_MAX)]
  const texts = titles.map(({ language, text: title }) => {
    const text = about.find((one) => one.language === language)?.text
    if (text === undefined) throw new OfficeError(`text_${language}: is missing beside its title`, 400)
    return { seriesId: values.id, language, title, text }
  })
  const plan: Omit<Series, 'picture'> = { ...values, prizes: readPrizes(payload['prizes']), enabled: state === 'on' }
  return { plan, texts, added }
}

/** What a form asks for, if it may be so. @throws OfficeError */
async function checkPlan(tx: Database | Transaction, payload: Values) {
  const { plan: read, texts, added } = readPlan(payload)
  const before = await find(tx, read.id)
  if (added && before) throw new OfficeError(`There is a raffle ${read.id} already. Choose another ID.`)
  if (!added && !before) throw new OfficeError('This raffle no longer exists.')
  // Drawn from the name, as all banners.
  const plan: Series = { ...read, picture: before?.row.picture ?? `/media/banners/raffle-${read.id}.svg` }
  if (plan.minTickets < countOf(plan.prizes))
    throw new OfficeError('minTickets: is not below the number of prizes', 400)
  if (plan.capacity < plan.minTickets) throw new OfficeError('capacity: is not below the tickets for a draw', 400)
  if (plan.memberLimit > plan.capacity) throw new OfficeError('memberLimit: is not above all tickets', 400)
  return { plan, texts, before }
}

async function save(tx: Transaction, payload: Values) {
  const { plan, texts, before } = await checkPlan(tx, payload)
  await storeSeries(tx, plan, texts)
  return { old: before, new: { row: plan, texts } }
}

async function find(database: Database | Transaction, id = '') {
  const [row] = await database.select().from(raffleSeries).where(eq(raffleSeries.id, id))
  if (!row) return undefined
  const texts = await database
    .select()
    .from(raffleText)
    .where(eq(raffleText.seriesId, id))
    .orderBy(asc(raffleText.language))
  return { row, texts }
}

function editForm(
  { csrfToken }: OfficeCall,
  row: Series | undefined,
  texts: readonly { language: string; title: string; text: string }[],
): Html {
  return html`<h2>${row ? 'Change it' : 'The raffle'}</h2>
    ${actionForm(csrfToken, {
      action: '/raffles/save',
      button: 'Save',
      fields: html`${row && html`<p class="muted">It holds from the next raffle on. Raffles that are open keep their terms.</p>`}
        ${hidden('isNew', row ? 'no' : 'yes')}
        ${row ? hidden('id', row.id) : field('id', 'ID, permanent and part of the address: lower-case letters, digits and hyphens', '')}
        ${choice('state', 'When a raffle ends', STATES, row?.enabled === false ? 'off' : 'on')}
        ${field('price', 'Points per ticket', row && String(row.price / MINOR_UNITS))}
        ${lines('prizes', 'Prizes, first prize first, such as 1 x 500,000 or 3 x 50 points', row ? prizeText(row.prizes, '\n') : '')}
        <div class="columns">
          ${field('capacity', 'Maximum number of tickets', row?.capacity, { type: 'number' })}
          ${field('memberLimit', 'Maximum tickets per account', row?.memberLimit, { type: 'number' })}
          ${field('minTickets', 'Minimum tickets for a draw; with fewer, points are returned', row?.minTickets, { type: 'number' })}
          ${field('saleHours', 'Hours of sale', row?.saleHours, { type: 'number' })}
          ${field('position', 'Place in the list', row?.position ?? 10, { type: 'number' })}
        </div>
        ${textFields(
          'title',
          'Title',
          TITLE_MAX,
          texts.map(({ language, title }) => ({ language, text: title })),
        )}
        ${textFields('text', 'What it is', TEXT_MAX, texts)}${reasonField()}`,
    })}`
}
