import { asc, eq, inArray, sql, and } from 'drizzle-orm'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { withdrawal } from '../db/tables/cashier.ts'
import { payoutAttempt, withdrawalStep } from '../db/tables/cashier-withdrawals.ts'
import { member } from '../db/tables/members.ts'
import {
  approveWithdrawal,
  askForInfo,
  type Decision,
  rejectWithdrawal,
  settleComplaint,
} from '../domains/cashier/withdrawals/operator.ts'
import { lockWithdrawal, type Withdrawal } from '../domains/cashier/withdrawals/transition.ts'
import { memberAccounts } from '../ledger/accounts.ts'
import { decide, type DecisionKind } from './decisions.ts'
import { pendingPanel } from './decision-pages.ts'
import { moneyText, momentText } from './formats.ts'
import { html, type Html } from './html.ts'
import { withReason } from './inputs.ts'
import { OfficeError } from './office-error.ts'
import { actionForm, facts, hidden, reasonField, table } from './page.ts'
import type { Notice, OfficeCall, OfficeSection } from './section.ts'
import { pictures } from './upload-pages.ts'

/** States in which an operator has to do something. */
const REVIEWED = ['REVIEW', 'NEEDS_INFO']
const COMPLAINTS = ['PARTLY_RECEIVED', 'NOT_RECEIVED']
const PAGE = 200

const decisionInput = withReason.extend({ version: z.string().regex(/^\d{1,9}$/) })

/** A decision about a withdrawal, refused if it was moved since the operator looked at it. */
function decisionKind(
  kind: string,
  verb: string,
  move: (tx: Transaction, decision: Decision) => Promise<Withdrawal>,
  { isReasonShown }: { isReasonShown: boolean },
): DecisionKind {
  return {
    kind,
    describe: ({ memberId, withdrawalId, amount = '0' }) =>
      `${verb} withdrawal ${memberId}/${withdrawalId} of ${moneyText(parseAmount(amount))}`,
    apply: async (tx, { payload, reason, operators }) => {
      const its = { memberId: Number(payload.memberId), withdrawalId: Number(payload.withdrawalId) }
      const before = await lockWithdrawal(tx, its)
      if (String(before.version) !== payload.version)
        throw new OfficeError('The withdrawal has changed since the decision was made. Review it again.')
      const after = await move(tx, { ...its, by: operators.join(', '), reason: isReasonShown ? reason : '' })
      return { old: { state: before.state }, new: { state: after.state, amount: formatAmount(after.amount) } }
    },
  }
}

const approve = decisionKind('withdrawal.approved', 'Approve', approveWithdrawal, { isReasonShown: false })
const reject = decisionKind('withdrawal.rejected', 'Reject', rejectWithdrawal, { isReasonShown: true })
const ask = decisionKind('withdrawal.asked', 'Ask about', askForInfo, { isReasonShown: true })
const settle = decisionKind('withdrawal.settled', 'Settle the complaint about', settleComplaint, {
  isReasonShown: true,
})
const KINDS = { approve, reject, ask, settle }

