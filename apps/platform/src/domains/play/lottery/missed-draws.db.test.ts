import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LotteryHarness, openLottery } from './lottery.fixture.ts'

let lot: LotteryHarness
beforeAll(async () => {
  lot = await openLottery()
})
afterAll(() => lot.close())

test('sells on time after a long stop, while several workers void and refund all missed draws', async () => {
  const { database } = lot.harness
  const player = await lot.player(100_000)
  const missed = await lot.draws('COLOUR_30S', 875, 60_000)
  const [first, last] = [missed[0], missed.at(-1)]
  if (!first || !last) throw new Error('The draws were not made.')
  for (const draw of [first, last]) await lot.buy(player, draw, [{ betType: 'COLOUR', picks: [0], units: 10_000 }])
  expect(await lot.cash(player)).toBe(80_000)
  await database.execute(sql`
    update lottery_draw set sales_open_at = sales_open_at - interval '22 hours', close_at = close_at - interval '22 hours',
      draw_at = draw_at - interval '22 hours', next_action_at = next_action_at - interval '22 hours'
    where lottery_code = 'COLOUR_30S' and state = 'SCHEDULED'`)
  const [current] = await lot.draws('K3_1M')
  if (!current) throw new Error('The draw was not made.')
  const running = lot.run()
  const sellsBeforeLast = async () => {
    const { rows } = await database.execute<{ left: number }>(sql`
      select count(*)::integer as left from lottery_draw where id between ${first.id} and ${last.id} and state = 'SCHEDULED'
        and exists (select from lottery_draw where id = ${current.id} and state = 'SELLING')`)
    return rows[0]?.left
  }
  await expect.poll(sellsBeforeLast, { interval: 20 }).toBeGreaterThan(0)
  await running
  const { rows } = await database.execute<{
    state: string
    reason: string
    steps: number
    waiting: number
    draws: number
  }>(sql`
    select state, void_reason as reason, sum((select count(*) from lottery_draw_step where draw_id = id))::integer as steps,
      count(next_action_at)::integer as waiting, count(*)::integer as draws
    from lottery_draw where lottery_code = 'COLOUR_30S' and id between ${first.id} and ${last.id} group by 1, 2`)
  expect(rows).toEqual([{ state: 'VOID', reason: 'MISSED', steps: 875, waiting: 0, draws: 875 }])
  expect(await lot.cash(player)).toBe(100_000)
  expect(await lot.faults()).toEqual([])
})
