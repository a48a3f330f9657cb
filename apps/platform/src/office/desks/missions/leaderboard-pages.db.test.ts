import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { leaderboard, leaderboardResult, leaderboardWeek } from '../../../db/tables/leaderboards.ts'
import { decidedAmount } from '../../../db/tables/office.ts'
import { openWeeks } from '../../../domains/engagement/missions/due-leaderboards.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'
import { inLanguages } from '../../plan-pages.fixture.ts'

const WEEK = getWeek(brandDay(new Date()))
const NEXT = addDays(WEEK, 7)

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '100000' } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
})
afterAll(() => office.close())
// Each test has the whole limit of the day.
beforeEach(() => office.database.delete(decidedAmount))

const form = (id: string, values: Record<string, string> = {}): Record<string, string> => ({
  id,
  isNew: 'yes',
  metric: 'TURNOVER',
  minStake: '1,000',
  startsOn: NEXT,
  endsOn: '',
  position: '3',
  product_RNG: 'on',
  prizes: '1: 5,000\n2-3: 1,000',
  reason: 'planned for December',
  ...inLanguages('title', 'Week'),
  ...values,
})
const save = (values: Record<string, string>, by = anna) => by.post('/leaderboards/save', values)
const stored = async (id: string) => (await office.database.select().from(leaderboard).where(eq(leaderboard.id, id)))[0]
const begin = (id: string) => office.database.update(leaderboard).set({ startsOn: WEEK }).where(eq(leaderboard.id, id))

it('adds a leaderboard whose first week begins with its prizes, and says so in the audit log', async () => {
  expect((await save(form('reels-week'))).location).toBe('/leaderboards/reels-week?done=done')
  expect(await office.lastAudit()).toMatchObject({ actor: 'anna', action: 'leaderboard.saved' })
  await openWeeks(office.database, startOfDay(NEXT))
  const [week] = await office.database.select().from(leaderboardWeek).where(eq(leaderboardWeek.boardId, 'reels-week'))
  expect(week).toMatchObject({
    week: NEXT,
    state: 'RUNNING',
    prizes: [
      { from: 1, to: 1, amount: '50000000' },
      { from: 2, to: 3, amount: '10000000' },
    ],
  })
})

it('waits for a second operator when the prizes of a week are above the limit', async () => {
  expect((await save(form('large-week', { prizes: '1-3: 40,000' }))).location).toBe('/leaderboards?done=waits')
  expect(await stored('large-week')).toBeUndefined()
  const { html } = await binh.get('/decisions')
  expect(html).toContain('120,000.00 a week')
  const [, path = ''] = /action="(\/decisions\/\d+)\/confirm"/.exec(html) ?? []
  expect((await binh.post(`${path}/confirm`)).location).toContain('done=confirmed')
  expect(await stored('large-week')).toBeDefined()
})

test.each([
  ['places have a gap', { prizes: '1: 5000\n3: 1000' }, 'prizes'],
  ['a lower place wins more', { prizes: '1: 5000\n2: 6000' }, 'prizes'],
  ['a prize is nothing', { prizes: '1: 0' }, 'prizes'],
  ['there is no prize', { prizes: ' \n' }, 'prizes'],
  ['a line is something else', { prizes: 'first: 5000' }, 'prizes'],
  ['there are too many places', { prizes: '1-101: 5' }, 'prizes'],
  ['no games count', { product_RNG: 'off' }, 'products'],
  ['only lotteries count', { product_RNG: 'off', product_LOTT: 'on' }, 'products'],
  ['it begins today', { startsOn: brandDay(new Date()) }, 'startsOn'],
  ['its last week is a Sunday', { endsOn: addDays(NEXT, 6) }, 'endsOn'],
  ['it ends before it begins', { endsOn: WEEK }, 'endsOn'],
  ['a language is missing', { title_ID: '' }, 'title_ID'],
  ['the ID is taken', { id: 'reels-week' }, 'already'],
])('refuses a leaderboard if %s', async (_, values, named) => {
  const { status, html } = await save(form('not-stored', values))
  expect([400, 409]).toContain(status)
  expect(html).toContain(named)
  expect(await stored('not-stored')).toBeUndefined()
})

it('may begin tomorrow', async () => {
  const tomorrow = addDays(brandDay(new Date()), 1)
  expect((await save(form('soon-week', { startsOn: tomorrow }))).status).toBe(303)
  expect((await stored('soon-week'))?.startsOn).toBe(tomorrow)
})

it('keeps a running leaderboard’s ranking and this week’s prizes, and changes those of the next', async () => {
  await save(form('kept-week'))
  await begin('kept-week')
  await openWeeks(office.database)
  const change = (values: Record<string, string>) => save(form('kept-week', { isNew: 'no', startsOn: WEEK, ...values }))
  const changes: Record<string, string>[] = [
    { metric: 'MULTIPLIER' },
    { minStake: '1' },
    { product_FISH: 'on' },
    { startsOn: NEXT },
  ]
  for (const values of changes) expect(await change(values)).toMatchObject({ status: 409 })
  expect(await change({ prizes: '1: 9,000' })).toMatchObject({ status: 303 })
  const amounts = async () => {
    const weeks = await office.database.select().from(leaderboardWeek).where(eq(leaderboardWeek.boardId, 'kept-week'))
    return weeks.toSorted((a, b) => a.week.localeCompare(b.week)).map(({ prizes }) => prizes[0]?.amount)
  }
  await openWeeks(office.database, startOfDay(NEXT))
  expect(await amounts()).toEqual(['50000000', '90000000'])
})

it('ends with this week, lists who has won, and refuses changes once it is over', async () => {
  await save(form('ending-week'))
  await begin('ending-week')
  const memberId = await createMemberWith(office.database, 0n)
  await office.database.insert(leaderboardResult).values({
    memberId,
    boardId: 'ending-week',
    week: WEEK,
    rank: 1,
    score: 770_000n,
    reachedAt: new Date(),
    amount: 50_000_000n,
    state: 'DUE',
  })
  expect((await anna.get('/leaderboards/ending-week')).html).toMatch(/77\.00[^]*5,000\.00[^]*due/)
  expect((await anna.post('/leaderboards/ending-week/end', { reason: 'nobody plays' })).status).toBe(303)
  expect(await stored('ending-week')).toMatchObject({ endsOn: WEEK })
  await openWeeks(office.database, startOfDay(NEXT))
  expect(await office.database.$count(leaderboardWeek, eq(leaderboardWeek.boardId, 'ending-week'))).toBe(0)
  await office.database
    .update(leaderboard)
    .set({ startsOn: addDays(WEEK, -14), endsOn: addDays(WEEK, -7) })
    .where(eq(leaderboard.id, 'ending-week'))
  expect((await save(form('ending-week', { isNew: 'no' }))).html).toContain('It has ended')
})

it('removes a leaderboard that has not begun, and no other', async () => {
  await save(form('unwanted-week'))
  expect((await anna.post('/leaderboards/unwanted-week/remove', { reason: 'not wanted' })).status).toBe(303)
  expect(await stored('unwanted-week')).toBeUndefined()
  expect((await anna.post('/leaderboards/kept-week/remove', { reason: 'not wanted' })).status).toBe(409)
  expect((await anna.get('/leaderboards/nothing')).status).toBe(404)
})
