import { memberInfo } from '@playhouse/platform-api/member.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { playerRankProgress } from '@playhouse/platform-api/ranks.ts'
import { claimRebate, rebates } from '@playhouse/platform-api/rewards.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestPlatform } from '../../../app.fixture.ts'
import { playExclusion } from '../../../db/tables/limits.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { openSmallWorld, type SmallWorld } from '../../../small-world-platform.fixture.ts'
import { judgeMonths, promoteMembers } from '../ranks/due-ranks.ts'
import { getMonth } from '../ranks/ladder.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { claimRebate as claimAt, readRebates } from './rebates.ts'

const MILLION = 10_000_000_000n
const THIS_WEEK = getWeek(brandDay(new Date()))
const LAST_WEEK = addDays(THIS_WEEK, -7)

let harness: TestPlatform
let as: SmallWorld['as']
let getId: SmallWorld['getId']
beforeAll(async () => void ({ harness, as, getId } = await openSmallWorld(['lan', 'minh', 'hoa', 'suba'])))
afterAll(() => harness.close())

async function play(username: string, day: string, stake: bigint, category = 'RNG'): Promise<void> {
  const at = new Date(`${day}T12:00:00+07:00`).toISOString()
  await harness.database.execute(sql`
    insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
    select ${getId(username)}, min(node_id), ${randomUUID()}, ${stake}, 0, 0, ${at} from game where category = ${category}`)
  await harness.database.execute(
    sql`select add_to_member_day(${getId(username)}, ${at}, p_turnover => ${stake}, p_rounds => 1)`,
  )
}
const getProgress = async (username: string) => (await harness.call(playerRankProgress, {}, as(username))).value
const titles = async (username: string) =>
  (await harness.call(inbox, {}, as(username))).value.list.map(({ title }) => title)

test('shows the way to the next rank and the whole ladder', async () => {
  await play('minh', brandDay(new Date()), 400_000n * 10_000n)
  expect(await getProgress('minh')).toMatchObject({
    playerRankName: 'VIP0',
    nextRank: 1,
    monthlyTurnover: { actual: '400000.00', expected: '1000000.00' },
    totalTurnover: { actual: '400000.00', expected: '1000000.00' },
    missedMonths: 0,
  })
  const { ladder } = await getProgress('minh')
  expect(ladder).toHaveLength(11)
  expect(ladder[10]).toMatchObject({ totalTurnover: '500000000000.00', rebateBasisPoints: 120, personalService: true })
  expect(ladder[3]).toMatchObject({
    withdrawalsPerDay: 11,
    withdrawalsMax: '1000000000.00',
    reviewFrom: '75000000.00',
    birthdayGift: '200000.00',
  })
  expect(ladder[0]).toMatchObject({ withdrawalsPerDay: 10, reviewFrom: '50000000.00', birthdayGift: null })
  expect(ladder.filter(({ personalService }) => personalService).map(({ rank }) => rank)).toEqual([5, 6, 7, 8, 9, 10])
})

test('promotes at once over several ranks when both thresholds are reached, and says so once', async () => {
  await play('lan', addDays(getMonth(brandDay(new Date())), -1), 25n * MILLION)
  await play('lan', brandDay(new Date()), 9n * MILLION)
  await promoteMembers(harness.database)
  // 34 million in all would be VIP2, but this month has 9 of the 10 million that it asks for.
  expect((await getProgress('lan')).rank).toBe(1)
  await play('lan', brandDay(new Date()), 1n * MILLION)
  await Promise.all([1, 2, 3].map(() => promoteMembers(harness.database)))
  expect((await harness.call(memberInfo, {}, as('lan'))).value.clubLabel).toMatchObject({ labelName: 'VIP2' })
  expect(await titles('lan')).toEqual(['Welcome to VIP2', 'Welcome to VIP1'])
  expect((await getProgress('lan')).changes.map(({ from, to }) => [from, to])).toEqual([
    [1, 2],
    [0, 1],
  ])
  expect(await promoteMembers(harness.database)).toBe(0)
})

test('forgives one month below the threshold and demotes by one rank after the second', async () => {
  const memberId = getId('hoa')
  const month = getMonth(brandDay(new Date()), -3)
  await harness.database.execute(sql`update member set rank = 3 where id = ${memberId}`)
  await harness.database.execute(sql`
    insert into member_rank (member_id, month, next_action_at) values (${memberId}, ${month}, now() - interval '60 days')
    on conflict (member_id) do update set month = excluded.month, next_action_at = excluded.next_action_at`)
  // The second of the three months is played well.
  await play('hoa', addDays(getMonth(month, 1), 3), 60n * MILLION)
  while ((await judgeMonths(harness.database)) > 0);
  expect(await getProgress('hoa')).toMatchObject({ rank: 3, missedMonths: 1 })
  await judgeMonths(harness.database, new Date(Date.now() + 40 * 86_400_000))
  expect(await getProgress('hoa')).toMatchObject({ rank: 2, missedMonths: 0 })
  expect(await titles('hoa')).toEqual(['Your rank is now VIP2', 'Keep VIP3 this month', 'Keep VIP3 this month'])
})

