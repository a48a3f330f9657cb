import { withdrawalFee } from '@playhouse/shared/fee.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { withdrawalBank } from '../../../../db/tables/cashier-withdrawals.ts'
import { memberTransfer } from '../../../../db/tables/records.ts'
import { memberAccounts } from '../../../../ledger/accounts.ts'
import { requestWithdrawal } from '../../../../ledger/cashier.ts'
import { ledgerKeys } from '../../../../ledger/keys.ts'
import { postMemberTransfer } from '../../../../ledger/postings.ts'
import { isWithheld, lockMoney, readStanding } from '../../limits/closing-state.ts'
import { lockReceiver } from '../../limits/receiving.ts'
import { moveWithdrawal, recordStep, type Withdrawal } from './transition.ts'

/** A closed account with money that only an operator can pay out: a win that came late, or a payout that was returned. */
export interface OwedMoney extends Record<string, unknown> {
  memberId: number
  username: string
  closedAt: string
  cash: bigint
  /** Bonus money and what is at vendors. */
  elsewhere: bigint
}

/** Closed accounts with money, longest first. Money that is being paid out or held is not at rest. */
export async function listOwed(on: Database | Transaction): Promise<OwedMoney[]> {
  const { rows } = await on.execute<OwedMoney>(sql`
    select member.id as "memberId", username, closed_at as "closedAt",
      coalesce(sum(balance) filter (where split_part(code, ':', 3) = 'cash'), 0)::bigint as cash,
      coalesce(sum(balance) filter (where split_part(code, ':', 3) in ('bonus', 'vendor')), 0)::bigint as elsewhere
    from member join ledger_account account on account.member_id = member.id and balance > 0
    where closed_at is not null and split_part(code, ':', 3) in ('cash', 'bonus', 'vendor')
    group by member.id order by closed_at`)
  return rows
}

/** Why it cannot be paid out or returned. */
export class OwedMoneyError extends Error {}

export type LastPayout = Pick<Withdrawal, 'destination' | 'bankCardId' | 'disbursedAt'>

/** Where the last payout of an account went; undefined if there was none. */
export async function findLastPayout(on: Database | Transaction, memberId: number): Promise<LastPayout | undefined> {
  const [last] = await on
    .select({
      destination: withdrawal.destination,
      bankCardId: withdrawal.bankCardId,
      disbursedAt: withdrawal.disbursedAt,
    })
    .from(withdrawal)
    .where(
      sql`${withdrawal.memberId} = ${memberId} and ${withdrawal.disbursedAt} is not null and destination is not null`,
    )
    .orderBy(desc(withdrawal.disbursedAt))
    .limit(1)
  return last
}

/** The balance of a closed account, which stays as it is until the end of the transaction. */
export async function lockOwed(tx: Transaction, memberId: number): Promise<bigint> {
  await lockMoney(tx, memberId)
  if ((await readStanding(tx, memberId)) !== 'CLOSED') throw new OwedMoneyError('The account is not closed.')
  return (await memberAccounts(tx, memberId)).cash.balance
}

/**
 * Pays the balance of a closed account out to where its last payout went. The operators' decision is the review.
 * @throws OwedMoneyError
 */
export async function payOutOwed(
  tx: Transaction,
  { memberId, by, reason }: { memberId: number; by: string; reason: string },
): Promise<Withdrawal> {
  const amount = await lockOwed(tx, memberId)
  if (await isWithheld(tx, memberId))
    throw new OwedMoneyError('What the account had is withheld. Release it on the member’s card first.')
  if (amount === 0n) throw new OwedMoneyError('The account has no money.')
  const last = await findLastPayout(tx, memberId)
  if (!last?.destination) throw new OwedMoneyError('The account never had a payout.')
  const { destination, bankCardId } = last
  const [bank] = await tx.select().from(withdrawalBank).where(eq(withdrawalBank.code, destination.bankCode))
  if (!bank) throw new OwedMoneyError('The bank of the last payout is not offered any more.')
  // The key of what a closing pays out: whatever is left, without limits of amounts.
  const requestKey = `closing:${randomUUID()}`
  const details = { requestKey, bankCardId, destination, fee: withdrawalFee(bank, amount), unplayed: 0n }
  const { replayed: _, ...held } = await requestWithdrawal(tx, { memberId, amount, requestKey, details })
  await recordStep(tx, held, { actor: 'OPERATOR', by })
  return moveWithdrawal(tx, held, { to: 'APPROVED', actor: 'OPERATOR', by, reason, nextActionAt: new Date() })
}

export interface ReceivedTransfer extends Record<string, unknown> {
  id: string
  senderId: number
  sender: string
  amount: bigint
  at: string
}

/** Transfers that an account has received and that have not been returned, latest first. */
export async function returnableTransfers(
  on: Database | Transaction,
  memberId: number,
  id?: string,
): Promise<ReceivedTransfer[]> {
  const { rows } = await on.execute<ReceivedTransfer>(sql`
    select moved.id::text, counterparty_id as "senderId", other.username as sender, amount, created_at as at
    from member_transfer moved join member other on other.id = counterparty_id
    where moved.member_id = ${memberId} and direction = 'in' ${id === undefined ? sql`` : sql`and moved.id = ${id}::uuid`}
      and not exists (select from ledger_transaction back
        where back.member_id = moved.member_id and back.idempotency_key = 'returned:' || moved.id)
    order by created_at desc limit 50`)
  return rows
}

/**
 * Sends a transfer to an account that is closed back to its sender, in full.
 * @throws OwedMoneyError; ReceivingRefusedError if the sender's account is closed too
 */
export async function returnTransfer(
  tx: Transaction,
  { memberId, transferId }: { memberId: number; transferId: string },
): Promise<ReceivedTransfer> {
  const [known] = await returnableTransfers(tx, memberId, transferId)
  if (!known) throw new OwedMoneyError('There is no such transfer, or it has been returned.')
  const { senderId, amount } = known
  await lockReceiver(tx, senderId, memberId)
  if ((await lockOwed(tx, memberId)) < amount) throw new OwedMoneyError('The balance is less than the transfer.')
  const id = randomUUID()
  const posted = await postMemberTransfer(tx, {
    memberId,
    to: senderId,
    amount,
    key: ledgerKeys.returnedTransfer(transferId),
    request: { memberId, transferId, amount },
    reference: transferId,
  })
  const [original] = await tx
    .select()
    .from(memberTransfer)
    .where(sql`${memberTransfer.memberId} = ${memberId} and ${memberTransfer.id} = ${transferId}::uuid`)
  const relation = original?.relation ?? 'upline'
  await tx.execute(sql`
    insert into member_transfer (member_id, id, direction, relation, counterparty_id, amount, remark, transaction_id, created_at)
    select side.member_id, ${id}::uuid, side.direction, side.relation, side.other_id, ${amount}, null, posted.id, posted.occurred_at
    from (values (${memberId}::integer, 'out', ${relation}, ${senderId}::integer),
      (${senderId}::integer, 'in', ${relation === 'upline' ? 'downline' : 'upline'}, ${memberId}::integer))
      as side (member_id, direction, relation, other_id)
    join ledger_transaction posted on posted.member_id = side.member_id and posted.idempotency_key = ${ledgerKeys.returnedTransfer(transferId)}`)
  return { ...known, at: posted.occurredAt.toISOString() }
}
