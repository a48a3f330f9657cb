import { formatAmount } from '@playhouse/shared/money.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { type MovementKind, accountTable, accountRoundTable, movementTable } from '../tables.ts'
import type { WalletResponse, WalletRefusalCode } from '@playhouse/vendor-api/seamless-wallet.ts'

export type Moved = WalletResponse<'debit'>
export type BookRound = typeof accountRoundTable.$inferSelect
type Movement = typeof movementTable.$inferSelect

/** Identifies a game's call. */
export interface Call {
  session: string
  transactionId: string
  /** SHA-256 of the request. */
  hash: Buffer
}

/** A vendor's book with one account locked: what a call may read and write. */
export interface Book {
  balance: bigint
  currency: string
  account: string
  session: string
  /** Previous answer to the call; undefined for a new call. */
  answered: Moved | WalletRefusalCode | undefined
  movement(transactionId: string): Promise<Movement | undefined>
  round(roundId: string): Promise<BookRound | undefined>
  keepRound(
    round: Pick<BookRound, 'roundId' | 'stake' | 'payout'> & Partial<BookRound>,
    settles: boolean,
  ): Promise<void>
  dropRound(roundId: string): Promise<void>
  /** Records that a stake is rolled back, or must be refused if it arrives. */
  cancel(transactionId: string): Promise<void>
  /** Changes the balance, records the call and returns its answer. */
  move(kind: MovementKind, added: bigint, about?: Partial<Pick<Movement, 'roundId' | 'amount'>>): Promise<Moved>
}

interface AccountRow extends Record<string, unknown> {
  account: string
  currency: string
  balance: bigint
}

/** Locks the session's account until the transaction ends; undefined if the vendor has no such session. */
export async function openBook(tx: Transaction, vendorCode: string, call: Call): Promise<Book | undefined> {
  const { session, transactionId, hash } = call
  // Players without transfers have no account yet.
  const { rows } = await tx.execute<AccountRow>(sql`
    with playing as (
      select account, currency from vendor.session where wallet_session = ${session} and vendor_code = ${vendorCode}
    ), held as (
      insert into vendor.account (vendor_code, account) select ${vendorCode}, account from playing
      on conflict (vendor_code, account) do update set balance = vendor.account.balance
      returning account, balance
    )
    select held.account, held.balance, currency from held join playing using (account)`)
  const [held] = rows
  if (!held) return undefined
  const { account, balance, currency } = held

  const movement: Book['movement'] = async (id) => {
    const which = and(eq(movementTable.vendorCode, vendorCode), eq(movementTable.transactionId, id))
    return (await tx.select().from(movementTable).where(which))[0]
  }
  const getRound = (roundId: string) =>
    and(eq(accountRoundTable.vendorCode, vendorCode), eq(accountRoundTable.roundId, roundId))

  return {
    balance,
    currency,
    account,
    session,
    answered: getResponse(await movement(transactionId), hash),
    movement,
    round: async (roundId) => (await tx.select().from(accountRoundTable).where(getRound(roundId)))[0],
    keepRound: async ({ roundId, ...changed }, settles) => {
      const values = { ...changed, ...(settles && { settledAt: sql`clock_timestamp()` }) }
      await tx
        .insert(accountRoundTable)
        .values({ vendorCode, roundId, account, session, ...values })
        .onConflictDoUpdate({ target: [accountRoundTable.vendorCode, accountRoundTable.roundId], set: values })
    },
    dropRound: async (roundId) => void (await tx.delete(accountRoundTable).where(getRound(roundId))),
    cancel: async (id) => {
      await tx
        .insert(movementTable)
        .values({ vendorCode, transactionId: id, kind: 'cancelled' })
        .onConflictDoUpdate({
          target: [movementTable.vendorCode, movementTable.transactionId],
          set: { kind: 'cancelled' },
        })
    },
    move: async (kind, added, about = {}) => {
      const after = balance + added
      await tx
        .insert(movementTable)
        .values({ vendorCode, transactionId, kind, requestHash: hash, balance: after, ...about })
      const whose = and(eq(accountTable.vendorCode, vendorCode), eq(accountTable.account, account))
      if (added !== 0n) await tx.update(accountTable).set({ balance: after }).where(whose)
      return moved(after, false)
    },
  }
}

/** Balance of the session's account; undefined if the vendor has no such session. */
export async function sessionBalance(
  database: Database,
  vendorCode: string,
  session: string,
): Promise<Pick<AccountRow, 'balance' | 'currency'> | undefined> {
  const { rows } = await database.execute<Pick<AccountRow, 'balance' | 'currency'>>(sql`
    select coalesce(held.balance, 0::bigint) as balance, playing.currency
    from vendor.session playing left join vendor.account held using (vendor_code, account)
    where playing.wallet_session = ${session} and playing.vendor_code = ${vendorCode}`)
  return rows[0]
}

function getResponse(known: Movement | undefined, hash: Buffer): Moved | WalletRefusalCode | undefined {
  if (!known) return undefined
  if (known.kind === 'cancelled') return 'transaction_cancelled'
  if (known.balance === null || !known.requestHash?.equals(hash)) return 'transaction_reused'
  return moved(known.balance, true)
}

const moved = (balance: bigint, replayed: boolean): Moved => ({
  balance: formatAmount(balance),
  transaction: null,
  replayed,
})
