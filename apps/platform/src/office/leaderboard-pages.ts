import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { asc, desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import type { OfficeConfig } from '../config.ts'
import {
  leaderboard,
  type LeaderboardMetric,
  leaderboardResult,
  leaderboardText,
  leaderboardWeek,
  type PrizeBand,
} from '../db/tables/leaderboards.ts'
import { member } from '../db/tables/members.ts'
import { removeBoard, storeBoard } from '../domains/engagement/missions/plan-leaderboards.ts'
import type { Board } from '../domains/engagement/missions/scores.ts'
import { addDays, weekOf } from '../lib/record-range.ts'
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
  day,
  dayOrNone,
  dayText,
  field,
  isNew,
  lines,
  money,
  planId,
  planInput,
  planState,
  productFields,
  readProducts,
  readTexts,
  textFields,
  textTerms,
  whole,
} from './plan-fields.ts'
import type { OfficeCall, OfficeSection } from './section.ts'

const PAGE = 100
const WEEKS = 20
const TITLE_MAX = 60
const PLACES_MAX = 100
/** Lottery results can be corrected. */
const PRODUCTS = GAME_CATEGORIES.filter((category) => category !== 'LOTT' && category !== 'ELOTT')

const METRICS: Readonly<Record<LeaderboardMetric, string>> = {
  TURNOVER: 'settled stakes',
  MULTIPLIER: 'largest payout of a round as a multiple of its stake',
}

const monday = day.refine((value) => weekOf(value) === value, { error: 'must be a Monday' })
const form = z.object({
  id: planId,
  isNew,
  metric: z.enum(Object.keys(METRICS) as [LeaderboardMetric]),
  minStake: money,
  startsOn: monday,
  endsOn: dayOrNone(monday),
  position: whole(1, 999),
})
type Values = Readonly<Record<string, string>>
/** What a member who plays for a board relies on. Prizes are fixed for each week when it begins. */
const TERMS = ['metric', 'products', 'minStake', 'startsOn'] as const

const saved: ReviewedKind = {
  kind: 'leaderboard.saved',
  permission: 'rewards.plan',
  confirm: 'rewards.confirm',
  describe: ({ id, isNew: added, prizes = '' }) =>
    `${added === 'yes' ? 'Add' : 'Change'} leaderboard ${id}, which pays ${moneyText(sumOf(readBands(prizes)))} a week`,
  basis: async (tx, { id }) => {
    await tx
      .select()
      .from(leaderboard)
      .where(eq(leaderboard.id, id ?? ''))
      .for('no key update')
    return find(tx, id)
  },
  show: async (database, payload) => {
    const [before, { plan, texts }] = [await find(database, payload['id']), readPlan(payload)]
    return html`${facts({ 'Prizes of a week': moneyText(sumOf(plan.prizes)) })}
    ${changeTable(before && termsOf(before.row, before.titles), termsOf(plan, texts))}`
  },
  apply: (tx, { payload }) => save(tx, payload),
}
const DECISIONS = [saved]

