import { memberInfo } from '@playhouse/platform-api/member.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { claimMission, missionSummary } from '@playhouse/platform-api/missions.ts'
import { pointBalance } from '@playhouse/platform-api/points.ts'
import { accountTransactions } from '@playhouse/platform-api/records.ts'
import { freePlay } from '@playhouse/platform-api/session.ts'
import { MISSION_CHECKS } from '../../../checks/mission-checks.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { parseAmount } from '@playhouse/shared/money.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestPlatform } from '../../../app.fixture.ts'
import { freeRounds, promotionOffer } from '../../../db/tables/bonuses.ts'
import { lottery } from '../../../db/tables/lottery.ts'
import { memberMission, mission, missionText } from '../../../db/tables/missions.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { openSmallWorld, type SmallWorld } from '../../../small-world-platform.fixture.ts'
import { addDays, getWeek } from '../../../lib/record-range.ts'
import { addOffer } from '../promotions/bonus.fixture.ts'
import { expireMissions, watchMissions } from './due-missions.ts'
import { claimMission as claimAt, readMissions } from './missions.ts'
import { storeMission } from './plan-missions.ts'

const TODAY = brandDay(new Date())
const YESTERDAY = addDays(TODAY, -1)

let harness: TestPlatform
let as: SmallWorld['as']
let getId: SmallWorld['getId']
beforeAll(async () => void ({ harness, as, getId } = await openSmallWorld(['lan', 'minh', 'hoa', 'suba'])))
afterAll(() => harness.close())

beforeEach(async () => {
  await harness.database.execute(sql`
    truncate member_mission, mission_watch, mission_text, mission, round, member_day, record_rollup, member_game_day cascade`)
})

const reader = (username: string) => ({ memberId: getId(username), language: 'EN' as const })

async function addMission(id: string, values: Partial<typeof mission.$inferInsert> = {}): Promise<string> {
  await harness.database.insert(mission).values({
    id,
    kind: 'TURNOVER',
    cycle: 'DAY',
    products: ['RNG'],
    target: parseAmount('500000'),
    amount: parseAmount('5000'),
    points: 0n,
    startsOn: '2026-01-01',
    position: 1,
    ...values,
  })
  await harness.database.insert(missionText).values({ missionId: id, language: 'EN', title: `Title of ${id}` })
  return id
}

async function play(username: string, at: Date, stake: string, { payout = '0', node = 1 } = {}): Promise<void> {
  const [staked, paid, moment] = [parseAmount(stake), parseAmount(payout), at.toISOString()]
  await harness.database.execute(sql`
    insert into round (member_id, node_id, round_key, stake, payout, balance_after, settled_at)
    values (${getId(username)}, ${node}, ${randomUUID()}, ${staked}, ${paid}, 0, ${moment})`)
  await harness.database.execute(
    sql`select add_to_member_day(${getId(username)}, ${moment}, p_turnover => ${staked}, p_payout => ${paid}, p_rounds => 1)`,
  )
}
const getSummary = async (username: string) => (await harness.call(missionSummary, {}, as(username))).value
const claim = (username: string, missionId: string, period: string) =>
  harness.call(claimMission, { missionId, period }, as(username))
const findBadge = async (username: string) => (await harness.call(memberInfo, {}, as(username))).value.claimableMissions
async function readRewards(username: string): Promise<{ count: number; sum: bigint }> {
  const { rows } = await harness.database.execute<{ count: number; sum: bigint }>(sql`
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as sum
    from ledger_transaction t join ledger_entry e on e.member_id = t.member_id and e.transaction_id = t.id
    where t.member_id = ${getId(username)} and idempotency_key like 'mission:%' and balance_after is not null`)
  return rows[0] ?? { count: 0, sum: 0n }
}

test('shows progress from settled play of the products that count, and reaches a mission at its target', async () => {
  await addMission('reels')
  await addMission('winner', { kind: 'GAMES_WON', target: 2n, position: 2, cycle: 'WEEK', products: [] })
  await play('minh', new Date(), '300000', { payout: '400000' })
  await play('minh', new Date(), '900000', { node: 8 })
  expect(await getSummary('minh')).toMatchObject({
    currency: 'VND',
    claimable: 0,
    excluded: false,
    missions: [
      {
        id: 'reels',
        period: TODAY,
        title: 'Title of reels',
        state: 'RUNNING',
        target: '500000.00',
        progress: '300000.00',
        amount: '5000.00',
        endsAt: startOfDay(addDays(TODAY, 1)).getTime(),
        claimableUntil: startOfDay(addDays(TODAY, 2)).getTime(),
      },
      { id: 'winner', period: getWeek(TODAY), target: '2.00', progress: '1.00' },
    ],
  })
  await play('minh', new Date(), '200000', { node: 2, payout: '300000' })
  expect(await getSummary('minh')).toMatchObject({
    claimable: 2,
    missions: [
      { state: 'REACHED', progress: '500000.00' },
      { state: 'REACHED', progress: '2.00' },
    ],
  })
  expect(await findBadge('minh')).toBe(2)
})

