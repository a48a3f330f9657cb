import { teamBetting } from '@playhouse/platform-api/agent-downline.ts'
import { teamOverview } from '@playhouse/platform-api/agent.ts'
import { recentGames } from '@playhouse/platform-api/games-played.ts'
import { missionSummary } from '@playhouse/platform-api/missions.ts'
import { betHistory, lotteryProfit, personalProfit } from '@playhouse/platform-api/records.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { type ContractKind, periodAt } from '@playhouse/shared/agent-pay.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { agentBill, contractVersion } from '../../../db/tables/agents.ts'
import { lotteryResult } from '../../../db/tables/lottery.ts'
import { member } from '../../../db/tables/members.ts'
import { MIGRATIONS } from '../../../db/migrate.ts'
import { mission } from '../../../db/tables/missions.ts'
import { brandDay, startOfDay } from '../../../ledger/brand-day.ts'
import { addDays } from '../../../lib/record-range.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { correctResult, lockDraw, voidDraw } from '../../play/lottery/draw-machine.ts'
import type { LotteryDraw } from '../../play/lottery/draw-states.ts'
import { type LotteryHarness, openLottery } from '../../play/lottery/lottery.fixture.ts'
import { billContracts } from './contract-bills.ts'
import { recountBills } from './recount-bills.ts'

const TODAY = brandDay(new Date())

let lot: LotteryHarness
const ids = new Map<string, number>()
const tokens = new Map<string, string>()
const getId = (username: string) => ids.get(username) ?? 0
beforeAll(async () => {
  lot = await openLottery()
  for (const { username, id } of await lot.harness.database.select().from(member)) ids.set(username, id)
  await lot.harness.database.execute(sql`truncate mission cascade`)
  await lot.harness.database.insert(mission).values(
    (['ROUNDS', 'DAYS', 'GAMES_WON'] as const).map((kind, position) => ({
      id: kind,
      kind,
      cycle: 'ONCE' as const,
      products: [],
      target: 1_000n,
      amount: 1n,
      points: 0n,
      startsOn: '2026-01-01',
      position,
    })),
  )
  for (const username of ['lan', 'agenta'])
    tokens.set(username, (await lot.harness.call(login, { username, password: PASSWORD })).value.token)
})
afterEach(async () => {
  await lot.harness.database.delete(agentBill)
  await lot.harness.database.delete(contractVersion)
})
afterAll(() => lot.close())

/** A draw in which lan, who is two levels below agenta, played 1,000 on 11. */
async function playedDraw(): Promise<LotteryDraw> {
  const [draw] = await lot.draws('VN_SOUTH_1M')
  if (!draw) throw new Error('The draw was not made.')
  await lot.buy(getId('lan'), draw, [{ betType: 'DE', picks: [11], units: 1_000 }])
  await lot.finish(draw.id)
  await settleAs(draw, '22')
  return draw
}

/** Corrects the last two digits of a draw, which are all that `de` looks at. */
async function correct({ id }: LotteryDraw, ending: string): Promise<void> {
  const { database } = lot.harness
  const [row] = await database.select().from(lotteryResult).where(eq(lotteryResult.drawId, id))
  const numbers = row?.numbers ?? []
  const changed = [...numbers.slice(0, -1), `${(numbers.at(-1) ?? '').slice(0, -2)}${ending}`]
  await withTransaction(database, (tx) =>
    correctResult(tx, id, { numbers: changed, actor: 'anna, binh', reason: 'A digit was misread' }),
  )
}

const voidIt = ({ id }: LotteryDraw) =>
  withTransaction(lot.harness.database, async (tx) =>
    voidDraw(tx, await lockDraw(tx, id), { actor: 'anna, binh', reason: 'The machine was not sealed' }),
  )

async function settleAs(draw: LotteryDraw, ending: string | 'VOID'): Promise<void> {
  await (ending === 'VOID' ? voidIt(draw) : correct(draw, ending))
  await lot.run()
}

