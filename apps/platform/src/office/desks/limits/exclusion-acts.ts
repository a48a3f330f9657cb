import { isRealAccount } from '@playhouse/shared/account-kinds.ts'
import * as z from 'zod'
import {
  activeExclusion,
  type Exclusion,
  excludeByOperators,
  lockForExclusion,
} from '../../../domains/money/limits/exclusion.ts'
import { EXCLUSION_GROUNDS, type ExclusionGround, readExclusionEffect } from '../../../domains/money/limits/operator.ts'
import { findMemberCard } from '../../../domains/people/member/operator.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { breakHooks } from '../../../hooks.ts'
import { startOfDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { actAs } from '../../kit/acting.ts'
import { decide, type ReviewedKind } from '../../kit/decisions.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { choice, dayOrNone, day, field } from '../../kit/form-fields.ts'
import { moneyText, momentText } from '../../kit/formats.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, changeTable, facts, reasonField } from '../../kit/page.ts'
import { GROUND_TEXTS } from './parts/protection-facts.ts'
import { getNotice, type OfficeCall, type OfficeRoutes } from '../../kit/section.ts'

const ENDS = { day: 'the end of a day', good: 'for good' } as const

type Payload = Readonly<Record<string, string>>

/** Null for good. */
const getEnd = ({ until = '' }: Payload) => (until === '' ? null : startOfDay(addDays(until, 1)))
const untilText = (endsAt: Date | null) => (endsAt ? momentText(endsAt) : 'no end')
const getSubject = (memberId: number | string) => `member:${memberId}:exclusion`

/** Excluding a member, as the member asked by telephone or letter, or as a court or a register demands. */
export const excluded: ReviewedKind = {
  kind: 'exclusion.started',
  permission: 'protection.decide',
  describe: (payload) =>
    `Exclude member ${payload.memberId} ${payload.until === '' ? 'for good' : `until the end of ${payload.until}`}`,
  basis: async (tx, { memberId }) => {
    await lockForExclusion(tx, Number(memberId))
    const active = await activeExclusion(tx, Number(memberId))
    return active ? { exclusion: active.id, endsAt: active.endsAt } : {}
  },
  show: (database, payload) => readEffect(database, payload),
  apply: async (tx, { payload, operators }) => {
    const { memberId, ground } = payload
    const old = await refuseShorter(tx, payload)
    await actAs(tx, operators)
    const { endsAt } = await excludeByOperators(
      tx,
      { memberId: Number(memberId), endsAt: getEnd(payload), ground: ground as ExclusionGround, operators },
      breakHooks.onBreak,
    )
    return { old: old && { endsAt: old.endsAt }, new: { endsAt, ground } }
  },
}

/** @throws OfficeError if the member is excluded for as long already, or the day is over */
async function refuseShorter(tx: Transaction, payload: Payload): Promise<Exclusion | undefined> {
  const endsAt = getEnd(payload)
  if (endsAt && endsAt <= new Date()) throw new OfficeError('until: is a day that is not over')
  const active = await activeExclusion(tx, Number(payload.memberId))
  if (active && (active.endsAt === null || (endsAt !== null && endsAt <= active.endsAt)))
    throw new OfficeError(
      `The member is excluded already (until: ${untilText(active.endsAt)}). An exclusion can only be followed by a longer one.`,
    )
  return active
}

async function readEffect(database: Database, payload: Payload): Promise<Html> {
  const memberId = Number(payload.memberId)
  const [active, effect] = await Promise.all([
    activeExclusion(database, memberId),
    readExclusionEffect(database, memberId),
  ])
  return html`${changeTable(
      { 'Excluded until': active ? untilText(active.endsAt) : 'not excluded' },
      { 'Excluded until': untilText(getEnd(payload)) },
    )}
    ${facts({
      'On the ground of': GROUND_TEXTS[payload.ground as ExclusionGround],
      'Sessions and games that end': `${effect.sessions} and ${effect.games}`,
      'Limit increases that are dropped': effect.increases,
      Advertising: effect.advertising ? 'is switched off' : 'is off already',
      'Running bonus that is given up': effect.bonus === null ? 'none' : moneyText(effect.bonus),
      'Brought back from vendors': effect.atVendors === 0n ? null : moneyText(effect.atVendors),
      'Withdrawals that go on':
        effect.withdrawals === 0 ? 'none' : `${effect.withdrawals}, ${moneyText(effect.withdrawn)}`,
    })}
    <p class="muted">
      The member can neither play nor deposit until then, and reads so in the inbox; logging in and withdrawing stay
      possible. Other accounts of the same person are held. Nobody can shorten it; one for good may be let end after six
      months, by two operators.
    </p>`
}

const excludeInput = withReason
  .extend({
    ground: z.enum(EXCLUSION_GROUNDS, { error: 'say on what it rests' }),
    end: z.enum(['day', 'good'], { error: 'say until when' }),
    until: dayOrNone(day).default(null),
  })
  .refine(({ end, until }) => end === 'good' || until !== null, { path: ['until'], error: 'say until which day' })
  .refine(({ end, until }) => end === 'day' || until === null, { path: ['until'], error: 'is empty if it is for good' })

export function excludeRoutes({ action, preview }: OfficeRoutes): void {
  const path = '/protection/:memberId/exclude'
  const open = async ({ database, params }: OfficeCall) => {
    const id = parseNumber(params.memberId)
    const card = id === undefined ? undefined : await findMemberCard(database, id)
    if (!card || card.member.erasedAt !== null || !isRealAccount(card.member.kind))
      throw new OfficeError('There is no such member, or it is a demo account.', 404)
    return card.member
  }
  preview(path, 'protection.decide', async (call, sent) => {
    const { id } = await open(call)
    const until = sent.end === 'good' || !day.safeParse(sent.until).success ? '' : (sent.until ?? '')
    return readEffect(call.database, { memberId: String(id), ground: sent.ground ?? '', until })
  })
  action(path, 'protection.decide', excludeInput, async (call, { ground, until, reason }) => {
    const { id } = await open(call)
    const payload = { memberId: String(id), ground, until: until ?? '' }
    const outcome = await decide(call.database, excluded, {
      subject: getSubject(id),
      payload,
      reason,
      actor: call.actor,
      operators: 2,
      check: (tx) => refuseShorter(tx, payload),
    })
    return { to: `/protection/${id}`, notice: getNotice(outcome) }
  })
}

export async function excludeForm(call: OfficeCall, memberId: number): Promise<Html> {
  const waiting = await pendingPanel(call, getSubject(memberId), [excluded])
  if (waiting || !call.may('protection.decide')) return waiting ?? html``
  return html`<section class="panel">
    <h2>Exclude the member</h2>
    <p class="muted">
      It takes two operators, and does what a self-exclusion does. Members who are signed in exclude themselves, at
      once.
    </p>
    ${actionForm(call.csrfToken, {
      action: `/protection/${memberId}/exclude`,
      button: 'Propose',
      hasPreview: true,
      fields: html`${choice<string>('ground', 'It rests on', { '': 'choose', ...GROUND_TEXTS }, '')}
      ${choice('end', 'Until', ENDS, 'day')} ${field('until', 'Day', '', { type: 'date', optional: true })}
      ${reasonField('What was asked or ordered, when, and how the person was identified')}`,
    })}
  </section>`
}
