import type pg from 'pg'
import type { NotedCall } from '../db/tables/seamless.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import type { Statement } from '../db/statement.ts'
import type { WalletAnswer } from './protocol.ts'
import { RefusedCall } from './refused-call.ts'

/** What every call that may move money answers. */
export type Moved = WalletAnswer<'debit'>

/** One call as it is told apart from others: whose, which, and what it asked. */
export interface AskedCall {
  vendorCode: string
  transactionId: string
  /** SHA-256 of what was asked. */
  hash: Buffer
}

type Ask = <Row extends pg.QueryResultRow>(statement: Statement, values: unknown[]) => Promise<Row[]>

interface Noted {
  kind: NotedCall
  hash: Buffer | null
  balance: bigint | null
  transaction: string | null
}

interface Movement {
  id: bigint
  hash: Buffer
  balance: bigint
  /** The jackpot that it paid, and how much. */
  jackpotId: string | null
  won: bigint | null
}

const NOTED: Statement = {
  name: 'seamless-noted',
  text: `select kind, request_hash as hash, balance, transaction from noted_call where vendor_code = $1 and transaction_id = $2`,
}

const IN_THE_BOOK: Statement = {
  name: 'seamless-in-the-book',
  text: `
    select head.id, head.request_hash as hash, entry.balance_after as balance, won.jackpot_id as "jackpotId", won.amount as won
    from ledger_transaction head
    join ledger_entry entry on entry.transaction_id = head.id and entry.balance_after is not null
    left join jackpot_win won on won.transaction_id = head.id
    where head.idempotency_key in ('vendor:' || $1::text || ':' || $2::text, 'vendor:' || $1::text || ':' || $2::text || ':payout',
      'vendor:' || $1::text || ':' || $2::text || ':jackpot')
    order by head.id`,
}

/** What is noted of a transaction that the book has no movement of; undefined where nothing is. */
export async function notedKind(ask: Ask, vendorCode: string, transactionId: string): Promise<NotedCall | undefined> {
  const [noted] = await ask<Noted & pg.QueryResultRow>(NOTED, [vendorCode, transactionId])
  return noted?.kind
}

/**
 * The answer that a transaction was given before, or undefined when it is new.
 * @throws RefusedCall transaction_cancelled, or transaction_reused when the id was used for another call
 */
export async function storedAnswer(
  ask: Ask,
  { vendorCode, transactionId, hash }: AskedCall,
): Promise<Moved | undefined> {
  const [noted] = await ask<Noted & pg.QueryResultRow>(NOTED, [vendorCode, transactionId])
  if (noted?.kind === 'CANCELLED') throw new RefusedCall('transaction_cancelled')
  if (noted) {
    if (noted.balance === null || !noted.hash?.equals(hash)) throw new RefusedCall('transaction_reused')
    return { balance: formatAmount(noted.balance), transaction: noted.transaction, replayed: true }
  }
  const movements = await ask<Movement & pg.QueryResultRow>(IN_THE_BOOK, [vendorCode, transactionId])
  const [first, last] = [movements[0], movements.at(-1)]
  if (!first || !last) return undefined
  if (!first.hash.equals(hash)) throw new RefusedCall('transaction_reused')
  return {
    balance: formatAmount(last.balance),
    transaction: String(first.id),
    replayed: true,
    ...(last.jackpotId !== null && { jackpot: { id: last.jackpotId, amount: formatAmount(last.won ?? 0n) } }),
  }
}