let shifted = 0
/** Moves all play of today to a day of its own. */
async function moveToEarlierDay(): Promise<void> {
  shifted += 1
  const { database } = lot.harness
  await database.execute(sql`
    insert into member_day (member_id, day, turnover, uncounted, payout, rounds)
    select member_id, day - ${shifted}::integer, turnover, uncounted, payout, rounds from member_day
    where day = ${TODAY}::date and (rounds, payout) <> (0, 0)
    on conflict (member_id, day) do update set turnover = excluded.turnover, uncounted = excluded.uncounted,
      payout = excluded.payout, rounds = excluded.rounds`)
  await database.execute(sql`
    update member_day set turnover = 0, uncounted = 0, payout = 0, rounds = 0 where day = ${TODAY}::date`)
  await database.execute(sql`
    update round set settled_at = settled_at - make_interval(days => ${shifted}::integer)
    where settled_at >= ${startOfDay(TODAY).toISOString()}::timestamptz`)
  await database.execute(sql`select rebuild_team_sums()`)
  for (const table of ['record_rollup', 'member_game_day', 'member_movement_day'])
    await database.execute(sql.raw(`delete from ${table}`))
}

/** Everything that counts rounds or players. */
async function counts() {
  const { database, call } = lot.harness
  const getRows = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows
  const range = { from: addDays(TODAY, -20), to: TODAY }
  const as = (username: string) => ({ token: tokens.get(username) ?? '' })
  const { value: team } = await call(teamBetting, range, as('agenta'))
  const { value: overview } = await call(teamOverview, range, as('agenta'))
  const { value: record } = await call(betHistory, range, as('lan'))
  const { value: profit } = await call(personalProfit, range, as('lan'))
  const { value: lotteries } = await call(lotteryProfit, range, as('lan'))
  const { value: progress } = await call(missionSummary, {}, as('lan'))
  const { value: recent } = await call(recentGames, { limit: 1 }, as('lan'))
  return {
    days: await getRows(sql`select member_id, day, rounds from member_day where rounds <> 0 order by 1, 2`),
    active: await getRows(sql`
      select username, day, team_active(id, path, day, day) as members, team_active(id, path, ${range.from}::date, day) as so_far
      from member cross join (select ${TODAY}::date - back as day from generate_series(0, 20) back) days
      where username in ('general', 'agenta', 'suba') order by 1, 2`),
    team: {
      rounds: team.total.rounds,
      days: team.days.filter(({ rounds }) => rounds > 0).map(({ day, rounds }) => [day, rounds]),
      products: team.products.map(({ gameType, rounds }) => [gameType, rounds]),
      active: [overview.today.activeMembers, overview.range.activeMembers],
      activeDays: overview.days.map(({ activeMembers }) => activeMembers),
    },
    record: record.sums.rounds,
    profit: [profit.sums.rounds, ...profit.products.map(({ rounds }) => rounds)],
    profitDays: profit.days.filter(({ rounds }) => rounds > 0).map(({ day, rounds }) => [day, rounds]),
    lotteries: lotteries.sums.rounds,
    missions: progress.missions.map((one) => [one.id, one.progress]),
    recent: recent.list.map(({ nodeId }) => nodeId),
  }
}

const saved = async () => ({
  team: (
    await lot.harness.database.execute(
      sql`select member_id, day, product, rounds, team_rounds from team_day where (rounds, team_rounds) <> (0, 0) order by 1, 2, 3`,
    )
  ).rows,
  active: (await lot.harness.database.execute(sql`select * from active_day order by 1, 2`)).rows,
  games: (
    await lot.harness.database.execute(
      sql`select day, node_id, sum(rounds)::integer as rounds from member_game_day where rounds <> 0 group by 1, 2 order by 1, 2`,
    )
  ).rows,
})
async function foldAndRollUp(): Promise<void> {
  await lot.harness.database.execute(sql`select fold_team_changes()`)
  await lot.harness.database.execute(sql`
    select roll_up_records(id, ${addDays(TODAY, -1)}::date) from member where username in ('lan', 'minh')`)
}

const playSlot = (username: string, at = new Date()) => {
  const id = randomUUID()
  return lot.harness.database.execute(sql`
    select settle_round(${getId(username)}, false, node_id, ${id}, 10000000, 0, null, (post_bet(${getId(username)}, cash.id, house.id, 10000000,
      'vendor:' || vendor_code || ':' || ${id}, '\\x00'::bytea, ${id})).balance, ${at.toISOString()}::timestamptz)
    from game, ledger_account cash, ledger_account house
    where node_id = 1 and cash.code = ${`member:${getId(username)}:cash`} and house.code = 'house:bets'`)
}

