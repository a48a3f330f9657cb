import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

import { findSqlState, withTransaction } from '@playhouse/postgres/database.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { HOUSE, TRANSACTION_TYPES } from '../db/tables/ledger.ts'
import { cashAccount } from './accounts.ts'
import { accountId, getCash, findLedgerFaults, createMemberWith, openTestLedger, settled } from './ledger.fixture.ts'
import { AmountError, IdempotencyMismatchError, InsufficientBalanceError, ReceivingRefusedError } from './errors.ts'
import * as postings from './postings.ts'

let database: Database
let close: () => Promise<void>
let house: number
beforeAll(async () => {
  ;({ database, close } = await openTestLedger())
  house = await accountId(database, HOUSE, 'house:bets')
})
afterAll(() => close())

const gift = (memberId: number, amount: bigint, key: string) =>
  postings.postReward(database, { memberId, type: 'PROMOTION', amount, key, request: { memberId, amount } })

/** A stake on a game. */
async function bet(memberId: number, amount: bigint, key: string) {
  const account = await accountId(database, memberId, cashAccount(memberId))
  return postings.postBet(database, { memberId, account, house, amount, key, request: { memberId, amount } })
}

/** Balance of one of a member's accounts; null if it was never opened. */
async function held(memberId: number, name: string): Promise<bigint | null> {
  const { rows } = await database.execute<{ balance: bigint }>(
    sql`select balance from ledger_account where member_id = ${memberId} and code = ${`member:${memberId}:${name}`}`,
  )
  return rows[0]?.balance ?? null
}

async function getLines(memberId: number, transactionId: bigint) {
  const { rows } = await database.execute<{ code: string; amount: bigint; after: bigint | null }>(sql`
    select code, amount, balance_after as after from ledger_entry join ledger_account on id = account_id
    where ledger_entry.member_id = ${memberId} and transaction_id = ${transactionId} order by line`)
  return rows
}

/** SQLSTATE of a refused statement. */
const getState = (statement: ReturnType<typeof sql>) =>
  database.execute(statement).then(
    () => undefined,
    (error: unknown) => findSqlState(error),
  )

it('adds to zero and keeps every balance equal to its replay under 400 concurrent postings', async () => {
  const members = await Promise.all(Array.from({ length: 8 }, () => createMemberWith(database, 500n)))
  // A fixed sequence of amounts and members that occasionally exceeds the balance.
  const { won, errors } = await settled(
    Array.from({ length: 400 }, (_, index) => {
      const from = members[(index * 7) % 8] as number
      const to = members[(index * 3 + 1) % 8] as number
      const common = {
        memberId: from,
        amount: BigInt(((index * 37) % 251) + 1),
        key: `random-${index}`,
        request: { index },
      }
      return from === to
        ? postings.postWithdrawalHold(database, common)
        : postings.postMemberTransfer(database, { ...common, to })
    }),
  )
  expect(won).toBeGreaterThan(100)
  expect(errors).toEqual(['InsufficientBalanceError'])
  expect(await findLedgerFaults(database)).toEqual([])
})

it('replays a key without posting again', async () => {
  const memberId = await createMemberWith(database, 0n)
  const first = await gift(memberId, 70n, 'gift-1')
  const again = await gift(memberId, 70n, 'gift-1')
  expect(first).toMatchObject({ replayed: false, balance: 70n })
  expect(again).toEqual({ ...first, replayed: true })
  expect(await getCash(database, memberId)).toBe(70n)
})

it('replays a transaction even if the balance no longer covers it', async () => {
  const memberId = await createMemberWith(database, 70n)
  const first = await bet(memberId, 70n, 'bet-1')
  expect(await bet(memberId, 70n, 'bet-1')).toEqual({ ...first, replayed: true })
})

it('posts once for twenty concurrent uses of a key', async () => {
  const memberId = await createMemberWith(database, 0n)
  const results = await Promise.all(Array.from({ length: 20 }, () => gift(memberId, 5n, 'gift-3')))
  expect(results.filter((result) => !result.replayed)).toHaveLength(1)
  expect(new Set(results.map((result) => result.transactionId)).size).toBe(1)
  expect(await getCash(database, memberId)).toBe(5n)
})

it('refuses a key that belongs to another request', async () => {
  const memberId = await createMemberWith(database, 0n)
  await gift(memberId, 5n, 'gift-4')
  await expect(gift(memberId, 6n, 'gift-4')).rejects.toThrow(IdempotencyMismatchError)
  expect(await getCash(database, memberId)).toBe(5n)
})

