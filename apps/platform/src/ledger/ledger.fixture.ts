import { and, eq, sql } from 'drizzle-orm'

import { scratchDatabase } from '../../test/database.ts'
import { openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { withdrawal } from '../db/tables/cashier.ts'
import { game, vendor } from '../db/tables/games.ts'
import { member } from '../db/tables/members.ts'
import { memberAccounts, openMemberAccounts } from './accounts.ts'
import { confirmDeposit, settleWithdrawal } from './cashier.ts'

/** A migrated scratch database with one game. */
export async function openTestLedger(): Promise<{ database: Database; close: () => Promise<void> }> {
  const { url, drop } = await scratchDatabase()
  const database = openDatabase(url, { max: 60, connectionTimeout: 60_000 })
  await database.insert(vendor).values({ code: 'V', name: 'Vendor', hue: 0, pattern: 'waves', isHot: false })
  await database.insert(game).values({
    nodeId: 1,
    gameCode: 'G',
    name: 'Game',
    searchName: 'game',
    category: 'RNG',
    vendorCode: 'V',
    popularity: 1,
    releasedOn: '2026-01-01',
    isHot: false,
    isNew: false,
    maintenance: false,
  })
  const close = async () => {
    await database.$client.end()
    await drop()
  }
  return { database, close }
}

let members = 0

export async function createMemberWith(database: Database, cash: bigint, kind = 0): Promise<number> {
  members += 1
  const username = `member${members}`
  return withTransaction(database, async (tx) => {
    const row = { username, nickname: username, passwordHash: '', kind, path: '0' }
    const [{ id }] = (await tx.insert(member).values(row).returning({ id: member.id })) as [{ id: number }]
    await openMemberAccounts(tx, id)
    if (cash > 0n) {
      const payment = { amount: cash, channel: 'QR', paymentReference: `first-${id}`, createdAt: new Date() }
      await confirmDeposit(tx, { memberId: id, ...payment })
    }
    return id
  })
}

/** A member with a reward, who has done nothing today: a deposit would count. */
export async function createIdleMember(database: Database, cash: bigint): Promise<number> {
  const memberId = await createMemberWith(database, 0n)
  await database.execute(sql`
    select post_reward(${memberId}, 'PROMOTION', ${cash}, 'test:first', ${Buffer.alloc(32)}, 'first')`)
  return memberId
}

export async function accountId(database: Database, memberId: number, code: string): Promise<number> {
  const { rows } = await database.execute<{ id: number }>(sql`select account_id(${memberId}, ${code}) as id`)
  return rows[0]?.id ?? 0
}

export const getCash = async (database: Database, memberId: number) =>
  (await memberAccounts(database, memberId)).cash.balance

/** Transactions that do not add up to zero, and balances that differ from the sum of their entries. */
export async function findLedgerFaults(database: Database): Promise<unknown[]> {
  const { rows } = await database.execute(sql`
    select 'transaction' as fault, transaction_id::text as of, sum(amount)::text as by
    from ledger_entry group by transaction_id having sum(amount) <> 0
    union all
    select 'balance', code, (balance - coalesce(sum(amount), 0))::text
    from ledger_account left join ledger_entry on account_id = id
    where balance is not null group by ledger_account.member_id, id having balance <> coalesce(sum(amount), 0)`)
  return rows
}

/** Number of fulfilled promises, and the error names of the others. */
export async function settled(promises: Promise<unknown>[]): Promise<{ won: number; errors: string[] }> {
  const results = await Promise.allSettled(promises)
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).name] : []))
  return { won: results.length - errors.length, errors: [...new Set(errors)] }
}

/**
 * Pays out a requested withdrawal (locked → bank) without a provider. Idempotent.
 * @throws Error if there is no such withdrawal, or it was rejected
 */
export async function disburseWithdrawal(
  tx: Transaction,
  { memberId, withdrawalId, disbursedAt }: { memberId: number; withdrawalId: number; disbursedAt?: Date },
): Promise<typeof withdrawal.$inferSelect & { replayed: boolean }> {
  const condition = and(eq(withdrawal.memberId, memberId), eq(withdrawal.id, withdrawalId))
  const [requested] = await tx.select().from(withdrawal).where(condition).for('no key update')
  if (requested?.state === 'DISBURSED') return { ...requested, replayed: true }
  if (requested?.state !== 'REQUESTED') throw new Error(`Withdrawal ${withdrawalId} is not requested.`)
  const paid = { state: 'DISBURSED', ...(await settleWithdrawal(tx, requested, disbursedAt)) }
  await tx.update(withdrawal).set(paid).where(condition)
  return { ...requested, ...paid, replayed: false }
}
