import { sportEvents } from '@playhouse/platform-api/games-played.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openDatabase } from '@playhouse/postgres/database.ts'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { eventTable } from '../../apps/simulators/src/vendor/tables.ts'
import { round } from '../../apps/platform/src/db/tables/play.ts'
import { openRound } from '../../apps/platform/src/db/tables/seamless.ts'
import { roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import { drawnEvent } from '../../apps/simulators/src/vendor/markets/drawn-event.ts'
import { hasWon } from '@playhouse/engines/markets/markets.ts'
import { MARKETS_MODELS } from '@playhouse/engines/markets/models.ts'
import { seedHash } from '@playhouse/engines/server-random.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { buildVendors } from '../../apps/simulators/src/vendor/app.ts'
import { type OpenedPage, openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'
import { walletClient } from '../../apps/simulators/src/vendor/wallet-client.ts'
import { type BetResponse, type Board, type EventResponse, eventList } from '@playhouse/vendor-api/play-api-markets.ts'
import {
  OPEN_EVENTS,
  EVENT_INTERVAL_S,
  PLAYING_TIME_S,
  BETTING_TIME_S,
} from '../../apps/simulators/src/vendor/markets/schedule.ts'
import { findEvent } from '../../apps/simulators/src/vendor/markets/event-row.ts'

const BOOK = 1
let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
  await vendor.harness.database.update(game).set({ modelId: 'markets-football' }).where(eq(game.nodeId, BOOK))
})
afterAll(() => vendor.close())
/** New events for each test. */
beforeEach(async () => {
  await moveEventsBack(40 * 60)
  const open = () => vendor.harness.database.$count(roundTable, sql`status not in ('settled', 'refunded')`)
  await vi.waitUntil(async () => (await open()) === 0, { timeout: 120_000, interval: 100 })
})

const shape = MARKETS_MODELS.find(({ id }) => id === 'markets-football')?.shape ?? { kind: 'duel' }
type Refused = { errorCode?: string }
const openPage = (username: string) => vendor.open(username, { nodeId: BOOK })
const board = async (page: OpenedPage) => (await page.ask<Board>('markets')).body
const place = (page: OpenedPage, requested: object) => page.ask<BetResponse & Refused>('bets', requested)
const balance = async (username: string) => parseAmount(await vendor.getBalance(username))
const refused = (status: number, errorCode: string) => ({ status, body: { errorCode } })

/** Moves all events into the past, with the rounds that wait for them. */
async function moveEventsBack(seconds: number): Promise<void> {
  // An odd fraction, so that no two events collide.
  const by = sql`make_interval(secs => ${seconds + Math.random()})`
  await vendor.harness.database.execute(sql`
    with moved as (
      update vendor.event set opens_at = opens_at - ${by}, starts_at = starts_at - ${by}, ends_at = ends_at - ${by}
      returning id
    )
    update vendor.round set due_at = due_at - ${by} from moved where event_id = moved.id`)
}

/** Waits if an event would open or start during the test. */
async function untilBetweenStarts(): Promise<void> {
  const into = Date.now() % (EVENT_INTERVAL_S * 1_000)
  if (into > 115_000) await sleep(120_100 - into)
}

/** A bet on a selection of an event, by default the first of the first market. */
function betOn(event: EventResponse | undefined, stake = '1000', market = 0, selection = 0) {
  const chosen = event?.markets[market]
  const offer = chosen?.selections[selection]
  if (!event || !chosen || !offer?.odds) throw new Error('There is no such offer.')
  const bet = { stake, market: chosen.id, selection: offer.id, odds: offer.odds }
  return { roundKey: randomUUID(), eventId: event.id, bet }
}

