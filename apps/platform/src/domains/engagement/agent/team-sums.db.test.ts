import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { openTransaction, waitForWaiting } from '../../../../test/other-transaction.ts'
import { TEAM_CHECKS } from '../../../checks/team-checks.ts'
import { member } from '../../../db/tables/members.ts'
import { openTestLedger } from '../../../ledger/ledger.fixture.ts'
import { addMember } from '../../people/registration/add-member.ts'
import { closeLineDays, pruneTeamHours } from './fold-teams.ts'
import { readSameHour } from './team-overview.ts'
import { directLineSums, type Head } from './team-sums.ts'

let database: Database
let close: () => Promise<void>
const ids = new Map<string, number>()
beforeAll(async () => {
  ;({ database, close } = await openTestLedger())
  for (const [username, kind, above] of [
    ['top', 2, undefined],
    ['left', 1, 'top'],
    ['right', 1, 'top'],
    ['sub', 41, 'left'],
    ['one', 0, 'sub'],
    ['two', 0, 'sub'],
    ['three', 0, 'right'],
  ] as const) {
    await withTransaction(database, async (tx) => {
      const parent = (await tx.select().from(member)).find((other) => other.username === above)
      const added = await addMember(tx, { username, nickname: username, passwordHash: '', kind, parent })
      ids.set(username, added?.id ?? 0)
    })
  }
})
afterAll(() => close())
beforeEach(async () => {
  await database.execute(sql`delete from round`)
  await database.execute(sql`delete from member_day`)
  await database.execute(sql`select rebuild_team_sums()`)
})

/** Faults of each check where all sums are right. */
const NONE = TEAM_CHECKS.map(() => 0)

let rounds = 0
const bet = (username: string, stake: number, payout = 0, at = '2026-03-05T10:00:00+07:00') =>
  database.execute(sql`select settle_round(${ids.get(username)}, false, 1, ${`r${++rounds}`}, ${stake}::bigint, ${payout}::bigint,
    null, 0, ${at}::timestamptz)`)
const fold = () => database.execute(sql`select fold_team_changes(3)`)

async function faults(): Promise<number[]> {
  const found = []
  for (const { sql: text } of TEAM_CHECKS) {
    const { rows } = await database.execute<{ faults: string }>(sql.raw(text))
    found.push(Number(rows[0]?.faults))
  }
  return found
}

async function toTeam(username: string): Promise<{ turnover: string; product: string; own: string }[]> {
  const { rows } = await database.execute<{ turnover: string; product: string; own: string }>(sql`
    select product, team_turnover::text as turnover, turnover::text as own from team_day
    where member_id = ${ids.get(username)} and product <> '' and (team_turnover <> 0 or turnover <> 0) order by day, product`)
  return rows
}

async function activeIn(username: string, from: string, to: string): Promise<number> {
  const { rows } = await database.execute<{ active: number }>(sql`
    select team_active(id, path, ${from}::date, ${to}::date) as active from member where username = ${username}`)
  return rows[0]?.active ?? -1
}

test('adds parallel bets of a team exactly once while folds run in parallel', async () => {
  const bets = Array.from({ length: 120 }, (_, index) => bet(['one', 'two', 'three'][index % 3] ?? '', 100, 40))
  const folds = Array.from({ length: 30 }, fold)
  await Promise.all([...bets, ...folds])
  expect(await faults()).toEqual(NONE)
  while (((await fold()).rows[0] as { fold_team_changes: number }).fold_team_changes > 0);
  expect(await faults()).toEqual(NONE)
  expect(await toTeam('top')).toEqual([{ product: 'RNG', turnover: '12000', own: '0' }])
  expect(await toTeam('left')).toEqual([{ product: 'RNG', turnover: '8000', own: '0' }])
  expect(await toTeam('one')).toEqual([{ product: 'RNG', turnover: '0', own: '4000' }])
})

