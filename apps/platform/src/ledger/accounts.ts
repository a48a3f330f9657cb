import { and, eq, inArray, like, or, sql } from 'drizzle-orm'

import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { ledgerAccount } from '../db/tables/ledger.ts'
import { UnknownAccountError } from './errors.ts'

/**
 * Accounts of house and bank, created by migrations. Demo accounts play against their own, so that `house:bets` is the
 * house's real result. `house:transit` holds money in transit to vendors, `house:transfers` money between two members.
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
  | 'house:fees'
  | 'house:adjustments'
  | 'bank:deposits'
  | 'bank:withdrawals'

export type AccountCode =
  | HouseAccount
  | `member:${number}:${'cash' | 'locked' | 'held' | 'withheld' | 'bonus' | 'points' | `vendor:${string}`}`
  | `jackpot:${string}`

/** Playable balance. */
export const cashAccount = (memberId: number) => `member:${memberId}:cash` as const

/** Held for a pending withdrawal. */
export const lockedAccount = (memberId: number) => `member:${memberId}:locked` as const

/** Received payments that may not be credited. Opened with the first one. */
export const heldAccount = (memberId: number) => `member:${memberId}:held` as const

/** Bonus money of a running bonus. */
export const bonusAccount = (memberId: number) => `member:${memberId}:bonus` as const

/** Stores no balance, like house accounts. */
export const jackpotAccount = (jackpotId: string) => `jackpot:${jackpotId}` as const

/** A member's wallet at a transfer-wallet vendor. */
export const vendorWallet = (memberId: number, vendorCode: string) => `member:${memberId}:vendor:${vendorCode}` as const

export interface MemberAccount {
  id: number
  /** Minor units. */
  balance: bigint
}

/** Opens a member's cash and locked accounts. Idempotent. */
export async function openMemberAccounts(tx: Transaction, memberId: number): Promise<void> {
  await tx.execute(sql`select open_account(${memberId}, 'cash'), open_account(${memberId}, 'locked')`)
}

/** A member's current accounts, unlocked, and what vendors hold in all. @throws UnknownAccountError if they were never opened */
export async function memberAccounts(
  database: Database | Transaction,
  memberId: number,
): Promise<{ cash: MemberAccount; locked: MemberAccount; atVendors: bigint }> {
  const codes = [cashAccount(memberId), lockedAccount(memberId)]
  const { id, code, balance } = ledgerAccount
  const rows = await database
    .select({ id, code, balance })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), or(inArray(code, codes), like(code, vendorWallet(memberId, '%')))))
  const [cash, locked] = codes.map((wanted) => {
    const row = rows.find((account) => account.code === wanted)
    if (!row || row.balance === null) throw new UnknownAccountError(wanted)
    return { id: row.id, balance: row.balance }
  }) as [MemberAccount, MemberAccount]
  const away = rows.filter(({ code: own }) => !codes.some((wanted) => wanted === own))
  return { cash, locked, atVendors: away.reduce((sum, account) => sum + (account.balance ?? 0n), 0n) }
}
