import { launchGame } from '@playhouse/platform-api/games.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../apps/platform/src/app.fixture.ts'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import { audit } from '../../apps/platform/src/checks/audit.ts'
import { getPoint } from '@playhouse/engines/crash/crash.ts'
import { newServerSeed, seededDraw } from '@playhouse/engines/server-random.ts'
import { CRASH_MODELS } from '@playhouse/engines/crash/models.ts'
import type { FaultPoint } from '@playhouse/server/fault-point.ts'
import { getCash } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { makeSmallWorld, PASSWORD } from '../../apps/platform/src/small-world.fixture.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import type { SharedBet, SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import type { BetResponse, Board } from '@playhouse/vendor-api/play-api-markets.ts'
import { type KillableProcesses, startKillable, SEAMLESS_SECRET } from './killed-process.fixture.ts'
import { allEveryNight, IS_NIGHTLY } from '@playhouse/testing/every-night.ts'

const STAKE = parseAmount('1000')

let harness: TestPlatform
let token: string
let main: KillableProcesses
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'empty', environment: { SEAMLESS_SECRET }, prepare: makeSmallWorld })
  main = await startKillable(harness.config.databaseUrl)
  token = (await harness.call(login, { username: 'hoa', password: PASSWORD })).value.token
})
afterAll(async () => {
  await main.end()
  await harness.close()
})

