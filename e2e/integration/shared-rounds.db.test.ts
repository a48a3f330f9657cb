import { parseAmount } from '@playhouse/shared/money.ts'
import { and, eq, gt, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { eventTable, roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import type { BaccaratResult, BaccaratView } from '@playhouse/engines/baccarat/baccarat.ts'
import { playsMs, getPoint } from '@playhouse/engines/crash/crash.ts'
import { CRASH_MODELS } from '@playhouse/engines/crash/models.ts'
import { newServerSeed, seededDraw, seedHash } from '@playhouse/engines/server-random.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import type { SharedBet, SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import { type OpenedPage, openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'

const CRASH = 1
const BACCARAT = 2
const [model] = CRASH_MODELS
if (!model) throw new Error('There is no crash table.')

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
  await vendor.harness.database.update(game).set({ modelId: model.id }).where(eq(game.nodeId, CRASH))
  await vendor.harness.database.update(game).set({ modelId: 'baccarat-classic' }).where(eq(game.nodeId, BACCARAT))
})
afterAll(() => vendor.close())
beforeEach(async () => {
  const open = () => vendor.harness.database.$count(roundTable, sql`status not in ('settled', 'refunded')`)
  // An odd fraction, so that no two rounds collide.
  const by = sql`make_interval(secs => ${3_600 + Math.random()})`
  await vendor.harness.database.execute(
    sql`update vendor.event set starts_at = starts_at - ${by}, ends_at = ends_at - ${by} where ends_at > now()`,
  )
  await vendor.harness.database.execute(sql`update vendor.round set due_at = now() where due_at > now()`)
  await vi.waitUntil(async () => (await open()) === 0, { timeout: 120_000, interval: 100 })
})

type Refused = { errorCode?: string }
const openPage = (username: string, nodeId = CRASH) => vendor.open(username, { nodeId })
const table = async (page: OpenedPage, tag = '') => (await page.ask<SharedTable>(`shared?tag=${tag}`)).body
const balance = async (username: string) => parseAmount(await vendor.getBalance(username))
const betOn = ({ next }: SharedTable, bet: object = { stake: '1000' }, place = 1) => ({
  roundKey: randomUUID(),
  eventId: next.id,
  place,
  bet,
})
const place = (page: OpenedPage, requested: object) => page.ask<SharedBet & Refused>('shared/bets', requested)
const cashOut = (page: OpenedPage, roundKey: string, moveKey: string = randomUUID()) =>
  page.ask<SharedBet & Refused>(`shared/bets/${roundKey}/moves`, { moveKey, move: { type: 'cash-out' } })
const refused = (status: number, errorCode: string) => ({ status, body: { errorCode } })

/** Moves a round in time with its bets, and into the past with the rounds before it. @param toMs how long from now it starts or ends */
const move = (id: string, moment: 'starts_at' | 'ends_at', toMs: number) =>
  vendor.harness.database.execute(sql`
    with moved as (
      update vendor.event set starts_at = starts_at + later, ends_at = ends_at + later
      from (select node_id, starts_at as began, clock_timestamp() + make_interval(secs => ${toMs / 1000}) - ${sql.identifier(moment)} as later
        from vendor.event where id = ${id}) as this
      where id = ${id} or (event.node_id = this.node_id and starts_at < began and later < interval '0')
      returning id, ends_at)
    update vendor.round set due_at = ends_at from moved where event_id = moved.id and status = 'going'`)
/** Keeps a round from starting by itself, however long the test takes. */
const hold = ({ next }: SharedTable) => move(next.id, 'starts_at', 600_000)
const start = ({ next }: SharedTable, afterMs = 0) => move(next.id, 'starts_at', afterMs)
const end = ({ next }: SharedTable) => move(next.id, 'ends_at', 0)

/** Ten times the stake is reached after 23 seconds. */
const LATE = [2_000, 100_000] as const

/** Holds the next round and makes it crash between two points, in hundredths. @returns the crash point */
async function arrangeCrash(seen: SharedTable, from: number, to: number): Promise<number> {
  for (;;) {
    const serverSeed = newServerSeed()
    const draw = () => seededDraw({ serverSeed, clientSeed: seen.next.id, nonce: 0 })
    const point = getPoint(model as NonNullable<typeof model>, draw()(2 ** 32))
    if (point < from || point > to) continue
    const lasts = playsMs(model as NonNullable<typeof model>, draw())
    await vendor.harness.database.execute(sql`
      update vendor.event set server_seed = ${Buffer.from(serverSeed, 'hex')},
        ends_at = starts_at + make_interval(secs => ${lasts / 1000})
      where id = ${seen.next.id}`)
    await hold(seen)
    return point
  }
}
const bets = async (page: OpenedPage, key: string) => (await table(page)).bets.find(({ roundKey }) => roundKey === key)
async function untilBetSettled(page: OpenedPage, key: string): Promise<SharedBet> {
  const status = async () => (await bets(page, key))?.status
  await expect.poll(status, { interval: 100 }).toMatch(/settled|refunded/)
  return (await bets(page, key)) as SharedBet
}
const until = (page: OpenedPage, phase: string) =>
  vi.waitUntil(async () => (await table(page)).last.phase === phase, { timeout: 120_000, interval: 50 })