/** A second vendor process with connections of its own. */
async function openSecondVendor() {
  const { config } = vendor.harness
  const database = openDatabase(config.databaseUrl)
  const operator = walletClient({ baseUrl: `http://127.0.0.1:${config.port}`, secret: config.seamlessSecret })
  const logStream = { write: () => {} }
  const app = await buildVendors({ config: { ...config, gamesRoot: tmpdir() }, database, operator, logStream })
  return {
    board: async (page: OpenedPage) => {
      const headers = { authorization: `Bearer ${page.data.playToken}`, origin: 'null' }
      return (await app.inject({ url: '/play/api/markets', headers })).json<Board>()
    },
    close: async () => {
      await app.close()
      await database.$client.end()
    },
  }
}

/** The result from the vendor's tables. */
async function secretResult(eventId: string) {
  const row = await findEvent(vendor.harness.database, eventId)
  if (!row) throw new Error('There is no such event.')
  return drawnEvent(row).result
}

async function untilBetSettled(page: OpenedPage, roundKey: string): Promise<BetResponse> {
  const found = async () => (await board(page)).bets.find((bet) => bet.roundKey === roundKey)
  const over = async () => ['settled', 'refunded'].includes((await found())?.status ?? '')
  await expect.poll(over, { interval: 200 }).toBe(true)
  return (await found()) as BetResponse
}

test('eight events take bets, one starts every two minutes, and none reveals its seed or result', async () => {
  await untilBetweenStarts()
  const page = await openPage('lan')
  const { events, now } = await board(page)
  expect(events.map(({ phase }) => phase)).toEqual(Array.from({ length: OPEN_EVENTS }, () => 'open'))
  for (const [index, event] of events.entries()) {
    expect(event.startsAt).toBeGreaterThan(now)
    expect(event.startsAt - (events[0]?.startsAt ?? 0)).toBe(index * EVENT_INTERVAL_S * 1_000)
    expect(event.endsAt - event.startsAt).toBe(PLAYING_TIME_S * 1_000)
    expect(event).toMatchObject({
      course: [],
      moments: [],
      score: { home: 0, away: 0 },
      fairness: { serverSeed: null },
    })
  }
  const seeds = await vendor.harness.database.select().from(eventTable)
  const published = JSON.stringify([page.data, events])
  for (const { serverSeed } of seeds) expect(published).not.toContain(serverSeed.toString('hex'))
})

test('lists events of the requested books with main odds and without results', async () => {
  const page = await openPage('lan')
  const { events } = await board(page)
  const response = await vendor.app.inject('/play/events?models=markets-football,slot-nothing')
  const listed = eventList.parse(response.json()).events
  expect(listed.filter(({ phase }) => phase === 'open')).toHaveLength(OPEN_EVENTS)
  expect(new Set(listed.map(({ sport }) => sport))).toEqual(new Set(['football']))
  const [first] = listed.filter(({ phase }) => phase === 'open')
  const same = events.find(({ id }) => id === first?.id)
  expect(first).toMatchObject({ league: same?.league, home: same?.home, markets: same?.markets.slice(0, 2) })
  expect(response.body).not.toMatch(/course|fairness|moments/)
  expect((await vendor.app.inject('/play/events')).statusCode).toBe(400)
})

test('two processes create the same events', async () => {
  await untilBetweenStarts()
  const pages = [await openPage('lan'), await openPage('hoa')]
  await moveEventsBack(40 * 60)
  const other = await openSecondVendor()
  const asks = [...pages, ...pages, ...pages].map((page, index) => (index % 2 === 0 ? board(page) : other.board(page)))
  const boards = await Promise.all(asks)
  expect(new Set(boards.map(({ events }) => JSON.stringify(events.filter(({ phase }) => phase === 'open')))).size).toBe(
    1,
  )
  expect(boards[0]?.events.filter(({ phase }) => phase === 'open')).toHaveLength(OPEN_EVENTS)
  await other.close()
})

