import type { Transaction } from '@playhouse/postgres/database.ts'
import { returnWithdrawal } from '../../../ledger/cashier.ts'
import { lockWithdrawal, moveWithdrawal, type Withdrawal } from './transition.ts'

/** A decision of the operator's person about one withdrawal. */
export interface Decision {
  memberId: number
  withdrawalId: number
  /** Name of the person. */
  by: string
  /** Shown to the member. */
  reason: string
}

/*
 * What the back office does. Each is one transition of a withdrawal in REVIEW or NEEDS_INFO.
 * All throw PlatformError withdrawal.not.found and withdrawal.state.
 */

/** It goes to the payment provider at once. */
export async function approveWithdrawal(tx: Transaction, { by, reason, ...its }: Decision): Promise<Withdrawal> {
  const found = await lockWithdrawal(tx, its)
  return moveWithdrawal(tx, found, {
    to: 'APPROVED',
    actor: 'OPERATOR',
    by,
    reason: reason || undefined,
    nextActionAt: new Date(),
  })
}

/** Returns the amount to the balance. */
export async function rejectWithdrawal(tx: Transaction, { by, reason, ...its }: Decision): Promise<Withdrawal> {
  const found = await lockWithdrawal(tx, its)
  const move = { to: 'REJECTED', actor: 'OPERATOR', by, reason, nextActionAt: null } as const
  // Checked before money moves: a posting of a wrong state would be rolled back, but never made.
  const moved = await moveWithdrawal(tx, found, move)
  await returnWithdrawal(tx, moved)
  return moved
}

/** The member is asked `reason`. */
export async function askForInfo(tx: Transaction, { by, reason, ...its }: Decision): Promise<Withdrawal> {
  const found = await lockWithdrawal(tx, its)
  return moveWithdrawal(tx, found, { to: 'NEEDS_INFO', actor: 'OPERATOR', by, reason, nextActionAt: null })
}

/** Ends a complaint about what arrived: the payout was found to have been made in full, or made good. */
export async function settleComplaint(tx: Transaction, { by, reason, ...its }: Decision): Promise<Withdrawal> {
  const found = await lockWithdrawal(tx, its)
  return moveWithdrawal(tx, found, { to: 'RECEIVED', actor: 'OPERATOR', by, reason, nextActionAt: null })
}