const getClaim = ({ bet, payout, moves, elapsedMs, fairness }: SharedBet, engine: string, modelId: string) => ({
  engine,
  modelId,
  bet,
  payout: payout ?? '',
  moves,
  elapsedMs,
  fairness: { ...fairness, serverSeed: fairness.serverSeed ?? '' },
})

describe('shared table', () => {
  test('runs on the vendor’s clock, is the same for everybody and has a history from the start', async () => {
    const [one, other] = [await openPage('lan'), await openPage('hoa')]
    await hold(await table(one))
    const [seen, alsoSeen] = [await table(one), await table(other)]
    expect(seen.next.id).toBe(alsoSeen.next.id)
    expect(seen.history.length).toBeGreaterThan(5)
    expect(seen.history.slice(0, 5)).toEqual(alsoSeen.history.slice(0, 5))
    expect(one.data.shared?.history.length).toBeGreaterThan(5)
    expect(new Set(seen.history.map(({ id }) => id)).size).toBe(seen.history.length)
    const rows = await vendor.harness.database.select().from(eventTable).orderBy(eventTable.startsAt)
    const overlap = rows.filter((row, index) => {
      const before = rows[index - 1]
      return before && before.nodeId === row.nodeId && row.startsAt <= before.endsAt
    })
    expect(overlap).toEqual([])
  })

  test('reveals neither the seed, the end nor the next start of a round before it has ended', async () => {
    const page = await openPage('lan')
    const before = await table(page)
    await arrangeCrash(before, ...LATE)
    await start(before)
    const reached = (phase: string) =>
      vi.waitUntil(
        async () => {
          const now = await table(page)
          return now.last.id === before.next.id && now.last.phase === phase ? now : false
        },
        { timeout: 120_000, interval: 50 },
      )
    const seen = await reached('playing')
    expect(seen.last).toMatchObject({ phase: 'playing', endsAt: null, result: null, fairness: { serverSeed: null } })
    expect(seen.next.startsAt).toBeNull()
    const seeds = await vendor.harness.database
      .select()
      .from(eventTable)
      .where(gt(eventTable.endsAt, sql`now()`))
    expect(seeds.length).toBeGreaterThan(1)
    for (const { serverSeed } of seeds) expect(JSON.stringify(seen)).not.toContain(serverSeed.toString('hex'))
    await end(before)
    const { last } = await reached('ended')
    expect(seedHash(last.fairness.serverSeed ?? '')).toBe(seen.last.fairness.serverSeedHash)
  })

  test('answers a waiting page when the round crashes', async () => {
    const page = await openPage('lan')
    const before = await table(page)
    const point = await arrangeCrash(before, ...LATE)
    await start(before)
    await until(page, 'playing')
    await move(before.next.id, 'ends_at', 2_000)
    const { last } = await table(page, (await table(page)).tag)
    expect(last).toMatchObject({ id: before.next.id, phase: 'ended', result: { point } })
  })

  test('labels simulated players and shows bets of others without their targets', async () => {
    const [one, other] = [await openPage('lan'), await openPage('hoa')]
    const before = await table(one)
    await hold(before)
    await place(one, betOn(before, { stake: '2000', target: 777 }))
    const { others } = (await table(other)).next
    expect(others.filter(({ isProgram }) => isProgram).length).toBeGreaterThan(4)
    const [player, ...more] = others.filter(({ isProgram }) => !isProgram)
    expect(more).toEqual([])
    expect(player).toMatchObject({ stake: '2000.00', taken: null, bet: { target: null } })
    expect((await table(one)).next.others.every(({ isProgram }) => isProgram)).toBe(true)
  })
})

