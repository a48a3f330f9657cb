import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { accountTable, transferTable } from '../tables.ts'
import { faultPoint } from '@playhouse/server/fault-point.ts'
import { requestHash } from '@playhouse/server/request-hash.ts'
import { RefusedTransfer } from './refused-transfer.ts'
import type { TransferResponse, TransferRequest } from '@playhouse/vendor-api/transfer-wallet.ts'

type Transfer = typeof transferTable.$inferSelect

/**
 * Credits or debits an account exactly once per id. A withdrawal refused for insufficient balance stays refused.
 * @throws RefusedTransfer insufficient_balance, transfer_cancelled, transfer_reused
 */
export async function transfer(
  database: Database,
  vendorCode: string,
  { call, transferId, account, amount }: TransferRequest<'deposit' | 'withdraw'>,
): Promise<TransferResponse<'deposit'>> {
  const minor = parseAmount(amount)
  const hash = requestHash({ call, account, amount: minor })
  faultPoint('transfer:read')
  const { known, replayed } = await withTransaction(database, async (tx) => {
    const held = await lockAccount(tx, vendorCode, account)
    const before = await findTransfer(tx, vendorCode, transferId)
    if (before) return { known: before, replayed: true }
    const added = call === 'deposit' ? minor : -minor
    const covered = held + added >= 0n
    const balance = covered ? held + added : held
    const row = { vendorCode, transferId, requestHash: hash, account, moved: covered ? added : null, balance }
    const [stored] = await tx.insert(transferTable).values(row).onConflictDoNothing().returning()
    if (stored && covered) {
      const whose = and(eq(accountTable.vendorCode, vendorCode), eq(accountTable.account, account))
      await tx.update(accountTable).set({ balance }).where(whose)
    }
    // A concurrent query may have cancelled it.
    return { known: stored ?? (await findTransfer(tx, vendorCode, transferId)), replayed: false }
  })
  faultPoint('transfer:moved')
  if (!known?.requestHash) throw new RefusedTransfer('transfer_cancelled')
  if (!known.requestHash.equals(hash)) throw new RefusedTransfer('transfer_reused')
  if (known.balance === null || known.moved === null) throw new RefusedTransfer('insufficient_balance')
  return { balance: formatAmount(known.balance), replayed }
}

/** State of a transfer. Querying an unknown one cancels it, so that it is refused if it arrives later. */
export async function transferState(
  database: Database,
  vendorCode: string,
  transferId: string,
): Promise<TransferResponse<'status'>> {
  // Waits for a concurrent transfer with this id.
  await database.insert(transferTable).values({ vendorCode, transferId }).onConflictDoNothing()
  const known = await findTransfer(database, vendorCode, transferId)
  return { state: known?.moved == null ? 'refused' : 'done' }
}

/** Balance of an account, 0 if it was never used. */
export async function accountBalance(database: Database, vendorCode: string, account: string): Promise<bigint> {
  const [held] = await database
    .select({ balance: accountTable.balance })
    .from(accountTable)
    .where(and(eq(accountTable.vendorCode, vendorCode), eq(accountTable.account, account)))
  return held?.balance ?? 0n
}

/** Stakes of open rounds minus their payouts so far. */
export async function openStakes(database: Database, vendorCode: string, account: string): Promise<bigint> {
  const { rows } = await database.execute<{ staked: bigint }>(sql`
    select greatest(coalesce(sum(stake - payout), 0), 0)::bigint as staked from vendor.account_round
    where vendor_code = ${vendorCode} and account = ${account} and settled_at is null`)
  return rows[0]?.staked ?? 0n
}

/** Locks the account until the transaction ends, creating it if needed, and returns its balance. */
async function lockAccount(tx: Transaction, vendorCode: string, account: string): Promise<bigint> {
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

async function findTransfer(
  database: Database | Transaction,
  vendorCode: string,
  transferId: string,
): Promise<Transfer | undefined> {
  const [known] = await database
    .select()
    .from(transferTable)
    .where(and(eq(transferTable.vendorCode, vendorCode), eq(transferTable.transferId, transferId)))
  return known
}
