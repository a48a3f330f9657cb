import type { Transaction } from '@playhouse/postgres/database.ts'
import { returnWithdrawal } from '../../../../ledger/cashier.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { isAskedForFunds } from '../../../people/member/profile/funds-request.ts'
import { refuseStopped } from '../../limits/stops.ts'
import { lockWithdrawal, moveWithdrawal, type Withdrawal } from './transition.ts'

export interface Decision {
  memberId: number
  withdrawalId: number
  by: string
  /** Shown to the member. */
  reason: string
}

/*
 * Decisions of the back office. Each is one transition of a withdrawal: those on a request of one in REVIEW or NEEDS_INFO, that on a
 * complaint of one that was paid out. All throw PlatformError withdrawal.not.found and withdrawal.state.
 */

/** Lets a job order its payout from the provider, at once. */
export async function approveWithdrawal(tx: Transaction, { by, reason, ...key }: Decision): Promise<Withdrawal> {
  const found = await lockWithdrawal(tx, key)
  // The review rules have not seen it yet.
  if (found.state === 'REQUESTED') throw platformError('withdrawal.state')
  await refuseStopped(tx, key.memberId)
  if (await isAskedForFunds(tx, key.memberId)) throw platformError('identity.required')
  return moveWithdrawal(tx, found, {
    to: 'APPROVED',
    actor: 'OPERATOR',
    by,
    reason: reason || undefined,
    nextActionAt: new Date(),
  })
}

/** Returns the amount to the balance. */
export async function rejectWithdrawal(tx: Transaction, { by, reason, ...key }: Decision): Promise<Withdrawal> {
  const found = await lockWithdrawal(tx, key)
  const move = { to: 'REJECTED', actor: 'OPERATOR', by, reason, nextActionAt: null } as const
  // Validates the state before posting.
  const moved = await moveWithdrawal(tx, found, move)
  await returnWithdrawal(tx, moved)
  return moved
}

export async function askForInfo(tx: Transaction, { by, reason, ...key }: Decision): Promise<Withdrawal> {
  const found = await lockWithdrawal(tx, key)
  return moveWithdrawal(tx, found, { to: 'NEEDS_INFO', actor: 'OPERATOR', by, reason, nextActionAt: null })
}

/** Ends a complaint about the payout: it was made in full, or corrected. */
export async function settleComplaint(tx: Transaction, { by, reason, ...key }: Decision): Promise<Withdrawal> {
  const found = await lockWithdrawal(tx, key)
  return moveWithdrawal(tx, found, { to: 'RECEIVED', actor: 'OPERATOR', by, reason, nextActionAt: null })
}
