import { GAME_CATEGORIES } from '@playhouse/shared/game-categories.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { asc, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { recordAudit } from '../audit/audit-log.ts'
import type { OfficeConfig } from '../config.ts'
import { member } from '../db/tables/members.ts'
import { memberMission, mission, missionText, type MissionCycle, type MissionKind } from '../db/tables/missions.ts'
import { removeMission, storeMission } from '../domains/engagement/missions/plan-missions.ts'
import { inUnits, type Mission } from '../domains/engagement/missions/rules.ts'
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
  field,
  isNew,
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
  wholePoints,
  worthOf,
} from './plan-fields.ts'
import type { OfficeCall, OfficeSection } from './section.ts'

const PAGE = 100
const TITLE_MAX = 60

const KINDS: Readonly<Record<MissionKind, string>> = {
  TURNOVER: 'settled stakes',
  ROUNDS: 'settled rounds',
  GAMES_WON: 'different games won in',
  DAYS: 'days with play',
}
const ONE: Readonly<Partial<Record<MissionKind, string>>> = {
  ROUNDS: 'settled round',
  GAMES_WON: 'game won in',
  DAYS: 'day with play',
}
const CYCLES: Readonly<Record<MissionCycle, string>> = { DAY: 'each day', WEEK: 'each week, from Monday', ONCE: 'once' }

const form = z.object({
  id: planId,
  isNew,
  kind: z.enum(Object.keys(KINDS) as [MissionKind]),
  cycle: z.enum(Object.keys(CYCLES) as [MissionCycle]),
  target: money,
  amount: money,
  points: wholePoints,
  startsOn: day,
  endsOn: dayOrNone(day),
  position: whole(1, 999),
})
type Values = Readonly<Record<string, string>>
/** What a member who works on a mission relies on. */
const TERMS = ['kind', 'cycle', 'products', 'target', 'amount', 'points', 'startsOn'] as const

const saved: ReviewedKind = {
  kind: 'mission.saved',
  permission: 'rewards.plan',
  confirm: 'rewards.confirm',
  describe: ({ id, isNew: added, amount, points }) =>
    `${added === 'yes' ? 'Add' : 'Change'} mission ${id}, which pays ${amount} and ${points} points`,
  basis: async (tx, { id }) => {
    await tx
      .select()
      .from(mission)
      .where(eq(mission.id, id ?? ''))
      .for('no key update')
    return find(tx, id)
  },
  show: async (database, payload) => {
    const [before, { plan, texts }] = [await find(database, payload['id']), readPlan(payload)]
    const open = await countOpenAccounts(database)
    return html`${facts({ 'Open accounts': open, 'At most, for all of them': moneyText((await costOf(database, plan)) * open) })}
    ${changeTable(before && termsOf(before.row, before.titles), termsOf(plan, texts))}`
  },
  apply: (tx, { payload }) => save(tx, payload),
}
const DECISIONS = [saved]

