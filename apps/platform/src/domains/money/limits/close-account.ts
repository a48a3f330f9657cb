import { DEFAULT_LANGUAGE } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { platformError } from '../../../request/platform-error.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { closingObstacles } from './closing-matters.ts'
import { finishClosing, lockMoney, type Standing, readStanding } from './closing-state.ts'
import { takeConfirmation } from './confirmation.ts'
import { endPlay } from './exclusion.ts'
import { lockDeposits } from './set-limit.ts'

/** The action confirmed by the second step. */
export const CLOSING = { kind: 'CLOSE_ACCOUNT' } as const

/** Effects of other domains in the transaction that closes an account. */
export interface ClosingHooks {
  /** Pays the bills between an agent and those above and below it, as far as money covers them, in transactions of their own. */
  payBills(database: Database, memberId: number): Promise<void>
  /** Ends what still runs; may add to the balance. */
  onClosing(tx: Transaction, memberId: number): Promise<void>
  /**
   * Requests a withdrawal of the whole balance, to one card if it is named.
   * @throws PlatformError account.not.empty if there is nothing to pay it out with; bank.card.not.found, bank.card.resting
   */
  withdrawBalance(tx: Transaction, memberId: number, amount: bigint, bankCardId?: string): Promise<void>
}

/**
 * The balance that closing would pay out.
 * @throws PlatformError account.in.use with what is unfinished: a round, transfer, deposit or withdrawal, or money at a vendor
 */
export async function closingBalance(database: Database | Transaction, memberId: number): Promise<bigint> {
  const obstacles = await closingObstacles(database, memberId, DEFAULT_LANGUAGE)
  if (obstacles.length > 0) throw platformError('account.in.use', { obstacles })
  return (await memberAccounts(database, memberId)).cash.balance
}

/**
 * Closes the account: pays its bills, pays the balance out, and ends games and contracts. It is `CLOSING` until that money has left, and its sessions go on for what
 * an account may do then; without any it is closed at once, and they end.
 */
export async function closeAccount(
  database: Database,
  memberId: number,
  confirmation: string,
  { payBills, onClosing, withdrawBalance }: ClosingHooks,
): Promise<{ balance: bigint; standing: Standing }> {
  await payBills(database, memberId)
  return withTransaction(database, async (tx) => {
    await lockDeposits(tx, memberId)
    // Locks the balance, so that no stake is accepted between this check and the closing.
    await lockMoney(tx, memberId)
    await takeConfirmation(tx, memberId, confirmation, CLOSING)
    return close(tx, memberId, { onClosing, withdrawBalance })
  })
}

/**
 * Closes an account as operators decide, in the same way. Bills are paid before, because each is a transaction of its own.
 * @returns undefined if it is closed or being closed already
 * @throws PlatformError account.in.use, account.not.empty, bank.card.resting
 */
export async function closeByOperators(
  tx: Transaction,
  memberId: number,
  hooks: Pick<ClosingHooks, 'onClosing' | 'withdrawBalance'>,
): Promise<{ balance: bigint; standing: Standing } | undefined> {
  await lockDeposits(tx, memberId)
  await lockMoney(tx, memberId)
  return (await readStanding(tx, memberId)) === 'OPEN' ? close(tx, memberId, hooks) : undefined
}

async function close(
  tx: Transaction,
  memberId: number,
  { onClosing, withdrawBalance }: Pick<ClosingHooks, 'onClosing' | 'withdrawBalance'>,
): Promise<{ balance: bigint; standing: Standing }> {
  // First, because it refuses open rounds.
  await closingBalance(tx, memberId)
  await onClosing(tx, memberId)
  const balance = await closingBalance(tx, memberId)
  if (balance > 0n) await withdrawBalance(tx, memberId, balance)
  await tx.update(member).set({ closingAt: new Date(), marketingAllowed: false }).where(eq(member.id, memberId))
  await tx.execute(sql`select set_play_guard(${memberId})`)
  await endPlay(tx, memberId)
  const isClosed = await finishClosing(tx, memberId)
  if (!isClosed) {
    await writeMessage(tx, {
      memberId,
      kind: 'SYSTEM',
      template: 'closing.REQUESTED',
      params: { amount: formatAmount(balance) },
    })
  }
  return { balance, standing: isClosed ? 'CLOSED' : 'CLOSING' }
}

/**
 * Pays out what came back to an account that is being closed.
 * @throws PlatformError function.not.available unless it is being closed; insufficient_balance if nothing is left; bank.card.not.found,
 * bank.card.resting
 */
export function requestClosingPayout(
  database: Database,
  memberId: number,
  bankCardId: string,
  { withdrawBalance, spend }: Pick<ClosingHooks, 'withdrawBalance'> & { spend: (tx: Transaction) => Promise<void> },
): Promise<void> {
  return withTransaction(database, async (tx) => {
    await lockMoney(tx, memberId)
    if ((await readStanding(tx, memberId)) !== 'CLOSING') throw platformError('function.not.available')
    const { balance } = (await memberAccounts(tx, memberId)).cash
    if (balance === 0n) throw platformError('insufficient_balance')
    await spend(tx)
    await withdrawBalance(tx, memberId, balance, bankCardId)
  })
}