it('treats the same key of two members as two transactions', async () => {
  const [first, second] = [await createMemberWith(database, 0n), await createMemberWith(database, 0n)]
  const both = await Promise.all([gift(first, 5n, 'shared'), gift(second, 5n, 'shared')])
  expect(both.map(({ replayed }) => replayed)).toEqual([false, false])
  expect([await getCash(database, first), await getCash(database, second)]).toEqual([5n, 5n])
})

it('credits a payment to one member only', async () => {
  const [first, second] = [await createMemberWith(database, 0n), await createMemberWith(database, 0n)]
  const pay = (memberId: number) =>
    postings.postDeposit(database, { memberId, amount: 5n, key: 'deposit:P', request: { memberId }, reference: 'P' })
  expect(await settled([pay(first), pay(second)])).toEqual({ won: 1, errors: ['IdempotencyMismatchError'] })
  expect((await getCash(database, first)) + (await getCash(database, second))).toBe(5n)
})

it.each([0n, -5n])('refuses an amount of %s', async (amount) => {
  const memberId = await createMemberWith(database, 50n)
  await expect(gift(memberId, amount, 'none')).rejects.toThrow('above zero')
  await expect(bet(memberId, amount, 'none')).rejects.toThrow('above zero')
  expect(await getCash(database, memberId)).toBe(50n)
})

it('refuses unknown and foreign accounts', async () => {
  await expect(gift(999_999, 5n, 'none')).rejects.toThrow('member:999999:cash')
  const [memberId, other] = [await createMemberWith(database, 50n), await createMemberWith(database, 50n)]
  const account = await accountId(database, other, cashAccount(other))
  const stolen = { memberId, account, house, amount: 5n, key: 'stolen', request: {} }
  await expect(postings.postBet(database, stolen)).rejects.toThrow('No such ledger account')
  expect([await getCash(database, memberId), await getCash(database, other)]).toEqual([50n, 50n])
})

it('keeps the largest amount exactly and refuses one more', async () => {
  const largest = 2n ** 63n - 1n
  const memberId = await createMemberWith(database, 0n)
  expect(await gift(memberId, largest, 'large-1')).toMatchObject({ balance: largest })
  expect(await getCash(database, memberId)).toBe(largest)
  await expect(gift(memberId, 1n, 'large-2')).rejects.toThrow('out of range')
  await expect(gift(memberId, largest + 1n, 'large-3')).rejects.toThrow('out of range')
  await bet(memberId, largest, 'large-4')
})

it('reverses a transaction entry by entry, once', async () => {
  const memberId = await createMemberWith(database, 50n)
  const { transactionId } = await bet(memberId, 20n, 'bet-2')
  const reverse = (key: string) =>
    postings.postReversal(database, { memberId, transactionId, type: 'BET_REFUND', key, request: { transactionId } })
  const reversal = await reverse('bet-2:refund')
  expect(reversal).toMatchObject({ balance: 50n, replayed: false })
  expect(await getLines(memberId, reversal.transactionId)).toEqual([
    { code: `member:${memberId}:cash`, amount: 20n, after: 50n },
    { code: 'house:bets', amount: -20n, after: null },
  ])
  expect(await reverse('bet-2:refund')).toMatchObject({ replayed: true })
  await expect(reverse('another key')).rejects.toMatchObject({ constraint: 'ledger_transaction_reversed_once' })
  expect(await getCash(database, memberId)).toBe(50n)
})

it('holds a withdrawal and releases it again', async () => {
  const memberId = await createMemberWith(database, 50n)
  const common = { memberId, amount: 30n, request: {} }
  expect(await postings.postWithdrawalHold(database, { ...common, key: 'hold' })).toMatchObject({ balance: 20n })
  expect([await held(memberId, 'cash'), await held(memberId, 'locked')]).toEqual([20n, 30n])
  await postings.postWithdrawalRelease(database, { ...common, key: 'release' })
  expect([await held(memberId, 'cash'), await held(memberId, 'locked')]).toEqual([50n, 0n])
})