describe('shared crash round', () => {
  test('pays both bets of an account after the crash, one cashed out by its target, one by hand', async () => {
    const page = await openPage('hoa')
    const before = await balance('hoa')
    const seen = await table(page)
    const point = await arrangeCrash(seen, ...LATE)
    const [first, second] = [betOn(seen, { stake: '1000', target: 110 }), betOn(seen, { stake: '3000' }, 2)]
    expect(await place(page, first)).toMatchObject({ status: 200, body: { status: 'going', place: 1 } })
    expect(await place(page, second)).toMatchObject({ status: 200, body: { status: 'going', place: 2 } })
    expect(await place(page, betOn(seen, { stake: '1000' }, 2))).toMatchObject(refused(409, 'round_in_progress'))
    expect(await place(page, betOn(seen, { stake: '1000' }, 3))).toMatchObject(refused(400, 'stake_invalid'))
    expect(await cashOut(page, second.roundKey)).toMatchObject(refused(409, 'move_invalid'))
    expect(await balance('hoa')).toBe(before - parseAmount('4000'))
    await start(seen, -1_500)
    const taken = (await cashOut(page, second.roundKey)).body
    const at = (taken.view as { taken: number }).taken
    expect(at).toBeGreaterThan(110)
    expect(at).toBeLessThanOrEqual(point)
    expect(taken).toMatchObject({ status: 'going', payout: null, fairness: { serverSeed: null } })
    expect(JSON.stringify(taken)).not.toContain(`"point"`)
    // Repeated with another key, it does not change.
    expect((await cashOut(page, second.roundKey)).body.moves).toEqual(taken.moves)
    expect((await bets(page, first.roundKey))?.view).toMatchObject({ taken: 110 })
    await end(seen)
    const [one, other] = [await untilBetSettled(page, first.roundKey), await untilBetSettled(page, second.roundKey)]
    expect(one).toMatchObject({ payout: '1100.00', view: { cause: 'target', multiplier: 110, point } })
    expect(other).toMatchObject({ view: { cause: 'cash-out', multiplier: at, point } })
    expect(parseAmount(other.payout ?? '')).toBe((parseAmount('3000') * BigInt(at)) / 100n)
    expect(await balance('hoa')).toBe(
      before - parseAmount('4000') + parseAmount('1100') + parseAmount(other.payout ?? ''),
    )
    for (const bet of [one, other]) {
      expect(verifyRound(getClaim(bet, 'crash', model.id))).toMatchObject({ kind: 'fair' })
      expect(verifyRound({ ...getClaim(bet, 'crash', model.id), payout: '99000.00' }).kind).toBe('other-payout')
    }
    expect((await page.session()).lastRounds[0]?.roundId).toMatch(new RegExp(`${one.roundId}|${other.roundId}`))
  })

  test('never pays more than the crash point allows when cash-outs race it', async () => {
    const page = await openPage('hoa')
    const before = await balance('hoa')
    const seen = await table(page)
    const point = await arrangeCrash(seen, 120, 135)
    const requested = [betOn(seen), betOn(seen, { stake: '1000' }, 2)]
    for (const each of requested) await place(page, each)
    await start(seen)
    const [row] = await vendor.harness.database.select().from(eventTable).where(eq(eventTable.id, seen.next.id))
    await sleep(Math.max(0, (row?.endsAt.getTime() ?? 0) - Date.now() - 60))
    const presses = await Promise.all(
      Array.from({ length: 24 }, async (_, nth) => {
        await sleep(nth * 5)
        return cashOut(page, requested[nth % 2]?.roundKey ?? '')
      }),
    )
    expect(presses.every(({ status }) => status === 200 || status === 409)).toBe(true)
    let paid = 0n
    for (const { roundKey } of requested) {
      const bet = await untilBetSettled(page, roundKey)
      const view = bet.view as { cause: string; multiplier: number }
      expect(bet.moves.length).toBe(view.cause === 'cash-out' ? 1 : 0)
      expect(view.multiplier).toBeLessThanOrEqual(point)
      expect(bet.payout).toBe(view.cause === 'cash-out' ? `${(10 * view.multiplier).toFixed(2)}` : '0.00')
      expect(verifyRound(getClaim(bet, 'crash', model.id))).toMatchObject({ kind: 'fair' })
      paid += parseAmount(bet.payout ?? '')
    }
    expect(await balance('hoa')).toBe(before - parseAmount('2000') + paid)
    expect((await cashOut(page, requested[0]?.roundKey ?? '')).body.status).toBe('settled')
    expect(await balance('hoa')).toBe(before - parseAmount('2000') + paid)
  })

  test('counts a repeated bet once and refuses it after the start', async () => {
    const page = await openPage('hoa')
    const before = await balance('hoa')
    const seen = await table(page)
    await arrangeCrash(seen, ...LATE)
    const requested = betOn(seen)
    const responses = await Promise.all(Array.from({ length: 12 }, () => place(page, requested)))
    for (const { status, body } of responses)
      expect(status === 200 || body.errorCode === 'round_in_progress').toBe(true)
    expect((await place(page, requested)).body).toMatchObject({ status: 'going', roundKey: requested.roundKey })
    expect(await place(page, { ...requested, bet: { stake: '2000' } })).toMatchObject(refused(422, 'round_key_reused'))
    expect(await place(page, { ...requested, place: 2 })).toMatchObject(refused(422, 'round_key_reused'))
    expect(await balance('hoa')).toBe(before - parseAmount('1000'))
    expect(await place(page, betOn(seen, { stake: '1' }, 2))).toMatchObject(refused(400, 'stake_invalid'))
    const strange = { ...betOn(seen, { stake: '1000' }, 2), eventId: randomUUID() }
    expect(await place(page, strange)).toMatchObject(refused(404, 'event_not_found'))
    await start(seen)
    expect(await place(page, betOn(seen, { stake: '1000' }, 2))).toMatchObject(refused(409, 'event_closed'))
    const stranger = await openPage('lan')
    expect(await cashOut(stranger, requested.roundKey)).toMatchObject(refused(404, 'round_not_found'))
  })

  test('settles bets without a page after the vendor was down at the crash', async () => {
    const page = await openPage('hoa')
    const before = await balance('hoa')
    const seen = await table(page)
    await arrangeCrash(seen, 150, 200)
    const [won, lost] = [betOn(seen, { stake: '1000', target: 120 }), betOn(seen, { stake: '1000', target: 900 }, 2)]
    for (const each of [won, lost]) await place(page, each)
    await vendor.restart(() => end(seen))
    const open = () =>
      vendor.harness.database.$count(
        roundTable,
        and(eq(roundTable.eventId, seen.next.id), sql`status not in ('settled', 'refunded')`),
      )
    await expect.poll(open, { interval: 200 }).toBe(0)
    expect(await balance('hoa')).toBe(before - parseAmount('2000') + parseAmount('1200'))
  })

  test('refunds a bet whose stake has an unknown outcome, without the seed of its round', async () => {
    const page = await openPage('hoa')
    const before = await balance('hoa')
    const seen = await table(page)
    await arrangeCrash(seen, ...LATE)
    const requested = betOn(seen)
    await vendor.silence()
    expect(await place(page, requested)).toMatchObject(refused(503, 'system_busy'))
    await vendor.listen()
    const bet = await untilBetSettled(page, requested.roundKey)
    expect(bet).toMatchObject({ status: 'refunded', payout: null, view: null, fairness: { serverSeed: null } })
    expect(await balance('hoa')).toBe(before)
  })
})