/** Leaderboards: what they rank and pay, their weeks, and who has won. */
export function leaderboardSection({ twoOperatorsAbove }: Pick<OfficeConfig, 'twoOperatorsAbove'>): OfficeSection {
  return {
    path: '/leaderboards',
    title: 'Leaderboards',
    permission: 'rewards.read',
    decisions: DECISIONS,
    register({ page, action }) {
      page('/leaderboards', 'rewards.read', async ({ database, may }) => {
        const [boards, texts, current] = await Promise.all([
          database.select().from(leaderboard).orderBy(asc(leaderboard.position), asc(leaderboard.id)),
          database.select().from(leaderboardText).where(eq(leaderboardText.language, 'EN')),
          database.select().from(leaderboardWeek).where(eq(leaderboardWeek.state, 'RUNNING')),
        ])
        return {
          title: 'Leaderboards',
          body: html`${may('rewards.plan') && html`<p><a href="/leaderboards/new">Add a leaderboard</a></p>`}
          ${table(
            ['Leaderboard', 'State', 'Ranks', 'Games', 'Prizes a week>', 'First week', 'Last week', 'Open weeks'],
            boards.map((board) => [
              html`<a href="/leaderboards/${board.id}"
                >${texts.find(({ boardId }) => boardId === board.id)?.title ?? board.id}</a
              >`,
              planState(board, thisWeek()),
              METRICS[board.metric],
              board.products.join(', '),
              moneyText(sumOf(board.prizes)),
              dayText(board.startsOn),
              dayText(board.endsOn),
              current
                .filter(({ boardId }) => boardId === board.id)
                .map(({ week }) => week)
                .join(', '),
            ]),
            'There are no leaderboards.',
          )}`,
        }
      })

      page('/leaderboards/new', 'rewards.plan', async (call) => ({
        title: 'Add a leaderboard',
        body: editForm(call, undefined, []),
      }))

      page('/leaderboards/:id', 'rewards.read', async (call) => {
        const found = await find(call.database, call.params.id)
        if (!found) return undefined
        const { row, titles } = found
        const { database, csrfToken } = call
        const state = planState(row, thisWeek())
        const [weeks, winners, waiting] = await Promise.all([
          database
            .select()
            .from(leaderboardWeek)
            .where(eq(leaderboardWeek.boardId, row.id))
            .orderBy(desc(leaderboardWeek.week))
            .limit(WEEKS),
          database
            .select({ won: leaderboardResult, username: member.username })
            .from(leaderboardResult)
            .innerJoin(member, eq(member.id, leaderboardResult.memberId))
            .where(eq(leaderboardResult.boardId, row.id))
            .orderBy(desc(leaderboardResult.week), asc(leaderboardResult.rank))
            .limit(PAGE),
          pendingPanel(call, subjectOf(row.id), DECISIONS),
        ])
        return {
          title: titles.find(({ language }) => language === 'EN')?.text ?? row.id,
          body: html`${facts({
              ID: row.id,
              State: state,
              Ranks: METRICS[row.metric],
              Games: row.products.join(', '),
              'Smallest stake': moneyText(row.minStake),
              'Prizes of coming weeks': bandText(row.prizes),
              'First week': row.startsOn,
              'Last week': row.endsOn,
            })}
            <h2>Weeks</h2>
            ${table(
              ['Week', 'State', 'Prizes', 'Closed'],
              weeks.map((week) => [
                `${week.week} – ${addDays(week.week, 6)}`,
                week.state.toLowerCase(),
                bandText(week.prizes),
                momentText(week.closedAt),
              ]),
              'None has begun.',
            )}
            <h2>Winners</h2>
            ${table(
              ['Week', 'Place>', 'Member', 'Score>', 'Prize>', 'State', 'Paid'],
              winners.map(({ won, username }) => [
                won.week,
                won.rank,
                username,
                row.metric === 'MULTIPLIER' ? `${formatAmount(won.score)}×` : moneyText(won.score),
                moneyText(won.amount),
                won.state.toLowerCase(),
                momentText(won.paidAt),
              ]),
              'Nobody has won yet.',
            )}
            ${waiting ?? (call.may('rewards.plan') && (state === 'ended' ? html`<p class="muted">It has ended. Add another in its place.</p>` : editForm(call, row, titles)))}
            ${
              state === 'running' &&
              call.may('rewards.plan') &&
              row.endsOn !== thisWeek() &&
              html`<h2>End it</h2>
                ${actionForm(csrfToken, {
                  action: `/leaderboards/${row.id}/end`,
                  button: 'End it with this week',
                  second: true,
                  fields: html`<p>This week is ranked and paid as it was announced. No other begins.</p>
                    ${reasonField()}`,
                })}`
            }
            ${
              state === 'coming' &&
              call.may('rewards.plan') &&
              html`<h2>Remove it</h2>
                ${actionForm(csrfToken, { action: `/leaderboards/${row.id}/remove`, button: 'Remove', second: true, fields: reasonField() })}`
            }`,
        }
      })

      action('/leaderboards/save', 'rewards.plan', planInput, async ({ actor, database }, { reason, ...payload }) => {
        const { id } = readForm(form, payload)
        const result = await decide(database, saved, {
          subject: subjectOf(id),
          payload,
          reason,
          actor,
          operators: {
            sum: 'rewards',
            memberId: null,
            amount: sumOf(readBands(payload['prizes'])),
            above: twoOperatorsAbove,
          },
          check: (tx) => checkPlan(tx, payload),
        })
        return result === 'MADE'
          ? { to: `/leaderboards/${id}`, notice: 'done' }
          : { to: payload['isNew'] === 'yes' ? '/leaderboards' : `/leaderboards/${id}`, notice: 'waits' }
      })

      action('/leaderboards/:id/end', 'rewards.plan', withReason, async ({ actor, database, params }, { reason }) => {
        const endsOn = thisWeek()
        await withTransaction(database, async (tx) => {
          const found = await find(tx, params.id)
          if (!found || planState(found.row, endsOn) !== 'running')
            throw new OfficeError('There is no running leaderboard with this ID.', found ? 409 : 404)
          await storeBoard(tx, { ...found.row, endsOn })
          await recordAudit(tx, {
            actor,
            action: 'leaderboard.ended',
            subject: subjectOf(found.row.id),
            old: { endsOn: found.row.endsOn },
            new: { endsOn },
            reason,
          })
        })
        return { to: `/leaderboards/${params.id}`, notice: 'done' }
      })

      action(
        '/leaderboards/:id/remove',
        'rewards.plan',
        withReason,
        async ({ actor, database, params }, { reason }) => {
          await withTransaction(database, async (tx) => {
            const found = await find(tx, params.id)
            if (!found || planState(found.row, thisWeek()) !== 'coming')
              throw new OfficeError('There is no upcoming leaderboard with this ID.', found ? 409 : 404)
            await removeBoard(tx, found.row.id)
            await recordAudit(tx, {
              actor,
              action: 'leaderboard.removed',
              subject: subjectOf(found.row.id),
              old: found,
              reason,
            })
          })
          return { to: '/leaderboards', notice: 'done' }
        },
      )
    },
  }
}

