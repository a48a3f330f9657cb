import { showMs } from '@playhouse/engines/lottery/calendar.ts'
import { eq, sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { lotteryBucket, lotteryDraw, lotteryResult } from '../../../db/tables/lottery.ts'
import { PlatformError } from '../../../request/platform-error.ts'
import { correctResult, dueDraws, voidDraw } from './draw-machine.ts'
import { DRAW_LOCK, type LotteryDraw } from './draw-states.ts'
import { listLotteries, readDraw } from './draws.ts'
import { holdDraw, releaseDraw } from './hold-draws.ts'
import { getGame } from './lotteries.ts'
import { type LotteryHarness, openLottery } from './lottery.fixture.ts'
import { cancelOwnTicket } from './place-ticket.ts'
import { listTickets, readTicket } from './tickets.ts'

let lot: LotteryHarness
beforeAll(async () => {
  lot = await openLottery()
})
afterAll(() => lot.close())

const CODE = 'COLOUR_1M'
const RED = [{ betType: 'COLOUR', picks: [0], units: 10_000 }]
const GREEN = [{ betType: 'COLOUR', picks: [1], units: 10_000 }]
const WHY = { reason: 'The drum is checked', texts: { EN: 'The drum is checked', VI: 'Đang kiểm tra lồng cầu' } }
const one = async (code = CODE, closesInMs?: number) => {
  const [draw] = await lot.draws(code, 1, closesInMs)
  if (!draw) throw new Error('The draw was not made.')
  return draw
}
const hold = async ({ id }: Pick<LotteryDraw, 'id'>) => {
  const { version } = await lot.getDraw(id)
  return withTransaction(lot.harness.database, (tx) => holdDraw(tx, { id, version }, { actor: 'anna', ...WHY }))
}
const release = async ({ id }: Pick<LotteryDraw, 'id'>) => {
  const draw = await lot.getDraw(id)
  return withTransaction(lot.harness.database, (tx) => releaseDraw(tx, draw, { actor: 'anna, binh' }))
}
const getCode = (made: Promise<unknown>) =>
  made.then(
    () => 'done',
    (error: unknown) => (error instanceof PlatformError ? error.code : String(error)),
  )
const isPaid = ({ id }: Pick<LotteryDraw, 'id'>) =>
  lot.harness.database.$count(lotteryBucket, eq(lotteryBucket.drawId, id))
const shown = { currency: 'VND', language: 'EN' } as const

describe('a draw that is held while it sells', () => {
  test('sells nothing, takes no ticket back, keeps its stakes, and sells again once it is released', async () => {
    const draw = await one()
    const player = await lot.player(100_000)
    const { ticketId } = await lot.buy(player, draw, RED)
    await hold(draw)
    expect(await getCode(lot.buy(player, draw, RED))).toBe('lottery.draw.held')
    expect(await getCode(cancelOwnTicket(lot.harness.database, player, ticketId))).toBe('lottery.draw.held')
    expect(await readTicket(lot.harness.database, player, ticketId, shown)).toMatchObject({
      state: 'OPEN',
      canCancel: false,
      draws: [{ hold: { reason: 'The drum is checked' } }],
    })
    expect(await lot.cash(player)).toBe(90_000)
    await release(draw)
    expect(await getCode(lot.buy(player, draw, RED))).toBe('done')
    expect(await getCode(cancelOwnTicket(lot.harness.database, player, ticketId))).toBe('done')
    expect(await lot.faults()).toEqual([])
  })

  test('refuses a ticket over several draws of which a later one is held', async () => {
    const draws = await lot.draws(CODE, 3)
    const [first, second] = draws
    if (!first || !second) throw new Error('The draws were not made.')
    await hold(second)
    const player = await lot.player(100_000)
    expect(await getCode(lot.buy(player, first, RED, { draws: 3 }))).toBe('lottery.draw.held')
    expect(await getCode(lot.buy(player, first, RED))).toBe('done')
    await release(second)
  })

  test('is neither closed nor drawn nor void, however late it is, and is drawn and paid once it is released', async () => {
    const draw = await one()
    const player = await lot.player(100_000)
    await lot.buy(player, draw, RED)
    await lot.run()
    await hold(draw)
    await lot.pass(draw.id, draw.drawAt.getTime() - Date.now() + 3 * 3_600_000)
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SELLING', resultVersion: 0 })
    await release(draw)
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED', voidReason: null })
    expect(await lot.faults()).toEqual([])
  })

  test('has sold all that was bought before it was held, and nothing after, when both happen at once', async () => {
    const draw = await one()
    const players = await Promise.all(Array.from({ length: 8 }, () => lot.player(10_000_000)))
    const outcomes: string[] = []
    const keepBuying = async (player: number) => {
      for (;;) {
        const code = await getCode(lot.buy(player, draw, RED))
        outcomes.push(code)
        if (code !== 'done') return
      }
    }
    const buying = Promise.all(players.map(keepBuying))
    await lot.run()
    const { heldAt } = await hold(draw)
    const { rows } = await lot.harness.database.execute<{ sold: number }>(sql`
      select count(*)::integer as sold from lottery_entry where draw_id = ${draw.id}`)
    await buying
    expect(heldAt).not.toBeNull()
    expect(new Set(outcomes)).toEqual(new Set(['done', 'lottery.draw.held']))
    expect(rows[0]?.sold).toBe(outcomes.filter((code) => code === 'done').length)
    await release(draw)
    expect(await lot.finish(draw.id)).toMatchObject({ state: 'SETTLED', ticketCount: rows[0]?.sold })
    expect(await lot.faults()).toEqual([])
  })
})

test('a draw is held once the tickets that are being placed in it are sold', async () => {
  const draw = await one()
  const { database } = lot.harness
  const holding = await withTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${DRAW_LOCK}, ${draw.id}::integer)`)
    const held = hold(draw)
    expect(await Promise.race([held, sleep(300, 'waits')])).toBe('waits')
    return { held }
  })
  expect((await holding.held).heldAt).not.toBeNull()
  await release(draw)
})

describe('a draw that is held between close and result', () => {
  test('keeps the sealed tickets, and is drawn once it is released', async () => {
    const draw = await one()
    const player = await lot.player(100_000)
    await lot.buy(player, draw, RED)
    await lot.harness.database
      .update(lotteryDraw)
      .set({ drawAt: new Date(Date.now() + 3_600_000), closeAt: new Date(Date.now() - 1), nextActionAt: new Date() })
      .where(eq(lotteryDraw.id, draw.id))
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SEALED', ticketCount: 1 })
    await hold(draw)
    await lot.passShow(draw.id)
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SEALED', resultVersion: 0, seed: null })
    await release(draw)
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED', ticketCount: 1 })
    expect(await lot.faults()).toEqual([])
  })
})

describe('a draw that is held between result and payment', () => {
  /** Bets on all colours, so that one of them wins, and draws without paying. */
  async function drawnWith(): Promise<{ draw: LotteryDraw; players: number[] }> {
    const draw = await one()
    const players = [await lot.player(100_000), await lot.player(100_000)]
    await lot.buy(players[0] ?? 0, draw, RED)
    await lot.buy(players[1] ?? 0, draw, GREEN)
    const late = draw.drawAt.getTime() - Date.now() + 1
    await lot.pass(draw.id, late)
    await dueDraws(lot.secrets).run(lot.harness.database, new AbortController().signal)
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'DRAWN', resultVersion: 1 })
    return { draw, players }
  }

  test('pays nobody, and pays once it is released', async () => {
    const { draw, players } = await drawnWith()
    await hold(draw)
    await lot.pass(draw.id, showMs(getGame(CODE)) + 1)
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'DRAWN', resultVersion: 1 })
    expect(await isPaid(draw)).toBe(0)
    for (const player of players) expect(await lot.cash(player)).toBe(90_000)
    await release(draw)
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED', resultVersion: 1 })
    const cash = await Promise.all(players.map(lot.cash))
    expect(Math.max(...cash)).toBeGreaterThan(100_000)
    expect(await lot.faults()).toEqual([])
  })

  test('can be voided, which returns its stakes as those of a draw that nobody was paid for', async () => {
    const { draw, players } = await drawnWith()
    await hold(draw)
    const held = await lot.getDraw(draw.id)
    await withTransaction(lot.harness.database, (tx) => voidDraw(tx, held, { actor: 'anna, binh', ...WHY }))
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'VOID', heldAt: null, settledAt: null })
    for (const player of players) expect(await lot.cash(player)).toBe(100_000)
    const proof = await readDraw(lot.harness.database, 'VI', { gameCode: CODE, numero: draw.issue })
    expect(proof).toMatchObject({ voidReason: WHY.texts.VI, settledAt: null, holds: [{ until: expect.any(Number) }] })
    const { list } = await listTickets(
      lot.harness.database,
      players[0] ?? 0,
      { open: false, won: false, lines: 1, count: 1, counted: false },
      { currency: 'VND', language: 'VI' },
    )
    expect(list[0]?.draws).toMatchObject([{ state: 'VOID', voidReason: WHY.texts.VI, hold: null, settlements: [] }])
    const { rows } = await lot.harness.database.execute<{ template: string; params: object }>(sql`
      select template, params from member_message where member_id = ${players[0]}`)
    expect(rows).toMatchObject([
      { template: 'lottery.CALLED_OFF', params: { reason: WHY.texts.EN, reason_VI: WHY.texts.VI } },
    ])
    expect(await lot.faults()).toEqual([])
  })

  test('can be corrected before anybody is paid: the corrected result alone is paid, recorded and counts', async () => {
    const { draw, players } = await drawnWith()
    await hold(draw)
    const [drawn] = await lot.harness.database.select().from(lotteryResult).where(eq(lotteryResult.drawId, draw.id))
    const corrected = Number(drawn?.numbers[0]) % 2 === 0 ? '1' : '2'
    await withTransaction(lot.harness.database, (tx) =>
      correctResult(tx, draw.id, { numbers: [corrected], actor: 'anna, binh', ...WHY }),
    )
    await lot.pass(draw.id, showMs(getGame(CODE)) + 1)
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'DRAWN', resultVersion: 2, heldAt: expect.any(Date) })
    for (const player of players) expect(await lot.cash(player)).toBe(90_000)
    await release(draw)
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED', resultVersion: 2, paidVersion: 2 })
    const [red, green] = [await lot.cash(players[0] ?? 0), await lot.cash(players[1] ?? 0)]
    expect(red > 90_000).toBe(corrected === '2')
    expect(green > 90_000).toBe(corrected === '1')
    const { rows } = await lot.harness.database.execute<{ corrections: number; rounds: number; turnover: bigint }>(sql`
      select (select count(*)::integer from lottery_correction where draw_id = ${draw.id}) as corrections,
        (select count(*)::integer from round where member_id = ${players[0]}) as rounds,
        (select sum(turnover)::bigint from member_day where member_id = ${players[0]}) as turnover`)
    expect(rows).toEqual([{ corrections: 0, rounds: 1, turnover: 100_000_000n }])
    expect(await lot.faults()).toEqual([])
    // Later it is corrected like any other, by the difference.
    await withTransaction(lot.harness.database, (tx) =>
      correctResult(tx, draw.id, { numbers: [String(drawn?.numbers[0])], actor: 'anna, binh', ...WHY }),
    )
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED', resultVersion: 3, paidVersion: 2 })
    const { list } = await listTickets(
      lot.harness.database,
      players[0] ?? 0,
      { open: false, won: false, lines: 1, count: 1, counted: false },
      shown,
    )
    expect(list[0]?.draws[0]?.settlements).toMatchObject([
      { version: 2, posted: null },
      { version: 3, posted: expect.any(String) },
    ])
    expect(await lot.faults()).toEqual([])
  })

  test('is corrected only while it is held', async () => {
    const { draw } = await drawnWith()
    const made = withTransaction(lot.harness.database, (tx) =>
      correctResult(tx, draw.id, { numbers: ['1'], actor: 'anna, binh', ...WHY }),
    )
    expect(await getCode(made)).toBe('lottery.draw.state')
    await lot.finish(draw.id)
  })

  test('is either held or paid when both happen at once, and never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { draw, players } = await drawnWith()
      await lot.pass(draw.id, showMs(getGame(CODE)) + 1)
      const [held] = await Promise.all([getCode(hold(draw)), lot.run()])
      const isHeld = held === 'done'
      expect(['done', 'lottery.draw.state']).toContain(held)
      expect((await isPaid(draw)) === 0).toBe(isHeld)
      expect((await Promise.all(players.map(lot.cash))).every((cash) => cash === 90_000)).toBe(isHeld)
      if (isHeld) await release(draw)
      await lot.run()
      expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED' })
    }
    expect(await lot.faults()).toEqual([])
  })

  test('cannot be held once it is settled', async () => {
    const { draw } = await drawnWith()
    await lot.finish(draw.id)
    expect(await getCode(hold(draw))).toBe('lottery.draw.state')
  })
})

test('a held draw states its reason in the reader’s language on every page and endpoint', async () => {
  const draw = await one()
  await hold(draw)
  const read = async (language: 'EN' | 'VI' | 'TY' | 'TH') =>
    (await readDraw(lot.harness.database, language, { gameCode: CODE, numero: draw.issue })).hold
  expect(await read('EN')).toMatchObject({ reason: WHY.texts.EN, at: expect.any(Number) })
  expect(await read('VI')).toMatchObject({ reason: WHY.texts.VI })
  expect(await read('TY')).toMatchObject({ reason: WHY.texts.VI })
  expect(await read('TH')).toMatchObject({ reason: WHY.texts.EN })
  const { rows } = await lot.harness.database.execute<{ event: object }>(sql`
    select event from live_event where event ->> 'issue' = ${draw.issue} order by id desc limit 1`)
  expect(rows).toMatchObject([{ event: { type: 'LOTTERY_DRAW', isHeld: true } }])
  await release(draw)
  const released = await readDraw(lot.harness.database, 'VI', { gameCode: CODE, numero: draw.issue })
  expect(released).toMatchObject({ hold: null, holds: [{ reason: WHY.texts.VI, until: expect.any(Number) }] })
  expect(released.steps.map(({ state }) => state)).not.toContain('HELD')
})

test('joint draws sell nothing while one of their stations is held, and are settled after it', async () => {
  const [first] = await lot.draws('HO_CHI_MINH')
  const [second] = await lot.draws('DONG_THAP', 1, 1_800_000)
  if (!first || !second) throw new Error('The draws were not made.')
  const joint = { ...first, lotteryCode: 'HO_CHI_MINH-DONG_THAP' }
  const bet = [{ betType: 'DA_XIEN', picks: [1, 2], units: 1_000 }]
  const player = await lot.player(10_000_000)
  const { ticketId } = await lot.buy(player, joint, bet)
  await hold(second)
  expect(await getCode(lot.buy(player, joint, bet))).toBe('lottery.draw.held')
  expect(await getCode(cancelOwnTicket(lot.harness.database, player, ticketId))).toBe('lottery.draw.held')
  expect(await getCode(lot.buy(player, first, [{ betType: 'DE', picks: [7], units: 1_000 }]))).toBe('done')
  const { rows } = await lot.harness.database.execute<{ isHeld: boolean }>(sql`
    select (event ->> 'isHeld')::boolean as "isHeld" from live_event where event ->> 'lotteryCode' = ${joint.lotteryCode}
    order by id desc limit 1`)
  expect(rows).toEqual([{ isHeld: true }])
  for (const { id } of [first, second]) await lot.passShow(id)
  await lot.run()
  const stateOfJoint = async () =>
    (
      await lot.harness.database.execute<{ state: string }>(
        sql`select state from lottery_draw where lottery_code = ${joint.lotteryCode} and issue = ${first.issue}`,
      )
    ).rows[0]?.state
  expect(await stateOfJoint()).not.toBe('SETTLED')
  await release(second)
  await lot.harness.database.execute(sql`
    update lottery_draw set close_at = now() - interval '2 seconds', draw_at = now() - interval '1 second', next_action_at = now()
    where lottery_code = ${joint.lotteryCode} and issue = ${first.issue}`)
  await lot.run()
  expect(await stateOfJoint()).toBe('SETTLED')
  expect(await lot.faults()).toEqual([])
})

test('lists a held draw as the one on sale, with its hold', async () => {
  const draw = await one('K3_1M')
  await hold(draw)
  const lotteries = await listLotteries(lot.harness.database, 'EN', [])
  expect(lotteries.find(({ gameCode }) => gameCode === 'K3_1M')?.current).toMatchObject({
    numero: draw.issue,
    hold: { reason: expect.any(String) },
  })
  await release(draw)
})
