import { launchGame } from '@playhouse/platform-api/games.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { type Database, openDatabase } from '@playhouse/postgres/database.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { COPPERLEAF_VENDOR } from '@playhouse/vendor-api/vendors/copperleaf/contract.ts'
import { openVendors, type Vendors } from '@playhouse/vendor-api/vendors/all.ts'
import { VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { sql } from 'drizzle-orm'
import { fastify, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { round } from '../../apps/platform/src/db/tables/play.ts'
import { importGames } from '../../apps/platform/src/domains/play/games/catalogue/import-games.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import { copperleafRoutes } from '../../apps/simulators/src/copperleaf/app.ts'
import type { RoundResult } from '../../apps/simulators/src/copperleaf/play.ts'
import { roundTable } from '../../apps/simulators/src/copperleaf/tables.ts'
import { migrateSimulators } from '../../apps/simulators/src/migrate.ts'
import { type LossyProxy, startLossyProxy } from './lossy-proxy.fixture.ts'

/*
 * Copperleaf's server over HTTP with the platform, as the demo runs them.
 */

const GAME_ID = 900_001

let harness: TestPlatform
let database: Database
let app: FastifyInstance
let proxy: LossyProxy
let vendors: Vendors
let token: string
beforeAll(async () => {
  const [port, vendorPort] = [await freePort(), await freePort()]
  harness = await openTestPlatform({
    template: 'empty',
    environment: { VENDOR_URL: `http://127.0.0.1:${vendorPort}`, LOG_INS_PER_HOUR: '1000' },
    prepare: async (made, url) => {
      await makeSmallWorld(made)
      await migrateSimulators(url)
    },
  })
  await harness.app.listen({ host: '127.0.0.1', port })
  // The proxy loses messages of the vendor to the operator.
  proxy = await startLossyProxy(() => `http://127.0.0.1:${port}`)
  const { config } = harness
  database = openDatabase(config.databaseUrl)
  app = fastify()
  await app.register(copperleafRoutes, { config: { ...config, seamlessUrl: proxy.url }, database })
  await app.listen({ host: '127.0.0.1', port: vendorPort })
  vendors = openVendors({ baseUrl: config.vendorUrl, secret: config.seamlessSecret })
  await importGames(harness.database, await vendors.listGames(COPPERLEAF_VENDOR))
  token = (await harness.call(login, { username: 'lan', password: PASSWORD })).value.token
})
beforeEach(() => proxy.set({}))
afterAll(async () => {
  await vendors.close()
  await app.close()
  await database.$client.end()
  await proxy.close()
  await harness.close()
})

const post = (path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/play/copperleaf/page/${path}`, headers: { origin: 'null' }, payload })
async function open() {
  const { game_url: url } = (await harness.call(launchGame, { nodeId: GAME_ID }, { token })).value.content
  const launchToken = new URL(url, 'http://vendor.test').pathname.replace('/play/copperleaf/', '')
  return { url, launchToken, opened: await post('open', { token: launchToken }) }
}
const play = async (playToken: string, changed: object = {}): Promise<RoundResult> =>
  (await post('play', { playToken, roundKey: randomUUID(), bet: '1000', pick: 0, ...changed })).json()
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
  expect(await play(playToken, { roundKey })).toEqual({ state: 'pending', leaf: -1, win: '0.00', balance: null })
  const { id = '' } = (await lastRound()) ?? {}
  expect((await vendors.readRound(COPPERLEAF_VENDOR, id)).state).toBe('unanswered')
  await dueNow()
  await expect.poll(async () => (await play(playToken, { roundKey })).state, { timeout: 20_000 }).toBe(end)
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
  await expect.poll(async () => (await play(playToken, { roundKey })).state, { timeout: 20_000 }).toBe('cancelled')
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
