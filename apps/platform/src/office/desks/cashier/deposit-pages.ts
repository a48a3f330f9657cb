import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { providerName } from '@playhouse/vendor-api/payments/all.ts'
import * as z from 'zod'
import type { ProviderServices } from '../../../domains/money/cashier/deposits/ask-provider.ts'
import { liftDepositBlock } from '../../../domains/money/cashier/deposits/decline-deposit.ts'
import { lockDeposit } from '../../../domains/money/cashier/deposits/deposit-record.ts'
import {
  countDepositTasks,
  findArrival,
  findDeposit,
  listBlocked,
  listArrivals,
  findDepositBlock,
  lockArrival,
} from '../../../domains/money/cashier/deposits/operator.ts'
import {
  type Arrival,
  assignPayment,
  readCandidates,
  dismissPayment,
} from '../../../domains/money/cashier/deposits/payment-arrivals.ts'
import { getCurrency } from '../../../domains/money/wallet/operator.ts'
import { type DayAmount, twoOperatorsText } from '../../kit/day-sums.ts'
import { decide, type DecisionKind, type ReviewedKind } from '../../kit/decisions.ts'
import { pendingPanel } from '../../kit/decision-pages.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { depositLink, depositOfPayment, SEARCHES } from './parts/deposit-links.ts'
import { registerDeposits, requestQueue } from './deposit-request-pages.ts'
import { type Queue, registerQueue, waitReader } from '../../kit/queue.ts'
import { memberLink } from '../../kit/member-link.ts'
import { assignmentPanel } from '../../kit/assignment-forms.ts'
import { HELD_KINDS, heldDesk } from './held-pages.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { actionForm, facts, hidden, reasonField } from '../../kit/page.ts'
import { EVENT_KINDS, eventQueue, registerPaymentEvents } from './payment-event-pages.ts'
import {
  getNotice,
  type OfficeCall,
  type OfficeRoutes,
  type OfficeSection,
  type OperatorLimits,
} from '../../kit/section.ts'
import { pictures } from '../uploads/parts/member-pictures.ts'

const number = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, { error: 'must be a number' })
const assignInput = withReason.extend({ memberId: number, depositId: number })

const notAssignable = () => new OfficeError('The payment is no longer unmatched, or there is no such deposit.')

const assign: ReviewedKind = {
  kind: 'payment.assigned',
  permission: 'deposits.decide',
  describe: ({ paymentId, memberId, depositId, amount = '0' }) =>
    `Credit payment ${paymentId} of ${moneyText(parseAmount(amount))} to deposit ${memberId}/${depositId}`,
  basis: async (tx, { paymentId = '', memberId, depositId }) => {
    const arrival = await lockArrival(tx, paymentId)
    const target = await lockDeposit(tx, { memberId: Number(memberId), id: Number(depositId) })
    return {
      payment: arrival?.state,
      amount: arrival?.amount,
      requested: target?.requestedAmount,
      credited: target?.transactionId,
      proofs: target?.proof,
    }
  },
  show: async (database, { paymentId = '', memberId, depositId }) => {
    const arrival = await findArrival(database, paymentId)
    const found = await findDeposit(database, { memberId: Number(memberId), id: Number(depositId) })
    return html`${arrival && arrivalFacts(arrival)}
    ${
      found &&
      html`<h2>Deposit</h2>
        ${facts({
          Deposit: html`${depositLink(found.row)} of ${found.username}`,
          'Real name': found.payeeName,
          Requested: `${moneyText(found.row.requestedAmount ?? found.row.amount)}, ${momentText(found.row.createdAt)}`,
          Channel: found.row.channel,
          'Transfer text': found.row.reference,
          State: found.row.state,
        })}
        ${pictures(found.row.memberId, found.row.proof)}`
    }`
  },
  apply: async (tx, { payload, operators }) => {
    const { paymentId = '', memberId, depositId } = payload
    const requested = { paymentId, memberId: Number(memberId), depositId: Number(depositId) }
    const isAssigned = await assignPayment(tx, { ...requested, decidedBy: operators.join(', ') })
    if (!isAssigned) throw notAssignable()
    return { old: { state: 'UNMATCHED' }, new: { state: 'CREDITED', ...payload } }
  },
}