/** Opens game 1 with a model; a slot by default. */
async function openGame(modelId?: string) {
  const [slot] = await harness.database.select().from(game).where(eq(game.nodeId, 2))
  await harness.database
    .update(game)
    .set({ modelId: modelId ?? slot?.modelId ?? '' })
    .where(eq(game.nodeId, 1))
  const { game_url } = (await harness.call(launchGame, { nodeId: 1 }, { token })).value.content
  const playToken = await main.launch(game_url)
  /** Undefined if the process ends before it answers. */
  return async (path: string, body?: object): Promise<RoundResponse | undefined> => {
    const response = await fetch(main.address(`/play/api/${path}`), {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${playToken}`, 'content-type': 'application/json' },
      body: body ? JSON.stringify(body) : null,
    }).catch(() => undefined)
    return response?.ok ? ((await response.json()) as RoundResponse) : undefined
  }
}

const balance = async () => {
  const { rows } = await harness.database.execute<{ id: number }>(sql`select id from member where username = 'hoa'`)
  return getCash(harness.database, rows[0]?.id ?? 0)
}
/** Ends the killed process's leases of rounds. */
const endLeases = () => harness.database.execute(sql`update vendor.round set due_at = now() where due_at > now()`)
const countPending = () =>
  harness.database.$count(roundTable, sql`status in ('staking', 'going', 'settling', 'refunding')`)

async function expectConsistentLedger(): Promise<void> {
  const lines: string[] = []
  await audit(harness.config.databaseUrl, (line) => lines.push(line))
  expect(lines.filter((line) => line.startsWith('FAILED  '))).toEqual([])
  const { rows } = await harness.database.execute(sql`select from open_round`)
  expect(rows).toEqual([])
}

const AT_ONCE: FaultPoint[] = [
  'vendor:round-drawn',
  'vendor:round-kept',
  'wallet:request-read',
  'wallet:movement-kept',
  'vendor:wallet-answered',
  'vendor:round-settled',
]
test.each(allEveryNight(AT_ONCE, (point) => point === 'wallet:movement-kept'))(
  'counts a round once when the process is killed at %s',
  async (point) => {
    const before = await balance()
    await main.start(point)
    const ask = await openGame()
    const requested = { roundKey: randomUUID(), bet: { stake: '1000' }, clientSeed: 'fault' }
    const gone = main.gone()
    expect(await ask('rounds', requested)).toBeUndefined()
    expect(await gone).toBe('SIGKILL')

    await endLeases()
    await main.start()
    await expect.poll(countPending, { interval: 250 }).toBe(0)
    const round = await ask('rounds', requested)
    expect(round).toMatchObject({ status: 'settled', stake: '1000.00' })
    expect(await balance()).toBe(before - STAKE + parseAmount(round?.payout ?? ''))
    expect(round?.replayed).toBe(point !== 'vendor:round-drawn')
    await expectConsistentLedger()
  },
)

const BY_MOVES: [FaultPoint, RoundResponse['status']][] = [
  ['vendor:round-kept', 'refunded'],
  ['wallet:movement-kept', 'refunded'],
  ['vendor:stake-answered', 'refunded'],
  ['vendor:move-kept', 'settled'],
  ['vendor:wallet-answered', 'settled'],
  ['vendor:round-settled', 'settled'],
]
test.each(allEveryNight(BY_MOVES, ([point]) => point === 'vendor:stake-answered'))(
  'when the process is killed at %s, a round with moves ends as %s',
  async (point, status) => {
    const before = await balance()
    await main.start(point)
    const ask = await openGame(CRASH_MODELS[0]?.id)
    // The low target cashes out soon after the start.
    const requested = { roundKey: randomUUID(), bet: { stake: '1000', target: 110 }, clientSeed: 'fault' }
    const gone = main.gone()
    await ask('rounds', requested)
    if (status === 'settled') await ask(`rounds/${requested.roundKey}?after=2`)
    expect(await gone).toBe('SIGKILL')

    await endLeases()
    await main.start()
    await expect.poll(countPending, { interval: 250 }).toBe(0)
    const round = await ask(`rounds/${requested.roundKey}`)
    expect(round?.status).toBe(status)
    const moved = status === 'settled' ? parseAmount(round?.payout ?? '') - STAKE : 0n
    expect(await balance()).toBe(before + moved)
    await expectConsistentLedger()
  },
)

const BETS: [FaultPoint, BetResponse['status']][] = [
  ['vendor:stake-answered', 'refunded'],
  ['vendor:wallet-answered', 'settled'],
]
test.each(allEveryNight(BETS, ([point]) => point === 'vendor:wallet-answered'))(
  'when the process is killed at %s, a bet on an event ends as %s',
  async (point, status) => {
    const before = await balance()
    await main.start(point)
    const ask = await openGame('markets-football')
    const board = async () => (await ask('markets')) as unknown as Board
    const event = (await board()).events.at(-1)
    const { id: selection, odds } = event?.markets[0]?.selections[0] ?? { id: '', odds: 0 }
    const roundKey = randomUUID()
    const gone = main.gone()
    await ask('bets', { roundKey, eventId: event?.id, bet: { stake: '1000', market: '1x2', selection, odds } })
    // An odd fraction, so that it does not collide with another event.
    const by = sql`make_interval(secs => ${3_600 + Math.random()})`
    const past = sql`starts_at = starts_at - ${by}, ends_at = ends_at - ${by}`
    await harness.database.execute(sql`
    with ended as (update vendor.event set ${past} where id = ${event?.id} returning id)
    update vendor.round set due_at = least(due_at, now() + interval '8 s') from ended where event_id = ended.id`)
    expect(await gone).toBe('SIGKILL')

    await endLeases()
    await main.start()
    await expect.poll(countPending, { interval: 250 }).toBe(0)
    const bet = (await board()).bets.find((each) => each.roundKey === roundKey)
    expect(bet?.status).toBe(status)
    const moved = status === 'settled' ? parseAmount(bet?.payout ?? '') - STAKE : 0n
    expect(await balance()).toBe(before + moved)
    await expectConsistentLedger()
  },
)

/** A seed whose round reaches 2.50, so that a bet on it can be cashed out, and crashes within twelve seconds. */
function seedReaching(id: string): Buffer {
  const [model] = CRASH_MODELS
  if (!model) throw new Error('There is no crash table.')
  for (;;) {
    const serverSeed = newServerSeed()
    const point = getPoint(model, seededDraw({ serverSeed, clientSeed: id, nonce: 0 })(2 ** 32))
    if (point > 250 && point < 320) return Buffer.from(serverSeed, 'hex')
  }
}

const SHARED: [FaultPoint, SharedBet['status']][] = [
  ['vendor:round-kept', 'refunded'],
  ['vendor:stake-answered', 'refunded'],
  ['vendor:move-kept', 'settled'],
  ['vendor:wallet-answered', 'settled'],
  ['vendor:round-settled', 'settled'],
]
test.runIf(IS_NIGHTLY).each(SHARED)(
  'when the process is killed at %s, two bets on a shared round end as %s',
  async (point, status) => {
    const before = await balance()
    await main.start(point)
    const ask = await openGame(CRASH_MODELS[0]?.id)
    const table = async () => (await ask('shared')) as unknown as SharedTable
    const { next } = await table()
    await harness.database.execute(sql`
      update vendor.event set server_seed = ${seedReaching(next.id)}, starts_at = clock_timestamp() + interval '2 s',
        ends_at = clock_timestamp() + interval '12 s' where id = ${next.id}`)
    const bets = [1, 2].map((place) => {
      const bet = { stake: '1000', target: place === 1 ? 101 : null }
      return { roundKey: randomUUID(), eventId: next.id, place, bet }
    })
    const gone = main.gone()
    for (const bet of bets) await ask('shared/bets', bet)
    if (point === 'vendor:move-kept') {
      const cashOut = { moveKey: randomUUID(), move: { type: 'cash-out' } }
      const isKilled = gone.then(() => true)
      const pressed = () => ask(`shared/bets/${bets[1]?.roundKey}/moves`, cashOut).then(() => sleep(50, false))
      let isGone = false
      while (!isGone) isGone = await Promise.race([isKilled, pressed()])
    }
    expect(await gone).toBe('SIGKILL')

    await endLeases()
    await main.start()
    await expect.poll(countPending, { interval: 250 }).toBe(0)
    const rows = await harness.database.select().from(roundTable).where(eq(roundTable.eventId, next.id))
    const moved = rows.reduce((sum, row) => (row.status === 'settled' ? sum + (row.payout ?? 0n) - row.stake : sum), 0n)
    expect(rows[0]?.status).toBe(status)
    expect(await balance()).toBe(before + moved)
    await expectConsistentLedger()
  },
)
