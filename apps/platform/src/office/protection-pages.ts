import { parseAmount } from '@playhouse/shared/money.ts'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { type LimitKind, memberLimit, type LimitPeriod, playExclusion } from '../db/tables/limits.ts'
import { member } from '../db/tables/members.ts'
import { activeExclusion, liftExclusion } from '../domains/limits/exclusion.ts'
import { LIMITS } from '../domains/limits/limit-rules.ts'
import { setOperatorLimit } from '../domains/limits/set-limit.ts'
import { pendingPanel } from './decision-pages.ts'
import { decide, type DecisionKind } from './decisions.ts'
import { moneyText, momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, reasonField, table } from './page.ts'
import type { OfficeCall, OfficeSection } from './section.ts'

const LISTED = 200

type Limit = (typeof LIMITS)[number]

const idOf = ({ kind, period }: Limit) => `${kind}-${period}`
const labelOf = ({ kind, period }: Limit) =>
  `${kind.toLowerCase().replaceAll('_', ' ')}${period === 'ONCE' ? '' : ` per ${period.toLowerCase()}`}`
const valueText = (kind: LimitKind, value: bigint | null): string =>
  value === null ? '' : kind === 'SESSION_TIME' ? `${value} minutes` : moneyText(value)

const setLimit: DecisionKind = {
  kind: 'limit.operator.set',
  describe: ({ memberId, kind, period, value }) => {
    const limit = labelOf({ kind: kind as LimitKind, period: period as LimitPeriod })
    return value === ''
      ? `Remove the operator's limit of ${limit} of member ${memberId}`
      : `Limit ${limit} of member ${memberId} to ${valueText(kind as LimitKind, BigInt(value ?? '0'))}`
  },
  apply: async (tx, { payload, operators }) => {
    const { memberId, kind, period, value } = payload
    const limit = { memberId: Number(memberId), kind: kind as LimitKind, period: period as LimitPeriod }
    const old = await setOperatorLimit(tx, {
      ...limit,
      value: value === '' ? null : BigInt(value ?? '0'),
      by: operators.join(', '),
    })
    return { old: { operatorValue: old }, new: payload }
  },
}

const lift: DecisionKind = {
  kind: 'exclusion.lifted',
  describe: ({ memberId }) => `Let the indefinite self-exclusion of member ${memberId} end`,
  apply: async (tx, { payload, operators }) => {
    const endsAt = await liftExclusion(tx, Number(payload.memberId), operators.join(', '))
    return { old: { endsAt: null }, new: { endsAt } }
  },
}

const limitInput = withReason.extend({
  limit: z.enum(LIMITS.map(idOf) as [string, ...string[]]),
  value: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d{0,11})?$/, { error: 'is a whole number above zero, or empty to remove the limit' }),
})

/** Operator's limits of members, and the end of indefinite self-exclusions. */
export const protectionSection: OfficeSection = {
  path: '/protection',
  title: 'Protection',
  decisions: [setLimit, lift],
  register({ page, action }) {
    page('/protection', async ({ database, query }) => {
      const { username = '' } = query
      const found =
        username === '' ? undefined : await findMember(database, eq(member.username, username.toLowerCase()))
      return {
        title: 'Limits and exclusions',
        body: html`<form method="get" action="/protection">
            <label><span>Username</span><input name="username" value="${username}" required /></label
            ><button>Find</button>
          </form>
          ${
            found
              ? html`<p><a href="/protection/${found.id}">${found.username} (${found.id})</a></p>`
              : username !== '' && html`<p class="muted">There is no such member.</p>`
          }
          <h2>Excluded</h2>
          ${await excludedTable(database)}
          <h2>Limited by an operator</h2>
          ${await limitedTable(database)}`,
      }
    })

    page('/protection/:memberId', async (call) => {
      const found = await findMember(call.database, byId(call.params))
      if (!found) return undefined
      const limits = await call.database.select().from(memberLimit).where(eq(memberLimit.memberId, found.id))
      const exclusion = await activeExclusion(call.database, found.id)
      return {
        title: `Protection of ${found.username}`,
        body: html`${facts({
          Member: `${found.username} (${found.id})`,
          Exclusion: exclusion && exclusion.kind.toLowerCase().replaceAll('_', ' '),
          'In force since': exclusion && momentText(exclusion.startsAt),
          Until: exclusion && (exclusion.endsAt ? momentText(exclusion.endsAt) : 'no end'),
        })}
        ${exclusion && exclusion.endsAt === null && (await liftForm(call, found.id))}
        ${table(
          ['Limit', 'The member’s own>', 'Operator’s>'],
          LIMITS.map((limit) => {
            const row = limits.find(({ kind, period }) => kind === limit.kind && period === limit.period)
            return [
              labelOf(limit),
              valueText(limit.kind, row?.value ?? null),
              valueText(limit.kind, row?.operatorValue ?? null),
            ]
          }),
          '',
        )}
        ${await limitForm(call, found.id)}`,
      }
    })

    const decided = async (
      { database, operator, params }: OfficeCall,
      kind: DecisionKind,
      { reason, more = {}, needsTwo }: { reason: string; more?: Record<string, string>; needsTwo: boolean },
    ) => {
      const memberId = String((await findMember(database, byId(params)))?.id ?? '')
      if (memberId === '') throw new OfficeError('There is no such member.', 404)
      const asked = { subject: subjectOf(kind, memberId), payload: { ...more, memberId }, reason, operator, needsTwo }
      const outcome = await decide(database, kind, asked)
      return { to: `/protection/${memberId}`, notice: outcome === 'WAITS' ? ('waits' as const) : ('done' as const) }
    }
    action('/protection/:memberId/limit', limitInput, async (call, { limit: id, value: typed, reason }) => {
      const limit = LIMITS.find((known) => idOf(known) === id)
      if (!limit) throw new OfficeError('There is no such limit.', 400)
      const { kind, period } = limit
      const value = typed === '' || kind === 'SESSION_TIME' ? typed : String(parseAmount(typed))
      const [now] = await call.database
        .select({ value: memberLimit.operatorValue })
        .from(memberLimit)
        .where(
          and(
            eq(memberLimit.memberId, Number(call.params.memberId)),
            eq(memberLimit.kind, kind),
            eq(memberLimit.period, period),
          ),
        )
      const current = now?.value ?? null
      if (value === '' && current === null) throw new OfficeError('There is no such limit to remove.', 400)
      const isLooser = current !== null && (value === '' || BigInt(value) > current)
      return decided(call, setLimit, { reason, more: { kind, period, value }, needsTwo: isLooser })
    })
    action('/protection/:memberId/lift', withReason, (call, { reason }) =>
      decided(call, lift, { reason, needsTwo: true }),
    )
  },
}

