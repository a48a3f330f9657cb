import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { REVIEW_REASONS } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { providerName } from '@playhouse/vendor-api/payments/all.ts'
import * as z from 'zod'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import {
  approveWithdrawal,
  askForInfo,
  type Decision,
  rejectWithdrawal,
  settleComplaint,
} from '../../../domains/money/cashier/withdrawals/operator.ts'
import {
  countWithdrawals,
  findWithdrawal,
  type FoundWithdrawal,
  listDepositSources,
  listWithdrawals,
  readHistory,
  readMoneyInAndOut,
} from '../../../domains/money/cashier/withdrawals/operator-queries.ts'
import { activeExclusion } from '../../../domains/money/limits/exclusion.ts'
import { findBlock } from '../../../domains/money/limits/member-block.ts'
import { findMemberCard, listNotes } from '../../../domains/people/member/operator.ts'
import { reviewDeadline } from '../../../domains/money/cashier/withdrawals/settings.ts'
import { lockWithdrawal, type Withdrawal } from '../../../domains/money/cashier/withdrawals/transition.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { closingPart } from '../member/parts/closing-part.ts'
import type { ReviewedKind } from '../../kit/decisions.ts'
import { countText, moneyText, momentText, words } from '../../kit/formats.ts'
import { memberLink } from '../../kit/member-link.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber, withReason } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { facts, hidden, table } from '../../kit/page.ts'
import { waitReader } from '../../kit/queue.ts'
import { type ReviewChoice, reviewDesk } from '../../kit/review-desk.ts'
import type { OfficeSection, OperatorLimits } from '../../kit/section.ts'
import { withdrawalRisk } from '../risk/parts/risk-parts.ts'
import { pictures } from '../uploads/parts/member-pictures.ts'

/** States in which an operator has to do something. */
const REVIEWED = ['REVIEW', 'NEEDS_INFO']
const NOTES_SHOWN = 3
const COMPLAINTS = ['PARTLY_RECEIVED', 'NOT_RECEIVED']

const decisionInput = withReason.extend({ version: z.string().regex(/^\d{1,9}$/) })

/** A decision about a withdrawal, refused if its state has changed since the operator loaded the page. */
function decisionKind(
  kind: string,
  verb: string,
  move: (tx: Transaction, decision: Decision) => Promise<Withdrawal>,
  { isReasonShown }: { isReasonShown: boolean },
): ReviewedKind {
  return {
    kind,
    permission: 'withdrawals.decide',
    describe: ({ memberId, withdrawalId, amount = '0' }) =>
      `${verb} withdrawal ${memberId}/${withdrawalId} of ${moneyText(parseAmount(amount))}`,
    basis: (tx, payload) => lockWithdrawal(tx, getWithdrawalKey(payload)),
    show: async (database, { memberId, withdrawalId }, { may }) => {
      const found = await findWithdrawal(database, { memberId: Number(memberId), id: Number(withdrawalId) })
      if (!found) return html``
      return html`${await withdrawalFacts(database, found)}
      ${may('risk.read') && (await withdrawalRisk({ database, may }, found.row))}`
    },
    apply: async (tx, { payload, reason, operators }) => {
      const before = await unmoved(tx, payload)
      const after = await move(tx, {
        ...getWithdrawalKey(payload),
        by: operators.join(', '),
        reason: isReasonShown ? reason : '',
      })
      return { old: { state: before.state }, new: { state: after.state, amount: formatAmount(after.amount) } }
    },
  }
}

const getWithdrawalKey = ({ memberId, withdrawalId }: Readonly<Record<string, string>>) => ({
  memberId: Number(memberId),
  withdrawalId: Number(withdrawalId),
})

/** The withdrawal, unless its state has changed since the operator loaded the page. */
async function unmoved(tx: Transaction, payload: Readonly<Record<string, string>>): Promise<Withdrawal> {
  const found = await lockWithdrawal(tx, getWithdrawalKey(payload))
  if (String(found.version) !== payload.version)
    throw new OfficeError('The withdrawal has changed since the decision was made. Review it again.')
  return found
}

const approve = decisionKind('withdrawal.approved', 'Approve', approveWithdrawal, { isReasonShown: false })
const reject = decisionKind('withdrawal.rejected', 'Reject', rejectWithdrawal, { isReasonShown: true })
const ask = decisionKind('withdrawal.asked', 'Ask about', askForInfo, { isReasonShown: true })
const settle = decisionKind('withdrawal.settled', 'Settle the complaint about', settleComplaint, {
  isReasonShown: true,
})