test('counts members who played in a range once, with folds or without', async () => {
  await bet('one', 100, 0, '2026-03-01T10:00:00+07:00')
  await bet('one', 100, 0, '2026-03-05T10:00:00+07:00')
  await bet('two', 100, 0, '2026-03-05T10:00:00+07:00')
  await fold()
  // A late round between two counted days.
  await bet('one', 100, 0, '2026-03-03T10:00:00+07:00')
  for (const folded of [false, true]) {
    if (folded) await database.execute(sql`select fold_team_changes()`)
    expect(await activeIn('top', '2026-03-01', '2026-03-05')).toBe(2)
    expect(await activeIn('top', '2026-03-02', '2026-03-04')).toBe(1)
    expect(await activeIn('sub', '2026-03-04', '2026-03-04')).toBe(0)
    expect(await activeIn('right', '2026-03-01', '2026-03-05')).toBe(0)
  }
  expect(await faults()).toEqual(NONE)
})

test('adds up lines by upline alike while days are open, closed and corrected', async () => {
  const closeDays = () => closeLineDays.run(database, new AbortController().signal)
  const lines = async (username: string) => {
    const [head] = await database.select().from(member).where(eq(member.username, username))
    const days = { from: '2026-03-01', to: '2026-03-31' }
    const { rows } = await database.execute<{ line: string; turnover: string }>(sql`
      select username as line, turnover::text as turnover from (${directLineSums(head as Head, days)}) as sums
      join member on member.id = line_id where turnover <> 0 order by username`)
    return Object.fromEntries(rows.map(({ line, turnover }) => [line, turnover]))
  }
  await bet('one', 100)
  await bet('three', 30)
  expect(await lines('top')).toEqual({ left: '100', right: '30' })
  await database.execute(sql`select fold_team_changes()`)
  const past = await bet('two', 7, 0, '2026-03-06T10:00:00+07:00')
  expect(past.rowCount).toBe(1)
  await Promise.all([closeDays(), fold(), closeDays()])
  await database.execute(sql`select fold_team_changes()`)
  expect(await lines('top')).toEqual({ left: '107', right: '30' })
  expect(await faults()).toEqual(NONE)
  expect(await closeDays()).toBeGreaterThanOrEqual(0)
  // A correction of a day that is closed.
  await bet('one', 1)
  await database.execute(sql`select fold_team_changes()`)
  expect(await lines('left')).toEqual({ sub: '108' })
  await closeDays()
  expect(await lines('left')).toEqual({ sub: '108' })
  expect(await faults()).toEqual(NONE)
  const { rows } = await database.execute(sql`select from open_line_day where day < brand_day(now())`)
  expect(rows).toEqual([])
})

test('takes back a day on which the last round was corrected away', async () => {
  await bet('one', 100, 0, '2026-03-01T10:00:00+07:00')
  await bet('one', 100, 0, '2026-03-04T10:00:00+07:00')
  await database.execute(sql`select fold_team_changes()`)
  await database.execute(sql`delete from round where brand_day(settled_at) = '2026-03-01'`)
  await database.execute(sql`select add_to_member_day(${ids.get('one')}, '2026-03-01T10:00:00+07:00'::timestamptz,
    p_turnover => -100, p_rounds => -1, p_product => 'RNG')`)
  expect(await activeIn('top', '2026-03-01', '2026-03-03')).toBe(0)
  await database.execute(sql`select fold_team_changes()`)
  expect(await activeIn('top', '2026-03-01', '2026-03-03')).toBe(0)
  expect(await activeIn('top', '2026-03-01', '2026-03-05')).toBe(1)
  expect(await faults()).toEqual(NONE)
})

test('takes the sums of a line along when it moves, also those that are not folded yet', async () => {
  await bet('one', 100, 40)
  await bet('sub', 70)
  await fold()
  await bet('two', 30)
  await database.execute(sql`
    update member set path = text2ltree(${`${ids.get('top')}.${ids.get('right')}.`} || ltree2text(subpath(path, 2))),
      parent_id = case username when 'sub' then ${ids.get('right')}::integer else parent_id end
    where path <@ (select path from member where username = 'sub')`)
  expect(await faults()).toEqual(NONE)
  await database.execute(sql`select fold_team_changes()`)
  expect(await faults()).toEqual(NONE)
  expect(await toTeam('left')).toEqual([])
  expect(await toTeam('right')).toEqual([{ product: 'RNG', turnover: '200', own: '0' }])
})