test('of bets on all outcomes of an event one pays its odds, the others nothing', async () => {
  const page = await openPage('hoa')
  const before = await balance('hoa')
  const event = (await board(page)).events[3]
  const requested = [0, 1, 2].map((selection) => betOn(event, '2000', 0, selection))
  for (const each of requested) {
    expect(await place(page, each)).toMatchObject({
      status: 200,
      body: { status: 'open', stake: '2000.00', payout: null },
    })
  }
  expect(await balance('hoa')).toBe(before - parseAmount('6000'))
  expect(await vendor.harness.database.$count(openRound)).toBe(3)
  const result = await secretResult(event?.id ?? '')

  await moveEventsBack(30 * 60)
  const bets = await Promise.all(requested.map(({ roundKey }) => untilBetSettled(page, roundKey)))
  let paid = 0n
  for (const { bet, payout, ...settled } of bets) {
    const won = hasWon(shape, bet.market, bet.selection, result)
    const pays = won ? (parseAmount('2000') * BigInt(bet.odds)) / 100n : 0n
    expect(parseAmount(payout ?? '')).toBe(pays)
    paid += pays
    expect(settled.result).toEqual(result)
    const { fairness } = settled
    expect(seedHash(fairness.serverSeed ?? '')).toBe(event?.fairness.serverSeedHash)
    const claim = { engine: 'markets', modelId: 'markets-football', bet, payout: payout ?? '' }
    const proven = { ...fairness, serverSeed: fairness.serverSeed ?? '' }
    expect(verifyRound({ ...claim, fairness: proven })).toMatchObject({ kind: 'fair', view: { result } })
    expect(verifyRound({ ...claim, bet: { ...bet, odds: bet.odds + 1 }, fairness: proven }).kind).toBe('no-round')
  }
  expect(paid).toBeGreaterThan(0n)
  expect(await balance('hoa')).toBe(before - parseAmount('6000') + paid)
  expect(await vendor.harness.database.$count(openRound)).toBe(0)
  const [stored] = await vendor.harness.database
    .select()
    .from(round)
    .where(eq(round.vendorRoundId, bets[0]?.roundId ?? ''))
  expect(stored?.details).toMatchObject({ engine: 'markets', state: { home: event?.home, result } })
})

test('a running event shows only what has happened so far', async () => {
  const page = await openPage('lan')
  const all = (await board(page)).events
  // At least one of several events has points in both halves.
  for (const event of all) {
    const row = await findEvent(vendor.harness.database, event.id)
    const whole = row ? drawnEvent(row).course : []
    await vendor.harness.database.execute(sql`
      update vendor.event set starts_at = clock_timestamp() - interval '30 s', ends_at = clock_timestamp() + interval '30 s'
      where id = ${event.id}`)
    const shown = (await board(page)).events.find(({ id }) => id === event.id)
    expect(shown).toMatchObject({ phase: 'running', fairness: { serverSeed: null } })
    // The test takes part of the event's time.
    expect(shown?.course).toEqual(whole.slice(0, shown?.course.length))
    expect(shown?.course.length).toBeGreaterThanOrEqual(whole.filter(({ at }) => at <= 500).length)
    expect(shown?.course.length).toBeLessThanOrEqual(whole.filter(({ at }) => at <= 700).length)
    await vendor.harness.database.execute(sql`
      update vendor.event set starts_at = starts_at - interval '1 h', ends_at = ends_at - interval '1 h' where id = ${event.id}`)
  }
})

