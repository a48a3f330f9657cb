import { parseAmount } from '@playhouse/shared/money.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { game } from '../../apps/platform/src/db/tables/games.ts'
import type { DiceView } from '@playhouse/engines/dice/dice.ts'
import { DICE_MODELS } from '@playhouse/engines/dice/models.ts'
import { findLedgerFaults } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { openTestVendor, type TestVendor } from './vendor.fixture.ts'

const [model] = DICE_MODELS
if (!model) throw new Error('There is no dice table.')

let vendor: TestVendor
beforeAll(async () => {
  vendor = await openTestVendor()
  await vendor.harness.database.update(game).set({ modelId: model.id }).where(eq(game.nodeId, 1))
})
afterAll(() => vendor.close())

test('pays rolls by their result and shows them in a page opened later', async () => {
  const page = await vendor.open('hoa')
  let expected = parseAmount(await vendor.getBalance('hoa'))
  const rolls: number[] = []
  for (let round = 0; round < 12; round += 1) {
    const direction = round % 2 ? 'over' : 'under'
    const { body } = await page.play({
      bet: { stake: '1000', direction, target: direction === 'over' ? 4_999 : 5_000 },
    })
    const view = body.view as DiceView
    expect(view.won).toBe(direction === 'over' ? view.roll > 4_999 : view.roll < 5_000)
    expect(body).toMatchObject({ status: 'settled', payout: view.won ? '1940.00' : '0.00' })
    expected += parseAmount(body.payout ?? '') - parseAmount('1000')
    rolls.unshift(view.roll)
  }
  expect(await vendor.getBalance('hoa')).toBe(`${expected / 10_000n}.00`)
  expect(new Set(rolls).size).toBeGreaterThan(6)
  const { lastRounds } = (await vendor.open('hoa')).data.session
  expect(lastRounds.map(({ shown }) => shown)).toMatchObject(
    rolls.slice(0, 10).map((roll) => ({ modelId: model.id, view: { roll } })),
  )
})

test.each([
  { direction: 'under', target: 99 },
  { direction: 'over', target: 9_900 },
  { direction: 'equal', target: 5_000 },
])('refuses $direction $target without taking the stake', async (choice) => {
  const page = await vendor.open('lan')
  const before = await vendor.getBalance('lan')
  expect((await page.play({ bet: { stake: '1000', ...choice } })).status).toBe(400)
  expect(await vendor.getBalance('lan')).toBe(before)
})

test('leaves no ledger faults', async () => {
  expect(await findLedgerFaults(vendor.harness.database)).toEqual([])
})
