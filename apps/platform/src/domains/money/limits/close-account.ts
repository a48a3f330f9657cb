import { eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { openRound } from '../../../db/tables/seamless.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { lockMember } from '../../../lib/member-locks.ts'
import { platformError } from '../../../request/platform-error.ts'
import { takeConfirmation } from './confirmation.ts'
import { endOtherSessions, endPlay } from './exclusion.ts'
import { lockDeposits } from './set-limit.ts'

/** The action confirmed by the second step. */
export const CLOSING = { kind: 'CLOSE_ACCOUNT' } as const

/** What other domains do in the transaction that closes an account. */
export interface ClosingHooks {
  /** Ends what still runs; may add to the balance. */
  onClosing(tx: Transaction, memberId: number): Promise<void>
  /** Requests a withdrawal of the whole balance. @throws PlatformError account.not.empty if there is nothing to pay it out with */
  withdrawBalance(tx: Transaction, memberId: number, amount: bigint): Promise<void>
}

/**
 * The balance that closing would pay out.
 * @throws PlatformError account.in.use while a round, transfer, deposit or withdrawal is unfinished, or money is at a vendor
 */
export async function closingBalance(database: Database | Transaction, memberId: number): Promise<bigint> {
  const { rows } = await database.execute<{ busy: boolean }>(sql`
    select exists (select from ${openRound} where member_id = ${memberId})
      or exists (select from open_lottery_entries(${memberId}))
      or exists (select from wallet_transfer where member_id = ${memberId} and state in ('sent', 'unknown'))
      or exists (select from deposit where member_id = ${memberId} and state in ('PREPARING', 'WAITING', 'CHECKING', 'UNMATCHED'))
      or exists (select from ledger_account where member_id = ${memberId} and balance > 0
        and starts_with(code, ${`member:${memberId}:vendor:`})) as busy`)
  const { cash, locked } = await memberAccounts(database, memberId)
  if (rows[0]?.busy || locked.balance > 0n) throw platformError('account.in.use')
  return cash.balance
}

/** Closes the account permanently: pays the balance out, ends games and sessions. */
export function closeAccount(
  database: Database,
  memberId: number,
  confirmation: string,
  { onClosing, withdrawBalance }: ClosingHooks,
): Promise<bigint> {
  return withTransaction(database, async (tx) => {
    await lockDeposits(tx, memberId)
    await lockMember(tx, memberId)
    await takeConfirmation(tx, memberId, confirmation, CLOSING)
    // Locks the balance, so that no stake is accepted between this check and the closing.
    await tx.execute(sql`
      select from ledger_account where member_id = ${memberId} and balance is not null order by id for no key update`)
    // First, because it refuses open rounds.
    await closingBalance(tx, memberId)
    await onClosing(tx, memberId)
    const balance = await closingBalance(tx, memberId)
    if (balance > 0n) await withdrawBalance(tx, memberId, balance)
    await tx.update(member).set({ closedAt: new Date(), marketingAllowed: false }).where(eq(member.id, memberId))
    await tx.execute(sql`select set_play_guard(${memberId})`)
    await endPlay(tx, memberId)
    await endOtherSessions(tx, memberId, undefined, 'CLOSED')
    return balance
  })
}
