import { type Database, openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scratchDatabase } from '../../../../test/database.ts'
import { riskProgress, riskScore, riskSignal } from '../../../db/tables/risk.ts'
import { CASES, Planter, units } from './cases.fixture.ts'
import { dueRisk } from './due-risk.ts'
import { getFound } from './signal.ts'
import { findSignal, SIGNAL_KEYS, type SignalKey, SIGNALS } from './signals.ts'
import { DEFAULT_THRESHOLDS, readThresholds, storeThresholds } from './thresholds.ts'

let database: Database
let drop: () => Promise<void>
let planter: Planter
const planted = new Map<SignalKey, { plant: number; miss: number }>()

const run = () => dueRisk.run(database, new AbortController().signal)
const readOpen = async (memberId: number) => {
  const rows = await database
    .select()
    .from(riskSignal)
    .where(and(eq(riskSignal.memberId, memberId), isNull(riskSignal.endedAt)))
  return rows.map(({ signal }) => signal).toSorted()
}
const readScore = async (memberId: number) =>
  (await database.select().from(riskScore).where(eq(riskScore.memberId, memberId)))[0]?.score ?? 0

beforeAll(async () => {
  const scratch = await scratchDatabase({ template: 'small' })
  drop = scratch.drop
  database = openDatabase(scratch.url)
  planter = new Planter(database, { bank: 'HOASEN', nodeId: 1 })
  for (const key of SIGNAL_KEYS)
    planted.set(key, { plant: await CASES[key].plant(planter), miss: await CASES[key].miss(planter) })
  await run()
})
afterAll(async () => {
  await database.$client.end()
  await drop()
})

describe.each(SIGNAL_KEYS)('%s', (key) => {
  it('is found for the member who has it, and not for the one who barely has not', async () => {
    const { plant = 0, miss = 0 } = planted.get(key) ?? {}
    expect(await readOpen(plant)).toContain(key)
    expect(await readOpen(miss)).not.toContain(key)
  })

  it('says why in words', async () => {
    const { plant = 0 } = planted.get(key) ?? {}
    const [row] = await database
      .select()
      .from(riskSignal)
      .where(and(eq(riskSignal.memberId, plant), eq(riskSignal.signal, key)))
    const text = findSignal(key)?.reason(getFound(row?.evidence ?? {})) ?? ''
    expect(text).toMatch(/^.{20,}\.$/)
    expect(text).not.toMatch(/undefined|NaN|\b0 /)
    expect(Number(row?.value)).toBeGreaterThan(0)
    expect(row?.since.getTime()).toBeLessThanOrEqual(Date.now())
  })
})

it('adds the weights up to a score', async () => {
  const { plant = 0 } = planted.get('invitedSelf') ?? {}
  const open = (await readOpen(plant)) as SignalKey[]
  expect(open).toEqual(['invitedSelf', 'sharedDevice'])
  expect(await readScore(plant)).toBe(SIGNALS.invitedSelf.weight + SIGNALS.sharedDevice.weight)
})

it('finds a payment within minutes, and ends a signal that holds no longer', async () => {
  const memberId = await planter.member()
  for (const hours of [1, 2, 3]) await planter.withdrawal(memberId, 45_000_000, new Date(Date.now() - hours * 1_000))
  await run()
  expect(await readOpen(memberId)).toEqual(['structuring'])
  expect(await readScore(memberId)).toBe(SIGNALS.structuring.weight)
  await database.execute(sql`update withdrawal set state = 'REJECTED' where member_id = ${memberId}`)
  await planter.withdrawal(memberId, 100_000, new Date())
  await run()
  expect(await readOpen(memberId)).toEqual([])
  expect(await readScore(memberId)).toBe(0)
})

it('looks at everybody again after thresholds were changed, and leaves out what has no weight', async () => {
  const { miss = 0, plant = 0 } = planted.get('lowTurnover') ?? {}
  const change = (thresholds: typeof DEFAULT_THRESHOLDS) =>
    withTransaction(database, (tx) => storeThresholds(tx, thresholds))
  await change({ ...DEFAULT_THRESHOLDS, lowTurnover: { ...DEFAULT_THRESHOLDS.lowTurnover, percent: 40n } })
  await run()
  expect(await readOpen(miss)).toEqual(['lowTurnover'])
  await change({ ...DEFAULT_THRESHOLDS, lowTurnover: { ...DEFAULT_THRESHOLDS.lowTurnover, weight: 0n } })
  await run()
  expect(await readOpen(plant)).toEqual([])
  await change(DEFAULT_THRESHOLDS)
  await run()
  expect(await readThresholds(database)).toEqual(DEFAULT_THRESHOLDS)
  expect([await readOpen(plant), await readOpen(miss)]).toEqual([['lowTurnover'], []])
})

it('works on each day that is over, once', async () => {
  const memberId = await planter.member()
  await planter.day(memberId, 1, { turnover: 1_000_000, payout: 90_000_000, rounds: 1 })
  await planter.rounds(memberId, [new Date(Date.now() - 86_400_000)], { stake: 1_000_000, payout: 90_000_000 })
  expect(await readOpen(memberId)).toEqual([])
  await database.execute(sql`update risk_progress set done_until = done_until - 1`)
  await run()
  expect(await readOpen(memberId)).toEqual(['largeWin'])
  const [row] = await database.select().from(riskSignal).where(eq(riskSignal.memberId, memberId))
  expect(row).toMatchObject({ value: units(89_000_000), evidence: { win: String(units(89_000_000)), days: 1 } })
  await run()
  const [same] = await database.select().from(riskSignal).where(eq(riskSignal.memberId, memberId))
  expect(same).toEqual(row)
  const [progress] = await database.select().from(riskProgress)
  expect(progress?.sweptUntil).toBeNull()
})

it('says nothing of demo accounts', async () => {
  const memberId = await planter.member({ kind: 4 })
  for (const hours of [1, 2, 3]) await planter.withdrawal(memberId, 45_000_000, new Date(Date.now() - hours * 1_000))
  await run()
  expect(await readOpen(memberId)).toEqual([])
})