test('its money is called a mission in the record, under the filter of promotions too', async () => {
  await addMission('reels')
  await play('minh', new Date(), '500000')
  expect((await claim('minh', 'reels', TODAY)).status).toBe(200)
  for (const types of [undefined, ['PROMOTION']]) {
    const { list } = (await harness.call(accountTransactions, { from: TODAY, to: TODAY, types }, as('minh'))).value
    expect(list.filter(({ type }) => type === 'MISSION')).toMatchObject([{ amount: '5000.00' }])
    expect(list.filter(({ type }) => type === 'PROMOTION')).toEqual([])
  }
})

test('the house checks find a mission of lotteries that no round meets; what a corrected draw changed is none', async () => {
  const { database } = harness
  const node = 10
  await database.insert(lottery).values({ code: 'SLOW', nodeId: node, prizeMode: 'LOTT' }).onConflictDoNothing()
  await addMission('draws', { kind: 'ROUNDS', target: 1n, products: ['LOTT'] })
  await database.insert(memberMission).values({
    memberId: getId('minh'),
    missionId: 'draws',
    period: TODAY,
    state: 'REACHED',
    target: 1n,
    amount: parseAmount('5000'),
    points: 0n,
    reachedAt: new Date(),
  })
  const faults = async () => {
    const { rows } = await database.execute<{ faults: string }>(sql.raw(MISSION_CHECKS[1].sql))
    return Number(rows[0]?.faults)
  }
  await database.execute(sql`
    insert into round (member_id, node_id, vendor_round_id, stake, payout, balance_after) values (${getId('minh')}, ${node}, 'correction.1.2', 0, 1, 0)`)
  expect(await faults()).toBe(1)
  await play('minh', new Date(), '1000', { node })
  expect(await faults()).toBe(0)
})

test('grants the free rounds of a mission once, under the terms that their promotion had when it was planned', async () => {
  const { database } = harness
  await addOffer(database, 'rounds-terms')
  const id = await addMission('rounds')
  const [plan] = await database.select().from(mission).where(eq(mission.id, id))
  if (!plan) throw new Error('There is no mission.')
  const reward = { nodeId: 1, promotionId: 'rounds-terms', rounds: 20, stake: String(parseAmount('2')), days: 7 }
  await withTransaction(database, (tx) => storeMission(tx, { ...plan, amount: 0n, freeRounds: reward }))
  await database.update(promotionOffer).set({ multiple: 40 }).where(eq(promotionOffer.promotionId, 'rounds-terms'))
  await play('minh', new Date(), '500000')
  const { missions } = await getSummary('minh')
  expect(missions).toMatchObject([{ state: 'REACHED', freeRounds: { rounds: 20, stake: '2.00', days: 7 } }])
  await Promise.all(Array.from({ length: 5 }, () => claim('minh', id, TODAY)))
  const rows = await database
    .select()
    .from(freeRounds)
    .where(eq(freeRounds.memberId, getId('minh')))
  expect(rows).toMatchObject([
    { nodeId: 1, rounds: 20, stake: parseAmount('2'), state: 'SENDING', operator: `mission:rounds:${TODAY}` },
  ])
  expect(rows[0]?.offer.multiple).toBe(3)
  const faults = async () => {
    const { rows: checked } = await database.execute<{ faults: string }>(sql.raw(MISSION_CHECKS.at(-1)?.sql ?? ''))
    return Number(checked[0]?.faults)
  }
  expect(await faults()).toBe(0)
  await database.delete(freeRounds)
  expect(await faults()).toBe(1)
})

test('pays a mission once under 100 parallel presses', async () => {
  await addMission('reels', { points: parseAmount('3') })
  await play('lan', new Date(), '500000')
  const responses = await Promise.all(Array.from({ length: 100 }, () => claim('lan', 'reels', TODAY)))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(responses.map(({ value }) => value.mission.claimedAt)).size).toBe(1)
  expect(await readRewards('lan')).toEqual({ count: 2, sum: parseAmount('5003') })
  const { value } = await harness.call(inbox, {}, as('lan'))
  expect(value.list.map(({ title }) => title)).toEqual(['A reward was paid'])
  expect((await harness.call(pointBalance, {}, as('lan'))).value.balance).toBe('3.00')
  expect(await findBadge('lan')).toBe(0)
  expect(await findLedgerFaults(harness.database)).toEqual([])
})

