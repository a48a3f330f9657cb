import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { accountTable, transferTable } from '../tables.ts'
import { faultPoint } from '@playhouse/shared/fault-point.ts'
import { requestHash } from '@playhouse/shared/request-hash.ts'
import { RefusedTransfer } from './refused-transfer.ts'
import type { TransferAnswer, TransferRequest } from '@playhouse/vendor-api/transfer-wallet.ts'

type Known = typeof transferTable.$inferSelect

/**
 * Adds to an account or takes from it, once for each id. A withdrawal that the account does not cover stays refused.
 * @throws RefusedTransfer insufficient_balance, transfer_cancelled, transfer_reused
 */
export async function transfer(
  database: Database,
  vendorCode: string,
  { call, transferId, account, amount }: TransferRequest<'deposit' | 'withdraw'>,
): Promise<TransferAnswer<'deposit'>> {
  const minor = parseAmount(amount)
  const hash = requestHash({ call, account, amount: minor })
  faultPoint('transfer:read')
  const { known, replayed } = await withTransaction(database, async (tx) => {
    const held = await holdAccount(tx, vendorCode, account)
    const before = await knownTransfer(tx, vendorCode, transferId)
    if (before) return { known: before, replayed: true }
    const added = call === 'deposit' ? minor : -minor
    const covered = held + added >= 0n
    const balance = covered ? held + added : held
    const row = { vendorCode, transferId, requestHash: hash, account, moved: covered ? added : null, balance }
    const [kept] = await tx.insert(transferTable).values(row).onConflictDoNothing().returning()
    if (kept && covered) {
      const whose = and(eq(accountTable.vendorCode, vendorCode), eq(accountTable.account, account))
      await tx.update(accountTable).set({ balance }).where(whose)
    }
    // It may have been asked about at this very moment, before it was there.
    return { known: kept ?? (await knownTransfer(tx, vendorCode, transferId)), replayed: false }
  })
  faultPoint('transfer:moved')
  if (!known?.requestHash) throw new RefusedTransfer('transfer_cancelled')
  if (!known.requestHash.equals(hash)) throw new RefusedTransfer('transfer_reused')
  if (known.balance === null || known.moved === null) throw new RefusedTransfer('insufficient_balance')
  return { balance: formatAmount(known.balance), replayed }
}

/** What became of a transfer. One that is not known is cancelled by the question, and refused when it comes after all. */
export async function transferState(
  database: Database,
  vendorCode: string,
  transferId: string,
): Promise<TransferAnswer<'status'>> {
  // Waits for a transfer of this id that is being written.
  await database.insert(transferTable).values({ vendorCode, transferId }).onConflictDoNothing()
  const known = await knownTransfer(database, vendorCode, transferId)
  return { state: known?.moved == null ? 'refused' : 'done' }
}

/** What an account holds; nothing where it has never been used. */
export async function accountBalance(database: Database, vendorCode: string, account: string): Promise<bigint> {
  const [held] = await database
    .select({ balance: accountTable.balance })
    .from(accountTable)
    .where(and(eq(accountTable.vendorCode, vendorCode), eq(accountTable.account, account)))
  return held?.balance ?? 0n
}

/** What an account has staked in rounds that are not settled, less what these have paid. */
export async function openStakes(database: Database, vendorCode: string, account: string): Promise<bigint> {
  const { rows } = await database.execute<{ staked: bigint }>(sql`
    select greatest(coalesce(sum(stake - payout), 0), 0)::bigint as staked from vendor.account_round
    where vendor_code = ${vendorCode} and account = ${account} and settled_at is null`)
  return rows[0]?.staked ?? 0n
}

/** Opens the account where it is not there, holds it until the transaction ends, and tells its balance. */
async function holdAccount(tx: Transaction, vendorCode: string, account: string): Promise<bigint> {
  const [held] = await tx
    .insert(accountTable)
    .values({ vendorCode, account })
    .onConflictDoUpdate({
      target: [accountTable.vendorCode, accountTable.account],
      set: { balance: sql`${accountTable.balance}` },
    })
    .returning({ balance: accountTable.balance })
  if (!held) throw new Error('A held account was not returned')
  return held.balance
}

async function knownTransfer(
  database: Database | Transaction,
  vendorCode: string,
  transferId: string,
): Promise<Known | undefined> {
  const [known] = await database
    .select()
    .from(transferTable)
    .where(and(eq(transferTable.vendorCode, vendorCode), eq(transferTable.transferId, transferId)))
  return known
}