test('deals one coup of baccarat to everybody, shows it once bets are closed, and pays each player’s own places', async () => {
  const [one, other] = [await openPage('lan', BACCARAT), await openPage('hoa', BACCARAT)]
  const before = [await balance('lan'), await balance('hoa')] as const
  const seen = await table(one)
  await hold(seen)
  const on = (spot: string, stake: string) => ({ on: spot, stake })
  const first = betOn(seen, { bets: [on('banker', '2000.00'), on('tie', '1000.00')] })
  const second = betOn(seen, { bets: [on('player', '5000.00')] })
  expect((await place(one, first)).body).toMatchObject({ status: 'going', view: null })
  expect((await place(other, second)).body).toMatchObject({ status: 'going', view: null })
  // The end is held as well: it is shown once the coup is dealt.
  await vendor.harness.database.execute(
    sql`update vendor.event set ends_at = ends_at + interval '10 min' where id = ${seen.next.id}`,
  )
  await start(seen)
  const [dealt, alsoDealt] = [await table(one), await table(other)]
  expect(dealt.last.id).toBe(seen.next.id)
  expect(dealt.last.result).toEqual(alsoDealt.last.result)
  expect(dealt.last).toMatchObject({ phase: 'playing', fairness: { serverSeed: null } })
  await end(seen)
  for (const [page, { roundKey }, was, name] of [
    [one, first, before[0], 'lan'],
    [other, second, before[1], 'hoa'],
  ] as const) {
    const bet = await untilBetSettled(page, roundKey)
    const view = bet.view as BaccaratView
    expect(view.winner).toBe((dealt.last.result as BaccaratResult).winner)
    expect(verifyRound(getClaim(bet, 'baccarat', 'baccarat-classic'))).toMatchObject({ kind: 'fair' })
    expect(await balance(name)).toBe(was - parseAmount(bet.stake) + parseAmount(bet.payout ?? ''))
  }
  expect((await table(one)).history).toContainEqual({ id: seen.next.id, result: dealt.last.result })
})

test('leaves no ledger faults and no open rounds', async () => {
  expect(await findLedgerFaults(vendor.harness.database)).toEqual([])
  const { rows } = await vendor.harness.database.execute(sql`select from open_round`)
  expect(rows).toEqual([])
})