/** Missions: what they ask for and pay, when they run, and who has reached them. */
export function missionSection({ twoOperatorsAbove }: Pick<OfficeConfig, 'twoOperatorsAbove'>): OfficeSection {
  return {
    path: '/missions',
    title: 'Missions',
    permission: 'rewards.read',
    decisions: DECISIONS,
    register({ page, action }) {
      page('/missions', 'rewards.read', async ({ database, may }) => {
        const today = brandDay(new Date())
        const [missions, titles, counts] = await Promise.all([
          database.select().from(mission).orderBy(asc(mission.position), asc(mission.id)),
          englishTitles(database),
          countStates(database),
        ])
        return {
          title: 'Missions',
          body: html`${may('rewards.plan') && html`<p><a href="/missions/new">Add a mission</a></p>`}
          ${table(
            ['Mission', 'State', 'Asks for', 'Pays', 'From', 'Until', 'To be claimed>', 'Claimed>', 'Expired>'],
            missions.map((one) => [
              html`<a href="/missions/${one.id}">${titles.get(one.id) ?? one.id}</a>`,
              planState(one, today),
              askText(one),
              worthText(one),
              dayText(one.startsOn),
              dayText(one.endsOn),
              ...(['REACHED', 'CLAIMED', 'EXPIRED'] as const).map(
                (state) =>
                  counts.find(({ missionId, ...row }) => missionId === one.id && row.state === state)?.count ?? 0,
              ),
            ]),
            'There are no missions.',
          )}`,
        }
      })

      page('/missions/new', 'rewards.plan', async (call) => ({
        title: 'Add a mission',
        body: editForm(call, undefined, []),
      }))

      page('/missions/:id', 'rewards.read', async (call) => {
        const found = await find(call.database, call.params.id)
        if (!found) return undefined
        const { row, titles } = found
        const { database, csrfToken } = call
        const today = brandDay(new Date())
        const state = planState(row, today)
        const reached = await database
          .select({ row: memberMission, username: member.username })
          .from(memberMission)
          .innerJoin(member, eq(member.id, memberMission.memberId))
          .where(eq(memberMission.missionId, row.id))
          .orderBy(desc(memberMission.reachedAt), asc(memberMission.memberId))
          .limit(PAGE)
        const waiting = await pendingPanel(call, subjectOf(row.id), DECISIONS)
        return {
          title: titles.find(({ language }) => language === 'EN')?.text ?? row.id,
          body: html`${facts({
              ID: row.id,
              State: state,
              'Asks for': askText(row),
              Games: row.products.length === 0 ? 'all' : row.products.join(', '),
              Pays: worthText(row),
              From: row.startsOn,
              Until: row.endsOn,
            })}
            ${waiting ?? (call.may('rewards.plan') && (state === 'ended' ? html`<p class="muted">It has ended. Add another in its place.</p>` : editForm(call, row, titles)))}
            ${
              state === 'running' &&
              call.may('rewards.plan') &&
              row.endsOn !== today &&
              html`<h2>End it</h2>
                ${actionForm(csrfToken, {
                  action: `/missions/${row.id}/end`,
                  button: 'End it today',
                  second: true,
                  fields: html`<p>
                      Play counts until midnight. What was reached by then can be claimed until the end of tomorrow.
                    </p>
                    ${reasonField()}`,
                })}`
            }
            ${
              state === 'coming' &&
              call.may('rewards.plan') &&
              html`<h2>Remove it</h2>
                ${actionForm(csrfToken, { action: `/missions/${row.id}/remove`, button: 'Remove', second: true, fields: reasonField() })}`
            }
            <h2>Who has reached it</h2>
            ${table(
              ['Reached', 'Member', 'Period', 'Pays', 'State', 'Claimed'],
              reached.map(({ row: kept, username }) => [
                momentText(kept.reachedAt),
                username,
                kept.period,
                worthText(kept),
                kept.state === 'REACHED' ? 'to be claimed' : kept.state.toLowerCase(),
                momentText(kept.claimedAt),
              ]),
              'Nobody yet.',
            )}`,
        }
      })

      action('/missions/save', 'rewards.plan', planInput, async ({ actor, database }, { reason, ...payload }) => {
        const { id, ...reward } = readForm(form, payload)
        const result = await decide(database, saved, {
          subject: subjectOf(id),
          payload,
          reason,
          actor,
          operators: {
            sum: 'rewards',
            memberId: null,
            amount: (await costOf(database, reward)) * (await countOpenAccounts(database)),
            above: twoOperatorsAbove,
          },
          check: (tx) => checkPlan(tx, payload),
        })
        return result === 'MADE'
          ? { to: `/missions/${id}`, notice: 'done' }
          : { to: payload['isNew'] === 'yes' ? '/missions' : `/missions/${id}`, notice: 'waits' }
      })

      action('/missions/:id/end', 'rewards.plan', withReason, async ({ actor, database, params }, { reason }) => {
        const today = brandDay(new Date())
        await withTransaction(database, async (tx) => {
          const found = await find(tx, params.id)
          if (!found || planState(found.row, today) !== 'running')
            throw new OfficeError('There is no running mission with this ID.', found ? 409 : 404)
          const { row } = found
          await storeMission(tx, { ...row, endsOn: today })
          await recordAudit(tx, {
            actor,
            action: 'mission.ended',
            subject: subjectOf(row.id),
            old: { endsOn: row.endsOn },
            new: { endsOn: today },
            reason,
          })
        })
        return { to: `/missions/${params.id}`, notice: 'done' }
      })

      action('/missions/:id/remove', 'rewards.plan', withReason, async ({ actor, database, params }, { reason }) => {
        await withTransaction(database, async (tx) => {
          const found = await find(tx, params.id)
          if (!found || planState(found.row, brandDay(new Date())) !== 'coming')
            throw new OfficeError('There is no upcoming mission with this ID.', found ? 409 : 404)
          await removeMission(tx, found.row.id)
          await recordAudit(tx, {
            actor,
            action: 'mission.removed',
            subject: subjectOf(found.row.id),
            old: found,
            reason,
          })
        })
        return { to: '/missions', notice: 'done' }
      })
    },
  }
}