test('previews the rebate by product at the rates of the rank', async () => {
  await harness.database.execute(sql`update member set rank = 0 where id = ${getId('suba')}`)
  await play('suba', LAST_WEEK, 20n * MILLION)
  await play('suba', addDays(LAST_WEEK, 6), 10n * MILLION, 'LIVE')
  await play('suba', THIS_WEEK, 1n * MILLION, 'FISH')
  const { weeks, rates } = (await harness.call(rebates, {}, as('suba'))).value
  expect(rates.find(({ product }) => product === 'RNG')).toEqual({
    product: 'RNG',
    basisPoints: 30,
    nextBasisPoints: 39,
  })
  expect(weeks).toMatchObject([
    { from: THIS_WEEK, state: 'RUNNING', amount: '3000.00', turnover: '1000000.00' },
    {
      from: LAST_WEEK,
      state: 'CLAIMABLE',
      amount: '69000.00',
      lines: [
        { product: 'LIVE', basisPoints: 9, amount: '9000.00' },
        { product: 'RNG', basisPoints: 30, amount: '60000.00' },
      ],
    },
  ])
})

test('pays a week once under 100 parallel presses', async () => {
  const responses = await Promise.all(
    Array.from({ length: 100 }, () => harness.call(claimRebate, { week: LAST_WEEK }, as('suba'))),
  )
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(responses.map(({ value }) => value.claimedAt)).size).toBe(1)
  const { rows } = await harness.database.execute<{ count: number; balance: bigint }>(sql`
    select count(*)::integer as count, max(balance_after) as balance
    from ledger_transaction t join ledger_entry e on e.member_id = t.member_id and e.transaction_id = t.id
    where t.member_id = ${getId('suba')} and t.type = 'REBATE' and balance_after is not null`)
  expect(rows).toEqual([{ count: 1, balance: 69_000n * 10_000n }])
  expect(await titles('suba')).toEqual(['Your rebate was paid'])
  expect((await harness.call(rebates, {}, as('suba'))).value.weeks[1]).toMatchObject({ state: 'CLAIMED' })
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('keeps a week running until its last day is closed, and claimable to the last millisecond of the next week', async () => {
  const { database } = harness
  const memberId = getId('lan')
  await play('lan', THIS_WEEK, 20n * MILLION)
  const [monday, expiry] = [7, 14].map((days) => startOfDay(addDays(THIS_WEEK, days)).getTime()) as [number, number]
  const stateAt = async (at: number) =>
    (await readRebates(database, memberId, 'VND', new Date(at))).weeks.find(({ from }) => from === THIS_WEEK)
  const claimedAt = (at: number) => claimAt(database, memberId, THIS_WEEK, new Date(at))

  for (const at of [monday - 100, monday + 100, monday + 299_999]) {
    expect(await stateAt(at)).toMatchObject({ state: 'RUNNING', claimableFrom: monday + 300_000 })
    await expect(claimedAt(at)).rejects.toMatchObject({ code: 'reward.not.claimable' })
  }
  expect(await stateAt(monday + 300_000)).toMatchObject({ state: 'CLAIMABLE', claimableUntil: expiry })
  await expect(claimedAt(expiry)).rejects.toMatchObject({ code: 'reward.not.claimable' })
  const paid = await claimedAt(expiry - 100)
  expect(paid.state).toBe('CLAIMED')
  // A claim that comes again is answered after the time, too.
  expect(await claimedAt(expiry + 100)).toEqual(paid)
})

test('pays a week during a break from play, because it is owed', async () => {
  const { database } = harness
  await play('hoa', LAST_WEEK, 30n * MILLION)
  const breaks = { memberId: getId('hoa'), kind: 'SELF_EXCLUSION', state: 'ACTIVE', endsAt: null } as const
  await database.insert(playExclusion).values(breaks)
  const responses = await Promise.all([1, 2].map(() => harness.call(claimRebate, { week: LAST_WEEK }, as('hoa'))))
  expect(responses.map(({ status, value }) => [status, value.state])).toEqual([
    [200, 'CLAIMED'],
    [200, 'CLAIMED'],
  ])
  await database.delete(playExclusion)
})

test.each([
  ['the running week', THIS_WEEK],
  ['a week that has expired', addDays(LAST_WEEK, -7)],
  ['a day within a week', addDays(LAST_WEEK, 2)],
  ['a week without enough play', LAST_WEEK],
])('refuses to pay %s', async (_, week) => {
  expect(await harness.call(claimRebate, { week }, as('minh'))).toMatchObject({
    status: 409,
    body: { errorCode: 'reward.not.claimable' },
  })
})
