import { sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import type { Line, LockedAccount, Posted, Posting } from './posting.ts'

/**
 * The accounts of all legs. Members' are locked, in the order of their ids, so that two movements cannot wait for each
 * other; the house's are not: they hold no balance, and every bet would queue for them.
 */
export async function lockAccounts(tx: Transaction, { legs }: Posting): Promise<LockedAccount[]> {
  const wanted = [...new Set(legs.map((leg) => leg.account))]
  const codes = wanted.filter((account) => typeof account === 'string')
  const ids = wanted.filter((account) => typeof account === 'number')
  const asked = sql`(code = any(${sql.param(codes)}::text[]) or id = any(${sql.param(ids)}::integer[]))`
  const { rows } = await tx.execute<Record<keyof LockedAccount, unknown>>(sql`
    with locked as (
      select id, code, currency, balance from ledger_account
      where member_id is not null and ${asked}
      order by id for no key update
    )
    select * from locked
    union all
    select id, code, currency, balance from ledger_account where member_id is null and ${asked}`)
  return rows as unknown as LockedAccount[]
}

/**
 * Takes the key by writing the movement's head; undefined when it is taken. The accounts are locked by now, so this statement
 * sees whatever a movement before it on the same accounts has written.
 */
export async function claimKey(tx: Transaction, posting: Posting, hash: Buffer) {
  const { type, idempotencyKey, memberId = null, reference = null, occurredAt } = posting
  const { rows } = await tx.execute<{ id: bigint; at: string }>(sql`
    insert into ledger_transaction (type, idempotency_key, request_hash, member_id, reference, occurred_at)
    select ${type}, ${idempotencyKey}, ${hash}::bytea, ${memberId}::integer, ${reference}::text,
      coalesce(${occurredAt?.toISOString() ?? null}::timestamptz, clock_timestamp())
    where not exists (select from ledger_transaction where idempotency_key = ${idempotencyKey})
    on conflict (idempotency_key) do nothing
    returning id, occurred_at as at`)
  return rows[0]
}

/** What stands in the book under a key, and the hash of what was asked. */
export async function storedMovement(
  tx: Transaction,
  idempotencyKey: string,
): Promise<{ posted: Posted; hash: Buffer } | undefined> {
  const { rows } = await tx.execute<{ id: bigint; hash: Buffer; at: string; ids: number[]; balances: string[] }>(sql`
    select head.id, head.request_hash as hash, head.occurred_at as at,
      array_agg(entry.account_id order by entry.line) as ids,
      array_agg(entry.balance_after::text order by entry.line) as balances
    from ledger_transaction head
    join ledger_entry entry on entry.transaction_id = head.id and entry.balance_after is not null
    where head.idempotency_key = ${idempotencyKey}
    group by head.id`)
  const [row] = rows
  if (!row) return undefined
  const balances = new Map(row.ids.map((account, line) => [account, BigInt(row.balances[line] ?? 0)]))
  return {
    hash: row.hash,
    posted: { transactionId: row.id, occurredAt: new Date(row.at), balances, replayed: true },
  }
}

/** Writes a movement's lines and the balances they lead to; the account's check constraint has the last word. */
export async function writeLines(tx: Transaction, transactionId: bigint, lines: readonly Line[]): Promise<void> {
  const column = (name: keyof Line) => sql.param(lines.map((line) => line[name]))
  // The last line of an account says what it holds in the end.
  const held = new Map(
    lines.flatMap((line) => (line.balanceAfter === null ? [] : [[line.accountId, line.balanceAfter]])),
  )
  await tx.execute(sql`
    with moved as (
      update ledger_account set balance = moved.balance
      from unnest(${sql.param([...held.keys()])}::integer[], ${sql.param([...held.values()])}::bigint[]) as moved(id, balance)
      where ledger_account.id = moved.id
    )
    insert into ledger_entry (transaction_id, line, account_id, amount, balance_after)
    select ${transactionId}::bigint, line, account_id, amount, balance_after from unnest(
      ${column('accountId')}::integer[], ${column('amount')}::bigint[], ${column('balanceAfter')}::bigint[]
    ) with ordinality as written(account_id, amount, balance_after, line)`)
}
