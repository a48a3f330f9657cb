import { DEPOSIT_PROOFS_MAX } from '@playhouse/shared/limits.ts'
import { withTransaction, type Database, type Transaction } from '@playhouse/postgres/database.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { deposit } from '../../../../db/tables/cashier.ts'
import { recordAudit } from '../../../../audit/audit-log.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { claimUploads } from '../../../people/uploads/uploads.ts'
import { readHeldPayments, HeldPaymentError, releaseByMember } from './held-payments.ts'
import { cancel, isDeposit, lockDeposit, startChecking, type StoredDeposit } from './deposit-record.ts'

/** Payers may attach proof until the money arrives, even after the time to pay. */
const PROVABLE: ReadonlySet<string> = new Set(['WAITING', 'CHECKING', 'UNMATCHED', 'EXPIRED'])

/** Attaches pictures of a payment. @throws PlatformError deposit.not.found, deposit.not.open, upload.not.found */
export const submitProof = (database: Database, memberId: number, id: number, uploads: readonly string[]) =>
  change(database, memberId, id, async (tx, row) => {
    if (!PROVABLE.has(row.state)) throw platformError('deposit.not.open')
    if (row.proof.length + uploads.length > DEPOSIT_PROOFS_MAX) {
      throw platformError('request_param_err', { fields: { uploads: 'range' } })
    }
    await claimUploads(tx, memberId, uploads, 'DEPOSIT_PROOF')
    return startChecking(tx, row, { proof: [...row.proof, ...uploads] })
  })

/** @throws PlatformError deposit.not.found, deposit.not.open */
export const cancelDeposit = (database: Database, memberId: number, id: number) =>
  change(database, memberId, id, async (tx, row) => {
    if (row.state === 'CANCELLED') return row
    if (row.state !== 'WAITING' && row.state !== 'PREPARING') throw platformError('deposit.not.open')
    return cancel(tx, row)
  })

/**
 * Credits what is held of a deposit by its member's decision.
 * @throws PlatformError deposit.not.found; deposit.not.open if nothing is held; what does not allow it: limit.deposit, play.excluded,
 * deposit.blocked
 */
export async function releaseDeposit(database: Database, memberId: number, depositId: number): Promise<void> {
  const [held] = await readHeldPayments(database, memberId, [depositId])
  if (!held) {
    const own = await database.$count(deposit, isDeposit(memberId, depositId))
    throw platformError(own > 0 ? 'deposit.not.open' : 'deposit.not.found')
  }
  try {
    await withTransaction(database, async (tx) => {
      await releaseByMember(tx, held)
      await recordAudit(tx, {
        actor: { kind: 'MEMBER', memberId },
        action: 'held.released',
        subject: `held:${memberId}:${held.id}`,
        old: { state: 'HELD' },
        new: { state: 'RELEASED', amount: formatAmount(held.amount) },
      })
    })
  } catch (error) {
    if (error instanceof HeldPaymentError) throw platformError(REFUSALS[error.reason])
    throw error
  }
}

const REFUSALS = {
  NOT_HELD: 'deposit.not.open',
  LIMIT_DAY: 'limit.deposit',
  LIMIT_WEEK: 'limit.deposit',
  LIMIT_MONTH: 'limit.deposit',
  TIME_OUT: 'play.excluded',
  SELF_EXCLUSION: 'play.excluded',
  CLOSED: 'play.excluded',
  BLOCKED: 'deposit.blocked',
  UNUSUAL_AMOUNT: 'deposit.blocked',
} as const

async function change(
  database: Database,
  memberId: number,
  id: number,
  work: (tx: Transaction, row: StoredDeposit) => Promise<StoredDeposit | undefined>,
): Promise<StoredDeposit> {
  return withTransaction(database, async (tx) => {
    const row = await lockDeposit(tx, { memberId, id })
    if (!row) throw platformError('deposit.not.found')
    // The row is locked, so its state cannot have changed.
    return (await work(tx, row)) ?? row
  })
}
