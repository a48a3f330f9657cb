import type { WITHDRAWAL_STATES } from '@playhouse/platform-api/cashier-withdrawals.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { withdrawalStep } from '../../../../db/tables/cashier-withdrawals.ts'
import { publishToMember } from '../../../../live/publish.ts'
import { writeMessage } from '../../../people/messages/write-message.ts'
import { finishClosing, readStanding } from '../../limits/closing-state.ts'
import { reviewDeadline, withdrawalSettings } from './settings.ts'
import { platformError } from '../../../../request/platform-error.ts'

export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number]
export type Withdrawal = typeof withdrawal.$inferSelect
export type Actor = 'MEMBER' | 'OPERATOR' | 'PROVIDER' | 'SYSTEM'

/** Next states of each state. A withdrawal has ended once its amount was returned or its receipt is settled. */
const NEXT_STATES: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  REQUESTED: ['REVIEW', 'APPROVED', 'CANCELLED'],
  REVIEW: ['NEEDS_INFO', 'APPROVED', 'REJECTED', 'CANCELLED'],
  NEEDS_INFO: ['REVIEW', 'APPROVED', 'REJECTED', 'CANCELLED'],
  APPROVED: ['PROCESSING'],
  PROCESSING: ['PROCESSING', 'DISBURSED', 'FAILED'],
  DISBURSED: ['RECEIVED', 'PARTLY_RECEIVED', 'NOT_RECEIVED', 'FORCED_RECEIPT'],
  RECEIVED: [],
  PARTLY_RECEIVED: ['RECEIVED'],
  NOT_RECEIVED: ['RECEIVED'],
  FORCED_RECEIPT: [],
  REJECTED: [],
  FAILED: [],
  CANCELLED: [],
}

/** The party that must act next; null at the end. */
export function findNextActor(state: string): Actor | null {
  switch (state) {
    case 'REQUESTED':
    case 'APPROVED':
      return 'SYSTEM'
    case 'REVIEW':
    case 'PARTLY_RECEIVED':
    case 'NOT_RECEIVED':
      return 'OPERATOR'
    case 'NEEDS_INFO':
    case 'DISBURSED':
      return 'MEMBER'
    case 'PROCESSING':
      return 'PROVIDER'
    default:
      return null
  }
}

/** @throws PlatformError withdrawal.not.found */
export async function lockWithdrawal(
  tx: Transaction,
  { memberId, withdrawalId }: { memberId: number; withdrawalId: number },
): Promise<Withdrawal> {
  const [found] = await tx
    .select()
    .from(withdrawal)
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, withdrawalId)))
    .for('no key update')
  if (!found) throw platformError('withdrawal.not.found')
  return found
}

interface Move {
  to: WithdrawalState
  actor: Actor
  /** Name of the operator. */
  by?: string | undefined
  reason?: string | undefined
  /** When the platform continues by itself; null while it waits for a person. */
  nextActionAt: Date | null
  /** Other columns that change with the state. */
  set?: Partial<Omit<Withdrawal, 'memberId' | 'id' | 'state' | 'version' | 'nextActionAt'>>
}

/**
 * The only place that changes a state: compare-and-set, history and live event in one transaction.
 * @param from the row as locked
 * @throws PlatformError withdrawal.state if the transition is not allowed, or another transaction was first
 */
export async function moveWithdrawal(
  tx: Transaction,
  from: Withdrawal,
  { to, actor, by, reason, nextActionAt, set }: Move,
): Promise<Withdrawal> {
  if (!NEXT_STATES[from.state as WithdrawalState].includes(to)) throw platformError('withdrawal.state')
  const { memberId, id, version } = from
  const [moved] = await tx
    .update(withdrawal)
    .set({ ...set, state: to, version: version + 1, nextActionAt })
    .where(and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, id), eq(withdrawal.version, version)))
    .returning()
  if (!moved) throw platformError('withdrawal.state')
  await recordStep(tx, moved, { actor, by, reason })
  if (to === 'RECEIVED' || to === 'FORCED_RECEIPT') await finishClosing(tx, memberId)
  faultPoint(`withdrawal:${to}`)
  return moved
}

/** Writes the history row and live event of a new state. */
export async function recordStep(
  tx: Transaction,
  { memberId, id, version, state, amount }: Withdrawal,
  { actor, by, reason }: Pick<Move, 'actor' | 'by' | 'reason'>,
): Promise<void> {
  const [step] = await tx
    .insert(withdrawalStep)
    .values({ memberId, withdrawalId: id, version, state, actor, by: by ?? null, reason: reason ?? null })
    .returning({ at: withdrawalStep.at })
  await publishToMember(tx, memberId, {
    type: 'WITHDRAWAL',
    withdrawalId: String(id),
    state,
    amount: formatAmount(amount),
  })
  const template = await getTemplate(tx, memberId, { state, actor })
  if (template)
    await writeMessage(tx, {
      memberId,
      kind: 'WITHDRAWAL',
      template,
      params: {
        amount: formatAmount(amount),
        number: String(id),
        ...(state === 'REVIEW' &&
          step && { by: reviewDeadline(step.at, (await withdrawalSettings(tx)).reviewMinutes).toISOString() }),
      },
      about: `withdrawal:${id}`,
    })
}

const MESSAGE_STATES = ['REVIEW', 'NEEDS_INFO', 'DISBURSED', 'REJECTED', 'FAILED'] as const

const isOneOf = <T extends string>(states: readonly T[], state: string): state is T =>
  (states as readonly string[]).includes(state)

/** While an account is being closed its notices have a template of their own, because a letter is all that the owner sees of them. */
async function getTemplate(tx: Transaction, memberId: number, { state, actor }: { state: string; actor: Actor }) {
  // The member's own answer begins another review.
  if (!isOneOf(MESSAGE_STATES, state) || (state === 'REVIEW' && actor !== 'SYSTEM')) return undefined
  const isClosing = (await readStanding(tx, memberId)) === 'CLOSING'
  return `${isClosing ? 'closing' : 'withdrawal'}.${state}` as const
}
