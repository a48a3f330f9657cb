import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposit } from '../../../db/tables/cashier.ts'
import { playExclusion } from '../../../db/tables/limits.ts'
import { createMemberWith, openTestLedger, settled } from '../../../ledger/ledger.fixture.ts'
import { assertDepositAllowed } from './deposit-allowance.ts'
import { addDeposit, getEvents, units } from './limits.fixture.ts'
import { setLimit, setOperatorLimit } from './set-limit.ts'

let ledger: Awaited<ReturnType<typeof openTestLedger>>
beforeAll(async () => void (ledger = await openTestLedger()))
afterAll(() => ledger.close())

const member = () => createMemberWith(ledger.database, 0n)
const openAccountWithLimit = async (period: 'DAY' | 'WEEK' | 'MONTH', amount: number) => {
  const memberId = await member()
  await setLimit(ledger.database, { memberId, kind: 'DEPOSIT', period, value: units(amount) })
  return memberId
}
const allowed = (memberId: number, amount: number, at = new Date()) =>
  withTransaction(ledger.database, (tx) => assertDepositAllowed(tx, memberId, units(amount), at)).then(
    () => 'allowed',
    (error: { code?: string }) => error.code,
  )

test('allows any deposit without a limit, in two statements', async () => {
  expect(await allowed(await member(), 1_000_000_000)).toBe('allowed')
})

test('counts gross deposits, including requested but not failed ones', async () => {
  const memberId = await openAccountWithLimit('DAY', 100)
  await addDeposit(ledger.database, memberId, units(40))
  await addDeposit(ledger.database, memberId, units(30), { state: 'WAITING' })
  await addDeposit(ledger.database, memberId, units(90), { state: 'EXPIRED' })
  expect(await allowed(memberId, 31)).toBe('limit.deposit')
  expect(await allowed(memberId, 30)).toBe('allowed')
})

test('does not renew a daily limit at midnight of the brand’s time zone', async () => {
  const memberId = await openAccountWithLimit('DAY', 100)
  // 23:50 in Vietnam.
  await addDeposit(ledger.database, memberId, units(80), { at: new Date('2026-03-10T16:50:00Z') })
  expect(await allowed(memberId, 30, new Date('2026-03-10T17:10:00Z'))).toBe('limit.deposit')
  expect(await allowed(memberId, 20, new Date('2026-03-10T17:10:00Z'))).toBe('allowed')
  expect(await allowed(memberId, 30, new Date('2026-03-11T16:49:59Z'))).toBe('limit.deposit')
  expect(await allowed(memberId, 100, new Date('2026-03-11T16:50:00Z'))).toBe('allowed')
})

test('frees a weekly limit after seven times 24 hours', async () => {
  const memberId = await openAccountWithLimit('WEEK', 100)
  await addDeposit(ledger.database, memberId, units(100), { at: new Date('2026-03-10T05:00:00Z') })
  expect(await allowed(memberId, 1, new Date('2026-03-17T04:59:59Z'))).toBe('limit.deposit')
  expect(await allowed(memberId, 100, new Date('2026-03-17T05:00:00Z'))).toBe('allowed')
})

test.each([
  // The month ends at 17:00 UTC, which is midnight in Vietnam.
  ['February', '2026-02-28T16:59:59Z', '2026-02-28T17:00:00Z'],
  ['a leap year’s February', '2028-02-29T16:59:59Z', '2028-02-29T17:00:00Z'],
  ['a month of 31 days', '2026-12-31T16:59:59Z', '2026-12-31T17:00:00Z'],
])('frees a monthly limit at the end of %s in the brand’s time zone', async (_, last, first) => {
  const memberId = await openAccountWithLimit('MONTH', 100)
  await addDeposit(ledger.database, memberId, units(100), { at: new Date(Date.parse(last) - 20 * 86_400_000) })
  expect(await allowed(memberId, 1, new Date(last))).toBe('limit.deposit')
  expect(await allowed(memberId, 100, new Date(first))).toBe('allowed')
})

test('applies the lowest of several limits', async () => {
  const memberId = await openAccountWithLimit('DAY', 100)
  await setLimit(ledger.database, { memberId, kind: 'DEPOSIT', period: 'MONTH', value: units(50) })
  expect(await allowed(memberId, 51)).toBe('limit.deposit')
  expect(await allowed(memberId, 50)).toBe('allowed')
})

test('applies the stricter of the member’s and the operator’s limit', async () => {
  const memberId = await openAccountWithLimit('DAY', 100)
  const operators = { memberId, kind: 'DEPOSIT', period: 'DAY', by: 'lan' } as const
  await withTransaction(ledger.database, (tx) => setOperatorLimit(tx, { ...operators, value: units(60) }))
  expect(await allowed(memberId, 61)).toBe('limit.deposit')
  await withTransaction(ledger.database, (tx) => setOperatorLimit(tx, { ...operators, value: units(200) }))
  expect(await allowed(memberId, 101)).toBe('limit.deposit')
  expect(await allowed(memberId, 100)).toBe('allowed')
  await withTransaction(ledger.database, (tx) => setOperatorLimit(tx, { ...operators, value: null }))
  expect(await allowed(memberId, 100)).toBe('allowed')
})

test('never lets parallel deposits together exceed a limit', async () => {
  const memberId = await openAccountWithLimit('DAY', 100)
  const request = () =>
    withTransaction(ledger.database, async (tx) => {
      await assertDepositAllowed(tx, memberId, units(30))
      await tx
        .insert(deposit)
        .values({ memberId, amount: units(30), channel: 'QR', state: 'WAITING', createdAt: new Date() })
    })
  expect(await settled(Array.from({ length: 20 }, request))).toEqual({ won: 3, errors: ['PlatformError'] })
  const [sum] = await ledger.database
    .select({ amount: sql<string>`sum(${deposit.amount})::text` })
    .from(deposit)
    .where(eq(deposit.memberId, memberId))
  expect(sum?.amount).toBe(String(units(90)))
})

test('publishes an event when a deposit exhausts a limit', async () => {
  const memberId = await openAccountWithLimit('WEEK', 100)
  await allowed(memberId, 99)
  expect(await getEvents(ledger.database, memberId, 'LIMIT_REACHED')).toEqual([])
  await allowed(memberId, 100)
  expect(await getEvents(ledger.database, memberId, 'LIMIT_REACHED')).toEqual([
    { type: 'LIMIT_REACHED', limit: 'DEPOSIT_WEEK', until: null },
  ])
})

test('refuses deposits until the last moment of an exclusion', async () => {
  const memberId = await member()
  const endsAt = new Date('2027-01-01T00:00:00Z')
  await ledger.database.insert(playExclusion).values({ memberId, kind: 'SELF_EXCLUSION', state: 'ACTIVE', endsAt })
  expect(await allowed(memberId, 1, new Date('2026-12-31T23:59:59Z'))).toBe('play.excluded')
  // Even while the row still says that it is active.
  expect(await allowed(memberId, 1, endsAt)).toBe('allowed')
})
