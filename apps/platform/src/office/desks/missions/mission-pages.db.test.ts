import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it, test } from 'vitest'
import { memberMission, mission, missionText } from '../../../db/tables/missions.ts'
import { game, vendor } from '../../../db/tables/games.ts'
import { liveEvent } from '../../../db/tables/live.ts'
import { decidedAmount } from '../../../db/tables/office.ts'
import { readMissions } from '../../../domains/engagement/missions/missions.ts'
import { addOffer, units } from '../../../domains/engagement/promotions/bonus.fixture.ts'
import { addDays } from '../../../lib/record-range.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { createMemberWith } from '../../../ledger/ledger.fixture.ts'
import { openTestOffice, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'
import { inLanguages } from '../../plan-pages.fixture.ts'

const TODAY = brandDay(new Date())

let office: TestOffice
let anna: OperatorBrowser
let binh: OperatorBrowser
let memberId: number
beforeAll(async () => {
  office = await openTestOffice({ environment: { TWO_OPERATORS_ABOVE: '100000' } })
  anna = await office.logIn('anna')
  binh = await office.logIn('binh')
  memberId = await createMemberWith(office.database, 0n)
})
afterAll(() => office.close())
// Each test has the whole limit of the day.
beforeEach(() => office.database.delete(decidedAmount))

const form = (id: string, values: Record<string, string> = {}): Record<string, string> => ({
  id,
  isNew: 'yes',
  kind: 'TURNOVER',
  cycle: 'ONCE',
  // The target is high enough that all payments together stay below the house edge.
  target: '5,000,000,000',
  amount: '100',
  points: '5',
  startsOn: TODAY,
  endsOn: '',
  position: '3',
  product_RNG: 'on',
  reason: 'planned for November',
  ...inLanguages('title', 'Reels'),
  ...values,
})
const save = (values: Record<string, string>, by = anna) => by.post('/missions/save', values)
const stored = async (id: string) =>
  (await office.database.select().from(mission).where(eq(mission.id, id)))[0] ?? undefined
const reach = (missionId: string) =>
  office.database.insert(memberMission).values({
    memberId,
    missionId,
    period: 'once',
    state: 'REACHED',
    target: 1n,
    amount: 10_000n,
    points: 0n,
    reachedAt: new Date(),
  })

it('adds a mission that members see in their language at once, with an entry in the audit log', async () => {
  expect(await save(form('reels-once', { title_TY: 'Riêng của nhà' }))).toMatchObject({
    status: 303,
    location: '/missions/reels-once?done=done',
  })
  expect(await stored('reels-once')).toMatchObject({ target: 50_000_000_000_000n, amount: 1_000_000n, points: 50_000n })
  const titleIn = async (language: 'VI' | 'TY') =>
    (await readMissions(office.database, { memberId, language })).missions.find(({ id }) => id === 'reels-once')?.title
  expect([await titleIn('VI'), await titleIn('TY')]).toEqual(['Reels VI', 'Riêng của nhà'])
  expect((await anna.get('/missions')).html).toContain('href="/missions/reels-once"')
  expect(await office.lastAudit()).toMatchObject({
    actor: 'anna',
    action: 'mission.saved',
    subject: 'mission:reels-once',
    reason: 'planned for November',
    newValue: { row: { amount: '1000000' } },
  })
})

it('tells open pages of a mission that is added or removed', async () => {
  const told = () => office.database.$count(liveEvent, eq(liveEvent.type, 'MISSIONS_PLANNED'))
  const before = await told()
  await save(form('told-soon', { startsOn: addDays(TODAY, 1) }))
  expect(await told()).toBe(before + 1)
  await anna.post('/missions/told-soon/remove', { reason: 'planned by mistake' })
  expect([await stored('told-soon'), await told()]).toEqual([undefined, before + 2])
})

it('states a mission’s goal, in the singular where it is one', async () => {
  await save(form('one-round', { kind: 'ROUNDS', target: '1' }))
  await save(form('two-rounds', { kind: 'ROUNDS', target: '2', cycle: 'DAY' }))
  const { html } = await anna.get('/missions')
  expect(html).toContain('1 settled round, once')
  expect(html).toContain('2 settled rounds, each day')
})

it('plans free rounds in a game of a vendor that has them, under the terms of a promotion with a bonus', async () => {
  const { database } = office
  await addOffer(database, 'rounds-terms')
  await database.insert(vendor).values({ code: 'CPL', name: 'Copperleaf', hue: 0, pattern: 'waves', isHot: false })
  const [first] = await database.select().from(game).limit(1)
  if (!first) throw new Error('There is no game.')
  const { family: _, closed: __, ...columns } = first
  const open = { minStake: units(1), maxStake: units(100), maintenance: false, vendorOff: false, undrawn: false }
  const own = { nodeId: 9001, gameCode: 'leaves', name: 'Three Leaves', vendorCode: 'CPL' }
  await database.insert(game).values({ ...columns, ...open, ...own })
  const rewards = {
    amount: '0',
    points: '0',
    roundsGame: '9001',
    roundsTerms: 'rounds-terms',
    rounds: '3',
    roundsStake: '2',
    roundsDays: '5',
  }
  const plan = (changed: Record<string, string> = {}) => form('rounds', { ...rewards, ...changed })

  for (const [changed, said] of [
    [{ roundsGame: '' }, 'say in which game'],
    [{ roundsGame: '1' }, 'has no free rounds at the moment'],
    [{ roundsTerms: '' }, 'say under the terms of which promotion'],
    [{ roundsTerms: 'nothing' }, 'has no bonus'],
    [{ roundsStake: '0.5' }, 'the game takes from 1.00 to 100.00'],
    [{ rounds: '501' }, 'is at most 500'],
    [{ rounds: '0' }, 'say how many'],
    [{ rounds: '0', amount: '5' }, 'say how many'],
    [{ rounds: '0', roundsGame: '', roundsTerms: '' }, 'it pays money, points, free rounds'],
  ] as const) {
    const refused = await save(plan(changed))
    expect([refused.status, refused.html]).toEqual([400, expect.stringContaining(said)])
  }
  expect((await save(plan())).location).toBe('/missions/rounds?done=done')
  expect(await stored('rounds')).toMatchObject({
    freeRounds: { nodeId: 9001, promotionId: 'rounds-terms', rounds: 3, stake: String(units(2)), days: 5 },
    freeRoundsOffer: { multiple: 3 },
  })
  const { html } = await anna.get('/missions/rounds')
  expect(html).toContain('3 free rounds of')
  expect(html).not.toContain('Free rounds that it grants')
  expect((await save(plan({ isNew: 'no', rounds: '4' }))).html).toContain('cannot change while members work on it')
})

it('waits for a second operator when the reward of all accounts is above the limit', async () => {
  const requested = form('large-reward', { amount: '50000' })
  expect((await save(requested)).location).toBe('/missions?done=waits')
  expect(await stored('large-reward')).toBeUndefined()
  expect((await save(requested)).status).toBe(409)
  const [, path = ''] = /action="(\/decisions\/\d+)\/confirm"/.exec((await binh.get('/decisions')).html) ?? []
  expect((await anna.post(`${path}/confirm`)).status).toBe(403)
  expect((await binh.post(`${path}/confirm`)).location).toContain('done=confirmed')
  expect(await stored('large-reward')).toMatchObject({ amount: 500_000_000n })
  expect(await office.lastAudit()).toMatchObject({ actor: 'binh', action: 'mission.saved' })
})

it('takes a second operator for plans that are together above the limit on a day, and counts a plan once', async () => {
  const { rows } = await office.database.execute<{ count: number }>(
    sql`select count(*)::integer as count from member where kind <> 2 and closed_at is null`,
  )
  // Six tenths of the limit for all accounts.
  const amount = String(Math.floor(60_000 / (rows[0]?.count ?? 1)))
  const plan = (id: string, values = {}) => form(id, { amount, points: '0', startsOn: addDays(TODAY, 2), ...values })
  expect((await save(plan('split-one'))).location).toContain('done=done')
  expect((await save(plan('split-one', { isNew: 'no', position: '4' }), binh)).location).toContain('done=done')
  expect((await save(plan('split-two'), binh)).location).toContain('done=waits')
  const { html } = await anna.get('/decisions')
  expect(html).toContain('Rewards planned today')
  const [, path = ''] = /action="(\/decisions\/\d+)\/decline"/.exec(html) ?? []
  await binh.post(`${path}/decline`, { reason: 'too much for a day' })
})

it('shows the second operator each term now and then, and is refused when the plan was changed meanwhile', async () => {
  const start = addDays(TODAY, 2)
  await save(form('dear-change', { startsOn: start }))
  const dear = form('dear-change', {
    isNew: 'no',
    startsOn: start,
    amount: '50,000',
    ...inLanguages('title', 'Cherries'),
  })
  expect((await save(dear)).location).toContain('done=waits')
  const { html } = await binh.get('/decisions')
  for (const text of [
    '100.00 and 5.00 points',
    '50,000.00 and 5.00 points',
    'Reels TH',
    'Cherries TH',
    'Open accounts',
  ])
    expect(html).toContain(text)
  const [, path = ''] = /action="(\/decisions\/\d+)\/confirm"/.exec(html) ?? []
  await office.database.update(mission).set({ position: 9 }).where(eq(mission.id, 'dear-change'))
  const refused = await binh.post(`${path}/confirm`)
  expect(refused).toMatchObject({ status: 409, html: expect.stringContaining('has changed since it was proposed') })
  expect(await stored('dear-change')).toMatchObject({ amount: 1_000_000n })
  expect((await anna.post(`${path}/decline`, { reason: 'once more' })).status).toBe(303)
})

test.each([
  ['a language is missing', { title_TH: ' ' }, 'title_TH'],
  ['a title is too long', { title_CN: '一'.repeat(61) }, 'title_CN'],
  ['it pays nothing', { amount: '0', points: '0' }, 'amount'],
  ['the target is nothing', { target: '0' }, 'target'],
  ['rounds are not whole', { kind: 'ROUNDS', target: '1.5' }, 'target'],
  ['a week has too few days', { kind: 'DAYS', cycle: 'WEEK', target: '8' }, 'target'],
  ['it begins in the past', { startsOn: addDays(TODAY, -1) }, 'startsOn'],
  ['it ends before it begins', { endsOn: addDays(TODAY, -1) }, 'endsOn'],
  ['the day does not exist', { startsOn: '2026-02-30' }, 'startsOn'],
  ['the kind is unknown', { kind: 'LOSSES' }, 'kind'],
  ['the amount is none', { amount: '1e9' }, 'amount'],
  ['the ID has other characters', { id: 'Reels:1' }, 'id'],
  ['the ID is taken', { id: 'reels-once' }, 'already'],
  ['no reason is given', { reason: '' }, 'reason'],
])('refuses a mission if %s', async (_, values, named) => {
  const before = await office.database.$count(mission)
  const { status, html } = await save(form('not-stored', values))
  expect([400, 409]).toContain(status)
  expect(html).toContain(named)
  expect(await office.database.$count(mission)).toBe(before)
})

it('keeps the goal and prize of a running mission, and changes titles and its end', async () => {
  await save(form('kept-terms'))
  const change = { isNew: 'no', reason: 'a better title' }
  const changes: Record<string, string>[] = [
    { target: '60000' },
    { amount: '50' },
    { points: '6' },
    { product_FISH: 'on' },
    { cycle: 'DAY' },
  ]
  for (const values of changes)
    expect(await save(form('kept-terms', { ...change, ...values }))).toMatchObject({ status: 409 })
  const endsOn = addDays(TODAY, 9)
  const better = form('kept-terms', { ...change, endsOn, title_EN: '<i>Reels</i>' })
  expect((await save(better)).location).toBe('/missions/kept-terms?done=done')
  expect(await stored('kept-terms')).toMatchObject({ amount: 1_000_000n, endsOn })
  expect((await anna.get('/missions/kept-terms')).html).toContain('&#60;i&#62;Reels')
  // The page's own form is accepted.
  const { html } = await anna.get('/missions/kept-terms')
  const sent = Object.fromEntries(
    [...html.matchAll(/<input[^>]*name="(\w+)"[^>]*value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  )
  delete sent['csrf']
  expect(await save({ ...sent, reason: 'nothing changes' })).toMatchObject({ status: 303 })
})

it('ends a mission with the day, allows claims for one more day, and then refuses changes', async () => {
  await save(form('ends-today'))
  await reach('ends-today')
  expect((await anna.get('/missions/ends-today')).html).toContain('to be claimed')
  expect((await anna.post('/missions/ends-today/end', { reason: 'the month is over' })).status).toBe(303)
  const [saved] = await office.database.select().from(memberMission).where(eq(memberMission.missionId, 'ends-today'))
  expect(saved).toMatchObject({ state: 'REACHED', nextActionAt: startOfDay(addDays(TODAY, 2)) })
  expect(await office.lastAudit()).toMatchObject({ action: 'mission.ended', newValue: { endsOn: TODAY } })
  // Until midnight it can be taken back; then it is over.
  expect(await save(form('ends-today', { isNew: 'no' }))).toMatchObject({ status: 303 })
  const [again] = await office.database.select().from(memberMission).where(eq(memberMission.missionId, 'ends-today'))
  expect(again?.nextActionAt).toBeNull()
  await office.database
    .update(mission)
    .set({ startsOn: addDays(TODAY, -9), endsOn: addDays(TODAY, -1) })
    .where(eq(mission.id, 'ends-today'))
  expect((await save(form('ends-today', { isNew: 'no' }))).html).toContain('It has ended')
  expect((await anna.post('/missions/ends-today/end', { reason: 'once more' })).status).toBe(409)
})

it('removes a mission that has not begun, and no other', async () => {
  await save(form('next-month', { startsOn: addDays(TODAY, 7), target: '9,000,000,000' }))
  expect(
    await save(form('next-month', { isNew: 'no', startsOn: addDays(TODAY, 8), target: '8,000,000,000' })),
  ).toMatchObject({
    status: 303,
  })
  expect(await stored('next-month')).toMatchObject({ target: 80_000_000_000_000n })
  expect((await anna.post('/missions/next-month/remove', { reason: 'not wanted' })).location).toContain('/missions?')
  expect(await stored('next-month')).toBeUndefined()
  expect(await office.database.$count(missionText, eq(missionText.missionId, 'next-month'))).toBe(0)
  expect((await anna.post('/missions/kept-terms/remove', { reason: 'not wanted' })).status).toBe(409)
  expect((await anna.get('/missions/nothing')).status).toBe(404)
  expect((await anna.post('/missions/nothing/end', { reason: 'not wanted' })).status).toBe(404)
})
