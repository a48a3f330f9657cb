import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { type Endpoint, whileClosed } from '@playhouse/platform-api/endpoint.ts'
import { launchGame } from '@playhouse/platform-api/games.ts'
import { placeTicket } from '@playhouse/platform-api/lottery-tickets.ts'
import { beginSocialLink, linkSocial } from '@playhouse/platform-api/session-social.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { headersFor } from '../../app.fixture.ts'
import { brand, brandModule } from '../../db/tables/brand.ts'
import { gameSession } from '../../db/tables/play.ts'
import { getCash, createMemberWith } from '../../ledger/ledger.fixture.ts'
import { PASSWORD } from '../../small-world.fixture.ts'
import { DETAILS, newId, openGame, openSeamless, type Seamless } from '../money/wallet/seamless/seamless.fixture.ts'
import { type LotteryHarness, openLottery } from '../play/lottery/lottery.fixture.ts'

const ENDS_AT = new Date('2030-01-01T00:00:00Z')
const OPEN = { maintenance: false, maintenanceEndsAt: null, restrictedCountries: [] }
const MAINTENANCE = { ...OPEN, maintenance: true, maintenanceEndsAt: ENDS_AT }
/** The country of private addresses. */
const RESTRICTED = { ...OPEN, restrictedCountries: ['VN'] }

/** Without an identity provider. */
const NOT_OFFERED = new Set<Endpoint>([beginSocialLink, linkSocial])

const set = (database: Database, state: Partial<typeof brand.$inferInsert>) => database.update(brand).set(state)