describe('refuses a bet without taking its stake', () => {
  test('at odds, on a selection or with a stake that is not offered', async () => {
    const page = await openPage('lan')
    const before = await balance('lan')
    const stored = await vendor.harness.database.$count(roundTable)
    const good = betOn((await board(page)).events[2])
    for (const wrong of [
      { odds: good.bet.odds + 1 },
      { odds: 10_000 },
      { selection: 'toString' },
      { market: 'winner' },
    ]) {
      const requested = { ...good, bet: { ...good.bet, ...wrong } }
      expect(await place(page, requested)).toMatchObject(refused(409, 'odds_changed'))
    }
    for (const wrong of [
      { stake: '999' },
      { stake: '500001' },
      { stake: '-1000' },
      { stake: '1000.5' },
      { odds: '200' },
    ]) {
      const requested = { ...good, bet: { ...good.bet, ...wrong } }
      expect(await place(page, requested)).toMatchObject(refused(400, 'stake_invalid'))
    }
    expect(await place(page, { ...good, eventId: randomUUID() })).toMatchObject(refused(404, 'event_not_found'))
    expect(await place(page, { ...good, roundKey: 'x' })).toMatchObject(refused(400, 'request_invalid'))
    expect(await balance('lan')).toBe(before)
    expect(await vendor.harness.database.$count(roundTable)).toBe(stored)
  })

  test('after its event has started or ended', async () => {
    const page = await openPage('lan')
    const { events } = await board(page)
    await moveEventsBack(BETTING_TIME_S)
    for (const event of events) {
      expect(await place(page, betOn(event))).toMatchObject(refused(409, 'event_closed'))
    }
    await moveEventsBack(30 * 60)
    expect(await place(page, betOn(events[3]))).toMatchObject(refused(409, 'event_closed'))
  })

  test('as an instant round, or on an event of another book', async () => {
    const page = await openPage('lan')
    const good = betOn((await board(page)).events[2])
    expect(await page.play({ bet: good.bet })).toMatchObject(refused(401, 'game_session_expired'))
    await vendor.harness.database.execute(
      sql`update vendor.event set model_id = 'markets-tennis' where id = ${good.eventId}`,
    )
    expect(await place(page, good)).toMatchObject(refused(404, 'event_not_found'))
  })
})

test('counts a bet once when it is repeated twelve times at once, and refuses another under its key', async () => {
  const page = await openPage('hoa')
  const before = await balance('hoa')
  const requested = betOn((await board(page)).events[3])
  const responses = await Promise.all(Array.from({ length: 12 }, () => place(page, requested)))
  for (const { status, body } of responses) {
    expect(status === 200 || body.errorCode === 'round_in_progress').toBe(true)
  }
  const again = await place(page, requested)
  expect(again).toMatchObject({ status: 200, body: { status: 'open', roundKey: requested.roundKey } })
  expect(await balance('hoa')).toBe(before - parseAmount('1000'))
  const other = { ...requested, bet: { ...requested.bet, stake: '2000' } }
  expect(await place(page, other)).toMatchObject(refused(422, 'round_key_reused'))
})

test('accepts as many of twenty concurrent bets as the balance covers', async () => {
  const page = await openPage('minh')
  const before = await balance('minh')
  const stake = String(before / 10_000n / 5n)
  const event = (await board(page)).events[3]
  const responses = await Promise.all(Array.from({ length: 20 }, () => place(page, betOn(event, stake))))
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(5)
  for (const response of responses.filter(({ status }) => status !== 200)) {
    expect(response).toMatchObject(refused(409, 'insufficient_balance'))
  }
  expect(await balance('minh')).toBe(before - 5n * parseAmount(stake))
})

test('pays once when a settlement is interrupted after the wallet’s answer and repeated after a restart', async () => {
  const page = await openPage('hoa')
  const event = (await board(page)).events[3]
  const requested = [0, 1, 2].map((selection) => betOn(event, '3000', 0, selection))
  for (const each of requested) await place(page, each)
  await moveEventsBack(30 * 60)
  for (const { roundKey } of requested) await untilBetSettled(page, roundKey)
  const paid = await balance('hoa')
  await vendor.harness.database.execute(sql`
    update vendor.round set status = 'settling', due_at = now() where event_id = ${event?.id ?? ''}`)
  await vendor.restart()
  for (const { roundKey } of requested) expect((await untilBetSettled(page, roundKey)).status).toBe('settled')
  expect(await balance('hoa')).toBe(paid)
})

test('settles bets without an open page, even if the vendor was down at the event’s end', async () => {
  const page = await openPage('hoa')
  const requested = betOn((await board(page)).events[3])
  await place(page, requested)
  await vendor.app.close()
  await moveEventsBack(30 * 60)
  await vendor.restart()
  const status = async () => {
    const [found] = await vendor.harness.database
      .select()
      .from(roundTable)
      .where(eq(roundTable.roundKey, requested.roundKey))
    return found?.status
  }
  await expect.poll(status, { interval: 200 }).toBe('settled')
})

