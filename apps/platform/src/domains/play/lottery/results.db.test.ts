import { teamOverview } from '@playhouse/platform-api/agent.ts'
import { teamWatch } from '@playhouse/platform-api/agent-reports.ts'
import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import type { Endpoint, InputOf } from '@playhouse/platform-api/endpoint.ts'
import { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import { activityStatement, playClock } from '@playhouse/platform-api/limits.ts'
import {
  drawByCode,
  drawResults,
  lotteryGames,
  lotteryRemaining,
  lotteryStatistics,
  numerosNear,
  openedNumero,
  placeTicket,
  ticketDetail,
  tickets,
} from '@playhouse/platform-api/lottery.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import { accountTransactions, betHistory, lotteryProfit, personalProfit } from '@playhouse/platform-api/records.ts'
import { rebates } from '@playhouse/platform-api/rewards.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'

import { addDays } from '../../../lib/record-range.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { member } from '../../../db/tables/members.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { confirmDeposit } from '../../../ledger/cashier.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { dueDraws } from './draw-machine.ts'
import type { LotteryDraw } from './draw-states.ts'
import { type LotteryTrial, openLottery } from './lottery.fixture.ts'

let lot: LotteryTrial
let lan: number
const tokens = new Map<string, string>()
beforeAll(async () => {
  lot = await openLottery()
  const { database } = lot.trial
  const [found] = await database.select().from(member).where(eq(member.username, 'lan'))
  if (!found) throw new Error('There is no lan.')
  lan = found.id
  const payment = { channel: 'QR', paymentReference: randomUUID(), createdAt: new Date() }
  await withTransaction(database, (tx) => confirmDeposit(tx, { memberId: lan, amount: 10_000_000_0000n, ...payment }))
  for (const username of ['lan', 'agenta'])
    tokens.set(username, (await lot.trial.call(login, { username, password: PASSWORD })).value.token)
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
  return (await lot.trial.call(placeTicket, input, { token: tokens.get('lan') ?? '', headers })).value.ticketId
}

describe('while the numbers of a draw appear', () => {
  /** Everything by which a visitor, a member or the member's agents could learn of a payout, and what follows from it. */
  async function channels(draw: LotteryDraw, ticketId: string) {
    const today = brandDay(new Date())
    const range = { from: addDays(today, -1), to: today }
    const of = async <E extends Endpoint>(who: string, endpoint: E, input: InputOf<E>) => {
      const { status, body } = await lot.trial.call(endpoint, input, who === '' ? {} : { token: tokens.get(who) ?? '' })
      expect([endpoint.name, status]).toEqual([endpoint.name, 200])
      return body
    }
    const { rows: events } = await lot.trial.database.execute(sql`
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

  /** What changes in a show by design: the draw's own state, its times and the numbers shown. */
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
    // Closed and sealed, but not drawn.
    await lot.pass(draw.id, draw.drawAt.getTime() - Date.now() - 900)
    await lot.trial.database.execute(
      sql`update lottery_draw set draw_at = draw_at + interval '1 hour' where id = ${draw.id}`,
    )
    await lot.run()
    expect(await lot.drawOf(draw.id)).toMatchObject({ state: 'SEALED' })
    const before = await channels(draw, ticketId)
    // The clock of the draw stands still in its middle.
    await lot.trial.database.execute(sql`
      update lottery_draw set draw_at = clock_timestamp() - make_interval(secs => ${ms / 1000}), next_action_at = clock_timestamp()
      where id = ${draw.id}`)
    await dueDraws(lot.secrets).run(lot.trial.database, new AbortController().signal)
    await lot.trial.database.execute(
      sql`update lottery_draw set next_action_at = now() + interval '1 hour' where id = ${draw.id}`,
    )
    await lot.run()
    expect(await lot.drawOf(draw.id)).toMatchObject({ state: 'DRAWN', revealed: shown })
    const { rows } = await lot.trial.database.execute<{ numbers: string[] }>(
      sql`select numbers from lottery_result where draw_id = ${draw.id}`,
    )
    const numbers = rows[0]?.numbers ?? []
    const during = await channels(draw, ticketId)

    expect(during.draw).toMatchObject({ numbers: numbers.slice(0, shown), seed: null, beacon: null, versions: [] })
    for (const [name, value] of Object.entries(during)) {
      for (const list of numbersIn(value))
        if (list[0] === numbers[0]) expect([name, list]).toEqual([name, numbers.slice(0, shown)])
      if (!['games', 'results'].includes(name))
        expect([name, besidesShown(value)]).toEqual([name, besidesShown(before[name as keyof typeof before])])
    }
    const { rows: told } = await lot.trial.database.execute<{ numbers: string[] }>(sql`
      select event->'numbers' as numbers from live_event where type = 'LOTTERY_DRAW' and event->>'issue' = ${draw.issue}`)
    expect(told.length).toBeGreaterThan(0)
    for (const event of told) expect(numbers.slice(0, shown)).toEqual(expect.arrayContaining(event.numbers))
    expect(during.ticket).toMatchObject({ value: { state: 'OPEN', payout: '0.00' } })

    await lot.pass(draw.id, 3_600_000)
    await lot.run()
    expect(await lot.drawOf(draw.id)).toMatchObject({ state: 'SETTLED' })
    const after = await channels(draw, ticketId)
    expect(after.ticket).toMatchObject({ value: { state: 'WON', draws: [{ numbers }] } })
    for (const name of ['events', 'balance', 'bets', 'transactions', 'profit', 'lotteryProfit', 'statistics'] as const)
      expect([name, after[name]]).not.toEqual([name, during[name]])
  })
})
