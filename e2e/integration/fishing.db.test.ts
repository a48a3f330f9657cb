import { parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import { FISHING_MODELS } from '@playhouse/engines/fishing/models.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'
import { verifyRound } from '../../apps/games/src/verify/verify-round.ts'

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
})
afterAll(() => vendor.close())

test.each(FISHING_MODELS)('plays a shot of $id over the wallet, and its seeds reproduce it', async ({ id, fish }) => {
  await vendor.harness.database.update(game).set({ modelId: id }).where(eq(game.nodeId, 1))
  const page = await vendor.open('lan')
  expect(page.data).toMatchObject({ game: { modelId: id } })
  const before = parseAmount(page.data.session.balance)
  const target = fish[0]?.id ?? ''
  const { status, body } = await page.play({ bet: { stake: '200', fish: target } })
  expect([status, body.status, body.stake]).toEqual([200, 'settled', '200.00'])
  expect(body.view).toMatchObject({ fish: target, payout: body.payout })
  expect(parseAmount(body.balance ?? '')).toBe(before - parseAmount('200') + parseAmount(body.payout ?? ''))
  expect(await vendor.getBalance('lan')).toBe(body.balance)
  const fairness = { ...body.fairness, serverSeed: body.fairness.serverSeed ?? '' }
  const claim = { engine: 'fishing', modelId: id, bet: body.bet, payout: body.payout ?? '', fairness }
  expect(verifyRound(claim)).toMatchObject({ kind: 'fair', view: body.view })
})

test('refuses a fish of another model', async () => {
  const page = await vendor.open('lan')
  const response = await page.play({ bet: { stake: '200', fish: 'minnow' } })
  expect(response).toMatchObject({ status: 400, body: { errorCode: 'stake_invalid' } })
})