/** Withdrawals in review, and complaints about what arrived. */
export function withdrawalSection({ twoOperatorsAbove }: { twoOperatorsAbove: bigint }): OfficeSection {
  return {
    path: '/withdrawals',
    title: 'Withdrawals',
    decisions: Object.values(KINDS),
    waiting: (database) => database.$count(withdrawal, inArray(withdrawal.state, ['REVIEW', ...COMPLAINTS])),
    register({ page, action }) {
      page('/withdrawals', async ({ database }) => {
        const [reviewed, complaints] = [await listed(database, REVIEWED), await listed(database, COMPLAINTS)]
        return {
          title: 'Withdrawals',
          body: html`<h2>In review</h2>
            ${withdrawalTable(reviewed, 'None is in review.')}
            <h2>Not received, or only in part</h2>
            ${withdrawalTable(complaints, 'No complaints.')}`,
        }
      })

      page('/withdrawals/:memberId/:id', async (call) => {
        const { database, params } = call
        const found = await findWithdrawal(database, params)
        if (!found) return undefined
        const { row, username, payeeName } = found
        const { memberId, id, destination } = row
        const { cash, locked } = await memberAccounts(database, memberId)
        const steps = await database
          .select()
          .from(withdrawalStep)
          .where(and(eq(withdrawalStep.memberId, memberId), eq(withdrawalStep.withdrawalId, id)))
          .orderBy(asc(withdrawalStep.version))
        const attempts = await database
          .select()
          .from(payoutAttempt)
          .where(and(eq(payoutAttempt.memberId, memberId), eq(payoutAttempt.withdrawalId, id)))
          .orderBy(asc(payoutAttempt.attempt))
        return {
          title: `Withdrawal ${memberId}/${id}`,
          body: html`${facts({
              State: row.state,
              Member: `${username} (${memberId})`,
              'Real name': payeeName,
              Amount: moneyText(row.amount),
              Fee: moneyText(row.fee),
              Requested: momentText(row.requestedAt),
              'To be reviewed because of': row.reviewReasons.join(', '),
              'Said to have arrived': moneyText(row.receivedAmount),
              To: destination && `${destination.bankName}, ${destination.accountNumber}, ${destination.accountName}`,
              'Balance now': moneyText(cash.balance),
              'Held for withdrawals': moneyText(locked.balance),
            })}
            ${pictures(memberId, row.proofs)} ${await decisionForms(call, row, twoOperatorsAbove)}
            <h2>History</h2>
            ${table(
              ['Time', 'State', 'By', 'Reason'],
              steps.map((step) => [
                momentText(step.at),
                step.state,
                step.by ?? step.actor.toLowerCase(),
                step.reason ?? '',
              ]),
              'No steps.',
            )}
            <h2>Payouts</h2>
            ${table(
              ['No.>', 'State', 'Provider’s number', 'Reason', 'Ordered', 'Ended'],
              attempts.map((it) => [
                it.attempt,
                it.state,
                it.providerId ?? '',
                it.reason ?? '',
                momentText(it.createdAt),
                momentText(it.endedAt),
              ]),
              'Nothing has been paid out yet.',
            )}`,
        }
      })

      for (const [name, kind] of Object.entries(KINDS)) {
        action(`/withdrawals/:memberId/:id/${name}`, decisionInput, async (call, { reason, version }) => {
          const { database, operator, params } = call
          const found = await findWithdrawal(database, params)
          if (!found) throw new OfficeError('There is no such withdrawal.', 404)
          const { memberId, id, amount } = found.row
          const outcome = await decide(database, kind, {
            subject: subjectOf(found.row),
            payload: { memberId: String(memberId), withdrawalId: String(id), version, amount: formatAmount(amount) },
            reason,
            operator,
            needsTwo: kind === approve && amount > twoOperatorsAbove,
          })
          return { to: `/withdrawals/${memberId}/${id}`, notice: outcome === 'WAITS' ? 'waits' : noticeOf(kind) }
        })
      }
    },
  }
}

const noticeOf = (kind: DecisionKind): Notice => (kind === ask ? 'asked' : 'done')
const subjectOf = ({ memberId, id }: Withdrawal) => `withdrawal:${memberId}:${id}`

/** What an operator may do by now: nothing while a decision waits for another one. */
async function decisionForms(call: OfficeCall, row: Withdrawal, twoOperatorsAbove: bigint): Promise<Html> {
  const waiting = await pendingPanel(call, subjectOf(row), Object.values(KINDS))
  if (waiting) return waiting
  const form = (name: keyof typeof KINDS, button: string, label: string, second = true) =>
    html`<section class="panel">
      ${actionForm(call.csrfToken, {
        action: `/withdrawals/${row.memberId}/${row.id}/${name}`,
        button,
        fields: html`${hidden('version', row.version)}${reasonField(label)}`,
        second,
      })}
    </section>`
  if (COMPLAINTS.includes(row.state))
    return form('settle', 'Settle', 'Findings, shown to the member. Pay what is missing first', false)
  if (!REVIEWED.includes(row.state)) return html`<p class="muted">There is nothing to decide.</p>`
  const two = row.amount > twoOperatorsAbove && html`<p class="muted">This amount takes two operators.</p>`
  return html`${two}
    <div class="columns">
      ${form('approve', 'Approve', 'Reason, for the audit log', false)}
      ${form('ask', 'Ask the member', 'Question to the member')}
      ${form('reject', 'Reject', 'Reason, shown to the member; the money returns to the balance')}
    </div>`
}

async function listed(database: Database, states: readonly string[]) {
  return database
    .select({ row: withdrawal, username: member.username })
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .where(inArray(withdrawal.state, [...states]))
    .orderBy(sql`${withdrawal.requestedAt}`)
    .limit(PAGE)
}

const withdrawalTable = (rows: Awaited<ReturnType<typeof listed>>, empty: string) =>
  table(
    ['Number', 'Requested', 'Member', 'Amount>', 'State', 'Why'],
    rows.map(({ row, username }) => [
      html`<a href="/withdrawals/${row.memberId}/${row.id}">${row.memberId}/${row.id}</a>`,
      momentText(row.requestedAt),
      username,
      moneyText(row.amount),
      row.state,
      row.reviewReasons.join(', '),
    ]),
    empty,
  )

async function findWithdrawal(database: Database, { memberId = '', id = '' }: Readonly<Record<string, string>>) {
  if (!/^\d{1,9}$/.test(memberId) || !/^\d{1,9}$/.test(id)) return undefined
  const [found] = await database
    .select({ row: withdrawal, username: member.username, payeeName: member.payeeName })
    .from(withdrawal)
    .innerJoin(member, eq(member.id, withdrawal.memberId))
    .where(and(eq(withdrawal.memberId, Number(memberId)), eq(withdrawal.id, Number(id))))
  return found
}
