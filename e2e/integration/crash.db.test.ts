import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import { type CrashState, reachedAfterMs } from '@playhouse/engines/crash/crash.ts'
import { CRASH_MODELS } from '@playhouse/engines/crash/models.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { type OpenedPage, openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'

const [model] = CRASH_MODELS
if (!model) throw new Error('There is no crash table.')
const STAKE = parseAmount('1000')

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
  await vendor.harness.database.update(game).set({ modelId: model.id }).where(eq(game.nodeId, 1))
})
afterAll(() => vendor.close())

const balance = async () => parseAmount(await vendor.getBalance('hoa'))
const getRow = async ({ roundId }: RoundResponse) => {
  const [row] = await vendor.harness.database.select().from(roundTable).where(eq(roundTable.id, roundId))
  if (!row) throw new Error('There is no such round.')
  return row
}
const cashOut = (page: OpenedPage, { roundKey }: RoundResponse, moveKey: string = randomUUID()) =>
  page.ask<RoundResponse & { errorCode?: string }>(`rounds/${roundKey}/moves`, { moveKey, move: { type: 'cash-out' } })
const startRound = async (page: OpenedPage, bet: object = {}) =>
  (await page.play({ roundKey: randomUUID(), bet: { stake: '1000', ...bet } })).body

/** Starts a round and overwrites its crash point, in hundredths. */
async function startRoundCrashingAt(point: number, page: OpenedPage, bet: object = {}): Promise<RoundResponse> {
  const round = await startRound(page, bet)
  const state: CrashState = { point, end: null }
  await vendor.harness.database.update(roundTable).set({ state }).where(eq(roundTable.id, round.roundId))
  return round
}
/** Waits for a round's end, like a page. */
async function followRound(page: OpenedPage, { roundKey, version }: RoundResponse): Promise<RoundResponse> {
  let seen = (await page.ask<RoundResponse>(`rounds/${roundKey}?after=${version}`)).body
  while (seen.status !== 'settled')
    seen = (await page.ask<RoundResponse>(`rounds/${roundKey}?after=${seen.version}`)).body
  return seen
}

test('pays a cash-out at its multiplier and reveals the crash point only then', async () => {
  const page = await vendor.open('hoa')
  const before = await balance()
  const round = await startRoundCrashingAt(50_000, page)
  expect(round).toMatchObject({ status: 'going', payout: null, view: { going: true } })
  expect(await balance()).toBe(before - STAKE)
  await sleep(400)
  const midway = (await page.ask<RoundResponse>(`rounds/${round.roundKey}`)).body
  expect(JSON.stringify(midway)).not.toMatch(/point|50000/)
  expect(midway.fairness.serverSeed).toBeNull()
  const { body } = await cashOut(page, round)
  const { multiplier } = body.view as { multiplier: number }
  const took = body.moves[0]?.elapsedMs ?? 0
  expect(took).toBeGreaterThanOrEqual(reachedAfterMs(model, multiplier))
  expect(took).toBeLessThan(reachedAfterMs(model, multiplier + 1))
  expect(multiplier).toBeGreaterThan(103)
  expect(body).toMatchObject({ status: 'settled', view: { going: false, cause: 'cash-out', point: 50_000 } })
  expect(parseAmount(body.payout ?? '')).toBe((STAKE * BigInt(multiplier)) / 100n)
  expect(await balance()).toBe(before - STAKE + parseAmount(body.payout ?? ''))
  // Repeated with the same key and with another, it is not paid again.
  for (const key of [undefined, randomUUID()]) {
    expect((await cashOut(page, round, key)).body).toMatchObject({ status: 'settled', payout: body.payout })
  }
  expect(await balance()).toBe(before - STAKE + parseAmount(body.payout ?? ''))
})

test('refuses a cash-out before the multiplier grows, and continues the round', async () => {
  const page = await vendor.open('hoa')
  const round = await startRoundCrashingAt(50_000, page)
  await vendor.harness.database
    .update(roundTable)
    .set({ openedAt: sql`clock_timestamp() + interval '1 hour'` })
    .where(eq(roundTable.id, round.roundId))
  expect(await cashOut(page, round)).toMatchObject({ status: 409, body: { errorCode: 'move_invalid' } })
  await vendor.harness.database
    .update(roundTable)
    .set({ openedAt: sql`clock_timestamp() - interval '1 second'` })
    .where(eq(roundTable.id, round.roundId))
  expect((await cashOut(page, round)).body).toMatchObject({ status: 'settled', view: { cause: 'cash-out' } })
})