const thisWeek = () => weekOf(brandDay(new Date()))
const subjectOf = (id: string) => `leaderboard:${id}`
const sumOf = (bands: readonly PrizeBand[]) =>
  bands.reduce((sum, { from, to, amount }) => sum + BigInt(to - from + 1) * BigInt(amount), 0n)
const bandText = (bands: readonly PrizeBand[], separator = '; ') =>
  bands
    .map(({ from, to, amount }) => `${from === to ? from : `${from}-${to}`}: ${moneyText(BigInt(amount))}`)
    .join(separator)

/** Lines such as `2-3: 300,000`, from the first place on without gaps. @throws OfficeError */
function readBands(text = ''): PrizeBand[] {
  const bands = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line): PrizeBand => {
      const [, from, to = from, amount = ''] = /^(\d{1,3})(?:\s*[-–]\s*(\d{1,3}))?\s*:\s*(.+)$/.exec(line) ?? []
      const worth = money.safeParse(amount)
      if (from === undefined || !worth.success || worth.data === 0n)
        throw new OfficeError(`prizes: “${line}” is not a line such as 2-3: 300,000`, 400)
      return { from: Number(from), to: Number(to), amount: String(worth.data) }
    })
  let next = 1
  for (const { from, to } of bands) {
    if (from !== next || to < from || to > PLACES_MAX)
      throw new OfficeError(`prizes: places go on from 1 without gaps, up to ${PLACES_MAX}`, 400)
    next = to + 1
  }
  if (bands.length === 0) throw new OfficeError('prizes: there is a prize at least', 400)
  if (bands.some(({ amount }, index) => index > 0 && BigInt(amount) > BigInt(bands[index - 1]?.amount ?? 0)))
    throw new OfficeError('prizes: a lower place does not win more than a higher one', 400)
  return bands
}

const termsOf = (row: Board, titles: readonly { language: string; text: string }[]): Terms => ({
  ID: row.id,
  Ranks: METRICS[row.metric],
  Games: row.products.toSorted().join(', '),
  'Smallest stake': moneyText(row.minStake),
  Prizes: bandText(row.prizes, '\n'),
  'First week': row.startsOn,
  'Last week': row.endsOn ?? 'no end',
  'Place in the list': String(row.position),
  ...textTerms('Title', titles),
})

/** What a form asks for. @throws OfficeError */
function readPlan(payload: Values) {
  const { isNew: added, ...values } = readForm(form, payload)
  const texts = readTexts(payload, 'title', TITLE_MAX)
  const products = readProducts(payload, PRODUCTS)
  const plan: Board = { ...values, products, prizes: readBands(payload['prizes']) }
  return { plan, texts, added }
}

