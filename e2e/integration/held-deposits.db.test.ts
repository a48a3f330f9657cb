import { depositReport, deposit as readDeposit, releaseDeposit } from '@playhouse/platform-api/cashier-deposits.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { deposit } from '../../apps/platform/src/db/tables/cashier.ts'
import { depositBlock, heldPayment } from '../../apps/platform/src/db/tables/deposits.ts'
import { memberLimit, playExclusion } from '../../apps/platform/src/db/tables/limits.ts'
import { member } from '../../apps/platform/src/db/tables/members.ts'
import {
  HeldPaymentError,
  releaseHeld,
  startReturn,
} from '../../apps/platform/src/domains/money/cashier/deposits/held-payments.ts'
import { lockMember } from '../../apps/platform/src/lib/member-locks.ts'
import { setLimit, setOperatorLimit } from '../../apps/platform/src/domains/money/limits/set-limit.ts'
import {
  readRecords,
  unbackedMovements,
} from '../../apps/platform/src/domains/money/cashier/reconciliation/day-books.ts'
import { brandDay } from '../../apps/platform/src/ledger/brand-day.ts'
import { openTestCashier, type Requested, type TestCashier } from './deposits.fixture.ts'

let cashier: TestCashier
beforeAll(async () => {
  cashier = await openTestCashier()
})
afterEach(() => cashier.expectConsistentLedger())
afterAll(() => cashier.close())

/** An account without limits. */
async function player(username: string) {
  const { harness } = cashier
  const token = await cashier.logIn(username)
  const [found] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, username))
  const memberId = found?.id ?? 0
  await harness.database.delete(memberLimit).where(eq(memberLimit.memberId, memberId))
  return {
    token,
    memberId,
    request: (amount: string) => cashier.request(token, amount),
    minor: async () => parseAmount(await cashier.getBalance(token)),
    /** Limits the deposits from now on. */
    limit: async (amount: string, period: 'DAY' | 'WEEK' | 'MONTH' = 'DAY') =>
      setLimit(harness.database, {
        memberId,
        kind: 'DEPOSIT',
        period,
        value: parseAmount(amount) + (await deposited(memberId)),
      }),
    detail: async (id: string) => (await harness.call(readDeposit, { id }, { token })).value,
    getState: (id: string) => () => cashier.getState(token, id),
    held: async () => harness.database.select().from(heldPayment).where(eq(heldPayment.memberId, memberId)),
    exclude: (kind: 'TIME_OUT' | 'SELF_EXCLUSION') =>
      harness.database
        .insert(playExclusion)
        .values({ memberId, kind, state: 'ACTIVE', startsAt: new Date(), endsAt: new Date(Date.now() + 86_400_000) }),
    expire: (id: string) =>
      harness.database
        .update(deposit)
        .set({ state: 'EXPIRED' })
        .where(and(eq(deposit.memberId, memberId), eq(deposit.id, Number(id)))),
  }
}
const deposited = async (memberId: number) => {
  const { rows } = await cashier.harness.database.execute<{ sum: string }>(
    sql`select coalesce(sum(amount), 0)::text as sum from deposit where member_id = ${memberId} and state = 'CONFIRMED'`,
  )
  return BigInt(rows[0]?.sum ?? 0)
}
const pay = ({ transferText }: Requested, amount: string) => cashier.bankCredit({ amount, text: transferText })
const units = (amount: number) => parseAmount(String(amount))

test('credits what the lowest limit leaves of a late and larger payment, and holds the rest', async () => {
  const hoa = await player('hoa')
  const before = await hoa.minor()
  const requested = await hoa.request('10000000')
  await hoa.limit('30000000', 'MONTH')
  await hoa.limit('40000000', 'DAY')
  await hoa.expire(requested.id)
  await pay(requested, '100000000')
  await expect.poll(hoa.getState(requested.id)).toBe('CONFIRMED')
  expect((await hoa.minor()) - before).toBe(units(30_000_000))
  const detail = await hoa.detail(requested.id)
  expect(detail).toMatchObject({
    amount: '30000000.00',
    held: { amount: '70000000.00', reason: 'LIMIT_MONTH', state: 'HELD', isReleasable: false },
  })
  expect(detail.steps.map(({ state }) => state)).toEqual(['PREPARING', 'WAITING', 'CONFIRMED', 'HELD'])
  const { value } = await cashier.harness.call(depositReport, {}, { token: hoa.token })
  expect(value.list[0]).toMatchObject({ held: { amount: '70000000.00', reason: 'LIMIT_MONTH' } })
})

