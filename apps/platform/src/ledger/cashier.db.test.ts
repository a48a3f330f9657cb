import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { withTransaction } from '@playhouse/postgres/database.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { memberDay } from '../db/tables/play.ts'
import { memberAccounts, openMemberAccounts } from './accounts.ts'
import { findLedgerFaults, createMemberWith, openTestLedger, settled, disburseWithdrawal } from './ledger.fixture.ts'
import { confirmDeposit, requestWithdrawal } from './cashier.ts'
import { IdempotencyMismatchError } from './errors.ts'
import { ledgerKeys } from './keys.ts'
import { postDemoCredit } from './postings.ts'

let database: Database
let close: () => Promise<void>
beforeAll(async () => ({ database, close } = await openTestLedger()))
afterAll(() => close())

const readBalances = async (memberId: number) => {
  const { cash, locked } = await memberAccounts(database, memberId)
  return { cash: cash.balance, locked: locked.balance }
}
const getDay = async (memberId: number) =>
  (await database.select().from(memberDay).where(eq(memberDay.memberId, memberId)))[0]
const withdraw = (memberId: number, amount: bigint, requestKey: string) =>
  withTransaction(database, (tx) => requestWithdrawal(tx, { memberId, amount, requestKey }))
const disburse = (memberId: number, withdrawalId: number) =>
  withTransaction(database, (tx) => disburseWithdrawal(tx, { memberId, withdrawalId }))

it('credits a payment once, however often it is confirmed', async () => {
  const memberId = await createMemberWith(database, 0n)
  const payment = { memberId, amount: 50n, channel: 'QR', paymentReference: 'P-1', createdAt: new Date() }
  const confirm = (changed = {}) => withTransaction(database, (tx) => confirmDeposit(tx, { ...payment, ...changed }))
  const first = await confirm()
  expect(await confirm()).toEqual({ ...first, replayed: true })
  await expect(confirm({ amount: 51n })).rejects.toThrow(IdempotencyMismatchError)
  expect(await readBalances(memberId)).toEqual({ cash: 50n, locked: 0n })
  expect(await getDay(memberId)).toMatchObject({ deposit: 50n })
})

it('counts a payment in the brand’s day, not the UTC day', async () => {
  const memberId = await createMemberWith(database, 0n)
  // 17:30 UTC is 00:30 of the next day in Ho Chi Minh City.
  const confirmedAt = new Date('2026-03-01T17:30:00Z')
  const payment = { memberId, amount: 50n, channel: 'QR', paymentReference: 'P-2', createdAt: confirmedAt, confirmedAt }
  await withTransaction(database, (tx) => confirmDeposit(tx, payment))
  expect(await getDay(memberId)).toMatchObject({ day: '2026-03-02', deposit: 50n })
})

it('locks a withdrawal, then pays it out once', async () => {
  const memberId = await createMemberWith(database, 50n)
  const requested = await withdraw(memberId, 30n, 'W-1')
  expect(await withdraw(memberId, 30n, 'W-1')).toEqual({ ...requested, replayed: true })
  expect(await readBalances(memberId)).toEqual({ cash: 20n, locked: 30n })
  expect(await getDay(memberId)).toMatchObject({ withdrawal: 0n })
  const results = await Promise.all([1, 2, 3].map(() => disburse(memberId, requested.id)))
  expect(results.map((result) => result.replayed).toSorted()).toEqual([false, true, true])
  expect(await readBalances(memberId)).toEqual({ cash: 20n, locked: 0n })
  expect(await getDay(memberId)).toMatchObject({ withdrawal: 30n })
  await expect(disburse(memberId, 999_999)).rejects.toThrow('is not requested')
  expect(await findLedgerFaults(database)).toEqual([])
})

it('accepts exactly one of 50 concurrent withdrawals of the whole balance', async () => {
  const memberId = await createMemberWith(database, 100n)
  const requested = Array.from({ length: 50 }, (_, index) => withdraw(memberId, 100n, `W-all-${index}`))
  expect(await settled(requested)).toEqual({ won: 1, errors: ['InsufficientBalanceError'] })
  expect(await readBalances(memberId)).toEqual({ cash: 0n, locked: 100n })
})

it('opens accounts and gives demo credit once', async () => {
  const memberId = await createMemberWith(database, 0n, 4)
  await withTransaction(database, (tx) => openMemberAccounts(tx, memberId))
  const credit = () =>
    postDemoCredit(database, { memberId, amount: 1_000n, key: ledgerKeys.demoCredit(memberId), request: { memberId } })
  expect((await credit()).replayed).toBe(false)
  expect((await credit()).replayed).toBe(true)
  expect(await readBalances(memberId)).toEqual({ cash: 1_000n, locked: 0n })
})
