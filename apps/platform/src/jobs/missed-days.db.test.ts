import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { agentBill, contractVersion, rebateRate } from '../db/tables/agents.ts'
import { leaderboard, leaderboardResult, leaderboardText, leaderboardWeek } from '../db/tables/leaderboards.ts'
import { member } from '../db/tables/members.ts'
import { memberMission, mission } from '../db/tables/missions.ts'
import { reconciliation } from '../db/tables/office.ts'
import { billContracts } from '../domains/engagement/agent/contract-bills.ts'
import { billRebates } from '../domains/engagement/agent/rebate-bills.ts'
import { type AgentHarness, openAgents } from '../domains/engagement/agent/agents.fixture.ts'
import { reconcileDays } from '../domains/money/cashier/reconciliation/reconcile.ts'
import { ScriptedProvider } from '../domains/money/cashier/scripted-provider.fixture.ts'
import { closeWeeks, dueLeaderboards, openWeeks, payPrizes } from '../domains/engagement/missions/due-leaderboards.ts'
import { dueMissions } from '../domains/engagement/missions/due-missions.ts'
import { duePoints } from '../domains/engagement/points/earn-points.ts'
import { dueRanks } from '../domains/engagement/ranks/due-ranks.ts'
import { getMonth } from '../domains/engagement/ranks/ladder.ts'
import { addDays, getWeek } from '../lib/record-range.ts'
import { dueReferrals, recordReferral } from '../domains/engagement/referrals/referral-rewards.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { brandDay } from '../ledger/brand-day.ts'
import { findLedgerFaults } from '../ledger/ledger.fixture.ts'
import type { DueWork } from './due-rows.ts'

const OPEN = new AbortController().signal
const UNIT = 10_000n
/** The platform ends at noon of the first of these days, and starts again at noon of the last one. */
const DAYS = [-4, -3, -2, -1].map((days) => addDays(brandDay(new Date()), days))
const [ENDED = '', SECOND = '', THIRD = '', STARTED = ''] = DAYS
const MISSED = [ENDED, SECOND, THIRD]
const getNoon = (day: string) => new Date(`${day}T12:00:00+07:00`)

let harness: AgentHarness['harness']
let getId: AgentHarness['getId']
beforeAll(async () => void ({ harness, getId } = await openAgents([])))
afterAll(() => harness.close())
beforeEach(async () => {
  await harness.database
    .execute(sql`truncate agent_act, agent_bill, contract_version, rebate_rate, round, member_day, record_rollup,
    member_game_day, points_account, member_rank, rank_change, mission, member_mission, mission_watch, leaderboard, leaderboard_week,
    leaderboard_result, reconciliation, daily_work, referral cascade`)
  await harness.database.execute(sql`select rebuild_team_sums()`)
})

async function play(username: string, day: string, units: bigint): Promise<void> {
  await harness.database.execute(sql`
    select settle_round(${getId(username)}, false, 1, ${randomUUID()}, ${units * UNIT}, 0, null, 0, ${getNoon(day).toISOString()}::timestamptz)`)
}

/** Runs a job of two processes at noon of a day, until neither finds anything. */
async function runAt(day: string, makeJob: () => DueWork): Promise<void> {
  vi.useFakeTimers({ toFake: ['Date'], now: getNoon(day) })
  const jobs = [makeJob(), makeJob(), makeJob()]
  try {
    for (let runs = 0; runs < 3; runs += 1) await Promise.all(jobs.map((job) => job.run(harness.database, OPEN)))
  } finally {
    vi.useRealTimers()
  }
}

/** The platform stops after a run, the days pass, and it starts again. */
async function stopAndStart(makeJob: () => DueWork, during: () => Promise<unknown>): Promise<void> {
  await runAt(ENDED, makeJob)
  await during()
  await runAt(STARTED, makeJob)
}

const getDay = (at: Date) => brandDay(at)
const playEachDay = async (username: string, units: bigint) => {
  for (const day of MISSED) await play(username, day, units)
}

test('bills the rebates of each missed day in order, once', async () => {
  await harness.database.insert(rebateRate).values([
    { memberId: getId('suba'), basisPoints: 50 },
    { memberId: getId('lan'), basisPoints: 20 },
  ])
  await stopAndStart(billRebates, () => playEachDay('lan', 10_000n))
  const bills = await harness.database.select().from(agentBill).orderBy(agentBill.periodFrom, agentBill.memberId)
  expect(bills.map(({ memberId, periodFrom, total }) => [getDay(periodFrom), memberId, total])).toEqual(
    MISSED.flatMap((day) => [
      [day, getId('suba'), 30n * UNIT],
      [day, getId('lan'), 20n * UNIT],
    ]),
  )
  const order = bills
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((bill) => getDay(bill.periodFrom))
  expect(order).toEqual(order.toSorted())
})