test('counts a waiting deposit towards the limit for others, not for itself', async () => {
  const minh = await player('minh')
  await minh.limit('30000000')
  const [first, second] = [await minh.request('9000000'), await minh.request('20000000')]
  await pay(first, '15000000')
  await expect.poll(minh.getState(first.id)).toBe('CONFIRMED')
  expect(await minh.detail(first.id)).toMatchObject({ amount: '10000000.00', held: { amount: '5000000.00' } })
  await pay(second, '20000000')
  await expect.poll(minh.getState(second.id)).toBe('CONFIRMED')
  expect(await minh.detail(second.id)).toMatchObject({ amount: '20000000.00', held: null })
})

test('never exceeds the limit when several payments arrive at once', async () => {
  const suba = await player('suba')
  const requested = [await suba.request('1000000'), await suba.request('1000000'), await suba.request('1000000')]
  await suba.limit('3000000')
  const before = await suba.minor()
  await Promise.all([...requested, ...requested].map((it) => pay(it, '2000000')))
  await expect
    .poll(async () => (await suba.held()).reduce((sum, { amount }) => sum + amount, 0n))
    .toBe(units(12_000_000 - 3_000_000))
  expect((await suba.minor()) - before).toBe(units(3_000_000))
})

test('applies a limit that is lowered, and an exclusion that starts, while the payment is being credited', async () => {
  const lan = await player('lan')
  const { database } = cashier.harness
  const initial = await deposited(lan.memberId)
  await lan.limit('9000000')
  const [lowered, excluded] = [await lan.request('4000000'), await lan.request('5000000')]
  await withTransaction(database, async (tx) => {
    // The payment waits for the end of this change.
    await setOperatorLimit(tx, {
      memberId: lan.memberId,
      kind: 'DEPOSIT',
      period: 'DAY',
      value: units(6_000_000) + initial,
      by: 'anna',
    })
    await pay(lowered, '4000000')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    expect(await cashier.getState(lan.token, lowered.id)).toBe('WAITING')
  })
  await expect.poll(lan.getState(lowered.id)).toBe('CONFIRMED')
  // 5 of 6 million are reserved for the other deposit.
  expect(await lan.detail(lowered.id)).toMatchObject({
    amount: '1000000.00',
    held: { amount: '3000000.00', reason: 'LIMIT_DAY' },
  })
  await withTransaction(database, async (tx) => {
    await lockMember(tx, lan.memberId)
    await tx
      .insert(playExclusion)
      .values({ memberId: lan.memberId, kind: 'SELF_EXCLUSION', state: 'ACTIVE', startsAt: new Date() })
    await pay(excluded, '5000000')
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  })
  await expect.poll(lan.getState(excluded.id)).toBe('HELD')
  expect(await lan.detail(excluded.id)).toMatchObject({ held: { amount: '5000000.00', reason: 'SELF_EXCLUSION' } })
})

test.each([
  ['TIME_OUT', 'childless'],
  ['SELF_EXCLUSION', 'general'],
  ['CLOSED', 'suba'],
  ['BLOCKED', 'minh'],
] as const)('holds a whole payment: %s; a second one is held as a deposit of its own', async (reason, username) => {
  const excluded = await player(username)
  const { memberId } = excluded
  const { database } = cashier.harness
  const requested = await excluded.request('70000000')
  const before = await excluded.minor()
  const heldBefore = (await excluded.held()).length
  if (reason === 'TIME_OUT' || reason === 'SELF_EXCLUSION') await excluded.exclude(reason)
  if (reason === 'CLOSED') await database.update(member).set({ closedAt: new Date() }).where(eq(member.id, memberId))
  if (reason === 'BLOCKED') await database.insert(depositBlock).values({ memberId, reason: 'DECLINED' })
  await pay(requested, '70000000')
  await expect.poll(excluded.getState(requested.id)).toBe('HELD')
  expect(await excluded.detail(requested.id)).toMatchObject({
    amount: '70000000.00',
    held: { amount: '70000000.00', reason, state: 'HELD' },
  })
  await pay(requested, '1000000')
  await expect.poll(() => excluded.held()).toHaveLength(heldBefore + 2)
  expect(await excluded.minor()).toBe(before)
})

