import type { HeldReason } from '@playhouse/platform-api/cashier-deposits.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import {
  assertHeld,
  assertReleasable,
  type HeldId,
  type HeldPayment,
  HeldPaymentError,
  lockAnyHeld,
  releaseHeld,
  startReturn,
} from '../../../domains/money/cashier/deposits/held-payments.ts'
import {
  findHeldPayment,
  type FoundHeldPayment,
  listHeldPayments,
} from '../../../domains/money/cashier/deposits/operator.ts'
import { type DayAmount, twoOperatorsText } from '../../kit/day-sums.ts'
import { decide, type DecisionKind, type ReviewedKind } from '../../kit/decisions.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { depositLink, paymentLink, SEARCHES } from './deposit-links.ts'
import { assignmentPanel } from '../../kit/assignment-forms.ts'
import { memberLink } from '../../kit/member-link.ts'
import type { Queue } from '../../kit/queue.ts'
import { html, type Html } from '../../kit/html.ts'
import { numberOf, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, reasonField, table } from '../../kit/page.ts'
import { noticeOf, type OfficeCall, type OfficeRoutes, type OperatorLimits } from '../../kit/section.ts'

export const HELD_REASONS: Readonly<Record<HeldReason, string>> = {
  LIMIT_DAY: 'deposit limit of a day',
  LIMIT_WEEK: 'deposit limit of a week',
  LIMIT_MONTH: 'deposit limit of a month',
  TIME_OUT: 'time-out',
  SELF_EXCLUSION: 'self-exclusion',
  CLOSED: 'closed account',
  BLOCKED: 'deposits blocked, or the account under review',
}

/** As an operator's error. */
async function explained<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof HeldPaymentError)) throw error
    throw new OfficeError(
      error.reason === 'NOT_HELD'
        ? 'The payment is no longer held.'
        : `It cannot be credited because of: ${HELD_REASONS[error.reason]}. Return it, or wait until that has ended.`,
    )
  }
}

const idOf = ({ memberId, heldId }: Readonly<Record<string, string>>): HeldId => ({
  memberId: Number(memberId),
  id: Number(heldId),
})
const noteOf = (operators: readonly string[], reason: string) => `${operators.join(', ')}: ${reason}`

/** Both decisions: who makes them, what they rest on, and what is seen of it. */
const review: Pick<ReviewedKind, 'permission' | 'confirm' | 'basis' | 'show'> = {
  permission: 'deposits.decide',
  confirm: 'deposits.confirm',
  basis: async (tx, payload) => {
    const held = await lockAnyHeld(tx, idOf(payload))
    return { state: held?.state, amount: held?.amount, payment: held?.paymentId, reason: held?.reason }
  },
  show: async (database, payload) => {
    const found = await findHeld(database, payload)
    return found ? heldFacts(found) : html``
  },
}

const release: ReviewedKind = {
  ...review,
  kind: 'held.released',
  describe: ({ memberId, heldId, amount = '0' }) =>
    `Credit ${moneyText(parseAmount(amount))} of held payment ${memberId}/${heldId} to the member`,
  apply: async (tx, { payload, reason, operators }) => {
    const { state } = await explained(releaseHeld(tx, idOf(payload), noteOf(operators, reason)))
    return { old: { state: 'HELD' }, new: { state, amount: payload.amount } }
  },
}

const giveBack: ReviewedKind = {
  ...review,
  kind: 'held.returned',
  describe: ({ memberId, heldId, amount = '0' }) =>
    `Return ${moneyText(parseAmount(amount))} of held payment ${memberId}/${heldId} to where it came from`,
  apply: async (tx, { payload, reason, operators }) => {
    const { state } = await explained(startReturn(tx, idOf(payload), noteOf(operators, reason)))
    return { old: { state: 'HELD' }, new: { state, amount: payload.amount } }
  },
}

export const HELD_KINDS: readonly DecisionKind[] = [release, giveBack]
const FORMS = { release, return: giveBack }

export const heldQueue: Omit<Queue<Awaited<ReturnType<typeof listHeldPayments>>[number]>, 'read'> = {
  path: '/deposits/held',
  title: 'Money that is held',
  assign: 'deposits.decide',
  views: { waiting: 'held', returning: 'being returned', ended: 'credited or returned', all: 'all' },
  searches: SEARCHES,
  filters: { because: { label: 'Because of', options: HELD_REASONS } },
  link: ({ held }) => ({ href: pathOf(held), text: `${held.memberId}/${held.id}` }),
  at: ({ held }) => held.heldAt,
  member: ({ held, username }) => ({ id: held.memberId, username }),
  subject: ({ held }) => subjectOf(held),
  clock: ({ held }) => ({ since: held.heldAt, due: null }),
  columns: [
    { label: 'Amount>', text: ({ held }) => held.amount },
    { label: 'Currency', text: ({ arrival }) => arrival.currency },
    { label: 'Because of', text: ({ held }) => HELD_REASONS[held.reason] },
    { label: 'State', text: ({ held }) => words(held.state) },
    { label: 'Payer', text: ({ arrival }) => arrival.payerName },
  ],
  list: listHeldPayments,
  empty: 'Nothing is held.',
}

