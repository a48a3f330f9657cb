import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import type { engineOfModel } from '@playhouse/engines/all.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { type OpenedPage, openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'
import { TINY_LIMIT_MS } from './tiny-moves.fixture.ts'

// A minimal game, to test the runtime without the rules of a real one.
vi.mock('@playhouse/engines/all.ts', async (original) => {
  const real = await original<{ engineOfModel: typeof engineOfModel }>()
  const { tinyGame } = await import('./tiny-moves.fixture.ts')
  return { ...real, engineOfModel: (id: string) => (id === tinyGame.model.id ? tinyGame : real.engineOfModel(id)) }
})

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
  await vendor.harness.database.update(game).set({ modelId: 'tiny-moves' }).where(eq(game.nodeId, 1))
})
afterAll(() => vendor.close())

const openPage = (username: string): Promise<OpenedPage> => vendor.open(username)
const startRound = async (page: OpenedPage, roundKey: string = randomUUID()) => (await page.play({ roundKey })).body
const move = (page: OpenedPage, { roundKey }: RoundResponse, made: object, moveKey: string = randomUUID()) =>
  page.ask<RoundResponse & { errorCode?: string }>(`rounds/${roundKey}/moves`, { moveKey, move: made })
const readBlank = async ({ roundId }: RoundResponse) => {
  const [row] = await vendor.harness.database.select().from(roundTable).where(eq(roundTable.id, roundId))
  if (!row) throw new Error('There is no such round.')
  return (row.state as { blank: number }).blank
}
const balance = async () => parseAmount(await vendor.getBalance('hoa'))
const STAKE = parseAmount('1000')

test('a round with moves reveals nothing too early, pays once and is verified with its moves', async () => {
  const page = await openPage('hoa')
  const before = await balance()
  const round = await startRound(page)
  expect(round).toMatchObject({ status: 'going', payout: null, view: { opened: [] } })
  expect(round.fairness.serverSeed).toBeNull()
  expect(JSON.stringify(round)).not.toContain('blank')
  expect(await balance()).toBe(before - STAKE)
  const blank = await readBlank(round)
  const doors = [0, 1, 2].filter((door) => door !== blank)
  for (const open of doors) await move(page, round, { open })
  const { body } = await move(page, round, { take: true })
  expect(body).toMatchObject({ status: 'settled', payout: '2000.00', view: { opened: doors, blank } })
  expect(await balance()).toBe(before + STAKE)
  const { fairness, bet, payout, moves, elapsedMs } = body
  expect(moves.map((made) => made.move)).toEqual([...doors.map((open) => ({ open })), { take: true }])
  const seeds = { ...fairness, serverSeed: fairness.serverSeed ?? '' }
  const claim = { engine: 'tiny', modelId: 'tiny-moves', bet, payout: payout ?? '', moves, elapsedMs, fairness: seeds }
  expect(verifyRound(claim)).toMatchObject({ kind: 'fair' })
  expect(verifyRound({ ...claim, moves: moves.slice(1) })).toMatchObject({ kind: 'other-payout' })
})

test('counts a repeated move once and ignores one that is not allowed', async () => {
  const page = await openPage('hoa')
  const round = await startRound(page)
  const open = ((await readBlank(round)) + 1) % 3
  const moveKey = randomUUID()
  const first = await move(page, round, { open }, moveKey)
  expect((await move(page, round, { open }, moveKey)).body).toMatchObject({ version: first.body.version })
  for (const none of [{ open }, { open: 7 }, { shut: 1 }]) {
    expect(await move(page, round, none)).toMatchObject({ status: 409, body: { errorCode: 'move_invalid' } })
  }
  expect((await move(page, round, { take: true })).body).toMatchObject({ payout: '1000.00' })
  expect((await move(page, round, { take: true })).body).toMatchObject({ status: 'settled', payout: '1000.00' })
})

test('opens each door and pays the round once under twenty concurrent moves', async () => {
  const page = await openPage('hoa')
  const before = await balance()
  const round = await startRound(page)
  const open = ((await readBlank(round)) + 1) % 3
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => move(page, round, index % 2 ? { open } : { take: true })),
  )
  const last = (await move(page, round, { take: true })).body
  expect(last.status).toBe('settled')
  expect(responses.filter(({ status }) => status >= 500)).toEqual([])
  expect(await balance()).toBe(before - STAKE + parseAmount(last.payout ?? ''))
})