const dismiss: ReviewedKind = {
  kind: 'payment.dismissed',
  permission: 'deposits.decide',
  describe: ({ paymentId }) => `Dismiss payment ${paymentId}`,
  basis: async (tx, { paymentId = '' }) => {
    const arrival = await lockArrival(tx, paymentId)
    return { payment: arrival?.state, amount: arrival?.amount }
  },
  show: async (database, { paymentId = '' }) => {
    const arrival = await findArrival(database, paymentId)
    return arrival ? arrivalFacts(arrival) : html``
  },
  apply: async (tx, { payload: { paymentId = '' }, reason }) => {
    if (!(await dismissPayment(tx, paymentId, reason))) throw new OfficeError('The payment is no longer unmatched.')
    return { old: { state: 'UNMATCHED' }, new: { state: 'DISMISSED' } }
  },
}

const unblock: DecisionKind = {
  kind: 'deposits.unblocked',
  permission: 'deposits.unblock',
  describe: ({ memberId }) => `Allow deposits of member ${memberId}`,
  apply: async (tx, { payload: { memberId } }) => {
    await liftDepositBlock(tx, Number(memberId))
    return { old: { isBlocked: true }, new: { isBlocked: false } }
  },
}
const KINDS = [assign, dismiss, unblock, ...HELD_KINDS, ...EVENT_KINDS]

/**
 * Payments that arrived, those of them that are held, webhooks that could not be processed, deposits of members, and members
 * whose deposits are blocked.
 */
export function depositSection({ twoOperatorsAbove }: OperatorLimits, provider: ProviderServices): OfficeSection {
  const held = heldDesk({ twoOperatorsAbove })
  return {
    path: '/deposits',
    title: 'Deposits',
    group: 'Money',
    permission: 'deposits.read',
    decisions: KINDS,
    waiting: countDepositTasks,
    waits: [waitReader(arrivalQueue), waitReader(held.queue)],
    register(routes) {
      registerDeposits(routes, provider)
      held.registerPages(routes)
      queued(held.queue)(routes)
      registerPaymentEvents(routes)
      for (const queue of QUEUES) queue(routes)
      registerBlockedMember(routes)
      registerArrivals(routes, { twoOperatorsAbove })
    },
  }
}

function registerBlockedMember({ page, action }: OfficeRoutes): void {
  page('/deposits/blocked/:memberId', 'deposits.read', async (call) => {
    const memberId = parseNumber(call.params.memberId)
    const found = memberId === undefined ? undefined : await findDepositBlock(call.database, memberId)
    if (!found) return undefined
    const { row, username } = found
    return {
      title: `Deposits of ${username} are blocked`,
      body: html`<p>${memberLink(call, { id: row.memberId, username })}</p>
        ${facts({ Reason: words(row.reason), Since: momentText(row.blockedAt) })}
        ${actionForm(call.csrfToken, {
          action: `/deposits/members/${row.memberId}/unblock`,
          button: 'Allow deposits again',
          fields: reasonField(),
        })}`,
    }
  })

  action(
    '/deposits/members/:memberId/unblock',
    'deposits.unblock',
    withReason,
    async ({ actor, database, params }, { reason }) => {
      const { memberId } = z.object({ memberId: number }).parse(params)
      const subject = `member:${memberId}`
      await decide(database, unblock, { subject, payload: { memberId }, reason, actor, operators: 1 })
      return { to: '/deposits/blocked', notice: 'done' }
    },
  )
}

