import {
  createAffiliateUrl,
  createDownline,
  downline,
  setDownlineRebate,
} from '@playhouse/platform-api/agent-downline.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { lotteryBoard } from '@playhouse/platform-api/lottery-board.ts'
import { lottoCustomersSeries } from '@playhouse/platform-api/lottery.ts'
import { MAX_SERIES } from '@playhouse/shared/prize-series.ts'
import { formatAmount } from '@playhouse/shared/money.ts'
import { eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { BILL_RECOUNT } from '../../../checks/team-checks.ts'
import { agentBill, rebateRate } from '../../../db/tables/agents.ts'
import { brandModule } from '../../../db/tables/brand.ts'
import { lottery, lotteryDraw } from '../../../db/tables/lottery.ts'
import { member } from '../../../db/tables/members.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { confirmDeposit } from '../../../ledger/cashier.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { refusal } from '../../engagement/agent/agents.fixture.ts'
import { billRebates } from '../../engagement/agent/rebate-bills.ts'
import { payBills } from '../../engagement/agent/pay-bills.ts'
import { NO_TRANSFERS } from '../../money/wallet/transfer/scripted-vendor.fixture.ts'
import { recountBills } from '../../engagement/agent/recount-bills.ts'
import { noteLink } from '../../engagement/agent/links.ts'
import { addDays } from '../../../lib/record-range.ts'
import { addMember } from '../../people/registration/add-member.ts'
import { hashQuickly } from '../../../lib/password.fixture.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { correctResult } from './draw-machine.ts'
import { type LotteryHarness, openLottery } from './lottery.fixture.ts'

const PAYMENT_PASSWORD = '482913'
const OPEN = new AbortController().signal
const BIG = [{ betType: 'SUM_SIZE', picks: [1], units: 10_000 }]
const SERIES = { general: 1980, agenta: 1976, suba: 1970, lan: 1960 }

let lot: LotteryHarness
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const getId = (username: string) => ids.get(username) ?? 0
const getName = (id: number) => [...ids].find(([, own]) => own === id)?.[0]
beforeAll(async () => {
  lot = await openLottery()
  const { database, call } = lot.harness
  await database.update(brandModule).set({ enabled: true })
  await database.update(member).set({ paymentPasswordHash: await hashQuickly(PAYMENT_PASSWORD) })
  for (const { username, id } of await database.select().from(member)) ids.set(username, id)
  for (const username of ['general', 'agenta', 'suba', 'lan']) {
    const { value } = await call(login, { username, password: PASSWORD })
    tokens.set(username, value.token)
  }
})
afterAll(() => lot.close())
beforeEach(async () => {
  for (const table of ['agent_act', 'agent_bill', 'rebate_rate', 'daily_work'])
    await lot.harness.database.execute(sql.raw(`delete from ${table}`))
  for (const [username, series] of Object.entries(SERIES))
    await lot.harness.database.insert(rebateRate).values({ memberId: getId(username), basisPoints: 0, series })
  // Every draw may be lost.
  const payment = { channel: 'QR', paymentReference: randomUUID(), createdAt: new Date() }
  const deposit = { memberId: getId('lan'), amount: 1_000_000_000n, ...payment }
  await withTransaction(lot.harness.database, (tx) => confirmDeposit(tx, deposit))
})

const as = (username: string) => ({ token: tokens.get(username) ?? '' })
const getSeries = async (username: string) =>
  (await lot.harness.call(lottoCustomersSeries, {}, as(username))).value.series

async function set(upline: string, account: string, series: number) {
  const input = { account, rate: 0, series, paymentPassword: PAYMENT_PASSWORD }
  return lot.harness.call(setDownlineRebate, input, as(upline))
}

/** Bills the present day, as if it were the next one. */
async function billToday(): Promise<void> {
  await lot.harness.database.execute(sql`select fold_team_changes()`)
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${addDays(brandDay(new Date()), 1)}T01:45:00+07:00`) })
  await Promise.all([billRebates().run(lot.harness.database, OPEN), billRebates().run(lot.harness.database, OPEN)])
    .then(() => billRebates().run(lot.harness.database, OPEN))
    .finally(() => vi.useRealTimers())
}

async function payAll(): Promise<void> {
  await lot.harness.database.execute(sql`update agent_bill set next_action_at = now() where state = 'DUE'`)
  for (let count = 1; count > 0;) {
    const both = await Promise.all([
      payBills(NO_TRANSFERS).run(lot.harness.database, OPEN),
      payBills(NO_TRANSFERS).run(lot.harness.database, OPEN),
    ])
    count = both[0] + both[1]
  }
}

const billed = async (kind: 'SERIES' | 'REBATE' = 'SERIES') =>
  (
    await lot.harness.database
      .select()
      .from(agentBill)
      .where(eq(agentBill.kind, kind))
      .orderBy(agentBill.memberId, agentBill.revision)
  ).map(({ memberId, revision, amount, state }) => [getName(memberId), revision, formatAmount(amount), state])

async function recountFaults(): Promise<number> {
  const { rows } = await lot.harness.database.execute<{ faults: string }>(sql.raw(BILL_RECOUNT.sql))
  return Number(rows[0]?.faults)
}

/** A ticket of lan's, settled: 10,000 at a series. */
async function played(series: number) {
  const [draw] = await lot.draws('SSC_1M')
  if (!draw) throw new Error('There is no draw.')
  await lot.buy(getId('lan'), draw, BIG, { series })
  return lot.finish(draw.id)
}

test('pays each upline its part of the series on a settled bet, once, and nobody twice', async () => {
  // Rebates on all other bets; by series they would come on top.
  await lot.harness.database.update(rebateRate).set({ basisPoints: 50 })
  const before = await lot.cash(getId('lan'))
  const { id } = await played(1_900)
  const [win] = (
    await lot.harness.database.execute<{ paid: string }>(
      sql`select coalesce(sum(amount), 0) as paid from lottery_win where member_id = ${getId('lan')} and draw_id = ${id}`,
    )
  ).rows
  // 10,000 × (1960 − 1900) / 2000 is the player's own.
  expect((await lot.cash(getId('lan'))) - before).toBe(-10_000 + 300 + Number(win?.paid) / 10_000)
  await billToday()
  expect(await billed()).toEqual([
    ['general', 1, '20.00', 'DUE'],
    ['agenta', 1, '30.00', 'DUE'],
    ['suba', 1, '50.00', 'DUE'],
  ])
  expect(await billed('REBATE')).toEqual([])
  const cash = await lot.cash(getId('suba'))
  await payAll()
  await billToday()
  await payAll()
  expect((await lot.cash(getId('suba'))) - cash).toBe(50)
  expect(await recountFaults()).toBe(0)
  expect(await lot.faults()).toEqual([])
})

test('pays each upline its part of the series on a bet on two stations, and no rebate', async () => {
  const { database } = lot.harness
  await database.update(rebateRate).set({ basisPoints: 50 })
  const codes = ['HO_CHI_MINH', 'DONG_THAP'] as const
  const modes = await database.select({ code: lottery.code, prizeMode: lottery.prizeMode }).from(lottery)
  await database
    .update(lottery)
    .set({ prizeMode: 'LOTT' })
    .where(inArray(lottery.code, [...codes]))
  const [[first], [second]] = [await lot.draws(codes[0]), await lot.draws(codes[1])]
  if (!first || !second) throw new Error('The draws were not made.')
  const sold = { ...first, lotteryCode: codes.join('-') }
  await lot.buy(getId('lan'), sold, [{ betType: 'DA_XIEN', picks: [1, 2], units: 1_000 }], { series: 1_900 })
  for (const { code, prizeMode } of modes)
    await database.update(lottery).set({ prizeMode }).where(eq(lottery.code, code))
  const [joint] = await database.select().from(lotteryDraw).where(eq(lotteryDraw.lotteryCode, sold.lotteryCode))
  for (const { id } of [first, second, joint ?? first]) await lot.passShow(id)
  await lot.run()
  await billToday()
  // The bill is for 36,000, and for 10,000 settled before.
  expect(await billed()).toEqual(
    expect.arrayContaining([
      ['general', 1, '92.00', 'DUE'],
      ['agenta', 1, '138.00', 'DUE'],
      ['suba', 1, '230.00', 'DUE'],
    ]),
  )
  expect(await billed('REBATE')).toEqual([])
  expect(await recountFaults()).toBe(0)
  expect(await lot.faults()).toEqual([])
})

test('pays what is settled after billing as the difference, and nothing for a corrected result', async () => {
  const draw = await played(1_960)
  const paid = (await billedAfter())[2]
  await played(1_960)
  const [result] = (
    await lot.harness.database.execute<{ numbers: string[] }>(
      sql`select numbers from lottery_result where draw_id = ${draw.id} and version = 1`,
    )
  ).rows
  const numbers = (result?.numbers ?? []).map((digit) => String(9 - Number(digit)))
  await withTransaction(lot.harness.database, (tx) =>
    correctResult(tx, draw.id, { numbers, actor: 'OPERATOR lan', reason: 'Misread' }),
  )
  await lot.run()
  await lot.harness.database.execute(sql`select fold_team_changes()`)
  await lot.harness.database.update(agentBill).set({ recountAt: new Date() })
  for (let count = 1; count > 0;) count = await recountBills.run(lot.harness.database, OPEN)
  await payAll()
  const suba = (await billed()).filter(([account]) => account === 'suba')
  expect(suba).toEqual([paid, ['suba', 2, '50.00', 'PAID']])
  expect(await recountFaults()).toBe(0)
  expect(await lot.faults()).toEqual([])
})

async function billedAfter() {
  await billToday()
  await payAll()
  return billed()
}

test('never gives a chain more than the top’s series, though somebody’s was lowered after the sale', async () => {
  const draw = await played(1_960)
  await set('suba', 'lan', 1_700)
  await set('agenta', 'suba', 1_700)
  await billToday()
  const own = await billed()
  // lan bought at 1960: only what is above that is left, and suba is below it now.
  const { rows } = await lot.harness.database.execute<{ total: string }>(sql`
    select sum(total)::text as total from agent_bill where kind = 'SERIES'`)
  const sold = await lot.harness.database.execute<{ stake: string }>(sql`
    select sum(entry.stake)::text as stake from lottery_entry entry join round on round.member_id = entry.member_id
      and vendor_round_id = entry.ticket_id || '.' || entry.draw_id
    where entry.member_id = ${getId('lan')} and split_part(terms, '/', 3)::int + coalesce(nullif(split_part(terms, '/', 4), '')::int, 0) / 5 = 1960`)
  expect(Number(rows[0]?.total)).toBe((Number(sold.rows[0]?.stake) * (1_980 - 1_960)) / 2_000)
  expect(own.map(([account]) => account)).toEqual(['general', 'agenta'])
  expect(draw.state).toBe('SETTLED')
  expect(await recountFaults()).toBe(0)
})

test('finds a bill that pays another part of the series', async () => {
  await played(1_960)
  await billToday()
  expect(await recountFaults()).toBe(0)
  await lot.harness.database.execute(
    sql`update agent_bill set total = total + 1 where member_id = ${getId('agenta')} and kind = 'SERIES'`,
  )
  expect(await recountFaults()).toBe(1)
})

test('is set between the highest below and the upline’s, and shown with what was changed', async () => {
  const outside = refusal('request_param_err', { series: 'range' })
  expect((await set('agenta', 'suba', 1_977)).body).toEqual(outside)
  expect((await set('agenta', 'suba', 1_959)).body).toEqual(outside)
  expect((await set('suba', 'suba', 1_960)).body).toEqual(refusal('account.not.found'))
  expect((await set('general', 'suba', 1_960)).body).toEqual(refusal('account.not.found'))
  expect((await set('suba', 'lan', 1_900)).value).toMatchObject({ account: 'lan', series: 1_900 })
  expect((await set('agenta', 'suba', 1_930)).value).toMatchObject({ series: 1_930 })
  const { value: card } = await lot.harness.call(downline, { account: 'suba' }, as('agenta'))
  expect(card).toMatchObject({ series: 1_930, minSeries: 1_900, maxSeries: 1_976 })
  expect(card.acts[0]).toMatchObject({ act: 'SERIES_CHANGED', by: 'agenta', before: 1_970, after: 1_930 })
  expect(await getSeries('suba')).toBe(1_930)
})

test('holds between racing changes of an upline and its downline', async () => {
  await Promise.allSettled([set('agenta', 'suba', 1_960), set('suba', 'lan', 1_969), set('agenta', 'suba', 1_961)])
  expect(await getSeries('lan')).toBeLessThanOrEqual(await getSeries('suba'))
})

test('comes with a new account: its upline’s at most, a link’s, and the highest for an agent without upline', async () => {
  const { database, call } = lot.harness
  await database
    .update(rebateRate)
    .set({ series: 1_940 })
    .where(eq(rebateRate.memberId, getId('lan')))
  await set('agenta', 'suba', 1_950)
  const names = [...'abcdefghij'].values()
  const name = () => `series${names.next().value}`
  const given = async (id: number | undefined) => {
    const [stored] = await database
      .select()
      .from(rebateRate)
      .where(eq(rebateRate.memberId, id ?? 0))
    return stored?.series ?? 1_960
  }
  const open = (username: string, series?: number) => {
    const order = { username, password: PASSWORD, kind: 'member' as const, rate: 0, ...(series && { series }) }
    return call(createDownline, order, as('suba'))
  }
  const opened = async (series?: number) => {
    const username = name()
    await open(username, series)
    const [found] = await database.select().from(member).where(eq(member.username, username))
    return given(found?.id)
  }
  expect(await opened()).toBe(1_950)
  expect(await opened(1_820)).toBe(1_820)
  expect((await open(name(), 1_951)).body).toEqual(refusal('request_param_err', { series: 'range' }))

  expect((await call(createAffiliateUrl, { name: 'x', rate: 0, series: 1_951 }, as('suba'))).body).toEqual(
    refusal('request_param_err', { series: 'range' }),
  )
  const { value: link } = await call(createAffiliateUrl, { name: 'x', rate: 0, series: 1_945 }, as('suba'))
  expect(link.series).toBe(1_945)
  const register = (parent?: { id: number; path: string }, kind: 0 | 1 = 0) =>
    withTransaction(database, async (tx) => {
      const username = name()
      const added = await addMember(tx, { username, nickname: username, passwordHash: '', kind, parent })
      if (parent) await noteLink(tx, added?.id ?? 0, link.code)
      return added?.id
    })
  const [suba] = await database.select().from(member).where(eq(member.username, 'suba'))
  expect(await given(await register(suba))).toBe(1_945)
  // The link gives no more than its agent still has.
  await database
    .update(rebateRate)
    .set({ series: 1_930 })
    .where(eq(rebateRate.memberId, getId('suba')))
  expect(await given(await register(suba))).toBe(1_930)
  expect(await given(await register(undefined, 1))).toBe(MAX_SERIES)
  expect(await given(await register())).toBe(1_960)
})

test('bounds what a player chooses, and asks again when it was lowered while the slip was open', async () => {
  await set('suba', 'lan', 1_900)
  expect(await getSeries('lan')).toBe(1_900)
  const board = (series?: number) =>
    lot.harness.call(lotteryBoard, { gameCode: 'SSC_1M', highest: 1_900, ...(series && { series }) })
  expect((await board()).body).toMatchObject({ series: 1_900, seriesMax: 1_900, rebate: '0.00' })
  expect((await board(1_860)).body).toMatchObject({ series: 1_860, rebate: formatAmount(200n) })
  expect((await board(1_901)).status).toBe(400)
  const [draw] = await lot.draws('SSC_1M')
  if (!draw) throw new Error('There is no draw.')
  const changed = expect.objectContaining({ code: 'lottery.odds.changed' })
  const key = randomUUID()
  await expect(lot.buy(getId('lan'), draw, BIG, { series: 1_901 })).rejects.toEqual(changed)
  await expect(lot.buy(getId('lan'), draw, BIG, { series: 1_860, rebate: formatAmount(500n) })).rejects.toEqual(changed)
  const { ticketId } = await lot.buy(getId('lan'), draw, BIG, { series: 1_860, rebate: formatAmount(200n), key })
  // The same request returns the same ticket, even if the series of the account has changed.
  await set('suba', 'lan', 1_800)
  const again = await lot.buy(getId('lan'), draw, BIG, { series: 1_860, rebate: formatAmount(200n), key })
  expect(again).toMatchObject({ ticketId, replayed: true })
  await lot.finish(draw.id)
})