/** Withdrawals in review, and complaints about what arrived. */
export function withdrawalSection(limits: OperatorLimits): OfficeSection {
  const { queue: waitingQueue, register } = withdrawalDesk(limits)
  return {
    path: '/withdrawals',
    title: 'Withdrawals',
    group: 'Money',
    permission: 'withdrawals.read',
    decisions: [approve, reject, ask, settle],
    waiting: (database) => countWithdrawals(database, ['REVIEW', ...COMPLAINTS]),
    waits: [waitReader(waitingQueue)],
    register,
  }
}

type Listed = Awaited<ReturnType<typeof listWithdrawals>>[number]

const withdrawalDesk = ({ twoOperatorsAbove }: OperatorLimits) =>
  reviewDesk({
    path: '/withdrawals',
    noun: 'withdrawal',
    read: 'withdrawals.read',
    decide: 'withdrawals.decide',
    subject: 'withdrawal',
    key: ({ row: { memberId, id } }: Pick<FoundWithdrawal & Listed, 'row' | 'username'>) => ({ memberId, id }),
    readId: parseNumber,
    idName: 'withdrawalId',
    queue,
    find: findWithdrawal,
    show: async (call, found) =>
      html`<p>${memberLink(call, { id: found.row.memberId, username: found.username })}</p>
        ${await withdrawalFacts(call.database, found)}
        ${call.may('members.read') && (await memberContext(call.database, found))}
        ${call.may('risk.read') && (await withdrawalRisk(call, found.row))}`,
    choices: [
      {
        ...versioned,
        name: 'approve',
        kind: approve,
        button: 'Approve',
        isFirst: true,
        reason: 'Reason, for the audit log',
        operators: async ({ row: { memberId, amount } }) => ({
          sum: 'withdrawals',
          memberId,
          amount,
          above: await twoOperatorsAbove(),
        }),
      },
      {
        ...versioned,
        name: 'ask',
        kind: ask,
        button: 'Ask the member',
        reason: 'Question to the member',
        assertAllowed: assertCanAnswer,
        notice: 'infoRequested',
      },
      {
        ...versioned,
        name: 'reject',
        kind: reject,
        button: 'Reject',
        reason: 'Reason, shown to the member; the money returns to the balance',
      },
      {
        ...versioned,
        name: 'settle',
        kind: settle,
        button: 'Settle',
        isFirst: true,
        reason: 'Findings, shown to the member. Pay what is missing first',
      },
    ],
    open: ({ row: { state } }) =>
      COMPLAINTS.includes(state) ? ['settle'] : REVIEWED.includes(state) ? ['approve', 'ask', 'reject'] : [],
    next: 'page',
  })

/** Refused if the state of the withdrawal has changed since the operator loaded the page. */
const versioned: Pick<ReviewChoice<FoundWithdrawal>, 'fields' | 'input' | 'payload' | 'check'> = {
  fields: ({ row }) => hidden('version', row.version),
  input: decisionInput,
  payload: ({ row }, { version = '' }) => ({ version, amount: formatAmount(row.amount) }),
  check: (tx, _, payload) => unmoved(tx, payload),
}

async function assertCanAnswer(database: Database, { row }: FoundWithdrawal): Promise<void> {
  if (await findBlock(database, row.memberId))
    throw new OfficeError(
      'The account is blocked: its owner cannot log in to answer. Decide without an answer, or lift the block first.',
      409,
    )
}

/** Where the member's deposits came from: unplayed ones go back there only. */
async function sourcesTable(database: Database, memberId: number): Promise<Html> {
  const rows = await listDepositSources(database, memberId)
  return html`<h2>Deposits, to compare the payer with the account above</h2>
    <p class="muted">
      Approve only if the unplayed deposits came from this account; otherwise ask the member for that one.
    </p>
    ${table(
      ['Time', 'Amount>', 'Method', 'Bank or network', 'Payer', 'Provider’s number'],
      rows.map((row) => [
        momentText(row.at),
        moneyText(row.amount),
        row.channel,
        row.bank ?? '',
        row.payer ?? '',
        row.payment ?? '',
      ]),
      'No deposits.',
    )}`
}