/** A payment that arrived, and what becomes of it. */
function registerArrivals({ page, action }: OfficeRoutes, { twoOperatorsAbove }: OperatorLimits): void {
  page('/deposits/payments/:id', 'deposits.read', async (call) => {
    const arrival = await findArrival(call.database, call.params.id ?? '')
    if (!arrival) return undefined
    const { id, state } = arrival
    return {
      title: `Payment ${id}`,
      body: html`${state === 'UNMATCHED' && (await assignmentPanel(call, { path: '/deposits', subject: getSubject(arrival), back: `/deposits/payments/${id}` }))}
      ${arrivalFacts(arrival)}
      ${state === 'UNMATCHED' && (await decisionForms(call, arrival, await twoOperatorsAbove()))}`,
    }
  })

  action(
    '/deposits/payments/:id/assign',
    'deposits.decide',
    assignInput,
    async ({ actor, database, params }, { reason, ...target }) => {
      const arrival = await findArrival(database, params.id ?? '')
      if (!arrival) throw new OfficeError('There is no such payment.', 404)
      if ((await getCurrency(database, Number(target.memberId))) !== arrival.currency)
        throw new OfficeError(`The payment is in ${arrival.currency}: it cannot be credited to such an account.`)
      const outcome = await decide(database, assign, {
        subject: getSubject(arrival),
        payload: { paymentId: arrival.id, amount: formatAmount(arrival.amount), ...target },
        reason,
        actor,
        operators: getDayAmount(arrival, Number(target.memberId), await twoOperatorsAbove()),
        check: async (tx) => {
          const key = { memberId: Number(target.memberId), id: Number(target.depositId) }
          if (arrival.state !== 'UNMATCHED' || !(await lockDeposit(tx, key))) throw notAssignable()
        },
      })
      return { to: `/deposits/payments/${arrival.id}`, notice: getNotice(outcome) }
    },
  )

  action(
    '/deposits/payments/:id/dismiss',
    'deposits.decide',
    withReason,
    async ({ actor, database, params }, { reason }) => {
      const arrival = await findArrival(database, params.id ?? '')
      if (!arrival) throw new OfficeError('There is no such payment.', 404)
      const outcome = await decide(database, dismiss, {
        subject: getSubject(arrival),
        payload: { paymentId: arrival.id },
        reason,
        actor,
        // Nobody is credited, so it adds to no sum of a day.
        operators: arrival.amount > (await twoOperatorsAbove()) ? 2 : 1,
        check: async () => {
          if (arrival.state !== 'UNMATCHED') throw new OfficeError('The payment is no longer unmatched.')
        },
      })
      return { to: `/deposits/payments/${arrival.id}`, notice: getNotice(outcome) }
    },
  )
}

const getSubject = ({ id }: Pick<Arrival, 'id'>) => `payment:${id}`
const getDayAmount = ({ amount }: Arrival, memberId: number, above: bigint): DayAmount => ({
  sum: 'credits',
  memberId,
  amount,
  above,
})

const arrivalFacts = (arrival: Arrival): Html =>
  facts({
    State: arrival.state,
    Provider: providerName(arrival.provider),
    Amount: `${moneyText(arrival.amount)} ${arrival.currency}`,
    Received: momentText(arrival.receivedAt),
    Text: arrival.text,
    Payer: arrival.payerName,
    'Deposit named by the provider': arrival.reference,
    'For the deposit': depositOfPayment(arrival),
    Note: arrival.note,
  })