describe('a second window', () => {
  test('resumes the open round', async () => {
    const [first, second] = [await openPage('hoa'), await openPage('hoa')]
    const round = await startRound(first)
    expect(await second.play()).toMatchObject({ status: 409, body: { errorCode: 'round_in_progress' } })
    const { openRound } = await second.session()
    expect(openRound).toMatchObject({ roundKey: round.roundKey })
    expect((await second.play(openRound ?? {})).body).toMatchObject({ status: 'going', replayed: true })
    expect((await openPage('hoa')).data.session.openRound).toEqual(openRound)
    const watching = first.ask<RoundResponse>(`rounds/${round.roundKey}?after=${round.version}`)
    expect((await move(second, round, { take: true })).body.status).toBe('settled')
    expect((await watching).body.version).toBeGreaterThan(round.version)
    const ended = await first.ask<RoundResponse>(`rounds/${round.roundKey}?after=0`)
    expect(ended.body).toMatchObject({ status: 'settled', payout: '0.00' })
  })

  test('of another account does not show the round', async () => {
    const round = await startRound(await openPage('hoa'))
    const other = await openPage('lan')
    expect((await other.session()).openRound).toBeNull()
    for (const response of [await move(other, round, { take: true }), await other.ask(`rounds/${round.roundKey}`)]) {
      expect(response).toMatchObject({ status: 404, body: { errorCode: 'round_not_found' } })
    }
    await move(await openPage('hoa'), round, { take: true })
  })
})

describe('a round without its player', () => {
  test('ends by its time rule, which a page learns in the response that it waits for', async () => {
    const page = await openPage('hoa')
    const round = await startRound(page)
    await move(page, round, { open: ((await readBlank(round)) + 1) % 3 })
    const { version } = (await page.ask<RoundResponse>(`rounds/${round.roundKey}`)).body
    const seen = (await page.ask<RoundResponse>(`rounds/${round.roundKey}?after=${version}`)).body
    expect(seen).toMatchObject({ status: 'settled', payout: '1000.00' })
    expect(seen.elapsedMs).toBeGreaterThanOrEqual(TINY_LIMIT_MS)
  })

  test('is ended by the recovery without requests, even after the game session', async () => {
    const page = await openPage('hoa')
    const before = await balance()
    const round = await startRound(page)
    await move(page, round, { open: ((await readBlank(round)) + 1) % 3 })
    await vendor.harness.database.execute(sql`update game_session set ended_at = now()`)
    await expect.poll(balance, { interval: 200 }).toBe(before)
    // The round stays open for a moment after its payout.
    const refused = { status: 401, body: { errorCode: 'game_session_expired' } }
    await expect.poll(() => page.play(), { interval: 200 }).toMatchObject(refused)
  })
})

describe('without an answer of the wallet', () => {
  test('to the stake, the stake is refunded or was never taken', async () => {
    const page = await openPage('hoa')
    const before = await balance()
    const roundKey = randomUUID()
    await vendor.silence()
    expect(await page.play({ roundKey })).toMatchObject({ status: 503, body: { errorCode: 'system_busy' } })
    await vendor.listen()
    const ended = async () => (await page.ask<RoundResponse>(`rounds/${roundKey}`)).body.status
    await expect.poll(ended, { interval: 200 }).toBe('refunded')
    expect(await balance()).toBe(before)
  })

  test('to the payout, it is paid later, once', async () => {
    const page = await openPage('hoa')
    const before = await balance()
    const round = await startRound(page)
    await move(page, round, { open: ((await readBlank(round)) + 1) % 3 })
    await vendor.silence()
    expect(await move(page, round, { take: true })).toMatchObject({ status: 503 })
    await vendor.listen()
    await expect.poll(balance, { interval: 200 }).toBe(before)
    expect((await page.play({ roundKey: round.roundKey })).body).toMatchObject({ status: 'settled', payout: '1000.00' })
  })
})

test('leaves no ledger faults and no open rounds', async () => {
  expect(await findLedgerFaults(vendor.harness.database)).toEqual([])
  const { rows } = await vendor.harness.database.execute(sql`select from open_round`)
  expect(rows).toEqual([])
})
