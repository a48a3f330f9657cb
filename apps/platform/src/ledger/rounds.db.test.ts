import { randomUUID } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import type { Database } from '../db/database.ts'
import { memberDay } from '../db/tables/play.ts'
import { cashOf, faultsOf, memberWith, openBook, play, settled } from './book.fixture.ts'
import { IdempotencyMismatchError, InsufficientBalanceError } from './errors.ts'
import { playedRound, roundRequest } from './rounds.ts'

let database: Database
let close: () => Promise<void>
beforeAll(async () => ({ database, close } = await openBook()))
afterAll(() => close())

const daysOf = (memberId: number) => database.select().from(memberDay).where(eq(memberDay.memberId, memberId))

async function houseBalance(code: string): Promise<bigint> {
  const { rows } = await database.execute<{ sum: bigint }>(
    sql`select coalesce(sum(amount), 0)::bigint as sum from ledger_entry join ledger_account on id = account_id where code = ${code}`,
  )
  return rows[0]?.sum ?? 0n
}

it('takes the stake, pays the payout, and counts both in the member’s day', async () => {
  const memberId = await memberWith(database, 100n)
  const round = { memberId, roundKey: randomUUID(), stake: 30n, payout: 45n, stops: [1, 2, 3, 4, 5] }
  const settledRound = await play(database, round)
  expect(settledRound).toMatchObject({ ...round, balanceAfter: 115n, replayed: false })
  expect(await cashOf(database, memberId)).toBe(115n)
  await play(database, { memberId, roundKey: randomUUID(), stake: 15n })
  expect(await daysOf(memberId)).toMatchObject([{ deposit: 100n, turnover: 45n, payout: 45n, rounds: 2 }])
  expect(await faultsOf(database)).toEqual([])
})

it.each([
  { name: 'lost', payout: 0n },
  { name: 'won', payout: 50n },
])('gives a $name round again under its key, whatever was drawn the second time', async ({ payout }) => {
  const memberId = await memberWith(database, 30n)
  const round = { memberId, roundKey: randomUUID(), stake: 30n, payout, stops: [1] }
  const first = await play(database, round)
  const again = await play(database, { ...round, payout: 77n - payout, stops: [2] })
  expect(again).toEqual({ ...first, replayed: true })
  expect(await cashOf(database, memberId)).toBe(payout)
  const request = roundRequest({ nodeId: 1, stake: 30n, clientSeed: null })
  expect({ ...(await playedRound(database, { ...round, request })), replayed: true }).toEqual(again)
})

it('refuses a key that was played for another request', async () => {
  const memberId = await memberWith(database, 100n)
  const roundKey = randomUUID()
  await play(database, { memberId, roundKey, stake: 10n })
  await expect(play(database, { memberId, roundKey, stake: 20n })).rejects.toThrow(IdempotencyMismatchError)
  const request = roundRequest({ nodeId: 1, stake: 20n, clientSeed: null })
  await expect(playedRound(database, { memberId, roundKey, request })).rejects.toThrow(IdempotencyMismatchError)
  expect(await cashOf(database, memberId)).toBe(90n)
})

it('settles once when the same round comes ten times at once', async () => {
  const memberId = await memberWith(database, 100n)
  const round = { memberId, roundKey: randomUUID(), stake: 10n, payout: 25n }
  const results = await Promise.all(Array.from({ length: 10 }, () => play(database, round)))
  expect(results.filter((result) => !result.replayed)).toHaveLength(1)
  expect(await cashOf(database, memberId)).toBe(115n)
  expect(await daysOf(memberId)).toMatchObject([{ rounds: 1 }])
})

it('lets exactly one of two bets win that the balance covers once', async () => {
  const memberId = await memberWith(database, 10n)
  const bets = [randomUUID(), randomUUID()].map((roundKey) => play(database, { memberId, roundKey, stake: 10n }))
  expect(await settled(bets)).toEqual({ won: 1, errors: ['InsufficientBalanceError'] })
  expect(await cashOf(database, memberId)).toBe(0n)
})

it('refuses a stake that only the payout would cover', async () => {
  const memberId = await memberWith(database, 9n)
  const round = { memberId, roundKey: randomUUID(), stake: 10n, payout: 100n }
  await expect(play(database, round)).rejects.toThrow(InsufficientBalanceError)
  expect(await cashOf(database, memberId)).toBe(9n)
  expect(await daysOf(memberId)).toMatchObject([{ rounds: 0 }])
})

it('keeps a demo account’s play out of the house’s result and of every day', async () => {
  const before = await houseBalance('house:bets')
  const memberId = await memberWith(database, 100n, 4)
  await play(database, { memberId, roundKey: randomUUID(), stake: 10n, demo: true })
  expect(await houseBalance('house:bets')).toBe(before)
  expect(await houseBalance('house:demo-bets')).toBe(10n)
  expect(await daysOf(memberId)).toEqual([])
})

it('counts a round in the brand’s day, not in that of Greenwich', async () => {
  const memberId = await memberWith(database, 10n)
  // 17:30 in Greenwich is half past midnight of the next day in Ho Chi Minh City.
  const playedAt = new Date('2026-03-01T17:30:00Z')
  await play(database, { memberId, roundKey: randomUUID(), stake: 10n, playedAt })
  expect(await daysOf(memberId)).toContainEqual(expect.objectContaining({ day: '2026-03-02', turnover: 10n }))
})