async function decisionForms(call: OfficeCall, arrival: Arrival, above: bigint): Promise<Html> {
  const waiting = await pendingPanel(call, getSubject(arrival), KINDS)
  if (waiting) return waiting
  if (!call.may('deposits.decide')) return html``
  const { csrfToken, database } = call
  const candidates = await readCandidates(database, arrival)
  const deposits = await Promise.all(
    candidates.map(({ memberId, depositId }) => findDeposit(database, { memberId, id: depositId })),
  )
  const twoOperators = await Promise.all(
    candidates.map(({ memberId }) =>
      twoOperatorsText(database, getDayAmount(arrival, memberId, above), getSubject(arrival)),
    ),
  )
  const path = `/deposits/payments/${arrival.id}`
  return html`${arrival.amount > above && html`<p class="muted">Crediting or dismissing this amount takes two operators.</p>`}
    <h2>Deposits it may belong to</h2>
    ${candidates.length === 0 && html`<p class="muted">None of these days has its amount or payer.</p>`}
    ${candidates.map(
      (candidate, index) =>
        html`<section class="panel">
          ${facts({
            Deposit: html`${depositLink({ memberId: candidate.memberId, id: candidate.depositId })} of
            ${memberLink(call, { id: candidate.memberId, username: candidate.username })}`,
            Requested: `${moneyText(candidate.amount)}, ${momentText(candidate.createdAt)}`,
            'Transfer text': candidate.reference,
            State: candidate.state,
            Agrees: [candidate.sameAmount && 'amount', candidate.sameName && 'payer'].filter(Boolean).join(' and '),
          })}
          ${pictures(candidate.memberId, deposits[index]?.row.proof ?? [])}
          ${arrival.amount <= above && twoOperators[index]}
          ${actionForm(csrfToken, {
            action: `${path}/assign`,
            button: 'Credit to this deposit',
            fields: html`${hidden('memberId', candidate.memberId)}${hidden('depositId', candidate.depositId)}${reasonField()}`,
          })}
        </section>`,
    )}
    <div class="columns">
      <section class="panel">
        <h2>Credit to another deposit</h2>
        ${actionForm(csrfToken, {
          action: `${path}/assign`,
          button: 'Credit',
          fields: html`<label
              ><span>Number of the member</span><input name="memberId" inputmode="numeric" required
            /></label>
            <label><span>Number of the deposit</span><input name="depositId" inputmode="numeric" required /></label
            >${reasonField()}`,
          second: true,
        })}
      </section>
      <section class="panel">
        <h2>Dismiss</h2>
        <p class="muted">It is not credited: send it back at the bank.</p>
        ${actionForm(csrfToken, { action: `${path}/dismiss`, button: 'Dismiss', fields: reasonField(), second: true })}
      </section>
    </div>`
}

const TABS = [
  { path: '/deposits', title: 'Received payments' },
  { path: '/deposits/held', title: 'Held' },
  { path: '/deposits/webhooks', title: 'Webhooks' },
  { path: '/deposits/requests', title: 'Deposits' },
  { path: '/deposits/blocked', title: 'Blocked members' },
]
const queued =
  <Row>(queue: Omit<Queue<Row>, 'read'>) =>
  (routes: OfficeRoutes) =>
    registerQueue(routes, { ...queue, read: 'deposits.read' }, { title: queue.title, tabs: TABS })

const arrivalQueue: Omit<Queue<Awaited<ReturnType<typeof listArrivals>>[number]>, 'read'> = {
  path: '/deposits',
  title: 'Received payments',
  assign: 'deposits.decide',
  searches: SEARCHES,
  views: { waiting: 'unmatched', credited: 'credited', held: 'held', dismissed: 'dismissed', all: 'all' },
  link: ({ row }) => ({ href: `/deposits/payments/${row.id}`, text: row.id }),
  at: ({ row }) => row.receivedAt,
  member: ({ row, username }) => (row.memberId === null || username === null ? null : { id: row.memberId, username }),
  subject: ({ row }) => getSubject(row),
  clock: ({ row }) => ({ since: row.receivedAt, due: null }),
  columns: [
    { label: 'Amount>', text: ({ row }) => row.amount },
    { label: 'Currency', text: ({ row }) => row.currency },
    { label: 'Text', text: ({ row }) => row.text },
    { label: 'Payer', text: ({ row }) => row.payerName },
    { label: 'State', text: ({ row }) => words(row.state) },
  ],
  amount: ({ row }) => row.amount,
  list: listArrivals,
  empty: 'No payments.',
}

/** Waiting rows, by kind. */
const QUEUES = [
  queued(arrivalQueue),
  queued(eventQueue),
  queued(requestQueue),
  queued<Awaited<ReturnType<typeof listBlocked>>[number]>({
    path: '/deposits/blocked',
    title: 'Members whose deposits are blocked',
    assign: 'deposits.unblock',
    views: { waiting: 'blocked', lifted: 'lifted' },
    link: ({ row }) => ({
      href: row.liftedAt === null ? `/deposits/blocked/${row.memberId}` : `/members/${row.memberId}`,
      text: String(row.memberId),
    }),
    at: ({ row }) => row.blockedAt,
    member: ({ row, username }) => ({ id: row.memberId, username }),
    subject: ({ row }) => `member:${row.memberId}`,
    clock: ({ row }) => ({ since: row.blockedAt, due: null }),
    columns: [{ label: 'Reason', text: ({ row }) => words(row.reason) }],
    list: listBlocked,
    empty: 'No members.',
  }),
]
