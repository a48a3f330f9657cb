import { missionLeaderboard } from '@playhouse/platform-api/missions.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openTransaction, waitForWaiting } from '../../../../test/other-transaction.ts'
import type { TestPlatform } from '../../../app.fixture.ts'
import { MISSION_CHECKS } from '../../../checks/mission-checks.ts'
import { leaderboard, leaderboardResult, leaderboardText, leaderboardWeek } from '../../../db/tables/leaderboards.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { findLedgerFaults, getCash } from '../../../ledger/ledger.fixture.ts'
import * as postings from '../../../ledger/postings.ts'
import { openSmallWorld, type SmallWorld } from '../../../small-world-platform.fixture.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { closeWeeks, closingTime, openWeeks, payPrizes } from './due-leaderboards.ts'
import { watchMissions } from './due-missions.ts'
import { readLeaderboards } from './leaderboards.ts'

const getThisWeek = () => getWeek(brandDay(new Date()))
/** Over for more than the ten minutes after which a week is closed, also where this file begins with a Monday. */
const LAST_WEEK = addDays(getWeek(brandDay(new Date(Date.now() - 3_600_000))), -7)

let harness: TestPlatform
let as: SmallWorld['as']
let getId: SmallWorld['getId']
beforeAll(async () => void ({ harness, as, getId } = await openSmallWorld(['lan', 'minh', 'hoa', 'suba'])))
afterAll(() => harness.close())

beforeEach(async () => {
  await harness.database.execute(sql`
    truncate leaderboard, leaderboard_text, leaderboard_week, leaderboard_score, leaderboard_result, mission_watch, mission, round,
      member_day, record_rollup, member_game_day cascade`)
})

const reader = (username: string) => ({ memberId: getId(username), language: 'EN' as const })
const units = (amount: string) => String(parseAmount(amount))

async function addBoard(id: string, values: Partial<typeof leaderboard.$inferInsert> = {}): Promise<void> {
  await harness.database.insert(leaderboard).values({
    id,
    metric: 'TURNOVER',
    products: ['RNG'],
    minStake: 0n,
    prizes: [
      { from: 1, to: 1, amount: units('1000') },
      { from: 2, to: 3, amount: units('200') },
    ],
    startsOn: addDays(LAST_WEEK, -70),
    position: 1,
    ...values,
  })
  await harness.database.insert(leaderboardText).values({ boardId: id, language: 'EN', title: `Title of ${id}` })
}

/** A settled round, some microseconds after a moment. */
async function play(
  username: string,
  at: Date,
  stake: string,
  { payout = '0', node = 1, micros = 0 } = {},
): Promise<void> {
  const [staked, paid] = [parseAmount(stake), parseAmount(payout)]
  const moment = sql`(${at.toISOString()}::timestamptz + ${micros} * interval '1 microsecond')`
  await harness.database.execute(sql`
    insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
    values (${getId(username)}, ${node}, ${randomUUID()}, ${staked}, ${paid}, 0, ${moment})`)
  await harness.database.execute(
    sql`select add_to_member_day(${getId(username)}, ${moment}, p_turnover => ${staked}, p_payout => ${paid}, p_rounds => 1)`,
  )
}
const within = (week: string, hours: number) => new Date(startOfDay(week).getTime() + hours * 3_600_000)
const getResults = async () => {
  const { rows } = await harness.database.execute(sql`
    select leaderboard_result.rank, username, score::text as score, amount::text as amount, leaderboard_result.state from leaderboard_result
    join member on member.id = member_id order by week, board_id, leaderboard_result.rank`)
  return rows
}
const faults = async (): Promise<number[]> =>
  Promise.all(
    MISSION_CHECKS.map(async ({ sql: text }) => {
      const { rows } = await harness.database.execute<{ faults: bigint }>(sql.raw(text))
      return Number(rows[0]?.faults)
    }),
  )
const prizesPosted = async (): Promise<number> => {
  const { rows } = await harness.database.execute<{ count: number }>(
    sql`select count(*)::integer as count from ledger_transaction where idempotency_key like 'leaderboard:%'`,
  )
  return rows[0]?.count ?? 0
}

