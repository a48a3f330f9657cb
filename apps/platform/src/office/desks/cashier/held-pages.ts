import type { HeldReason } from '@playhouse/platform-api/cashier-deposits.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import {
  assertHeld,
  assertReleasable,
  type HeldId,
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
import type { DecisionKind, ReviewedKind } from '../../kit/decisions.ts'
import { moneyText, momentText, words } from '../../kit/formats.ts'
import { depositLink, paymentLink, SEARCHES } from './parts/deposit-links.ts'
import { memberLink } from '../../kit/member-link.ts'
import { html, type Html } from '../../kit/html.ts'
import { parseNumber } from '../../kit/inputs.ts'
import { OfficeError } from '../../kit/office-error.ts'
import { facts, table } from '../../kit/page.ts'
import { reviewDesk } from '../../kit/review-desk.ts'
import type { OperatorLimits } from '../../kit/section.ts'

export const HELD_REASONS: Readonly<Record<HeldReason, string>> = {
  LIMIT_DAY: 'deposit limit of a day',
  LIMIT_WEEK: 'deposit limit of a week',
  LIMIT_MONTH: 'deposit limit of a month',
  TIME_OUT: 'time-out',
  SELF_EXCLUSION: 'self-exclusion',
  CLOSED: 'closed account',
  BLOCKED: 'deposits blocked, or the account under review',
  UNUSUAL_AMOUNT: 'far more than requested, or above the brand’s limit',
}

/** Turns a refusal into an operator's error. */
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

const getId = ({ memberId, heldId }: Readonly<Record<string, string>>): HeldId => ({
  memberId: Number(memberId),
  id: Number(heldId),
})
const getNote = (operators: readonly string[], reason: string) => `${operators.join(', ')}: ${reason}`

/** Both decisions: who makes them, what they rest on, and what is seen of it. */
const review: Pick<ReviewedKind, 'permission' | 'basis' | 'show'> = {
  permission: 'deposits.decide',
  basis: async (tx, payload) => {
    const held = await lockAnyHeld(tx, getId(payload))
    return { state: held?.state, amount: held?.amount, payment: held?.paymentId, reason: held?.reason }
  },
  show: async (database, payload) => {
    const found = await findHeldPayment(database, getId(payload))
    return found ? heldFacts(found) : html``
  },
}

const release: ReviewedKind = {
  ...review,
  kind: 'held.released',
  describe: ({ memberId, heldId, amount = '0' }) =>
    `Credit ${moneyText(parseAmount(amount))} of held payment ${memberId}/${heldId} to the member`,
  apply: async (tx, { payload, reason, operators }) => {
    const { state } = await explained(releaseHeld(tx, getId(payload), getNote(operators, reason)))
    return { old: { state: 'HELD' }, new: { state, amount: payload.amount } }
  },
}

const giveBack: ReviewedKind = {
  ...review,
  kind: 'held.returned',
  describe: ({ memberId, heldId, amount = '0' }) =>
    `Return ${moneyText(parseAmount(amount))} of held payment ${memberId}/${heldId} to where it came from`,
  apply: async (tx, { payload, reason, operators }) => {
    const { state } = await explained(startReturn(tx, getId(payload), getNote(operators, reason)))
    return { old: { state: 'HELD' }, new: { state, amount: payload.amount } }
  },
}

export const HELD_KINDS: readonly DecisionKind[] = [release, giveBack]

/** Money that limits and exclusions keep from being credited. */
export const heldDesk = ({ twoOperatorsAbove }: OperatorLimits) =>
  reviewDesk({
    path: '/deposits/held',
    noun: 'held payment',
    read: 'deposits.read',
    decide: 'deposits.decide',
    subject: 'held',
    key: ({ held: { memberId, id } }: Pick<FoundHeldPayment, 'held' | 'username'>) => ({ memberId, id }),
    readId: parseNumber,
    idName: 'heldId',
    queue: {
      title: 'Money that is held',
      views: { waiting: 'held', returning: 'being returned', ended: 'credited or returned', all: 'all' },
      searches: SEARCHES,
      filters: { because: { label: 'Because of', options: HELD_REASONS } },
      at: ({ held }: Listed) => held.heldAt,
      amount: ({ held }: Listed) => held.amount,
      clock: ({ held }: Listed) => ({ since: held.heldAt, due: null }),
      columns: [
        { label: 'Amount>', text: ({ held }: Listed) => held.amount },
        { label: 'Currency', text: ({ arrival }: Listed) => arrival.currency },
        { label: 'Because of', text: ({ held }: Listed) => HELD_REASONS[held.reason] },
        { label: 'State', text: ({ held }: Listed) => words(held.state) },
        { label: 'Payer', text: ({ arrival }: Listed) => arrival.payerName },
      ],
      list: listHeldPayments,
      empty: 'Nothing is held.',
    },
    find: findHeldPayment,
    show: (call, found) =>
      html`<p>${memberLink(call, { id: found.held.memberId, username: found.username })}</p>
        ${heldFacts(found)}`,
    choices: [
      {
        name: 'return',
        kind: giveBack,
        button: 'Return',
        isFirst: true,
        text: 'The provider sends it back to the account that it came from.',
        payload: heldAmount,
        operators: async ({ held }) => (held.amount > (await twoOperatorsAbove()) ? 2 : 1),
        check: (tx, { held }) => explained(assertHeld(tx, held)),
      },
      {
        name: 'release',
        kind: release,
        button: 'Credit to the member',
        text: 'Only once limits and exclusions allow all of it. Of an unusual amount, ask the provider first.',
        payload: heldAmount,
        operators: async ({ held: { memberId, amount } }) => ({
          sum: 'credits',
          memberId,
          amount,
          above: await twoOperatorsAbove(),
        }),
        check: (tx, { held }) => explained(assertReleasable(tx, held)),
      },
    ],
    open: ({ held }) => (held.state === 'HELD' ? ['return', 'release'] : []),
    next: 'page',
  })

type Listed = Awaited<ReturnType<typeof listHeldPayments>>[number]

const heldAmount = ({ held }: FoundHeldPayment) => ({ amount: formatAmount(held.amount) })

/** The payment, whose it is, why it is held, and attempts to return it. */
function heldFacts({ held, arrival, username, requested, returns }: FoundHeldPayment): Html {
  return html`${facts({
      State: held.state,
      Member: `${username} (${held.memberId})`,
      Held: `${moneyText(held.amount)} of ${moneyText(arrival.amount)} ${arrival.currency}`,
      Requested: requested && moneyText(requested),
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
