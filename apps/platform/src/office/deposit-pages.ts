import { and, eq, isNull } from 'drizzle-orm'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database } from '@playhouse/postgres/database.ts'
import { deposit } from '../db/tables/cashier.ts'
import { depositBlock, paymentArrival } from '../db/tables/deposits.ts'
import { ledgerAccount } from '../db/tables/ledger.ts'
import { member } from '../db/tables/members.ts'
import { liftDepositBlock } from '../domains/cashier/deposits/decline-deposit.ts'
import {
  assignPayment,
  type Candidate,
  candidatesOf,
  dismissPayment,
  listUnmatched,
} from '../domains/cashier/deposits/payment-arrivals.ts'
import { cashAccount } from '../ledger/accounts.ts'
import { decide, type DecisionKind } from './decisions.ts'
import { pendingPanel } from './decision-pages.ts'
import { moneyText, momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, hidden, reasonField, table } from './page.ts'
import type { OfficeCall, OfficeSection } from './section.ts'
import { pictures } from './upload-pages.ts'

const number = z
  .string()
  .trim()
  .regex(/^\d{1,9}$/, { error: 'must be a number' })
const assignInput = withReason.extend({ memberId: number, depositId: number })

const assign: DecisionKind = {
  kind: 'payment.assigned',
  describe: ({ paymentId, memberId, depositId, amount = '0' }) =>
    `Credit payment ${paymentId} of ${moneyText(parseAmount(amount))} to deposit ${memberId}/${depositId}`,
  apply: async (tx, { payload, operators }) => {
    const { paymentId = '', memberId, depositId } = payload
    const asked = { paymentId, memberId: Number(memberId), depositId: Number(depositId) }
    const isAssigned = await assignPayment(tx, { ...asked, decidedBy: operators.join(', ') })
    if (!isAssigned) throw new OfficeError('The payment is no longer unmatched, or there is no such deposit.')
    return { old: { state: 'UNMATCHED' }, new: { state: 'CREDITED', ...payload } }
  },
}

const dismiss: DecisionKind = {
  kind: 'payment.dismissed',
  describe: ({ paymentId }) => `Dismiss payment ${paymentId}`,
  apply: async (tx, { payload: { paymentId = '' }, reason }) => {
    if (!(await dismissPayment(tx, paymentId, reason))) throw new OfficeError('The payment is no longer unmatched.')
    return { old: { state: 'UNMATCHED' }, new: { state: 'DISMISSED' } }
  },
}

const unblock: DecisionKind = {
  kind: 'deposits.unblocked',
  describe: ({ memberId }) => `Allow deposits of member ${memberId}`,
  apply: async (tx, { payload: { memberId } }) => {
    await liftDepositBlock(tx, Number(memberId))
    return { old: { isBlocked: true }, new: { isBlocked: false } }
  },
}
const KINDS = [assign, dismiss, unblock]

/** Payments that nobody could match, and members whose deposits are blocked. */
export function depositSection({ twoOperatorsAbove }: { twoOperatorsAbove: bigint }): OfficeSection {
  return {
    path: '/deposits',
    title: 'Deposits',
    decisions: KINDS,
    waiting: async (database) =>
      (await database.$count(paymentArrival, eq(paymentArrival.state, 'UNMATCHED'))) +
      (await database.$count(depositBlock, isNull(depositBlock.liftedAt))),
    register({ page, action }) {
      page('/deposits', async (call) => {
        const unmatched = await listUnmatched(call.database)
        const blocked = await listBlocked(call.database)
        return {
          title: 'Deposits',
          body: html`<h2>Payments that nobody could match</h2>
            ${table(
              ['Payment', 'Received', 'Amount>', 'Text', 'Payer'],
              unmatched.map((it) => [
                html`<a href="/deposits/payments/${it.id}">${it.id}</a>`,
                momentText(it.receivedAt),
                `${moneyText(it.amount)} ${it.currency}`,
                it.text,
                it.payerName,
              ]),
              'No payments.',
            )}
            <h2>Members whose deposits are blocked</h2>
            ${blocked.length === 0 && html`<p class="muted">No members.</p>`}
            ${blocked.map((it) => blockedPanel(call, it))}`,
        }
      })

      page('/deposits/payments/:id', async (call) => {
        const arrival = await findArrival(call.database, call.params.id)
        if (!arrival) return undefined
        const { id, state } = arrival
        return {
          title: `Payment ${id}`,
          body: html`${facts({
            State: state,
            Amount: `${moneyText(arrival.amount)} ${arrival.currency}`,
            Received: momentText(arrival.receivedAt),
            Text: arrival.text,
            Payer: arrival.payerName,
            'Deposit named by the provider': arrival.reference,
            'Credited to': arrival.depositId && `deposit ${arrival.memberId}/${arrival.depositId}`,
            Note: arrival.note,
          })}
          ${state === 'UNMATCHED' && (await decisionForms(call, arrival, twoOperatorsAbove))}`,
        }
      })

      action(
        '/deposits/payments/:id/assign',
        assignInput,
        async ({ database, operator, params }, { reason, ...target }) => {
          const arrival = await findArrival(database, params.id)
          if (!arrival) throw new OfficeError('There is no such payment.', 404)
          const [{ currency } = { currency: '' }] = await accountCurrency(database, Number(target.memberId))
          if (currency !== arrival.currency)
            throw new OfficeError(`The payment is in ${arrival.currency}: it cannot be credited to such an account.`)
          const outcome = await decide(database, assign, {
            subject: `payment:${arrival.id}`,
            payload: { paymentId: arrival.id, amount: formatAmount(arrival.amount), ...target },
            reason,
            operator,
            needsTwo: arrival.amount > twoOperatorsAbove,
          })
          return { to: `/deposits/payments/${arrival.id}`, notice: outcome === 'WAITS' ? 'waits' : 'done' }
        },
      )

      action('/deposits/payments/:id/dismiss', withReason, async ({ database, operator, params }, { reason }) => {
        const paymentId = params.id ?? ''
        const subject = `payment:${paymentId}`
        await decide(database, dismiss, { subject, payload: { paymentId }, reason, operator, needsTwo: false })
        return { to: `/deposits/payments/${paymentId}`, notice: 'done' }
      })

      action('/deposits/members/:memberId/unblock', withReason, async ({ database, operator, params }, { reason }) => {
        const { memberId } = z.object({ memberId: number }).parse(params)
        const subject = `member:${memberId}`
        await decide(database, unblock, { subject, payload: { memberId }, reason, operator, needsTwo: false })
        return { to: '/deposits', notice: 'done' }
      })
    },
  }
}