test('shows the running week with masked names, prizes and the own place, following play', async () => {
  await addBoard('reels')
  await openWeeks(harness.database)
  const now = new Date()
  await play('lan', now, '300')
  await play('minh', now, '500')
  await play('minh', now, '900', { node: 8 })
  await watchMissions(harness.database)
  const { boards, past } = (await harness.call(missionLeaderboard, {}, as('lan'))).value
  expect(boards).toMatchObject([
    {
      id: 'reels',
      title: 'Title of reels',
      metric: 'TURNOVER',
      from: getThisWeek(),
      to: addDays(getThisWeek(), 6),
      prizes: [
        { from: 1, to: 1, amount: '1000.00' },
        { from: 2, to: 3, amount: '200.00' },
      ],
      places: [
        { rank: 1, account: 'm***h', own: false, score: '500.00', prize: '1000.00' },
        { rank: 2, account: 'l***n', own: true, score: '300.00', prize: '200.00' },
      ],
      own: { rank: 2, score: '300.00' },
    },
  ])
  expect(past).toEqual([])
  await play('lan', now, '201')
  await watchMissions(harness.database)
  expect((await readLeaderboards(harness.database, reader('lan'))).boards[0]?.own).toMatchObject({ rank: 1 })
  expect((await readLeaderboards(harness.database, reader('hoa'))).boards[0]?.own).toBeNull()
  const { rows } = await harness.database.execute(
    sql`select count(*)::integer as count from live_event where type = 'LEADERBOARD' and member_id = ${getId('lan')}`,
  )
  expect(rows).toEqual([{ count: 2 }])
})

test('ranks the largest multiple of a stake that is large enough', async () => {
  await addBoard('multiple', { metric: 'MULTIPLIER', minStake: parseAmount('10') })
  await openWeeks(harness.database)
  await play('lan', new Date(), '9', { payout: '9000' })
  await play('lan', new Date(), '10', { payout: '125' })
  await play('minh', new Date(), '100', { payout: '3000' })
  await play('hoa', new Date(), '100')
  await watchMissions(harness.database)
  expect((await readLeaderboards(harness.database, reader('hoa'))).boards[0]?.places).toMatchObject([
    { rank: 1, account: 'm***h', score: '30.00' },
    { rank: 2, account: 'l***n', score: '12.50' },
  ])
})

test('closes a week ten minutes after its end: equal scores in the order in which they were reached', async () => {
  await addBoard('reels')
  await openWeeks(harness.database, within(LAST_WEEK, 1))
  // Equal to the millisecond; minh was a microsecond earlier.
  await play('lan', within(LAST_WEEK, 30), '400', { micros: 2 })
  await play('minh', within(LAST_WEEK, 2), '100')
  await play('minh', within(LAST_WEEK, 30), '300', { micros: 1 })
  // The last millisecond of the week counts, the first of the next does not.
  const next = startOfDay(addDays(LAST_WEEK, 7))
  await play('hoa', new Date(next.getTime() - 1), '50')
  await play('hoa', next, '5000')
  await play('suba', within(LAST_WEEK, 3), '20')
  expect(await closeWeeks(harness.database, new Date(closingTime(LAST_WEEK).getTime() - 1))).toBe(0)
  expect((await readLeaderboards(harness.database, reader('lan'))).past).toMatchObject([
    { state: 'COUNTING', winners: [] },
  ])
  expect(await closeWeeks(harness.database)).toBe(1)
  const expected = [
    { rank: 1, username: 'minh', score: units('400'), amount: units('1000'), state: 'DUE' },
    { rank: 2, username: 'lan', score: units('400'), amount: units('200'), state: 'DUE' },
    { rank: 3, username: 'hoa', score: units('50'), amount: units('200'), state: 'DUE' },
  ]
  expect(await getResults()).toEqual(expected)
  expect((await faults()).filter((count) => count > 0)).toEqual([])
  expect(await payPrizes(harness.database)).toBe(3)
  expect((await readLeaderboards(harness.database, reader('lan'))).past).toMatchObject([
    {
      boardId: 'reels',
      from: LAST_WEEK,
      state: 'CLOSED',
      winners: [
        { rank: 1, account: 'm***h', own: false, prize: '1000.00', paid: true },
        { rank: 2, own: true },
        { rank: 3 },
      ],
    },
  ])
  const { list } = (await harness.call(inbox, {}, as('lan'))).value
  expect(list[0]).toMatchObject({ title: 'You won a prize' })
  expect((await faults()).filter((count) => count > 0)).toEqual([])
})

