import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { liveEvent, liveRelay } from '../db/tables/live.ts'
import { requestWithdrawal } from '../ledger/cashier.ts'
import { getCash, createMemberWith, openTestLedger } from '../ledger/ledger.fixture.ts'
import { postReward } from '../ledger/postings.ts'
import { BalanceEvents } from './balance-events.ts'
import { allEvents, getEvents } from './live.fixture.ts'

const UNIT = 10_000n

let database: Database
let close: () => Promise<void>
beforeAll(async () => ({ database, close } = await openTestLedger()))
afterAll(() => close())

let keys = 0
const reward = (on: Parameters<typeof postReward>[0], memberId: number, amount = UNIT) => {
  keys += 1
  const posting = { memberId, amount, type: 'PROMOTION', key: `test:${keys}`, request: { keys } } as const
  return postReward(on, posting)
}
const getBalance = (available: bigint, locked = 0n) => ({
  type: 'BALANCE',
  sumBalance: formatAmount(available),
  available: formatAmount(available),
  locked: formatAmount(locked),
  bonus: '0.00',
  currency: 'VND',
})

test('publishes one event for all movements of a member since the last pass, with the current balance', async () => {
  const balances = await BalanceEvents.open(database)
  const [one, other] = [await createMemberWith(database, 5n * UNIT), await createMemberWith(database, 0n)]
  for (let times = 0; times < 10; times += 1) await reward(database, one)
  expect(await balances.publish()).toBe(1)
  expect(await getEvents(database, one)).toEqual([getBalance(15n * UNIT)])
  expect(await getEvents(database, other)).toEqual([])
  expect(await balances.publish()).toBe(0)
})

test('publishes the balances of all winners of a draw with a few parameters in each statement', async () => {
  const winners = 1_200
  const balances = await BalanceEvents.open(database)
  await balances.publish()
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`create temp table winner on commit drop as
      select nextval(pg_get_serial_sequence('member', 'id'))::integer as id, nextval(pg_get_serial_sequence('ledger_transaction', 'id')) as posting
      from generate_series(1, ${winners}::integer)`)
    await tx.execute(sql`insert into member (id, username, nickname, password_hash, kind, path)
      select id, 'winner' || id, 'winner', '', 0, id::text::ltree from winner`)
    await tx.execute(
      sql`create temp table bulk_posting (like ledger_transaction, accounts integer[], amounts bigint[]) on commit drop`,
    )
    await tx.execute(sql`insert into bulk_posting (member_id, id, type, idempotency_key, request_hash, occurred_at, accounts, amounts)
      select id, posting, 'PROMOTION', 'winner:' || id, sha256('winner'), now(),
        array[(select id from ledger_account where code = 'house:promotions'), open_account(id, 'cash')], array[${-UNIT}::bigint, ${UNIT}::bigint]
      from winner`)
    await tx.execute(sql`select post_bulk('bulk_posting')`)
  })
  const query = vi.spyOn(database.$client, 'query')
  expect(await balances.publish()).toBe(winners)
  const statements = query.mock.calls as unknown as [text: unknown, values: readonly unknown[] | undefined][]
  query.mockRestore()
  expect(Math.max(...statements.map(([, values]) => values?.length ?? 0))).toBeLessThan(5)
  const published = (await allEvents(database)).slice(-winners)
  expect(new Set(published.map(({ memberId }) => memberId)).size).toBe(winners)
  for (const { event } of published) expect(event).toEqual(getBalance(UNIT))
})

test('publishes the amount that a withdrawal locks', async () => {
  const balances = await BalanceEvents.open(database)
  const memberId = await createMemberWith(database, 9n * UNIT)
  await withTransaction(database, (tx) => requestWithdrawal(tx, { memberId, amount: 4n * UNIT, requestKey: 'W' }))
  await balances.publish()
  expect((await getEvents(database, memberId)).at(-1)).toEqual(getBalance(5n * UNIT, 4n * UNIT))
})

test('finds a transaction that commits after later ones', async () => {
  const balances = await BalanceEvents.open(database)
  const [late, early] = [await createMemberWith(database, UNIT), await createMemberWith(database, UNIT)]
  await balances.publish()
  await withTransaction(database, async (tx) => {
    await reward(tx, late)
    await reward(database, early)
    await balances.publish()
    await balances.publish()
    const stored = await database.select().from(liveEvent).where(eq(liveEvent.memberId, late))
    expect(stored).toHaveLength(1)
  })
  // Open transactions of other databases on the server count too.
  await expect
    .poll(async () => {
      await balances.publish()
      return (await getEvents(database, late)).at(-1)
    })
    .toEqual(getBalance(2n * UNIT))
  expect(await getEvents(database, late)).toHaveLength(2)
  // Until then events are hidden behind the open transaction.
  expect((await getEvents(database, early)).at(-1)).toEqual(getBalance(2n * UNIT))
})

test('skips transactions that were rolled back', async () => {
  const balances = await BalanceEvents.open(database)
  const memberId = await createMemberWith(database, UNIT)
  const failed = withTransaction(database, async (tx) => {
    await reward(tx, memberId)
    throw new Error('refused')
  })
  await expect(failed).rejects.toThrow('refused')
  await reward(database, memberId, 2n * UNIT)
  const [{ id: latest } = { id: 0n }] = (
    await database.execute<{ id: bigint }>('select max(id) as id from ledger_transaction')
  ).rows
  // Open transactions of other databases on the server hold it back.
  await expect
    .poll(async () => {
      await balances.publish()
      await balances.save()
      return (await database.select().from(liveRelay))[0]?.ledgerThrough
    })
    .toBe(latest)
  expect(await getEvents(database, memberId)).toEqual([getBalance(3n * UNIT)])
})

test('may publish again after a crash, but misses nothing', async () => {
  const crashed = await BalanceEvents.open(database)
  await crashed.save()
  const memberId = await createMemberWith(database, UNIT)
  await crashed.publish()
  await reward(database, memberId)
  const successor = await BalanceEvents.open(database)
  await successor.publish()
  expect((await getEvents(database, memberId)).at(-1)).toEqual(getBalance(2n * UNIT))
  expect(await getCash(database, memberId)).toBe(2n * UNIT)
})

test('leaves the total open while money is at vendors', async () => {
  const balances = await BalanceEvents.open(database)
  const memberId = await createMemberWith(database, UNIT)
  await database.execute(`select open_account(${memberId}, 'vendor:V')`)
  await database.execute(`insert into wallet_transfer (member_id, vendor_code, direction, amount, state, due_at, id)
    values (${memberId}, 'V', 'out', 1, 'sent', now(), gen_random_uuid())`)
  await balances.publish()
  expect(await getEvents(database, memberId)).toEqual([{ ...getBalance(UNIT), sumBalance: null }])
  await database.delete(liveEvent)
})
