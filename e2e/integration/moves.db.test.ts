import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { roundTable } from '../../apps/simulators/src/vendor/tables.ts'
import type { engineOfModel } from '@playhouse/engines/all.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import type { RoundAnswer } from '@playhouse/vendor-api/play-api.ts'
import { type OpenedPage, openTrialVendor, type TrialVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'
import { TINY_LIMIT_MS } from './tiny-moves.fixture.ts'

// The house's own games with moves have rules of their own; this one shows the runtime alone.
vi.mock('@playhouse/engines/all.ts', async (original) => {
  const real = await original<{ engineOfModel: typeof engineOfModel }>()
  const { tinyGame } = await import('./tiny-moves.fixture.ts')
  return { ...real, engineOfModel: (id: string) => (id === tinyGame.model.id ? tinyGame : real.engineOfModel(id)) }
})

let vendor: TrialVendor
beforeAll(async () => {
  vendor = await openTrialVendor()
  await vendor.trial.database.update(game).set({ modelId: 'tiny-moves' }).where(eq(game.nodeId, 1))
})
afterAll(() => vendor.close())

const opened = (username: string): Promise<OpenedPage> => vendor.open(username)
const begun = async (page: OpenedPage, roundKey: string = randomUUID()) => (await page.play({ roundKey })).body
const move = (page: OpenedPage, { roundKey }: RoundAnswer, made: object, moveKey: string = randomUUID()) =>
  page.ask<RoundAnswer & { errorCode?: string }>(`rounds/${roundKey}/moves`, { moveKey, move: made })
const blankOf = async ({ roundId }: RoundAnswer) => {
  const [row] = await vendor.trial.database.select().from(roundTable).where(eq(roundTable.id, roundId))
  if (!row) throw new Error('There is no such round.')
  return (row.state as { blank: number }).blank
}
const balance = async () => parseAmount(await vendor.balanceOf('hoa'))
const STAKE = parseAmount('1000')

test('a round goes on by moves, tells nothing too early, pays once, and is proven with its moves', async () => {
  const page = await opened('hoa')
  const before = await balance()
  const round = await begun(page)
  expect(round).toMatchObject({ status: 'going', payout: null, view: { opened: [] } })
  expect(round.fairness.serverSeed).toBeNull()
  expect(JSON.stringify(round)).not.toContain('blank')
  expect(await balance()).toBe(before - STAKE)
  const blank = await blankOf(round)
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

test('a move sent again counts once; one that is not allowed changes nothing', async () => {
  const page = await opened('hoa')
  const round = await begun(page)
  const open = ((await blankOf(round)) + 1) % 3
  const moveKey = randomUUID()
  const first = await move(page, round, { open }, moveKey)
  expect((await move(page, round, { open }, moveKey)).body).toMatchObject({ version: first.body.version })
  for (const none of [{ open }, { open: 7 }, { shut: 1 }]) {
    expect(await move(page, round, none)).toMatchObject({ status: 409, body: { errorCode: 'move_invalid' } })
  }
  expect((await move(page, round, { take: true })).body).toMatchObject({ payout: '1000.00' })
  expect((await move(page, round, { take: true })).body).toMatchObject({ status: 'settled', payout: '1000.00' })
})

test('twenty moves at once: each door opens once, the round is paid once', async () => {
  const page = await opened('hoa')
  const before = await balance()
  const round = await begun(page)
  const open = ((await blankOf(round)) + 1) % 3
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => move(page, round, index % 2 ? { open } : { take: true })),
  )
  const last = (await move(page, round, { take: true })).body
  expect(last.status).toBe('settled')
  expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  expect(await balance()).toBe(before - STAKE + parseAmount(last.payout ?? ''))
})

describe('a second window', () => {
  test('resumes the open round', async () => {
    const [first, second] = [await opened('hoa'), await opened('hoa')]
    const round = await begun(first)
    expect(await second.play()).toMatchObject({ status: 409, body: { errorCode: 'round_in_progress' } })
    const { openRound } = await second.session()
    expect(openRound).toMatchObject({ roundKey: round.roundKey })
    expect((await second.play(openRound ?? {})).body).toMatchObject({ status: 'going', replayed: true })
    expect((await opened('hoa')).data.session.openRound).toEqual(openRound)
    const watching = first.ask<RoundAnswer>(`rounds/${round.roundKey}?after=${round.version}`)
    expect((await move(second, round, { take: true })).body.status).toBe('settled')
    expect((await watching).body.version).toBeGreaterThan(round.version)
    const ended = await first.ask<RoundAnswer>(`rounds/${round.roundKey}?after=0`)
    expect(ended.body).toMatchObject({ status: 'settled', payout: '0.00' })
  })

  test('of another account knows nothing of it', async () => {
    const round = await begun(await opened('hoa'))
    const other = await opened('lan')
    expect((await other.session()).openRound).toBeNull()
    for (const answer of [await move(other, round, { take: true }), await other.ask(`rounds/${round.roundKey}`)]) {
      expect(answer).toMatchObject({ status: 404, body: { errorCode: 'round_not_found' } })
    }
    await move(await opened('hoa'), round, { take: true })
  })
})

describe('a round whose player stays away', () => {
  test('ends by its rule, seen at once by who watches it', async () => {
    const page = await opened('hoa')
    const round = await begun(page)
    await move(page, round, { open: ((await blankOf(round)) + 1) % 3 })
    let seen = (await page.ask<RoundAnswer>(`rounds/${round.roundKey}`)).body
    while (seen.status !== 'settled') {
      seen = (await page.ask<RoundAnswer>(`rounds/${round.roundKey}?after=${seen.version}`)).body
    }
    expect(seen).toMatchObject({ payout: '1000.00' })
    expect(seen.elapsedMs).toBeGreaterThanOrEqual(TINY_LIMIT_MS)
    expect(seen.elapsedMs).toBeLessThan(TINY_LIMIT_MS + 3_000)
  })

  test('ends by the recovery when nobody asks, even with the game session over', async () => {
    const page = await opened('hoa')
    const before = await balance()
    const round = await begun(page)
    await move(page, round, { open: ((await blankOf(round)) + 1) % 3 })
    await vendor.trial.database.execute(sql`update game_session set ended_at = now()`)
    await expect.poll(balance, { timeout: 15_000, interval: 200 }).toBe(before)
    expect(await page.play()).toMatchObject({ status: 401, body: { errorCode: 'game_session_expired' } })
  })
})

describe('a wallet that does not answer', () => {
  test('when the stake is taken: the stake is given back, or was never taken', async () => {
    const page = await opened('hoa')
    const before = await balance()
    const roundKey = randomUUID()
    await vendor.silence()
    expect(await page.play({ roundKey })).toMatchObject({ status: 503, body: { errorCode: 'system_busy' } })
    await vendor.listen()
    const ended = async () => (await page.ask<RoundAnswer>(`rounds/${roundKey}`)).body.status
    await expect.poll(ended, { timeout: 15_000, interval: 200 }).toBe('refunded')
    expect(await balance()).toBe(before)
  })

  test('when the payout is due: it arrives later, once', async () => {
    const page = await opened('hoa')
    const before = await balance()
    const round = await begun(page)
    await move(page, round, { open: ((await blankOf(round)) + 1) % 3 })
    await vendor.silence()
    expect(await move(page, round, { take: true })).toMatchObject({ status: 503 })
    await vendor.listen()
    await expect.poll(balance, { timeout: 15_000, interval: 200 }).toBe(before)
    expect((await page.play({ roundKey: round.roundKey })).body).toMatchObject({ status: 'settled', payout: '1000.00' })
  })
})

test('leaves no ledger faults and no open rounds', async () => {
  expect(await findLedgerFaults(vendor.trial.database)).toEqual([])
  const { rows } = await vendor.trial.database.execute(sql`select from open_round`)
  expect(rows).toEqual([])
})
