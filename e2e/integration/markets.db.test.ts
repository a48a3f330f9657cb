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
import { type OpenedPage, openTrialVendor, type TrialVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'
import { walletClient } from '../../apps/simulators/src/vendor/wallet-client.ts'
import { type BetAnswer, type Board, type EventAnswer, eventList } from '@playhouse/vendor-api/play-api-markets.ts'
import {
  OPEN_AT_ONCE,
  OPENS_EVERY_S,
  PLAYS_S,
  TAKES_BETS_S,
} from '../../apps/simulators/src/vendor/markets/schedule.ts'
import { eventById } from '../../apps/simulators/src/vendor/markets/event-row.ts'

const BOOK = 1
let vendor: TrialVendor
beforeAll(async () => {
  vendor = await openTrialVendor()
  await vendor.trial.database.update(game).set({ modelId: 'markets-football' }).where(eq(game.nodeId, BOOK))
})
afterAll(() => vendor.close())
/** A board of its own for each test. */
beforeEach(async () => {
  await shifted(40 * 60)
  const open = () => vendor.trial.database.$count(roundTable, sql`status not in ('settled', 'refunded')`)
  await vi.waitUntil(async () => (await open()) === 0, { timeout: 20_000, interval: 100 })
})

const shape = MARKETS_MODELS.find(({ id }) => id === 'markets-football')?.shape ?? { kind: 'duel' }
type Refused = { errorCode?: string }
const opened = (username: string) => vendor.open(username, { nodeId: BOOK })
const board = async (page: OpenedPage) => (await page.ask<Board>('markets')).body
const place = (page: OpenedPage, asked: object) => page.ask<BetAnswer & Refused>('bets', asked)
const balance = async (username: string) => parseAmount(await vendor.balanceOf(username))
const refused = (status: number, errorCode: string) => ({ status, body: { errorCode } })

/** Lets events have been so many seconds earlier, with the rounds that wait for them. */
async function shifted(seconds: number): Promise<void> {
  // A fraction of its own, so that no event comes to stand where another is.
  const by = sql`make_interval(secs => ${seconds + Math.random()})`
  await vendor.trial.database.execute(sql`
    with moved as (
      update vendor.event set opens_at = opens_at - ${by}, starts_at = starts_at - ${by}, ends_at = ends_at - ${by}
      returning id
    )
    update vendor.round set due_at = due_at - ${by} from moved where event_id = moved.id`)
}

/** Waits where the next event would open, and the first one start, while a test looks. */
async function betweenStarts(): Promise<void> {
  const into = Date.now() % (OPENS_EVERY_S * 1_000)
  if (into > 115_000) await sleep(120_100 - into)
}

/** A bet on the first selection of a market, which an event of the board offers. */
function betOn(event: EventAnswer | undefined, stake = '1000', market = 0, selection = 0) {
  const chosen = event?.markets[market]
  const offer = chosen?.selections[selection]
  if (!event || !chosen || !offer?.odds) throw new Error('There is no such offer.')
  const bet = { stake, market: chosen.id, selection: offer.id, odds: offer.odds }
  return { roundKey: randomUUID(), eventId: event.id, bet }
}

/** A second vendor with connections of its own. */
async function anotherProcess() {
  const { config } = vendor.trial
  const database = openDatabase(config.databaseUrl)
  const operator = walletClient({ baseUrl: `http://127.0.0.1:${config.port}`, secret: config.seamlessSecret })
  const app = await buildVendors({ config: { ...config, gamesRoot: tmpdir() }, database, operator })
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

/** What will happen, as only the vendor's own tables tell. */
async function secretResult(eventId: string) {
  const row = await eventById(vendor.trial.database, eventId)
  if (!row) throw new Error('There is no such event.')
  return drawnEvent(row).result
}

async function settledBet(page: OpenedPage, roundKey: string): Promise<BetAnswer> {
  const found = async () => (await board(page)).bets.find((bet) => bet.roundKey === roundKey)
  const over = async () => ['settled', 'refunded'].includes((await found())?.status ?? '')
  await expect.poll(over, { timeout: 20_000, interval: 200 }).toBe(true)
  return (await found()) as BetAnswer
}

test('eight events take bets at a time, one starts every two minutes, and none tells its seed or its end', async () => {
  await betweenStarts()
  const page = await opened('lan')
  const { events, now } = await board(page)
  expect(events.map(({ phase }) => phase)).toEqual(Array.from({ length: OPEN_AT_ONCE }, () => 'open'))
  for (const [index, event] of events.entries()) {
    expect(event.startsAt).toBeGreaterThan(now)
    expect(event.startsAt - (events[0]?.startsAt ?? 0)).toBe(index * OPENS_EVERY_S * 1_000)
    expect(event.endsAt - event.startsAt).toBe(PLAYS_S * 1_000)
    expect(event).toMatchObject({
      course: [],
      moments: [],
      score: { home: 0, away: 0 },
      fairness: { serverSeed: null },
    })
  }
  const seeds = await vendor.trial.database.select().from(eventTable)
  const published = JSON.stringify([page.data, events])
  for (const { serverSeed } of seeds) expect(published).not.toContain(serverSeed.toString('hex'))
})

test('lists events of the books asked for, with main odds and nothing of what is to come', async () => {
  const page = await opened('lan')
  const { events } = await board(page)
  const answer = await vendor.app.inject('/play/events?models=markets-football,slot-nothing')
  const listed = eventList.parse(answer.json()).events
  expect(listed.filter(({ phase }) => phase === 'open')).toHaveLength(OPEN_AT_ONCE)
  expect(new Set(listed.map(({ sport }) => sport))).toEqual(new Set(['football']))
  const [first] = listed.filter(({ phase }) => phase === 'open')
  const same = events.find(({ id }) => id === first?.id)
  expect(first).toMatchObject({ league: same?.league, home: same?.home, markets: same?.markets.slice(0, 2) })
  expect(answer.body).not.toMatch(/course|fairness|moments/)
  expect((await vendor.app.inject('/play/events')).statusCode).toBe(400)
})

test('two processes make the same events', async () => {
  await betweenStarts()
  const pages = [await opened('lan'), await opened('hoa')]
  await shifted(40 * 60)
  const other = await anotherProcess()
  const asks = [...pages, ...pages, ...pages].map((page, index) => (index % 2 === 0 ? board(page) : other.board(page)))
  const boards = await Promise.all(asks)
  expect(new Set(boards.map(({ events }) => JSON.stringify(events.filter(({ phase }) => phase === 'open')))).size).toBe(
    1,
  )
  expect(boards[0]?.events.filter(({ phase }) => phase === 'open')).toHaveLength(OPEN_AT_ONCE)
  await other.close()
})

test('bets on every outcome of an event are taken, stay open, and are settled: one pays its odds, the others nothing', async () => {
  const page = await opened('hoa')
  const before = await balance('hoa')
  const event = (await board(page)).events[3]
  const asked = [0, 1, 2].map((selection) => betOn(event, '2000', 0, selection))
  for (const each of asked) {
    expect(await place(page, each)).toMatchObject({
      status: 200,
      body: { status: 'open', stake: '2000.00', payout: null },
    })
  }
  expect(await balance('hoa')).toBe(before - parseAmount('6000'))
  expect(await vendor.trial.database.$count(openRound)).toBe(3)
  const result = await secretResult(event?.id ?? '')

  await shifted(30 * 60)
  const bets = await Promise.all(asked.map(({ roundKey }) => settledBet(page, roundKey)))
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
  expect(await vendor.trial.database.$count(openRound)).toBe(0)
  const [kept] = await vendor.trial.database
    .select()
    .from(round)
    .where(eq(round.vendorRoundId, bets[0]?.roundId ?? ''))
  expect(kept?.details).toMatchObject({ engine: 'markets', state: { home: event?.home, result } })
})

test('an event under way tells what has happened, and not more', async () => {
  const page = await opened('lan')
  const all = (await board(page)).events
  // Of some events, one has points in both halves.
  for (const event of all) {
    const row = await eventById(vendor.trial.database, event.id)
    const whole = row ? drawnEvent(row).course : []
    await vendor.trial.database.execute(sql`
      update vendor.event set starts_at = clock_timestamp() - interval '30 s', ends_at = clock_timestamp() + interval '30 s'
      where id = ${event.id}`)
    const shown = (await board(page)).events.find(({ id }) => id === event.id)
    expect(shown).toMatchObject({ phase: 'running', fairness: { serverSeed: null } })
    // The test itself takes some of the event's minute.
    expect(shown?.course).toEqual(whole.slice(0, shown?.course.length))
    expect(shown?.course.length).toBeGreaterThanOrEqual(whole.filter(({ at }) => at <= 500).length)
    expect(shown?.course.length).toBeLessThanOrEqual(whole.filter(({ at }) => at <= 700).length)
    await vendor.trial.database.execute(sql`
      update vendor.event set starts_at = starts_at - interval '1 h', ends_at = ends_at - interval '1 h' where id = ${event.id}`)
  }
})

describe('a bet is refused and takes nothing', () => {
  test('at other odds than were offered, on what is not offered, or with a stake that the book does not take', async () => {
    const page = await opened('lan')
    const before = await balance('lan')
    const kept = await vendor.trial.database.$count(roundTable)
    const good = betOn((await board(page)).events[2])
    for (const wrong of [
      { odds: good.bet.odds + 1 },
      { odds: 10_000 },
      { selection: 'toString' },
      { market: 'winner' },
    ]) {
      const asked = { ...good, bet: { ...good.bet, ...wrong } }
      expect(await place(page, asked)).toMatchObject(refused(409, 'odds_changed'))
    }
    for (const wrong of [
      { stake: '999' },
      { stake: '500001' },
      { stake: '-1000' },
      { stake: '1000.5' },
      { odds: '200' },
    ]) {
      const asked = { ...good, bet: { ...good.bet, ...wrong } }
      expect(await place(page, asked)).toMatchObject(refused(400, 'stake_invalid'))
    }
    expect(await place(page, { ...good, eventId: randomUUID() })).toMatchObject(refused(404, 'event_not_found'))
    expect(await place(page, { ...good, roundKey: 'x' })).toMatchObject(refused(400, 'request_invalid'))
    expect(await balance('lan')).toBe(before)
    expect(await vendor.trial.database.$count(roundTable)).toBe(kept)
  })

  test('once its event has started, and after its end', async () => {
    const page = await opened('lan')
    const { events } = await board(page)
    await shifted(TAKES_BETS_S)
    for (const event of events) {
      expect(await place(page, betOn(event))).toMatchObject(refused(409, 'event_closed'))
    }
    await shifted(30 * 60)
    expect(await place(page, betOn(events[3]))).toMatchObject(refused(409, 'event_closed'))
  })

  test('as a round that is drawn at once, and on another book’s event', async () => {
    const page = await opened('lan')
    const good = betOn((await board(page)).events[2])
    expect(await page.play({ bet: good.bet })).toMatchObject(refused(401, 'game_session_expired'))
    await vendor.trial.database.execute(
      sql`update vendor.event set model_id = 'markets-tennis' where id = ${good.eventId}`,
    )
    expect(await place(page, good)).toMatchObject(refused(404, 'event_not_found'))
  })
})

test('the same bet sent again, also twelve times at once, is one bet; another under its key is refused', async () => {
  const page = await opened('hoa')
  const before = await balance('hoa')
  const asked = betOn((await board(page)).events[3])
  const answers = await Promise.all(Array.from({ length: 12 }, () => place(page, asked)))
  for (const { status, body } of answers) {
    expect(status === 200 || body.errorCode === 'round_in_progress').toBe(true)
  }
  const again = await place(page, asked)
  expect(again).toMatchObject({ status: 200, body: { status: 'open', roundKey: asked.roundKey } })
  expect(await balance('hoa')).toBe(before - parseAmount('1000'))
  const other = { ...asked, bet: { ...asked.bet, stake: '2000' } }
  expect(await place(page, other)).toMatchObject(refused(422, 'round_key_reused'))
})

test('of twenty bets at once the balance decides how many are taken', async () => {
  const page = await opened('minh')
  const before = await balance('minh')
  const stake = String(before / 10_000n / 5n)
  const event = (await board(page)).events[3]
  const answers = await Promise.all(Array.from({ length: 20 }, () => place(page, betOn(event, stake))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  for (const answer of answers.filter(({ status }) => status !== 200)) {
    expect(answer).toMatchObject(refused(409, 'insufficient_balance'))
  }
  expect(await balance('minh')).toBe(before - 5n * parseAmount(stake))
})

test('a settlement that broke off after the wallet’s answer is repeated, also after a restart, and pays once', async () => {
  const page = await opened('hoa')
  const event = (await board(page)).events[3]
  const asked = [0, 1, 2].map((selection) => betOn(event, '3000', 0, selection))
  for (const each of asked) await place(page, each)
  await shifted(30 * 60)
  for (const { roundKey } of asked) await settledBet(page, roundKey)
  const paid = await balance('hoa')
  await vendor.trial.database.execute(sql`
    update vendor.round set status = 'settling', due_at = now() where event_id = ${event?.id ?? ''}`)
  await vendor.restart()
  for (const { roundKey } of asked) expect((await settledBet(page, roundKey)).status).toBe('settled')
  expect(await balance('hoa')).toBe(paid)
})

test('bets are settled while no page is open, by a vendor that was down at the event’s end', async () => {
  const page = await opened('hoa')
  const asked = betOn((await board(page)).events[3])
  await place(page, asked)
  await vendor.app.close()
  await shifted(30 * 60)
  await vendor.restart()
  const status = async () => {
    const [found] = await vendor.trial.database.select().from(roundTable).where(eq(roundTable.roundKey, asked.roundKey))
    return found?.status
  }
  await expect.poll(status, { timeout: 20_000, interval: 200 }).toBe('settled')
})

test('a bet whose stake has no known result is given back, and does not give the event’s seed away', async () => {
  const page = await opened('hoa')
  const before = await balance('hoa')
  const asked = betOn((await board(page)).events[3])
  await vendor.silence()
  expect(await place(page, asked)).toMatchObject(refused(503, 'system_busy'))
  await vendor.listen()
  const bet = await settledBet(page, asked.roundKey)
  expect(bet).toMatchObject({ status: 'refunded', payout: null, result: null, fairness: { serverSeed: null } })
  expect(await page.ask(`rounds/${asked.roundKey}`)).toMatchObject(refused(404, 'round_not_found'))
  expect(await balance('hoa')).toBe(before)
})

test('a bet that could not be settled for a day is given back', async () => {
  const page = await opened('hoa')
  const before = await balance('hoa')
  const asked = betOn((await board(page)).events[3])
  await place(page, asked)
  await shifted(25 * 60 * 60)
  expect(await settledBet(page, asked.roundKey)).toMatchObject({ status: 'refunded', payout: null })
  expect(await balance('hoa')).toBe(before)
})

test('reaches the operator’s list with the game that takes bets, which is empty while the vendor is away', async () => {
  const { trial, app } = vendor
  const asked = () => trial.call(sportEvents, { gameType: 'SPORTS' })
  expect((await asked()).value).toEqual({ list: [] })
  await trial.database.update(game).set({ category: 'SPORTS' }).where(eq(game.nodeId, BOOK))
  expect((await asked()).value).toEqual({ list: [] })
  await app.listen({ host: '127.0.0.1', port: vendor.port })
  const { value } = await asked()
  const open = value.list.filter(({ phase }) => phase === 'open')
  expect(open).toHaveLength(OPEN_AT_ONCE)
  expect(new Set(open.map(({ nodeId, sport }) => `${nodeId} ${sport}`))).toEqual(new Set([`${BOOK} football`]))
  expect((await trial.call(sportEvents, { gameType: 'ESPORTS' })).value).toEqual({ list: [] })
})

test('leaves no ledger faults', async () => {
  expect(await findLedgerFaults(vendor.trial.database)).toEqual([])
})