/** Basis of a decision: the request, its evidence, the account, and its history. */
async function withdrawalFacts(
  database: Database,
  { row, username, payeeName, ...standing }: FoundWithdrawal,
): Promise<Html> {
  const { memberId, destination } = row
  const { cash, locked } = await memberAccounts(database, memberId)
  const { steps, attempts } = await readHistory(database, row)
  return html`${closingPart(standing)}
    ${facts({
      State: words(row.state),
      Member: `${username} (${memberId})`,
      'Real name': payeeName,
      Amount: moneyText(row.amount),
      Fee: moneyText(row.fee),
      Requested: momentText(row.requestedAt),
      'To be reviewed because of': row.reviewReasons.map(words).join(', '),
      'Unplayed deposits in it': row.unplayed > 0n ? moneyText(row.unplayed) : null,
      'Said to have arrived': moneyText(row.receivedAmount),
      To: destination && `${destination.bankName}, ${destination.accountNumber}, ${destination.accountName}`,
      'Balance now': moneyText(cash.balance),
      'Held for withdrawals': moneyText(locked.balance),
    })}
    ${row.unplayed > 0n && (await sourcesTable(database, memberId))} ${pictures(memberId, row.proofs)}
    <h2>History</h2>
    ${table(
      ['Time', 'State', 'By', 'Reason'],
      steps.map((step) => [
        momentText(step.at),
        words(step.state),
        step.by ?? step.actor.toLowerCase(),
        step.reason ?? '',
      ]),
      'No steps.',
    )}
    <h2>Payouts</h2>
    ${table(
      ['No.>', 'Provider', 'State', 'Provider’s number', 'Reason', 'Ordered', 'Ended'],
      attempts.map((it) => [
        it.attempt,
        providerName(it.provider),
        it.state,
        it.providerId ?? '',
        it.reason ?? '',
        momentText(it.createdAt),
        momentText(it.endedAt),
      ]),
      'Nothing has been paid out yet.',
    )}`
}

/** Further facts about the member, for the decision. */
async function memberContext(database: Database, { row }: FoundWithdrawal): Promise<Html> {
  const { memberId, destination } = row
  const [card, money, block, exclusion, notes] = await Promise.all([
    findMemberCard(database, memberId),
    readMoneyInAndOut(database, row),
    findBlock(database, memberId),
    activeExclusion(database, memberId),
    listNotes(database, memberId),
  ])
  const counted = (count: number, what: string, amount: bigint) =>
    count === 0 ? 'none' : `${moneyText(amount)} in ${countText(count, what)}`
  return html`<h2>The member</h2>
    <div class="columns top">
      <section class="panel">
        ${facts({
          Registered: card && momentText(card.member.registeredAt),
          Rank: card && `VIP${card.member.rank}`,
          'Identity tier': card?.profile?.identityTier ?? 0,
          Blocked: block && `since ${momentText(block.blockedAt)}: ${block.reason}`,
          Exclusion: exclusion && words(exclusion.kind),
        })}
      </section>
      <section class="panel">
        ${
          money &&
          facts({
            Deposits: counted(money.deposits, 'deposit', money.deposited),
            'Paid out before': counted(money.withdrawals, 'withdrawal', money.withdrawn),
            'To the same account before': destination && (money.toSameAccount === 0 ? 'never' : money.toSameAccount),
            'Account added': momentText(money.cardAddedAt),
          })
        }
      </section>
    </div>
    ${notes.slice(0, NOTES_SHOWN).map(
      (note) =>
        html`<section class="panel">
          <p class="muted">Note of ${note.operator}, ${momentText(note.at)}</p>
          <div class="text">${note.text}</div>
        </section>`,
    )}`
}

const queue = {
  title: 'Withdrawals',
  views: {
    waiting: 'waiting for an operator',
    needsInfo: 'waiting for the member',
    paying: 'on their way',
    ended: 'ended',
    all: 'all',
  },
  filters: {
    why: {
      label: 'Reviewed because of',
      options: Object.fromEntries(REVIEW_REASONS.map((code) => [code, words(code)])),
    },
  },
  at: ({ row }: Listed) => row.requestedAt,
  clock: ({ row, reviewedSince, reviewMinutes }: Listed) => ({
    since: row.requestedAt,
    due: reviewedSince && reviewDeadline(reviewedSince, reviewMinutes),
  }),
  columns: [
    { label: 'Amount>', text: ({ row }: Listed) => row.amount },
    { label: 'To', text: ({ row }: Listed) => row.destination?.bankName ?? null },
    { label: 'State', text: ({ row }: Listed) => words(row.state) },
    { label: 'Why', text: ({ row }: Listed) => row.reviewReasons.map(words).join(', ') },
  ],
  amount: ({ row }: Listed) => row.amount,
  list: listWithdrawals,
  empty: 'Nothing waits.',
}