test('stores a reached mission once when jobs, pages and claims meet, and publishes each change', async () => {
  await addMission('reels')
  await play('hoa', new Date(), '600000')
  await Promise.all([
    ...Array.from({ length: 5 }, () => watchMissions(harness.database)),
    ...Array.from({ length: 5 }, () => getSummary('hoa')),
    claim('hoa', 'reels', TODAY),
  ])
  expect(
    await harness.database
      .select()
      .from(memberMission)
      .where(eq(memberMission.memberId, getId('hoa'))),
  ).toMatchObject([{ state: 'CLAIMED' }])
  expect((await readRewards('hoa')).count).toBe(1)
  const { rows } = await harness.database.execute(sql`
    select (event ->> 'claimable')::integer as claimable, (event ->> 'reached')::integer as reached from live_event
    where type = 'MISSIONS' and member_id = ${getId('hoa')} order by id`)
  expect(rows).toEqual([
    { claimable: 1, reached: 1 },
    { claimable: 0, reached: 0 },
  ])
})

test('notices reached missions without a visit, and looks at a member again only after more rounds', async () => {
  await addMission('reels')
  await play('suba', new Date(), '500000')
  expect(await watchMissions(harness.database)).toBe(1)
  expect(await findBadge('suba')).toBe(1)
  expect(await watchMissions(harness.database)).toBe(0)
  await play('suba', new Date(), '1')
  expect(await watchMissions(harness.database)).toBe(1)
})

test('refuses an unknown, unreached or expired mission, and an account on a break', async () => {
  await addMission('reels', { target: parseAmount('900000000') })
  const refusal = async (missionId: string, period: string) =>
    (await claim('hoa', missionId, period)).body as { errorCode: string }
  expect(await refusal('nothing', TODAY)).toMatchObject({ errorCode: 'mission.not.found' })
  expect(await refusal('reels', addDays(TODAY, 1))).toMatchObject({ errorCode: 'mission.not.found' })
  expect(await refusal('reels', 'once')).toMatchObject({ errorCode: 'mission.not.found' })
  expect(await refusal('reels', TODAY)).toMatchObject({ errorCode: 'mission.not.reached' })
  expect(await refusal('reels', addDays(TODAY, -2))).toMatchObject({ errorCode: 'mission.expired' })
  await harness.database.execute(sql`update mission set target = 1`)
  await play('hoa', new Date(), '1')
  await harness.database.execute(sql`
    insert into play_exclusion (member_id, kind, state, ends_at)
    values (${getId('hoa')}, 'TIME_OUT', 'ACTIVE', now() + interval '1 hour')`)
  expect(await refusal('reels', TODAY)).toMatchObject({ errorCode: 'play.excluded' })
  expect(await getSummary('hoa')).toMatchObject({ excluded: true, claimable: 1 })
  await harness.database.execute(sql`delete from play_exclusion`)
  expect((await claim('hoa', 'reels', TODAY)).status).toBe(200)
})

test.each(['ONCE', 'DAY', 'WEEK'] as const)(
  'lists a mission that has ended (%s) only to those who can still claim its reward',
  async (cycle) => {
    await addMission('ended', { cycle, endsOn: YESTERDAY })
    await play('lan', startOfDay(YESTERDAY), '500000')
    const listed = async (username: string) => (await getSummary(username)).missions.map(({ state }) => state)
    expect(await listed('lan')).toEqual(['REACHED'])
    expect(await listed('minh')).toEqual([])
    const [{ period = '' } = {}] = (await getSummary('lan')).missions
    expect((await claim('lan', 'ended', period)).status).toBe(200)
    expect(await listed('lan')).toEqual([])
  },
)