test('releases once the limit allows it, and not before', async () => {
  const agent = await player('agenta')
  const { database } = cashier.harness
  const requested = await agent.request('1000000')
  await agent.limit('1000000')
  await pay(requested, '3000000')
  await expect.poll(agent.getState(requested.id)).toBe('CONFIRMED')
  const [held] = await agent.held()
  if (!held) throw new Error('Nothing is held.')
  const release = () => withTransaction(database, (tx) => releaseHeld(tx, held, 'anna'))
  await expect(release()).rejects.toMatchObject(new HeldPaymentError('LIMIT_DAY'))
  const byMember = () => cashier.harness.call(releaseDeposit, { id: requested.id }, { token: agent.token })
  expect(await byMember()).toMatchObject({ status: 409, body: { errorCode: 'limit.deposit' } })
  await database.execute(
    sql`update member_limit set value = value + ${units(2_000_000)} where member_id = ${agent.memberId}`,
  )
  expect(await agent.detail(requested.id)).toMatchObject({ held: { isReleasable: true } })
  const before = await agent.minor()
  // Decided three times at once.
  const outcomes = await Promise.all([byMember(), byMember(), byMember()])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect((await agent.minor()) - before).toBe(units(2_000_000))
  expect(await agent.detail(requested.id)).toMatchObject({ held: { state: 'RELEASED', isReleasable: false } })
  expect((await cashier.harness.call(depositReport, {}, { token: agent.token })).value).toMatchObject({
    totalAmount: '3000000.00',
    list: [{ amount: '2000000.00', state: 'CONFIRMED' }, { amount: '1000000.00' }],
  })
})

test('returns a held payment to its source, once, and agrees with the provider’s books', async () => {
  const agent = await player('agentb')
  const { memberId } = agent
  const { database } = cashier.harness
  const requested = await agent.request('1000000')
  await agent.limit('400000')
  await agent.exclude('TIME_OUT')
  const before = await agent.minor()
  await pay(requested, '1000000')
  await expect.poll(agent.getState(requested.id)).toBe('HELD')
  const [held] = await agent.held()
  if (!held) throw new Error('Nothing is held.')
  // The first order fails for good at the bank, the second one's answer is lost.
  await cashier.control({ payoutAfterMs: null })
  await withTransaction(database, (tx) => startReturn(tx, held, 'over the limit'))
  await expect.poll(agent.getState(requested.id)).toBe('RETURNING')
  const ordered = () =>
    database.execute<{ id: string; destination: unknown; amount: string }>(
      sql`select id, destination, amount::text from payments.payout where starts_with(reference, ${`H${memberId}-`})`,
    )
  await expect.poll(async () => (await ordered()).rows).toHaveLength(1)
  await database.execute(
    sql`update payments.payout set state = 'FAILED', reason = 'account_closed', finished_at = now() where starts_with(reference, ${`H${memberId}-`})`,
  )
  await expect.poll(agent.getState(requested.id)).toBe('HELD')
  await cashier.control({ payoutAfterMs: 0, answers: 'LOST_ANSWER' })
  await withTransaction(database, (tx) => startReturn(tx, held, 'again'))
  await expect.poll(agent.getState(requested.id)).toBe('RETURNED')
  await cashier.control({ answers: 'NORMAL' })
  expect((await ordered()).rows).toHaveLength(2)
  expect((await ordered()).rows[1]).toMatchObject({
    destination: { kind: 'SOURCE', paymentId: held.paymentId },
    amount: String(units(1_000_000)),
  })
  expect(await agent.detail(requested.id)).toMatchObject({ held: { state: 'RETURNED', amount: '1000000.00' } })
  expect((await agent.detail(requested.id)).steps.map(({ state }) => state)).toEqual([
    'PREPARING',
    'WAITING',
    'HELD',
    'RETURNING',
    'HELD',
    'RETURNING',
    'RETURNED',
  ])
  expect(await agent.minor()).toBe(before)
  const day = brandDay(new Date())
  await database.execute(sql`update payment_arrival set received_at = received_at - interval '2 minutes'`)
  const { recordsAtProvider, unbacked } = await withTransaction(database, async (tx) => {
    const lines = [{ direction: 'IN' as const, paymentId: held.paymentId, amount: held.amount }]
    return {
      recordsAtProvider: await readRecords(tx, { day, provider: 'lantern' }, lines),
      unbacked: await unbackedMovements(tx, day),
    }
  })
  expect(unbacked).toEqual([])
  for (const { amount, ledgerAmount, state } of recordsAtProvider)
    expect([state, ledgerAmount]).toEqual(['MOVED', amount])
})
