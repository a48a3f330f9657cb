import { parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import type { BaccaratView } from '@playhouse/engines/baccarat/baccarat.ts'
import { BACCARAT_MODELS } from '@playhouse/engines/baccarat/models.ts'
import { openTrialVendor, type TrialVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'

let vendor: TrialVendor
beforeAll(async () => {
  vendor = await openTrialVendor()
})
afterAll(() => vendor.close())

const BETS = [
  { on: 'banker', stake: '2000.00' },
  { on: 'tie', stake: '1000.00' },
  { on: 'player-pair', stake: '1000.00' },
]

test.each(BACCARAT_MODELS)('plays a coup of $id over the wallet, and its seeds reproduce it', async ({ id }) => {
  await vendor.trial.database.update(game).set({ modelId: id }).where(eq(game.nodeId, 1))
  const page = await vendor.open('lan')
  expect(page.data).toMatchObject({ game: { modelId: id } })
  const before = parseAmount(page.data.session.balance)
  const { status, body } = await page.play({ bet: { bets: BETS } })
  expect([status, body.status, body.stake]).toEqual([200, 'settled', '4000.00'])
  const { paid } = body.view as BaccaratView
  expect(paid.map(({ on, stake }) => ({ on, stake }))).toEqual(BETS)
  expect(paid.reduce((sum, { payout }) => sum + parseAmount(payout), 0n)).toBe(parseAmount(body.payout ?? ''))
  expect(parseAmount(body.balance ?? '')).toBe(before - parseAmount('4000') + parseAmount(body.payout ?? ''))
  expect(await vendor.balanceOf('lan')).toBe(body.balance)
  const fairness = { ...body.fairness, serverSeed: body.fairness.serverSeed ?? '' }
  const claim = { engine: 'baccarat', modelId: id, bet: body.bet, payout: body.payout ?? '', fairness }
  expect(verifyRound(claim)).toMatchObject({ kind: 'fair', view: body.view })
})

test('refuses a bet without places, on an unknown place, below the minimum or on too many places', async () => {
  const page = await vendor.open('lan')
  for (const bets of [[], [{ on: 'dealer', stake: '1000' }], [{ on: 'tie', stake: '999' }], [...BETS, ...BETS]]) {
    expect(await page.play({ bet: { bets } })).toMatchObject({ status: 400, body: { errorCode: 'stake_invalid' } })
  }
})
