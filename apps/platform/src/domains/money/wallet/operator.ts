import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { ledgerAccount, ledgerTransaction } from '../../../db/tables/ledger.ts'
import { cashAccount } from '../../../ledger/accounts.ts'

/** Currency of a member's cash account; undefined for no member. */
export async function getCurrency(database: Database, memberId: number): Promise<string | undefined> {
  const [found] = await database
    .select({ currency: ledgerAccount.currency })
    .from(ledgerAccount)
    .where(and(eq(ledgerAccount.memberId, memberId), eq(ledgerAccount.code, cashAccount(memberId))))
  return found?.currency
}

export const isPosted = async (tx: Transaction, memberId: number, key: string): Promise<boolean> =>
  (await tx.$count(
    ledgerTransaction,
    and(eq(ledgerTransaction.memberId, memberId), eq(ledgerTransaction.idempotencyKey, key)),
  )) > 0

/** Accounts of a member with their balances, such as `cash`, `locked`, `points`, `vendor:SEN`. */
export async function listBalances(database: Database, memberId: number) {
  const rows = await database
    .select({ code: ledgerAccount.code, currency: ledgerAccount.currency, balance: ledgerAccount.balance })
    .from(ledgerAccount)
    .where(eq(ledgerAccount.memberId, memberId))
    .orderBy(ledgerAccount.id)
  return rows.map(({ code, ...row }) => ({
    ...row,
    name: code.split(':').slice(2).join(':'),
    balance: row.balance ?? 0n,
  }))
}

/** What vendors with wallets of their own hold of a member's money, the most first. */
export async function listAtVendors(
  database: Database,
  memberId: number,
): Promise<{ code: string; name: string; balance: bigint }[]> {
  const { rows } = await database.execute<{ code: string; name: string; balance: bigint }>(sql`
    select vendor.code, vendor.name, balance from ledger_account account
    join vendor on account.code = 'member:' || ${memberId}::integer || ':vendor:' || vendor.code
    where member_id = ${memberId} and balance > 0 order by balance desc`)
  return rows
}