test('tries a missed day again when it fails, before later days', async () => {
  await harness.database.insert(rebateRate).values({ memberId: getId('suba'), basisPoints: 50 })
  await runAt(ENDED, billRebates)
  await playEachDay('lan', 10_000n)
  await harness.database.execute(sql`select fold_team_changes(1000000)`)
  await harness.database.execute(sql`
    insert into team_day (member_id, day, product, turnover, team_turnover)
    values (${getId('suba')}, ${SECOND}, 'LIVE', 9000000000000000000, 9000000000000000000)`)
  await expect(runAt(STARTED, billRebates)).rejects.toThrow('Failed query')
  const billed = async () =>
    (await harness.database.select().from(agentBill).orderBy(agentBill.periodFrom)).map((bill) =>
      getDay(bill.periodFrom),
    )
  expect(await billed()).toEqual([ENDED])
  await harness.database.execute(sql`select rebuild_team_sums()`)
  await runAt(STARTED, billRebates)
  expect(await billed()).toEqual(MISSED)
})

test.each([
  ['DIVIDEND', 24 * 3_600_000, ENDED],
  ['DAILY_SALARY', 24 * 3_600_000, ENDED],
  ['HOURLY_SALARY', 3_600_000, SECOND],
  ['REALTIME_SALARY', 300_000, THIRD],
] as const)('bills each missed period of a contract once: %s', async (kind, length, firstDay) => {
  const from = new Date(`${firstDay}T00:00:00+07:00`)
  await harness.database.insert(contractVersion).values({
    id: randomUUID(),
    memberId: getId('agenta'),
    uplineId: getId('general'),
    kind,
    number: 1,
    terms: {
      period: 'D',
      basisPoints: 50,
      minValidBet: null,
      minHouseProfit: null,
      minActiveMembers: null,
      maxWinRate: null,
      maxLossRate: null,
      maxSingleBet: null,
    },
    termsHash: 'x',
    state: 'ACCEPTED',
    offeredAt: from,
    expiresAt: from,
    validFrom: from,
    nextPeriod: from,
    nextActionAt: new Date(from.getTime() + length),
  })
  await playEachDay('lan', 10_000n)
  await Promise.all([billContracts.run(harness.database, OPEN), billContracts.run(harness.database, OPEN)])
  const bills = await harness.database.select().from(agentBill).orderBy(agentBill.periodFrom)
  expect(bills.map(({ periodFrom }) => periodFrom.getTime())).toEqual(
    bills.map((_, index) => from.getTime() + index * length),
  )
  expect(bills.filter(({ total }) => total > 0n).map(({ periodFrom, total }) => [getDay(periodFrom), total])).toEqual(
    MISSED.filter((day) => day >= firstDay).map((day) => [day, 50n * UNIT]),
  )
})

test('compares the books of each missed day', async () => {
  const provider = new ScriptedProvider()
  const done: string[] = []
  const makeJob = () => reconcileDays(provider.providers, () => new Date())
  await stopAndStart(makeJob, async () => {})
  for (let run = 0; run < 3; run += 1)
    await reconcileDays(provider.providers, () => getNoon(STARTED)).run(harness.database, OPEN)
  const days = await harness.database.select().from(reconciliation).orderBy(reconciliation.day)
  for (const { day, state } of days) if (state === 'DONE') done.push(day)
  expect(done).toEqual([addDays(ENDED, -1), ...MISSED])
})