/** One decision of a kind waits at a time. */
const subjectOf = ({ kind }: DecisionKind, memberId: string | number) => `${kind}:${memberId}`

async function limitForm(call: OfficeCall, memberId: number): Promise<Html> {
  const waiting = await pendingPanel(call, subjectOf(setLimit, memberId), [setLimit])
  if (waiting) return waiting
  return html`<section class="panel">
    <h2>Set a limit</h2>
    <p class="muted">The stricter of both counts, at once. A looser one takes two operators.</p>
    ${actionForm(call.csrfToken, {
      action: `/protection/${memberId}/limit`,
      button: 'Set',
      fields: html`<label
          ><span>Limit</span
          ><select name="limit">
            ${LIMITS.map((limit) => html`<option value="${idOf(limit)}">${labelOf(limit)}</option>`)}
          </select></label
        ><label
          ><span>Amount, or minutes of session time; empty removes it</span
          ><input name="value" inputmode="numeric" pattern="[0-9]*"
        /></label>
        ${reasonField()}`,
    })}
  </section>`
}

async function liftForm(call: OfficeCall, memberId: number): Promise<Html> {
  const waiting = await pendingPanel(call, subjectOf(lift, memberId), [lift])
  if (waiting) return waiting
  return html`<section class="panel">
    <h2>Let the self-exclusion end</h2>
    <p class="muted">After six months at the earliest, and seven days after the second operator has confirmed.</p>
    ${actionForm(call.csrfToken, {
      action: `/protection/${memberId}/lift`,
      button: 'Propose',
      fields: reasonField('What the member asked for'),
      second: true,
    })}
  </section>`
}

const byId = ({ memberId = '' }: Readonly<Record<string, string>>) =>
  eq(member.id, /^\d{1,9}$/.test(memberId) ? Number(memberId) : 0)

async function findMember(database: Database, which: ReturnType<typeof eq>) {
  const [found] = await database.select({ id: member.id, username: member.username }).from(member).where(which)
  return found
}

const linkTo = (id: number, username: string) => html`<a href="/protection/${id}">${username}</a>`

async function excludedTable(database: Database): Promise<Html> {
  const rows = await database
    .select({ row: playExclusion, username: member.username })
    .from(playExclusion)
    .innerJoin(member, eq(member.id, playExclusion.memberId))
    .where(eq(playExclusion.state, 'ACTIVE'))
    .orderBy(asc(playExclusion.startsAt))
    .limit(LISTED)
  return table(
    ['Member', 'Kind', 'Since', 'Until'],
    rows.map(({ row, username }) => [
      linkTo(row.memberId, username),
      row.kind.toLowerCase().replaceAll('_', ' '),
      momentText(row.startsAt),
      row.endsAt ? momentText(row.endsAt) : 'no end',
    ]),
    'Nobody is excluded.',
  )
}

async function limitedTable(database: Database): Promise<Html> {
  const rows = await database
    .select({ row: memberLimit, username: member.username })
    .from(memberLimit)
    .innerJoin(member, eq(member.id, memberLimit.memberId))
    .where(isNotNull(memberLimit.operatorValue))
    .orderBy(sql`${member.username}`)
    .limit(LISTED)
  return table(
    ['Member', 'Limit', 'Operator’s>'],
    rows.map(({ row, username }) => [
      linkTo(row.memberId, username),
      labelOf(row),
      valueText(row.kind, row.operatorValue),
    ]),
    'Nobody is.',
  )
}
