import { sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { IdempotencyMismatchError } from './errors.ts'
import type { Line, LockedAccount, Posted, Posting } from './posting.ts'

/**
 * The accounts of all legs. Members' are locked, in the order of their ids, so that two movements cannot wait for each
 * other; the house's are not: they hold no balance, and every bet would queue for them.
 */
export async function lockAccounts(tx: Transaction, postings: readonly Posting[]): Promise<LockedAccount[]> {
  const wanted = new Set(postings.flatMap((posting) => posting.legs.map((leg) => leg.account)))
  const codes = [...wanted].filter((account) => typeof account === 'string')
  const ids = [...wanted].filter((account) => typeof account === 'number')
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
 * Takes the keys by writing the movements' heads; none when the first is taken. The accounts are locked by now, so this
 * statement sees whatever a movement before it on the same accounts has written.
 */
export async function claimKeys(tx: Transaction, postings: readonly Posting[], hashes: readonly Buffer[]) {
  const column = <T>(values: T[]) => sql.param(values)
  const { rows } = await tx.execute<{ id: bigint; key: string; at: string }>(sql`
    insert into ledger_transaction (type, idempotency_key, request_hash, member_id, reference, occurred_at)
    select type, key, hash, member_id, reference, coalesce(at, clock_timestamp())
    from unnest(
      ${column(postings.map((posting) => posting.type))}::text[],
      ${column(postings.map((posting) => posting.idempotencyKey))}::text[],
      ${column([...hashes])}::bytea[],
      ${column(postings.map((posting) => posting.memberId ?? null))}::integer[],
      ${column(postings.map((posting) => posting.reference ?? null))}::text[],
      ${column(postings.map((posting) => posting.occurredAt?.toISOString() ?? null))}::timestamptz[]
    ) with ordinality as posting(type, key, hash, member_id, reference, at, position)
    where not exists (select from ledger_transaction where idempotency_key = ${postings[0]?.idempotencyKey})
    order by position
    on conflict (idempotency_key) do nothing
    returning id, idempotency_key as key, occurred_at as at`)
  return rows
}

/** What stands in the book under the keys. @throws IdempotencyMismatchError when it was asked for otherwise */
export async function storedMovements(
  tx: Transaction,
  postings: readonly Posting[],
  hashes: readonly Buffer[],
): Promise<Posted[]> {
  const { rows } = await tx.execute<{
    id: bigint
    key: string
    hash: Buffer
    at: string
    ids: number[]
    balances: string[]
  }>(sql`
    select head.id, head.idempotency_key as key, head.request_hash as hash, head.occurred_at as at,
      array_agg(entry.account_id order by entry.line) as ids,
      array_agg(entry.balance_after::text order by entry.line) as balances
    from ledger_transaction head
    join ledger_entry entry on entry.transaction_id = head.id and entry.balance_after is not null
    where head.idempotency_key = any(${sql.param(postings.map((posting) => posting.idempotencyKey))}::text[])
    group by head.id
    order by head.id`)
  if (rows.length === 0) throw new IdempotencyMismatchError(postings[0]?.idempotencyKey ?? '')
  return rows.map(({ id, key, hash, at, ids, balances }) => {
    const index = postings.findIndex((posting) => posting.idempotencyKey === key)
    if (!hashes[index]?.equals(hash)) throw new IdempotencyMismatchError(key)
    const after = new Map(ids.map((account, line) => [account, BigInt(balances[line] ?? 0)]))
    return { transactionId: id, occurredAt: new Date(at), balances: after, replayed: true }
  })
}

/** Writes the lines and the balances they lead to; the account's check constraint has the last word. */
export async function writeLines(
  tx: Transaction,
  written: readonly { transactionId: bigint; lines: readonly Line[] }[],
  balances: ReadonlyMap<number, bigint>,
): Promise<void> {
  const lines = written.flatMap(({ transactionId, lines: own }) =>
    own.map((line, index) => ({ ...line, transactionId, line: index + 1 })),
  )
  const column = (name: keyof (typeof lines)[number]) => sql.param(lines.map((line) => line[name]))
  await tx.execute(sql`
    with moved as (
      update ledger_account set balance = moved.balance
      from unnest(${sql.param([...balances.keys()])}::integer[], ${sql.param([...balances.values()])}::bigint[]) as moved(id, balance)
      where ledger_account.id = moved.id
    )
    insert into ledger_entry (transaction_id, line, account_id, amount, balance_after)
    select * from unnest(
      ${column('transactionId')}::bigint[], ${column('line')}::smallint[], ${column('accountId')}::integer[],
      ${column('amount')}::bigint[], ${column('balanceAfter')}::bigint[])`)
}