/** Starts `work` while another transaction holds the member's cash account, and sets the state before that ends. */
async function whileLocked<T>(database: Database, memberId: number, state: object, work: () => Promise<T>): Promise<T> {
  let running: Promise<T> | undefined
  await withTransaction(database, async (tx) => {
    await tx.execute(sql`select from ledger_account where member_id = ${memberId} for update`)
    running = work()
    running.catch(() => {})
    for (let waiting = 0; waiting === 0; await sleep(20)) {
      const { rows } = await database.execute<{ waiting: number }>(sql`
        select count(*)::integer as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      waiting = rows[0]?.waiting ?? 0
    }
    await set(database, state)
  })
  return running as Promise<T>
}

describe('the contract', () => {
  let lottery: LotteryHarness
  let token: string
  beforeAll(async () => {
    lottery = await openLottery()
    await lottery.harness.database.update(brandModule).set({ enabled: true })
    await lottery.harness.restart()
    const { value } = await lottery.harness.call(login, { username: 'minh', password: PASSWORD })
    token = value.token
  })
  afterEach(() => set(lottery.harness.database, OPEN))
  afterAll(() => lottery.close())

  /** Sets the state, without the wait for cached settings. */
  async function close(state: object) {
    await set(lottery.harness.database, state)
    await lottery.harness.restart()
  }

  /** Codes by endpoint, of calls without input. */
  async function codes() {
    const found = new Map<string, string | undefined>()
    for (const endpoint of ALL_ENDPOINTS) {
      const rule = whileClosed(endpoint)
      if (rule === 'open' || rule === 'decides' || NOT_OFFERED.has(endpoint)) continue
      const response = await lottery.harness.app.inject({
        method: endpoint.method,
        url: endpoint.path,
        headers: headersFor(endpoint, { token }),
        ...(endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { payload: {} }),
      })
      found.set(endpoint.name, response.json<{ errorCode?: string }>().errorCode)
    }
    return found
  }

  test('refuses every change under maintenance that is not declared open, with the expected end', async () => {
    await close(MAINTENANCE)
    const found = await codes()
    expect(found.size).toBeGreaterThan(40)
    expect([...found].filter(([, code]) => code !== 'site.maintenance')).toEqual([])
    const { status, body } = await lottery.harness.call(launchGame, { nodeId: 1 } as never, { token })
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { errorCode: 'site.maintenance', value: { endsAt: ENDS_AT.getTime() } },
    })
  })

  test('refuses endpoints in a restricted country unless declared open there, and none elsewhere', async () => {
    await close(RESTRICTED)
    const found = await codes()
    for (const endpoint of ALL_ENDPOINTS) {
      if (!found.has(endpoint.name)) continue
      const isRefused = found.get(endpoint.name) === 'region.restricted'
      expect(isRefused, endpoint.name).toBe(whileClosed(endpoint) === 'refused')
    }
    await close({ ...OPEN, restrictedCountries: ['US'] })
    expect([...(await codes()).values()]).not.toContain('region.restricted')
  })

  test('refuses a ticket that waits for its account when the site closes, and repeats one that was sold before', async () => {
    const { database } = lottery.harness
    const [draw] = await lottery.draws('K3_1M')
    if (!draw) throw new Error('There is no draw.')
    const [{ id }] = (await database.execute<{ id: number }>(sql`select id from member where username = 'minh'`))
      .rows as [{ id: number }]
    const input = {
      gameCode: 'K3_1M',
      numero: draw.issue,
      draws: 1,
      stopWhenWon: false,
      oddsVersion: CURRENT_ODDS,
      lines: [{ betType: 'SUM_SIZE', picks: [0], amount: '1000' }],
    }
    const place = (key: string) =>
      lottery.harness.call(placeTicket, input, { token, headers: { 'idempotency-key': key } })
    const sold = randomUUID()
    expect((await place(sold)).status).toBe(200)
    const before = await getCash(database, id)
    for (const [state, code] of [
      [MAINTENANCE, 'site.maintenance'],
      [RESTRICTED, 'region.restricted'],
    ] as const) {
      await set(database, OPEN)
      const refused = await whileLocked(database, id, state, () => place(randomUUID()))
      expect(refused.body).toMatchObject({ errorCode: code })
      expect((await place(sold)).status).toBe(200)
      expect(await getCash(database, id)).toBe(before)
    }
  })
})

describe('the seamless wallet', () => {
  let seamless: Seamless
  beforeAll(async () => {
    seamless = await openSeamless()
    await seamless.database.insert(brand).values({ code: 'playhouse', name: 'P', currency: 'VND', currencySymbol: '₫' })
  })
  afterEach(() => set(seamless.database, OPEN))
  afterAll(() => seamless.close())

  test.each([
    ['site_maintenance', 409, MAINTENANCE],
    ['region_restricted', 451, RESTRICTED],
  ] as const)(
    'refuses new stakes with %s, and pays and returns those of started rounds',
    async (code, status, state) => {
      const { database } = seamless
      const memberId = await createMemberWith(database, 100_0000n)
      const { session } = await openGame(database, memberId)
      await database.update(gameSession).set({ country: 'VN' })
      const stake = (call: 'play' | 'debit', more: object = {}) =>
        seamless.call(call, {
          session,
          transactionId: newId(),
          roundId: newId(),
          ...(call === 'play' ? { stake: '10', payout: '0', details: DETAILS } : { amount: '10' }),
          ...more,
        })
      const [won, returned] = [newId(), newId()]
      const first = { transactionId: newId(), roundId: won }
      expect((await stake('debit', first)).status).toBe(200)
      expect((await stake('debit', { transactionId: returned })).status).toBe(200)

      const refused = { status, body: { error: code } }
      expect(await whileLocked(database, memberId, state, () => stake('play'))).toMatchObject(refused)
      expect(await stake('debit')).toMatchObject(refused)
      expect(await stake('debit', { roundId: won })).toMatchObject(refused)
      expect(await stake('debit', first)).toMatchObject({ status: 200, body: { replayed: true } })
      const others = ['play', 'debit', 'play'] as const
      expect(await Promise.all(others.map((call) => stake(call)))).toMatchObject(others.map(() => refused))
      const credit = { session, transactionId: newId(), roundId: won, amount: '25', closes: true, details: DETAILS }
      expect((await seamless.call('credit', credit)).status).toBe(200)
      const rollback = { session, transactionId: newId(), debitId: returned }
      expect((await seamless.call('rollback', rollback)).status).toBe(200)
      expect(await getCash(database, memberId)).toBe(115_0000n)

      const { launchToken } = await openGame(database, memberId, { redeemed: false })
      await database.update(gameSession).set({ country: 'VN' })
      expect(await seamless.call('authenticate', { launchToken })).toMatchObject(refused)
      await set(database, OPEN)
      expect((await seamless.call('authenticate', { launchToken })).status).toBe(200)
      expect((await stake('play')).status).toBe(200)
    },
  )
})
