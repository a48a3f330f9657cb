import { teamOverview } from '@playhouse/platform-api/agent.ts'
import { teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import type { Endpoint, InputOf, ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { lotteryMenus, stationLotteryMenu } from '@playhouse/platform-api/games-lottery-menus.ts'
import { gameList } from '@playhouse/platform-api/games.ts'
import { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import { activityStatement } from '@playhouse/platform-api/limits-statement.ts'
import { playClock } from '@playhouse/platform-api/limits.ts'
import { placeTicket, ticketDetail, tickets } from '@playhouse/platform-api/lottery-tickets.ts'
import {
  drawByCode,
  drawResults,
  lotteryGames,
  lotteryRemaining,
  lotteryStatistics,
  numerosNear,
  openedNumero,
  recentLotteries,
} from '@playhouse/platform-api/lottery.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import {
  accountTransactions,
  betDetail,
  betHistory,
  lotteryProfit,
  personalProfit,
} from '@playhouse/platform-api/records.ts'
import { rebates } from '@playhouse/platform-api/rewards.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'

import { addDays } from '../../../lib/record-range.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lotteryResult } from '../../../db/tables/lottery.ts'
import { member } from '../../../db/tables/members.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { confirmDeposit } from '../../../ledger/cashier.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { LANGUAGES } from '@playhouse/shared/languages.ts'
import { correctResult, dueDraws, lockDraw, voidDraw } from './draw-machine.ts'
import type { LotteryDraw } from './draw-states.ts'
import { registerLotteries } from './lotteries.ts'
import { type LotteryHarness, openLottery } from './lottery.fixture.ts'
import { readTicket } from './tickets.ts'

let lot: LotteryHarness
let lan: number
const tokens = new Map<string, string>()
beforeAll(async () => {
  lot = await openLottery()
  const { database } = lot.harness
  const [found] = await database.select().from(member).where(eq(member.username, 'lan'))
  if (!found) throw new Error('There is no lan.')
  lan = found.id
  const payment = { channel: 'QR', paymentReference: randomUUID(), createdAt: new Date() }
  await withTransaction(database, (tx) => confirmDeposit(tx, { memberId: lan, amount: 10_000_000_0000n, ...payment }))
  for (const username of ['lan', 'agenta'])
    tokens.set(username, (await lot.harness.call(login, { username, password: PASSWORD })).value.token)
})
afterAll(() => lot.close())

const one = async (gameCode: string) => {
  const [draw] = await lot.draws(gameCode)
  if (!draw) throw new Error('The draw was not made.')
  return draw
}
/** Every ending, so that exactly one of them wins `de`. */
const EVERY_ENDING = Array.from({ length: 100 }, (_, pick) => pick)
async function buyAll({ lotteryCode, issue }: LotteryDraw): Promise<string> {
  const lines = [{ betType: 'DE', picks: EVERY_ENDING, amount: '1000' }]
  const input = { gameCode: lotteryCode, numero: issue, oddsVersion: CURRENT_ODDS, lines }
  const headers = { 'idempotency-key': randomUUID() }
  return (await lot.harness.call(placeTicket, input, { token: tokens.get('lan') ?? '', headers })).value.ticketId
}

/** Closes and seals a draw, which is drawn in an hour. */
async function seal(draw: LotteryDraw): Promise<void> {
  const { database } = lot.harness
  await lot.pass(draw.id, draw.drawAt.getTime() - Date.now() - 900)
  await database.execute(sql`update lottery_draw set draw_at = draw_at + interval '1 hour' where id = ${draw.id}`)
  await lot.run()
}

/** Draws a sealed draw whose time was `ms` ago, and stops its clock there for an hour. */
async function drawAndStop({ id }: LotteryDraw, ms: number): Promise<void> {
  const { database } = lot.harness
  await database.execute(sql`
    update lottery_draw set draw_at = clock_timestamp() - make_interval(secs => ${ms / 1000}), next_action_at = clock_timestamp()
    where id = ${id}`)
  await dueDraws(lot.secrets).run(database, new AbortController().signal)
  await database.execute(sql`update lottery_draw set next_action_at = now() + interval '1 hour' where id = ${id}`)
  await lot.run()
}

describe('while the numbers of a draw appear', () => {
  /** Everything by which a visitor, a member or the member's agents could learn of a payout, and what follows from it. */
  async function channels(draw: LotteryDraw, ticketId: string) {
    const today = brandDay(new Date())
    const range = { from: addDays(today, -1), to: today }
    const of = async <E extends Endpoint>(who: string, endpoint: E, input: InputOf<E>) => {
      const { status, body } = await lot.harness.call(
        endpoint,
        input,
        who === '' ? {} : { token: tokens.get(who) ?? '' },
      )
      expect([endpoint.name, status]).toEqual([endpoint.name, 200])
      return body
    }
    const { rows: events } = await lot.harness.database.execute(sql`
      select type, event from live_event where type <> 'LOTTERY_DRAW' order by id`)
    return {
      events,
      balance: await of('lan', balance, {}),
      inbox: await of('lan', inbox, {}),
      bets: await of('lan', betHistory, range),
      transactions: await of('lan', accountTransactions, range),
      profit: await of('lan', personalProfit, range),
      lotteryProfit: await of('lan', lotteryProfit, range),
      statement: await of('lan', activityStatement, {}),
      clock: await of('lan', playClock, {}),
      rank: await of('lan', playerRankProgress, {}),
      rebates: await of('lan', rebates, {}),
      team: await of('agenta', teamOverview, range),
      watch: await of('agenta', teamWatch, {}),
      winners: await of('', winnerBoard, {}),
      statistics: await of('', lotteryStatistics, { gameCode: draw.lotteryCode }),
      remaining: await of('', lotteryRemaining, { gameCode: draw.lotteryCode, numero: draw.issue }),
      ticket: await of('lan', ticketDetail, { ticketId }),
      tickets: await of('lan', tickets, {}),
      won: await of('lan', tickets, { won: '1' }),
      draw: await of('', drawByCode, { gameCode: draw.lotteryCode, numero: draw.issue }),
      results: await of('', drawResults, { gameCode: draw.lotteryCode }),
      near: await of('', numerosNear, { gameCode: draw.lotteryCode }),
      opened: await of('', openedNumero, {}),
      games: await of('', lotteryGames, {}),
    }
  }

  /** Fields that change during a show by design: the draw's own state, its times and the numbers shown. */
  const SHOWN = new Set([
    'numbers',
    'drawAt',
    'state',
    'serverTime',
    'drawnAt',
    'steps',
    'last',
    'at',
    'checkedAt',
    'resultVersion',
  ])
  const besidesShown = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value, (key, inner: unknown) => (SHOWN.has(key) ? undefined : inner)))
  /** All lists called `numbers`. */
  function numbersIn(value: unknown, key = ''): string[][] {
    if (key === 'numbers') return [value as string[]]
    return typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([name, inner]) => numbersIn(inner, name))
      : []
  }

  test.each([
    ['a fast draw', 'VN_SOUTH_1M', 1_050, 6],
    ['a station', 'HA_NOI', 10 * 60_000, 13],
  ])('%s tells nobody its other numbers or who won, until the last one is shown', async (_name, code, ms, shown) => {
    const draw = await one(code)
    const ticketId = await buyAll(draw)
    await seal(draw)
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SEALED' })
    const before = await channels(draw, ticketId)
    await drawAndStop(draw, ms)
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'DRAWN', revealed: shown })
    const { rows } = await lot.harness.database.execute<{ numbers: string[] }>(
      sql`select numbers from lottery_result where draw_id = ${draw.id}`,
    )
    const numbers = rows[0]?.numbers ?? []
    const during = await channels(draw, ticketId)

    expect(during.draw).toMatchObject({ numbers: numbers.slice(0, shown), seed: null, beacon: null, versions: [] })
    for (const [name, value] of Object.entries(during)) {
      const told = numbersIn(value).filter(([first]) => first === numbers[0])
      expect([name, ...told]).toEqual([name, ...told.map(() => numbers.slice(0, shown))])
    }
    // The list of results has one more draw, and the lobby another last one.
    const { games: _games, results: _results, ...others } = during
    for (const [name, value] of Object.entries(others))
      expect([name, besidesShown(value)]).toEqual([name, besidesShown(before[name as keyof typeof before])])
    const { rows: told } = await lot.harness.database.execute<{ numbers: string[] }>(sql`
      select event->'numbers' as numbers from live_event where type = 'LOTTERY_DRAW' and event->>'issue' = ${draw.issue}`)
    expect(told.length).toBeGreaterThan(0)
    for (const event of told) expect(numbers.slice(0, shown)).toEqual(expect.arrayContaining(event.numbers))
    expect(during.ticket).toMatchObject({ value: { state: 'OPEN', payout: '0.00' } })

    await lot.pass(draw.id, 3_600_000)
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED' })
    const after = await channels(draw, ticketId)
    expect(after.ticket).toMatchObject({ value: { state: 'PAID_BACK', draws: [{ state: 'PAID_BACK', numbers }] } })
    for (const name of ['events', 'balance', 'bets', 'transactions', 'profit', 'lotteryProfit', 'statistics'] as const)
      expect([name, after[name]]).not.toEqual([name, during[name]])
  })
})