/** What a form asks for, if it may be so now. @throws OfficeError */
async function checkPlan(tx: Database | Transaction, payload: Values) {
  const { plan, texts, added } = readPlan(payload)
  if (plan.products.length === 0) throw new OfficeError('products: choose the games that count', 400)
  if (plan.endsOn !== null && plan.endsOn < plan.startsOn) throw new OfficeError('endsOn: is before it begins', 400)
  const week = thisWeek()
  const before = await find(tx, plan.id)
  if (added && before) throw new OfficeError(`There is a leaderboard ${plan.id} already. Choose another ID.`)
  if (!added && !before) throw new OfficeError('This leaderboard no longer exists.')
  if (before && planState(before.row, week) === 'ended')
    throw new OfficeError('It has ended. Add another in its place.')
  if (before && before.row.startsOn <= week) {
    const changed = TERMS.find((term) => textOf(before.row[term]) !== textOf(plan[term]))
    if (changed)
      throw new OfficeError(`${changed}: cannot change while members play for it. End it, and add another.`, 409)
    if (plan.endsOn !== null && plan.endsOn < week) throw new OfficeError('endsOn: is this week or later', 400)
  } else if (plan.startsOn <= week) throw new OfficeError('startsOn: is a Monday to come', 400)
  return { plan, texts, before }
}

/** Products are a set. */
const textOf = (value: Board[(typeof TERMS)[number]]) => String(Array.isArray(value) ? value.toSorted() : value)

async function save(tx: Transaction, payload: Values) {
  const { plan, texts, before } = await checkPlan(tx, payload)
  await storeBoard(
    tx,
    plan,
    texts.map(({ language, text }) => ({ boardId: plan.id, language, title: text })),
  )
  return { old: before, new: { row: plan, titles: texts } }
}

async function find(database: Database | Transaction, id = '') {
  const [row] = await database.select().from(leaderboard).where(eq(leaderboard.id, id))
  if (!row) return undefined
  const titles = await database
    .select({ language: leaderboardText.language, text: leaderboardText.title })
    .from(leaderboardText)
    .where(eq(leaderboardText.boardId, id))
    .orderBy(asc(leaderboardText.language))
  return { row, titles }
}

function editForm(
  { csrfToken }: OfficeCall,
  row: Board | undefined,
  titles: readonly { language: string; text: string }[],
): Html {
  const hasBegun = row !== undefined && row.startsOn <= thisWeek()
  return html`<h2>${row ? 'Change it' : 'The leaderboard'}</h2>
    ${actionForm(csrfToken, {
      action: '/leaderboards/save',
      button: 'Save',
      fields: html`${hidden('isNew', row ? 'no' : 'yes')}${
          hasBegun
            ? html`<p class="muted">
                  Members play for it, so what it ranks stays as it is. Other prizes hold from the next week on.
                </p>
                ${hidden('metric', row.metric)}${hidden('minStake', formatAmount(row.minStake))}
                ${hidden('startsOn', row.startsOn)}${row.products.map((product) => hidden(`product_${product}`, 'on'))}`
            : html`<div class="columns">
                ${choice('metric', 'It ranks', METRICS, row?.metric)}
                ${productFields('Games that count', PRODUCTS, row?.products ?? [])}
                ${field('minStake', 'Minimum stake that counts; 0 for any', row ? formatAmount(row.minStake) : '0')}
                ${field('startsOn', 'Monday of the first week', row?.startsOn, { type: 'date' })}
              </div>`
        }
        ${row ? hidden('id', row.id) : field('id', 'ID, permanent: lower-case letters, digits and hyphens', '')}
        ${lines('prizes', 'Prizes, one line per place or range of places, such as 2-3: 300,000', row ? bandText(row.prizes, '\n') : '')}
        <div class="columns">
          ${field('endsOn', 'Monday of the last week; empty for no end', row?.endsOn, { type: 'date', optional: true })}
          ${field('position', 'Place in the list', row?.position ?? 10, { type: 'number' })}
        </div>
        ${textFields('title', 'Title', TITLE_MAX, titles)}${reasonField()}`,
    })}`
}
