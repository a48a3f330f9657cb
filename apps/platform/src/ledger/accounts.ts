import { and, eq, inArray, sql } from 'drizzle-orm'

import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { ledgerAccount } from '../db/tables/ledger.ts'
import { UnknownAccountError } from './errors.ts'

/**
 * The house's and the bank's accounts, opened by migrations. Demo accounts have a side of their own, so that `house:bets` is
 * what the house really won or lost. `house:transit` holds what is on its way to vendors, `house:transfers` what is between
 * two members.
 */
type HouseAccount =
  | 'house:bets'
  | 'house:promotions'
  | 'house:demo-credit'
  | 'house:demo-bets'
  | 'house:transit'
  | 'house:transfers'
  | 'house:rebates'
  | 'house:points'
  | 'bank:deposits'
  | 'bank:withdrawals'

/** The code of an account of the book. */
export type AccountCode =
  | HouseAccount
  | `member:${number}:${'cash' | 'locked' | 'bonus' | 'points' | `vendor:${string}`}`
  | `jackpot:${string}`

/** What a member can play with. */
export const cashAccount = (memberId: number) => `member:${memberId}:cash` as const

/** What stands still while a withdrawal is under way. */
export const lockedAccount = (memberId: number) => `member:${memberId}:locked` as const

/** What is in a jackpot; like the house's, it holds no balance beside it. */
export const jackpotAccount = (jackpotId: string) => `jackpot:${jackpotId}` as const

/** What a member has at a vendor with transfer wallets. */
export const vendorWallet = (memberId: number, vendorCode: string) => `member:${memberId}:vendor:${vendorCode}` as const

export interface MemberAccount {
  id: number
  /** Minor units. */
  balance: bigint
}

/** Opens a member's cash and locked accounts with nothing in them; opening them twice changes nothing. */
export async function openMemberAccounts(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`select open_account(${memberId}, 'cash'), open_account(${memberId}, 'locked')`)
}

/** A member's accounts as they are now, without locking them. @throws UnknownAccountError when they were never opened */
export async function memberAccounts(
  database: Database | Transaction,
  memberId: number,
): Promise<{ cash: MemberAccount; locked: MemberAccount }> {
  const codes = [cashAccount(memberId), lockedAccount(memberId)]
  const { id, code, balance } = ledgerAccount
  const rows = await database
    .select({ id, code, balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), inArray(code, codes)))
  const [cash, locked] = codes.map((wanted) => {
    const row = rows.find((account) => account.code === wanted)
    if (!row || row.balance === null) throw new UnknownAccountError(wanted)
    return { id: row.id, balance: row.balance }
  }) as [MemberAccount, MemberAccount]
  return { cash, locked }
}