test.each([
  ['corrected', ['11']],
  ['corrected back and forth', ['11', '22', '11', '22']],
  ['voided', ['VOID']],
  ['corrected and voided', ['11', 'VOID']],
])('a draw that is %s on a later day leaves rounds and active members as they were', async (_how, endings) => {
  const draw = await playedDraw()
  await playSlot('lan')
  await moveToEarlierDay()
  await foldAndRollUp()
  const before = await counts()
  const stored = await saved()
  for (const ending of endings) {
    await settleAs(draw, ending)
    expect(await counts()).toEqual(before)
    await foldAndRollUp()
    expect(await counts()).toEqual(before)
    expect(await saved()).toEqual(stored)
  }
  expect(await lot.faults()).toEqual([])
})

test('a correction is counted as money on its own day, which a team’s page lists without rounds', async () => {
  const draw = await playedDraw()
  await moveToEarlierDay()
  await settleAs(draw, '11')
  const { value } = await lot.harness.call(
    teamBetting,
    { from: TODAY, to: TODAY },
    { token: tokens.get('agenta') ?? '' },
  )
  const money = { turnover: '0.00', housePnl: '-99500.00' }
  expect(value).toMatchObject({
    days: [{ day: TODAY, rounds: 0, ...money }],
    products: [{ gameType: 'ELOTT', rounds: 0, ...money }],
    total: { rounds: 0, ...money },
  })
})

const KINDS = ['DAILY_SALARY', 'HOURLY_SALARY', 'REALTIME_SALARY', 'DIVIDEND'] satisfies ContractKind[]

/** Bills contracts that ask for so many active members, for the periods that contain a moment. */
async function bill(at: Date, contracts = KINDS.map((kind) => ({ kind, username: 'agenta', minActiveMembers: 2 }))) {
  const { database } = lot.harness
  await database.delete(agentBill)
  await database.delete(contractVersion)
  for (const { kind, username, minActiveMembers } of contracts) {
    const { from, to } = periodAt(kind, 'D', at)
    await database.insert(contractVersion).values({
      memberId: getId(username),
      id: randomUUID(),
      number: 1,
      kind,
      uplineId: getId('general'),
      terms: {
        period: 'D',
        basisPoints: 50,
        minValidBet: '1000',
        minHouseProfit: null,
        minActiveMembers,
        maxWinRate: null,
        maxLossRate: null,
        maxSingleBet: null,
      },
      termsHash: '',
      state: 'ACCEPTED',
      offeredAt: from,
      expiresAt: from,
      validFrom: from,
      validUntil: to,
      nextPeriod: from,
      nextActionAt: from,
    })
  }
  await billContracts.run(database, new AbortController().signal)
  return bills()
}

const bills = async () =>
  (
    await lot.harness.database.select().from(agentBill).orderBy(agentBill.memberId, agentBill.kind, agentBill.revision)
  ).map(({ memberId, kind, state, total, lines }) => {
    const line = lines.find(({ what }) => what === 'ACTIVE_MEMBERS')
    return { memberId, kind, state, total, active: line?.value, met: line?.met }
  })

/** When the latest round of lan, or what a draw changed for it, was settled. */
async function latest(): Promise<Date> {
  const { rows } = await lot.harness.database.execute<{ at: string }>(
    sql`select max(settled_at)::text as at from round where member_id = ${getId('lan')}`,
  )
  return new Date(rows[0]?.at ?? '')
}

test.each(['11', 'VOID'] as const)(
  'a contract that pays for active members is not raised by a draw settled again as %s, but by a round',
  async (ending) => {
    const draw = await playedDraw()
    await moveToEarlierDay()
    await settleAs(draw, ending)
    const at = await latest()
    await playSlot('minh', at)
    const billed = await bill(at)
    expect(billed).toHaveLength(4)
    for (const one of billed) expect(one).toMatchObject({ state: 'NOT_REACHED', total: 0n, active: '1' })
    expect(await lot.faults()).toEqual([])
    await playSlot('lan', at)
    const raised = await bill(at)
    for (const one of raised) expect(one).toMatchObject({ active: '2' })
    expect(raised.filter(({ total }) => total > 0n).length).toBeGreaterThanOrEqual(3)
    expect(await lot.faults()).toEqual([])
  },
)