test('calls a ticket won only if it paid more than the stake of its settled draws', async () => {
  const own = async (filters: InputOf<typeof tickets>) =>
    (await lot.harness.call(tickets, filters, { token: tokens.get('lan') ?? '' })).value.list
  const draw = await one('VN_SOUTH_1M')
  // One of 100 endings pays 99.5 times its stake.
  const lost = await buyAll(draw)
  await lot.finish(draw.id)
  const [ticket] = await own({})
  expect(ticket).toMatchObject({
    ticketId: lost,
    state: 'PAID_BACK',
    settledStake: '100000.00',
    payout: '99500.00',
    draws: [{ state: 'PAID_BACK' }],
  })
  expect((await own({ won: '1' })).map(({ ticketId }) => ticketId)).not.toContain(lost)

  const [next] = await lot.draws('VN_SOUTH_1M', 2)
  if (!next) throw new Error('The draw was not made.')
  const lines = [{ betType: 'DE', picks: EVERY_ENDING.slice(0, 99), amount: '1000' }]
  const two = { gameCode: next.lotteryCode, numero: next.issue, oddsVersion: CURRENT_ODDS, draws: 2, lines }
  const headers = { 'idempotency-key': randomUUID() }
  const bought = await lot.harness.call(placeTicket, two, { token: tokens.get('lan') ?? '', headers })
  await lot.finish(next.id)
  const [open] = await own({})
  expect(open).toMatchObject({
    ticketId: bought.value.ticketId,
    state: 'OPEN',
    staked: '198000.00',
    settledStake: '99000.00',
  })
  expect((await own({ won: '1' })).every(({ state }) => state === 'WON')).toBe(true)
})