test('counts a promotion on the day of registration', async () => {
  await database.execute(sql`update member set kind = 41 where username = 'three'`)
  await database.execute(sql`select fold_team_changes()`)
  expect(await faults()).toEqual(NONE)
})

test('finds a sum that was changed by hand', async () => {
  await bet('one', 100)
  await database.execute(sql`select fold_team_changes()`)
  await database.execute(
    sql`update team_day set team_turnover = team_turnover + 1 where member_id = ${ids.get('top')} and product = 'RNG'`,
  )
  await database.execute(sql`update team_active_day set members = members + 1 where member_id = ${ids.get('top')}`)
  await database.execute(
    sql`update open_line_day set turnover = turnover + 1 where member_id = ${ids.get('one')} and turnover > 0`,
  )
  await database.execute(sql`update team_size set agents = agents + 1 where member_id = ${ids.get('top')}`)
  expect(await faults()).toEqual([1, 1, 1, 1, 0])
})

describe('today until the last full hour', () => {
  const DAYS = {
    from: '2026-03-05',
    to: '2026-03-05',
    today: '2026-03-05',
    yesterday: '2026-03-04',
    dayBefore: '2026-03-03',
    monthStart: '2026-03-01',
  }
  const at = (day: number, time: string) => `2026-03-0${day}T${time}+07:00`
  const turnoverAt = async (username: string, now: string, days = DAYS) => {
    const [head] = await database.select().from(member).where(eq(member.username, username))
    const { hour, today, yesterday } = await readSameHour(database, head as Head, days, new Date(now))
    return [hour, today.turnover, yesterday.turnover]
  }
  const U = 10_000

  it.each([false, true])('is compared with yesterday until that hour, folded: %s', async (folded) => {
    await bet('one', 1 * U, 0, at(4, '00:00:00'))
    await bet('one', 2 * U, 0, at(4, '13:59:59.999'))
    await bet('three', 4 * U, 0, at(4, '14:00:00'))
    await bet('two', 8 * U, 0, at(5, '13:30:00'))
    await bet('two', 16 * U, 0, at(5, '14:10:00'))
    if (folded) await database.execute(sql`select fold_team_changes()`)
    expect(await turnoverAt('top', at(5, '14:20:00'))).toEqual([14, '8.00', '3.00'])
    expect(await turnoverAt('top', at(5, '15:00:00'))).toEqual([15, '24.00', '7.00'])
    expect(await turnoverAt('sub', at(5, '15:00:00'))).toEqual([15, '24.00', '3.00'])
    // The account itself is no part of its team.
    expect(await turnoverAt('one', at(5, '15:00:00'))).toEqual([15, '0.00', '0.00'])
  })

  it('begins again at midnight in the brand’s zone', async () => {
    await bet('one', 1 * U, 0, at(4, '23:59:59'))
    await bet('one', 2 * U, 0, at(5, '00:00:00'))
    await database.execute(sql`select fold_team_changes()`)
    expect(await turnoverAt('top', at(5, '00:59:59'))).toEqual([0, '0.00', '0.00'])
    expect(await turnoverAt('top', at(5, '01:00:00'))).toEqual([1, '2.00', '0.00'])
    const before = { ...DAYS, today: '2026-03-04', yesterday: '2026-03-03' }
    expect(await turnoverAt('top', at(4, '23:59:59'), before)).toEqual([23, '0.00', '0.00'])
  })

  it('counts a late correction in the hour of its round, and moves with the account', async () => {
    await bet('one', 8 * U, 0, at(4, '09:15:00'))
    await bet('one', 1 * U, 0, at(4, '10:15:00'))
    await database.execute(sql`select fold_team_changes()`)
    await database.execute(
      sql`select add_to_member_day(${ids.get('one')}, ${at(4, '09:15:00')}::timestamptz, p_turnover => ${-3 * U}, p_product => 'RNG')`,
    )
    expect(await turnoverAt('sub', at(5, '10:00:00'))).toEqual([10, '0.00', '5.00'])
    await database.execute(sql`select fold_team_changes()`)
    expect(await turnoverAt('sub', at(5, '11:00:00'))).toEqual([11, '0.00', '6.00'])
    const move = (above: string) =>
      database.execute(
        sql`update member set path = (select path from member where username = ${above}) || id::text, parent_id = ${ids.get(above)}
          where username = 'one'`,
      )
    await move('right')
    expect(await turnoverAt('sub', at(5, '11:00:00'))).toEqual([11, '0.00', '0.00'])
    expect(await turnoverAt('right', at(5, '11:00:00'))).toEqual([11, '0.00', '6.00'])
    expect(await turnoverAt('top', at(5, '11:00:00'))).toEqual([11, '0.00', '6.00'])
    await move('sub')
  })

  it('adds up to the days after a rebuild and folds, and forgets the days before yesterday', async () => {
    const { rows } = await database.execute<{ now: Date }>(sql`select now()`)
    const now = new Date(rows[0]?.now ?? 0)
    const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000).toISOString()
    for (const hours of [0, 3, 20, 30, 60]) await bet('one', hours * U + U, 0, hoursAgo(hours))
    await database.execute(sql`select fold_team_changes()`)
    expect(await faults()).toEqual(NONE)
    const stored = async () =>
      (await database.execute(sql`select * from team_hour where day >= brand_day(now()) - 1 order by 1, 2, 3`)).rows
    const folded = await stored()
    await database.execute(sql`select rebuild_team_sums()`)
    expect(await stored()).toEqual(folded)
    await bet('two', U, 0, hoursAgo(60))
    await database.execute(sql`select fold_team_changes()`)
    expect(await pruneTeamHours.run(database, new AbortController().signal)).toBeGreaterThan(0)
    expect(await stored()).toEqual(folded)
    const { rows: old } = await database.execute(sql`select from team_hour where day < brand_day(now()) - 1`)
    expect(old).toEqual([])
    expect(await faults()).toEqual(NONE)
  })
})