test('counts each ticket once while draws are settled, corrected, voided and folded at the same time', async () => {
  const { database } = lot.harness
  const draws = [await playedDraw(), await playedDraw()]
  const [sold] = await lot.draws('VN_SOUTH_1M')
  if (!sold) throw new Error('The draw was not made.')
  await lot.buy(getId('lan'), sold, [{ betType: 'DE', picks: [11], units: 1_000 }])
  await lot.buy(getId('minh'), sold, [{ betType: 'DE', picks: [11], units: 1_000 }])
  await moveToEarlierDay()
  const getCount = async (username: string) => {
    const { rows } = await database.execute(sql`
      select (select rounds from member_day where member_id = ${getId(username)} and day = ${TODAY}::date) as rounds,
        (select sum(rounds)::integer from team_change where member_id = ${getId(username)}) as unfolded,
        (select sum(activity)::integer from team_change where member_id = ${getId(username)}) as activity`)
    return rows[0]
  }
  await correct(draws[0] ?? sold, '11')
  await voidIt(draws[1] ?? sold)
  await lot.passShow(sold.id)
  await Promise.all([lot.run(), lot.run(), lot.run(), playSlot('lan'), playSlot('minh')])
  expect(await getCount('lan')).toEqual({ rounds: 2, unfolded: 2, activity: 1 })
  expect(await getCount('minh')).toEqual({ rounds: 2, unfolded: 2, activity: 1 })
  const fold = () => database.execute(sql`select fold_team_changes(2)`)
  await Promise.all([fold(), settleAs(sold, '11'), fold(), fold()])
  for (let left = 1; left > 0;) left = Number((await fold()).rows[0]?.fold_team_changes)
  const { rows } = await database.execute(sql`
    select sum(rounds)::integer as rounds, sum(team_rounds)::integer as team_rounds from team_day
    where day = ${TODAY}::date and member_id in (${getId('lan')}, ${getId('minh')}, ${getId('agenta')})`)
  expect(rows).toEqual([{ rounds: 4, team_rounds: 4 }])
  expect(await lot.faults()).toEqual([])
})

test('an upgrade removes corrections counted before from rounds, active members and bills', async () => {
  const { database } = lot.harness
  const draw = await playedDraw()
  await moveToEarlierDay()
  await settleAs(draw, '11')
  await moveToEarlierDay()
  await settleAs(draw, '22')
  const at = await latest()
  await playSlot('minh', at)
  await foldAndRollUp()
  const [before, stored] = [await counts(), await saved()]

  await database.execute(sql`
    select add_to_member_day(member_id, settled_at, p_rounds => 1, p_product => category) from round join game using (node_id)
    where is_lottery_change(vendor_round_id, node_id)`)
  await database.execute(sql`
    update member_game_day kept set rounds = rounds + (select count(*) from round where round.member_id = kept.member_id
      and node_id = kept.node_id and brand_day(settled_at) = day and sign(payout - stake) = outcome and is_lottery_change(vendor_round_id, node_id))`)
  await foldAndRollUp()
  expect(await counts()).not.toEqual(before)
  const wrong = (await lot.faults()).join()
  expect(wrong).toContain('Every member’s day equals a recount')
  expect(wrong).toContain('Every account’s own and team sums equal a recount')
  expect(wrong).toContain('Every sum of a member’s past days equals a recount')
  const daily = { kind: 'DAILY_SALARY' as const }
  const [needy, modest] = [
    { ...daily, username: 'agenta', minActiveMembers: 2 },
    { ...daily, username: 'general', minActiveMembers: 1 },
  ]
  const lost = { kind: 'DIVIDEND' as const, username: 'agenta', minActiveMembers: 3 }
  const billed = await bill(at, [needy, modest, lost])
  expect(billed.map(({ total, active, met }) => [total > 0n, active, met])).toEqual([
    [true, '2', true],
    [true, '2', true],
    [false, '2', false],
  ])

  await withTransaction(database, async (tx) => {
    const [file = ''] = globSync(`${MIGRATIONS}/*_rounds-of-corrections.sql`)
    const migration = readFileSync(file, 'utf8')
    for (const statement of migration.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  })
  expect(await counts()).toEqual(before)
  await recountBills.run(database, new AbortController().signal)
  expect(await lot.faults()).toEqual([])
  await foldAndRollUp()
  expect(await counts()).toEqual(before)
  expect(await saved()).toEqual(stored)
  expect(await lot.faults()).toEqual([])
  const [general, agenta] = [getId('general'), getId('agenta')]
  expect((await bills()).map(({ memberId, state, active, met }) => [memberId, state, active, met])).toEqual([
    [general, 'DUE', '1', true],
    [agenta, 'DUE', '2', true],
    [agenta, 'WAIVED', '1', false],
    [agenta, 'NOT_REACHED', '1', false],
  ])
})
