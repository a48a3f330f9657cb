import { parseAmount } from '@playhouse/shared/money.ts'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { round } from '../../apps/platform/src/db/tables/play.ts'
import type { BaccaratView } from '@playhouse/engines/baccarat/baccarat.ts'
import { BACCARAT_MODELS } from '@playhouse/engines/baccarat/models.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
})
afterAll(() => vendor.close())

const BETS = [
  { on: 'banker', stake: '2000.00' },
  { on: 'tie', stake: '1000.00' },
  { on: 'player-pair', stake: '1000.00' },
]

test.each(BACCARAT_MODELS)('plays a coup of $id over the wallet, and its seeds reproduce it', async ({ id }) => {
  await vendor.harness.database.update(game).set({ modelId: id }).where(eq(game.nodeId, 1))
  const page = await vendor.open('lan')
  expect(page.data).toMatchObject({ game: { modelId: id } })
  const before = parseAmount(page.data.session.balance)
  const { status, body } = await page.play({ bet: { bets: BETS } })
  expect([status, body.status, body.stake]).toEqual([200, 'settled', '4000.00'])
  const { paid } = body.view as BaccaratView
  expect(paid.map(({ on, stake }) => ({ on, stake }))).toEqual(BETS)
  expect(paid.reduce((sum, { payout }) => sum + parseAmount(payout), 0n)).toBe(parseAmount(body.payout ?? ''))
  expect(parseAmount(body.balance ?? '')).toBe(before - parseAmount('4000') + parseAmount(body.payout ?? ''))
  expect(await vendor.getBalance('lan')).toBe(body.balance)
  const fairness = { ...body.fairness, serverSeed: body.fairness.serverSeed ?? '' }
  const claim = { engine: 'baccarat', modelId: id, bet: body.bet, payout: body.payout ?? '', fairness }
  expect(verifyRound(claim)).toMatchObject({ kind: 'fair', view: body.view })
})

test('counts nothing of player and banker at once as turnover, and one side in full', async () => {
  await vendor.harness.database.update(game).set({ modelId: 'baccarat-classic' }).where(eq(game.nodeId, 1))
  const page = await vendor.open('lan')
  const stakes = (...on: string[]) => page.play({ bet: { bets: on.map((spot) => ({ on: spot, stake: '2000' })) } })
  const counted = async () => {
    const [last] = await vendor.harness.database.select().from(round).orderBy(desc(round.id)).limit(1)
    return last && { counted: last.stake - last.uncounted, reason: last.uncountedReason }
  }
  expect((await stakes('player', 'banker')).status).toBe(200)
  expect(await counted()).toEqual({ counted: 0n, reason: 'COVERED' })
  expect((await stakes('player', 'player-pair', 'banker', 'banker-pair')).status).toBe(200)
  expect(await counted()).toEqual({ counted: 4000_0000n, reason: 'COVERED' })
  const { body } = await stakes('banker-pair', 'banker')
  const isTie = (body.view as BaccaratView).winner === 'tie'
  expect(await counted()).toEqual({ counted: isTie ? 2000_0000n : 4000_0000n, reason: isTie ? 'PUSH' : null })
})

test('refuses a bet without places, on an unknown place, below the minimum or on too many places', async () => {
  const page = await vendor.open('lan')
  for (const bets of [[], [{ on: 'dealer', stake: '1000' }], [{ on: 'tie', stake: '999' }], [...BETS, ...BETS]]) {
    expect(await page.play({ bet: { bets } })).toMatchObject({ status: 400, body: { errorCode: 'stake_invalid' } })
  }
})
