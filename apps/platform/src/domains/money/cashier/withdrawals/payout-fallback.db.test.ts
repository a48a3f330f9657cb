import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { type PaymentProvider, PaymentRefusedError } from '@playhouse/vendor-api/payments/provider.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import { payoutAttempt, withdrawalSetting } from '../../../../db/tables/cashier-withdrawals.ts'
import { requestWithdrawal } from '../../../../ledger/cashier.ts'
import { getCash, createMemberWith, findLedgerFaults, openTestLedger } from '../../../../ledger/ledger.fixture.ts'
import { ScriptedMosswater, ScriptedProvider, type Way } from '../scripted-provider.fixture.ts'
import { dueWithdrawals } from './due-withdrawals.ts'
import { recordStep } from './transition.ts'

const UNIT = 10_000n
const AMOUNT = 100_000n * UNIT
const never = new AbortController().signal

let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, close } = await openTestLedger())
  await database.update(withdrawalSetting).set({ reviewFrom: 10n * AMOUNT, reviewAbovePerDay: 1_000, identityTier: 0 })
})
afterAll(() => close())

async function openTwo() {
  let lost: Way | undefined
  const first = new ScriptedProvider((way) => (way === lost ? 0 : 1))
  const second = new ScriptedMosswater(() => 1)
  first.lossy = 0.5
  const providers = new Map<string, PaymentProvider>([...first.providers, ...second.providers])
  const memberId = await createMemberWith(database, AMOUNT)
  const destination = {
    kind: 'BANK' as const,
    bankCode: 'B',
    bankName: 'B',
    accountNumber: '12345678',
    accountName: 'A',
  }
  await withTransaction(database, async (tx) => {
    const details = { destination, nextActionAt: new Date() }
    const stored = await requestWithdrawal(tx, { memberId, amount: AMOUNT, requestKey: randomUUID(), details })
    await recordStep(tx, stored, { actor: 'MEMBER' })
  })
  const due = dueWithdrawals({ providers, log: { warn: () => {}, error: () => {} } })
  /** Whatever the platform does by itself until the payout was ordered, and again for each further time. */
  const work = async (times = 2) => {
    for (let time = 0; time < times; time += 1) {
      await database.execute(sql`update withdrawal set next_action_at = now()
        where member_id = ${memberId} and state in ('REQUESTED', 'APPROVED', 'PROCESSING')`)
      await due.run(database, never)
    }
  }
  const attempts = async () => {
    const { attempt, provider, state, reason } = payoutAttempt
    const rows = await database
      .select({ attempt, provider, state, reason })
      .from(payoutAttempt)
      .where(eq(payoutAttempt.memberId, memberId))
      .orderBy(attempt)
    return rows.map((row) => [row.provider, row.state, row.reason])
  }
  const state = async () =>
    (await database.select().from(withdrawal).where(eq(withdrawal.memberId, memberId)))[0]?.state
  return {
    first,
    second,
    providers,
    memberId,
    work,
    attempts,
    state,
    lose: (way: Way | undefined) => void (lost = way),
    paid: () => [...first.payouts.values(), ...second.payouts.values()].filter((payout) => payout.state === 'PAID'),
  }
}

test('moves to the next provider when the first one refuses its first call', async () => {
  const { first, second, work, attempts, state, paid } = await openTwo()
  first.isBusy = true
  await work(3)
  expect(await attempts()).toEqual([
    ['lantern', 'FAILED', 'system_busy'],
    ['mosswater', 'ACCEPTED', null],
  ])
  first.isBusy = false
  for (const reference of second.payouts.keys()) second.finish(reference, 'PAID')
  await work(1)
  expect([await state(), paid().length, first.payouts.size]).toEqual(['DISBURSED', 1, 0])
  expect(await findLedgerFaults(database)).toEqual([])
})

test.each(['request', 'response'] as const)(
  'stays with the first provider while its outcome is unknown: lost %s',
  async (way) => {
    const { first, second, work, attempts, state, lose, paid } = await openTwo()
    lose(way)
    await work(4)
    expect(await attempts()).toEqual([['lantern', way === 'request' ? 'SENT' : 'ACCEPTED', null]])
    // The provider refuses the call now, which says nothing about the call that was lost.
    lose(undefined)
    first.isBusy = true
    await work(4)
    expect(second.payouts.size).toBe(0)
    expect(await state()).toBe('PROCESSING')
    first.isBusy = false
    await work(1)
    for (const reference of first.payouts.keys()) first.finish(reference, 'PAID')
    await work(1)
    expect([await state(), paid().length, second.payouts.size]).toEqual(['DISBURSED', 1, 0])
  },
)

test('stays with the first provider when another process has asked it before the refusal is recorded', async () => {
  const { first, second, providers, work, attempts } = await openTwo()
  const real = first.providers.get('lantern') as PaymentProvider
  let isFirstCall = true
  providers.set('lantern', {
    ...real,
    createPayout: async (order) => {
      if (!isFirstCall) return real.createPayout(order)
      isFirstCall = false
      // Meanwhile its lease ends, and another process orders the payout.
      await work(1)
      throw new PaymentRefusedError('system_busy', 'busy')
    },
  })
  await work(3)
  expect(await attempts()).toEqual([['lantern', 'ACCEPTED', null]])
  expect([first.payouts.size, second.payouts.size]).toEqual([1, 0])
})

test('is not given up when a query is refused', async () => {
  const { first, second, providers, memberId, work, attempts, state } = await openTwo()
  await work()
  const real = first.providers.get('lantern') as PaymentProvider
  providers.set('lantern', {
    ...real,
    findPayout: async () => {
      throw new PaymentRefusedError('request_invalid', 'not a number')
    },
  })
  await work()
  expect(await attempts()).toEqual([['lantern', 'ACCEPTED', null]])
  expect([await state(), await getCash(database, memberId), second.payouts.size]).toEqual(['PROCESSING', 0n, 0])
})

test('is tried at the other provider after a failure at the bank', async () => {
  const { first, second, work, attempts, state, paid } = await openTwo()
  await work()
  for (const reference of first.payouts.keys()) first.finish(reference, 'FAILED', 'bank_unavailable')
  await work()
  expect(await attempts()).toEqual([
    ['lantern', 'FAILED', 'bank_unavailable'],
    ['mosswater', 'ACCEPTED', null],
  ])
  for (const reference of second.payouts.keys()) second.finish(reference, 'PAID')
  await work(1)
  expect([await state(), paid().length]).toEqual(['DISBURSED', 1])
})

test('returns the money when every provider refuses it for good', async () => {
  const { first, second, providers, memberId, work, attempts, state } = await openTwo()
  for (const scripted of [first, second]) {
    const real = scripted.providers.get(scripted.code) as PaymentProvider
    providers.set(scripted.code, {
      ...real,
      createPayout: async () => {
        throw new PaymentRefusedError('request_invalid', 'no such bank')
      },
    })
  }
  await work(4)
  expect(await attempts()).toEqual([
    ['lantern', 'FAILED', 'request_invalid'],
    ['mosswater', 'FAILED', 'request_invalid'],
  ])
  expect([await state(), await getCash(database, memberId)]).toEqual(['FAILED', AMOUNT])
})