test('a cash-out after the crash pays nothing, and the next round can start', async () => {
  const page = await vendor.open('hoa')
  const before = await balance()
  const round = await startRoundCrashingAt(101, page)
  await sleep(reachedAfterMs(model, 102) + 20)
  // It is pending while the vendor ends it by itself. A move after the end is not part of the round.
  await expect
    .poll(async () => (await cashOut(page, round)).body)
    .toMatchObject({ status: 'settled', payout: '0.00', view: { cause: 'crash', point: 101 }, moves: [] })
  expect(await balance()).toBe(before - STAKE)
  expect((await cashOut(page, round)).body).toMatchObject({ status: 'settled', payout: '0.00' })
  const next = await startRoundCrashingAt(50_000, page)
  expect((await cashOut(page, round)).body).toMatchObject({ roundKey: round.roundKey, payout: '0.00' })
  expect((await getRow(next)).status).toBe('going')
  await sleep(200)
  expect((await cashOut(page, next)).body).toMatchObject({ status: 'settled' })
})

test('answers a waiting page when the round crashes, and not before', async () => {
  const page = await vendor.open('hoa')
  const round = await startRoundCrashingAt(110, page)
  const seen = (await page.ask<RoundResponse>(`rounds/${round.roundKey}?after=${round.version}`)).body
  expect(seen).toMatchObject({ status: 'settled', payout: '0.00', view: { cause: 'crash', multiplier: 110 } })
  expect(seen.elapsedMs).toBeGreaterThanOrEqual(reachedAfterMs(model, 111))
})

test('pays an abandoned round at its target', async () => {
  const page = await vendor.open('hoa')
  const before = await balance()
  const round = await startRoundCrashingAt(300, page, { target: 105 })
  await vendor.harness.database.execute(sql`update game_session set ended_at = now()`)
  const status = async () => (await getRow(round)).status
  await expect.poll(status, { interval: 200 }).toBe('settled')
  expect(await balance()).toBe(before + parseAmount('50'))
})

test('keeps an abandoned round without a target open until it crashes and is lost', async () => {
  const page = await vendor.open('hoa')
  const before = await balance()
  const round = await startRoundCrashingAt(120, page)
  expect((await vendor.open('hoa')).data.session.openRound).toMatchObject({ roundKey: round.roundKey })
  const status = async () => (await getRow(round)).status
  await expect.poll(status, { interval: 200 }).toBe('settled')
  expect(await balance()).toBe(before - STAKE)
})

test('shows the end of a round in both windows after one cashes out, and its crash point in a page opened later', async () => {
  const [first, second] = [await vendor.open('hoa'), await vendor.open('hoa')]
  const before = await balance()
  const round = await startRoundCrashingAt(50_000, first)
  expect(await second.play()).toMatchObject({ status: 409, body: { errorCode: 'round_in_progress' } })
  const { openRound } = await second.session()
  const taken = (await second.play(openRound ?? {})).body
  expect(taken).toMatchObject({ roundKey: round.roundKey, status: 'going', view: { going: true }, replayed: true })
  expect(await balance()).toBe(before - STAKE)
  await sleep(200)
  const watching = followRound(first, round)
  const presses = await Promise.all([cashOut(second, round), cashOut(first, round), cashOut(second, round)])
  const seen = await watching
  const settled = presses.filter(({ body }) => body.status === 'settled')
  for (const { body } of settled) expect(body.payout).toBe(seen.payout)
  expect(seen.moves).toHaveLength(1)
  expect(await balance()).toBe(before - STAKE + parseAmount(seen.payout ?? ''))
  const [last] = (await vendor.open('hoa')).data.session.lastRounds
  expect(last).toMatchObject({ roundId: round.roundId, shown: { modelId: model.id, view: { point: 50_000 } } })
})

test('a round is verified by its seeds and moves', async () => {
  const page = await vendor.open('hoa')
  const round = await startRound(page, { target: 101 })
  const { bet, payout, moves, elapsedMs, fairness } = await followRound(page, round)
  const seeds = { ...fairness, serverSeed: fairness.serverSeed ?? '' }
  const claim = { engine: 'crash', modelId: model.id, bet, payout: payout ?? '', moves, elapsedMs, fairness: seeds }
  expect(verifyRound(claim)).toMatchObject({ kind: 'fair' })
  expect(verifyRound({ ...claim, payout: '5000.00' })).toMatchObject({ kind: 'other-payout' })
})

test('leaves no ledger faults and no open rounds', async () => {
  expect(await findLedgerFaults(vendor.harness.database)).toEqual([])
  const { rows } = await vendor.harness.database.execute(sql`select from open_round`)
  expect(rows).toEqual([])
})