/** Products are a set. */
const textOf = (value: Mission[(typeof TERMS)[number]]) => String(Array.isArray(value) ? value.toSorted() : value)
const subjectOf = (id: string) => `mission:${id}`
const askText = ({ kind, cycle, target }: Pick<Mission, 'kind' | 'cycle' | 'target'>) =>
  `${targetText({ kind, target })} ${(target === 1n && ONE[kind]) || KINDS[kind]}, ${CYCLES[cycle]}`
const targetText = ({ kind, target }: Pick<Mission, 'kind' | 'target'>) =>
  kind === 'TURNOVER' ? moneyText(target) : String(target)
const worthText = ({ amount, points }: { amount: bigint; points: bigint }) =>
  [amount > 0n && moneyText(amount), points > 0n && `${formatAmount(points)} points`].filter(Boolean).join(' and ')

/** What it pays a member, in money. */
const costOf = async (database: Database, { amount, points }: Pick<Mission, 'amount' | 'points'>): Promise<bigint> =>
  amount + (await worthOf(database, points))

const termsOf = (row: Mission, titles: readonly { language: string; text: string }[]): Terms => ({
  ID: row.id,
  'Asks for': askText(row),
  Games: row.products.length === 0 ? 'all' : row.products.toSorted().join(', '),
  Pays: worthText(row),
  'First day': row.startsOn,
  'Last day': row.endsOn ?? 'no end',
  'Place in the list': String(row.position),
  ...textTerms('Title', titles),
})

/** What a form asks for. @throws OfficeError */
function readPlan(payload: Values) {
  const { isNew: added, ...values } = readForm(form, payload)
  const texts = readTexts(payload, 'title', TITLE_MAX)
  const isAmount = values.kind === 'TURNOVER'
  const units = inUnits('ROUNDS', 1n)
  if (!isAmount && values.target % units !== 0n) throw new OfficeError('target: must be a whole number', 400)
  const products = readProducts(payload, GAME_CATEGORIES)
  const plan: Mission = { ...values, products, target: isAmount ? values.target : values.target / units }
  if (plan.target === 0n) throw new OfficeError('target: is more than nothing', 400)
  return { plan, texts, added }
}

/** What a form asks for, if it may be so now. @throws OfficeError */
async function checkPlan(tx: Database | Transaction, payload: Values, now = new Date()) {
  const { plan, texts, added } = readPlan(payload)
  if (plan.amount === 0n && plan.points === 0n) throw new OfficeError('amount: it pays money, points or both', 400)
  const days = { DAY: 1n, WEEK: 7n, ONCE: 366n }[plan.cycle]
  if (plan.kind === 'DAYS' && plan.target > days) throw new OfficeError(`target: is at most ${days} days`, 400)
  if (plan.endsOn !== null && plan.endsOn < plan.startsOn) throw new OfficeError('endsOn: is before it begins', 400)
  const today = brandDay(now)
  const before = await find(tx, plan.id)
  if (added && before) throw new OfficeError(`There is a mission ${plan.id} already. Choose another ID.`)
  if (!added && !before) throw new OfficeError('This mission no longer exists.')
  if (before && planState(before.row, today) === 'ended')
    throw new OfficeError('It has ended. Add another in its place.')
  if (before && before.row.startsOn <= today) {
    const changed = TERMS.find((term) => textOf(before.row[term]) !== textOf(plan[term]))
    if (changed)
      throw new OfficeError(`${changed}: cannot change while members work on it. End it, and add another.`, 409)
  } else if (plan.startsOn < today) throw new OfficeError('startsOn: is today or later', 400)
  if (plan.endsOn !== null && plan.endsOn < today) throw new OfficeError('endsOn: is today or later', 400)
  return { plan, texts, before }
}