test('pays each rank once when several processes close and pay, and one stops in between', async () => {
  await addBoard('cups')
  await addBoard('tables', { products: ['LIVE'] })
  await openWeeks(harness.database, within(LAST_WEEK, 1))
  for (const [index, username] of ['lan', 'minh', 'hoa'].entries()) {
    await play(username, within(LAST_WEEK, 10), String(100 + index))
    await play(username, within(LAST_WEEK, 11), String(100 - index), { node: 8 })
  }
  const before = await prizesPosted()
  // A process that ends after it has posted, before it commits.
  await harness.database
    .transaction(async (tx) => {
      await closeWeeks(harness.database)
      await tx.execute(sql`
        select post_reward(${getId('lan')}, 'PROMOTION', 1::bigint, ${`leaderboard:cups:${LAST_WEEK}`}, '\\x00', 'cups')`)
      throw new Error('killed')
    })
    .catch(() => {})
  const closing = new AbortController()
  const rounds = Array.from({ length: 6 }, async (_, index) => {
    const signal = index === 0 ? closing.signal : undefined
    return (
      (await closeWeeks(harness.database, new Date(), signal)) + (await payPrizes(harness.database, new Date(), signal))
    )
  })
  closing.abort()
  await Promise.all(rounds)
  await payPrizes(harness.database)
  expect((await prizesPosted()) - before).toBe(6)
  expect((await getResults()).map((row) => row['state'])).toEqual(Array.from({ length: 6 }, () => 'PAID'))
  expect((await faults()).filter((count) => count > 0)).toEqual([])
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('pays all prizes that are due in one set, several of them to a member', async () => {
  await addBoard('discs')
  await addBoard('wheels')
  await openWeeks(harness.database, within(LAST_WEEK, 1))
  await play('lan', within(LAST_WEEK, 10), '100')
  await play('minh', within(LAST_WEEK, 10), '200')
  await closeWeeks(harness.database)
  const before = await getCash(harness.database, getId('lan'))
  const posts = vi.spyOn(postings, 'postCredits')
  expect(await payPrizes(harness.database)).toBe(4)
  expect(posts.mock.calls.map(([, credits]) => credits.length)).toEqual([4])
  posts.mockRestore()
  expect(await getCash(harness.database, getId('lan'))).toBe(before + 2n * parseAmount('200'))
  const { list } = (await harness.call(inbox, {}, as('lan'))).value
  expect(list.slice(0, 2).map(({ title }) => title)).toEqual(['You won a prize', 'You won a prize'])
  expect((await faults()).filter((count) => count > 0)).toEqual([])
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('leaves closed accounts out, and the check finds a result that was changed', async () => {
  await addBoard('reels')
  await openWeeks(harness.database, within(LAST_WEEK, 1))
  await play('suba', within(LAST_WEEK, 5), '900')
  await play('lan', within(LAST_WEEK, 5), '100')
  await harness.database.execute(sql`update member set closed_at = now() where id = ${getId('suba')}`)
  await closeWeeks(harness.database)
  await harness.database.execute(sql`update member set closed_at = null where id = ${getId('suba')}`)
  expect(await getResults()).toMatchObject([{ rank: 1, username: 'lan' }])
  expect((await faults())[2]).toBeGreaterThan(0)
  await harness.database.execute(
    sql`update member set closed_at = now() - interval '1 day' where id = ${getId('suba')}`,
  )
  expect((await faults())[2]).toBe(0)
  await harness.database.update(leaderboardResult).set({ score: 5n })
  expect((await faults())[2]).toBe(1)
})

test('keeps the prizes of a week as they were when it began', async () => {
  await addBoard('reels')
  await openWeeks(harness.database)
  await harness.database.update(leaderboard).set({ prizes: [] })
  await openWeeks(harness.database)
  expect((await readLeaderboards(harness.database, reader('lan'))).boards[0]?.prizes).toHaveLength(2)
  expect(await harness.database.select().from(leaderboardWeek)).toHaveLength(1)
})

test('begins on any day of a week: earlier rounds of that week do not count, in the check neither', async () => {
  const first = addDays(LAST_WEEK, 3)
  await addBoard('late', { startsOn: first })
  await openWeeks(harness.database, within(LAST_WEEK, 24))
  expect(await harness.database.$count(leaderboardWeek)).toBe(0)
  await openWeeks(harness.database, within(first, 1))
  expect(await harness.database.$count(leaderboardWeek)).toBe(1)
  await play('lan', within(LAST_WEEK, 20), '900')
  await play('lan', within(first, 2), '30')
  await play('minh', within(first, 3), '40')
  await closeWeeks(harness.database)
  expect(await getResults()).toMatchObject([
    { rank: 1, username: 'minh', score: units('40') },
    { rank: 2, username: 'lan', score: units('30') },
  ])
  expect(await faults()).toEqual(MISSION_CHECKS.map(() => 0))
})

test('begins the weeks of boards in the order of boards, as other processes do', async () => {
  const { database } = harness
  for (const id of ['c', 'b', 'a']) await addBoard(id)
  const other = await openTransaction(database)
  const begin = (id: string) =>
    other.query(
      `insert into leaderboard_week (board_id, week, state, prizes) values ($1, $2, 'RUNNING', '[]') on conflict do nothing`,
      [id, getThisWeek()],
    )
  let opened: Promise<void>
  try {
    await begin('b')
    opened = openWeeks(database)
    await waitForWaiting(database)
    await begin('c')
  } finally {
    await other.rollBack()
  }
  await opened
  expect(await database.$count(leaderboardWeek, sql`week = ${getThisWeek()}`)).toBe(3)
})
