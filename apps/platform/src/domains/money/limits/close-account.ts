import { DEFAULT_LANGUAGE } from '@playhouse/shared/languages.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../db/tables/members.ts'
import { accountClosing, type ClosingGround } from '../../../db/tables/limits.ts'
import { memberAccounts } from '../../../ledger/accounts.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { postClosingHold, postClosingRelease } from '../../../ledger/postings.ts'
import { PlatformError, platformError } from '../../../request/platform-error.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { bringFundsBack, type Funds } from '../wallet/transfer/move-funds.ts'
import { readWithheld } from './authority-claims.ts'
import { closingObstacles } from './closing-matters.ts'
import {
  type ClosingLetter,
  finishClosing,
  isWithheld,
  lockMoney,
  type Standing,
  readStanding,
} from './closing-state.ts'
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
 * Brings money home from vendors and pays the bills, as far as both can be had, before operators close an account: neither can be done in
 * the transaction that closes it.
 */
export async function prepareClosing(
  { database, transfers }: Funds,
  memberId: number,
  { payBills }: Pick<ClosingHooks, 'payBills'>,
): Promise<void> {
  await bringFundsBack(database, transfers, memberId)
  await payBills(database, memberId)
}

/** On what operators close an account, and whether its balance may not be paid. */
export interface OperatorsClosing {
  ground: ClosingGround
  reason: string
  /** Names of the operators. */
  by: string
  withholds: boolean
}

/** Whether it is the member's own wish. */
const isWish = (ground: ClosingGround): boolean => ground === 'TELEPHONE' || ground === 'LETTER'

/** Grounds on which a law may forbid to pay the balance. */
export const mayWithhold = (ground: ClosingGround): boolean => ground === 'FRAUD' || ground === 'SANCTIONS'

/**
 * Closes an account as operators decide, in the same way, from the member's card or on a case of risk. `prepareClosing` comes before.
 * @returns undefined if it is closed or being closed already
 * @throws PlatformError account.in.use, account.not.empty, bank.card.resting
 */
export async function closeByOperators(
  tx: Transaction,
  memberId: number,
  hooks: PaysOut,
  by: OperatorsClosing,
): Promise<{ balance: bigint; standing: Standing } | undefined> {
  await lockDeposits(tx, memberId)
  await lockMoney(tx, memberId)
  return (await readStanding(tx, memberId)) === 'OPEN' ? close(tx, memberId, hooks, by) : undefined
}

type PaysOut = Pick<ClosingHooks, 'onClosing' | 'withdrawBalance'>

async function close(
  tx: Transaction,
  memberId: number,
  { onClosing, withdrawBalance }: PaysOut,
  by?: OperatorsClosing,
): Promise<{ balance: bigint; standing: Standing }> {
  // First, because it refuses open rounds.
  await closingBalance(tx, memberId)
  await onClosing(tx, memberId)
  const balance = await closingBalance(tx, memberId)
  const withheld = by?.withholds ? balance : 0n
  if (withheld > 0n) {
    const key = ledgerKeys.closingHold(memberId)
    await postClosingHold(tx, { memberId, amount: withheld, key, request: { memberId, amount: withheld } })
  } else if (balance > 0n) await withdrawBalance(tx, memberId, balance)
  if (by) {
    const { withholds: _, ...closing } = by
    await tx.insert(accountClosing).values({ memberId, ...closing, withheld })
  }
  await tx.update(member).set({ closingAt: new Date(), marketingAllowed: false }).where(eq(member.id, memberId))
  await tx.execute(sql`select set_play_guard(${memberId})`)
  await endPlay(tx, memberId)
  const letter = getLetter(balance, by)
  if (letter) await writeMessage(tx, { memberId, kind: 'SYSTEM', ...letter })
  const isClosed = await finishClosing(tx, memberId, letter ? null : undefined)
  if (!isClosed && !letter) {
    await writeMessage(tx, {
      memberId,
      kind: 'SYSTEM',
      template: 'closing.REQUESTED',
      params: { amount: formatAmount(balance) },
    })
  }
  return { balance, standing: isClosed ? 'CLOSED' : 'CLOSING' }
}

/** What the member reads of a closing by the house; undefined where it is as the owner would close it. */
function getLetter(balance: bigint, by: OperatorsClosing | undefined): ClosingLetter | undefined {
  if (!by || isWish(by.ground)) return undefined
  if (balance === 0n) return { template: 'closing.ENDED_BY_US' }
  const params = { amount: formatAmount(balance) }
  return { template: by.withholds ? 'closing.WITHHELD' : 'closing.ENDING_BY_US', params }
}

/**
 * Releases what was withheld when an account was closed: it is `CLOSING` again until that money has left. Where there is no card to pay it
 * out to, its owner logs in and chooses one. Where authorities have taken all of it, what came in late may be paid from then on.
 * @returns undefined if nothing is withheld, or an authority claims it
 */
export async function releaseWithheld(
  tx: Transaction,
  memberId: number,
  { by, withdrawBalance }: { by: string } & Pick<ClosingHooks, 'withdrawBalance'>,
): Promise<bigint | undefined> {
  await lockMoney(tx, memberId)
  const { amount, claimed } = (await readWithheld(tx, [memberId]))(memberId)
  if (!(await isWithheld(tx, memberId)) || claimed > 0n) return undefined
  await tx
    .update(accountClosing)
    .set({ releasedAt: new Date(), releasedBy: by })
    .where(eq(accountClosing.memberId, memberId))
  if (amount === 0n) return amount
  await tx.update(member).set({ closedAt: null }).where(eq(member.id, memberId))
  await postClosingRelease(tx, {
    memberId,
    amount,
    key: ledgerKeys.closingRelease(memberId),
    request: { memberId, amount },
  })
  const params = { amount: formatAmount(amount) }
  await writeMessage(tx, { memberId, kind: 'SYSTEM', template: 'closing.RELEASED', params })
  const { balance } = (await memberAccounts(tx, memberId)).cash
  await withdrawBalance(tx, memberId, balance).catch((error: unknown) => {
    if (!(error instanceof PlatformError)) throw error
  })
  return amount
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