async function save(tx: Transaction, payload: Values) {
  const { plan, texts, before } = await checkPlan(tx, payload)
  await storeMission(
    tx,
    plan,
    texts.map(({ language, text }) => ({ missionId: plan.id, language, title: text })),
  )
  return { old: before, new: { row: plan, titles: texts } }
}

async function find(database: Database | Transaction, id = '') {
  const [row] = await database.select().from(mission).where(eq(mission.id, id))
  if (!row) return undefined
  const titles = await database
    .select({ language: missionText.language, text: missionText.title })
    .from(missionText)
    .where(eq(missionText.missionId, id))
    .orderBy(asc(missionText.language))
  return { row, titles }
}

async function englishTitles(database: Database): Promise<ReadonlyMap<string, string>> {
  const rows = await database.select().from(missionText).where(eq(missionText.language, 'EN'))
  return new Map(rows.map(({ missionId, title }) => [missionId, title]))
}

const countStates = (database: Database) =>
  database
    .select({
      missionId: memberMission.missionId,
      state: memberMission.state,
      count: sql<number>`count(*)::integer`,
    })
    .from(memberMission)
    .groupBy(memberMission.missionId, memberMission.state)

function editForm(
  { csrfToken }: OfficeCall,
  row: Mission | undefined,
  titles: readonly { language: string; text: string }[],
): Html {
  const hasBegun = row !== undefined && row.startsOn <= brandDay(new Date())
  const target = row && (row.kind === 'TURNOVER' ? formatAmount(row.target) : String(row.target))
  const points = row && String(row.points / parseAmount('1'))
  return html`<h2>${row ? 'Change it' : 'The mission'}</h2>
    ${actionForm(csrfToken, {
      action: '/missions/save',
      button: 'Save',
      fields: html`${hidden('isNew', row ? 'no' : 'yes')}${
          hasBegun
            ? html`<p class="muted">
                  Members work on it, so what it asks for and pays stays as it is. To change that, end it and add
                  another.
                </p>
                ${TERMS.filter((term) => term !== 'products').map((term) =>
                  hidden(
                    term,
                    { target, points, amount: formatAmount(row.amount) }[term as string] ?? String(row[term]),
                  ),
                )}${row.products.map((product) => hidden(`product_${product}`, 'on'))}`
            : html`<div class="columns">
                ${choice('kind', 'It counts', KINDS, row?.kind)}${choice('cycle', 'It can be met', CYCLES, row?.cycle)}
                ${field('target', 'Target: an amount for stakes, a number otherwise', target)}
                ${productFields('Games that count; all, if none is chosen', GAME_CATEGORIES, row?.products ?? [])}
                ${field('amount', 'Cash it pays; 0 for none', row && formatAmount(row.amount))}
                ${field('points', 'Points it pays; 0 for none', points)}
                ${field('startsOn', 'First day', row?.startsOn, { type: 'date' })}
              </div>`
        }
        ${row ? hidden('id', row.id) : field('id', 'ID, permanent: lower-case letters, digits and hyphens', '')}
        <div class="columns">
          ${field('endsOn', 'Last day; empty for no end', row?.endsOn, { type: 'date', optional: true })}
          ${field('position', 'Place in the list', row?.position ?? 10, { type: 'number' })}
        </div>
        ${textFields('title', 'Title', TITLE_MAX, titles)}${reasonField()}`,
    })}`
}