describe('while a transaction changes sums of several rows', () => {
  test.each([
    ['closing days of lines', closeLineDays, 'open_line_day', 'turnover'],
    ['pruning hours', pruneTeamHours, 'team_hour', 'team_turnover'],
  ] as const)('%s takes its turn', async (_, { run }, table, sum) => {
    for (const username of ['one', 'two', 'three']) await bet(username, 100)
    await database.execute(sql`select fold_team_changes()`)
    const { rows } = await database.execute<{ place: string }>(sql`
      select ctid::text as place from ${sql.identifier(table)} where day < brand_day(now()) - 1 order by ctid`)
    const [first, last] = [rows[0]?.place, rows.at(-1)?.place]
    expect(first).not.toBe(last)
    const other = await openTransaction(database)
    const change = (place: string | undefined) =>
      other.query(`update ${table} set ${sum} = ${sum} where ctid = $1::tid`, [place])
    let ran: Promise<number>
    try {
      await other.query('select pg_advisory_xact_lock(team_sums_lock())')
      await change(last)
      ran = run(database, new AbortController().signal)
      await waitForWaiting(database)
      await change(first)
    } finally {
      await other.commit()
    }
    expect(await ran).toBeGreaterThanOrEqual(rows.length)
    expect(await faults()).toEqual(NONE)
  })

  test('a fold waits for a rebuild without keeping the sums from it', async () => {
    await bet('one', 100)
    const rebuild = await openTransaction(database)
    let folded: Promise<unknown>
    try {
      await rebuild.query('lock table team_change in exclusive mode')
      folded = fold().execute()
      await waitForWaiting(database)
      await rebuild.query('select rebuild_team_sums()')
    } finally {
      await rebuild.commit()
    }
    await folded
    expect(await faults()).toEqual(NONE)
  })
})
