import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { sqlStateOf, withTransaction } from '../db/database.ts'
import type { Database } from '../db/database.ts'
import { cashAccount, lockedAccount } from './accounts.ts'
import { cashOf, faultsOf, memberWith, openBook, settled } from './book.fixture.ts'
import { IdempotencyMismatchError } from './errors.ts'
import { postTransaction } from './post.ts'
import type { Leg, Posting } from './posting.ts'

let database: Database
let close: () => Promise<void>
beforeAll(async () => ({ database, close } = await openBook()))
afterAll(() => close())

const post = (posting: Posting) => withTransaction(database, (tx) => postTransaction(tx, posting))

/** A movement of `amount` from the house to a member (or back, below zero). */
function gift(memberId: number, amount: bigint, key: string): Posting {
  return {
    type: 'PROMOTION',
    idempotencyKey: key,
    request: { memberId, amount },
    memberId,
    legs: [
      { account: 'house:promotions', amount: -amount },
      { account: cashAccount(memberId), amount },
    ],
  }
}

it('adds to zero and keeps every balance equal to its replay, whatever is thrown at it at once', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => memberWith(database, 500n)))
  // A fixed sequence of amounts and members that takes too much now and then.
  const postings = Array.from({ length: 400 }, (_, index) => {
    const from = members[(index * 7) % 8] as number
    const to = members[(index * 3 + 1) % 8] as number
    const amount = BigInt(((index * 37) % 251) + 1)
    const legs: Leg[] =
      from === to
        ? [
            { account: cashAccount(from), amount: -amount },
            { account: lockedAccount(from), amount },
          ]
        : [
            { account: cashAccount(from), amount: -amount },
            { account: cashAccount(to), amount: amount - 1n },
            { account: 'house:promotions', amount: 1n },
          ]
    return {
      type: 'TRANSFER',
      idempotencyKey: `random-${index}`,
      request: { index },
      legs: legs.filter((leg) => leg.amount !== 0n),
    }
  })
  const { won, errors } = await settled(postings.map(post))
  expect(won).toBeGreaterThan(100)
  expect(errors).toEqual(['InsufficientBalanceError'])
  expect(await faultsOf(database)).toEqual([])
})

it('replays a key without moving anything, and tells that it did', async () => {
  const memberId = await memberWith(database, 0n)
  const first = await post(gift(memberId, 70n, 'gift-1'))
  const again = await post(gift(memberId, 70n, 'gift-1'))
  expect(first.replayed).toBe(false)
  expect(again).toEqual({ ...first, replayed: true })
  expect(await cashOf(database, memberId)).toBe(70n)
})

it('replays a movement also when the balance would not cover it any more', async () => {
  const memberId = await memberWith(database, 70n)
  const first = await post(gift(memberId, -70n, 'gift-2'))
  expect(await post(gift(memberId, -70n, 'gift-2'))).toEqual({ ...first, replayed: true })
})

it('moves once when the same key comes twenty times at once', async () => {
  const memberId = await memberWith(database, 0n)
  const results = await Promise.all(Array.from({ length: 20 }, () => post(gift(memberId, 5n, 'gift-3'))))
  expect(results.filter((result) => !result.replayed)).toHaveLength(1)
  expect(new Set(results.map((result) => result.transactionId)).size).toBe(1)
  expect(await cashOf(database, memberId)).toBe(5n)
})

it('refuses a key that belongs to another request', async () => {
  const memberId = await memberWith(database, 0n)
  await post(gift(memberId, 5n, 'gift-4'))
  await expect(post(gift(memberId, 6n, 'gift-4'))).rejects.toThrow(IdempotencyMismatchError)
  expect(await cashOf(database, memberId)).toBe(5n)
})

it('refuses movements that are none', async () => {
  const memberId = await memberWith(database, 0n)
  const base = gift(memberId, 5n, 'none')
  const legs = [...base.legs.slice(0, 1), { account: cashAccount(memberId), amount: 6n }]
  await expect(post({ ...base, legs })).rejects.toThrow('VND is off by 1')
  await expect(post({ ...base, legs: [] })).rejects.toThrow('at least two legs')
  await expect(post(gift(memberId, 0n, 'none'))).rejects.toThrow('moves nothing')
  await expect(post(gift(999_999, 5n, 'none'))).rejects.toThrow('member:999999:cash')
})

it('keeps the largest amount exactly and refuses one more', async () => {
  const largest = 2n ** 63n - 1n
  const memberId = await memberWith(database, 0n)
  const { balances } = await post(gift(memberId, largest, 'large-1'))
  expect([...balances.values()]).toEqual([largest])
  expect(await cashOf(database, memberId)).toBe(largest)
  await expect(post(gift(memberId, 1n, 'large-2'))).rejects.toThrow('does not fit')
  await expect(post(gift(memberId, largest + 1n, 'large-3'))).rejects.toThrow('does not fit')
  await post(gift(memberId, -largest, 'large-4'))
})

it.each([
  'update ledger_entry set amount = 0',
  'delete from ledger_entry',
  'truncate ledger_entry',
  "update ledger_transaction set type = 'X'",
  'delete from ledger_transaction',
  'truncate ledger_transaction cascade',
])('refuses: %s', async (statement) => {
  const memberId = await memberWith(database, 5n)
  await expect(
    database.execute(sql.raw(statement)).catch((error: Error) => Promise.reject(error.cause)),
  ).rejects.toThrow('append-only')
  expect(await cashOf(database, memberId)).toBe(5n)
})

it('refuses lines that do not add to zero even when they are written past this code', async () => {
  const memberId = await memberWith(database, 0n)
  const { transactionId } = await post(gift(memberId, 5n, 'gift-5'))
  const lone = sql`insert into ledger_entry (transaction_id, line, account_id, amount)
    select ${transactionId}::bigint, 9, id, 1 from ledger_account where code = 'house:bets'`
  const error: unknown = await database.execute(lone).catch((caught: unknown) => caught)
  expect(sqlStateOf(error)).toBe('23514')
})

it('refuses a balance below zero even when it is written past this code', async () => {
  const memberId = await memberWith(database, 5n)
  const error: unknown = await database
    .execute(sql`update ledger_account set balance = balance - 6 where code = ${cashAccount(memberId)}`)
    .catch((caught: unknown) => caught)
  expect(sqlStateOf(error)).toBe('23514')
})
