import { WITHDRAWAL_ANSWER_MAX } from '@playhouse/shared/limits.ts'
import type { confirmWithdrawalReceipt, answerWithdrawalQuestion } from '@playhouse/platform-api/cashier-withdrawals.ts'
import type { CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import { and, eq } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { withdrawalStep } from '../../../../db/tables/cashier-withdrawals.ts'
import { returnWithdrawal } from '../../../../ledger/cashier.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { claimUploads } from '../../../people/uploads/uploads.ts'
import { refuseBreaches } from '../../../../lib/field-breaches.ts'
import { wholeUnits } from '@playhouse/shared/whole-amount.ts'
import { withdrawalSettings } from './settings.ts'
import { lockWithdrawal, moveWithdrawal, type Withdrawal } from './transition.ts'

/**
 * The member confirms how much of a disbursed withdrawal has arrived. Idempotent, as for a second tab.
 * @throws PlatformError withdrawal.not.found, withdrawal.state, request_param_err, upload.not.found
 */
export async function confirmReceipt(
  database: Database,
  memberId: number,
  { id, outcome, receivedAmount, proofs }: CheckedInputOf<typeof confirmWithdrawalReceipt>,
): Promise<Withdrawal> {
  return withTransaction(database, async (tx) => {
    const found = await lockWithdrawal(tx, { memberId, withdrawalId: Number(id) })
    const received = outcome === 'PARTLY_RECEIVED' ? wholeUnits(receivedAmount ?? '') : undefined
    if (outcome === 'PARTLY_RECEIVED') {
      const isPart = received !== undefined && received < found.amount - found.fee
      refuseBreaches({ receivedAmount: receivedAmount === undefined ? 'required' : isPart ? undefined : 'pattern' })
    }
    if (found.state === outcome && (received ?? null) === found.receivedAmount) return found
    if (found.state !== 'DISBURSED') throw platformError('withdrawal.state')
    refuseBreaches({ proofs: outcome === 'NOT_RECEIVED' && proofs.length === 0 ? 'required' : undefined })
    await claimUploads(tx, memberId, proofs, 'WITHDRAWAL_PROOF')
    return moveWithdrawal(tx, found, {
      to: outcome,
      actor: 'MEMBER',
      nextActionAt: null,
      set: { receivedAmount: received ?? null, proofs: [...found.proofs, ...proofs] },
    })
  })
}

/**
 * Answers the operator's question; the withdrawal goes back to review. Idempotent, because the response may be lost.
 * @throws PlatformError withdrawal.not.found, withdrawal.state, request_param_err, upload.not.found
 */
export async function answerQuestion(
  database: Database,
  memberId: number,
  { id, answer, proofs }: CheckedInputOf<typeof answerWithdrawalQuestion>,
): Promise<Withdrawal> {
  const text = answer.trim()
  refuseBreaches({ answer: text === '' ? 'required' : [...text].length > WITHDRAWAL_ANSWER_MAX ? 'length' : undefined })
  return withTransaction(database, async (tx) => {
    const found = await lockWithdrawal(tx, { memberId, withdrawalId: Number(id) })
    if (found.state === 'REVIEW' && (await lastReason(tx, found)) === text) return found
    if (found.state !== 'NEEDS_INFO') throw platformError('withdrawal.state')
    await claimUploads(tx, memberId, proofs, 'WITHDRAWAL_PROOF')
    return moveWithdrawal(tx, found, {
      to: 'REVIEW',
      actor: 'MEMBER',
      reason: text,
      nextActionAt: null,
      set: { proofs: [...found.proofs, ...proofs] },
    })
  })
}

/** The member's text with the last change of state, if the member made it. */
async function lastReason(tx: Transaction, { memberId, id, version }: Withdrawal): Promise<string | null | undefined> {
  const [step] = await tx
    .select({ reason: withdrawalStep.reason })
    .from(withdrawalStep)
    .where(
      and(
        eq(withdrawalStep.memberId, memberId),
        eq(withdrawalStep.withdrawalId, id),
        eq(withdrawalStep.version, version),
        eq(withdrawalStep.actor, 'MEMBER'),
      ),
    )
  return step?.reason
}

/**
 * Cancels a withdrawal before its approval, where the brand allows it. Off by default: reversed withdrawals encourage
 * further play (UKGC RTS 14B).
 * @throws PlatformError function.not.available, withdrawal.not.found, withdrawal.state
 */
export async function cancelOwnWithdrawal(database: Database, memberId: number, id: number): Promise<Withdrawal> {
  const { memberCancels } = await withdrawalSettings(database)
  if (!memberCancels) throw platformError('function.not.available')
  return withTransaction(database, async (tx) => {
    const found = await lockWithdrawal(tx, { memberId, withdrawalId: id })
    if (found.state === 'CANCELLED') return found
    const moved = await moveWithdrawal(tx, found, { to: 'CANCELLED', actor: 'MEMBER', nextActionAt: null })
    await returnWithdrawal(tx, moved)
    return moved
  })
}