it('keeps bonus money apart from cash until it is converted or forfeited', async () => {
  const memberId = await createMemberWith(database, 0n)
  const bonus = (type: 'BONUS_GRANT' | 'BONUS_CONVERT' | 'BONUS_FORFEIT', amount: bigint) =>
    postings.postBonus(database, { memberId, type, amount, key: type, request: {} })
  await bonus('BONUS_GRANT', 100n)
  expect([await held(memberId, 'cash'), await held(memberId, 'bonus')]).toEqual([0n, 100n])
  await bonus('BONUS_CONVERT', 60n)
  await bonus('BONUS_FORFEIT', 40n)
  expect([await held(memberId, 'cash'), await held(memberId, 'bonus')]).toEqual([60n, 0n])
})

it('converts points into cash in one transaction that balances per currency', async () => {
  const memberId = await createMemberWith(database, 0n)
  const common = { memberId, request: {} }
  await postings.postPoints(database, { ...common, type: 'POINTS_EARN', points: 100n, key: 'earn' })
  const converted = await postings.postPointsConversion(database, {
    ...common,
    points: 80n,
    amount: 8n,
    key: 'convert',
  })
  expect(converted.balance).toBe(20n)
  expect(await getLines(memberId, converted.transactionId)).toEqual([
    { code: `member:${memberId}:points`, amount: -80n, after: 20n },
    { code: 'house:points', amount: 80n, after: null },
    { code: 'house:promotions', amount: -8n, after: null },
    { code: `member:${memberId}:cash`, amount: 8n, after: 8n },
  ])
  await expect(
    postings.postPoints(database, { ...common, type: 'POINTS_SPEND', points: 21n, key: 'spend' }),
  ).rejects.toThrow('does not cover the amount')
})

it('transfers between two members both ways at once without a deadlock', async () => {
  const members = [await createMemberWith(database, 1_000n), await createMemberWith(database, 1_000n)] as const
  const results = await settled(
    Array.from({ length: 60 }, (_, index) => {
      const [memberId, to] = index % 2 ? members : [members[1], members[0]]
      return postings.postMemberTransfer(database, {
        memberId,
        to,
        amount: 10n,
        key: `both-${index}`,
        request: { index },
      })
    }),
  )
  expect(results).toEqual({ won: 60, errors: [] })
  expect(await Promise.all(members.map((memberId) => getCash(database, memberId)))).toEqual([1_000n, 1_000n])
})

it.each([
  'update ledger_entry set amount = 0',
  'delete from ledger_entry',
  'truncate ledger_entry',
  "update ledger_transaction set type = 'X'",
  'delete from ledger_transaction',
  'truncate ledger_transaction cascade',
])('refuses: %s', async (statement) => {
  const memberId = await createMemberWith(database, 5n)
  await expect(
    database.execute(sql.raw(statement)).catch((error: Error) => Promise.reject(error.cause)),
  ).rejects.toThrow('append-only')
  expect(await getCash(database, memberId)).toBe(5n)
})

it('lets only the posting functions write entries or balances', async () => {
  const memberId = await createMemberWith(database, 5n)
  const statements = [
    sql`insert into ledger_transaction (member_id, type, idempotency_key, request_hash) values (${memberId}, 'BET', 'x', '')`,
    sql`insert into ledger_entry (member_id, transaction_id, line, account_id, amount) values (${memberId}, 1, 9, ${house}, 1)`,
    sql`update ledger_account set balance = balance + 1 where member_id = ${memberId}`,
    sql`delete from ledger_account where member_id = ${memberId}`,
    sql`insert into ledger_account (code, member_id, currency, balance) values ('member:1:gift', ${memberId}, 'VND', 5)`,
  ]
  for (const statement of statements) expect(await getState(statement)).toBe('23001')
  expect(await getCash(database, memberId)).toBe(5n)
})

it('refuses unbalanced entries and negative balances even inside posting functions', async () => {
  const memberId = await createMemberWith(database, 5n)
  const cash = await accountId(database, memberId, cashAccount(memberId))
  const post = (amounts: string) =>
    getState(
      sql`select post_transaction(${memberId}, 'BET', 'raw', '', null, array[${cash}, ${house}]::integer[], ${amounts}::bigint[])`,
    )
  expect(await post('{-5,4}')).toBe('23514')
  expect(await post('{-6,6}')).toBe('23514')
  expect(await post('{-5}')).toBe('23514')
  expect(await getCash(database, memberId)).toBe(5n)
})

it('has the same transaction types in code and database', async () => {
  const { rows } = await database.execute<{ definition: string }>(
    sql`select pg_get_constraintdef(oid) as definition from pg_constraint where conname = 'ledger_transaction_type'`,
  )
  const types = [...(rows[0]?.definition.matchAll(/'(\w+)'/g) ?? [])].map(([, type]) => type)
  expect(types).toEqual([...TRANSACTION_TYPES])
})