type Arrival = typeof paymentArrival.$inferSelect

async function decisionForms(call: OfficeCall, arrival: Arrival, twoOperatorsAbove: bigint): Promise<Html> {
  const waiting = await pendingPanel(call, `payment:${arrival.id}`, KINDS)
  if (waiting) return waiting
  const { csrfToken, database } = call
  const candidates = await candidatesOf(database, arrival)
  const proofs = await Promise.all(candidates.map((candidate) => proofsOf(database, candidate)))
  const path = `/deposits/payments/${arrival.id}`
  return html`${arrival.amount > twoOperatorsAbove && html`<p class="muted">Crediting this amount takes two operators.</p>`}
    <h2>Deposits it may belong to</h2>
    ${candidates.length === 0 && html`<p class="muted">None of these days has its amount or payer.</p>`}
    ${candidates.map(
      (candidate, index) =>
        html`<section class="panel">
          ${facts({
            Deposit: `${candidate.memberId}/${candidate.depositId} of ${candidate.username}`,
            Requested: `${moneyText(candidate.amount)}, ${momentText(candidate.createdAt)}`,
            'Transfer text': candidate.reference,
            State: candidate.state,
            Agrees: [candidate.sameAmount && 'amount', candidate.sameName && 'payer'].filter(Boolean).join(' and '),
          })}
          ${pictures(candidate.memberId, proofs[index] ?? [])}
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

const blockedPanel = ({ csrfToken }: OfficeCall, it: Awaited<ReturnType<typeof listBlocked>>[number]): Html =>
  html`<section class="panel">
    ${facts({ Member: `${it.username} (${it.memberId})`, Reason: it.reason, Since: momentText(it.blockedAt) })}
    ${actionForm(csrfToken, {
      action: `/deposits/members/${it.memberId}/unblock`,
      button: 'Allow deposits again',
      fields: reasonField(),
      second: true,
    })}
  </section>`

async function listBlocked(database: Database) {
  return database
    .select({
      memberId: depositBlock.memberId,
      username: member.username,
      reason: depositBlock.reason,
      blockedAt: depositBlock.blockedAt,
    })
    .from(depositBlock)
    .innerJoin(member, eq(member.id, depositBlock.memberId))
    .where(isNull(depositBlock.liftedAt))
    .orderBy(depositBlock.blockedAt)
}

async function findArrival(database: Database, id = ''): Promise<Arrival | undefined> {
  const [found] = await database.select().from(paymentArrival).where(eq(paymentArrival.id, id))
  return found
}

const accountCurrency = (database: Database, memberId: number) =>
  database
    .select({ currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.code, cashAccount(memberId))))

async function proofsOf(database: Database, { memberId, depositId }: Candidate): Promise<readonly string[]> {
  const [found] = await database
    .select({ proof: deposit.proof })
    .from(deposit)
    .where(and(eq(deposit.memberId, memberId), eq(deposit.id, depositId)))
  return found?.proof ?? []
}