test('pays nobody while pages still roll the last number', async () => {
  const draw = await one('VN_SOUTH_1M')
  const ticketId = await buyAll(draw)
  const before = await lot.cash(lan)
  await seal(draw)
  await drawAndStop(draw, 3_050)
  expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'DRAWN', revealed: 18, settledAt: null })
  expect(await lot.cash(lan)).toBe(before)
  const { value } = await lot.harness.call(ticketDetail, { ticketId }, { token: tokens.get('lan') ?? '' })
  expect(value).toMatchObject({ state: 'OPEN', payout: '0.00' })
  await lot.pass(draw.id, 3_600_000)
  await lot.run()
  expect(await lot.cash(lan)).toBe(before + 99_500)
})

describe('a corrected result', () => {
  /** The numbers with another last one, so that another ending wins `de`. */
  async function otherNumbers({ id }: LotteryDraw, ending: string): Promise<string[]> {
    const [row] = await lot.harness.database.select().from(lotteryResult).where(eq(lotteryResult.drawId, id))
    const numbers = row?.numbers ?? []
    return [...numbers.slice(0, -1), `${(numbers.at(-1) ?? '').slice(0, -2)}${ending}`]
  }
  const correct = (draw: LotteryDraw, numbers: readonly string[], reason = 'A digit was misread') =>
    withTransaction(lot.harness.database, (tx) => correctResult(tx, draw.id, { numbers, actor: 'anna, binh', reason }))

  const cancel = async (draw: LotteryDraw, reason = 'The machine was not sealed') =>
    withTransaction(lot.harness.database, async (tx) =>
      voidDraw(tx, await lockDraw(tx, draw.id), { actor: 'anna, binh', reason }),
    )
  const openTicket = async (ticketId: string) =>
    (await lot.harness.call(ticketDetail, { ticketId }, { token: tokens.get('lan') ?? '' })).value
  const letters = async () =>
    (await lot.harness.call(inbox, {}, { token: tokens.get('lan') ?? '', headers: { language: 'VI' } })).value.list
  /** Postings to the member for a draw, without its rebates. */
  const posted = async (memberId: number, { id }: LotteryDraw) => {
    const { rows } = await lot.harness.database.execute<{ type: string; units: number }>(sql`
      select head.type, (entry.amount / 10000)::integer as units from ledger_transaction head
      join ledger_entry entry on entry.member_id = head.member_id and entry.transaction_id = head.id
      where head.member_id = ${memberId} and starts_with(idempotency_key, ${`lottery:draw:${id}:`}) and balance_after is not null
      order by head.id`)
    return rows.map(({ type, units }) => [type, units])
  }

  test('is refused while the one before is being settled, so that differences build on what was paid', async () => {
    const draw = await one('VN_SOUTH_1M')
    await lot.buy(lan, draw, [{ betType: 'DE', picks: [11], units: 1_000 }])
    await lot.finish(draw.id)
    await correct(draw, await otherNumbers(draw, '11'))
    await expect(correct(draw, await otherNumbers(draw, '22'))).rejects.toMatchObject({ code: 'lottery.draw.state' })
    await lot.run()
    expect(await lot.getDraw(draw.id)).toMatchObject({ state: 'SETTLED', resultVersion: 2 })
    expect(await lot.faults()).toEqual([])
  })

  test('shows both settlements on the ticket with difference and reason, in the record and in a message', async () => {
    const draw = await one('VN_SOUTH_1M')
    const bet = [{ betType: 'DE', picks: [11], amount: '1000' }]
    const input = { gameCode: draw.lotteryCode, numero: draw.issue, oddsVersion: CURRENT_ODDS, lines: bet }
    const headers = { 'idempotency-key': randomUUID() }
    const sold = await lot.harness.call(placeTicket, input, { token: tokens.get('lan') ?? '', headers })
    const { ticketId } = sold.value
    await lot.finish(draw.id)
    await correct(draw, await otherNumbers(draw, '22'), 'Nothing yet')
    await lot.run()
    const before = await letters()
    const [first] = (await openTicket(ticketId)).draws[0]?.settlements ?? []
    const settledAt = (await lot.getDraw(draw.id)).settledAt?.getTime()
    await correct(draw, await otherNumbers(draw, '11'))
    // While it is settled again, the ticket is as it was settled before.
    expect(await openTicket(ticketId)).toMatchObject({ state: 'LOST', payout: '0.00' })
    await Promise.all([lot.run(), lot.run(), lot.run()])

    const ticket = await openTicket(ticketId)
    expect(ticket).toMatchObject({ state: 'WON', payout: '99500.00', lines: [{ wins: [{ payout: '99500.00' }] }] })
    expect(ticket.draws[0]?.settlements.slice(-2)).toMatchObject([
      { version: 2, payout: '0.00', reason: 'Nothing yet' },
      { version: 3, payout: '99500.00', difference: '99500.00', reason: 'A digit was misread' },
    ])
    const times = ticket.draws[0]?.settlements.map(({ at }) => at) ?? []
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    // The first times stay.
    expect([times[0], typeof times[0]]).toEqual([first?.at, 'number'])
    expect((await lot.getDraw(draw.id)).settledAt?.getTime()).toBe(settledAt)

    const range = { from: brandDay(new Date()), to: brandDay(new Date()) }
    const { value: record } = await lot.harness.call(betHistory, range, { token: tokens.get('lan') ?? '' })
    expect(record.list.map(({ roundId, payout }) => [roundId, payout])).toEqual(
      expect.arrayContaining([
        [`correction.${draw.id}.3`, '99500.00'],
        [`${ticketId}.${draw.id}`, expect.any(String)],
      ]),
    )
    const played = record.list.filter(({ roundId }) => !roundId.startsWith('correction.')).length
    expect(record.totalCount).toBe(record.list.length)
    expect(played).toBeLessThan(record.totalCount)
    const { value: profit } = await lot.harness.call(personalProfit, range, { token: tokens.get('lan') ?? '' })
    const day = profit.days.reduce((sum, { rounds }) => sum + rounds, 0)
    const products = profit.products.reduce((sum, { rounds }) => sum + rounds, 0)
    expect([record.sums.rounds, day, products]).toEqual([played, played, played])
    const betId = record.list.find(({ roundId }) => roundId === `correction.${draw.id}.3`)?.betId ?? ''
    const { value: changed } = await lot.harness.call(betDetail, { betId }, { token: tokens.get('lan') ?? '' })
    expect(changed.movements).toMatchObject([{ type: 'PAYOUT', amount: '99500.00' }])
    const [letter, ...others] = await letters()
    expect(others).toHaveLength(before.length)
    expect(letter).toMatchObject({ title: 'Kết quả xổ số đã được sửa', about: `ticket:${ticketId}` })
    expect(letter?.content).toContain('A digit was misread')
    expect(letter?.content).toMatch(/99\.500/)
    expect(await lot.faults()).toEqual([])
  })

  test('that is taken back pays no more than the first result did, though the house bore a part', async () => {
    const draw = await one('VN_SOUTH_1M')
    const player = await lot.player(100_000)
    await lot.buy(player, draw, [{ betType: 'DE', picks: EVERY_ENDING.slice(0, 50), units: 1_000 }])
    await lot.finish(draw.id)
    const low = await otherNumbers(draw, '11')
    await correct(draw, low)
    await lot.run()
    const paid = await lot.cash(player)
    expect(paid).toBe(149_500)
    const spent = await one('VN_SOUTH_1M')
    await lot.buy(player, spent, [{ betType: 'DE', picks: [7], units: 100_000 }])
    await correct(draw, await otherNumbers(draw, '77'))
    await lot.run()
    expect(await lot.cash(player)).toBe(0)
    await correct(draw, low, 'It was right')
    await lot.run()
    expect(await lot.cash(player)).toBe(paid - 100_000)
    expect(await lot.faults()).toEqual([])
  })

  test('that moved nothing says so on the ticket and in the message', async () => {
    const [draw, spending] = [await one('VN_SOUTH_1M'), await one('VN_SOUTH_1M')]
    const player = await lot.player(1_000)
    const { ticketId } = await lot.buy(player, draw, [{ betType: 'DE', picks: [11], units: 1_000 }])
    await lot.finish(draw.id)
    const lost = await otherNumbers(draw, '22')
    await correct(draw, lost)
    await lot.run()
    await correct(draw, await otherNumbers(draw, '11'))
    await lot.run()
    await lot.buy(player, spending, [{ betType: 'DE', picks: [7], units: await lot.cash(player) }])
    await correct(draw, lost)
    await lot.run()
    const { draws } = await readTicket(lot.harness.database, player, ticketId, { currency: 'VND', language: 'EN' })
    expect(draws[0]?.settlements?.slice(-2)).toMatchObject([
      { version: 3, difference: '99500.00', posted: '99500.00' },
      { version: 4, difference: '-99500.00', posted: '0.00' },
    ])
    const { rows } = await lot.harness.database.execute<{ template: string }>(sql`
      select template from member_message where member_id = ${player} order by id desc limit 1`)
    expect(rows).toEqual([{ template: 'lottery.UNCHANGED' }])
  })

  test('of two corrections and a void at once one takes effect, and is posted and told once', async () => {
    const draw = await one('VN_SOUTH_1M')
    const player = await lot.player(100_000)
    await lot.buy(player, draw, [{ betType: 'DE', picks: [11], units: 1_000 }])
    await lot.finish(draw.id)
    const isWon = (await lot.cash(player)) > 100_000
    const results = await Promise.allSettled([
      correct(draw, await otherNumbers(draw, isWon ? '33' : '11')),
      correct(draw, await otherNumbers(draw, isWon ? '44' : '11')),
      cancel(draw),
    ])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await Promise.all([lot.run(), lot.run(), lot.run()])
    const { rows } = await lot.harness.database.execute<{ moves: number; letters: number }>(sql`
      select (select count(*)::integer from lottery_correction where draw_id = ${draw.id}) as moves,
        (select count(*)::integer from member_message where member_id = ${player} and template like 'lottery.%') as letters`)
    expect(rows).toEqual([{ moves: 1, letters: 1 }])
    expect(await lot.faults()).toEqual([])
  })

  test('is voided with its stakes returned and its payouts taken back, once', async () => {
    const draw = await one('VN_SOUTH_1M')
    const ticketId = await buyAll(draw)
    const [loser, spender] = [await lot.player(100_000), await lot.player(100_000)]
    await lot.finish(draw.id)
    const other = await one('VN_SOUTH_1M')
    await lot.buy(loser, other, [{ betType: 'DE', picks: [11], units: 1_000 }])
    await lot.buy(spender, other, [{ betType: 'DE', picks: EVERY_ENDING.slice(0, 50), units: 1_000 }])
    await lot.finish(other.id)
    await correct(other, await otherNumbers(other, '22'))
    await lot.run()
    expect(await lot.cash(spender)).toBe(149_500)
    const spending = await one('VN_SOUTH_1M')
    await lot.buy(spender, spending, [{ betType: 'DE', picks: [7], units: 140_000 }])

    const before = await lot.cash(lan)
    await Promise.all([cancel(draw), cancel(other)])
    await expect(cancel(other)).rejects.toMatchObject({ code: 'lottery.draw.state' })
    await expect(correct(other, await otherNumbers(other, '11'))).rejects.toMatchObject({ code: 'lottery.draw.state' })
    await Promise.all([lot.run(), lot.run(), lot.run()])
    // All of 100,000 staked, 99,500 of it won.
    expect(await lot.cash(lan)).toBe(before + 500)
    expect(await lot.cash(loser)).toBe(100_000)
    expect((await posted(loser, other)).at(-1)).toEqual(['BET_REFUND', 1_000])
    // Staked 50,000 and won 99,500, of which 9,500 are left.
    expect(await lot.cash(spender)).toBe(0)
    expect((await posted(spender, other)).at(-1)).toEqual(['REVERSAL', -9_500])

    const ticket = await openTicket(ticketId)
    expect(ticket).toMatchObject({ state: 'VOID', staked: '0.00', payout: '0.00' })
    expect(ticket.draws[0]).toMatchObject({
      state: 'VOID',
      settlements: [
        { version: 1, payout: '99500.00', reason: null },
        { version: 0, payout: '100000.00', difference: '500.00', reason: 'The machine was not sealed' },
      ],
    })
    expect((await letters())[0]).toMatchObject({ title: 'Kết quả xổ số bị hủy' })
    const { body: proof } = await lot.harness.call(drawByCode, { gameCode: draw.lotteryCode, numero: draw.issue })
    expect(proof).toMatchObject({ state: 'VOID', voidReason: 'The machine was not sealed', versions: [{ version: 1 }] })
    expect(await lot.faults()).toEqual([])
  })
})

