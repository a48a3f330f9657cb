import { freeSpinsEngine } from '@playhouse/engines/free-spins/engine.ts'
import type { FreeSpinsView } from '@playhouse/engines/free-spins/free-spins.ts'
import { seededDraw } from '@playhouse/engines/server-random.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import type { RoundResponse } from '@playhouse/vendor-api/play-api.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { roundTable, sessionTable } from '../../apps/simulators/src/vendor/tables.ts'
import { type OpenedPage, openTestVendor, type TestVendor } from './vendor.fixture.ts'

const model = freeSpinsEngine.models.find(({ multipliers }) => multipliers.length > 1)
if (!model) throw new Error('There is no slot with covers.')
const STAKE = parseAmount('1000')
const bet = { stake: '1000' }

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
  await vendor.harness.database.update(game).set({ modelId: model.id }).where(eq(game.nodeId, 1))
})
afterAll(() => vendor.close())

const balance = async () => parseAmount(await vendor.getBalance('hoa'))
const getView = ({ view }: RoundResponse) => view as FreeSpinsView
const move = (page: OpenedPage, { roundKey }: RoundResponse, made: object, moveKey: string = randomUUID()) =>
  page.ask<RoundResponse & { errorCode?: string }>(`rounds/${roundKey}/moves`, { moveKey, move: made })

/** Starts a round with free spins, or without: of client seeds, one is chosen that gives it with the session's secret seed. */
async function start(page: OpenedPage, hasFreeSpins = true): Promise<RoundResponse> {
  const [session] = await vendor.harness.database
    .select()
    .from(sessionTable)
    .orderBy(desc(sessionTable.lastSeenAt))
    .limit(1)
  if (!session || !model) throw new Error('There is no session.')
  const { serverSeed, nonce } = session
  for (let attempt = 0; ; attempt += 1) {
    const clientSeed = `lucky-${attempt}`
    const draw = seededDraw({ serverSeed: serverSeed.toString('hex'), clientSeed, nonce })
    const isGoing = freeSpinsEngine.begin(model, bet, draw).payoutMinor === null
    if (isGoing !== hasFreeSpins) continue
    return (await page.play({ roundKey: randomUUID(), bet, clientSeed })).body
  }
}

function getClaim({ bet: made, payout, moves, elapsedMs, fairness }: RoundResponse) {
  const seeds = { ...fairness, serverSeed: fairness.serverSeed ?? '' }
  return {
    engine: 'slot-free-spins',
    modelId: model?.id ?? '',
    bet: made,
    payout: payout ?? '',
    moves,
    elapsedMs,
    fairness: seeds,
  }
}

test('continues free spins on another page after a disconnection, pays once at the last, and is verified with its moves', async () => {
  const page = await vendor.open('hoa')
  const before = await balance()
  const round = await start(page)
  expect(round).toMatchObject({ status: 'going', payout: null, view: { bonus: { picked: null, spins: [] } } })
  expect(round.fairness.serverSeed).toBeNull()
  expect(JSON.stringify(round.view)).not.toContain('multipliers')
  expect(await balance()).toBe(before - STAKE)
  expect(await move(page, round, { type: 'spin' })).toMatchObject({ status: 409, body: { errorCode: 'move_invalid' } })

  const picked = await move(page, round, { type: 'pick', cover: 1 })
  const multiplier = getView(picked.body).bonus?.multiplier
  expect(model.multipliers).toContain(multiplier)
  const moveKey = randomUUID()
  const first = await move(page, round, { type: 'spin' }, moveKey)
  expect((await move(page, round, { type: 'spin' }, moveKey)).body).toMatchObject({ version: first.body.version })

  const other = await vendor.open('hoa')
  const { openRound } = other.data.session
  const taken = (await other.play(openRound ?? {})).body
  expect(taken).toMatchObject({ roundKey: round.roundKey, status: 'going', replayed: true })
  expect(getView(taken).bonus).toMatchObject({ picked: 1, multiplier })
  expect(getView(taken).bonus?.spins).toHaveLength(1)

  let last = taken
  while (last.status === 'going') last = (await move(other, round, { type: 'spin' })).body
  const { bonus, base, payout } = getView(last)
  expect(bonus?.spins).toHaveLength(bonus?.total ?? 0)
  expect(parseAmount(payout)).toBe(parseAmount(base.amount) + parseAmount(bonus?.won ?? ''))
  expect(last).toMatchObject({ status: 'settled', payout })
  expect(await balance()).toBe(before - STAKE + parseAmount(payout))
  expect((await move(page, round, { type: 'spin' })).body).toMatchObject({ status: 'settled', payout })
  expect(await balance()).toBe(before - STAKE + parseAmount(payout))

  expect(verifyRound(getClaim(last))).toMatchObject({ kind: 'fair', view: last.view })
  const otherCover = last.moves.with(0, { move: { type: 'pick', cover: 3 }, elapsedMs: 0 })
  expect(verifyRound({ ...getClaim(last), moves: otherCover, payout: '0.01' })).toMatchObject({ kind: 'other-payout' })
})

test('plays the rest of an abandoned round and pays all of it', async () => {
  const page = await vendor.open('hoa')
  const before = await balance()
  const round = await start(page)
  await move(page, round, { type: 'pick', cover: 2 })
  await move(page, round, { type: 'spin' })
  await vendor.harness.database
    .update(roundTable)
    .set({ openedAt: sql`clock_timestamp() - interval '31 minutes'` })
    .where(eq(roundTable.id, round.roundId))
  const getStatus = async () => {
    const [row] = await vendor.harness.database.select().from(roundTable).where(eq(roundTable.id, round.roundId))
    return row?.status
  }
  await expect.poll(getStatus, { interval: 200 }).toBe('settled')
  const ended = (await page.ask<RoundResponse>(`rounds/${round.roundKey}`)).body
  expect(getView(ended).bonus).toMatchObject({ picked: 2, total: getView(ended).bonus?.spins.length })
  expect(await balance()).toBe(before - STAKE + parseAmount(getView(ended).payout))
  expect(verifyRound(getClaim(ended))).toMatchObject({ kind: 'fair', view: ended.view })
})

test('settles a spin without free spins at once', async () => {
  const page = await vendor.open('hoa')
  const before = await balance()
  const round = await start(page, false)
  expect(round).toMatchObject({ status: 'settled', moves: [], view: { bonus: null } })
  expect(await balance()).toBe(before - STAKE + parseAmount(round.payout ?? ''))
  expect(verifyRound(getClaim(round))).toMatchObject({ kind: 'fair' })
})

test('leaves no ledger faults and no open rounds', async () => {
  expect(await findLedgerFaults(vendor.harness.database)).toEqual([])
  const { rows } = await vendor.harness.database.execute(sql`select from open_round`)
  expect(rows).toEqual([])
})
