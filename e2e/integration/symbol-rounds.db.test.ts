import { cascadeEngine } from '@playhouse/engines/cascade/engine.ts'
import { classicEngine } from '@playhouse/engines/slot/engine.ts'
import { waysEngine } from '@playhouse/engines/ways/engine.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
})
afterAll(() => vendor.close())

const MODELS = [
  ...[classicEngine.models[0], classicEngine.models.at(-1)].map((model) => ['slot-classic', model?.id ?? ''] as const),
  ...[cascadeEngine.models[0], cascadeEngine.models.at(-1)].map((model) => ['cascade', model?.id ?? ''] as const),
  ...[waysEngine.models[0], waysEngine.models.at(-1)].map((model) => ['slot-ways', model?.id ?? ''] as const),
]

test.each(MODELS)('plays a round of %s %s over the wallet, and its seeds reproduce it', async (engine, modelId) => {
  await vendor.harness.database.update(game).set({ modelId }).where(eq(game.nodeId, 1))
  const page = await vendor.open('lan')
  expect(page.data.game.modelId).toBe(modelId)
  const before = parseAmount(page.data.session.balance)
  const { status, body } = await page.play({ bet: { stake: '500' } })
  expect([status, body.status, body.stake]).toEqual([200, 'settled', '500.00'])
  expect(parseAmount(body.balance ?? '')).toBe(before - parseAmount('500') + parseAmount(body.payout ?? ''))
  expect(await vendor.getBalance('lan')).toBe(body.balance)
  const fairness = { ...body.fairness, serverSeed: body.fairness.serverSeed ?? '' }
  const claim = { engine, modelId, bet: body.bet, payout: body.payout ?? '', fairness }
  expect(verifyRound(claim)).toMatchObject({ kind: 'fair', view: body.view })
})

test('refuses a stake below the table’s minimum', async () => {
  const page = await vendor.open('lan')
  expect(await page.play({ bet: { stake: '499' } })).toMatchObject({
    status: 400,
    body: { errorCode: 'stake_invalid' },
  })
})