test('names a lottery alike in the catalogue, menus, draws, tickets, records and letters, in every language', async () => {
  const token = tokens.get('lan') ?? ''
  const draw = await one('VN_SOUTH_1M')
  await lot.buy(lan, draw, [{ betType: 'DE', picks: [10], units: 1_000 }])
  await withTransaction(lot.harness.database, async (tx) =>
    voidDraw(tx, await lockDraw(tx, draw.id), { actor: 'anna, binh', reason: 'A test' }),
  )
  await lot.run()
  for (const language of Object.keys(LANGUAGES)) {
    const read = async <E extends Endpoint>(endpoint: E, input: InputOf<E>) => {
      const { body, value } = await lot.harness.call(endpoint, input, { token, headers: { language } })
      return (endpoint.envelope === 'bare' ? body : value) as ValueOf<E>
    }
    const listed = await read(lotteryGames, {})
    const menus = [await read(lotteryMenus, {}), await read(stationLotteryMenu, {})].flatMap((menu) =>
      Object.values(menu).flatMap(({ games }) => games),
    )
    const catalogue = (
      await Promise.all([1, 2].map((pageNo) => read(gameList, { gameType: 'ELOTT,LOTT', pageSize: 100, pageNo })))
    ).flatMap(({ games }) => games)
    expect(listed.length).toBeGreaterThan(40)
    for (const { gameCode, gameName } of listed) {
      const named = (rows: readonly { gameCode: string; gameName: string }[]) =>
        rows.find((row) => row.gameCode === gameCode)?.gameName
      expect([named(menus), named(catalogue)], `${gameCode} in ${language}`).toEqual([gameName, gameName])
    }
    const name = listed.find(({ gameCode }) => gameCode === 'VN_SOUTH_1M')?.gameName ?? ''
    const [ticket] = (await read(tickets, { count: 1 })).list
    const [recent] = await read(recentLotteries, {})
    const [letter] = (await read(inbox, {})).list
    expect([ticket?.gameName, recent?.gameName]).toEqual([name, name])
    expect(letter?.content).toContain(name)
    // The search finds it by that name.
    const found = await read(gameList, { gameName: name })
    expect(found.games[0]).toMatchObject({ gameCode: 'VN_SOUTH_1M', gameName: name })
  }
})

test('gives the lotteries of an older catalogue the names of now at the start', async () => {
  const { database } = lot.harness
  const stored = () =>
    database.execute(
      sql`select node_id, name, names, search_name from game where category in ('ELOTT', 'LOTT') order by 1`,
    )
  const now = (await stored()).rows
  await database.execute(
    sql`update game set name = 'K3 1 min', names = '{"EN": "K3 1 min"}', search_name = 'k3 1 min' where game_code = 'K3_1M'`,
  )
  await registerLotteries(database)
  expect((await stored()).rows).toEqual(now)
})
