import { balance } from '@playhouse/platform-api/wallet.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { COPPERLEAF_VENDOR } from '@playhouse/vendor-api/vendors/copperleaf/contract.ts'
import { openVendors } from '@playhouse/vendor-api/vendors/all.ts'
import { VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { round } from '../../apps/platform/src/db/tables/play.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { roundTable } from '../../apps/simulators/src/copperleaf/tables.ts'
import { GAME_ID, openCopperleaf } from './copperleaf.fixture.ts'

type Copperleaf = Awaited<ReturnType<typeof openCopperleaf>>
let close: Copperleaf['close']
let harness: Copperleaf['harness']
let database: Copperleaf['database']
let app: Copperleaf['app']
let proxy: Copperleaf['proxy']
let vendors: Copperleaf['vendors']
let token: string
let post: Copperleaf['post']
let open: Copperleaf['open']
let play: Copperleaf['play']
beforeAll(async () => {
  ;({ close, harness, database, app, proxy, vendors, token, post, open, play } = await openCopperleaf())
})
beforeEach(() => proxy.set({}))
afterAll(() => close())

const sumBalance = async () => parseAmount((await harness.call(balance, {}, { token })).value.sumBalance)
const dueNow = () =>
  database
    .update(roundTable)
    .set({ dueAt: sql`now()` })
    .where(sql`${roundTable.dueAt} is not null`)
const lastRound = async () =>
  (
    await database
      .select()
      .from(roundTable)
      .where(sql`${roundTable.dueAt} is not null`)
  )[0]

test('a game of its catalogue opens once, and a round moves its bet and its win', async () => {
  const { url, launchToken, opened } = await open()
  const page = await app.inject({ url })
  expect(page.headers['content-security-policy']).toContain('frame-ancestors http://localhost:4200')
  expect(page.body).toContain('Three Leaves')
  expect((await post('open', { token: launchToken })).statusCode).toBe(410)
  const { playToken } = opened.json<{ playToken: string }>()
  const before = await sumBalance()
  let expected = before
  for (let nr = 0; nr < 6; nr += 1) {
    const result = await play(playToken, { pick: nr % 3 })
    expect(result.state).toBe('done')
    expect(result.win).toBe(result.leaf === nr % 3 ? '2900.00' : '0.00')
    expected += parseAmount(result.win) - parseAmount('1000')
    expect(parseAmount(result.balance ?? '')).toBe(expected)
  }
  expect(await sumBalance()).toBe(expected)
  expect(await harness.database.$count(round, sql`node_id = ${GAME_ID}`)).toBe(6)
})

test('the same key is the same round, also at once', async () => {
  const { playToken } = (await open()).opened.json<{ playToken: string }>()
  const roundKey = randomUUID()
  const before = await sumBalance()
  await Promise.all([1, 2, 3].map(() => play(playToken, { roundKey })))
  const { state, win } = await play(playToken, { roundKey })
  expect(state).toBe('done')
  expect(await sumBalance()).toBe(before - parseAmount('1000') + parseAmount(win))
})

test.each([
  ['lost', 'cancelled'],
  ['unanswered', 'done'],
] as const)('a round whose call is %s ends up %s', async (fate, end) => {
  const { playToken } = (await open()).opened.json<{ playToken: string }>()
  const before = await sumBalance()
  proxy.set({ round: fate })
  const roundKey = randomUUID()
  expect(await play(playToken, { roundKey })).toMatchObject({ state: 'pending', leaf: -1, win: '0.00', balance: null })
  const { id = '' } = (await lastRound()) ?? {}
  expect((await vendors.readRound(COPPERLEAF_VENDOR, id)).state).toBe('unanswered')
  await dueNow()
  await expect.poll(async () => (await play(playToken, { roundKey })).state).toBe(end)
  const { win } = await play(playToken, { roundKey })
  expect(await sumBalance()).toBe(end === 'cancelled' ? before : before - parseAmount('1000') + parseAmount(win))
  const status = await vendors.readRound(COPPERLEAF_VENDOR, id)
  expect(status.state).toBe(end === 'cancelled' ? 'refunded' : 'settled')
})

test('a bet that arrives after its cancellation is refused', async () => {
  const { playToken } = (await open()).opened.json<{ playToken: string }>()
  const before = await sumBalance()
  proxy.set({ round: 'late' })
  const roundKey = randomUUID()
  await play(playToken, { roundKey })
  await dueNow()
  await expect.poll(async () => (await play(playToken, { roundKey })).state).toBe('cancelled')
  expect(await proxy.release()).toEqual([200])
  expect(await sumBalance()).toBe(before)
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('says why a bet is refused, and answers nobody without its key', async () => {
  const { playToken } = (await open()).opened.json<{ playToken: string }>()
  const before = await sumBalance()
  expect(await play(playToken, { bet: '99999999' })).toMatchObject({ state: 'cancelled', refusal: 201 })
  expect(await play(playToken, { bet: '0.5' })).toMatchObject({ refusal: 103 })
  expect(await sumBalance()).toBe(before)
  const stranger = openVendors({ baseUrl: harness.config.vendorUrl, secret: 'another secret' })
  await expect(stranger.listGames(COPPERLEAF_VENDOR)).rejects.toThrow(VendorUnknownError)
  await stranger.close()
  expect((await vendors.readRound(COPPERLEAF_VENDOR, 'nowhere')).state).toBe('unknown')
})
