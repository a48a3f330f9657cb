import { parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { activeExclusion, type Exclusion, liftExclusion } from '../../../domains/money/limits/exclusion.ts'
import { LIMITS } from '../../../domains/money/limits/limit-rules.ts'
import { decideHold, type HoldRow, listHolds, lockHold } from '../../../domains/people/member/matching-accounts.ts'
import { setOperatorLimit } from '../../../domains/money/limits/set-limit.ts'
import {
  findExclusionCheck,
  findLimit,
  type HoldMatch,
  type LimitKind,
  type LimitPeriod,
  listExcluded,
  listOperatorLimits,
  lockLimit,
} from '../../../domains/money/limits/operator.ts'
import { findMemberById } from '../../../domains/people/member/operator.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { type RequestedDecision, decide, type DecisionKind, type ReviewedKind } from '../../kit/decisions.ts'
import { durationText, momentText } from '../../kit/formats.ts'
import { excluded, excludeForm, excludeRoutes } from './exclusion-acts.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { memberLink } from '../../kit/member-link.ts'
import { memberSearch } from '../member/parts/member-search.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, changeTable, hidden, reasonField, table } from '../../kit/page.ts'
import { getLabel, protectionFacts, registerFacts, valueText } from './parts/protection-facts.ts'
import { getNotice, type OfficeCall, type OfficeSection, type OfficeRoutes } from '../../kit/section.ts'

const LISTED = 200

type Limit = (typeof LIMITS)[number]

const getId = ({ kind, period }: Limit) => `${kind}-${period}`
/** Permissions of both decisions. */
const review = { permission: 'protection.decide' } as const

const setLimit: ReviewedKind = {
  ...review,
  kind: 'limit.operator.set',
  describe: ({ memberId, kind, period, value }) => {
    const limit = getLabel({ kind: kind as LimitKind, period: period as LimitPeriod })
    return value === ''
      ? `Remove the operator's limit of ${limit} of member ${memberId}`
      : `Limit ${limit} of member ${memberId} to ${valueText(kind as LimitKind, BigInt(value ?? '0'))}`
  },
  basis: (tx, { memberId, kind, period }) =>
    lockLimit(tx, Number(memberId), { kind: kind as LimitKind, period: period as LimitPeriod }),
  show: async (database, { memberId, kind, period, value = '' }) => {
    const limit = { kind: kind as LimitKind, period: period as LimitPeriod }
    const row = await findLimit(database, Number(memberId), limit)
    const name = `Operator’s limit: ${getLabel(limit)}`
    return html`${changeTable(
      { [name]: valueText(limit.kind, row?.operatorValue ?? null) },
      { [name]: value === '' ? '' : valueText(limit.kind, BigInt(value)) },
    )}
    ${await protectionFacts(database, Number(memberId))}`
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

const lift: ReviewedKind = {
  ...review,
  kind: 'exclusion.lifted',
  describe: ({ memberId }) => `Let the indefinite self-exclusion of member ${memberId} end`,
  basis: async (tx, { memberId }) => {
    const active = await activeExclusion(tx, Number(memberId))
    return active ? { exclusion: active.id, kind: active.kind, endsAt: active.endsAt } : {}
  },
  show: (database, { memberId }) => protectionFacts(database, Number(memberId)),
  apply: async (tx, { payload, operators }) => {
    const endsAt = await liftExclusion(tx, Number(payload.memberId), operators.join(', '))
    return { old: { endsAt: null }, new: { endsAt } }
  },
}

type HoldPayload = Readonly<Record<string, string>>
const getHold = ({ memberId, matchedId }: HoldPayload) => ({ memberId: Number(memberId), matchedId: Number(matchedId) })
const holdChanged = () => new OfficeError('The hold has changed since you looked at it. Review it again.')

function holdDecision(to: 'RELEASED' | 'REFUSED', verb: string): DecisionKind {
  return {
    permission: 'protection.decide',
    kind: `hold.${to.toLowerCase()}`,
    describe: ({ memberId, matchedId }) =>
      `${verb} account ${memberId}, which matches the excluded account ${matchedId}`,
    apply: async (tx, { payload, operators }) => {
      const key = { ...getHold(payload), version: Number(payload.version) }
      const before = await decideHold(tx, { ...key, to, by: operators.join(', ') })
      if (before === undefined) throw holdChanged()
      return { old: { state: before }, new: { state: to, matchedId: payload.matchedId } }
    },
  }
}

const releaseHold: ReviewedKind = {
  ...holdDecision('RELEASED', 'Release'),
  ...review,
  basis: async (tx, payload) => {
    const hold = await lockHold(tx, getHold(payload))
    const exclusion = await activeExclusion(tx, Number(payload.matchedId))
    return { state: hold?.state, version: hold?.version, matches: hold?.matches, exclusion: exclusion?.id }
  },
  show: async (database, payload) => {
    const { memberId, matchedId } = getHold(payload)
    const holds = (await listHolds(database, LISTED)).filter(
      (hold) => hold.memberId === memberId && hold.matchedId === matchedId,
    )
    return html`${heldTable(holds)} ${await protectionFacts(database, memberId)}`
  },
}
const refuseHold = holdDecision('REFUSED', 'Refuse')

const holdInput = withReason.extend({
  matchedId: z.string().regex(/^\d{1,9}$/),
  version: z.string().regex(/^\d{1,9}$/),
})

const limitInput = withReason.extend({
  limit: z.enum(LIMITS.map(getId) as [string, ...string[]]),
  value: z
    .string()
    .trim()
    .regex(/^(?:[1-9]\d{0,11})?$/, { error: 'is a whole number above zero, or empty to remove the limit' }),
})

/** Operator's limits of members, the end of indefinite self-exclusions, and accounts that match an excluded person's. */
export const protectionSection: OfficeSection = {
  path: '/protection',
  title: 'Protection',
  group: 'Members',
  permission: 'protection.read',
  decisions: [setLimit, lift, releaseHold, refuseHold, excluded],
  waiting: async (database) => (await listHolds(database, LISTED)).filter(({ state }) => state === 'REVIEW').length,
  register(routes) {
    excludeRoutes(routes)
    registerProtectionPages(routes)
    registerProtectionActs(routes)
  },
}

/** Lists of excluded and limited members, and the page of a member. */
function registerProtectionPages({ page }: OfficeRoutes): void {
  page('/protection', 'protection.read', async ({ database, query }) => {
    return {
      title: 'Limits and exclusions',
      body: html`${await memberSearch(database, '/protection', query.username ?? '')}
        <h2>Register of excluded persons</h2>
        ${await registerFacts(database)}
        <h2>Held: they match an excluded person</h2>
        ${heldTable(await listHolds(database, LISTED))}
        <h2>Excluded</h2>
        ${await excludedTable(database)}
        <h2>Limited by an operator</h2>
        ${await limitedTable(database)}`,
    }
  })

  page('/protection/:memberId', 'protection.read', async (call) => {
    const found = await findByPath(call.database, call.params)
    if (!found) return undefined
    const exclusion = await activeExclusion(call.database, found.id)
    return {
      title: `Protection of ${found.username}`,
      body: html`<p>${memberLink(call, found)}</p>
        ${await protectionFacts(call.database, found.id)}
        ${exclusion && exclusion.endsAt === null && (await isLiftable(call.database, exclusion)) && (await liftForm(call, found.id))}
        ${await holdForms(call, found.id)} ${await limitForm(call, found.id)} ${await excludeForm(call, found.id)}`,
    }
  })
}

/** Limits, held accounts and the end of an exclusion. */
function registerProtectionActs({ action }: OfficeRoutes): void {
  const decided = async (
    { actor, database, params }: OfficeCall,
    kind: ReviewedKind,
    { reason, more = {}, operators }: { reason: string; more?: Record<string, string>; operators: 1 | 2 },
  ) => {
    const memberId = String((await findByPath(database, params))?.id ?? '')
    if (memberId === '') throw new OfficeError('There is no such member.', 404)
    const requested = { subject: getSubject(kind, memberId), payload: { ...more, memberId }, reason, actor, operators }
    const outcome = await decide(database, kind, requested)
    return { to: `/protection/${memberId}`, notice: getNotice(outcome) }
  }
  const decidedHold = async (
    { actor, database, params }: OfficeCall,
    { reason, matchedId, version }: z.output<typeof holdInput>,
    make: (received: Omit<RequestedDecision, 'operators'>) => Promise<'MADE' | 'WAITS'>,
  ) => {
    const { memberId = '' } = params
    if (!(await findByPath(database, params))) throw new OfficeError('There is no such member.', 404)
    const payload = { memberId, matchedId, version }
    const outcome = await make({
      subject: holdSubject(memberId, matchedId),
      payload,
      reason,
      actor,
      check: async (tx) => {
        const hold = await lockHold(tx, getHold(payload))
        if (hold?.version !== Number(version) || hold.state === 'RELEASED') throw holdChanged()
      },
    })
    return { to: `/protection/${memberId}`, notice: getNotice(outcome) }
  }
  action(
    '/protection/:memberId/limit',
    'protection.decide',
    limitInput,
    async (call, { limit: id, value: typed, reason }) => {
      const limit = LIMITS.find((known) => getId(known) === id)
      if (!limit) throw new OfficeError('There is no such limit.', 400)
      const { kind, period } = limit
      const value = typed === '' || kind === 'SESSION_TIME' ? typed : String(parseAmount(typed))
      const now = await findLimit(call.database, Number(call.params.memberId), limit)
      const current = now?.operatorValue ?? null
      if (value === '' && current === null) throw new OfficeError('There is no such limit to remove.', 400)
      const isLooser = current !== null && (value === '' || BigInt(value) > current)
      return decided(call, setLimit, { reason, more: { kind, period, value }, operators: isLooser ? 2 : 1 })
    },
  )
  action('/protection/:memberId/release', 'protection.decide', holdInput, (call, input) =>
    // Opens play to a member who may be excluded.
    decidedHold(call, input, (requested) => decide(call.database, releaseHold, { ...requested, operators: 2 })),
  )
  action('/protection/:memberId/refuse', 'protection.decide', holdInput, (call, input) =>
    decidedHold(call, input, (requested) => decide(call.database, refuseHold, { ...requested, operators: 1 })),
  )
  action('/protection/:memberId/lift', 'protection.decide', withReason, (call, { reason }) =>
    decided(call, lift, { reason, operators: 2 }),
  )
}

/** Subject of a decision; per kind and member, one can wait at a time. */
const getSubject = ({ kind }: DecisionKind, memberId: string | number) => `${kind}:${memberId}`

const holdSubject = (memberId: string | number, matchedId: string | number) => `hold:${memberId}:${matchedId}`

const MATCH_LABELS: Readonly<Record<HoldMatch, string>> = {
  NAME_AND_BIRTHDAY: 'name and birthday',
  PHONE: 'phone',
  EMAIL: 'e-mail address',
  BANK_ACCOUNT: 'bank account',
  ID_NUMBER: 'identity document',
}
const matchText = (matches: readonly HoldMatch[]) => matches.map((match) => MATCH_LABELS[match]).join(', ')
const endText = (endsAt: string | null) => (endsAt ? momentText(new Date(endsAt)) : 'no end')

const heldTable = (holds: readonly HoldRow[]) =>
  table(
    ['Account', 'Same', 'Excluded account', 'Excluded until', 'State', 'Since', 'Waits'],
    holds.map((hold) => [
      linkTo(hold.memberId, hold.username),
      matchText(hold.matches),
      linkTo(hold.matchedId, hold.matchedUsername),
      endText(hold.endsAt),
      hold.state === 'REVIEW' ? 'to be reviewed' : 'refused',
      momentText(new Date(hold.createdAt)),
      hold.state === 'REVIEW' ? durationText(Date.now() - new Date(hold.createdAt).getTime()) : '',
    ]),
    'No account is held.',
  )

async function holdForms(call: OfficeCall, memberId: number): Promise<Html[]> {
  const holds = (await listHolds(call.database, LISTED)).filter((hold) => hold.memberId === memberId)
  return Promise.all(
    holds.map(async ({ matchedId, matchedUsername, matches, endsAt, state, version }) => {
      const waiting = await pendingPanel(call, holdSubject(memberId, matchedId), [releaseHold, refuseHold])
      if (waiting) return waiting
      const fields = (label: string) =>
        html`${hidden('matchedId', matchedId)}${hidden('version', version)}${reasonField(label)}`
      return html`<section class="panel">
        <h2>Held</h2>
        <p class="muted">
          Same ${matchText(matches)} as the excluded account ${linkTo(matchedId, matchedUsername)}, until
          ${endText(endsAt)}. It can neither deposit nor play; it can withdraw. Compare names, birthdays, contacts, bank
          accounts and documents. Do not tell the member of the other account.
        </p>
        <div class="columns">
          ${actionForm(call.csrfToken, {
            action: `/protection/${memberId}/release`,
            button: 'Propose release',
            fields: fields('Why these are two people'),
          })}
          ${
            state === 'REVIEW' &&
            actionForm(call.csrfToken, {
              action: `/protection/${memberId}/refuse`,
              button: 'Refuse',
              fields: fields('Why this is the same person'),
              second: true,
            })
          }
        </div>
      </section>`
    }),
  )
}

async function limitForm(call: OfficeCall, memberId: number): Promise<Html> {
  const waiting = await pendingPanel(call, getSubject(setLimit, memberId), [setLimit])
  if (waiting || !call.may('protection.decide')) return waiting ?? html``
  return html`<section class="panel">
    <h2>Set a limit</h2>
    <p class="muted">The stricter of both counts, at once. A looser one takes two operators.</p>
    ${actionForm(call.csrfToken, {
      action: `/protection/${memberId}/limit`,
      button: 'Set',
      fields: html`<label
          ><span>Limit</span
          ><select name="limit">
            ${LIMITS.map((limit) => html`<option value="${getId(limit)}">${getLabel(limit)}</option>`)}
          </select></label
        ><label
          ><span>Amount, or minutes of session time; empty removes it</span
          ><input name="value" inputmode="numeric" pattern="[0-9]*"
        /></label>
        ${reasonField()}`,
    })}
  </section>`
}

/** What follows from a register ends with its entry there. */
const isLiftable = async (database: Database, { memberId, id }: Exclusion): Promise<boolean> =>
  (await findExclusionCheck(database, memberId))?.exclusionId !== id

async function liftForm(call: OfficeCall, memberId: number): Promise<Html> {
  const waiting = await pendingPanel(call, getSubject(lift, memberId), [lift])
  if (waiting || !call.may('protection.decide')) return waiting ?? html``
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

const findByPath = (database: Database, { memberId }: Readonly<Record<string, string>>) =>
  findMemberById(database, parseNumber(memberId) ?? 0)

/** Operators who may read the protection of members may read their cards. */
const linkTo = (id: number, username: string) =>
  html`<a href="/protection/${id}">${username}</a> (<a href="/members/${id}">card</a>)`

async function excludedTable(database: Database): Promise<Html> {
  const rows = await listExcluded(database)
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
  const rows = await listOperatorLimits(database)
  return table(
    ['Member', 'Limit', 'Operator’s>'],
    rows.map(({ row, username }) => [
      linkTo(row.memberId, username),
      getLabel(row),
      valueText(row.kind, row.operatorValue),
    ]),
    'Nobody is.',
  )
}