/** The page of a held payment, and its decisions. */
export function registerHeldPayments({ page, action }: OfficeRoutes, { twoOperatorsAbove }: OperatorLimits): void {
  page('/deposits/held/:memberId/:heldId', 'deposits.read', async (call) => {
    const found = await findHeld(call.database, call.params)
    if (!found) return undefined
    const { held } = found
    return {
      title: `Held payment ${held.memberId}/${held.id}`,
      body: html`<p>${memberLink(call, { id: held.memberId, username: found.username })}</p>
        ${held.state === 'HELD' && (await assignmentPanel(call, { path: '/deposits/held', subject: subjectOf(held), back: pathOf(held) }))}
        ${heldFacts(found)} ${held.state === 'HELD' && (await decisionForms(call, held, await twoOperatorsAbove()))}`,
    }
  })

  for (const [name, kind] of Object.entries(FORMS)) {
    action(`/deposits/held/:memberId/:heldId/${name}`, 'deposits.decide', withReason, async (call, { reason }) => {
      const { actor, database, params } = call
      const found = await findHeld(database, params)
      if (!found) throw new OfficeError('There is no such held payment.', 404)
      const { held } = found
      const { memberId, id, amount } = held
      const above = await twoOperatorsAbove()
      const outcome = await decide(database, kind, {
        subject: subjectOf(held),
        payload: { memberId: String(memberId), heldId: String(id), amount: formatAmount(amount) },
        reason,
        actor,
        operators: kind === release ? dayAmountOf(held, above) : amount > above ? 2 : 1,
        check: (tx) => explained(kind === release ? assertReleasable(tx, held) : assertHeld(tx, held)),
      })
      return { to: pathOf(held), notice: noticeOf(outcome) }
    })
  }
}

const pathOf = ({ memberId, id }: HeldId) => `/deposits/held/${memberId}/${id}`
const subjectOf = ({ memberId, id }: HeldId) => `held:${memberId}:${id}`
const dayAmountOf = ({ memberId, amount }: HeldPayment, above: bigint): DayAmount => ({
  sum: 'credits',
  memberId,
  amount,
  above,
})

/** The payment, whose it is, why it is held, and attempts to return it. */
function heldFacts({ held, arrival, username, returns }: FoundHeldPayment): Html {
  return html`${facts({
      State: held.state,
      Member: `${username} (${held.memberId})`,
      Held: `${moneyText(held.amount)} of ${moneyText(arrival.amount)} ${arrival.currency}`,
      'Because of': HELD_REASONS[held.reason],
      Received: momentText(arrival.receivedAt),
      Payer: arrival.payerName,
      Text: arrival.text,
      Payment: paymentLink(arrival),
      Deposit: depositLink({ memberId: held.memberId, id: held.depositId }),
      Changed: momentText(held.changedAt),
      Note: held.note,
    })}
    <h2>Returns</h2>
    ${table(
      ['No.>', 'State', 'Provider’s number', 'Reason', 'Ordered', 'Ended'],
      returns.map((it) => [
        it.attempt,
        it.state,
        it.providerId ?? '',
        it.reason ?? '',
        momentText(it.createdAt),
        momentText(it.endedAt),
      ]),
      'Nothing has been returned yet.',
    )}`
}

async function decisionForms(call: OfficeCall, held: HeldPayment, above: bigint): Promise<Html> {
  const waiting = await pendingPanel(call, subjectOf(held), HELD_KINDS)
  if (waiting) return waiting
  if (!call.may('deposits.decide')) return html``
  const form = (name: keyof typeof FORMS, button: string, text: string) =>
    html`<section class="panel">
      <p class="muted">${text}</p>
      ${actionForm(call.csrfToken, {
        action: `${pathOf(held)}/${name}`,
        button,
        fields: reasonField(),
        second: name === 'release',
      })}
    </section>`
  const isLarge = held.amount > above
  return html`${isLarge && html`<p class="muted">This amount takes two operators.</p>`}
    ${!isLarge && (await twoOperatorsText(call.database, dayAmountOf(held, above), subjectOf(held)))}
    <div class="columns">
      ${form('return', 'Return', 'The provider sends it back to the account that it came from.')}
      ${form('release', 'Credit to the member', 'Only once limits and exclusions allow all of it.')}
    </div>`
}

async function findHeld(database: Database, params: Readonly<Record<string, string>>) {
  const [memberId, id] = [numberOf(params['memberId']), numberOf(params['heldId'])]
  return memberId === undefined || id === undefined ? undefined : findHeldPayment(database, { memberId, id })
}
