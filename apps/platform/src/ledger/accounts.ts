import { inArray, sql } from 'drizzle-orm'

import type { Database, Transaction } from '../db/database.ts'
import { ledgerAccount } from '../db/tables/ledger.ts'
import { UnknownAccountError } from './errors.ts'

/**
 * The house's and the bank's accounts; the migration `book-rules` opens them. Demo accounts have a side of their own, so
 * that `house:bets` is what the house really won or lost. `house:transit` holds what is on its way to vendors.
 */
type HouseAccount =
  | 'house:bets'
  | 'house:promotions'
  | 'house:demo-credit'
  | 'house:demo-bets'
  | 'house:transit'
  | 'bank:deposits'
  | 'bank:withdrawals'

/** The code of an account of the book. */
export type AccountCode =
  | HouseAccount
  | `member:${number}:${'cash' | 'locked' | `vendor:${string}`}`
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

/** Opens a member's two accounts with nothing in them, in the currency of the book; opening them twice changes nothing. */
export function openMemberAccounts(tx: Transaction, memberId: number): Promise<void> {
  return openAccounts(tx, memberId, [cashAccount(memberId), lockedAccount(memberId)])
}

/** The same for what a member has at a vendor. */
export function openVendorWallet(tx: Transaction, memberId: number, vendorCode: string): Promise<void> {
  return openAccounts(tx, memberId, [vendorWallet(memberId, vendorCode)])
}

async function openAccounts(tx: Transaction, memberId: number, codes: AccountCode[]): Promise<void> {
  await tx.execute(sql`
    insert into ledger_account (code, member_id, currency, balance)
    select opened.code, ${memberId}::integer, house.currency, 0
    from ledger_account house, unnest(${sql.param(codes)}::text[]) as opened(code)
    where house.code = 'house:bets'
    on conflict (code) do nothing`)
}

/** A member's accounts as they are now, without locking them. @throws UnknownAccountError when they were never opened */
export async function memberAccounts(
  database: Database | Transaction,
  memberId: number,
): Promise<{ cash: MemberAccount; locked: MemberAccount }> {
  const codes = [cashAccount(memberId), lockedAccount(memberId)]
  const { id, code, balance } = ledgerAccount
  const rows = await database.select({ id, code, balance }).from(ledgerAccount).where(inArray(code, codes))
  const [cash, locked] = codes.map((wanted) => {
    const row = rows.find((account) => account.code === wanted)
    if (!row || row.balance === null) throw new UnknownAccountError(wanted)
    return { id: row.id, balance: row.balance }
  }) as [MemberAccount, MemberAccount]
  return { cash, locked }
}