test('pays the day before until midnight of the brand, and not a millisecond later', async () => {
  await addMission('reels')
  const midnight = startOfDay(addDays(YESTERDAY, 2))
  for (const username of ['lan', 'minh']) {
    await play(username, new Date(startOfDay(TODAY).getTime() - 1), '500000')
    expect(await readMissions(harness.database, reader(username))).toMatchObject({
      missions: [{ period: YESTERDAY, state: 'REACHED' }, { period: TODAY }],
    })
  }
  const one = { missionId: 'reels', period: YESTERDAY }
  const before = new Date(midnight.getTime() - 1)
  expect((await claimAt(harness.database, reader('lan'), one, before)).mission.state).toBe('CLAIMED')
  await expect(claimAt(harness.database, reader('minh'), one, midnight)).rejects.toMatchObject({
    code: 'mission.expired',
  })
  expect((await readMissions(harness.database, reader('minh'), midnight)).claimable).toBe(0)
  // A claim that comes again is answered after the time, too.
  expect((await claimAt(harness.database, reader('lan'), one, midnight)).mission.state).toBe('CLAIMED')
})

describe('claim and expiry at the last moment', () => {
  const midnight = startOfDay(addDays(YESTERDAY, 2))
  const reached = async () => {
    // The ledger keeps its key: a test that claims needs a mission of its own.
    const id = await addMission(`reels-${randomUUID()}`)
    await play('suba', new Date(startOfDay(TODAY).getTime() - 1), '500000')
    await readMissions(harness.database, reader('suba'))
    return id
  }
  const claimLast = (missionId: string) =>
    claimAt(harness.database, reader('suba'), { missionId, period: YESTERDAY }, new Date(midnight.getTime() - 1))
  const getRow = async (missionId: string) =>
    (await harness.database.select().from(memberMission).where(eq(memberMission.missionId, missionId)))[0]
  const paidFor = async (missionId: string) => {
    const { rows } = await harness.database.execute(
      sql`select from ledger_transaction where member_id = ${getId('suba')} and reference = ${missionId}`,
    )
    return rows.length
  }

  test('pays a mission claimed before the job ran', async () => {
    const id = await reached()
    await claimLast(id)
    await expireMissions(harness.database, midnight)
    expect(await getRow(id)).toMatchObject({ state: 'CLAIMED', nextActionAt: null })
    expect((await claimLast(id)).mission.state).toBe('CLAIMED')
    expect(await paidFor(id)).toBe(1)
  })

  test('refuses with a code a mission that the job has expired, and pays nothing', async () => {
    const id = await reached()
    await expireMissions(harness.database, midnight)
    await expect(claimLast(id)).rejects.toMatchObject({ code: 'mission.expired' })
    expect(await getRow(id)).toMatchObject({ state: 'EXPIRED', nextActionAt: null })
    expect(await paidFor(id)).toBe(0)
  })

  test('pays or expires, never both and never neither, in 20 races from two tabs and two processes', async () => {
    const id = await reached()
    const ids = [id, ...(await Promise.all(Array.from({ length: 19 }, () => addMission(`reels-${randomUUID()}`))))]
    await readMissions(harness.database, reader('suba'))
    const [claims] = await Promise.all([
      Promise.all(
        ids.map(async (missionId, pair) => {
          // The job passes over all at once, so claims start one after the other.
          await setTimeout(pair * 3)
          return Promise.allSettled([claimLast(missionId), claimLast(missionId)])
        }),
      ),
      setTimeout(25).then(() => expireMissions(harness.database, midnight)),
      setTimeout(35).then(() => expireMissions(harness.database, midnight)),
    ])
    for (const [index, missionId] of ids.entries()) {
      const responses = claims[index] ?? []
      const refused = responses.flatMap((response) => (response.status === 'rejected' ? [response.reason.code] : []))
      const row = await getRow(missionId)
      expect([row?.state, refused, await paidFor(missionId)]).toEqual(
        row?.state === 'CLAIMED' ? ['CLAIMED', [], 1] : ['EXPIRED', ['mission.expired', 'mission.expired'], 0],
      )
    }
    expect(await findLedgerFaults(harness.database)).toEqual([])
  })
})

test('takes play of closed days from their sums', async () => {
  await addMission('days', { cycle: 'ONCE', kind: 'DAYS', target: 3n, products: [], startsOn: addDays(TODAY, -6) })
  for (const back of [5, 3, 0]) await play('minh', new Date(Date.now() - back * 86_400_000), '1')
  const { queries } = await harness.call(missionSummary, {}, as('minh'))
  expect(queries.length).toBeLessThanOrEqual(12)
  expect(await getSummary('minh')).toMatchObject({ missions: [{ period: 'once', state: 'REACHED', endsAt: null }] })
})

test('refuses demo accounts', async () => {
  const demo = (await harness.call(freePlay, {})).value.token
  expect(await harness.call(missionSummary, {}, { token: demo })).toMatchObject({
    body: { errorCode: 'in_need_true_account' },
  })
})