test('closes a leaderboard’s missed weeks and pays their prizes once', async () => {
  const thisWeek = getWeek(brandDay(new Date()))
  const weeks = [-28, -21, -14, -7].map((days) => addDays(thisWeek, days))
  await harness.database.insert(leaderboard).values({
    id: 'reels',
    metric: 'TURNOVER',
    products: ['RNG'],
    minStake: 0n,
    prizes: [{ from: 1, to: 1, amount: String(1_000n * UNIT) }],
    startsOn: addDays(thisWeek, -70),
    position: 1,
  })
  await harness.database.insert(leaderboardText).values({ boardId: 'reels', language: 'EN', title: 'Reels' })
  await openWeeks(harness.database, getNoon(weeks[0] ?? ''))
  for (const week of weeks) await play('lan', addDays(week, 1), 100n)
  for (let run = 0; run < 3; run += 1)
    await Promise.all([dueLeaderboards.run(harness.database, OPEN), dueLeaderboards.run(harness.database, OPEN)])
  await closeWeeks(harness.database)
  await payPrizes(harness.database)
  const stored = await harness.database.select().from(leaderboardWeek).orderBy(leaderboardWeek.week)
  expect(stored.map(({ week, state }) => [week, state])).toEqual([
    ...weeks.map((week) => [week, 'CLOSED']),
    [thisWeek, 'RUNNING'],
  ])
  const results = await harness.database.select().from(leaderboardResult).orderBy(leaderboardResult.week)
  expect(results.map(({ week, state }) => [week, state])).toEqual(weeks.map((week) => [week, 'PAID']))
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('credits the points of missed days once, also of those who have not played since', async () => {
  const getPoints = async (username: string) => {
    const { rows } = await harness.database.execute<{ amount: string }>(sql`
      select coalesce(sum(amount), 0)::text as amount from ledger_transaction t
      join ledger_entry e on e.member_id = t.member_id and e.transaction_id = t.id and e.balance_after is not null
      where t.member_id = ${getId(username)} and t.type = 'POINTS_EARN'`)
    return rows[0]?.amount
  }
  await stopAndStart(
    () => duePoints,
    async () => {
      await play('lan', ENDED, 1_000_000n)
      await playEachDay('minh', 1_000_000n)
    },
  )
  expect([await getPoints('lan'), await getPoints('minh')]).toEqual([String(10n * UNIT), String(30n * UNIT)])
})

test('promotes for play of missed days', async () => {
  await harness.database.update(member).set({ rank: 0 })
  await stopAndStart(
    () => dueRanks,
    () => play('lan', SECOND, 2_000_000n),
  )
  const [lan] = await harness.database
    .select()
    .from(member)
    .where(sql`username = 'lan'`)
  expect(lan?.rank).toBe(1)
})

test('judges a missed month by the rank that was reached in it', async () => {
  await harness.database.update(member).set({ rank: 0 })
  const thisMonth = getMonth(brandDay(new Date()))
  const [before, missed] = [getMonth(thisMonth, -2), getMonth(thisMonth, -1)]
  await runAt(addDays(before, 9), () => dueRanks)
  await play('lan', addDays(before, 10), 2_000_000n)
  await play('lan', addDays(missed, 1), 30_000_000n)
  await runAt(addDays(thisMonth, 1), () => dueRanks)
  const { rows } = await harness.database.execute<{ rank: number; month: string; missed: number }>(sql`
    select rank, month::text as month, missed_months as missed from member join member_rank on member_id = member.id
    where username = 'lan'`)
  expect(rows).toEqual([{ rank: 2, month: thisMonth, missed: 0 }])
  const { rows: changes } = await harness.database.execute(sql`
    select from_rank as "from", to_rank as "to" from rank_change join member on member.id = member_id where username = 'lan'
    order by rank_change.id`)
  expect(changes).toEqual([
    { from: 0, to: 1 },
    { from: 1, to: 2 },
  ])
})

test('notes missions that were reached on missed days while their rewards can be claimed', async () => {
  const values = {
    target: 100n * UNIT,
    amount: 5n * UNIT,
    points: 0n,
    products: ['RNG'],
    startsOn: '2026-01-01',
    position: 1,
  }
  await harness.database.insert(mission).values([
    { ...values, id: 'once', kind: 'TURNOVER', cycle: 'ONCE' },
    { ...values, id: 'daily', kind: 'TURNOVER', cycle: 'DAY' },
  ])
  await stopAndStart(
    () => dueMissions,
    async () => {
      await play('lan', SECOND, 100n)
      await play('minh', THIRD, 100n)
    },
  )
  const reached = await harness.database
    .select()
    .from(memberMission)
    .orderBy(memberMission.memberId, memberMission.missionId)
  expect(reached.map(({ memberId, missionId, period }) => [memberId, missionId, period])).toEqual(
    [
      [getId('lan'), 'once', 'once'],
      [getId('minh'), 'daily', THIRD],
      [getId('minh'), 'once', 'once'],
    ].toSorted((a, b) => Number(a[0]) - Number(b[0])),
  )
})

test('pays for a friend who deposited and played enough on a missed day', async () => {
  const { rows: rules } = await harness.database.execute<{ deposit: bigint; turnover: bigint }>(sql`
    select min_deposit as deposit, min_turnover as turnover from referral_rule where valid_from <= ${ENDED} order by valid_from desc limit 1`)
  const [rule] = rules
  if (!rule) throw new Error('There is no rule.')
  await withTransaction(harness.database, (tx) =>
    recordReferral(tx, { friendId: getId('minh'), invitedById: getId('lan') }, getNoon(ENDED)),
  )
  await stopAndStart(
    () => dueReferrals,
    () =>
      harness.database.execute(sql`
        select add_to_member_day(${getId('minh')}, ${getNoon(SECOND).toISOString()}, p_deposit => ${BigInt(rule.deposit)},
          p_turnover => ${BigInt(rule.turnover)})`),
  )
  const { rows } = await harness.database.execute<{ state: string }>(
    sql`select state from referral where friend_id = ${getId('minh')}`,
  )
  expect(rows).toEqual([{ state: 'PAID' }])
})
