import { inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Database } from '@playhouse/postgres/database.ts'
import { vendor } from '../../../../db/tables/games.ts'
import { walletTransfer } from '../../../../db/tables/transfers.ts'
import { getCash, createMemberWith, findLedgerFaults, openTestLedger } from '../../../../ledger/ledger.fixture.ts'
import { transferAllowance } from '../../limits/play-allowance.ts'
import { listUnresolved, moveChosen } from './chosen-transfers.ts'
import { bringFundsBack } from './move-funds.ts'
import { ScriptedVendor } from './scripted-vendor.fixture.ts'
import { openTransfers, type Transfers } from './transfers.ts'

const UNIT = 10_000n

let database: Database
let close: () => Promise<void>
let vendors: ScriptedVendor
let transfers: Transfers
beforeAll(async () => {
  ;({ database, close } = await openTestLedger())
  await database.insert(vendor).values(
    ['T', 'U'].map((code) => ({
      code,
      name: code,
      hue: 0,
      pattern: 'waves',
      isHot: false,
      walletMode: 'transfer' as const,
    })),
  )
  vendors = new ScriptedVendor()
  transfers = openTransfers({
    database,
    vendors,
    secret: 'a secret of tests',
    transferAllowance,
    log: { warn: () => {}, error: () => {} },
  })
})
afterAll(() => close())
afterEach(() => vendors.down.clear())

async function player() {
  const memberId = await createMemberWith(database, 150n * UNIT)
  const move = (from: string | undefined, to: string | undefined, units: bigint, requestKey?: string) =>
    moveChosen(database, transfers, { memberId, from, to, amount: units * UNIT, requestKey })
  await move(undefined, 'T', 100n)
  await move(undefined, 'U', 50n)
  const held = async () => {
    const { rows } = await database.execute<{ code: string; balance: bigint }>(sql`
      select code, balance from ledger_account where member_id = ${memberId} and code like '%:vendor:%' order by code`)
    return [await getCash(database, memberId), ...rows.map(({ balance }) => balance)].map((minor) =>
      Number(minor / UNIT),
    )
  }
  return { memberId, move, held }
}
async function settle() {
  await database
    .update(walletTransfer)
    .set({ dueAt: sql`now()` })
    .where(inArray(walletTransfer.state, ['sent', 'unknown']))
  await transfers.settlePending()
}

test('moves a chosen amount from one vendor to the other', async () => {
  const { move, held } = await player()
  expect(await move('T', 'U', 30n)).toBe(true)
  expect(await held()).toEqual([0, 70, 80])
})

test('moves nothing when the first vendor holds less or does not answer', async () => {
  const { move, held } = await player()
  await expect(move('T', 'U', 101n)).rejects.toMatchObject({ code: 'insufficient_balance' })
  vendors.down.add('T')
  await expect(move('T', 'U', 30n)).rejects.toMatchObject({ code: 'system_busy' })
  expect(await held()).toEqual([0, 100, 50])
})

test('returns the money to the main wallet when the second vendor does not answer', async () => {
  const { memberId, move, held } = await player()
  vendors.down.add('U')
  expect(await move('T', 'U', 30n)).toBe(false)
  expect(await held()).toEqual([0, 70, 50])
  expect(await listUnresolved(database, memberId)).toMatchObject([
    { vassalage: 'U', direction: 'out', amount: '30.00' },
  ])
  vendors.down.clear()
  await settle()
  // The transfer never reached the vendor.
  expect(await held()).toEqual([30, 70, 50])
  expect(await listUnresolved(database, memberId)).toEqual([])
})

test.each([
  ['T', undefined, [30, 70, 50]],
  ['T', 'U', [0, 70, 80]],
] as const)('moves an amount from %s to %s once per key, at once and later', async (from, to, after) => {
  const { move, held } = await player()
  const key = randomUUID()
  const again = () => move(from, to, 30n, key)
  expect(await Promise.all([again(), again()])).toEqual([true, true])
  expect(await again()).toBe(true)
  expect(await held()).toEqual(after)
  await expect(move(from, to, 31n, key)).rejects.toMatchObject({ code: 'request_key_reused' })
  expect(await held()).toEqual(after)
})

test('moves the whole main balance out once per key', async () => {
  const { move, held } = await player()
  await move('T', undefined, 100n)
  const key = randomUUID()
  expect(await Promise.all([1, 2, 3].map(() => move(undefined, 'U', 100n, key)))).toEqual([true, true, true])
  expect(await held()).toEqual([0, 0, 150])
})

test('repeats a failed transfer under the same key', async () => {
  const { move, held } = await player()
  const key = randomUUID()
  vendors.down.add('U')
  expect(await move('T', 'U', 30n, key)).toBe(false)
  vendors.down.clear()
  await settle()
  expect(await held()).toEqual([30, 70, 50])
  expect(await move('T', 'U', 30n, key)).toBe(true)
  expect(await held()).toEqual([0, 70, 80])
})

test('moves the same amount for two members that use one key', async () => {
  const [one, other] = [await player(), await player()]
  const key = randomUUID()
  for (const { move } of [one, other]) expect(await move('T', 'U', 30n, key)).toBe(true)
  for (const { held } of [one, other]) expect(await held()).toEqual([0, 70, 80])
})

test('collects from the reachable vendors when one is down, and from that one later', async () => {
  const { memberId, held } = await player()
  vendors.down.add('T')
  await bringFundsBack(database, transfers, memberId)
  expect(await held()).toEqual([50, 100, 0])
  vendors.down.clear()
  await bringFundsBack(database, transfers, memberId)
  expect(await held()).toEqual([150, 0, 0])
})

test.each([
  ['T', 'T', 10n],
  ['T', 'NOBODY', 10n],
  ['T', 'U', 0n],
  ['T', 'U', -1n],
] as const)('refuses to move from %s to %s the amount %s', async (from, to, units) => {
  const { move, held } = await player()
  await expect(move(from, to, units)).rejects.toMatchObject({ code: 'request_param_err' })
  expect(await held()).toEqual([0, 100, 50])
})

test('leaves no ledger faults', async () => {
  expect(await findLedgerFaults(database)).toEqual([])
})