it('posts nothing if the database transaction rolls back', async () => {
  const memberId = await createMemberWith(database, 5n)
  const undone = withTransaction(database, async (tx) => {
    await postings.postReward(tx, { memberId, type: 'REBATE', amount: 5n, key: 'undone', request: {} })
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect(await getCash(database, memberId)).toBe(5n)
})

it('pays contracts as a set, each once, and none if a payer lacks the money', async () => {
  const [top, middle, below] = (await Promise.all([100n, 0n, 0n].map((cash) => createMemberWith(database, cash)))) as [
    number,
    number,
    number,
  ]
  const pay = (memberId: number, payerId: number, amount: bigint, key: string) => {
    return { memberId, payerId, amount, type: 'SALARY' as const, key, request: { key, amount } }
  }
  // The second payment is made from the money of the first.
  const both = [pay(middle, top, 60n, `pay:${top}:1`), pay(below, middle, 50n, `pay:${top}:2`)]
  const inOne = (payments: ReturnType<typeof pay>[]) =>
    withTransaction(database, (tx) => postings.postAgentPays(tx, payments))
  const first = await inOne(both)
  expect(first.map(({ balance, replayed }) => [balance, replayed])).toEqual([
    [60n, false],
    [50n, false],
  ])
  expect(await getLines(below, first[1]?.transactionId ?? 0n)).toEqual([
    { code: 'house:transfers', amount: -50n, after: null },
    { code: cashAccount(below), amount: 50n, after: 50n },
  ])
  const again = await inOne([...both, pay(below, top, 40n, `pay:${top}:3`)])
  expect(again.map(({ replayed }) => replayed)).toEqual([true, true, false])
  expect(again[0]?.transactionId).toBe(first[0]?.transactionId)
  await expect(inOne([pay(top, below, 10n, `pay:${top}:4`), pay(top, middle, 11n, `pay:${top}:5`)])).rejects.toThrow(
    InsufficientBalanceError,
  )
  expect(await Promise.all([top, middle, below].map((id) => getCash(database, id)))).toEqual([0n, 10n, 90n])
  expect(await findLedgerFaults(database)).toEqual([])
})

describe('rewards and points as a set', () => {
  type Credit = Parameters<typeof postings.postCredits>[1][number]
  const credit = (memberId: number, type: Credit['type'], amount: bigint, key: string): Credit => {
    return { memberId, type, amount, key, request: { key, amount }, reference: 'day' }
  }
  const postOne = ({ type, amount, ...posting }: Credit) =>
    type === 'POINTS_EARN' || type === 'POINTS_RETURN'
      ? postings.postPoints(database, { ...posting, type, points: amount })
      : postings.postReward(database, { ...posting, type, amount })
  const inOne = (credits: readonly Credit[]) => withTransaction(database, (tx) => postings.postCredits(tx, credits))
  const createMembers = (count: number) =>
    Promise.all(Array.from({ length: count }, () => createMemberWith(database, 7n)))

  /** A transaction that has opened a member's account of points, until it is rolled back. */
  async function openAccountAndHold(memberId: number) {
    const client = await database.$client.connect()
    await client.query('begin')
    await client.query(`select open_account($1, 'points', 'PTS')`, [memberId])
    const rollBack = async () => {
      await client.query('rollback')
      client.release()
    }
    return { rollBack }
  }
  async function countWaiting(): Promise<number> {
    const { rows } = await database.execute<{ waiting: number }>(sql`
      select count(*)::integer as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return rows[0]?.waiting ?? 0
  }

  const types = ['REBATE', 'COMMISSION', 'POINTS_EARN', 'DIVIDEND', 'PROMOTION', 'POINTS_RETURN', 'SALARY'] as const

  it.each(types)('of type %s are posted without a call for each', async (type) => {
    const members = await createMembers(2)
    const calls = await withTransaction(database, async (tx) => {
      const count = async () => {
        const { rows } = await tx.execute<{ calls: bigint }>(sql`
          select pg_stat_get_xact_function_calls(oid) as calls
          from unnest(array['post_transaction', 'post_set']::regproc[]) oid`)
        return rows.map((row) => Number(row.calls))
      }
      await tx.execute(sql`set local track_functions = 'all'`)
      const [single = 0, set = 0] = await count()
      await postings.postCredits(
        tx,
        members.map((memberId) => credit(memberId, type, 3n, 'set:calls')),
      )
      const [singleAfter = 0, setAfter = 0] = await count()
      return { single: singleAfter - single, set: setAfter - set }
    })
    expect(calls).toEqual({ single: 0, set: 1 })
  })

  it('are stored as when posted one by one', async () => {
    const [together, oneByOne] = [await createMembers(7), await createMembers(7)]
    const makeCredits = (members: readonly number[]) =>
      members.flatMap((memberId, place) =>
        types
          .slice(place)
          .map((type, nth) => credit(memberId, type, BigInt(1 + place * 10 + nth), `set:${place}:${nth}`)),
      )
    const posted = await inOne(makeCredits(together))
    const single: postings.Posted[] = []
    for (const one of makeCredits(oneByOne)) single.push(await postOne(one))
    const readStored = async (members: readonly number[], transactions: readonly postings.Posted[]) =>
      Promise.all(
        makeCredits(members).map(async ({ memberId }, index) => {
          const { transactionId = 0n, balance, replayed } = transactions[index] ?? {}
          const { rows } = await database.execute(sql`
            select type, idempotency_key, encode(request_hash, 'hex') as hash, reference, reverses from ledger_transaction
            where member_id = ${memberId} and id = ${transactionId}`)
          const lines = (await getLines(memberId, transactionId)).map(({ code, ...line }) => {
            return { ...line, code: code.replace(`:${memberId}:`, ':') }
          })
          return { stored: rows[0], lines, balance, replayed }
        }),
      )
    expect(await readStored(together, posted)).toEqual(await readStored(oneByOne, single))
    expect(await findLedgerFaults(database)).toEqual([])
  })

  it('are posted once each when a key is repeated, in the set or in a later one', async () => {
    const [memberId = 0, other = 0] = await createMembers(2)
    const first = await inOne([
      credit(memberId, 'COMMISSION', 5n, 'set:a'),
      credit(memberId, 'COMMISSION', 5n, 'set:a'),
    ])
    expect(first.map(({ replayed }) => replayed)).toEqual([false, true])
    const again = await inOne([credit(other, 'COMMISSION', 5n, 'set:a'), credit(memberId, 'COMMISSION', 5n, 'set:a')])
    expect(again.map(({ replayed }) => replayed)).toEqual([false, true])
    await expect(inOne([credit(memberId, 'COMMISSION', 6n, 'set:a')])).rejects.toThrow(IdempotencyMismatchError)
    expect(await Promise.all([memberId, other].map((id) => getCash(database, id)))).toEqual([12n, 12n])
  })

  it('are all refused if one is', async () => {
    const [memberId = 0, closed = 0] = await createMembers(2)
    await database.execute(sql`update member set closed_at = now() where id = ${closed}`)
    await database.execute(sql`select set_play_guard(${closed})`)
    const credits = [credit(memberId, 'COMMISSION', 5n, 'set:b'), credit(closed, 'COMMISSION', 5n, 'set:b')]
    await expect(inOne(credits)).rejects.toThrow(ReceivingRefusedError)
    await expect(inOne([credit(memberId, 'COMMISSION', 0n, 'set:c')])).rejects.toThrow(AmountError)
    expect(await getCash(database, memberId)).toBe(7n)
    // Points are no money.
    await inOne([credit(closed, 'POINTS_EARN', 3n, 'set:d')])
    expect(await held(closed, 'points')).toBe(3n)
  })

  it('are posted by two processes at once without a deadlock, each key once', async () => {
    const members = await createMembers(20)
    const keys = members.map((memberId) => credit(memberId, 'POINTS_EARN', 2n, 'set:e'))
    let attempts = 0
    const post = (credits: readonly Credit[]) =>
      withTransaction(database, (tx) => {
        attempts++
        return postings.postCredits(tx, credits)
      })
    // Each set has opened accounts, and waits for the same one, before either may go on.
    const { rollBack } = await openAccountAndHold(members[10] as number)
    const both = Promise.all([post(keys), post(keys.toReversed())])
    await vi.waitFor(async () => expect(await countWaiting()).toBe(2), { timeout: 10_000 })
    await rollBack()
    const posted = await both
    expect(attempts).toBe(2)
    expect(posted.flat().filter(({ replayed }) => !replayed)).toHaveLength(20)
    expect(await Promise.all(members.map((id) => held(id, 'points')))).toEqual(Array(20).fill(2n))
    expect(await findLedgerFaults(database)).toEqual([])
  })
})
