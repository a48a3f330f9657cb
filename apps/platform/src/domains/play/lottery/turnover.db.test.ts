import { CURRENT_ODDS } from '@playhouse/engines/lottery/odds.ts'
import { placeTicket } from '@playhouse/platform-api/lottery-tickets.ts'
import { personalProfit } from '@playhouse/platform-api/records.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { member } from '../../../db/tables/members.ts'
import { memberDay } from '../../../db/tables/play.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { confirmDeposit } from '../../../ledger/cashier.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { remainingTurnover } from '../../money/cashier/turnover.ts'
import type { LotteryDraw } from './draw-states.ts'
import { type LotteryHarness, openLottery } from './lottery.fixture.ts'

let lot: LotteryHarness
let token: string
let memberId: number
beforeAll(async () => {
  lot = await openLottery()
  const { database } = lot.harness
  const [lan] = await database.select().from(member).where(eq(member.username, 'lan'))
  if (!lan) throw new Error('There is no lan.')
  memberId = lan.id
  const payment = { channel: 'QR', paymentReference: randomUUID(), createdAt: new Date() }
  await withTransaction(database, (tx) => confirmDeposit(tx, { memberId, amount: 900_000_000_0000n, ...payment }))
  token = (await lot.harness.call(login, { username: 'lan', password: PASSWORD })).value.token
})
afterAll(() => lot.close())

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)
const TEN = range(0, 9)
interface Line {
  betType: string
  picks: number[]
  amount: string
}

async function buy({ lotteryCode, issue }: LotteryDraw, lines: Line[], more: object = {}) {
  const input = { gameCode: lotteryCode, numero: issue, draws: 1, oddsVersion: CURRENT_ODDS, lines, ...more }
  const sold = await lot.harness.call(placeTicket, input, { token, headers: { 'idempotency-key': randomUUID() } })
  expect(sold).toMatchObject({ status: 200 })
  return sold
}
async function getDraw(code: string) {
  const [draw] = await lot.draws(code)
  if (!draw) throw new Error('The draw was not made.')
  return draw
}
const readPlayedAmount = async () => {
  const days = await lot.harness.database.select().from(memberDay).where(eq(memberDay.memberId, memberId))
  return days.reduce((sum, { turnover }) => sum + Number(turnover), 0) / 10_000
}
/** Turnover that settling the draw adds: of days, and of the deposits' requirement. */
async function settled(draw: LotteryDraw) {
  const [before, left] = [await readPlayedAmount(), (await remainingTurnover(lot.harness.database, memberId)).remaining]
  expect(await lot.finish(draw.id)).toMatchObject({ state: 'SETTLED' })
  const counted = (await readPlayedAmount()) - before
  const { remaining } = await remainingTurnover(lot.harness.database, memberId)
  expect(Number(left - remaining) / 10_000).toBe(counted)
  return counted
}
const position = (picks: number[]): Line[] => [{ betType: 'POSITION', picks, amount: '100000' }]

test('counts nothing of all ten digits of a position', async () => {
  const draw = await getDraw('SSC_1M')
  await buy(draw, position(TEN))
  expect(await settled(draw)).toBe(0)
})

test('counts nothing of the ten digits spread over ten tickets', async () => {
  const draw = await getDraw('SSC_3M')
  for (const digit of TEN) await buy(draw, position([digit]))
  expect(await settled(draw)).toBe(0)
})

test('counts nothing of all hundred numbers of đề at the best odds', async () => {
  const draw = await getDraw('VN_NORTH_1M')
  await buy(draw, [{ betType: 'DE', picks: range(0, 99), amount: '10000' }], { prizeMode: 'ZY' })
  expect(await settled(draw)).toBe(0)
})

test('counts seven digits, one digit ten times, and what else is on the ticket', async () => {
  const draw = await getDraw('SSC_5M')
  await buy(draw, position(range(0, 6)))
  for (let ticket = 0; ticket < 10; ticket += 1) await buy(draw, position([3]))
  expect(await settled(draw)).toBe(1_700_000)
  const next = await getDraw('SSC_30M')
  await buy(next, [...position(TEN), { betType: 'SUM_SIZE', picks: [1], amount: '50000' }])
  expect(await settled(next)).toBe(50_000)
})

test('counts each draw of a ticket by itself, without what was cancelled', async () => {
  const [first, second] = await lot.draws('SSC_30S', 2)
  if (!first || !second) throw new Error('The draws were not made.')
  await buy(first, position(range(0, 4)), { draws: 2 })
  await buy(second, position(range(5, 9)))
  expect(await settled(first)).toBe(500_000)
  expect(await settled(second)).toBe(0)
})

test('counts nothing of opposite tickets that were sold before coverage was stored', async () => {
  const draw = await getDraw('K3_1M')
  await buy(draw, [{ betType: 'SUM_SIZE', picks: [0], amount: '100000' }])
  await buy(draw, [{ betType: 'SUM_SIZE', picks: [1], amount: '100000' }])
  await lot.harness.database.execute(sql`update lottery_entry set covered = null where draw_id = ${draw.id}`)
  expect(await settled(draw)).toBe(0)
})

test('shows why in the records, which add up, and passes the audit', async () => {
  const today = brandDay(new Date())
  const { value } = await lot.harness.call(personalProfit, { from: today, to: today }, { token })
  const { turnover, uncounted, payout, profit, reward, jackpot } = value.sums
  expect(Number(uncounted)).toBeGreaterThan(0)
  expect(Number(payout) + Number(jackpot) + Number(reward) - Number(turnover) - Number(uncounted)).toBe(Number(profit))
  await lot.harness.database.execute(sql`select fold_team_changes()`)
  expect(await lot.faults()).toEqual([])
})

test('makes the audit fail when a covering ticket counts after all', async () => {
  await lot.harness.database.execute(sql`
    update round set uncounted = 0, uncounted_reason = null
    where id = (select max(id) from round where member_id = ${memberId} and uncounted > 0)`)
  expect(await lot.faults()).toContainEqual(
    expect.stringContaining('No lottery ticket counts whose member covered a play'),
  )
})