test('refunds a bet whose stake has an unknown outcome, without revealing the seed', async () => {
  const page = await openPage('hoa')
  const before = await balance('hoa')
  const requested = betOn((await board(page)).events[3])
  await vendor.silence()
  expect(await place(page, requested)).toMatchObject(refused(503, 'system_busy'))
  await vendor.listen()
  const bet = await untilBetSettled(page, requested.roundKey)
  expect(bet).toMatchObject({ status: 'refunded', payout: null, result: null, fairness: { serverSeed: null } })
  expect(await page.ask(`rounds/${requested.roundKey}`)).toMatchObject(refused(404, 'round_not_found'))
  expect(await balance('hoa')).toBe(before)
})

test('refunds a bet that could not be settled for a day', async () => {
  const page = await openPage('hoa')
  const before = await balance('hoa')
  const requested = betOn((await board(page)).events[3])
  await place(page, requested)
  await moveEventsBack(25 * 60 * 60)
  expect(await untilBetSettled(page, requested.roundKey)).toMatchObject({ status: 'refunded', payout: null })
  expect(await balance('hoa')).toBe(before)
})

test('lists events with their game for the operator, and none while the vendor is down', async () => {
  const { harness, app } = vendor
  const requested = () => harness.call(sportEvents, { gameType: 'SPORTS' })
  expect((await requested()).value).toEqual({ list: [] })
  await harness.database.update(game).set({ category: 'SPORTS' }).where(eq(game.nodeId, BOOK))
  expect((await requested()).value).toEqual({ list: [] })
  await app.listen({ host: '127.0.0.1', port: vendor.port })
  const { value } = await requested()
  const open = value.list.filter(({ phase }) => phase === 'open')
  expect(open).toHaveLength(OPEN_EVENTS)
  expect(new Set(open.map(({ nodeId, sport }) => `${nodeId} ${sport}`))).toEqual(new Set([`${BOOK} football`]))
  expect((await harness.call(sportEvents, { gameType: 'ESPORTS' })).value).toEqual({ list: [] })
})

test('leaves no ledger faults', async () => {
  expect(await findLedgerFaults(vendor.harness.database)).toEqual([])
})

test('counts bets on opposite selections of an event as no turnover, and one alone in full', async () => {
  await untilBetweenStarts()
  const page = await openPage('hoa')
  const { events } = await board(page)
  const opposite = events.find(({ markets }) =>
    markets.some(({ selections }) => selections.length === 2 && selections.every(({ odds }) => (odds ?? 0) >= 150)),
  )
  const [alone] = events.filter(({ id }) => id !== opposite?.id)
  const market = opposite?.markets.findIndex(
    ({ selections }) => selections.length === 2 && selections.every(({ odds }) => (odds ?? 0) >= 150),
  )
  const wide = alone?.markets.findIndex(({ selections }) => (selections[0]?.odds ?? 0) >= 150) ?? -1
  const bets = [betOn(opposite, '1000', market, 0), betOn(opposite, '1000', market, 1), betOn(alone, '1000', wide, 0)]
  for (const bet of bets) expect((await place(page, bet)).status).toBe(200)
  await moveEventsBack(40 * 60)
  const counted = []
  for (const { roundKey } of bets) {
    await untilBetSettled(page, roundKey)
    const [stored] = await vendor.harness.database
      .select()
      .from(round)
      .where(eq(round.vendorRoundId, await readRoundId(roundKey)))
    counted.push(stored && [stored.stake - stored.uncounted, stored.uncountedReason])
  }
  expect(counted).toEqual([
    [0n, 'COVERED'],
    [0n, 'COVERED'],
    [1000_0000n, null],
  ])
})

async function readRoundId(roundKey: string): Promise<string> {
  const [stored] = await vendor.harness.database.select().from(roundTable).where(eq(roundTable.roundKey, roundKey))
  if (!stored) throw new Error('The vendor has no such bet.')
  return stored.id
}
